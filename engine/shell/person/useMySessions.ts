import { useCallback, useEffect, useRef, useState } from 'react'
import type { MySession } from '../../../codegen/generated/types'
import { isFailure } from '../../auth/apiClient'
import { mySessionsText } from '../../i18n/mySessionsTexts'
import { useFrame } from '../frame/frame'

export interface MySessionsState {
  readonly sessions: readonly MySession[] | undefined
  readonly problem: string | undefined
  readonly isRunning: boolean
  readonly reload: () => Promise<void>
  readonly end: (sessionId: string) => Promise<void>
  readonly endAll: () => Promise<void>
}

/** Where somebody is logged in, and how he ends it. */
export function useMySessions(): MySessionsState {
  const { call, ask, logOutEverywhere } = useFrame()
  const [sessions, setSessions] = useState<readonly MySession[]>()
  const [problem, setProblem] = useState<string>()
  const [isRunning, setIsRunning] = useState(false)
  const running = useRef(false)

  const once = useCallback(async (work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setIsRunning(true)
    try {
      await work()
    } catch (error) {
      if (!isFailure(error)) throw error
      if (error.kind !== 'sessionLost') setProblem(error.message)
    } finally {
      running.current = false
      setIsRunning(false)
    }
  }, [])
  const read = useCallback(async () => {
    setProblem(undefined)
    setSessions((await call('listMySession', {})).rows)
  }, [call])
  useEffect(() => void once(read), [once, read])

  return {
    sessions,
    problem,
    isRunning,
    reload: () => once(read),
    end: sessionId =>
      once(async () => {
        await call('endMySession', { sessionId })
        ask.toast(mySessionsText('ended'), 'success')
        await read()
      }),
    endAll: () =>
      once(async () => {
        if (await ask.confirm(mySessionsText('endAllQuestion'))) await logOutEverywhere()
      }),
  }
}
