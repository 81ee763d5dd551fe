import type { TransitionAnswer } from '../../../codegen/generated/types'
import { noneOrderWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { Row } from '../../database/tables'
import { addParties, changeDocument, type DocumentChange } from '../../document/changeDocument'
import type { EventContext } from '../../document/documentEvents'
import { judgeTransition } from '../../document/judgeTransition'
import { checkVersion, type DocumentKey } from '../../document/transitionKeys'
import { documentNotFound, fieldRefused } from '../../http/failure'
import { claimTexts } from './claimTexts'

export type ClaimRecord = Row<'none_order'>

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
  judgeTransition(actor, noneOrderWorkflow, transition, { id, status: stored.status })
  checkVersion(stored.version, version)
  return stored
}

export type ClaimChange = DocumentChange<Partial<Pick<ClaimRecord, 'supplement_reason' | 'due_date'>>>

/** Moves a claim to another state. */
export const changeClaim = (
  context: EventContext,
  stored: ClaimRecord,
  change: ClaimChange,
): Promise<TransitionAnswer> =>
  changeDocument(
    context,
    { table: 'none_order', key: 'none_no', docType: 'NO', isOfServer: true },
    { ...stored, docNo: stored.none_no },
    change,
  )

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
export const addClaimParties = (tx: Transaction, docNo: string, people: readonly string[]) =>
  addParties({ tx }, { table: 'none_order_party', key: 'none_no', docNo }, people)

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
