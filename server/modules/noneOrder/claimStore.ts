import type { Selectable } from 'kysely'
import type { TransitionAnswer } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { transitionRefusal } from '../../../schemas/workflow/workflow'
import { noneOrderWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { NoneOrderTable } from '../../database/settlementTables'
import { conflict, documentNotFound, fieldRefused, notAllowed } from '../../http/failure'
import { addEvent, type EventContext } from '../common/documentEvents'
import { checkVersion, type DocumentKey } from '../common/transitionKeys'
import { claimTexts } from './claimTexts'

export type ClaimRecord = Selectable<NoneOrderTable>

export interface ClaimLineRecord {
  readonly line_no: number
  readonly item_name: string
  readonly amt: string
  readonly account_code?: string | null
  readonly cost_center?: string | null
  readonly bigo: string | null
}

export async function findClaim(tx: Transaction, noneNo: string): Promise<ClaimRecord | undefined> {
  return tx.selectFrom('none_order').selectAll().where('none_no', '=', noneNo).executeTakeFirst()
}

export async function lockClaim(tx: Transaction, noneNo: string): Promise<ClaimRecord | undefined> {
  return tx.selectFrom('none_order').selectAll().where('none_no', '=', noneNo).forUpdate().executeTakeFirst()
}

/** Where a line is booked is staff's business. */
export async function readClaimLines(
  tx: Transaction,
  noneNo: string,
  isStaff: boolean,
): Promise<readonly ClaimLineRecord[]> {
  const lines = tx
    .selectFrom('none_order_line')
    .select(['line_no', 'item_name', 'amt', 'bigo'])
    .where('none_no', '=', noneNo)
    .orderBy('line_no')
  return isStaff ? lines.select(['account_code', 'cost_center']).execute() : lines.execute()
}

/** The claim locked, judged by the workflow and compared with the version that the actor has seen. */
export async function openClaim(
  { tx, actor }: EventContext,
  transition: string,
  { id, version }: DocumentKey,
): Promise<ClaimRecord> {
  const stored = await lockClaim(tx, id)
  if (!stored) throw documentNotFound(actor.scope)
  const refusal = transitionRefusal(noneOrderWorkflow, transition, {
    status: stored.status,
    group: actor.group,
    isDrafter: false,
    isApprover: false,
    isNew: false,
  })
  if (refusal === 'state') throw conflict('stateRefused', [codeText('NO_STATUS', stored.status)])
  if (refusal !== undefined) throw notAllowed(`${transition} of ${id}: ${refusal}`)
  checkVersion(stored.version, version)
  return stored
}

export interface ClaimChange {
  readonly action: string
  readonly status: string
  readonly approvalStatus?: string
  readonly lastDeciDt?: Date | null
  readonly reason?: string | undefined
  readonly columns?: Partial<Pick<ClaimRecord, 'supplement_reason' | 'due_date'>>
}

/** Moves a claim to another state, with its version and its event. */
export async function changeClaim(
  context: EventContext,
  stored: ClaimRecord,
  { action, status, approvalStatus = stored.approval_status, lastDeciDt, reason, columns }: ClaimChange,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const version = stored.version + 1
  await runAs(tx, 'all', () =>
    tx
      .updateTable('none_order')
      .set({
        ...columns,
        status,
        approval_status: approvalStatus,
        version,
        updated_by: actor.userId,
        updated_dt: now,
        ...(lastDeciDt === undefined ? {} : { last_deci_dt: lastDeciDt }),
      })
      .where('none_no', '=', stored.none_no)
      .execute(),
  )
  await addEvent(context, {
    docType: 'NO',
    docNo: stored.none_no,
    action,
    from: stored.status,
    to: status,
    reason,
  })
  return { success: true, docNo: stored.none_no, status, approvalStatus, version }
}

/** A number of the tax office is used once, in claims and in settlements. */
export async function checkNumber(tx: Transaction, ntsNo: string | null, besides: string): Promise<void> {
  if (ntsNo === null) return
  const found = await runAs(tx, 'all', async () => {
    const claim = await tx
      .selectFrom('none_order')
      .select('none_no')
      .where('nts_no', '=', ntsNo)
      .where('status', '<>', 'CANCELED')
      .where('none_no', '<>', besides)
      .executeTakeFirst()
    return (
      claim ??
      (await tx
        .selectFrom('tax_invoice')
        .select('ti_no')
        .where('nts_no', '=', ntsNo)
        .where('status', '<>', 'CANCELED')
        .executeTakeFirst())
    )
  })
  if (found) throw fieldRefused('ntsNo', claimTexts.ntsTaken)
}

/** Adds people who read a claim from now on. */
export async function addClaimParties(
  tx: Transaction,
  noneNo: string,
  people: readonly string[],
): Promise<void> {
  if (people.length === 0) return
  await runAs(tx, 'all', () =>
    tx
      .insertInto('none_order_party')
      .values([...new Set(people)].map(singleid => ({ singleid, none_no: noneNo })))
      .onConflict(known => known.columns(['singleid', 'none_no']).doNothing())
      .execute(),
  )
}

export interface Contact {
  readonly singleid: string
  readonly section: string
  readonly deptcd: string
  readonly deptnm: string
}

/** The person of staff whom a claim is for, by Single ID or e-mail (domain 6.2: by exact search alone). */
export async function findContact(tx: Transaction, text: string): Promise<Contact> {
  const name = text.trim()
  if (name === '') throw fieldRefused('contactId', claimTexts.contactMissing)
  const found = await runAs(tx, 'all', () =>
    tx
      .selectFrom('person')
      .select(['singleid', 'section', 'deptcd', 'deptnm'])
      .where(eb => eb.or([eb('singleid', '=', name), eb('email', '=', name)]))
      .where('use_flag', '=', 'Y')
      .executeTakeFirst(),
  )
  if (!found) throw fieldRefused('contactId', claimTexts.contactUnknown)
  return { ...found, section: found.section ?? '', deptcd: found.deptcd ?? '', deptnm: found.deptnm ?? '' }
}
