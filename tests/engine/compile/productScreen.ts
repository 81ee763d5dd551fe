import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import { compiledScreens } from '../../cases/compiledScreens'

/** A screen of the product as it is compiled, for tests of what its definition says. */
export function productScreen(name: string): ScreenPlan {
  const plan = compiledScreens.screens.get(name)?.plan
  if (!plan) throw new Error(`The product has no screen "${name}".`)
  return plan
}
