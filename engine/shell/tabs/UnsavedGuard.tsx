import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { framelessPaths } from '../../../schemas/shared/framelessPaths'
import { messages } from '../../../schemas/shared/messages'
import { useFrame } from '../frame/frame'

/**
 * Going from tab to tab loses nothing, for screens stay alive; what would lose entries is leaving the frame (log-in page,
 * error page) or the document. The browser asks in its own words when the window is closed.
 */
export function UnsavedGuard() {
  const { tabs, ask, session, languages } = useFrame()
  const blocker = useBlocker(({ nextLocation }) => {
    const leavesFrame = framelessPaths.includes(nextLocation.pathname)
    // A lost session cannot be stayed in; its entries are kept with the tabs until another person logs in.
    return leavesFrame && session.getState().tokens !== undefined && tabs.hasUnsaved()
  })

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void ask.confirm(messages.confirmLeaveUnsaved, 'destroys').then(isSure => {
      if (isSure) blocker.proceed()
      else blocker.reset()
    })
  }, [blocker, ask])

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (tabs.hasUnsaved() && !languages.isChanging()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [tabs, languages])

  return null
}
