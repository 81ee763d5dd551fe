import { type FormEvent, useId } from 'react'
import { useLoaderData } from 'react-router-dom'
import { personText } from '../../i18n/personTexts'
import { text } from '../../i18n/text'
import dialogStyles from '../dialogs/AskDialog.module.css'
import { useModal } from '../dialogs/useModal'
import styles from '../person/PersonInfo.module.css'
import { PlainField } from '../person/PlainField'
import { DemoOutbox } from './DemoOutbox'
import type { LoginPageFacts } from './loginPageFacts'
import type { ResetLink } from './resetLink'
import { usePasswordReset } from './usePasswordReset'

interface PasswordResetDialogProps {
  readonly username: string
  /** The right password was said, but it has to be changed. */
  readonly isExpired: boolean
  /** An operator's link has brought him here, with its code. */
  readonly link?: ResetLink | undefined
  readonly onClose: () => void
}

/** A code by mail, then a new password twice. It logs nobody in; the page below waits with the log-in. */
export function PasswordResetDialog({ username, isExpired, link, onClose }: PasswordResetDialogProps) {
  const { demoAccounts } = useLoaderData<LoginPageFacts>()
  const titleId = useId()
  const dialog = useModal({ onDismiss: onClose, closesOutside: false })
  const reset = usePasswordReset(username, link)
  const { fields, problem, step, isRunning, login } = reset
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (step === 'done') onClose()
    else void (step === 'ask' ? reset.send() : reset.change())
  }
  const field = (name: keyof typeof fields, label: string, more: object = {}) => (
    <PlainField
      label={label}
      required
      value={fields[name]}
      problem={problem?.field === name ? problem.text : undefined}
      onChange={value => reset.enter({ [name]: value })}
      {...more}
    />
  )
  const secret = { type: 'password', maxLength: 200, autoComplete: 'new-password' }
  const lead = link
    ? 'resetLink'
    : step === 'change'
      ? 'resetLead'
      : isExpired
        ? 'resetExpired'
        : 'resetStart'
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
              {!link && (
                <>
                  <p className={styles.label}>{personText('resetSent')}</p>
                  {field('token', personText('resetCode'), {
                    inputMode: 'numeric',
                    autoComplete: 'one-time-code',
                    maxLength: 20,
                  })}
                </>
              )}
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
          {step === 'change' && !link && (
            <button type="button" className="button" disabled={isRunning} onClick={() => void reset.send()}>
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
