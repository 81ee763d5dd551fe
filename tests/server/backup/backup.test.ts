import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copied, quoted, readForeignKeys, readTables } from '../../../server/backup/catalog'
import { checkBackup } from '../../../server/backup/checkBackup'
import { type RestorePlan, restoreBackup } from '../../../server/backup/restoreBackup'
import { writeBackup } from '../../../server/backup/writeBackup'
import { connectDriver } from '../../../server/database/connectDriver'
import { claimFolder, writeBlob } from '../../../server/modules/file/fileBlobs'
import { createTestDatabase, databaseForTest } from '../testDatabase'

const migrations = 'server/database/migrations'
const now = new Date('2026-11-20T09:00:00+09:00')
const secret = 'sixteen characters or more'

/** The demo with its attachments, and a backup of it that is encrypted. */
async function writeStory() {
  const { ownerUrl, drop } = await createTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'gpms-backup-'))
  const filesFolder = join(folder, 'files')
  await claimFolder(filesFolder)
  const driver = connectDriver(ownerUrl, { poolSize: 1 })
  const blobs = await driver.begin(async tx => {
    await tx.unsafe('set local role gpms_backup')
    return tx<{ blob_key: string }[]>`select distinct blob_key from file_item`
  })
  await driver.end()
  for (const { blob_key } of blobs)
    await writeBlob(filesFolder, blob_key, Buffer.from(`bytes of ${blob_key}`))
  const backup = join(folder, 'backup')
  const manifest = await writeBackup({ folder: backup, ownerUrl, filesFolder, now, secret })
  return { ownerUrl, drop, backup, manifest }
}

async function emptyPlace() {
  const { url, ownerUrl } = await databaseForTest('bare')
  const filesFolder = mkdtempSync(join(tmpdir(), 'gpms-restored-'))
  return { url, ownerUrl, filesFolder, migrations, replaces: true } satisfies Partial<RestorePlan>
}

/** A checksum of the rows of every table, and how many references there are. */
async function contentOf(ownerUrl: string) {
  const driver = connectDriver(ownerUrl, { poolSize: 1 })
  const connection = await driver.reserve()
  try {
    await connection.unsafe('begin; set local role gpms_backup')
    const sums: Record<string, unknown> = {}
    for (const { name, columns } of await readTables(connection)) {
      const [row] = await connection.unsafe(
        `select count(*) as rows, md5(string_agg(each, '|' order by each)) as sum
         from (select row(${columns.map(quoted).join(', ')})::text as each from ${quoted(name)}) as rows`,
      )
      sums[copied(name, columns)] = row
    }
    return { sums, references: [...(await readForeignKeys(connection))] }
  } finally {
    await connection.unsafe('rollback')
    connection.release()
    await driver.end()
  }
}

// A slow disk may take minutes over a restore; how fast one is, the README says.
describe('a backup', { timeout: 240_000 }, () => {
  let story: Awaited<ReturnType<typeof writeStory>>
  beforeAll(async () => {
    story = await writeStory()
  })
  afterAll(() => story.drop())

  it('is restored with the same rows, references and attachments', async () => {
    const { ownerUrl, backup, manifest } = story
    expect(manifest.missing).toEqual([])
    expect(Object.keys(manifest.files).length).toBeGreaterThan(0)

    const restored = await emptyPlace()
    await restoreBackup({ ...restored, folder: backup, secret })
    expect(await contentOf(restored.ownerUrl)).toEqual(await contentOf(ownerUrl))
    for (const blob of Object.keys(manifest.files)) {
      const path = join(restored.filesFolder, blob.slice(0, 2), blob)
      expect(readFileSync(path, 'utf8')).toBe(`bytes of ${blob}`)
    }
  })

  it('without a key names attachments whose bytes are gone, and holds everything else', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'gpms-backup-')), 'backup')
    const empty = mkdtempSync(join(tmpdir(), 'gpms-empty-'))
    const manifest = await writeBackup({ folder, ownerUrl: story.ownerUrl, filesFolder: empty, now })
    expect(manifest.missing.length).toBeGreaterThan(0)
    expect(manifest.files).toEqual({})
    // Reads every table to its end.
    await checkBackup(folder, manifest, undefined)
    expect(Object.values(manifest.tables).some(({ rows }) => rows > 0)).toBe(true)
  })

  it('that was changed, is read with another key or by an older version is refused, and nothing is touched', async () => {
    const changed = mkdtempSync(join(tmpdir(), 'gpms-changed-'))
    cpSync(story.backup, changed, { recursive: true })
    const plan = { ...(await emptyPlace()), folder: changed, secret }
    const before = await contentOf(plan.ownerUrl)
    const { secret: _, ...unopened } = plan
    await expect(restoreBackup(unopened)).rejects.toThrow('This backup is encrypted.')
    const other = { ...plan, secret: 'another key, which is wrong' }
    await expect(restoreBackup(other)).rejects.toThrow('GPMS_BACKUP_KEY is not the key of this backup')
    const kept = { ...plan, replaces: false }
    await expect(restoreBackup(kept)).rejects.toThrow('add --replace to drop what it holds')
    const older = { ...plan, migrations: mkdtempSync(join(tmpdir(), 'gpms-older-')) }
    await expect(restoreBackup(older)).rejects.toThrow('written by another version of the product')

    const [name = ''] = readdirSync(join(changed, 'tables'))
    const path = join(changed, 'tables', name)
    const bytes = readFileSync(path)
    const middle = bytes.length >> 1
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
    writeFileSync(path, bytes)
    await expect(restoreBackup(plan)).rejects.toThrow('its bytes are not those that were written')
    expect(await contentOf(plan.ownerUrl)).toEqual(before)
  })
})
