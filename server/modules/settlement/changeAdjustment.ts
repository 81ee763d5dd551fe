import type { TransitionAnswer } from '../../../codegen/generated/types'
import { runAs } from '../../database/runAs'
import { addEvent, type EventContext } from '../../document/documentEvents'
import type { AdjustmentRecord } from './adjustmentStore'

export interface AdjustmentChange {
  readonly action: string
  readonly status: string
  readonly reason?: string | undefined
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  /** Further columns that change with the state. */
  readonly columns?: Partial<
    Pick<
      AdjustmentRecord,
      | 'deduct_amt'
      | 'deduct_reason'
      | 'supply_amt'
      | 'supply_amt_krw'
      | 'vat_amt'
      | 'total_amt'
      | 'ti_no'
      | 'stmt_no'
      | 'objection'
      | 'objection_answer'
      | 'proxy_yn'
      | 'paid_dt'
    >
  > & { readonly confirmed_dt?: Date | null }
}

/**
 * Moves a settlement to another state, with its version and its event. Written as the server: a supplier may see his
 * settlement and not write it.
 */
export async function changeAdjustment(
  context: EventContext,
  stored: AdjustmentRecord,
  { action, status, reason, before, after, columns }: AdjustmentChange,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const version = stored.version + 1
  await runAs(tx, 'all', () =>
    tx
      .updateTable('adjustment')
      .set({ ...columns, status, version, updated_by: actor.userId, updated_dt: now })
      .where('adj_no', '=', stored.adj_no)
      .execute(),
  )
  await addEvent(context, {
    docType: 'ADJ',
    docNo: stored.adj_no,
    action,
    from: stored.status,
    to: status,
    reason,
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
  })
  return { success: true, docNo: stored.adj_no, status, approvalStatus: 'X', version }
}
