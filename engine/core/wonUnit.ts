import { isWonUnit, type WonUnit } from '../../schemas/shared/wonUnit'
import { blocksOf } from '../plan/blocksOf'
import type { ScreenPlan } from '../plan/screenPlan'
import type { Services } from '../runtime/services'
import type { ScreenCore } from './screenCore'

/** The query parameter of a page's address that says it, so that a report is sent as it was seen. */
const unitName = 'unit'

const hasReport = (plan: ScreenPlan): boolean =>
  blocksOf(plan, 'grid').some(({ report }) => report !== undefined)

/** One choice for all reports of a person. */
const unitKey = ({ session }: Services) => `reportUnit:${session.user().singleid}`

/** What the address says, else what the person chose last. */
export function openingUnit({ plan, params, services }: Omit<ScreenCore, 'host'>): WonUnit {
  if (!hasReport(plan)) return 'won'
  const named = [params[unitName], services.storage.read(unitKey(services))]
  return named.find(isWonUnit) ?? 'won'
}

/** The unit as a part of the page's query; a page without a report has none. */
export const unitQuery = ({
  plan,
  store,
}: Pick<ScreenCore, 'plan' | 'store'>): Readonly<Record<string, string>> =>
  hasReport(plan) ? { [unitName]: store.getState().wonUnit } : {}

export function chooseUnit(core: ScreenCore, unit: WonUnit): void {
  const { services, store } = core
  store.setState({ wonUnit: unit })
  services.storage.write(unitKey(services), unit)
  core.params = { ...core.params, ...unitQuery(core) }
  services.go.setParams(core.params)
}
