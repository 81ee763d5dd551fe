import { type OperationRoute, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { monthlyReport01 } from './monthlyReport01'

const routes: readonly OperationRoute[] = [
  route('getMonthlyReport01', ({ tx, actor, input, clock }) =>
    monthlyReport01(tx, actor, input, clock.today()),
  ),
]

export function reportModule(): ServerModule {
  return { name: 'report', routes }
}
