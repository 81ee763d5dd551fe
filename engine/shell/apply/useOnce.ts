import { useRef, useState } from 'react'
import { failureText, toFailure } from '../../runtime/failure'
import { useFrame } from '../frame/frame'
import { application } from './applyStore'

/** Where it is told what is wrong: at fields, or below all of them. */
interface Telling {
  getState(): { readonly problems: Readonly<Partial<Record<string, string>>> }
  setState(said: {
    readonly problem?: string
    readonly problems?: Readonly<Partial<Record<string, string>>>
  }): void
}

/**
 * Runs one call at a time: a second press does nothing. A refusal goes to the field that it names, or to `otherwise`; a token
 * that has ended leads back to the verification, and what was entered stays.
 */
export function useOnce(onTokenEnded: () => void, telling: Telling = application) {
  const { session } = useFrame()
  const running = useRef(false)
  const [isRunning, setIsRunning] = useState(false)
  const once = async (work: () => Promise<void>, otherwise?: string) => {
    if (running.current) return
    running.current = true
    setIsRunning(true)
    try {
      await work()
    } catch (error) {
      const failure = toFailure(error)
      if (failure.kind === 'aborted') return
      if (failure.code === 'applyTokenEnded') {
        session.setState({ applyToken: undefined })
        telling.setState({ problem: failure.message })
        return onTokenEnded()
      }
      const field = failure.field ?? otherwise
      const { problems } = telling.getState()
      if (field === undefined) telling.setState({ problem: failureText(failure) })
      else telling.setState({ problems: { ...problems, [field]: failureText(failure) } })
    } finally {
      running.current = false
      setIsRunning(false)
    }
  }
  return { once, isRunning }
}
