import type { Selectable } from 'kysely'
import type { TransitionAnswer } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { transitionRefusal } from '../../../schemas/workflow/workflow'
import { loiWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import type { LoiLineTable, LoiTable } from '../../database/orderTables'
import { runAs } from '../../database/runAs'
import { conflict, documentNotFound, notAllowed } from '../../http/failure'
import { addEvent, type EventContext } from '../common/documentEvents'
import { checkVersion, type DocumentKey } from '../common/transitionKeys'
import { loiTexts } from './loiTexts'

export type LoiRecord = Selectable<LoiTable>
export type LoiLineRecord = Selectable<LoiLineTable>

/** The letter by its number; undefined where the actor does not see it. */
export async function findLoi(tx: Transaction, loiNo: string): Promise<LoiRecord | undefined> {
  return tx.selectFrom('loi').selectAll().where('loi_no', '=', loiNo).executeTakeFirst()
}

/** The same, and nobody else changes it until the transaction ends. Who sees it need not be allowed to write it. */
export async function lockLoi(tx: Transaction, loiNo: string): Promise<LoiRecord | undefined> {
  if (!(await findLoi(tx, loiNo))) return undefined
  return runAs(tx, 'all', () =>
    tx.selectFrom('loi').selectAll().where('loi_no', '=', loiNo).forUpdate().executeTakeFirst(),
  )
}

export async function readLoiLines(tx: Transaction, loiNo: string): Promise<readonly LoiLineRecord[]> {
  return tx.selectFrom('loi_line').selectAll().where('loi_no', '=', loiNo).orderBy('line_no').execute()
}

/** The letter locked, judged by the workflow and compared with the version that the actor has seen. */
export async function openLoi(
  { tx, actor }: EventContext,
  transition: string,
  { id, version }: DocumentKey,
): Promise<LoiRecord> {
  const stored = await lockLoi(tx, id)
  if (!stored) throw documentNotFound(actor.scope)
  const refusal = transitionRefusal(loiWorkflow, transition, {
    status: stored.status,
    group: actor.group,
    isDrafter: stored.buyer_id === actor.userId,
    isApprover: false,
    isNew: false,
  })
  if (refusal === 'state') {
    if (stored.status === 'EXPIRED') throw conflict(loiTexts.expired)
    if (transition === 'convertLoi') throw conflict(loiTexts.acceptedOnly)
    throw conflict('stateRefused', [codeText('LOI_STATUS', stored.status)])
  }
  if (refusal !== undefined) throw notAllowed(`${transition} of ${id}: ${refusal}`)
  checkVersion(stored.version, version)
  return stored
}

export interface LoiChange {
  readonly action: string
  readonly status?: string
  readonly approvalStatus?: string
  readonly lastDeciDt?: Date | null
  readonly reason?: string | undefined
  readonly columns?: { readonly or_no?: string | null; readonly decline_reason?: string }
}

/** Moves a letter on, with its version and its event; written as the server, since suppliers answer it too. */
export async function changeLoi(
  context: EventContext,
  stored: LoiRecord,
  { action, status = stored.status, approvalStatus = stored.approval_status, ...rest }: LoiChange,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const version = stored.version + 1
  await runAs(tx, 'all', () =>
    tx
      .updateTable('loi')
      .set({
        ...rest.columns,
        status,
        approval_status: approvalStatus,
        version,
        updated_by: actor.userId,
        updated_dt: now,
        ...(rest.lastDeciDt === undefined ? {} : { last_deci_dt: rest.lastDeciDt }),
      })
      .where('loi_no', '=', stored.loi_no)
      .execute(),
  )
  await addEvent(context, {
    docType: 'LO',
    docNo: stored.loi_no,
    action,
    from: stored.status,
    to: status,
    reason: rest.reason,
  })
  return { success: true, docNo: stored.loi_no, status, approvalStatus, version }
}

/** Adds people who may read the letter from now on; the rows are the server's own. */
export async function addLoiParties(
  tx: Transaction,
  loiNo: string,
  people: readonly (string | null)[],
): Promise<void> {
  const known = [...new Set(people.flatMap(person => person ?? []))]
  if (known.length === 0) return
  await runAs(tx, 'all', async () => {
    await tx
      .insertInto('loi_party')
      .values(known.map(singleid => ({ singleid, loi_no: loiNo })))
      .onConflict(conflicting => conflicting.columns(['singleid', 'loi_no']).doNothing())
      .execute()
  })
}
