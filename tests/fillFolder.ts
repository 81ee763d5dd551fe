/** Makes a data folder with the demo's rows, and beside them a database without rows: tests/filledFolder.mjs. */
import { join, resolve } from 'node:path'
import { createClock } from '../server/clock'
import { connectDatabase } from '../server/database/connect'
import { connectDriver } from '../server/database/connectDriver'
import { startEmbedded } from '../server/database/embedded'
import { migrate } from '../server/database/migrate'
import { fillWhenEmpty } from '../server/modules'
import { projectFolder } from '../server/projectFolder'
import { readSettings } from '../server/settings'
import { bareTemplate, filledTemplate, pinnedInstant } from './server/testCluster'

const dataFolder = resolve(process.argv[2] ?? '')
const tell = (text: string) => console.log(text)
const { url, ownerUrl, adminUrl, stop } = await startEmbedded({ dataFolder, tell, isThrownAway: true })
const database = connectDatabase(url)
try {
  await migrate({ ownerUrl, appUrl: url, folder: join(projectFolder(), 'server/database/migrations') })
  const admin = connectDriver(adminUrl, { poolSize: 1 })
  await admin.unsafe(
    `create database ${bareTemplate} template ${filledTemplate} owner gpms_owner strategy file_copy`,
  )
  await admin.end()
  const settings = readSettings({ GPMS_DATA: dataFolder, GPMS_CLOCK: pinnedInstant, GPMS_LOG: 'silent' })
  await fillWhenEmpty({ database, ownerUrl, settings, clock: createClock(pinnedInstant) }, tell)
} finally {
  await database.destroy()
  await stop()
}
