import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { findDocument } from '../../document/documentKind'
import { openDocument } from '../../document/openDocument'
import type { DocumentKey } from '../../document/transitionKeys'
import { documentNotFound } from '../../http/failure'
import type { SettlementRecord } from '../settlement/settlementKind'
import { type MonthRecord, settlementMonth } from '../settlementMonth/settlementMonth'

export interface OpenedMonth {
  readonly month: MonthRecord
  /** Its settlements but for canceled ones, locked in the order of their numbers. */
  readonly settlements: readonly SettlementRecord[]
}

/** The settlements of a month locked, and then the month, judged for a transition. */
export async function openMonth(
  context: EventContext,
  transition: string,
  key: DocumentKey,
): Promise<OpenedMonth> {
  if (!(await findDocument(context.tx, settlementMonth, key.id))) throw documentNotFound(context.actor.scope)
  await lockSettlements(context, key.id)
  const month = await openDocument(context, settlementMonth, transition, key)
  // A settlement may have come while the month was waited for.
  return { month, settlements: await lockSettlements(context, key.id) }
}

const lockSettlements = ({ tx }: EventContext, calcNo: string): Promise<readonly SettlementRecord[]> =>
  runAs(tx, 'all', () =>
    tx
      .selectFrom('adjustment')
      .selectAll()
      .where('calc_no', '=', calcNo)
      .where('status', '<>', 'CANCELED')
      .orderBy('adj_no')
      .forUpdate()
      .execute(),
  )
