import type { Transaction } from '../database/connect'
import { insertRows } from '../database/insertRows'
import { seedLoginAudit, seedSessions, type Visitor } from './sessionSeed'

/** Writes who has logged in lately, of the people and suppliers' users that stand in the story. */
export async function writeSessions(tx: Transaction, now: Date): Promise<void> {
  const visitors = [...(await employees(tx)), ...(await suppliers(tx))]
  await insertRows(tx, 'login_audit', seedLoginAudit(visitors, now))
  await tx
    .insertInto('user_session')
    .values([...seedSessions(visitors, now)])
    .execute()
}

async function employees(tx: Transaction): Promise<readonly Visitor[]> {
  const people = await tx
    .selectFrom('person')
    .select(['singleid', 'hname', 'auth_group_id', 'status'])
    .where('status', '=', 'A')
    .orderBy('singleid')
    .execute()
  return people.map(({ singleid, hname, auth_group_id, status }) => ({
    ...{ userId: singleid, userName: hname, portal: 'I', group: auth_group_id },
    status: status ?? 'A',
  }))
}

async function suppliers(tx: Transaction): Promise<readonly Visitor[]> {
  const users = await tx
    .selectFrom('ext_user')
    .select(['user_id', 'user_name', 'auth_group_id', 'status'])
    .where('status', '<>', 'APPLIED')
    .orderBy('user_id')
    .execute()
  return users.map(({ user_id, user_name, auth_group_id, status }) => ({
    ...{ userId: user_id, userName: user_name, portal: 'E', group: auth_group_id },
    status,
  }))
}
