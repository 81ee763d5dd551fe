import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { recoverUntil, takeBaseCopy } from '../../../server/backup/baseCopy'
import { connectDriver } from '../../../server/database/connectDriver'
import { startEmbedded } from '../../../server/database/embedded'

const tell = () => undefined

it('a copy of the embedded PostgreSQL at work goes to a moment after it, and loses what came later', {
  timeout: 240_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gpms-base-'))
  // The database runs as another user.
  chmodSync(folder, 0o755)
  const at = (name: string) => join(folder, name)
  const [dataFolder, archiveFolder] = [at('data'), at('archive')]
  const running = await startEmbedded({ dataFolder, tell, archiveFolder })
  const owner = connectDriver(running.ownerUrl, { poolSize: 1 })
  await owner`create table note (text varchar(20))`
  await owner`insert into note values ('before')`
  await takeBaseCopy({ dataFolder, adminUrl: running.adminUrl, folder: at('base') })
  await owner`insert into note values ('after')`
  await owner`select pg_sleep(0.01)`
  const [row] = await owner<{ moment: string }[]>`select clock_timestamp() as moment`
  // A moment counts milliseconds here.
  await owner`select pg_sleep(0.01)`
  await owner`drop table note`
  await owner.end()
  await running.stop()

  const plan = { base: at('base'), archiveFolder, until: new Date(row?.moment ?? 0), tell }
  await expect(recoverUntil({ ...plan, dataFolder, replaces: false })).rejects.toThrow('holds a database')
  await recoverUntil({ ...plan, dataFolder: at('recovered'), replaces: false })
  const recovered = await startEmbedded({ dataFolder: at('recovered'), tell })
  onTestFinished(() => recovered.stop())
  const reader = connectDriver(recovered.ownerUrl, { poolSize: 1 })
  expect(await reader`select text from note order by text`).toEqual([{ text: 'after' }, { text: 'before' }])
  await reader.end()
})
