import { monthlyCalcWorkflow } from '../../../schemas/workflow/workflows'
import { checkGroup } from '../../document/checkGroup'
import { erasedRoute } from '../../document/erasedRoute'
import { eachDocument } from '../../document/transitionKeys'
import { documentNotFound, fieldRefused } from '../../http/failure'
import { type OperationContext, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import type { MonthRecord } from '../settlementMonth/settlementMonth'
import { listUnsettled } from '../settlementTarget/listTargets'
import { aggregateMonth, previewAggregate } from './aggregateMonth'
import {
  listMonthlyReceipt,
  listMonthlySettlement,
  type MonthSource,
  monthList,
  readMonth,
} from './monthLists'
import {
  answerMonth,
  closeMonth,
  confirmMonth,
  notifyMonth,
  objectMonth,
  reopenMonth,
} from './monthTransitions'

type OnMonth = OperationContext<{ readonly calcNo: string }>

async function seenMonth(
  { tx, actor, input }: OnMonth,
  source: MonthSource | 'monthly_calc' = 'monthly_calc',
): Promise<MonthRecord> {
  const month = await tx.selectFrom(source).selectAll().where('calc_no', '=', input.calcNo).executeTakeFirst()
  if (!month) throw documentNotFound(actor.scope)
  return month
}

const ofMonth = (operation: string, read: (context: OnMonth) => Promise<unknown>) =>
  erasedRoute<OnMonth['input']>(operation, read)

/** Monthly settlements, on both sides. */
export function monthlySettlementModule(): ServerModule {
  return {
    name: 'monthlySettlement',
    routes: [
      monthList('listMonthlyCalc', 'month_now'),
      monthList('listCyberMonthlyCalc', 'seen_month'),
      ofMonth('getMonthlyCalc', async context =>
        readMonth(context.tx, await seenMonth(context, 'month_now')),
      ),
      ofMonth('getCyberMonthlyCalc', async context =>
        readMonth(context.tx, await seenMonth(context, 'seen_month')),
      ),
      ofMonth('listMonthlySettlement', async context => {
        const { calc_no } = await seenMonth(context)
        return listMonthlySettlement(context.tx, calc_no, context.actor.portal === 'internal')
      }),
      ofMonth('listMonthlyReceipt', async context => {
        const { calc_no } = await seenMonth(context)
        return listMonthlyReceipt(context.tx, calc_no)
      }),
      ofMonth('listMonthlyUnsettled', async context => listUnsettled(context.tx, await seenMonth(context))),
      route('previewMonthlyAggregate', context => {
        checkGroup(monthlyCalcWorkflow, 'aggregateMonthlyCalc', context.actor)
        return previewAggregate(context, context.input)
      }),
      route('aggregateMonthlyCalc', context => {
        checkGroup(monthlyCalcWorkflow, 'aggregateMonthlyCalc', context.actor)
        return aggregateMonth(context, context.input.body)
      }),
      route('notifyMonthlyCalc', context =>
        eachDocument(context.input.calcNo, context.input.body, key => notifyMonth(context, key)),
      ),
      route('answerMonthlyCalc', context => {
        const { calcNo, body } = context.input
        return answerMonth(context, { id: calcNo, version: body.version }, body.header.objectionAnswer)
      }),
      route('closeMonthlyCalc', context =>
        eachDocument(context.input.calcNo, context.input.body, key => closeMonth(context, key)),
      ),
      route('reopenMonthlyCalc', context => {
        const { calcNo, body } = context.input
        return eachDocument(calcNo, body, key => reopenMonth(context, key, body.reason))
      }),
      route('confirmMonthlyCalc', context => {
        const { calcNo, body } = context.input
        return eachDocument(calcNo, body, key => confirmMonth(context, key, body.adjNos))
      }),
      route('objectMonthlyCalc', context => {
        const { calcNo, body } = context.input
        if (body.objection === undefined) throw fieldRefused('objection', 'fieldEmpty', ['이의내용'])
        return objectMonth(context, { id: calcNo, version: body.version }, body.adjNos, body.objection)
      }),
    ],
  }
}
