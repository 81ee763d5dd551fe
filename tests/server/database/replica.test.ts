import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '../../../server/database/actor'
import { connectDatabase, type Database } from '../../../server/database/connect'
import { Replica } from '../../../server/database/replica'
import { withActor } from '../../../server/database/withActor'
import { createTestDatabase, type TestDatabase } from '../testDatabase'

let primary: TestDatabase
let copy: TestDatabase
beforeAll(async () => {
  primary = await createTestDatabase('bare')
  copy = await createTestDatabase('bare')
})
afterAll(async () => {
  await primary.drop()
  await copy.drop()
})

const nameOf = (from: Database) =>
  withActor(from, systemActor, async tx => {
    const { rows } = await sql<{
      name: string
      role: string
    }>`select current_database() as name, current_user as role`.execute(tx)
    return rows[0]
  })
const databaseOf = (url: string) => new URL(url).pathname.slice(1)

it('is read in the role of the actor', async () => {
  const replica = new Replica(copy.database, primary.database, () => undefined)
  expect(await replica.read(nameOf)).toEqual({ name: databaseOf(copy.url), role: 'gpms_all' })
})

it.each([
  ['has nobody listening', 'postgres://gpms_app@127.0.0.1:9/gpms'],
  ['has no such database', () => `${new URL('/gone', copy.url).href}`],
  ['does not know us', () => copy.url.replace(/:[^:@]+@/, ':wrong@')],
])('the database answers while a replica %s, which is logged once and left alone', async (_, url) => {
  const told: string[] = []
  const gone = connectDatabase(typeof url === 'string' ? url : url(), { connectSeconds: 1 })
  const replica = new Replica(gone, primary.database, text => told.push(text))
  expect(await replica.read(nameOf)).toMatchObject({ name: databaseOf(primary.url) })
  expect(await replica.read(nameOf)).toMatchObject({ name: databaseOf(primary.url) })
  expect(told).toHaveLength(1)
  await gone.destroy()
})

it('the database answers for what the replica took away meanwhile, and the next is read from it again', async () => {
  const replica = new Replica(copy.database, primary.database, () => undefined)
  const asked: Database[] = []
  const answer = await replica.read(async from => {
    asked.push(from)
    if (from === copy.database) throw Object.assign(new Error('conflict with recovery'), { code: '40001' })
    return 'read'
  })
  expect([answer, asked]).toEqual(['read', [copy.database, primary.database]])
  expect(await replica.read(nameOf)).toMatchObject({ name: databaseOf(copy.url) })
})

it('a fault of the question itself is not asked twice', async () => {
  const replica = new Replica(copy.database, primary.database, () => undefined)
  const wrong = (from: Database) => withActor(from, systemActor, tx => sql`select 1 / 0`.execute(tx))
  await expect(replica.read(wrong)).rejects.toMatchObject({ code: '22012' })
})
