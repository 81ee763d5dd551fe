import { useEffect, useId, useRef, useState } from 'react'
import { supplierText } from '../../i18n/supplierTexts'
import { text } from '../../i18n/text'
import { useFrame } from '../frame/frame'
import { clockText } from '../session/sessionTime'
import styles from './CyberLogin.module.css'
import { DemoOutbox } from './DemoOutbox'
import form from './LoginPage.module.css'
import type { CyberLogin, WaitingCode } from './useCyberLogin'

export interface CyberCodeFormProps {
  readonly login: CyberLogin
  readonly waiting: WaitingCode
  readonly isDemo: boolean
}

/** The second step: the six digits, how long they count, and another code. */
export function CyberCodeForm({ login, waiting, isDemo }: CyberCodeFormProps) {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const problemId = useId()
  const left = waiting.endsAt - useNow()
  const isOver = left <= 0
  const isUsedUp = waiting.triesLeft === 0
  const { endsAt } = waiting
  useEffect(() => {
    if (endsAt > 0) field.current?.focus()
  }, [endsAt])
  useEffect(() => {
    if (login.problem !== undefined) field.current?.select()
  }, [login.problem])

  const over = isOver ? supplierText('codeOver') : isUsedUp ? supplierText('codeTriesOver') : undefined
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void login.check(code)
      }}
    >
      <label className={form.field}>
        <span className={form.label}>{supplierText('code')}</span>
        <input
          className={`${form.input} ${styles.code}`}
          ref={field}
          name="otpNum"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          aria-invalid={login.problem !== undefined || over !== undefined}
          aria-describedby={problemId}
          onChange={event => setCode(onlyDigits(event.target.value))}
        />
      </label>
      <p className={styles.left}>
        <span>
          {supplierText('codeLeft')} <time>{clockText(left)}</time>
        </span>
        <span>{supplierText('codeTries', [waiting.triesLeft])}</span>
      </p>
      <p className={form.problem} id={problemId} role="alert">
        {login.problem ?? over ?? ''}
      </p>
      <p className={styles.note} role="status">
        {login.note}
      </p>
      <button type="submit" className={form.submit} disabled={login.isRunning || over !== undefined}>
        {text(login.isRunning ? 'loginUnderWay' : 'loginButton')}
      </button>
      <div className={styles.others}>
        <button type="button" className="button" onClick={login.goBack}>
          {supplierText('codeBack')}
        </button>
        <button
          type="button"
          className="button"
          disabled={login.isRunning}
          onClick={() => {
            setCode('')
            void login.resend()
          }}
        >
          {supplierText('codeResend')}
        </button>
      </div>
      {isDemo && <DemoOutbox userId={login.username.trim().toLowerCase()} key={endsAt} />}
    </form>
  )
}

/** Mask onlynum; digits of full width are typed by many. */
function onlyDigits(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '').slice(0, 6)
}

function useNow(): number {
  const { clock } = useFrame()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 1000)
    return () => clearInterval(timer)
  }, [clock])
  return now
}
