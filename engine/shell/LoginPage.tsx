import { useLoaderData } from 'react-router-dom'
import { portalTitle } from '../auth/portalOf'
import { text } from '../i18n/text'
import { DemoAccounts } from './DemoAccounts'
import { useSession } from './frame'
import { LoginForm } from './LoginForm'
import styles from './LoginPage.module.css'
import type { LoginPageFacts } from './loginPageFacts'
import { useLogin } from './useLogin'

/** Spec §2: the log-in of the internal portal. */
export function LoginPage() {
  const facts = useLoaderData<LoginPageFacts>()
  const portal = useSession(state => state.portal)
  const login = useLogin()
  return (
    <main className={styles.page}>
      <section className={styles.panel}>
        <p className={styles.mark}>{portalTitle(portal)}</p>
        <h1 className={styles.title}>{text('loginTitle')}</h1>
        <p className={styles.lead}>{text('loginLead')}</p>
        <LoginForm login={login} />
        {facts.demoAccounts.length > 0 && (
          <DemoAccounts accounts={facts.demoAccounts} onChoose={login.fill} chosen={login.username} />
        )}
      </section>
    </main>
  )
}
