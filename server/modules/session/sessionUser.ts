import type { SessionUser } from '../../../codegen/generated/types'
import { isPrefill } from '../../../schemas/codes/authGroups'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'

/** Facts of the user that no rule needs, only the page. */
type PersonalFacts = Partial<
  Pick<
    SessionUser,
    'ename' | 'cellPhoneNo' | 'phoneNo' | 'compNo' | 'compNameKr' | 'noCellPhoneYn' | 'noPhoneYn'
  >
>

async function employeeFacts(tx: Transaction, userId: string): Promise<PersonalFacts> {
  const person = await tx
    .selectFrom('person')
    .select(['ename', 'cell_phone_no', 'tel_no'])
    .where('singleid', '=', userId)
    .executeTakeFirst()
  return given({ ename: person?.ename, cellPhoneNo: person?.cell_phone_no, phoneNo: person?.tel_no })
}

async function supplierFacts(tx: Transaction, userId: string): Promise<PersonalFacts> {
  const user = await tx
    .selectFrom('ext_user')
    .innerJoin('company', 'company.comp_no', 'ext_user.comp_no')
    .select(['ename', 'cell_phone_no', 'phone_no', 'ext_user.comp_no', 'comp_name_kr'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    ...given({
      ename: user?.ename,
      cellPhoneNo: user?.cell_phone_no,
      phoneNo: user?.phone_no,
      compNo: user?.comp_no,
      compNameKr: user?.comp_name_kr,
    }),
    noCellPhoneYn: user?.cell_phone_no ? 'N' : 'Y',
    noPhoneYn: user?.phone_no ? 'N' : 'Y',
  }
}

function given(facts: Readonly<Record<string, string | null | undefined>>): PersonalFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value))
}

/** Session user and loginData of spec §3, as they stand now. */
export async function readSessionUser(tx: Transaction, actor: Actor, now: Date): Promise<SessionUser> {
  const session = await tx
    .selectFrom('user_session')
    .selectAll()
    .where('session_id', '=', actor.sessionId)
    .executeTakeFirstOrThrow()
  const { prefill } = await tx
    .selectFrom('auth_group')
    .select('prefill')
    .where('auth_group_id', '=', actor.group)
    .executeTakeFirstOrThrow()
  const facts =
    actor.portal === 'external' ? supplierFacts(tx, actor.userId) : employeeFacts(tx, actor.userId)
  return {
    singleid: actor.userId,
    hname: actor.name,
    auth: actor.auth,
    authGroupId: actor.group,
    section: actor.section,
    deptcd: actor.deptcd,
    deptnm: actor.deptnm,
    ...(isPrefill(prefill) ? { prefill } : {}),
    createdDate: session.created_date,
    expiredDate: session.expired_date,
    tokenExpiredTimestamp: new Date(session.expired_date).getTime(),
    currentTimestamp: now.getTime(),
    ...(session.ip ? { ip: session.ip } : {}),
    ...(session.last_login_ip ? { lastLoginIp: session.last_login_ip } : {}),
    ...(session.last_login_dt ? { lastLoginDate: session.last_login_dt } : {}),
    ...(await facts),
  }
}
