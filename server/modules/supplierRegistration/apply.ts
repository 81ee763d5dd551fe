import { setTimeout as pause } from 'node:timers/promises'
import type { ApplicationAnswer, OperationRequests } from '../../../codegen/generated/types'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { systemActor } from '../../database/actor'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { moveDocument } from '../../document/documentKind'
import { nextNumber } from '../../document/documentNumber'
import { handOver } from '../../document/handOver'
import { fieldRefused, notAllowed } from '../../http/failure'
import type { OperationContext } from '../../http/route'
import { networkOf } from '../login/loginWait'
import { keepSupplier } from '../login/passwordStore'
import { sendMessage } from '../message/outbox'
import { hashPassword } from '../secret/passwordHash'
import type { AskTaxOffice } from '../supplier/taxOffice'
import { discovery } from '../supplierDiscovery/discoveryKind'
import { checkFiles, keepFiles } from './applicantFiles'
import { applyCompany } from './applyCompany'
import { countCall } from './applyLimits'
import { type ApplicationInput, applicationFailure, documentsFailure, givenApplication } from './applyRules'
import { applyMails, applyTexts, refusalTexts } from './applyTexts'
import { type ApplyToken, endToken, takeToken } from './applyToken'
import { isOfCompany, type Known, knownOf, registrationRefusal, userRefusal } from './judgeApplication'
import { registration } from './registrationKind'
import type { Mailing } from './tellApplicant'

export interface Applying extends Mailing {
  readonly askTaxOffice: AskTaxOffice
}

/** Every answer takes at least so long, whatever came of it: nobody learns from the time who is known to us. */
const leastMilliseconds = 500

type Sent = OperationContext<OperationRequests['applyCompReg']>

/** What an application is judged and kept by. */
interface Work {
  readonly context: EventContext
  readonly token: ApplyToken
  readonly input: ApplicationInput & { readonly taxNo2: string }
  readonly known: Known
  readonly pwHash: string
  readonly ntsStatus: string
  readonly sent: Sent['input']['body']
  readonly applying: Applying
}

const ntsTexts: Readonly<Record<string, string>> = {
  '02': applyTexts.suspended,
  '03': applyTexts.closed,
  '99': applyTexts.unknown,
}
export const taxOfficeSilent = '국세청 조회가 지연되고 있습니다. 잠시 후 다시 시도해 주세요.'

/**
 * One application of a stranger. What was entered wrongly is thrown and counts for nothing. What the tax office says, and that an
 * identifier is taken, is answered, so that nobody asks for one after the other. Whatever our own data refuse is answered like an
 * application that was accepted, and uses the token up as well.
 */
export async function apply(
  sent: Sent,
  applying: Applying,
  kind: 'NEW' | 'USER',
): Promise<ApplicationAnswer> {
  const begun = performance.now()
  const { tx, now, http } = sent
  const limited = await countCall(tx, 'submit', networkOf(http.ip), now)
  if (limited) throw limited
  const token = await takeToken(tx, applying.secret, http.headers, now)
  if (token.apply_type !== kind) throw notAllowed('a token for another kind of application')
  const work = await judged(sent, token, applying)
  if (typeof work === 'string') return { success: false, msg: work }
  const refusal = kind === 'USER' ? userRefusal(work.known) : await registrationRefusalOf(work)
  if (refusal !== undefined || !(await isFreeEmail(work))) await refuse(work, refusal ?? refusalTexts.any)
  else if (kind === 'USER') await keepUserApplication(work)
  else await keepRegistration(work)
  await endToken(tx, token)
  await pause(Math.max(0, leastMilliseconds - (performance.now() - begun)))
  return { success: true, msg: applyTexts.received }
}

/** What the page is told, once it has been kept that somebody asked. */
export async function tellApplied(answer: ApplicationAnswer): Promise<ApplicationAnswer> {
  if (answer.success) return answer
  throw fieldRefused(answer.msg === applyTexts.userIdTaken ? 'userId' : 'taxNo2', answer.msg)
}

/** What was entered, without a mistake, or what is said against it by others; the first mistake is thrown. */
async function judged(sent: Sent, token: ApplyToken, applying: Applying): Promise<Work | string> {
  const { tx, now, requestId, input } = sent
  const { body } = input
  const given = { ...givenApplication(body.header, token), taxNo2: token.tax_no_2 }
  const failure = await applicationFailure(tx, given, token)
  if (failure) throw failure
  const known = await knownOf(tx, token.tax_no_2)
  const isUser = token.apply_type === 'USER'
  const files = body.files ?? []
  if (!isUser) {
    await checkFiles({ tx }, files, token, token.reg_no === null ? null : (known.open?.file_id ?? null))
    const missing = documentsFailure(given.bizType ?? '', files)
    if (missing) throw missing
  }
  const nts = (await applying.askTaxOffice(tx, [token.tax_no_2]))?.get(token.tax_no_2)
  if (!nts) return taxOfficeSilent
  const said = ntsTexts[nts.status]
  if (said !== undefined) return said
  if (token.reg_no === null && !(await isFreeId(sent, given.userId ?? '', token)))
    return applyTexts.userIdTaken
  // Hashed whatever comes of it, since it takes longest.
  const pwHash = await hashPassword((given.passwordNew ?? '').normalize('NFC'))
  const actor = { ...systemActor, name: given.userName ?? given.compNameKr ?? '' }
  return {
    ...{ context: { tx, now, requestId, actor }, token, input: given, known, pwHash },
    ...{ ntsStatus: nts.status, sent: body, applying },
  }
}

/** An identifier that nobody has, or that an applicant of the same address had who was rejected. */
async function isFreeId(
  { tx }: Pick<Sent, 'tx'>,
  userId: string,
  { contact }: Pick<ApplyToken, 'contact'>,
): Promise<boolean> {
  const taken = await tx
    .selectFrom('ext_user')
    .select(['status', 'email'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return !taken || (taken.status === 'REJECTED' && taken.email === contact)
}

/** A supplement is for the very application; another one is judged by what we know. */
async function registrationRefusalOf({ context, known, token }: Work): Promise<string | undefined> {
  if (token.reg_no === null) return registrationRefusal(context.tx, known, context.now)
  return known.open?.reg_no === token.reg_no && known.open.status === 'SUPPLEMENT'
    ? undefined
    : refusalTexts.any
}

/** Somebody of the same company and address who was rejected makes room. */
async function isFreeEmail({ context, input, known, token }: Work): Promise<boolean> {
  if (token.reg_no !== null) return true
  const user = await context.tx
    .selectFrom('ext_user')
    .select(['user_id', 'status', 'comp_no'])
    .where('email', '=', input.email ?? '')
    .executeTakeFirst()
  if (!user) return true
  if (user.status !== 'REJECTED' || user.comp_no !== known.company?.comp_no) return false
  await context.tx.deleteFrom('ext_user').where('user_id', '=', user.user_id).execute()
  return true
}

/** Nothing is kept; the reason is told only where it is the contact's own business. */
async function refuse(work: Work, reason: string): Promise<void> {
  const { context, known, token } = work
  const isConcerned = await isOfCompany(context.tx, known, token)
  await tell(work, applyMails.refusedTitle, applyMails.refused, [isConcerned ? reason : refusalTexts.any])
}

async function tell(
  { context, token, applying }: Work,
  title: string,
  text: string,
  values: readonly string[],
): Promise<void> {
  const message = {
    channel: token.verify_type === 'S' ? 'S' : 'E',
    recipient: token.contact,
    portal: 'E',
    userId: 'apply',
    purpose: 'NOTICE',
    title,
    text: fillMessage(text, values),
  } as const
  await sendMessage(context.tx, applying.secret, message, context.now)
}

async function addUser({ context, input, token, pwHash }: Work, compNo: string, group: '60' | '61') {
  const { tx, now } = context
  const user_id = input.userId ?? ''
  const written = { created_by: user_id, created_dt: now, updated_by: user_id, updated_dt: now }
  await tx
    .insertInto('ext_user')
    .values({
      ...{ user_id, comp_no: compNo, auth_group_id: group, status: 'APPLIED', otp_gubun: token.verify_type },
      ...{ user_name: input.userName ?? '', dept_name: input.deptName ?? null },
      ...{ position_name: input.positionName ?? null, email: input.email ?? '' },
      ...{ cell_phone_no: input.cellPhoneNo ?? null, phone_no: input.phoneNo?.replace(/\D/g, '') ?? null },
      ...{ main_yn: 'N', terms_dt: now, apply_dt: now, ...written },
    })
    .execute()
  await keepSupplier(tx, user_id, pwHash, now)
  await addEvent(context, {
    ...{ docType: 'EXT_USER', docNo: user_id, action: 'applyExtUser', from: null, to: 'APPLIED' },
    after: { compNo, marketingYn: input.marketingYn === 'Y' ? 'Y' : 'N' },
  })
}

async function keepUserApplication(work: Work): Promise<void> {
  const { context, known, input } = work
  const company = known.company
  if (!company) throw new Error('Engine bug: keepUserApplication was given no company.')
  await addUser(work, company.comp_no, '60')
  await handOver(context, {
    ...{ groups: ['34', '50'], administratorsOf: [company.comp_no] },
    title: `사용자 가입신청이 접수되었습니다. ${company.comp_name_kr} (${input.userId ?? ''})`,
    link: '/portal/ogpmsManage/RegisterUser',
  })
  await tell(work, applyMails.acceptedTitle, applyMails.userAccepted, [input.userId ?? ''])
}

async function keepRegistration(work: Work): Promise<void> {
  const { context, known, input, token, sent, ntsStatus } = work
  const { tx, now } = context
  const comp_no = await applyCompany(context, known.company, input, ntsStatus)
  const reg_no = known.open?.reg_no ?? (await nextNumber(tx, 'CR', now))
  const columns = {
    ...{ comp_no, comp_name_kr: input.compNameKr ?? '', sg_code: input.sgCode ?? '' },
    main_item: input.mainItem ?? '',
    file_id: known.open?.file_id ?? token.file_id,
  }
  if (known.open)
    await moveDocument(context, registration, known.open, {
      ...{ action: 'applyCompReg', status: 'APPLIED' },
      columns: { ...columns, supplement_due: null },
    })
  else {
    await addUser(work, comp_no, '61')
    await tx
      .insertInto('comp_reg')
      .values({
        ...{ reg_no, ...columns, tax_no_2: token.tax_no_2, user_id: input.userId ?? null, status: 'APPLIED' },
        ...{ verify_type: token.verify_type, contact: token.contact, applied_dt: now },
        ...{ created_by: 'system', created_dt: now, updated_by: 'system', updated_dt: now },
      })
      .execute()
    await addEvent(context, {
      ...{ docType: 'CR', docNo: reg_no, action: 'applyCompReg', from: null, to: 'APPLIED' },
    })
    await convertInvitation(context, token.tax_no_2, reg_no)
  }
  // Policies open the papers by the application, which has to stand before.
  if (columns.file_id !== null) await keepFiles(context, sent.files ?? [], columns.file_id, reg_no)
  const name = columns.comp_name_kr
  await handOver(context, {
    groups: ['34'],
    title: `등록신청이 접수되었습니다. ${name} (${reg_no})`,
    link: `/compRegList?regNo=${reg_no}`,
  })
  await tell(work, applyMails.acceptedTitle, applyMails.accepted, [name, reg_no])
}

/** A proposal of the same number that was invited has come to its end; whoever looked for the company hears of it. */
async function convertInvitation(context: EventContext, taxNo: string, regNo: string): Promise<void> {
  const invited = await context.tx
    .selectFrom('comp_excavation')
    .selectAll()
    .where('tax_no_2', '=', taxNo)
    .where('status', '=', 'INVITED')
    .forUpdate()
    .execute()
  for (const proposal of invited) {
    await moveDocument(context, discovery, proposal, {
      ...{ action: 'applyCompReg', status: 'CONVERTED', columns: { reg_no: regNo } },
    })
    await handOver(context, {
      people: [proposal.proposer, proposal.reviewer],
      title: `발굴한 업체가 등록을 신청했습니다. ${proposal.comp_name_kr} (${regNo})`,
      link: `/compExcavationList?exNo=${proposal.ex_no}`,
    })
  }
}
