import { sql } from 'kysely'
import { type Actor, systemActor } from '../database/actor'
import type { Transaction } from '../database/connect'
import type { EventContext } from '../document/documentEvents'

/** As somebody of the story, with the sight of the seed: histories are added to by those who did it. */
export async function contextOf(tx: Transaction, singleid: string, now: Date): Promise<EventContext> {
  await sql`select set_config('app.singleid', ${singleid}, true)`.execute(tx)
  const person = await tx
    .selectFrom('person')
    .select(['hname', 'auth_group_id', 'section', 'deptcd', 'deptnm'])
    .where('singleid', '=', singleid)
    .executeTakeFirstOrThrow()
  const actor: Actor = {
    ...systemActor,
    userId: singleid,
    name: person.hname,
    group: person.auth_group_id ?? '',
    section: person.section,
    deptcd: person.deptcd,
    deptnm: person.deptnm ?? '',
  }
  return { tx, actor, now, requestId: 'seed' }
}

/** As a user of a supplier. */
export async function supplierContext(tx: Transaction, compNo: string, now: Date): Promise<EventContext> {
  const user = await tx
    .selectFrom('ext_user')
    .select(['user_id', 'user_name', 'auth_group_id'])
    .where('comp_no', '=', compNo)
    .where('status', '=', 'ACTIVE')
    .orderBy('user_id')
    .executeTakeFirstOrThrow()
  await sql`select set_config('app.singleid', ${user.user_id}, true)`.execute(tx)
  const actor: Actor = {
    ...systemActor,
    portal: 'external',
    userId: user.user_id,
    name: user.user_name,
    group: user.auth_group_id,
    compNo,
  }
  return { tx, actor, now, requestId: 'seed' }
}

/** Back to the server itself. Who opens the demo reads of it in the bell; mails are for what happens from now on. */
export async function endActs(tx: Transaction, now: Date): Promise<void> {
  await sql`select set_config('app.singleid', ${systemActor.userId}, true)`.execute(tx)
  await sql`update notification set mailed_dt = ${now} where mailed_dt is null`.execute(tx)
}
