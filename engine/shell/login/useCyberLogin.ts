import { useRef, useState } from 'react'
import {
  type CodeWay,
  checkCode,
  type RefusedCyber,
  type SentCode,
  sendCode,
} from '../../auth/cyberLoginFlow'
import { supplierText } from '../../i18n/supplierTexts'
import { text } from '../../i18n/text'
import { codeTries } from '../../settings/limits'
import { useFrame } from '../frame/frame'
import { useEnter } from './useEnter'
import type { Login } from './useLogin'

const rememberedIdKey = 'gpms.cyberLoginId'

/** A code on its way, and what is left of it. */
export interface WaitingCode extends SentCode {
  /** Milliseconds on the server's clock. */
  readonly endsAt: number
  readonly triesLeft: number
}

export interface CyberLogin extends Login {
  readonly way: CodeWay
  readonly chooseWay: (way: CodeWay) => void
  readonly waiting: WaitingCode | undefined
  /** What has been done, said politely. */
  readonly note: string | undefined
  readonly check: (code: string) => Promise<void>
  readonly resend: () => Promise<void>
  readonly goBack: () => void
}

interface Problem {
  readonly text: string
  readonly at?: 'username' | 'password'
  readonly isExpired?: boolean
}

/** Both steps of a supplier's log-in. A second press while the first is under way does nothing. */
export function useCyberLogin(firstProblem?: string): CyberLogin {
  const frame = useFrame()
  const enter = useEnter()
  const kept = frame.storage.read(rememberedIdKey)
  const [fields, setFields] = useState({ username: kept ?? '', password: '' })
  const [way, setWay] = useState<CodeWay>('E')
  const [isRemembered, remember] = useState(kept !== undefined)
  const [problem, setProblem] = useState<Problem | undefined>(
    firstProblem === undefined ? undefined : { text: firstProblem },
  )
  const [note, setNote] = useState<string>()
  const [waiting, setWaiting] = useState<WaitingCode>()
  const [isRunning, setIsRunning] = useState(false)
  const running = useRef(false)
  const credentials = { userId: fields.username.trim(), password: fields.password }

  const once = async (work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setIsRunning(true)
    setProblem(undefined)
    setNote(undefined)
    await work().finally(() => {
      running.current = false
      setIsRunning(false)
    })
  }
  const send = async () => {
    const result = await sendCode(frame, credentials, way)
    if (result.outcome === 'refused') return setProblem({ text: result.message, ...fieldOf(result) })
    setWaiting({ ...result, endsAt: frame.clock.now() + result.seconds * 1_000, triesLeft: codeTries })
    if (waiting) setNote(supplierText('codeResent'))
  }
  const check = async (code: string) => {
    const result = await checkCode(frame, credentials, code)
    if (result.outcome === 'refused') {
      setProblem({ text: result.message, ...fieldOf(result) })
      if (waiting && result.triesLeft !== undefined) setWaiting({ ...waiting, triesLeft: result.triesLeft })
      if (waiting && result.code === 'AUTH008') setWaiting({ ...waiting, triesLeft: 0 })
      // A problem of the account itself is solved in the first step.
      if (/^AUTH0(?!08|13)|^AUTH1|^COM/.test(result.code)) setWaiting(undefined)
      return
    }
    if (isRemembered) frame.storage.write(rememberedIdKey, credentials.userId)
    else frame.storage.remove(rememberedIdKey)
    await enter()
  }

  return {
    ...fields,
    way,
    waiting,
    note,
    isRemembered,
    isRunning,
    problem: problem?.text,
    problemAt: problem?.at,
    isExpired: problem?.isExpired === true,
    change: values => {
      setFields({ ...fields, ...values })
      setProblem(undefined)
    },
    chooseWay: setWay,
    remember,
    fill: ({ singleid, password }) => {
      setFields({ username: singleid, password })
      setProblem(undefined)
    },
    submit: async () => {
      if (credentials.userId === '') return setProblem({ text: supplierText('userIdEmpty'), at: 'username' })
      if (credentials.password === '') return setProblem({ text: text('loginPasswordEmpty'), at: 'password' })
      await once(send)
    },
    check: async code => {
      if (!/^\d{6}$/.test(code)) return setProblem({ text: supplierText('codeFormat') })
      await once(() => check(code))
    },
    resend: () => once(send),
    goBack: () => {
      setWaiting(undefined)
      setProblem(undefined)
      setNote(undefined)
    },
  }
}

/** The field that a refusal concerns. Suppliers do not learn whether it is the identifier or the password. */
function fieldOf({ code }: RefusedCyber): Omit<Problem, 'text'> {
  if (code === 'AUTH103') return { at: 'password', isExpired: true }
  return /^(AUTH011|AUTH019|COM000010)$/.test(code) ? { at: 'password' } : {}
}
