import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { isBusinessNumber } from '../../../schemas/shared/taxNumber'
import { applyText } from '../../i18n/applyTexts'
import { useFrame } from '../frame/frame'
import styles from './Apply.module.css'
import { ApplyInput } from './ApplyInput'
import { missingAt } from './applyRules'
import { application, enter } from './applyStore'
import { uploadAgain } from './uploadPaper'
import { useOnce } from './useOnce'

const codeMilliseconds = 180_000

/** Sends a code and takes it back; the right one is answered by the token of the application. */
export function VerifyCode({ onVerified }: { readonly onVerified: () => void }) {
  const frame = useFrame()
  const { call, session, clock } = frame
  const { codeEndsAt, problems, regNo } = useStore(application)
  const { once, isRunning } = useOnce(() => undefined)
  const left = Math.max(0, (codeEndsAt ?? 0) - useSeconds(() => clock.now()))
  const isSent = codeEndsAt !== undefined
  const over = isSent && left === 0 ? applyText('codeExpired') : undefined

  const send = async () => {
    const { values } = application.getState()
    const contact = values.verifyType === 'S' ? 'cellPhoneNo' : 'email'
    const missing = missingAt(regNo === '' ? ['taxNo2', contact] : ['taxNo2'])
    if (Object.keys(missing).length > 0) return application.setState({ problems: missing })
    if (!isBusinessNumber(values.taxNo2 ?? ''))
      return application.setState({ problems: { taxNo2: applyText('taxNumberWrong') } })
    await call('sendPublicVerifyCode', { body: subject() })
    enter({ verifyCode: '' })
    application.setState({ codeEndsAt: clock.now() + codeMilliseconds })
  }
  const check = async () => {
    const verifyCode = (application.getState().values.verifyCode ?? '').trim()
    if (!/^\d{6}$/.test(verifyCode))
      return application.setState({ problems: { ...problems, verifyCode: applyText('codeFormat') } })
    const { applyToken } = await call('checkPublicVerifyCode', { body: { ...subject(), verifyCode } })
    session.setState({ applyToken })
    enter({ verifyCode: '' })
    application.setState({ codeEndsAt: undefined, problem: '', wanted: undefined })
    onVerified()
    await uploadAgain(call)
  }
  return (
    <div className={styles.fields}>
      <ApplyInput
        field="verifyCode"
        maxLength={6}
        autoComplete="one-time-code"
        note={over ?? (isSent ? applyText('codeSent', [clockText(left)]) : undefined)}
      >
        <button
          type="button"
          className="button"
          aria-disabled={isRunning}
          onClick={() => void once(send, 'verifyCode')}
        >
          {applyText(isSent ? 'resendCode' : 'sendCode')}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={isRunning}
          disabled={!isSent}
          onClick={() => void once(check, 'verifyCode')}
        >
          {applyText('checkCode')}
        </button>
      </ApplyInput>
    </div>
  )
}

/** Whom a code is about; of a supplement the contact is not typed. */
function subject() {
  const { values, regNo } = application.getState()
  const { taxNo2 = '', applyType = 'NEW', verifyType, cellPhoneNo, email } = values
  if (regNo !== '') return { taxNo2: taxNo2.trim(), applyType: 'NEW' as const, regNo }
  return {
    taxNo2: taxNo2.trim(),
    applyType,
    ...(verifyType === 'S'
      ? { verifyType, cellPhoneNo: cellPhoneNo ?? '' }
      : { verifyType: 'E' as const, email: email ?? '' }),
  }
}

function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function useSeconds(now: () => number): number {
  const [seen, setSeen] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setSeen(now()), 1_000)
    return () => clearInterval(timer)
  })
  return seen
}
