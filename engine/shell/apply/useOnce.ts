import { useRef, useState } from 'react'
import { toFailure } from '../../runtime/failure'
import { useFrame } from '../frame/frame'
import { application } from './applyStore'

/**
 * Runs one call at a time: a second press does nothing. A refusal goes to the field that it names, or to `otherwise`; a token
 * that has ended leads back to the verification, and what was entered stays.
 */
export function useOnce(onTokenEnded: () => void) {
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
        application.setState({ problem: failure.message })
        return onTokenEnded()
      }
      const field = failure.field ?? otherwise
      const { problems } = application.getState()
      if (field === undefined) application.setState({ problem: failure.message })
      else application.setState({ problems: { ...problems, [field]: failure.message } })
    } finally {
      running.current = false
      setIsRunning(false)
    }
  }
  return { once, isRunning }
}
