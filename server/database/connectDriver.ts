import postgres from 'postgres'
import { isoTimestamp } from './isoTimestamp'

export interface ConnectOptions {
  /** Connections kept open at most. */
  readonly poolSize?: number
  /** A statement that runs longer than this is ended by the database. */
  readonly statementTimeoutMilliseconds?: number
  /** A transaction in which nothing happens for longer than this is ended by the database; 0 never. */
  readonly idleTransactionMilliseconds?: number
  /** How long a connection may take to stand. */
  readonly connectSeconds?: number
  /** As pg_stat_activity names the connections. */
  readonly name?: string
  /** Called when a connection has closed. */
  readonly onLost?: () => void
}

const asText = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value))

/**
 * The driver alone, for migrations and administration.
 * `date` stays text (a JS Date would shift by a day in Seoul), timestamps become ISO text with +09:00,
 * bigint and numeric stay decimal text, jsonb is parsed and given untouched.
 */
export function connectDriver(url: string, options: ConnectOptions = {}) {
  return postgres(url, {
    max: options.poolSize ?? 16,
    // A connection must never be closed between two statements of a transaction.
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: options.connectSeconds ?? 10,
    onnotice: () => undefined,
    onclose: () => options.onLost?.(),
    connection: {
      application_name: options.name ?? 'gpms',
      TimeZone: 'Asia/Seoul',
      DateStyle: 'ISO, YMD',
      statement_timeout: options.statementTimeoutMilliseconds ?? 60_000,
      // Long enough to queue behind a running save, short enough that a duplicate request hears of it.
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: options.idleTransactionMilliseconds ?? 0,
      tcp_keepalives_idle: 10,
      tcp_keepalives_interval: 5,
      tcp_keepalives_count: 2,
      // Compiling a query, or starting processes for it, takes longer than the queries of a page, and many ask at once.
      jit: 'off',
      max_parallel_workers_per_gather: '0',
    },
    types: {
      date: { to: 1082, from: [1082, 1114], serialize: asText, parse: (text: string) => text },
      timestamp: { to: 1184, from: [1184], serialize: asText, parse: isoTimestamp },
    },
  })
}

export type Driver = ReturnType<typeof connectDriver>
