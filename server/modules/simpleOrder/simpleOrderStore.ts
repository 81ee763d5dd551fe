import type { Selectable } from 'kysely'
import type { TransitionAnswer } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { transitionRefusal } from '../../../schemas/workflow/workflow'
import { simpleOrderWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { SimpleOrderLineTable, SimpleOrderTable } from '../../database/simpleOrderTables'
import { conflict, documentNotFound, notAllowed } from '../../http/failure'
import { addEvent, type EventContext } from '../common/documentEvents'
import { checkVersion, type DocumentKey } from '../common/transitionKeys'
import { simpleOrderTexts } from './simpleOrderTexts'

export type SimpleOrderRecord = Selectable<SimpleOrderTable>
export type SimpleOrderLineRecord = Selectable<SimpleOrderLineTable>

/** The simple order by its number; undefined where the actor does not see it. */
export async function findSimpleOrder(tx: Transaction, soNo: string): Promise<SimpleOrderRecord | undefined> {
  return tx.selectFrom('simple_order').selectAll().where('so_no', '=', soNo).executeTakeFirst()
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockSimpleOrder(tx: Transaction, soNo: string): Promise<SimpleOrderRecord | undefined> {
  return tx.selectFrom('simple_order').selectAll().where('so_no', '=', soNo).forUpdate().executeTakeFirst()
}

export async function readSimpleOrderLines(
  tx: Transaction,
  soNo: string,
): Promise<readonly SimpleOrderLineRecord[]> {
  return tx.selectFrom('simple_order_line').selectAll().where('so_no', '=', soNo).orderBy('line_no').execute()
}

/** The simple order locked, judged by the workflow and compared with the version that the actor has seen. */
export async function openSimpleOrder(
  { tx, actor }: EventContext,
  transition: string,
  { id, version }: DocumentKey,
): Promise<SimpleOrderRecord> {
  const stored = await lockSimpleOrder(tx, id)
  if (!stored) throw documentNotFound(actor.scope)
  const refusal = transitionRefusal(simpleOrderWorkflow, transition, {
    status: stored.status,
    group: actor.group,
    isDrafter: stored.requester === actor.userId,
    isApprover: false,
    isNew: false,
  })
  if (refusal === 'state') {
    if (transition === 'submitSimpleOrder') throw conflict(simpleOrderTexts.submitMixed)
    if (transition === 'retrySimpleOrder') throw conflict(simpleOrderTexts.retryOnly)
    throw conflict('stateRefused', [codeText('SO_STATUS', stored.status)])
  }
  if (refusal !== undefined) throw notAllowed(`${transition} of ${id}: ${refusal}`)
  checkVersion(stored.version, version)
  return stored
}

export interface SimpleOrderChange {
  readonly action: string
  readonly status: string
  readonly approvalStatus?: string
  readonly lastDeciDt?: Date | null
  readonly reason?: string | undefined
  readonly columns?: {
    readonly po_no?: string
    readonly err_msg?: string | null
    readonly submit_date?: string
  }
}

/** Moves a simple order on, with its version and its event; written as the server, since approvers decide on it too. */
export async function changeSimpleOrder(
  context: EventContext,
  stored: SimpleOrderRecord,
  { action, status, approvalStatus = stored.approval_status, lastDeciDt, reason, columns }: SimpleOrderChange,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const version = stored.version + 1
  await runAs(tx, 'all', () =>
    tx
      .updateTable('simple_order')
      .set({
        ...columns,
        status,
        approval_status: approvalStatus,
        version,
        updated_by: actor.userId,
        updated_dt: now,
        ...(lastDeciDt === undefined ? {} : { last_deci_dt: lastDeciDt }),
      })
      .where('so_no', '=', stored.so_no)
      .execute(),
  )
  await addEvent(context, {
    docType: 'SO',
    docNo: stored.so_no,
    action,
    from: stored.status,
    to: status,
    reason,
  })
  return { success: true, docNo: stored.so_no, status, approvalStatus, version }
}

/** Adds people who may read the simple order from now on; the rows are the server's own. */
export async function addSimpleOrderParties(
  tx: Transaction,
  soNo: string,
  people: readonly (string | null)[],
): Promise<void> {
  const known = [...new Set(people.flatMap(person => person ?? []))]
  if (known.length === 0) return
  await runAs(tx, 'all', async () => {
    await tx
      .insertInto('simple_order_party')
      .values(known.map(singleid => ({ singleid, so_no: soNo })))
      .onConflict(conflicting => conflicting.columns(['singleid', 'so_no']).doNothing())
      .execute()
  })
}
