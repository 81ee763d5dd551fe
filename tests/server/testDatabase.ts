import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import { connectDatabase, type Database } from '../../server/database/connect'
import { connectDriver } from '../../server/database/connectDriver'
import { ConnectionPool } from '../../server/database/connectionPool'
import { PooledDialect } from '../../server/database/pooledDialect'
import type { Tables } from '../../server/database/tables'
import { bareTemplate, type ClusterNews, databaseUrl, filledTemplate, type TestCluster } from './testCluster'

/** A copy of a template, and what makes it go away. */
interface CopiedDatabase {
  readonly url: string
  readonly ownerUrl: string
  readonly drop: () => Promise<void>
}

export interface TestDatabase extends CopiedDatabase {
  readonly database: Database
}

type TemplateKind = 'filled' | 'bare'

/** Connections of a test file at most. */
const poolSize = 8

let found: Promise<TestCluster> | undefined

/** The PostgreSQL of this run. Its first tests begin while that is not there yet. */
export function testCluster(): Promise<TestCluster> {
  found ??= findCluster(inject('clusterFile'))
  return found
}

async function findCluster(clusterFile: string): Promise<TestCluster> {
  while (!existsSync(clusterFile)) await wait(200)
  const news = JSON.parse(readFileSync(clusterFile, 'utf8')) as ClusterNews
  if ('problem' in news) throw new Error(`There is no PostgreSQL for the tests. ${news.problem}`)
  return news
}

async function copyTemplate(kind: TemplateKind): Promise<CopiedDatabase> {
  const cluster = await testCluster()
  const name = `test_${randomBytes(6).toString('hex')}`
  const administer = async (statement: string) => {
    const admin = connectDriver(cluster.adminUrl, { poolSize: 1 })
    await admin.unsafe(statement).finally(() => admin.end())
  }
  const template = kind === 'filled' ? filledTemplate : bareTemplate
  await administer(`create database ${name} template ${template} owner gpms_owner strategy file_copy`)
  return {
    url: databaseUrl(cluster.appUrl, name),
    ownerUrl: databaseUrl(cluster.ownerUrl, name),
    drop: () => administer(`drop database ${name} with (force)`),
  }
}

/**
 * A database of its own, a copy: "filled" holds the demo's rows, "bare" only the tables.
 * Call it in beforeAll and drop() in afterAll.
 */
export async function createTestDatabase(
  kind: TemplateKind = 'filled',
  connect: (url: string) => Database = url => connectDatabase(url, { poolSize }),
): Promise<TestDatabase> {
  const copy = await copyTemplate(kind)
  const database = connect(copy.url)
  return {
    ...copy,
    database,
    drop: async () => {
      await database.destroy()
      await copy.drop()
    },
  }
}

export interface SwappedDatabase {
  readonly database: Database
  /** Puts a fresh copy of the demo behind `database`; answers its owner's address. */
  readonly open: () => Promise<string>
  readonly close: () => Promise<void>
}

/** One `database` for a worker, behind which each test file has a copy of its own. */
export function swappedDatabase(): SwappedDatabase {
  let copy: CopiedDatabase | undefined
  const pool = new ConnectionPool(poolSize, onLost => {
    if (!copy) throw new Error('Between two test files there is no database.')
    return connectDriver(copy.url, { poolSize: 1, onLost })
  })
  return {
    database: new Kysely<Tables>({ dialect: new PooledDialect(pool) }),
    open: async () => {
      copy = await copyTemplate('filled')
      return copy.ownerUrl
    },
    close: async () => {
      const closed = copy
      copy = undefined
      await pool.close()
      await closed?.drop()
    },
  }
}

/** A database for one test, dropped when the test has ended. */
export async function databaseForTest(kind: TemplateKind = 'filled'): Promise<TestDatabase> {
  const made = await createTestDatabase(kind)
  onTestFinished(made.drop)
  return made
}
