import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '../../../server/database/actor'
import { withActor } from '../../../server/database/withActor'
import { createNoteServer, type NoteServer } from './noteServer'

let server: NoteServer
const log: string[] = []
beforeAll(async () => {
  server = await createNoteServer({ GPMS_LOG: 'error' }, { write: line => log.push(line) })
  await server.app.listen({ port: 0 })
})
afterAll(() => server.close())

/** Statements of `pg_sleep` that the database is at work at. */
async function sleeping(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state = 'active' and query like 'select pg_sleep%'`.execute(
    server.database,
  )
  return rows[0]?.count ?? 0
}

it('what nobody waits for any more is cancelled in the database, and is no fault of the server', async () => {
  const { port } = server.app.server.address() as { port: number }
  const page = new AbortController()
  const answer = fetch(`http://127.0.0.1:${port}/api/v1/note/wait?milliseconds=60000`, {
    signal: page.signal,
  })
  await expect.poll(sleeping).toBe(1)
  page.abort()
  await expect(answer).rejects.toThrow()
  await expect.poll(sleeping, { timeout: 5_000 }).toBe(0)
  expect(log).toEqual([])
})

it('a unit of work that is not wanted sends nothing more, and its connection serves the next', async () => {
  const left = new AbortController()
  const unit = withActor(
    server.database,
    systemActor,
    async tx => {
      left.abort()
      await sql`select 1`.execute(tx)
    },
    { wanted: left.signal },
  )
  await expect(unit).rejects.toMatchObject({ name: 'AbortError' })
  const { rows } = await withActor(server.database, systemActor, tx => sql`select 1 as one`.execute(tx))
  expect(rows).toEqual([{ one: 1 }])
})

it('nothing begins for a client that has already gone', async () => {
  const begun: string[] = []
  const unit = withActor(server.database, systemActor, async () => begun.push('unit'), {
    wanted: AbortSignal.abort(),
  })
  await expect(unit).rejects.toMatchObject({ name: 'AbortError' })
  expect(begun).toEqual([])
})
