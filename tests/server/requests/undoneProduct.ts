import { Kysely } from 'kysely'
import type { Database } from '../../../server/database/connect'
import { connectDriver, type Driver } from '../../../server/database/connectDriver'
import { ConnectionPool } from '../../../server/database/connectionPool'
import { PooledDialect } from '../../../server/database/pooledDialect'
import type { Tables } from '../../../server/database/tables'
import { type ProductServer, startProduct } from '../modules/productServer'

export interface UndoneProduct extends ProductServer {
  /** Whatever the work does is taken back when it has ended. */
  readonly undone: <Value>(work: () => Promise<Value>) => Promise<Value>
}

/** Deferred rules are judged where the unit would have been committed. */
const commit = 'set constraints all immediate; set constraints all deferred; release savepoint unit'

/** One transaction holds everything, so that a unit of work is a savepoint in it. */
function inOneTransaction(text: string): string {
  if (text.startsWith('begin')) return 'savepoint unit'
  if (text === 'commit') return commit
  return text === 'rollback' ? 'rollback to savepoint unit; release savepoint unit' : text
}

function asSavepoints(client: Driver): Driver {
  const unsafe = new Proxy(client.unsafe, {
    apply: (send, _, [text, ...rest]: unknown[]) =>
      Reflect.apply(send, client, [inOneTransaction(String(text)), ...rest]),
  })
  return new Proxy(client, {
    get: (target, name) => (name === 'unsafe' ? unsafe : Reflect.get(target, name)),
  })
}

/** The product's server on one connection, whose calls one after the other can be undone without a copy of the database. */
export async function startUndoneProduct(): Promise<UndoneProduct> {
  let client: Driver | undefined
  const connect = (url: string): Database => {
    const pool = new ConnectionPool(1, onLost => {
      client = connectDriver(url, { poolSize: 1, onLost })
      client.unsafe('begin').catch(() => undefined)
      return asSavepoints(client)
    })
    return new Kysely<Tables>({ dialect: new PooledDialect(pool) })
  }
  // Nothing listens there: what is posted stays in the outbox.
  const product = await startProduct(
    { GPMS_ERP_URL: 'http://127.0.0.1:9' },
    { connect, isWithoutChores: true, remembersSessions: true },
  )
  const undone = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    await client?.unsafe('savepoint attempt')
    try {
      return await work()
    } finally {
      await client?.unsafe('rollback to savepoint attempt; release savepoint attempt')
    }
  }
  return { ...product, undone }
}
