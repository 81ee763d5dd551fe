import { monthlyCalcWorkflow } from '../../../schemas/workflow/workflows'
import { checkGroup } from '../../document/checkGroup'
import { keysOf, transitionEach } from '../../document/transitionKeys'
import { documentNotFound, fieldRefused } from '../../http/failure'
import { type OperationContext, type OperationRoute, route } from '../../http/route'
import { aggregateMonth, previewAggregate } from './aggregateMonth'
import { listUnsettled } from './listAdjTarget'
import { listMonthlyReceipt, listMonthlySettlement, listMonths, readMonth } from './listMonths'
import { findMonth, type MonthRecord, type MonthSource } from './monthStore'
import {
  answerMonth,
  closeMonth,
  confirmMonth,
  notifyMonth,
  objectMonth,
  reopenMonth,
} from './monthTransitions'

type OnMonth = OperationContext<{ readonly calcNo: string }>

async function seenMonth({ tx, actor, input }: OnMonth, source?: MonthSource): Promise<MonthRecord> {
  const month = await findMonth(tx, input.calcNo, source)
  if (!month) throw documentNotFound(actor.scope)
  return month
}

/** Months of settlements, on both sides. */
export const monthRoutes: readonly OperationRoute[] = [
  route('listMonthlyCalc', ({ tx, input }) => listMonths(tx, input, 'month_now')),
  route('getMonthlyCalc', async context => readMonth(context.tx, await seenMonth(context, 'month_now'))),
  route('listCyberMonthlyCalc', ({ tx, input }) => listMonths(tx, input, 'seen_month')),
  route('getCyberMonthlyCalc', async context =>
    readMonth(context.tx, await seenMonth(context, 'seen_month')),
  ),
  route('listMonthlySettlement', async context => {
    const { calc_no } = await seenMonth(context)
    return listMonthlySettlement(context.tx, calc_no, context.actor.portal === 'internal')
  }),
  route('listMonthlyReceipt', async context => {
    const { calc_no } = await seenMonth(context)
    return listMonthlyReceipt(context.tx, calc_no)
  }),
  route('listMonthlyUnsettled', async context => listUnsettled(context.tx, await seenMonth(context))),
  route('previewMonthlyAggregate', context => {
    checkGroup(monthlyCalcWorkflow, 'aggregateMonthlyCalc', context.actor)
    return previewAggregate(context, context.input)
  }),
  route('aggregateMonthlyCalc', context => {
    checkGroup(monthlyCalcWorkflow, 'aggregateMonthlyCalc', context.actor)
    return aggregateMonth(context, context.input.body)
  }),
  route('notifyMonthlyCalc', context =>
    transitionEach(keysOf(context.input.calcNo, context.input.body), key => notifyMonth(context, key)),
  ),
  route('answerMonthlyCalc', context => {
    const { calcNo, body } = context.input
    return answerMonth(context, { id: calcNo, version: body.version }, body.header.objectionAnswer)
  }),
  route('closeMonthlyCalc', context =>
    transitionEach(keysOf(context.input.calcNo, context.input.body), key => closeMonth(context, key)),
  ),
  route('reopenMonthlyCalc', context => {
    const { calcNo, body } = context.input
    return transitionEach(keysOf(calcNo, body), key => reopenMonth(context, key, body.reason))
  }),
  route('confirmMonthlyCalc', context => {
    const { calcNo, body } = context.input
    return transitionEach(keysOf(calcNo, body), key => confirmMonth(context, key, body.adjNos))
  }),
  route('objectMonthlyCalc', context => {
    const { calcNo, body } = context.input
    if (body.objection === undefined) throw fieldRefused('objection', 'fieldEmpty', ['이의내용'])
    return objectMonth(context, { id: calcNo, version: body.version }, body.adjNos, body.objection)
  }),
]
