import { reportNames } from '../../../schemas/shared/reports'
import { badRequest, notAllowed } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import type { ServerModule, SessionPort } from '../../http/serverModule'
import { reportContext, reportRoute } from './answerReport'
import { type BasisInput, conditionsOf } from './basisInput'
import { costUnitDifference } from './costUnitDifference'
import { readHighCostDetail } from './highCostDetail'
import { highCostUnit } from './highCostUnit'
import { itemMasterCost } from './itemMasterCost'
import { monthlyReport01 } from './monthlyReport01'
import { monthlyReport02 } from './monthlyReport02'
import { monthlyReport03 } from './monthlyReport03'
import { monthlyReport04 } from './monthlyReport04'
import { monthlyReport05 } from './monthlyReport05'
import { monthlyReport06 } from './monthlyReport06'
import { monthlyReport07 } from './monthlyReport07'
import { monthlyReport08 } from './monthlyReport08'
import { monthlyReport09 } from './monthlyReport09'
import { monthlyReport10 } from './monthlyReport10'
import { monthlyReport11 } from './monthlyReport11'
import { readBasis } from './reportBasis'
import type { ReportKind } from './reportKind'
import { lastMonth } from './reportMonths'
import { saveHighCostAction } from './saveHighCostAction'

export const reportKinds: readonly ReportKind[] = [
  monthlyReport01,
  monthlyReport02,
  monthlyReport03,
  monthlyReport04,
  monthlyReport05,
  monthlyReport06,
  monthlyReport07,
  monthlyReport08,
  monthlyReport09,
  monthlyReport10,
  monthlyReport11,
  costUnitDifference,
  highCostUnit,
  itemMasterCost,
]

const highCostRoutes: readonly OperationRoute[] = [
  route('getHighCostUnitDetail', async context => {
    const { input, clock } = context
    const asked = { yyyymm: lastMonth(clock.today()), diffBasis: 'AVG12', ...input }
    return readHighCostDetail(await reportContext({ ...context, input: asked }), input.itemCode)
  }),
  route('saveHighCostAction', context => saveHighCostAction(context, context.input, context.clock.today())),
]

/** The documents behind a figure, for whoever may read the report that shows it. */
const basisRoute = ({ mayCall }: Pick<SessionPort, 'mayCall'>): OperationRoute =>
  route(
    'listReportBasis',
    async context => {
      const asked: BasisInput = context.input
      const kind = reportKinds.find(({ operation }) => reportNames[operation] === asked.report)
      if (!kind) throw badRequest('report')
      if (!(await mayCall(context.actor, kind.operation)))
        throw notAllowed(`${kind.operation} is not granted to group ${context.actor.group}`)
      return readBasis(kind, asked, await reportContext({ ...context, input: conditionsOf(asked) }))
    },
    { mayLag: true },
  )

export function reportModule(session: Pick<SessionPort, 'mayCall'>): ServerModule {
  return { name: 'report', routes: [...reportKinds.map(reportRoute), basisRoute(session), ...highCostRoutes] }
}
