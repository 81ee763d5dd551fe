import { lazy, Suspense } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import { portalTitle } from '../../../schemas/shared/addresses'
import { supplierText } from '../../i18n/supplierTexts'
import { LanguageSwitch } from '../frame/LanguageSwitch'
import { CyberUserChoice } from './CyberUserChoice'
import { CyberWays } from './CyberWays'
import { DemoAccounts } from './DemoAccounts'
import { LoginForm } from './LoginForm'
import styles from './LoginPage.module.css'
import type { CyberLoginFacts } from './loginPageFacts'
import { useCyberLogin } from './useCyberLogin'

// Tells time by the clock of the frame, which the log-in page does without until the password is right.
const CyberCodeForm = lazy(() => import('./CyberCodeForm').then(piece => ({ default: piece.CyberCodeForm })))

/** Spec §2: the log-in of the external portal, in two steps. */
export function CyberLoginPage() {
  const { users } = useLoaderData<CyberLoginFacts>()
  return (
    <main className={styles.page}>
      <section className={styles.panel}>
        <div className={styles.top}>
          <p className={styles.mark}>{portalTitle('external')}</p>
          <LanguageSwitch />
        </div>
        {users ? <CyberUserChoice users={users} /> : <CyberSteps />}
      </section>
    </main>
  )
}

function CyberSteps() {
  const { problem, demoAccounts } = useLoaderData<CyberLoginFacts>()
  const login = useCyberLogin(problem)
  const { waiting } = login
  const isDemo = demoAccounts.length > 0
  if (waiting)
    return (
      <>
        <h1 className={styles.title}>{supplierText('codeTitle')}</h1>
        <p className={styles.lead}>{supplierText('codeLead', [waiting.sentTo])}</p>
        <Suspense>
          <CyberCodeForm login={login} waiting={waiting} isDemo={isDemo} />
        </Suspense>
      </>
    )
  return (
    <>
      <h1 className={styles.title}>{supplierText('loginTitle')}</h1>
      <p className={styles.lead}>{supplierText('loginLead')}</p>
      <LoginForm login={login} idLabel={supplierText('userId')} submitLabel={supplierText('requestCode')}>
        <CyberWays way={login.way} onChoose={login.chooseWay} />
      </LoginForm>
      <p className={styles.apply}>
        {supplierText('applyLead')} <Link to="/template/ogpmsUserApply1">{supplierText('apply')}</Link>
      </p>
      {isDemo && <DemoAccounts accounts={demoAccounts} onChoose={login.fill} chosen={login.username} />}
    </>
  )
}
