import {
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import type { ConnectionPool } from './connectionPool'
import { PooledConnection } from './pooledConnection'

/** Kysely's PostgreSQL over our pool. */
export class PooledDialect implements Dialect {
  constructor(readonly pool: ConnectionPool) {}

  createAdapter() {
    return new PostgresAdapter()
  }

  createDriver() {
    return new PooledDriver(this.pool)
  }

  createIntrospector(database: Kysely<unknown>) {
    return new PostgresIntrospector(database)
  }

  createQueryCompiler() {
    return new PostgresQueryCompiler()
  }
}

function pooled(connection: DatabaseConnection): PooledConnection {
  if (connection instanceof PooledConnection) return connection
  throw new Error('Engine bug: a connection that is not of the pool')
}

/** The transaction's answer is wanted until the signal; what its backend works at then is cancelled. */
export async function workUntil(
  tx: Pick<Kysely<unknown>, 'getExecutor'>,
  signal: AbortSignal,
  backend: number,
): Promise<void> {
  await tx.getExecutor().provideConnection(async connection => pooled(connection).workUntil(signal, backend))
}

/** Savepoints are Kysely's own; connections and the ends of transactions are the pool's. */
class PooledDriver extends PostgresDriver {
  readonly #pool: ConnectionPool

  constructor(pool: ConnectionPool) {
    super({ pool: () => Promise.reject(new Error('Engine bug: the pool of pg is not used')) })
    this.#pool = pool
  }

  override async init(): Promise<void> {}

  override async acquireConnection() {
    return this.#pool.take()
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const isolation = isolationLevel ? ` isolation level ${isolationLevel}` : ''
    pooled(connection).begin(`begin${isolation}${accessMode ? ` ${accessMode}` : ''}`)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await pooled(connection).endWork()
    await super.commitTransaction(connection)
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await pooled(connection).endWork()
    // A lost connection has been rolled back by the database.
    if (!pooled(connection).isLost) await super.rollbackTransaction(connection)
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#pool.giveBack(pooled(connection))
  }

  override async destroy(): Promise<void> {
    await this.#pool.close()
  }
}
