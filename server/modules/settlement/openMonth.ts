import { monthlyCalcWorkflow } from '../../../schemas/workflow/workflows'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { judgeTransition } from '../../document/judgeTransition'
import { checkVersion, type DocumentKey } from '../../document/transitionKeys'
import { conflict, documentNotFound } from '../../http/failure'
import type { AdjustmentRecord } from './adjustmentStore'
import { findMonth, lockMonth, type MonthRecord } from './monthStore'
import { monthTexts } from './monthTexts'

export interface OpenedMonth {
  readonly month: MonthRecord
  /** Its settlements but for canceled ones, locked in the order of their numbers. */
  readonly settlements: readonly AdjustmentRecord[]
}

/** The settlements of a month locked and then the month, judged by the workflow and compared with what the actor has seen. */
export async function openMonth(
  { tx, actor }: EventContext,
  transition: string,
  { id, version }: DocumentKey,
): Promise<OpenedMonth> {
  if (!(await findMonth(tx, id))) throw documentNotFound(actor.scope)
  await readSettlements({ tx }, id)
  const month = await lockMonth(tx, id)
  judgeTransition(actor, monthlyCalcWorkflow, transition, { id, status: month.status }, refusal =>
    refusal === 'state' && transition === 'confirmMonthlyCalc' ? conflict(monthTexts.confirmOnly) : undefined,
  )
  checkVersion(month.version, version)
  // A settlement may have come while the month was waited for.
  return { month, settlements: await readSettlements({ tx }, id) }
}

async function readSettlements(
  { tx }: Pick<EventContext, 'tx'>,
  calcNo: string,
): Promise<readonly AdjustmentRecord[]> {
  return runAs(tx, 'all', () =>
    tx
      .selectFrom('adjustment')
      .selectAll()
      .where('calc_no', '=', calcNo)
      .where('status', '<>', 'CANCELED')
      .orderBy('adj_no')
      .forUpdate()
      .execute(),
  )
}
