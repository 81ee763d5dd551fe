import { Kysely, type Transaction as KyselyTransaction } from 'kysely'
import { type ConnectOptions, connectDriver } from './connectDriver'
import { ConnectionPool } from './connectionPool'
import { PooledDialect } from './pooledDialect'
import type { Tables } from './tables'

export type Database = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>

/** The application's database: a pool of connections behind typed queries. `destroy()` waits for running ones. */
export function connectDatabase(url: string, options: ConnectOptions = {}): Database {
  const pool = new ConnectionPool(options.poolSize ?? 16, onLost =>
    connectDriver(url, { ...options, poolSize: 1, onLost }),
  )
  return new Kysely<Tables>({ dialect: new PooledDialect(pool) })
}
