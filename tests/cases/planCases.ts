import { casesOf } from '../../engine/cases/casesOf'
import type { PlanCase } from '../../engine/cases/planCase'
import type { ScreenPlan } from '../../engine/plan/screenPlan'
import { compiledScreens } from './compiledScreens'

interface ScreenCases {
  readonly plan: ScreenPlan
  /** How its tests are called: "prList 구매요청 현황". */
  readonly title: string
  readonly cases: readonly PlanCase[]
}

const { screens, popups } = compiledScreens
const titleOf = (name: string) => (screens.get(name) ?? popups.get(name))?.plan.title ?? name

/** The tests that come with each definition, as `npm run screens -- tests` lists them. */
export const planCases: readonly ScreenCases[] = [...screens.values()].map(({ plan }) => ({
  plan,
  title: `${plan.screen} ${plan.title}`,
  cases: casesOf(plan, titleOf),
}))
