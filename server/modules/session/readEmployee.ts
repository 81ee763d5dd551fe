import { sql } from 'kysely'
import { isAuthGroupId, isRowScope, type RowScope, rowScopeOf } from '../../../schemas/codes/authGroups'
import { monthOf } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Actor, Scope } from '../../database/actor'
import type { Transaction } from '../../database/connect'

const scopes: Readonly<Record<RowScope, Scope>> = {
  ALL: 'all',
  SECTION: 'section',
  DEPT: 'dept',
  OWN: 'own',
  COMPANY: 'company',
}

/** The employee behind a session as he stands this moment, unless disabled or resigned. */
export async function readEmployee(
  tx: Transaction,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<Actor | null> {
  const person = await tx
    .selectFrom('person')
    .innerJoin('auth_group', 'auth_group.auth_group_id', 'person.auth_group_id')
    .select(['singleid', 'hname', 'section', 'deptcd', 'deptnm', 'auth', 'person.auth_group_id', 'row_scope'])
    .where('singleid', '=', userId)
    .where('use_flag', '=', 'Y')
    .where('status', '<>', 'R')
    .executeTakeFirst()
  if (!person || !isAuthGroupId(person.auth_group_id) || !isRowScope(person.row_scope)) return null
  return {
    userId: person.singleid,
    name: person.hname,
    portal: 'internal',
    group: person.auth_group_id,
    scope: scopes[rowScopeOf(person.row_scope, person.auth)],
    section: person.section,
    deptcd: person.deptcd,
    deptnm: person.deptnm ?? '',
    deptcds: await subtree(tx, person.deptcd, koreanDay(now)),
    auth: person.auth,
    sessionId,
  }
}

/** The department and everything below it in the newest month up to today. */
async function subtree(tx: Transaction, deptcd: string, today: string): Promise<readonly string[]> {
  const { rows } = await sql<{ deptcd: string }>`with recursive
      newest as (select max(yyyymm) as month from department where yyyymm <= ${monthOf(today)}),
      below as (
        select ${deptcd}::text collate "C" as deptcd union
        select department.deptcd::text from department join newest on yyyymm = month
          join below on indept = below.deptcd)
    select deptcd from below`.execute(tx)
  return rows.map(row => row.deptcd)
}
