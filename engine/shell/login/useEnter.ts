import { useNavigate } from 'react-router-dom'
import { externalBase } from '../../../schemas/shared/addresses'
import { safeMoveUrl, withoutAccessToken } from '../../auth/moveUrl'
import { homeOf } from '../../auth/portalOf'
import { type Frame, useFrame } from '../frame/frame'

/** Goes on after a log-in: to the page that was wanted when the session was missing, or home. */
export function useEnter(): () => Promise<void> {
  const frame = useFrame()
  const navigate = useNavigate()
  return async () => navigate(await takeTarget(frame), { replace: true })
}

/** Pages without a definition that one may want to come back to. */
const ownPages = /^(?:\/cyber)?\/userManagement\/PersonInfo(?:Login)?$/
const ownPhonePage = `${externalBase}/userManagement/PersonInfo`

export type TargetParts = Pick<Frame, 'session' | 'loadScreens'>

/** Where a log-in leads; the remembered page is forgotten with it. */
export async function takeTarget({ session, loadScreens }: TargetParts): Promise<string> {
  const screens = await loadScreens()
  const { moveUrl, portal, user } = session.getState()
  session.setState({ moveUrl: undefined })
  const isKnown = (path: string) =>
    path === homeOf(portal) || ownPages.test(path) || screens.some(screen => screen.path === path)
  const target = safeMoveUrl(moveUrl, portal, isKnown)
  if (target !== undefined) return withoutAccessToken(target)
  // A supplier without a cell phone is asked for it: domain 8.4.
  return portal === 'external' && user?.noCellPhoneYn === 'Y' ? ownPhonePage : homeOf(portal)
}
