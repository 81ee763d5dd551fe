import { type RawBuilder, sql } from 'kysely'
import type { ExtUserRow, OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import { addDays } from '../../../schemas/shared/calendar'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { given } from '../../document/givenFields'
import { codesOf, containsPattern, pageOf, type SortPart, sortOf } from '../../document/listQuery'
import { fieldRefused } from '../../http/failure'
import { maskedPhone } from '../secret/verificationCode'
import type { SupplierUser } from './supplierUserStore'

type Filters = OperationRequests['listExtUser']
type ListedUser = SupplierUser & { readonly comp_name_kr: string; readonly comp_status: string }

/** Who looks after users sees how they log in; others see whom to call. */
const lookAfterUsers = ['99', '50', '34', '20', '61']
/** Domain 6.3: phone numbers of suppliers are masked for monitoring. */
export const isMonitoring = (group: string): boolean => group === '40'

const sortColumns: Readonly<Record<string, string>> = {
  userId: 'user_id',
  userName: 'user_name',
  compNo: 'comp_no',
  compNameKr: 'comp_name_kr',
  compStatus: 'comp_status',
  deptName: 'dept_name',
  positionName: 'position_name',
  email: 'email',
  cellPhoneNo: 'cell_phone_no',
  authGroupId: 'auth_group_id',
  mainYn: 'main_yn',
  applyDt: 'apply_dt',
  status: 'status',
  blockReason: 'block_reason',
  blockedBy: 'blocked_by',
  failCnt: 'fail_cnt',
  lastLoginDt: 'last_login_dt',
  lastLoginIp: 'last_login_ip',
  pwChangedDt: 'pw_changed_dt',
}
const unique: SortPart = { column: 'user_id', direction: 'asc' }

/** Users of suppliers that the actor sees: all of them, or those of his company. */
export async function listSupplierUser(
  tx: Transaction,
  actor: Actor,
  filters: Filters,
): Promise<OperationAnswers['listExtUser']> {
  const found = sql`from (select ext_user.*, comp_name_kr, company.status as comp_status
      from ext_user join company using (comp_no)) as listed
    where ${sql.join([sql`true`, ...conditionsOf(filters)], sql` and `)}`
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(tx)
  const total = counted.rows[0]?.total ?? 0
  if (filters.want === 'totals') return { rows: [], total }
  const { limit, offset } = pageOf(filters)
  const { rows } = await sql<ListedUser>`select * ${found}
    order by ${sortOf(filters.sort, sortColumns, unique)} limit ${limit} offset ${offset}`.execute(tx)
  return { rows: rows.map(row => rowOf(row, actor.group)), total }
}

function conditionsOf(filters: Filters): readonly RawBuilder<unknown>[] {
  const { compNo, userId, userName, authGroupId } = filters
  const states = codesOf(filters.status)
  return [
    ...(compNo ? [sql`comp_no = ${compNo}`] : []),
    ...(userId?.trim() ? [sql`user_id ilike ${containsPattern(userId)}`] : []),
    ...(userName?.trim() ? [sql`user_name ilike ${containsPattern(userName)}`] : []),
    ...(authGroupId ? [sql`auth_group_id = ${authGroupId}`] : []),
    ...(states.length > 0 ? [sql`status = any(${states})`] : []),
    ...period('apply_dt', 'applyDtFrom', filters.applyDtFrom, filters.applyDtTo),
    ...period('last_login_dt', 'lastLoginDtFrom', filters.lastLoginDtFrom, filters.lastLoginDtTo),
  ]
}

/** Days are those of Asia/Seoul. */
function period(column: string, field: string, from: string | undefined, to: string | undefined) {
  if (from !== undefined && to !== undefined && from > to) throw fieldRefused(field, 'periodReversed')
  const name = sql.ref(column)
  return [
    ...(from === undefined ? [] : [sql`${name} >= ${`${from}T00:00:00+09:00`}`]),
    ...(to === undefined ? [] : [sql`${name} < ${`${addDays(to, 1)}T00:00:00+09:00`}`]),
  ]
}

export const phoneFor = (group: string, phone: string | null) =>
  phone !== null && isMonitoring(group) ? maskedPhone(phone) : phone

function rowOf(row: ListedUser, group: string): ExtUserRow {
  return {
    userId: row.user_id,
    userName: row.user_name,
    compNo: row.comp_no,
    compNameKr: row.comp_name_kr,
    compStatus: row.comp_status,
    email: row.email,
    authGroupId: row.auth_group_id,
    mainYn: row.main_yn,
    status: row.status,
    version: row.version,
    ...given({
      deptName: row.dept_name,
      positionName: row.position_name,
      cellPhoneNo: phoneFor(group, row.cell_phone_no),
      applyDt: row.apply_dt,
      blockReason: row.block_reason,
      lastLoginDt: row.last_login_dt,
      pwChangedDt: row.pw_changed_dt,
      ...(lookAfterUsers.includes(group)
        ? { blockedBy: row.blocked_by, failCnt: row.fail_cnt, lastLoginIp: row.last_login_ip }
        : {}),
    }),
  }
}
