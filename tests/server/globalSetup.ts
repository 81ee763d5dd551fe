import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createClock } from '../../server/clock'
import { connectDatabase } from '../../server/database/connect'
import { connectDriver } from '../../server/database/connectDriver'
import { startEmbedded } from '../../server/database/embedded'
import { migrate } from '../../server/database/migrate'
import { fillWhenEmpty } from '../../server/modules'
import { projectFolder } from '../../server/projectFolder'
import { readSettings } from '../../server/settings'
import { databaseUrl, filledTemplate, pinnedInstant, type TestCluster } from './testCluster'

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: TestCluster
  }
}

/** Where the log of PostgreSQL is kept, with every statement that the product has sent: tests/sweep/statements. */
const { GPMS_STATEMENTS: statementFile } = process.env

/**
 * One PostgreSQL per test run, with a template that is migrated and filled once; each test file copies it. It is filled while
 * tests run that need no database, which come first (vite.config.ts).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'gpms-test-'))
  const embedded = await startEmbedded({ dataFolder, tell: () => undefined, isThrownAway: true })
  const cluster: TestCluster = {
    adminUrl: embedded.adminUrl,
    ownerUrl: embedded.ownerUrl,
    appUrl: embedded.url,
  }
  const stop = async () => {
    await embedded.stop()
    if (statementFile !== undefined) copyFileSync(join(dataFolder, 'postgres.log'), statementFile)
    rmSync(dataFolder, { recursive: true, force: true })
  }
  project.provide('cluster', cluster)
  const filled = makeTemplate(cluster, dataFolder)
  // Without PostgreSQL each file that waits for the template fails at once.
  filled.catch(() => embedded.stop())
  return async () => {
    try {
      await filled
    } finally {
      await stop()
    }
  }
}

async function makeTemplate(cluster: TestCluster, dataFolder: string): Promise<void> {
  const admin = connectDriver(cluster.adminUrl, { poolSize: 1 })
  await admin.unsafe('create database gpms_bare owner gpms_owner')
  await migrate({
    ownerUrl: databaseUrl(cluster.ownerUrl, 'gpms_bare'),
    appUrl: databaseUrl(cluster.appUrl, 'gpms_bare'),
    folder: join(projectFolder(), 'server/database/migrations'),
  })
  await admin.unsafe('create database gpms_filling template gpms_bare owner gpms_owner strategy file_copy')
  const database = connectDatabase(databaseUrl(cluster.appUrl, 'gpms_filling'))
  const settings = readSettings({ GPMS_DATA: dataFolder, GPMS_CLOCK: pinnedInstant, GPMS_LOG: 'silent' })
  try {
    const clock = createClock(pinnedInstant)
    const ownerUrl = databaseUrl(cluster.ownerUrl, 'gpms_filling')
    await fillWhenEmpty({ database, ownerUrl, settings, clock }, () => undefined)
  } finally {
    await database.destroy()
  }
  if (statementFile !== undefined) await admin.unsafe(`alter role gpms_app set log_statement = 'all'`)
  await admin.unsafe(`alter database gpms_filling rename to ${filledTemplate}`)
  await admin.end()
}
