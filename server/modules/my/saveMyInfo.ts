import type { MyInfoInput } from '../../../codegen/generated/types'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import { handOver } from '../../document/handOver'
import { checkVersion } from '../../document/transitionKeys'
import { fieldRefused } from '../../http/failure'
import { digitsOf } from './myRules'
import { myTexts } from './myTexts'

/** Where codes and warnings went until now; told when it changes. */
export interface Reached {
  readonly email: string | null
  readonly isChanged: boolean
}

const textOrNull = (text: string | undefined) => text?.normalize('NFC').trim() || null
const digitsOrNull = (phone: string | undefined) => digitsOf(phone ?? '') || null

/** Keeps what was checked. The address is a supplier's only way to a new password, so it stays one user's. */
export async function saveSupplier(
  tx: Transaction,
  { userId }: Actor,
  input: MyInfoInput,
  now: Date,
): Promise<Reached> {
  const before = await tx
    .selectFrom('ext_user')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  checkVersion(before.version, input.version)
  const email = (input.email ?? '').trim()
  const taken = await tx
    .selectFrom('ext_user')
    .select('user_id')
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
    .where('user_id', '<>', userId)
    .executeTakeFirst()
  if (taken) throw fieldRefused('email', myTexts.emailTaken)
  const after = {
    email,
    cell_phone_no: digitsOrNull(input.cellPhoneNo),
    otp_gubun: input.otpGubun ?? '',
  }
  await tx
    .updateTable('ext_user')
    .set({
      ...after,
      ename: textOrNull(input.ename),
      dept_name: textOrNull(input.deptName),
      position_name: textOrNull(input.positionName),
      phone_no: digitsOrNull(input.phoneNo),
      version: before.version + 1,
      updated_by: userId,
      updated_dt: now,
    })
    .where('user_id', '=', userId)
    .execute()
  const isChanged =
    after.email !== before.email ||
    after.cell_phone_no !== before.cell_phone_no ||
    after.otp_gubun !== before.otp_gubun
  return { email: before.email, isChanged }
}

export async function saveEmployee(
  tx: Transaction,
  actor: Actor,
  input: MyInfoInput,
  now: Date,
): Promise<Reached> {
  const { userId } = actor
  const before = await tx
    .selectFrom('person')
    .selectAll()
    .where('singleid', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  checkVersion(before.version, input.version)
  const delegate = textOrNull(input.delegateSingleid)
  if (delegate !== null) await checkDelegate(tx, delegate)
  const email = textOrNull(input.email)
  const cellPhone = digitsOrNull(input.cellPhoneNo)
  await tx
    .updateTable('person')
    .set({
      email,
      cell_phone_no: cellPhone,
      tel_no: digitsOrNull(input.phoneNo),
      delegate_singleid: delegate,
      delegate_from: delegate === null ? null : (input.delegateFrom ?? null),
      delegate_to: delegate === null ? null : (input.delegateTo ?? null),
      version: before.version + 1,
      updated_by: userId,
      updated_dt: now,
    })
    .where('singleid', '=', userId)
    .execute()
  await tellDelegates({ tx, actor, now }, before, input)
  return { email: before.email, isChanged: email !== before.email || cellPhone !== before.cell_phone_no }
}

/** Who stands in from now on hears of it, and so does who did until now (D-95). */
async function tellDelegates(
  context: Parameters<typeof handOver>[0],
  before: Row<'person'>,
  { delegateSingleid, delegateFrom = '', delegateTo = '' }: MyInfoInput,
): Promise<void> {
  const after = textOrNull(delegateSingleid)
  const isSame =
    after === before.delegate_singleid &&
    (after === null || (delegateFrom === before.delegate_from && delegateTo === before.delegate_to))
  if (isSame) return
  const told = { link: '/' }
  if (before.delegate_singleid !== after)
    await handOver(context, {
      ...told,
      people: [before.delegate_singleid],
      title: fillMessage(myTexts.delegateEnded, [before.hname]),
    })
  await handOver(context, {
    ...told,
    people: [after],
    title: fillMessage(myTexts.delegateNamed, [before.hname, delegateFrom, delegateTo]),
  })
}

/** Whoever acts for somebody must be there, and approve at all: domain 3.1. */
async function checkDelegate(tx: Transaction, singleid: string): Promise<void> {
  const person = await tx
    .selectFrom('person')
    .select('singleid')
    .where('singleid', '=', singleid)
    .where('use_flag', '=', 'Y')
    .where('status', '=', 'A')
    .where('app_chk', '=', 'Y')
    .executeTakeFirst()
  if (!person) throw fieldRefused('delegateSingleid', myTexts.delegateUnknown)
}
