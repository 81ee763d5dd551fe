import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Portal } from '../../../schemas/shared/addresses'
import { isFailure } from '../../auth/apiClient'
import { pathIn } from '../../auth/portalOf'
import { personText } from '../../i18n/personTexts'
import { useFrame, useSession } from '../frame/frame'
import styles from './PersonInfo.module.css'
import { PlainField } from './PlainField'
import { useMyInfo } from './useMyInfo'

/** Where the own data stand, in the portal of the session. */
export function ownPage(portal: Portal, name: 'PersonInfo' | 'PersonInfoLogin'): string {
  return pathIn(portal, `/userManagement/${name}`)
}

/** The password once more, before own data are shown. Who came by the directory goes on at once. */
export function PersonInfoLoginPage() {
  const { call } = useFrame()
  const navigate = useNavigate()
  const portal = useSession(state => state.portal)
  const userId = useSession(state => state.user?.singleid ?? '')
  const { info } = useMyInfo()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isRunning, setIsRunning] = useState(false)
  const needsNone = info.state === 'ready' && !info.info.hasPassword

  const goOn = () => void navigate(ownPage(portal, 'PersonInfo'), { replace: true })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isRunning) return
    if (needsNone) return goOn()
    if (password === '') return setProblem(personText('passwordEmpty'))
    setIsRunning(true)
    setProblem(undefined)
    try {
      await call('verifyMyPassword', { body: { password } })
      goOn()
    } catch (error) {
      if (!isFailure(error)) throw error
      setProblem(error.message)
      setPassword('')
    }
    setIsRunning(false)
  }
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <h1>{personText('confirmTitle')}</h1>
      <p className={styles.lead}>{personText('confirmLead')}</p>
      <form className={`${styles.card} ${styles.stack}`} noValidate onSubmit={event => void submit(event)}>
        <PlainField
          label={personText('userId')}
          value={userId}
          readOnly
          autoComplete="username"
          onChange={() => undefined}
        />
        {!needsNone && (
          <PlainField
            label={personText('password')}
            type="password"
            autoComplete="current-password"
            maxLength={200}
            required
            autoFocus
            value={password}
            problem={problem}
            onChange={typed => {
              setPassword(typed)
              setProblem(undefined)
            }}
          />
        )}
        <div className={styles.foot}>
          <button type="submit" className="button" data-look="primary" disabled={isRunning}>
            {personText(isRunning ? 'running' : 'confirm')}
          </button>
        </div>
      </form>
    </div>
  )
}
