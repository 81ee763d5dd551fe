import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../../widgets/Icon'
import { text } from '../../i18n/text'
import styles from './LoginPage.module.css'
import { useReset } from './resetLink'
import type { Login } from './useLogin'

const PasswordResetDialog = lazy(() =>
  import('./PasswordResetDialog').then(piece => ({ default: piece.PasswordResetDialog })),
)

export interface LoginFormProps {
  readonly login: Login
  /** @default Single ID */
  readonly idLabel?: string
  /** @default the word for logging in */
  readonly submitLabel?: string
  /** Further fields below the password. */
  readonly children?: ReactNode
}

/** Id and password. Real form fields with their usual names, so that password keepers know them. */
export function LoginForm({ login, idLabel = text('loginId'), submitLabel, children }: LoginFormProps) {
  const [isShown, setIsShown] = useState(false)
  const [isCapsLock, setIsCapsLock] = useState(false)
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const problemId = useId()
  const passwordId = useId()
  const { problem, problemAt, isExpired } = login
  const reset = useReset(isExpired)

  // The first thing to do on this page: the id, or with a remembered one the password.
  useEffect(() => {
    if (username.current?.value === '') username.current.focus()
    else password.current?.focus()
  }, [])
  useEffect(() => {
    if (problemAt === 'username') username.current?.select()
    if (problemAt === 'password') password.current?.select()
  }, [problemAt])

  const watchCapsLock = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'))
  return (
    <>
      <form
        className={styles.form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void login.submit()
        }}
      >
        <label className={styles.field}>
          <span className={styles.label}>{idLabel}</span>
          <input
            className={styles.input}
            ref={username}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={30}
            value={login.username}
            aria-invalid={problemAt === 'username'}
            aria-describedby={problemId}
            onChange={event => login.change({ username: event.target.value })}
          />
        </label>
        <div className={styles.field}>
          {/* Not around the button, whose name would become part of the field's. */}
          <label className={styles.label} htmlFor={passwordId}>
            {text('loginPassword')}
          </label>
          <span className={styles.secret}>
            <input
              className={styles.input}
              ref={password}
              id={passwordId}
              name="password"
              type={isShown ? 'text' : 'password'}
              autoComplete="current-password"
              maxLength={200}
              value={login.password}
              aria-invalid={problemAt === 'password'}
              aria-describedby={problemId}
              onChange={event => login.change({ password: event.target.value })}
              onKeyDown={watchCapsLock}
              onKeyUp={watchCapsLock}
              onBlur={() => setIsCapsLock(false)}
            />
            <button
              type="button"
              className={styles.show}
              aria-pressed={isShown}
              aria-label={text(isShown ? 'loginHidePassword' : 'loginShowPassword')}
              onClick={() => setIsShown(!isShown)}
            >
              <Icon name="eye" />
            </button>
          </span>
        </div>
        {children}
        <p className={styles.problem} id={problemId} role="alert">
          {problem ?? (isCapsLock ? text('loginCapsLock') : '')}
        </p>
        <button type="submit" className={styles.submit} disabled={login.isRunning}>
          {login.isRunning ? text('loginUnderWay') : (submitLabel ?? text('loginButton'))}
        </button>
        <div className={styles.below}>
          <label className={styles.remember}>
            <input
              type="checkbox"
              checked={login.isRemembered}
              onChange={event => login.remember(event.target.checked)}
            />
            {text('loginRemember')}
          </label>
          <button type="button" className={styles.reset} onClick={reset.open}>
            {text('passwordReset')}
          </button>
        </div>
      </form>
      {reset.isOpen && (
        <Suspense>
          <PasswordResetDialog
            username={login.username}
            isExpired={isExpired}
            link={reset.link}
            onClose={() => {
              reset.close()
              login.change({ password: '' })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
