import type { TransitionAnswer } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAsSystem } from '../../database/runAsSystem'
import type { EventContext } from '../../document/documentEvents'
import { moveDocument } from '../../document/documentKind'
import { openDocument } from '../../document/openDocument'
import type { DocumentKey } from '../../document/transitionKeys'
import { conflict, fieldRefused, refused } from '../../http/failure'
import { isEvaluatorOf } from '../evaluationSheet/registrationSheets'
import { joinGroup } from '../supplier/companyGroups'
import { moveCompany } from '../supplier/moveCompany'
import { takePapers } from '../supplier/takePapers'
import { checkedColumns } from '../supplier/taxOffice'
import { draftVendorApplication } from '../supplierErp/draftVendorApplication'
import type { Applying } from './apply'
import { decideApplicant } from './decideApplicant'
import { opinionOf, type Said } from './opinion'
import { type RegistrationRecord, registration } from './registrationKind'
import { applicantTexts, registrationTexts } from './registrationTexts'
import { publicAddress, tellApplicant } from './tellApplicant'

/** Who takes a company that is suitable on conditions. */
const heads = ['99', '50']

/** Who was evaluated as suitable is taken, on conditions by heads alone, and never by whoever evaluated him. */
async function checkSuitable(
  { tx, actor }: EventContext,
  { eva_no, eva_result }: RegistrationRecord,
  reason: string,
): Promise<void> {
  if (eva_result !== 'PASS' && eva_result !== 'COND')
    throw refused('notSuitable', registrationTexts.notSuitable)
  if (eva_no !== null && (await isEvaluatorOf(tx, eva_no, actor.userId)))
    throw conflict(registrationTexts.ownEvaluation)
  if (eva_result === 'PASS') return
  if (!heads.includes(actor.group)) throw refused('conditionByHead', registrationTexts.conditionByHead)
  if (reason === '') throw fieldRefused('reason', registrationTexts.conditionMissing)
}

/** EVALUATING → APPROVED: the company is a supplier, its applicant comes in, and the ERP is to know it. */
export async function approveRegistration(
  context: EventContext,
  key: DocumentKey,
  said: Said,
  applying: Applying,
): Promise<TransitionAnswer> {
  const { now } = context
  const reason = said.reason?.normalize('NFC').trim() ?? ''
  const stored = await openDocument(context, registration, 'approveCompReg', key)
  await checkSuitable(context, stored, reason)
  const checked = await checkedColumns(context, stored.tax_no_2, applying.askTaxOffice)
  const { reg_no, comp_no, comp_name_kr, user_id, file_id } = stored
  await moveCompany(context, comp_no, {
    action: 'sys:approveCompReg',
    status: 'REGISTERED',
    columns: {
      ...checked,
      ...{ currency: 'KRW', settle_type: 'CASE', forward_yn: 'Y' },
      registered_dt: koreanDay(now),
      ...(file_id === null ? {} : { file_id: await papersOf(context, comp_no, file_id) }),
    },
  })
  await joinGroup(context, comp_no, stored.sg_code)
  await decideApplicant(context, stored, 'approveCompReg', {
    ...{ status: 'ACTIVE', auth_group_id: '61' },
    main_yn: await mainContact(context, comp_no),
  })
  await draftVendorApplication(context, { compNo: comp_no, reqType: 'NEW' })
  const values = [comp_name_kr, reg_no, user_id ?? '', publicAddress(applying, '/cyberLogin')]
  await tellApplicant(context, stored, applicantTexts.approved, values, applying)
  return moveDocument(context, registration, stored, {
    ...{ action: 'approveCompReg', status: 'APPROVED', reason: reason === '' ? undefined : reason },
    columns: { ...opinionOf(said), decided_dt: now.toISOString() },
  })
}

/** Papers of an application are its own, so that those of the company are kept beside them. */
async function papersOf(context: EventContext, compNo: string, papers: string): Promise<string> {
  const company = await context.tx
    .selectFrom('company')
    .select(['comp_no', 'file_id'])
    .where('comp_no', '=', compNo)
    .executeTakeFirstOrThrow()
  return takePapers(context, company, papers)
}

/** Buyers call the applicant first, unless the company has somebody for that already. */
async function mainContact({ tx }: EventContext, compNo: string): Promise<'Y' | 'N'> {
  const main = await runAsSystem(tx, () =>
    tx
      .selectFrom('ext_user')
      .select('user_id')
      .where('comp_no', '=', compNo)
      .where('main_yn', '=', 'Y')
      .executeTakeFirst(),
  )
  return main ? 'N' : 'Y'
}
