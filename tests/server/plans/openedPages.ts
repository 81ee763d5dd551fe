import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import { isAuthGroupId } from '../../../schemas/codes/authGroups'
import { compiledScreens } from '../../cases/compiledScreens'
import { routeCell } from '../authorization/matrixFacts'
import type { Hands } from './pressServices'

export const screens = [...compiledScreens.screens.values()]
  .map(({ plan }) => plan)
  .filter(plan => plan.samples === undefined)
export const popups = new Map([...compiledScreens.popups].map(([name, popup]) => [name, popup.plan]))

/** What a person may do on a page of his portal; undefined where he may not open it. */
export function mountOf(plan: ScreenPlan, hands: Hands): 'read' | 'write' | undefined {
  const mount = plan.mounts.find(({ portal, access }) => portal === hands.portal && access !== 'public')
  return mount && accessOf(mount.path, hands)
}

export function accessOf(path: string, { group }: Hands): 'read' | 'write' | undefined {
  const cell = isAuthGroupId(group) ? routeCell(path, group) : 'refused'
  return cell === 'read' || cell === 'write' ? cell : undefined
}
