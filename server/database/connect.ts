import { Kysely, type Transaction as KyselyTransaction } from 'kysely'
import { type ConnectOptions, connectDriver } from './connectDriver'
import { ConnectionPool } from './connectionPool'
import { PooledDialect } from './pooledDialect'
import type { Tables } from './tables'

export type Database = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>

/** A node whose network is cut in the middle of its work keeps its locks for so long, since the database hears of nothing. */
export const idleTransactionMilliseconds = 10_000

/** The application's database: a pool of connections behind typed queries. `destroy()` waits for running ones. */
export function connectDatabase(url: string, options: ConnectOptions = {}): Database {
  const pool = new ConnectionPool(options.poolSize ?? 16, onLost =>
    connectDriver(url, { idleTransactionMilliseconds, ...options, poolSize: 1, onLost }),
  )
  const database = new Kysely<Tables>({ dialect: new PooledDialect(pool) })
  pools.set(database, pool)
  return database
}

const pools = new WeakMap<Database, ConnectionPool>()

/** How many connections are open, at work, and waited for. */
export const poolFigures = (database: Database) => pools.get(database)?.figures
