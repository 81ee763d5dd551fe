import { copyFileSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connectDriver } from '../../server/database/connectDriver'
import { type EmbeddedDatabase, startEmbedded } from '../../server/database/embedded'
import { copyFilledFolder } from '../filledFolder.mjs'
import type { ClusterNews } from './testCluster'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Written once PostgreSQL runs. */
    clusterFile: string
  }
}

/** Where the log of PostgreSQL is kept, with every statement that the product has sent: tests/sweep/statements. */
const { GPMS_STATEMENTS: statementFile } = process.env

/**
 * One PostgreSQL per test run, with the databases that each test file copies. They are filled while tests run that need no
 * database, which come first (vite.config.ts).
 */
export default function setup(project: TestProject): () => Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'gpms-test-'))
  const clusterFile = `${dataFolder}.json`
  project.provide('clusterFile', clusterFile)
  const say = (news: ClusterNews) => {
    writeFileSync(`${clusterFile}.new`, JSON.stringify(news))
    renameSync(`${clusterFile}.new`, clusterFile)
  }
  const started = startCluster(dataFolder, say)
  // Each file that waits for PostgreSQL fails at once.
  started.catch(error => say({ problem: String(error) }))
  return async () => {
    try {
      const { stop } = await started
      await stop()
      if (statementFile !== undefined) copyFileSync(join(dataFolder, 'postgres.log'), statementFile)
    } finally {
      rmSync(clusterFile, { force: true })
      rmSync(dataFolder, { recursive: true, force: true })
    }
  }
}

async function startCluster(dataFolder: string, say: (news: ClusterNews) => void): Promise<EmbeddedDatabase> {
  await copyFilledFolder(dataFolder)
  const embedded = await startEmbedded({ dataFolder, tell: () => undefined, isThrownAway: true })
  const { adminUrl, ownerUrl, url: appUrl } = embedded
  if (statementFile !== undefined) {
    const admin = connectDriver(adminUrl, { poolSize: 1 })
    await admin.unsafe(`alter role gpms_app set log_statement = 'all'`)
    await admin.end()
  }
  say({ adminUrl, ownerUrl, appUrl })
  return embedded
}
