import type { MyInfo } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { notLoggedIn } from '../../http/failure'

/** How long personal data are shown after the password was said once more: screens.tsv of PersonInfoLogin. */
export const verifiedMinutes = 10

export interface MySession {
  /** Came by id and password, so that the password can be asked for again and changed here. */
  readonly hasPassword: boolean
  readonly isVerified: boolean
  readonly lastLoginDt: string | null
  readonly lastLoginIp: string | null
}

/** Who came by the directory was proved there, and has no password that counts here. */
const byDirectory = ['AD', 'SSO']

export async function readMySession(tx: Transaction, actor: Actor, now: Date): Promise<MySession> {
  const session = await tx
    .selectFrom('user_session')
    .select(['login_mode', 'verified_until', 'last_login_dt', 'last_login_ip'])
    .where('session_id', '=', actor.sessionId)
    .executeTakeFirst()
  if (!session) throw notLoggedIn()
  const hasPassword = !byDirectory.includes(session.login_mode)
  const isFresh = session.verified_until !== null && new Date(session.verified_until) > now
  return {
    hasPassword,
    isVerified: !hasPassword || isFresh,
    lastLoginDt: session.last_login_dt,
    lastLoginIp: session.last_login_ip,
  }
}

/** What one is told of oneself; no more than the name before the password was said. */
export async function readMyInfo(tx: Transaction, actor: Actor, session: MySession): Promise<MyInfo> {
  const { hasPassword, isVerified, lastLoginDt, lastLoginIp } = session
  const name = { userId: actor.userId, userName: actor.name, isVerified, hasPassword }
  if (!isVerified) return name
  const facts = actor.portal === 'external' ? await supplierFacts(tx, actor) : await employeeFacts(tx, actor)
  const { version, ...texts } = facts
  return {
    ...name,
    version,
    authGroupId: actor.group,
    ...given({ ...texts, lastLoginDt, lastLoginIp }),
  }
}

async function supplierFacts(tx: Transaction, { userId }: Actor) {
  const user = await tx
    .selectFrom('ext_user')
    .innerJoin('company', 'company.comp_no', 'ext_user.comp_no')
    .selectAll('ext_user')
    .select('comp_name_kr')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    version: user.version,
    ename: user.ename,
    compNameKr: user.comp_name_kr,
    deptName: user.dept_name,
    positionName: user.position_name,
    email: user.email,
    cellPhoneNo: user.cell_phone_no,
    phoneNo: user.phone_no,
    otpGubun: user.otp_gubun,
  }
}

async function employeeFacts(tx: Transaction, { userId }: Actor) {
  const person = await tx
    .selectFrom('person')
    .leftJoin('person as delegate', 'delegate.singleid', 'person.delegate_singleid')
    .selectAll('person')
    .select('delegate.hname as delegate_nm')
    .where('person.singleid', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    version: person.version,
    ename: person.ename,
    deptName: person.deptnm,
    positionName: person.position_nm,
    email: person.email,
    cellPhoneNo: person.cell_phone_no,
    phoneNo: person.tel_no,
    delegateSingleid: person.delegate_singleid,
    delegateNm: person.delegate_nm,
    delegateFrom: person.delegate_from,
    delegateTo: person.delegate_to,
  }
}

function given(facts: Readonly<Record<string, string | null>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value]])),
  )
}
