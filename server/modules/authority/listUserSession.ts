import { type RawBuilder, sql } from 'kysely'
import type { OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import { addDays } from '../../../schemas/shared/calendar'
import type { Transaction } from '../../database/connect'
import { runAsSystem } from '../../database/runAsSystem'
import { given } from '../../document/givenFields'
import { codesOf, containsPattern, pageOf, type SortPart, sortOf } from '../../document/listQuery'
import { fieldRefused } from '../../http/failure'

/** Conditions that sessions and log-ins share. */
interface Period {
  readonly createdDateFrom?: string
  readonly createdDateTo?: string
}

/** Days are those of Asia/Seoul. */
export function inPeriod(
  column: RawBuilder<unknown>,
  { createdDateFrom, createdDateTo }: Period,
): readonly RawBuilder<unknown>[] {
  if (createdDateFrom !== undefined && createdDateTo !== undefined && createdDateFrom > createdDateTo)
    throw fieldRefused('createdDateFrom', 'periodReversed')
  return [
    ...(createdDateFrom === undefined ? [] : [sql`${column} >= ${`${createdDateFrom}T00:00:00+09:00`}`]),
    ...(createdDateTo === undefined
      ? []
      : [sql`${column} < ${`${addDays(createdDateTo, 1)}T00:00:00+09:00`}`]),
  ]
}

export function containing(column: string, text: string | undefined): readonly RawBuilder<unknown>[] {
  return text?.trim() ? [sql`${sql.ref(column)} ilike ${containsPattern(text)}`] : []
}

export const allOf = (conditions: readonly RawBuilder<unknown>[]) =>
  sql.join([sql`true`, ...conditions], sql` and `)

const sortColumns: Readonly<Record<string, string>> = {
  sessionId: 'session_id',
  userId: 'user_id',
  userName: 'user_name',
  portalType: 'portal_type',
  authGroupId: 'auth_group_id',
  ip: 'ip',
  userAgent: 'user_agent',
  createdDate: 'created_date',
  lastAccessDt: 'last_access_dt',
  expiredDate: 'expired_date',
  status: 'status',
}
const unique: SortPart = { column: 'session_id', direction: 'asc' }

interface FoundSession {
  readonly session_id: string
  readonly user_id: string
  readonly user_name: string | null
  readonly portal_type: string
  readonly auth_group_id: string
  readonly ip: string | null
  readonly user_agent: string | null
  readonly created_date: string
  readonly last_access_dt: string
  readonly expired_date: string
  readonly status: string
}

/** Sessions of everybody. One whose time has passed has expired, though nobody has asked with it since. */
export function listUserSession(
  tx: Transaction,
  now: Date,
  input: OperationRequests['listUserSession'],
): Promise<OperationAnswers['listUserSession']> {
  const { portalType, userId, userName, ip, status } = input
  const states = codesOf(status)
  const conditions = allOf([
    ...(portalType ? [sql`portal_type = ${portalType}`] : []),
    ...containing('user_id', userId),
    ...containing('user_name', userName),
    ...containing('ip', ip),
    ...(states.length > 0 ? [sql`status = any(${states})`] : []),
    ...inPeriod(sql.ref('created_date'), input),
  ])
  const found = sql`from (select session_id, user_id, user_name, portal_type, auth_group_id, ip, user_agent,
      created_date, last_access_dt, expired_date,
      case when status = 'ACTIVE' and expired_date <= ${now} then 'EXPIRED' else status end as status
    from user_session) as session where ${conditions}`
  return runAsSystem(tx, async () => {
    const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(tx)
    const total = counted.rows[0]?.total ?? 0
    if (input.want === 'totals') return { rows: [], total }
    const { limit, offset } = pageOf(input)
    const { rows } = await sql<FoundSession>`select * ${found}
      order by ${sortOf(input.sort ?? 'createdDate:desc', sortColumns, unique)} limit ${limit} offset ${offset}`.execute(
      tx,
    )
    return { rows: rows.map(rowOf), total }
  })
}

/** A session is changed once, by its end: that is what its version counts. */
const sessionVersion = (status: string) => (status === 'ACTIVE' ? 0 : 1)

function rowOf(row: FoundSession) {
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    ...(row.user_name === null ? {} : { userName: row.user_name }),
    portalType: row.portal_type,
    authGroupId: row.auth_group_id,
    ...given({
      ip: row.ip,
      userAgent: row.user_agent,
    }),
    createdDate: row.created_date,
    lastAccessDt: row.last_access_dt,
    expiredDate: row.expired_date,
    status: row.status,
    version: sessionVersion(row.status),
  }
}
