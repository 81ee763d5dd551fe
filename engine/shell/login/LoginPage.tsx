import { lazy, type ReactNode, Suspense } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import { portalTitle } from '../../../schemas/shared/addresses'
import { text } from '../../i18n/text'
import { useSession } from '../frame/frame'
import { LanguageSwitch } from '../frame/LanguageSwitch'
import { DemoAccounts } from './DemoAccounts'
import { LoginForm } from './LoginForm'
import styles from './LoginPage.module.css'
import type { LoginPageFacts } from './loginPageFacts'
import { useLogin } from './useLogin'

// Fetched where the configured mode has a directory.
const DirectoryWays = lazy(() => import('./DirectoryWays').then(piece => ({ default: piece.DirectoryWays })))
const IntroductionChoice = lazy(() =>
  import('./IntroductionChoice').then(piece => ({ default: piece.IntroductionChoice })),
)

/** Spec §2: the log-in of the internal portal. */
export function LoginPage() {
  const { directory } = useLoaderData<LoginPageFacts>()
  const portal = useSession(state => state.portal)
  return (
    <main className={styles.page}>
      <section className={styles.panel}>
        <div className={styles.top}>
          <p className={styles.mark}>{portalTitle(portal)}</p>
          <LanguageSwitch />
        </div>
        <Suspense>
          {directory?.introduction ? (
            <IntroductionChoice introduction={directory.introduction} />
          ) : (
            <>
              <h1 className={styles.title}>{text('loginTitle')}</h1>
              <p className={styles.lead}>{text('loginLead')}</p>
              {directory ? (
                <>
                  <DirectoryWays addresses={directory.addresses}>
                    <PasswordLogin />
                  </DirectoryWays>
                  <ApplyLink />
                </>
              ) : (
                <PasswordLogin>
                  <ApplyLink />
                </PasswordLogin>
              )}
            </>
          )}
        </Suspense>
      </section>
    </main>
  )
}

/** The way of an employee who has no account (domain 3.46). */
const ApplyLink = () => (
  <p className={styles.apply}>
    {text('applyLead')} <Link to="/template/userApply">{text('apply')}</Link>
  </p>
)

/** `children` stand below the form, before the accounts of the demo. */
function PasswordLogin({ children }: { readonly children?: ReactNode }) {
  const { demoAccounts } = useLoaderData<LoginPageFacts>()
  const login = useLogin()
  return (
    <>
      <LoginForm login={login} />
      {children}
      {demoAccounts.length > 0 && (
        <DemoAccounts accounts={demoAccounts} onChoose={login.fill} chosen={login.username} />
      )}
    </>
  )
}
