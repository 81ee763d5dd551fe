import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { Driver as PostgresClient } from './connectDriver'
import { databaseCode } from './retry'
import { WantedWork } from './wantedWork'

const standbyCode = '25006'

class ConnectionLost extends Error {
  readonly code = 'CONNECTION_CLOSED'
  constructor(why: string | undefined) {
    super(`The connection to the database was lost${why === undefined ? '.' : `: ${why}`}`)
    this.name = 'ConnectionLost'
  }
}

/** A migration has changed a table since the statement was prepared. The transaction is rolled back and may be done again. */
class PlanOutOfDate extends Error {
  readonly code = 'PLAN_OUT_OF_DATE'
  constructor() {
    super('A statement was prepared before a table changed.')
    this.name = 'PlanOutOfDate'
  }
}

const isOutOfDate = (error: unknown) =>
  databaseCode(error) === '0A000' && error instanceof Error && error.message.startsWith('cached plan')

/** The database ends the connection with it; the rollback that follows knows only that it has ended. */
const isFatal = (error: unknown): error is Error =>
  error instanceof Error && 'severity' in error && error.severity === 'FATAL'

/**
 * One connection, held by a postgres.js client of its own. Once it has closed nothing more is sent on it: the client
 * would connect again and go on outside the transaction, or write to a socket that is gone.
 */
export class PooledConnection implements DatabaseConnection {
  readonly #open: (onLost: () => void) => PostgresClient
  readonly #client: PostgresClient
  readonly #onOutOfDate: () => void
  /** What it has prepared is out of date: it ends with the transaction under way. */
  isOutOfDate = false
  #isLost = false
  /** What the database said before it hung up: a wrong password, no connection left. */
  #lastWord: string | undefined
  /** Rejects each answer that is waited for. */
  readonly #waiting = new Set<(reason: ConnectionLost) => void>()
  #begun: Promise<unknown> | undefined
  #work: WantedWork | undefined

  constructor(open: (onLost: () => void) => PostgresClient, onOutOfDate: () => void = () => undefined) {
    this.#open = open
    this.#onOutOfDate = onOutOfDate
    this.#client = open(() => {
      this.#isLost = true
      for (const giveUp of this.#waiting) giveUp(this.#lost())
    })
  }

  #lost(): ConnectionLost {
    return new ConnectionLost(this.#lastWord)
  }

  get isLost(): boolean {
    return this.#isLost
  }

  /** Sent together with the first statement of the transaction, which saves a round trip. */
  begin(statement: string): void {
    this.#begun = this.#send(statement, [])
    // Its failure is reported by the statement that follows.
    this.#begun.catch(() => undefined)
  }

  /**
   * The answer of the transaction that has begun is wanted until the signal: then nothing more is sent for it, and what its backend
   * still works at is cancelled.
   */
  workUntil(signal: AbortSignal, backend: number): void {
    this.#work = new WantedWork(signal, () => this.#cancel(backend))
  }

  /** From now on only the end of the transaction is sent; a cancellation under way cannot reach the next user of the connection. */
  async endWork(): Promise<void> {
    const work = this.#work
    this.#work = undefined
    await work?.end()
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const begun = this.#begun
    this.#begun = undefined
    const [result] = await Promise.all([this.#send(sql, parameters), begun])
    const changes = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(result.command)
    return {
      // The driver cannot know the type of a row; Kysely's query builder does and states it here.
      rows: Array.from(result) as Row[],
      ...(changes ? { numAffectedRows: BigInt(result.count) } : {}),
    }
  }

  async *streamQuery<Row>(
    { sql, parameters }: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<Row>> {
    await this.#begun
    this.#begun = undefined
    if (this.#isLost) throw this.#lost()
    for await (const rows of this.#client.unsafe(sql, this.#values(parameters)).cursor(chunkSize)) {
      yield { rows: rows as Row[] }
    }
  }

  async close(): Promise<void> {
    this.#isLost = true
    await this.#client.end({ timeout: 5 })
  }

  async #send(text: string, parameters: readonly unknown[]) {
    if (this.#isLost) throw this.#lost()
    this.#work?.signal.throwIfAborted()
    // Unprepared, the client would first ask for the types of the parameters: a round trip more for each statement.
    const answer = this.#client.unsafe(text, this.#values(parameters), { prepare: parameters.length > 0 })
    // What is sent while a database ends may be left without an answer by the client. No race against one promise for the
    // whole connection: that promise would hold every answer as long as the connection lives.
    let giveUp: (reason: ConnectionLost) => void = () => undefined
    try {
      return await new Promise<Awaited<typeof answer>>((resolve, reject) => {
        giveUp = reject
        this.#waiting.add(giveUp)
        answer.then(resolve, reject)
      })
    } catch (error) {
      if (isFatal(error)) this.#lastWord = error.message
      // Its server has become a standby: who writes is found by connecting again.
      if (databaseCode(error) === standbyCode) void this.close()
      if (!isOutOfDate(error)) throw error
      this.#onOutOfDate()
      throw new PlanOutOfDate()
    } finally {
      this.#waiting.delete(giveUp)
    }
  }

  /** On a connection of its own: the pool may be full of what nobody wants any more. */
  async #cancel(backend: number): Promise<void> {
    const client = this.#open(() => undefined)
    try {
      await client`select pg_cancel_backend(${backend})`
    } finally {
      await client.end({ timeout: 1 })
    }
  }

  #values(parameters: readonly unknown[]) {
    return [...parameters] as Parameters<PostgresClient['unsafe']>[1]
  }
}
