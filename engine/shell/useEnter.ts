import { useNavigate } from 'react-router-dom'
import { homeOf } from '../auth/portalOf'
import { safeMoveUrl, withoutAccessToken } from '../routing/moveUrl'
import { useFrame } from './frame'

/** Goes on after a log-in: to the page that was wanted when the session was missing, or home. */
export function useEnter(): () => Promise<void> {
  const { session, loadScreens } = useFrame()
  const navigate = useNavigate()
  return async () => {
    const screens = await loadScreens()
    const { moveUrl, portal } = session.getState()
    session.setState({ moveUrl: undefined })
    const isKnown = (path: string) => path === homeOf(portal) || screens.some(screen => screen.path === path)
    const target = safeMoveUrl(moveUrl, portal, isKnown)
    await navigate(target === undefined ? homeOf(portal) : withoutAccessToken(target), { replace: true })
  }
}
