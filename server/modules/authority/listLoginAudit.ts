import { sql } from 'kysely'
import type { OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import { given } from '../../document/givenFields'
import { pageOf, type SortPart, sortOf } from '../../document/listQuery'
import { allOf, containing, inPeriod } from './listUserSession'

const sortColumns: Readonly<Record<string, string>> = {
  auditSeq: 'audit_seq',
  userId: 'user_id',
  portalType: 'portal_type',
  loginMode: 'login_mode',
  result: 'result',
  errorCode: 'error_code',
  ip: 'ip',
  loggedDt: 'logged_dt',
}
const unique: SortPart = { column: 'audit_seq', direction: 'desc' }

interface FoundAudit {
  readonly audit_seq: string
  readonly user_id: string | null
  readonly portal_type: string
  readonly login_mode: string
  readonly result: string
  readonly error_code: string | null
  readonly ip: string | null
  readonly logged_dt: string
}

/** Every try to log in and every end of a session, newest first. */
export async function listLoginAudit(
  tx: Transaction,
  input: OperationRequests['listLoginAudit'],
): Promise<OperationAnswers['listLoginAudit']> {
  const { portalType, userId, ip } = input
  const found = sql`from login_audit where ${allOf([
    ...(portalType ? [sql`portal_type = ${portalType}`] : []),
    ...containing('user_id', userId),
    ...containing('ip', ip),
    ...inPeriod(sql.ref('logged_dt'), input),
  ])}`
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(tx)
  const total = counted.rows[0]?.total ?? 0
  if (input.want === 'totals') return { rows: [], total }
  const { limit, offset } = pageOf(input)
  const { rows } = await sql<FoundAudit>`select * ${found}
    order by ${sortOf(input.sort ?? 'loggedDt:desc', sortColumns, unique)} limit ${limit} offset ${offset}`.execute(
    tx,
  )
  return {
    rows: rows.map(row => ({
      auditSeq: row.audit_seq,
      ...(row.user_id === null ? {} : { userId: row.user_id }),
      portalType: row.portal_type,
      loginMode: row.login_mode,
      result: row.result,
      ...given({
        errorCode: row.error_code,
        ip: row.ip,
      }),
      loggedDt: row.logged_dt,
    })),
    total,
  }
}
