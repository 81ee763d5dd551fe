import type {
  CyberClaimHeaderInput,
  NoneOrderHeaderInput,
  NoneOrderLineInput,
  TransitionAnswer,
} from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { nextNumber } from '../../document/documentNumber'
import { attachFile, type FileNote } from '../../document/fileStore'
import { fieldRefused } from '../../http/failure'
import { readReferences } from '../../master/draftReferences'
import { claimAmounts } from './claimRules'
import { type ClaimRecord, checkNumber, findContact } from './claimStore'

export interface ClaimInput {
  readonly header: CyberClaimHeaderInput | NoneOrderHeaderInput
  readonly lines: readonly NoneOrderLineInput[]
  readonly files?: readonly FileNote[]
}

const numberStep = 10

/** Columns that both sides write. */
async function columnsOf({ tx }: EventContext, { header }: ClaimInput, besides: string) {
  const contact = await findContact(tx, header.contactId)
  const ntsNo = header.ntsNo?.trim().toUpperCase() || null
  await checkNumber(tx, ntsNo, besides)
  const amounts = claimAmounts(header)
  return {
    title: header.title.trim(),
    none_type: header.noneType,
    contact_id: contact.singleid,
    section: contact.section,
    deptcd: contact.deptcd,
    deptnm: contact.deptnm,
    use_from: header.useFrom ?? null,
    use_to: header.useTo ?? null,
    evidence_type: header.evidenceType ?? null,
    nts_no: ntsNo,
    write_date: header.writeDate ?? null,
    tax_code: header.taxCode,
    supply_amt: amounts.supplyAmt,
    vat_amt: amounts.vatAmt,
    total_amt: amounts.totalAmt,
  }
}

interface NewClaim {
  readonly compNo: string
  readonly sourceType: 'I' | 'E'
  readonly status: 'DRAFT' | 'RECEIVED'
  readonly action: 'createNoneOrder' | 'createNoneOrderProxy'
  readonly payTerm?: string | null
}

/** Stores a new claim with its lines and evidence. */
export async function storeClaim(
  context: EventContext,
  input: ClaimInput,
  { compNo, sourceType, status, action, payTerm = null }: NewClaim,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const columns = await columnsOf(context, input, '')
  const noneNo = await nextNumber(tx, 'NO', now)
  await tx
    .insertInto('none_order')
    .values({
      ...columns,
      none_no: noneNo,
      comp_no: compNo,
      source_type: sourceType,
      status,
      pay_term: payTerm,
      req_date: koreanDay(now),
      created_by: actor.userId,
      created_dt: now,
      updated_by: actor.userId,
      updated_dt: now,
    })
    .execute()
  await writeRest(context, noneNo, input)
  await addEvent(context, { docType: 'NO', docNo: noneNo, action, from: null, to: status })
  return { success: true, docNo: noneNo, status, approvalStatus: 'N', version: 0 }
}

/** Stores what was changed of a claim. */
export async function changeStoredClaim(
  context: EventContext,
  stored: ClaimRecord,
  input: ClaimInput,
  action: 'updateNoneOrder' | 'updateCyberNoneOrder',
  payTerm?: string | null,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const columns = await columnsOf(context, input, stored.none_no)
  const version = stored.version + 1
  await tx
    .updateTable('none_order')
    .set({
      ...columns,
      ...(payTerm === undefined ? {} : { pay_term: payTerm }),
      version,
      updated_by: actor.userId,
      updated_dt: now,
    })
    .where('none_no', '=', stored.none_no)
    .execute()
  await tx.deleteFrom('none_order_line').where('none_no', '=', stored.none_no).execute()
  await writeRest(context, stored.none_no, input)
  await addEvent(context, {
    docType: 'NO',
    docNo: stored.none_no,
    action,
    from: stored.status,
    to: stored.status,
    before: { totalAmt: stored.total_amt },
    after: { totalAmt: columns.total_amt },
  })
  return {
    success: true,
    docNo: stored.none_no,
    status: stored.status,
    approvalStatus: stored.approval_status,
    version,
  }
}

/** Accounts and cost centers as the other documents take them: those in use. */
async function checkLineCodes({ tx }: EventContext, lines: readonly NoneOrderLineInput[]): Promise<void> {
  const { accounts, costCenters } = await readReferences(tx, { lines })
  for (const [index, { accountCode, costCenter }] of lines.entries()) {
    if (accountCode !== undefined && !accounts.has(accountCode))
      throw fieldRefused('accountCode', 'codeNotAllowed', [accountCode], index + 1)
    if (costCenter !== undefined && !costCenters.has(costCenter))
      throw fieldRefused('costCenter', 'codeNotAllowed', [costCenter], index + 1)
  }
}

async function writeRest(
  context: EventContext,
  noneNo: string,
  { header, lines, files = [] }: ClaimInput,
): Promise<void> {
  const { tx, actor } = context
  const isStaff = actor.portal === 'internal'
  if (isStaff) await checkLineCodes(context, lines)
  if (lines.length > 0)
    await tx
      .insertInto('none_order_line')
      .values(
        lines.map((line, index) => ({
          none_no: noneNo,
          line_no: (index + 1) * numberStep,
          item_name: line.itemName,
          amt: line.amt,
          bigo: line.bigo ?? null,
          ...(isStaff
            ? { account_code: line.accountCode ?? null, cost_center: line.costCenter ?? null }
            : {}),
        })),
      )
      .execute()
  if (header.fileId === undefined) return
  await attachFile(context, { fileId: header.fileId, ownerType: 'NO', ownerNo: noneNo }, files, file_id =>
    tx.updateTable('none_order').set({ file_id }).where('none_no', '=', noneNo).execute(),
  )
}
