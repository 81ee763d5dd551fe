import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { connectDriver } from '../../../server/database/connectDriver'
import { migrate } from '../../../server/database/migrate'
import { databaseForTest } from '../testDatabase'

async function prepare(files: Readonly<Record<string, string>>) {
  const { url, ownerUrl, database } = await databaseForTest('bare')
  const folder = mkdtempSync(join(tmpdir(), 'gpms-migrations-'))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  for (const [name, text] of Object.entries(files)) write(name, text)
  return { run: () => migrate({ ownerUrl, appUrl: url, folder }), write, database, ownerUrl }
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
