import { useRef, useState } from 'react'
import { logIn } from '../../auth/loginFlow'
import { text } from '../../i18n/text'
import { useFrame } from '../frame/frame'
import { useEnter } from './useEnter'

const rememberedIdKey = 'gpms.loginId'

export interface Login {
  readonly username: string
  readonly password: string
  readonly isRemembered: boolean
  readonly isRunning: boolean
  readonly problem: string | undefined
  readonly problemAt: 'username' | 'password' | undefined
  /** The password was right and has to be changed first (AUTH103). */
  readonly isExpired: boolean
  readonly change: (values: { readonly username?: string; readonly password?: string }) => void
  readonly remember: (isRemembered: boolean) => void
  readonly fill: (account: { readonly singleid: string; readonly password: string }) => void
  readonly submit: () => Promise<void>
}

/** The state of the log-in form. A second press while the first is under way does nothing. */
export function useLogin(): Login {
  const frame = useFrame()
  const enter = useEnter()
  const kept = frame.storage.read(rememberedIdKey)
  const [fields, setFields] = useState({ username: kept ?? '', password: '' })
  const [isRemembered, setIsRemembered] = useState(kept !== undefined)
  const [problem, setProblem] = useState<{
    text: string
    at?: 'username' | 'password' | undefined
    isExpired?: boolean
  }>()
  const [isRunning, setIsRunning] = useState(false)
  const running = useRef(false)

  const stop = () => {
    running.current = false
    setIsRunning(false)
  }
  const submit = async () => {
    const username = fields.username.trim()
    if (username === '') return setProblem({ text: text('loginIdEmpty'), at: 'username' })
    if (fields.password === '') return setProblem({ text: text('loginPasswordEmpty'), at: 'password' })
    if (running.current) return
    running.current = true
    setIsRunning(true)
    setProblem(undefined)
    const result = await logIn(frame, { username, password: fields.password })
    if (!result.isLoggedIn) {
      stop()
      return setProblem({
        text: result.message,
        at: fieldOf(result.code),
        isExpired: result.code === 'AUTH103',
      })
    }
    if (isRemembered) frame.storage.write(rememberedIdKey, username)
    else frame.storage.remove(rememberedIdKey)
    // The button stays busy until the next page is there.
    try {
      await enter()
    } catch {
      // The session stands; what could not be fetched is the code of the next page.
      setProblem({ text: text('networkLost') })
    }
    stop()
  }

  return {
    ...fields,
    isRemembered,
    isRunning,
    problem: problem?.text,
    problemAt: problem?.at,
    isExpired: problem?.isExpired === true,
    change: values => {
      setFields({ ...fields, ...values })
      setProblem(undefined)
    },
    remember: setIsRemembered,
    fill: ({ singleid, password }) => {
      setFields({ username: singleid, password })
      setProblem(undefined)
    },
    submit,
  }
}

/** The field that a refused log-in concerns, so that the cursor goes there. */
function fieldOf(code: string): 'username' | 'password' | undefined {
  if (code === 'AUTH011' || code === 'AUTH015') return 'password'
  return code === 'AUTH019' || code === 'AUTH003' || code === 'COM000010' ? 'username' : undefined
}
