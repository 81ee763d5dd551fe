import { randomBytes } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { connectDatabase, type Database } from '../../server/database/connect'
import { connectDriver } from '../../server/database/connectDriver'
import { databaseUrl } from './testCluster'

export interface TestDatabase {
  readonly database: Database
  readonly url: string
  readonly ownerUrl: string
  readonly drop: () => Promise<void>
}

/**
 * A database of its own, a copy: "filled" holds the demo's rows, "bare" only the tables.
 * Call it in beforeAll and drop() in afterAll.
 */
export async function createTestDatabase(
  kind: 'filled' | 'bare' = 'filled',
  connect: (url: string) => Database = url => connectDatabase(url, { poolSize: 8 }),
): Promise<TestDatabase> {
  const cluster = inject('cluster')
  const name = `test_${randomBytes(6).toString('hex')}`
  const administer = async (statement: string) => {
    const admin = connectDriver(cluster.adminUrl, { poolSize: 1 })
    await admin.unsafe(statement).finally(() => admin.end())
  }
  const template = kind === 'filled' ? 'gpms_template' : 'gpms_bare'
  await administer(`create database ${name} template ${template} owner gpms_owner strategy file_copy`)
  const url = databaseUrl(cluster.appUrl, name)
  const database = connect(url)
  return {
    database,
    url,
    ownerUrl: databaseUrl(cluster.ownerUrl, name),
    drop: async () => {
      await database.destroy()
      await administer(`drop database ${name} with (force)`)
    },
  }
}

/** A database for one test, dropped when the test has ended. */
export async function databaseForTest(kind: 'filled' | 'bare' = 'filled'): Promise<TestDatabase> {
  const made = await createTestDatabase(kind)
  onTestFinished(made.drop)
  return made
}
