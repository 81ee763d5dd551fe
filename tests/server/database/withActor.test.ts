import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, systemActor } from '../../../server/database/actor'
import { withActor } from '../../../server/database/withActor'
import { createTestDatabase, type TestDatabase } from '../testDatabase'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase('bare')
})
afterAll(() => test.drop())

const hong: Actor = {
  ...systemActor,
  userId: 'hong',
  scope: 'own',
  deptcds: ['D 1', 'D"2'],
  compNo: 'C000001',
}

const event = (actor: string) => ({
  doc_type: 'NOTE',
  doc_no: 'N1',
  at: new Date('2026-11-20T00:00:00Z'),
  actor,
  actor_name: actor,
  action: 'add',
  after: ['x', { amt: '1.50' }],
})

describe('working as somebody', () => {
  it('the database knows the role of the scope and everything policies ask for', async () => {
    const rows = await withActor(test.database, hong, tx =>
      sql`select current_user as role, current_setting('app.singleid') as id, current_setting('app.comp_no') as comp,
        current_setting('app.deptcds')::text[] as deptcds`.execute(tx),
    )
    expect(rows.rows).toEqual([{ role: 'gpms_own', id: 'hong', comp: 'C000001', deptcds: ['D 1', 'D"2'] }])
  })

  it('nobody can write an event in the name of another person', async () => {
    const forged = withActor(test.database, hong, tx =>
      tx.insertInto('document_event').values(event('kim')).execute(),
    )
    await expect(forged).rejects.toMatchObject({ code: '42501' })
  })

  it('nobody, not even the system, can change or remove an event', async () => {
    await withActor(test.database, systemActor, tx =>
      tx.insertInto('document_event').values(event('system')).execute(),
    )
    const change = withActor(test.database, systemActor, tx =>
      tx.updateTable('document_event').set({ action: 'other' }).execute(),
    )
    await expect(change).rejects.toMatchObject({ code: '42501' })
    const removal = withActor(test.database, systemActor, tx => tx.deleteFrom('document_event').execute())
    await expect(removal).rejects.toMatchObject({ code: '42501' })
  })

  it('without an actor the log-in of the server sees no table at all', async () => {
    await expect(test.database.selectFrom('document_event').selectAll().execute()).rejects.toMatchObject({
      code: '42501',
    })
  })

  it('the tables of the foundation stand behind row-level security, and no role passes it by', async () => {
    const guarded = await withActor(test.database, systemActor, tx =>
      sql<{ name: string }>`select relname as name from pg_class where relrowsecurity and relforcerowsecurity
        and relname in ('doc_sequence', 'idempotency_key', 'document_event')`.execute(tx),
    )
    const passing = await withActor(test.database, systemActor, tx =>
      sql`select rolname from pg_roles where rolname like 'gpms%' and (rolbypassrls or rolsuper)`.execute(tx),
    )
    expect([guarded.rows.length, passing.rows]).toEqual([3, []])
  })

  it('values come back as they are: dates as text, amounts exact, JSON untouched, times with the zone of Seoul', async () => {
    const rows = await withActor(test.database, systemActor, tx =>
      sql`select date '1900-01-01' as day, 12345678901234567890.05::numeric as amount, 9007199254740993::bigint as big,
        timestamptz '2026-11-20 00:00:00.5+00' as at, '{"a":[1,null]}'::jsonb as json`.execute(tx),
    )
    expect(rows.rows).toEqual([
      {
        day: '1900-01-01',
        amount: '12345678901234567890.05',
        big: '9007199254740993',
        at: '2026-11-20T09:00:00.5+09:00',
        json: { a: [1, null] },
      },
    ])
  })

  it('a unit that lost a race is done again, at most three times, and only when it may be', async () => {
    let runs = 0
    const lose = async () => {
      runs += 1
      if (runs < 4) throw Object.assign(new Error('lost'), { code: '40001' })
      return runs
    }
    await expect(withActor(test.database, hong, lose, { idempotent: true })).resolves.toBe(4)
    runs = 0
    await expect(withActor(test.database, hong, lose)).rejects.toMatchObject({ code: '40001' })
    runs = -10
    await expect(withActor(test.database, hong, lose, { idempotent: true })).rejects.toMatchObject({
      code: '40001',
    })
  })
})
