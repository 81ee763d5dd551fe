import type { ResultCodeName } from '../../../schemas/shared/resultCodes'
import type { PortalCode } from '../../database/columnCodes'
import type { Transaction } from '../../database/connect'

/** What log-in must know of a user, the same for both portals. */
export interface LoginAccount {
  readonly portal: PortalCode
  readonly userId: string
  readonly name: string
  readonly group: string
  readonly passwordHash: string | null
  readonly passwordChangedAt: string | null
  /** A password that somebody else has given must be changed first. */
  readonly mustChange: boolean
  /** Why the account may not be used at present, by the code of spec §8. */
  readonly refusal: ResultCodeName | undefined
  readonly lastLoginIp: string | null
  readonly lastLoginDt: string | null
}

export async function findEmployeeAccount(
  tx: Transaction,
  userId: string,
): Promise<LoginAccount | undefined> {
  const person = await tx
    .selectFrom('person')
    .leftJoin('person_password', 'person_password.singleid', 'person.singleid')
    .select([
      'hname',
      'auth_group_id',
      'use_flag',
      'status',
      'login_ip',
      'last_login_dt',
      'pw_hash',
      'changed_dt',
    ])
    .where('person.singleid', '=', userId)
    .executeTakeFirst()
  return (
    person && {
      portal: 'I',
      userId,
      name: person.hname,
      group: person.auth_group_id,
      passwordHash: person.pw_hash,
      passwordChangedAt: person.changed_dt,
      mustChange: false,
      refusal: person.use_flag === 'Y' && person.status !== 'R' ? undefined : 'AUTH003',
      lastLoginIp: person.login_ip,
      lastLoginDt: person.last_login_dt,
    }
  )
}

const day = 86_400_000

/** The password has to be changed: somebody else gave it, or it is older than the settings allow. */
export function isPasswordDue(account: LoginAccount, now: Date, passwordDays: number): boolean {
  if (account.mustChange) return true
  if (passwordDays === 0 || account.passwordChangedAt === null) return false
  return now.getTime() - new Date(account.passwordChangedAt).getTime() > passwordDays * day
}
