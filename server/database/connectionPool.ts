import type { Driver as PostgresClient } from './connectDriver'
import { PooledConnection } from './pooledConnection'

class PoolExhausted extends Error {
  // PostgreSQL's own code for "too many connections", so that callers need to know only one.
  readonly code = '53300'
  constructor() {
    super('No connection to the database came free in time.')
    this.name = 'PoolExhausted'
  }
}

interface Waiting {
  readonly give: (connection: PooledConnection) => void
  readonly refuse: (error: Error) => void
}

const patienceMilliseconds = 10_000

/**
 * Connections to the database, opened when needed up to a number. postgres.js has a pool too, but 3.4.9 puts a
 * reserved connection back into use after it has closed: a killed database then hangs one request or ends the process.
 */
export class ConnectionPool {
  readonly #idle: PooledConnection[] = []
  readonly #open = new Set<PooledConnection>()
  readonly #waiting: Waiting[] = []

  constructor(
    readonly size: number,
    readonly connect: (onLost: () => void) => PostgresClient,
  ) {}

  async take(): Promise<PooledConnection> {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      if (!idle.isLost) return idle
      this.#open.delete(idle)
    }
    if (this.#open.size < this.size) return this.#openOne()
    return this.#wait()
  }

  giveBack(connection: PooledConnection): void {
    const next = this.#waiting.shift()
    if (connection.isOutOfDate) void connection.close()
    if (!connection.isLost) {
      if (next) next.give(connection)
      else this.#idle.push(connection)
      return
    }
    this.#open.delete(connection)
    if (next) next.give(this.#openOne())
  }

  get figures() {
    const working = this.#open.size - this.#idle.length
    return { open: this.#open.size, working, waiting: this.#waiting.length }
  }

  async close(): Promise<void> {
    for (const waiting of this.#waiting.splice(0)) waiting.refuse(new PoolExhausted())
    await Promise.all([...this.#open].map(connection => connection.close()))
    this.#open.clear()
    this.#idle.length = 0
  }

  /** A table has changed: every connection may have statements prepared for what it was. */
  #renew(): void {
    for (const connection of this.#open) connection.isOutOfDate = true
    for (const connection of this.#idle.splice(0)) {
      this.#open.delete(connection)
      void connection.close()
    }
  }

  #openOne(): PooledConnection {
    const connection = new PooledConnection(this.connect, () => this.#renew())
    this.#open.add(connection)
    return connection
  }

  #wait(): Promise<PooledConnection> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        reject(new PoolExhausted())
      }, patienceMilliseconds)
      const waiting: Waiting = {
        give: connection => {
          clearTimeout(timer)
          resolve(connection)
        },
        refuse: error => {
          clearTimeout(timer)
          reject(error)
        },
      }
      this.#waiting.push(waiting)
    })
  }
}
