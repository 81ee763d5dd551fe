import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { isHolderOf } from '../../../schemas/shared/accountHolder'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { findTransition, groupMay } from '../../../schemas/workflow/workflow'
import { runAs } from '../../database/runAs'
import { cleanFields } from '../../document/cleanFields'
import { columnOf } from '../../document/columns'
import type { EventContext } from '../../document/documentEvents'
import { linkOf, lockDocument, moveDocument } from '../../document/documentKind'
import { addCopies, attachFile, readItems } from '../../document/fileStore'
import { handOver } from '../../document/handOver'
import { missingFailure } from '../../document/missingFailure'
import { conflict, documentNotFound, fieldRefused, notAllowed, refused } from '../../http/failure'
import { checkCompany } from '../../master/companySteps'
import { draftVendorApplication } from '../supplierErp/draftVendorApplication'
import { openApplications } from '../supplierErp/vendorApplicationRules'
import { type CriticalField, columnsOf, isCritical, keptValue } from './changeFields'
import { type CompanyChangeRecord, type CompanyRecord, company, companyChange } from './companyKind'
import { accountFailure, contactFailure } from './companyRules'
import { companyTexts } from './companyTexts'
import { ownCompanyPage } from './moveCompany'
import { openFields, requestChange } from './recordChange'

type Asked = OperationRequests['requestCompChange']['body']

/** Parts of a field that must not be empty, as the request names them. */
const needed: Readonly<Record<CriticalField, readonly (keyof Asked['header'])[]>> = {
  CEO: ['ceoName'],
  NAME: ['compNameKr'],
  ADDR: ['addr1'],
  BANK: ['bankCode', 'bankAccount', 'accountHolder'],
  TAXTYPE: ['ntsTaxType'],
  BIZ: ['bizCond', 'bizItem'],
}

/** A supplier asks for a change of his critical data, with evidence; somebody here decides it. */
export async function requestCompanyChange(
  context: EventContext,
  { header: sent, files = [] }: Asked,
): Promise<TransitionAnswer> {
  const { tx, actor } = context
  const transition = findTransition(companyChange.workflow, 'requestCompChange')
  const compNo = actor.compNo
  if (!transition || !groupMay(transition, actor.group) || compNo === undefined)
    throw notAllowed(`requestCompChange by ${actor.group}`)
  const header = cleanFields(sent)
  const { chgField: field, reason = '', fileId } = header
  await checkCompany(tx, compNo, 'changeCompany')
  const stored = await lockDocument(tx, company, compNo)
  if (!stored) throw documentNotFound(actor.scope)
  const after = partsOf(field, header, stored)
  if (reason === '') throw fieldRefused('reason', companyTexts.reasonMissing)
  if (fileId === undefined) throw fieldRefused('fileId', companyTexts.evidenceOfChange)
  if ((await openFields(context, compNo)).has(field))
    throw fieldRefused('chgField', companyTexts.alreadyRequested)
  const before = keptValue(field, stored)
  const chgNo = await requestChange(context, { compNo, field, before, after, reason }, 'requestCompChange')
  await attachFile(context, { fileId, ownerType: 'COMP', ownerNo: chgNo }, files, file_id =>
    runAs(tx, 'all', () =>
      tx.updateTable('comp_change').set({ file_id }).where('chg_no', '=', chgNo).execute(),
    ),
  )
  await handOver(context, {
    groups: ['34'],
    title: fillMessage(companyTexts.changeAsked, [stored.comp_name_kr, codeText('COMP_CHG_FIELD', field)]),
    link: linkOf(companyChange, chgNo),
  })
  return { success: true, docNo: chgNo, status: 'REQUESTED', approvalStatus: 'X', version: 0 }
}

/** The new value in the parts of its field, each judged as the company's own. */
function partsOf(field: CriticalField, header: Asked['header'], stored: CompanyRecord): string {
  const missing = needed[field].find(name => (header[name] ?? '') === '')
  if (missing) throw missingFailure('requestCompChange')(missing)
  const failure = field === 'ADDR' ? contactFailure({ ...header, bizType: stored.biz_type }) : undefined
  if (failure) throw failure
  const columns: Partial<CompanyRecord> = Object.fromEntries(
    Object.entries(header).map(([name, value]) => [columnOf(name), value]),
  )
  if (field === 'BANK') {
    const wrong = accountFailure({ ...named(stored), ...header }, stored.status)
    if (wrong) throw wrong
  }
  const after = keptValue(field, columns)
  if (after === keptValue(field, stored)) throw fieldRefused('chgField', companyTexts.sameValue)
  return after
}

const named = ({ biz_type, comp_name_kr, ceo_name }: CompanyRecord) => ({
  bizType: biz_type,
  compNameKr: comp_name_kr,
  ceoName: ceo_name,
})

/** What the ERP keeps of a vendor. */
const erpFields: readonly string[] = ['BANK', 'NAME', 'CEO']

/** REQUESTED → APPROVED by somebody else than who asked: the company has the new value at once. */
export async function approveChange(
  context: EventContext,
  stored: CompanyChangeRecord,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const { chg_field: field, comp_no, requested_by } = stored
  if (requested_by === actor.userId) throw refused('ownRequest', companyTexts.ownRequest)
  if (!isCritical(field)) throw refused('fieldFixed', companyTexts.fieldFixed)
  const subject = await lockDocument(tx, company, comp_no)
  if (!subject) throw documentNotFound(actor.scope)
  await checkCompany(tx, comp_no, 'changeCompany')
  if (keptValue(field, subject) !== (stored.before_value ?? '')) throw conflict(companyTexts.valueChanged)
  const columns = columnsOf(field, stored.after_value ?? '')
  if (field === 'BANK' && !isHolderOf(columns.account_holder ?? '', named(subject)))
    throw refused('holderDoubtful', companyTexts.holderDoubtful)
  const isKnownToErp = erpFields.includes(field)
  const waiting = isKnownToErp
    ? (await openApplications(tx, comp_no)).find(({ status }) => status === 'APPROVING')
    : undefined
  if (waiting) throw refused('applicationOpen', companyTexts.applicationOpen, [waiting.ga_no])
  await moveDocument(context, company, subject, { action: 'approveCompChange', columns })
  if (isKnownToErp && subject.gerp_vendor_code !== null)
    await draftVendorApplication(context, { compNo: comp_no, reqType: 'CHG' })
  await renewPaper(context, subject, stored)
  await tellRequester(context, stored, companyTexts.changeApproved)
  return moveDocument(context, companyChange, stored, {
    action: 'approveCompChange',
    status: 'APPROVED',
    columns: { decided_by: actor.userId, decided_dt: now.toISOString() },
  })
}

/** The evidence stands among the papers of the company from now on, in the place of the older ones of its kind. */
async function renewPaper(
  context: EventContext,
  { comp_no, file_id }: CompanyRecord,
  { chg_field, file_id: evidence }: CompanyChangeRecord,
): Promise<void> {
  if (file_id === null || evidence === null) return
  const { tx, now } = context
  const kind = chg_field === 'BANK' ? 'BANK' : 'BIZ'
  await runAs(tx, 'all', async () => {
    const renewed = await readItems(tx, evidence)
    await tx.deleteFrom('file_item').where('file_id', '=', file_id).where('doc_type', '=', kind).execute()
    await addCopies(
      context,
      file_id,
      renewed.map(item => ({ ...item, doc_type: kind })),
    )
    await tx.updateTable('file').set({ updated_dt: now }).where('owner_no', '=', comp_no).execute()
  })
}

/** REQUESTED → REJECTED; who asked may take it back in this way. */
export async function rejectChange(
  context: EventContext,
  stored: CompanyChangeRecord,
  reason = '',
): Promise<TransitionAnswer> {
  const { actor, now } = context
  await tellRequester(context, stored, companyTexts.changeRejected, reason)
  return moveDocument(context, companyChange, stored, {
    action: 'rejectCompChange',
    status: 'REJECTED',
    reason,
    columns: { decided_by: actor.userId, decided_dt: now.toISOString(), reject_reason: reason },
  })
}

/** REQUESTED → CANCELED by an administrator of the company itself. */
export async function cancelChange(
  context: EventContext,
  stored: CompanyChangeRecord,
): Promise<TransitionAnswer> {
  const { actor, now } = context
  return moveDocument(context, companyChange, stored, {
    action: 'cancelCompChange',
    status: 'CANCELED',
    columns: { decided_by: actor.userId, decided_dt: now.toISOString() },
  })
}

async function tellRequester(
  context: EventContext,
  { chg_no, chg_field, comp_no, requested_by }: CompanyChangeRecord,
  text: string,
  reason = '',
): Promise<void> {
  const title = fillMessage(text, [codeText('COMP_CHG_FIELD', chg_field), reason])
  const isStaff = await runAs(context.tx, 'all', () =>
    context.tx
      .selectFrom('person')
      .select('singleid')
      .where('singleid', '=', requested_by)
      .executeTakeFirst(),
  )
  await handOver(context, {
    ...(isStaff
      ? { people: [requested_by], link: linkOf(companyChange, chg_no) }
      : { administratorsOf: [comp_no], link: ownCompanyPage }),
    title,
  })
}
