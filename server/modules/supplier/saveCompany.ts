import type { OperationAnswers, OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { cleanFields } from '../../document/cleanFields'
import { columnsFor } from '../../document/columns'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { moveDocument } from '../../document/documentKind'
import { operationFact } from '../../document/erasedRoute'
import { attachFile, type FileNote, readFileItems } from '../../document/fileStore'
import { handOver } from '../../document/handOver'
import { openDocument } from '../../document/openDocument'
import { Failure, fieldRefused } from '../../http/failure'
import { nextCompanyNumber } from '../../master/companyNumber'
import { draftVendorApplication } from '../supplierErp/draftVendorApplication'
import { criticalFields, criticalNames, keptValue, maskedAccount } from './changeFields'
import { saveCompanyGroups } from './companyGroups'
import { type CompanyRecord, company } from './companyKind'
import {
  type CompanyInput,
  companyDataFailure,
  companyWithForeignNumber,
  foreignNumber,
  newNumber,
} from './companyRules'
import { companyTexts } from './companyTexts'
import { noteChanged, openFields, requestChange } from './recordChange'
import { type AskTaxOffice, registeredAnswer } from './taxOffice'

type Sent = OperationRequests['updateCompany']['body']

const heads = ['99', '50']
/** Fields that no column of a company holds, or that are written in another way. */
const apart = ['fileId', 'chgReason', 'evidenceId', 'registerYn', 'taxNo2']
const sentFields = Object.fromEntries(
  Object.entries(operationFact('updateCompany').body?.fields.header?.fields ?? {}).filter(
    ([name]) => !apart.includes(name),
  ),
)

/** What a save says of a company, as its columns. */
function columnsOfInput(input: CompanyInput): Partial<CompanyRecord> {
  const columns: Partial<CompanyRecord> = columnsFor('company', sentFields, { ...input })
  const isForeign = input.bizType === 'FRN'
  return {
    ...columns,
    corp_no: input.bizType === 'CORP' ? (input.corpNo ?? null) : null,
    country: isForeign ? (input.country ?? '') : 'KR',
    foreign_reg_no: isForeign ? (input.foreignRegNo ?? null) : null,
    currency: input.currency ?? 'KRW',
    settle_type: input.settleType ?? 'CASE',
    forward_yn: input.forwardYn ?? 'N',
    over_tol: input.overTol ?? '0',
    subcontract_yn: input.subcontractYn ?? 'N',
  }
}

const refuse = (failure: Failure | undefined) => {
  if (failure) throw failure
}

/** A company by name and number; by those who may, with an approval as evidence, registered at once. Foreign ones only so (D-66). */
export async function createCompany(
  context: EventContext,
  { header: sent, groups, files = [] }: OperationRequests['createCompany']['body'],
  ask: AskTaxOffice,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const header = cleanFields(sent)
  const isForeign = header.bizType === 'FRN'
  const isRegistered = header.registerYn === 'Y' || isForeign
  if (isRegistered && !heads.includes(actor.group))
    throw fieldRefused('registerYn', companyTexts.registeredByHead)
  const status = isRegistered ? 'REGISTERED' : 'CANDIDATE'
  refuse(await companyDataFailure(context, header, status))
  const comp_no = await nextCompanyNumber(tx)
  const checked = await numberColumns(context, header, comp_no, ask)
  if (isRegistered && !(await hasApproval(context, header, files)))
    throw fieldRefused('fileId', companyTexts.approvalMissing)
  if (header.forwardYn === 'Y') throw fieldRefused('forwardYn', companyTexts.noPortalUser)
  const written = { created_by: actor.userId, created_dt: now, updated_by: actor.userId, updated_dt: now }
  await tx
    .insertInto('company')
    .values({
      ...(columnsOfInput(header) as CompanyRecord),
      ...checked,
      ...{ comp_no, status, registered_dt: isRegistered ? koreanDay(now) : null },
      ...written,
    })
    .execute()
  await saveCompanyGroups(context, comp_no, groups)
  await keepPapers(context, comp_no, header, files)
  await addEvent(context, {
    docType: 'COMP',
    docNo: comp_no,
    action: 'createCompany',
    from: null,
    to: status,
  })
  if (isRegistered) await draftVendorApplication(context, { compNo: comp_no, reqType: 'NEW' })
  return { success: true, docNo: comp_no, status, approvalStatus: 'X', version: 0 }
}

/** Its business number and what the tax office says of it; of a foreign one the number that stands in its place. */
async function numberColumns(
  context: EventContext,
  header: CompanyInput,
  compNo: string,
  ask: AskTaxOffice,
): Promise<Pick<CompanyRecord, 'tax_no_2' | 'nts_status' | 'nts_tax_type' | 'nts_checked_dt'>> {
  const { tx, now } = context
  if (header.bizType === 'FRN') {
    const taken = await companyWithForeignNumber(tx, header.country ?? '', header.foreignRegNo ?? '')
    if (taken) throw fieldRefused('foreignRegNo', companyTexts.foreignTaken, [taken])
    return { tax_no_2: foreignNumber(compNo), nts_status: '01', nts_tax_type: '01', nts_checked_dt: null }
  }
  const number = await newNumber(context, header.taxNo2 ?? '')
  if (number instanceof Failure) throw number
  const answer = await registeredAnswer(ask, tx, number)
  if (answer instanceof Failure) throw answer
  return {
    ...{ tax_no_2: number, nts_status: answer.status, nts_tax_type: answer.taxType },
    nts_checked_dt: now.toISOString(),
  }
}

async function hasApproval({ tx }: EventContext, { fileId }: CompanyInput, notes: readonly FileNote[]) {
  if (fileId === undefined) return false
  const approved = notes.filter(({ docType }) => docType === 'APPR').map(({ fileSeq }) => fileSeq)
  return (await readFileItems(tx, fileId)).some(({ fileSeq }) => approved.includes(fileSeq))
}

async function keepPapers(
  context: EventContext,
  comp_no: string,
  { fileId }: CompanyInput,
  notes: readonly FileNote[],
): Promise<void> {
  if (fileId === undefined) return
  await attachFile(context, { fileId, ownerType: 'COMP', ownerNo: comp_no }, notes, file_id =>
    context.tx.updateTable('company').set({ file_id }).where('comp_no', '=', comp_no).execute(),
  )
}

/** What staff changed of a company. Critical data of a traded one stay as they are and become requests (D-63). */
export async function updateCompany(
  context: EventContext,
  { compNo, body }: OperationRequests['updateCompany'],
): Promise<OperationAnswers['updateCompany']> {
  const stored = await openDocument(context, company, 'updateCompany', { id: compNo, version: body.version })
  const header = cleanFields(body.header)
  // The account as somebody reads it who may not read all of it: it is not what he has entered.
  const isMasked = header.bankAccount === maskedAccount(stored.bank_account ?? '')
  const input = {
    ...header,
    ...(isMasked && stored.bank_account ? { bankAccount: stored.bank_account } : {}),
  }
  refuse(await companyDataFailure(context, input, stored.status))
  if (input.forwardYn === 'Y' && stored.forward_yn !== 'Y' && !(await hasPortalUser(context, compNo)))
    throw fieldRefused('forwardYn', companyTexts.noPortalUser)
  const columns = columnsOfInput(input)
  const isTraded = ['REGISTERED', 'SUSPENDED'].includes(stored.status)
  const requested = isTraded ? await requestCritical(context, stored, columns, body) : []
  const kept = Object.fromEntries(
    requested.flatMap(field => criticalFields[field].map(column => [column, stored[column]])),
  )
  if (stored.tel_no !== columns.tel_no) await noteField(context, stored, 'TEL', stored.tel_no, columns.tel_no)
  const business = keptValue('BIZ', columns)
  if (!isTraded && keptValue('BIZ', stored) !== business)
    await noteField(context, stored, 'BIZ', keptValue('BIZ', stored), business)
  await saveCompanyGroups(context, compNo, body.groups)
  await keepPapers(context, compNo, input, body.files ?? [])
  const answer = await moveDocument(context, company, stored, {
    action: 'updateCompany',
    columns: { ...columns, nts_tax_type: stored.nts_tax_type, ...kept },
  })
  const names = namesOf(requested)
  return { ...answer, ...(names === '' ? {} : { notice: fillMessage(companyTexts.requested, [names]) }) }
}

const namesOf = (fields: readonly string[]) =>
  fields.map(field => codeText('COMP_CHG_FIELD', field)).join(', ')

const noteField = (
  context: EventContext,
  { comp_no }: CompanyRecord,
  field: string,
  before: string | null,
  after: string | null | undefined,
) => noteChanged(context, { compNo: comp_no, field, before, after: after ?? null })

async function hasPortalUser({ tx }: EventContext, compNo: string): Promise<boolean> {
  const user = await tx
    .selectFrom('ext_user')
    .select('user_id')
    .where('comp_no', '=', compNo)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  return user !== undefined
}

/** The critical fields that were changed, each now a request with the reason and the evidence that came along. */
async function requestCritical(
  context: EventContext,
  stored: CompanyRecord,
  columns: Partial<CompanyRecord>,
  { header }: Sent,
) {
  const { comp_no } = stored
  const changed = criticalNames.filter(
    field => field !== 'TAXTYPE' && keptValue(field, columns) !== keptValue(field, stored),
  )
  if (changed.length === 0) return changed
  const { chgReason: reason = '', evidenceId } = header
  if (reason.trim() === '' || evidenceId === undefined)
    throw fieldRefused(reason.trim() === '' ? 'chgReason' : 'evidenceId', companyTexts.evidenceMissing, [
      namesOf(changed),
    ])
  const open = await openFields(context, comp_no)
  const waiting = changed.find(field => open.has(field))
  if (waiting) {
    const [column] = criticalFields[waiting]
    throw fieldRefused(fieldNames[column] ?? 'chgReason', companyTexts.alreadyRequested)
  }
  const numbers: string[] = []
  for (const field of changed)
    numbers.push(
      await requestChange(
        context,
        {
          compNo: comp_no,
          field,
          before: keptValue(field, stored),
          after: keptValue(field, columns),
          reason,
        },
        'sys:updateCompany',
      ),
    )
  // One paper is the evidence of all that was entered together; it lies with the first.
  const [first = ''] = numbers
  await attachFile(context, { fileId: evidenceId, ownerType: 'COMP', ownerNo: first }, [], file_id =>
    context.tx.updateTable('comp_change').set({ file_id }).where('chg_no', 'in', numbers).execute(),
  )
  await handOver(context, {
    groups: ['34', '50'],
    title: fillMessage(companyTexts.changeAsked, [stored.comp_name_kr, namesOf(changed)]),
    link: `/compChangeStatusList?chgNo=${first}`,
  })
  return changed
}

const fieldNames: Readonly<Record<string, string>> = {
  ceo_name: 'ceoName',
  comp_name_kr: 'compNameKr',
  zip_code: 'addr1',
  bank_code: 'bankAccount',
  biz_cond: 'bizCond',
}
