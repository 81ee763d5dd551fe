import { sql } from 'kysely'
import type { OperationRequests } from '../../../codegen/generated/types'
import { isEmail } from '../../../schemas/shared/emailText'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { isBusinessNumber } from '../../../schemas/shared/taxNumber'
import type { Transaction } from '../../database/connect'
import { type Failure, fieldRefused } from '../../http/failure'
import type { OperationContext } from '../../http/route'
import type { Settings } from '../../settings'
import { networkOf } from '../login/loginWait'
import { sendMessage } from '../message/outbox'
import { hashToken } from '../secret/tokens'
import { isCodeShape, newCode } from '../secret/verificationCode'
import { countCall, waitOf } from './applyLimits'
import { applyMails, applyTexts } from './applyTexts'
import { giveToken } from './applyToken'

type Asked = OperationRequests['sendPublicVerifyCode']['body']
type Checked = OperationRequests['checkPublicVerifyCode']['body']
type Mode = Pick<Settings, 'secret' | 'mode'>

const codeMilliseconds = 180_000
const triesPerCode = 5
const phonePattern = /^\d{9,11}$/

export interface Contact {
  readonly verifyType: 'S' | 'E'
  readonly contact: string
}

export const plainNumber = (taxNo: string) => taxNo.replaceAll('-', '').trim()

/** The contact that was typed; refused at its field. */
function typedContact({ verifyType, cellPhoneNo, email }: Asked): Contact {
  if (verifyType === 'S') {
    const phone = (cellPhoneNo ?? '').replace(/\D/g, '')
    if (phone === '') throw fieldRefused('cellPhoneNo', 'fieldEmpty', ['휴대전화'])
    if (!phonePattern.test(phone)) throw fieldRefused('cellPhoneNo', 'phoneFormatWrong')
    return { verifyType, contact: phone }
  }
  if (verifyType !== 'E') throw fieldRefused('verifyType', 'fieldNotChosen', ['인증방법'])
  const address = (email ?? '').normalize('NFC').trim().toLowerCase()
  if (address === '') throw fieldRefused('email', 'fieldEmpty', ['이메일'])
  if (!isEmail(address)) throw fieldRefused('email', 'emailFormatWrong')
  return { verifyType, contact: address }
}

/** The contact of an application that is to be supplemented; nobody's, where there is none of that business number. */
async function storedContact(tx: Transaction, regNo: string, taxNo: string): Promise<Contact> {
  const application = await tx
    .selectFrom('comp_reg')
    .select(['verify_type', 'contact'])
    .where('reg_no', '=', regNo)
    .where('tax_no_2', '=', taxNo)
    .where('status', '=', 'SUPPLEMENT')
    .executeTakeFirst()
  return {
    verifyType: application?.verify_type === 'S' ? 'S' : 'E',
    contact: application?.contact ?? '',
  }
}

interface Subject extends Contact {
  readonly taxNo: string
  readonly regNo: string | undefined
  /** By what its code is found. */
  readonly name: string
}

/** Whom a code is about: of a supplement what was typed is ignored. */
async function subjectOf(tx: Transaction, asked: Asked): Promise<Subject> {
  const taxNo = plainNumber(asked.taxNo2)
  if (!isBusinessNumber(taxNo)) throw fieldRefused('taxNo2', applyTexts.taxNumberWrong)
  const { regNo } = asked
  if (regNo !== undefined)
    return { ...(await storedContact(tx, regNo, taxNo)), taxNo, regNo, name: `regNo ${regNo}` }
  const contact = typedContact(asked)
  return { ...contact, taxNo, regNo, name: contact.contact }
}

const hashOf = (secret: string, { name, taxNo }: Subject, code: string) =>
  hashToken(secret, `${name} ${taxNo} ${code}`)

/**
 * Sends a code. Of an application that there is not a code is written all the same, and goes nowhere: answer, count and work are
 * alike.
 */
export async function sendVerifyCode(
  { tx, now, http, input }: OperationContext<OperationRequests['sendPublicVerifyCode']>,
  { secret, mode }: Mode,
): Promise<{ success: boolean } | Failure> {
  const subject = await subjectOf(tx, input.body)
  const refusal =
    (await countCall(tx, 'code', networkOf(http.ip), now)) ??
    (await countCall(tx, 'contact', subject.name, now))
  if (refusal) return refusal
  // The limit of the contact itself holds here, too, but nobody is told that it is the contact of an application.
  const isFree =
    subject.regNo === undefined ||
    subject.contact === '' ||
    (await waitOf(tx, 'contact', subject.contact, now)) === 0
  const code = newCode({ mode })
  const fresh = {
    code_hash: hashOf(secret, subject, code),
    try_cnt: 0,
    expires_dt: new Date(now.getTime() + codeMilliseconds),
  }
  await tx
    .insertInto('apply_code')
    .values({ subject: subject.name, ...fresh })
    .onConflict(conflict => conflict.column('subject').doUpdateSet(fresh))
    .execute()
  await sendMessage(
    tx,
    secret,
    {
      channel: subject.verifyType,
      recipient: isFree ? subject.contact : '',
      ...{ portal: 'E', userId: 'apply', purpose: 'OTP', title: applyMails.codeTitle },
      text: fillMessage(applyMails.code, [code, codeMilliseconds / 60_000]),
    },
    now,
  )
  return { success: true }
}

/** One of five tries; the right code is answered by a token. A failure is answered, so that the try counts. */
export async function checkVerifyCode(
  { tx, now, input }: OperationContext<OperationRequests['checkPublicVerifyCode']>,
  { secret }: Mode,
): Promise<{ applyToken: string } | Failure> {
  const asked: Checked = input.body
  const subject = await subjectOf(tx, asked)
  const code = (asked.verifyCode ?? '').trim()
  const row = await tx
    .updateTable('apply_code')
    .set({ try_cnt: sql<number>`try_cnt + 1` })
    .where('subject', '=', subject.name)
    .where('try_cnt', '<', triesPerCode)
    .returning(['code_hash', 'try_cnt', 'expires_dt'])
    .executeTakeFirst()
  // After the last try the code is as good as expired: another one has to be sent.
  if (!row || new Date(row.expires_dt) <= now) return refusalOf(applyTexts.codeExpired)
  const isRight =
    isCodeShape(code) && row.code_hash === hashOf(secret, subject, code) && subject.contact !== ''
  if (!isRight) return refusalOf(applyTexts.codeWrong, triesPerCode - row.try_cnt)
  await tx.deleteFrom('apply_code').where('subject', '=', subject.name).execute()
  const proved = {
    tax_no_2: subject.taxNo,
    apply_type: asked.applyType,
    verify_type: subject.verifyType,
    contact: subject.contact,
    reg_no: subject.regNo ?? null,
  }
  return { applyToken: await giveToken(tx, secret, proved, now) }
}

const refusalOf = (text: string, ...args: readonly number[]): Failure =>
  fieldRefused('verifyCode', text, args)
