import { type FormEvent, useId, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { passwordFault, passwordTexts } from '../../../schemas/shared/passwordRule'
import { translateSentence } from '../../../schemas/shared/translated'
import { isFailure } from '../../auth/apiClient'
import { personText } from '../../i18n/personTexts'
import { text } from '../../i18n/text'
import dialogStyles from '../dialogs/AskDialog.module.css'
import { useModal } from '../dialogs/useModal'
import { useFrame } from '../frame/frame'
import styles from '../person/PersonInfo.module.css'
import { PlainField } from '../person/PlainField'
import { DemoOutbox } from './DemoOutbox'
import type { LoginPageFacts } from './loginPageFacts'

interface PasswordResetDialogProps {
  readonly username: string
  /** The right password was said, but it has to be changed. */
  readonly isExpired: boolean
  readonly onClose: () => void
}

type Step = 'ask' | 'change' | 'done'
const systemId = 'GPMS'

/** A code by mail, then a new password twice. It logs nobody in; the page below waits with the log-in. */
export function PasswordResetDialog({ username, isExpired, onClose }: PasswordResetDialogProps) {
  const { call } = useFrame()
  const { demoAccounts } = useLoaderData<LoginPageFacts>()
  const titleId = useId()
  const dialog = useModal({ onDismiss: onClose, closesOutside: false })
  const [fields, setFields] = useState({ login: username, token: '', password: '', passwordCheck: '' })
  const [problem, setProblem] = useState<{ readonly field?: string; readonly text: string }>()
  const [step, setStep] = useState<Step>('ask')
  const [isRunning, setIsRunning] = useState(false)
  const login = fields.login.trim().toLowerCase()

  const run = async (work: () => Promise<void>) => {
    if (isRunning) return
    setIsRunning(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      if (!isFailure(error)) throw error
      setProblem({ text: error.message })
    }
    setIsRunning(false)
  }
  const send = () =>
    run(async () => {
      if (login === '') return setProblem({ field: 'login', text: personText('resetIdEmpty') })
      const answer = await call('authSendResetCode', { systemId, 'loginUser.login': login })
      if (answer.code !== 'OK')
        return setProblem({ text: translateSentence(answer.msg ?? text('loginFailed')) })
      setStep('change')
    })
  const change = () =>
    run(async () => {
      const { token, password, passwordCheck } = fields
      if (token.trim() === '') return setProblem({ field: 'token', text: personText('resetCodeEmpty') })
      const fault = passwordFault(password, login) ?? (password === passwordCheck ? undefined : 'differs')
      if (fault)
        return setProblem({
          field: fault === 'differs' ? 'passwordCheck' : 'password',
          text: passwordTexts[fault],
        })
      const answer = await call('authResetPw', {
        body: { systemId, 'loginUser.login': login, token: token.trim(), password, passwordCheck },
      })
      if (answer.code === 'OK') return setStep('done')
      const field = answer.errorCode === 'AUTH013' ? 'token' : 'password'
      setProblem({ field, text: translateSentence(answer.reason ?? answer.msg ?? text('loginFailed')) })
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (step === 'done') onClose()
    else void (step === 'ask' ? send() : change())
  }
  const field = (name: keyof typeof fields, label: string, more: object = {}) => (
    <PlainField
      label={label}
      required
      value={fields[name]}
      problem={problem?.field === name ? problem.text : undefined}
      onChange={value => {
        setFields({ ...fields, [name]: value })
        setProblem(undefined)
      }}
      {...more}
    />
  )
  const secret = { type: 'password', maxLength: 200, autoComplete: 'new-password' }
  const lead = step === 'change' ? 'resetLead' : isExpired ? 'resetExpired' : 'resetStart'
  return (
    <dialog className={dialogStyles.dialog} ref={dialog} aria-labelledby={titleId}>
      <h2 className={dialogStyles.title} id={titleId}>
        {personText('resetTitle')}
      </h2>
      <form noValidate onSubmit={submit}>
        <div className={`${styles.stack} ${styles.dialogBody}`}>
          <p role="status">{personText(step === 'done' ? 'resetDone' : lead)}</p>
          {step !== 'done' &&
            field('login', personText('resetId'), {
              autoComplete: 'username',
              maxLength: 30,
              readOnly: step === 'change',
            })}
          {step === 'change' && (
            <>
              <p className={styles.label}>{personText('resetSent')}</p>
              {field('token', personText('resetCode'), {
                inputMode: 'numeric',
                autoComplete: 'one-time-code',
                maxLength: 20,
              })}
              {field('password', personText('passwordNew'), secret)}
              {field('passwordCheck', personText('passwordCheck'), secret)}
              {demoAccounts.length > 0 && <DemoOutbox userId={login} />}
            </>
          )}
          <p className={styles.problem} role="alert">
            {problem && problem.field === undefined ? problem.text : ''}
          </p>
        </div>
        <div className={dialogStyles.foot}>
          {step === 'change' && (
            <button type="button" className="button" disabled={isRunning} onClick={() => void send()}>
              {personText('resetAgain')}
            </button>
          )}
          {step !== 'done' && (
            <button type="button" className="button" onClick={onClose}>
              {text('cancel')}
            </button>
          )}
          <button type="submit" className="button" data-look="primary" disabled={isRunning}>
            {personText(step === 'ask' ? 'resetSend' : step === 'change' ? 'resetChange' : 'resetBack')}
          </button>
        </div>
      </form>
    </dialog>
  )
}
