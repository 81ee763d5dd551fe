import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { systemActor } from '../../../server/database/actor'
import { connectDatabase } from '../../../server/database/connect'
import { connectDriver } from '../../../server/database/connectDriver'
import { migrate } from '../../../server/database/migrate'
import { withActor } from '../../../server/database/withActor'
import { databaseForTest } from '../testDatabase'

async function prepare(files: Readonly<Record<string, string>>) {
  const { url, ownerUrl, database } = await databaseForTest('bare')
  const folder = mkdtempSync(join(tmpdir(), 'gpms-migrations-'))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const remove = (name: string) => rmSync(join(folder, name))
  for (const [name, text] of Object.entries(files)) write(name, text)
  return {
    run: () => migrate({ ownerUrl, appUrl: url, folder, lockMilliseconds: 50 }),
    write,
    remove,
    database,
    url,
    ownerUrl,
  }
}

describe('migrations', () => {
  it('run once, in the order of their numbers, and a new one later', async () => {
    const { run, write } = await prepare({
      '0902_b.sql': 'alter table a add y int',
      '0901_a.sql': 'create table a (x int)',
    })
    expect(await run()).toEqual(['0901_a.sql', '0902_b.sql'])
    expect(await run()).toEqual([])
    write('0903_c.sql', 'drop table a')
    expect(await run()).toEqual(['0903_c.sql'])
  })

  it('servers that start together take turns', async () => {
    const { run } = await prepare({ '0901_a.sql': 'create table a (x int)' })
    const done = await Promise.all([run(), run(), run()])
    expect(done.flat()).toEqual(['0901_a.sql'])
  })

  it('servers that start together on a database that has seen none take turns, too', async () => {
    const { run, ownerUrl } = await prepare({ '0901_a.sql': 'create table a (x int)' })
    const owner = connectDriver(ownerUrl, { poolSize: 1 })
    await owner.unsafe('drop table schema_migration, schema_migration_turn').finally(() => owner.end())
    const done = await Promise.all(Array.from({ length: 6 }, run))
    expect(done.flat()).toEqual(['0901_a.sql'])
  })

  it('a table that somebody holds is changed once he lets it go, and nobody waits for long behind the attempts', async () => {
    const { run, write, ownerUrl } = await prepare({ '0901_a.sql': 'create table a (x int)' })
    await run()
    write('0902_b.sql', 'alter table a add y int')
    const [holder, reader] = [
      connectDriver(ownerUrl, { poolSize: 1 }),
      connectDriver(ownerUrl, { poolSize: 1 }),
    ]
    onTestFinished(async () => {
      await Promise.all([holder.end(), reader.end()])
    })
    await reader`set lock_timeout = 1000`
    let isDone = false
    const running = holder.begin(async tx => {
      await tx`select from a`
      const migrating = run().finally(() => {
        isDone = true
      })
      for (let reads = 0; reads < 40; reads += 1) await reader`select from a, pg_sleep(0.01)`
      expect(isDone).toBe(false)
      return { migrating }
    })
    expect(await (await running).migrating).toEqual(['0902_b.sql'])
  })

  it('a node that serves goes on with a table that has got a column', async () => {
    const { run, write, url } = await prepare({
      '0901_a.sql': 'create table a (x int); insert into a values (1); grant select on a to gpms_all',
    })
    await run()
    const node = connectDatabase(url, { poolSize: 4 })
    onTestFinished(() => node.destroy())
    // As it stands on every connection of the pool, prepared.
    const read = () =>
      withActor(
        node,
        systemActor,
        async tx => (await sql<object>`select *, ${1}::int as one from a`.execute(tx)).rows,
        { idempotent: true },
      )
    const readAll = () => Promise.all([read(), read(), read(), read()])
    for (let times = 0; times < 3; times += 1) await readAll()
    write('0902_b.sql', 'alter table a add y int')
    await run()
    expect(await readAll()).toEqual(Array(4).fill([{ x: 1, y: null, one: 1 }]))
  })

  it('what an older node needs is not taken away while one serves', async () => {
    const { run, url } = await prepare({
      '0901_a.sql': 'create table a (x int)',
      '0902_b.sql': '-- contract: no node before 0901\ndrop table a',
    })
    const old = connectDriver(url, { poolSize: 1, name: 'gpms node 0900' })
    await old`select 1`
    await expect(run()).rejects.toThrow('0902_b.sql takes away what a node of an older version still needs')
    await old.end()
    expect(await run()).toEqual(['0902_b.sql'])
  })

  it('a node of the version before starts on what a newer one has added', async () => {
    const { run, remove } = await prepare({
      '0901_a.sql': 'create table a (x int)',
      '0902_b.sql': 'alter table a add y int',
    })
    await run()
    remove('0902_b.sql')
    expect(await run()).toEqual([])
  })

  it('a file that was changed after it ran is refused by its name', async () => {
    const { run, write } = await prepare({ '0901_a.sql': 'create table a (x int)' })
    await run()
    write('0901_a.sql', 'create table a (x bigint)')
    await expect(run()).rejects.toThrow(/0901_a\.sql was changed after this database had run it/)
  })

  it('a statement that fails is named with its line, and nothing of its file stays', async () => {
    const { run, database } = await prepare({
      '0901_a.sql': 'create table a (x int);\n\nselect nothing from nowhere',
    })
    await expect(run()).rejects.toThrow(/0901_a\.sql failed and was rolled back: .*"nowhere".* \(line 3\)/)
    const found = await sql`select to_regclass('a') as a`.execute(database)
    expect(found.rows).toEqual([{ a: null }])
  })

  it.each([
    [{ '1_a.sql': '' }, /"1_a\.sql" is not named like 0002_purchase\.sql/],
    [
      { '0901_a.sql': '', '0901_b.sql': '' },
      /Two migrations have the number 0901: 0901_a\.sql and 0901_b\.sql/,
    ],
  ])('%o is refused', async (files, text) => {
    const { run } = await prepare(files)
    await expect(run()).rejects.toThrow(text)
  })
})
