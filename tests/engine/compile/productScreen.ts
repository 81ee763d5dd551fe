import { agreements } from '../../../engine/compile/agreements'
import { compileAll } from '../../../engine/compile/compileAll'
import { readDefinitions } from '../../../engine/compile/readDefinitions'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'

/** A screen of the product as it is compiled, for tests of what its definition says. */
export function productScreen(name: string): ScreenPlan {
  const plan = compileAll(readDefinitions(process.cwd()), agreements).screens.get(name)?.plan
  if (!plan) throw new Error(`The product has no screen "${name}".`)
  return plan
}
