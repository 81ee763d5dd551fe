import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { CompiledQuery } from 'kysely'
import { expect, it } from 'vitest'
import { connectDriver } from '../../../server/database/connectDriver'
import { PooledConnection } from '../../../server/database/pooledConnection'

/** A client that never answers, as the driver's does when its database ends at a bad moment. */
function silentConnection() {
  const client = connectDriver('postgres://nobody@127.0.0.1:9/none', { poolSize: 1 })
  client.unsafe = (() => new Promise(() => undefined)) as unknown as typeof client.unsafe
  let lose = () => {}
  const connection = new PooledConnection(onLost => {
    lose = onLost
    return client
  })
  return { connection, client, lose: () => lose() }
}

const query = CompiledQuery.raw('select 1')

it('what waits for an answer when the connection is lost is told so, and may be done again', async () => {
  const { connection, lose } = silentConnection()
  connection.begin('begin')
  const answer = connection.executeQuery(query)
  lose()
  await expect(answer).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' })
  expect(connection.isLost).toBe(true)
})

it('says why the database has hung up, although the rollback after it learns no more than that it has', async () => {
  const { connection, client, lose } = silentConnection()
  client.unsafe = (() =>
    Promise.reject(Object.assign(new Error('too many connections'), { severity: 'FATAL' }))) as never
  await expect(connection.executeQuery(query)).rejects.toThrow('too many connections')
  lose()
  await expect(connection.executeQuery(CompiledQuery.raw('rollback'))).rejects.toMatchObject({
    code: 'CONNECTION_CLOSED',
    message: 'The connection to the database was lost: too many connections',
  })
})

it('nothing more is sent on a connection that is lost', async () => {
  const { connection, lose } = silentConnection()
  lose()
  await expect(connection.executeQuery(query)).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' })
})

it('is given up when its server has become a standby, so that the next one finds who writes', async () => {
  const { connection, client } = silentConnection()
  client.unsafe = (() => Promise.reject(Object.assign(new Error('read-only'), { code: '25006' }))) as never
  await expect(connection.executeQuery(query)).rejects.toMatchObject({ code: '25006' })
  expect(connection.isLost).toBe(true)
})

it('an answer that was taken is let go, however long the connection lives', async () => {
  const answers: WeakRef<object>[] = []
  const client = connectDriver('postgres://nobody@127.0.0.1:9/none', { poolSize: 1 })
  client.unsafe = (async () => {
    const rows = Object.assign([{ name: '행'.repeat(1_000) }], { command: 'SELECT', count: 1 })
    answers.push(new WeakRef(rows))
    return rows
  }) as unknown as typeof client.unsafe
  const connection = new PooledConnection(() => client)
  for (let times = 0; times < 3; times += 1) await connection.executeQuery(query)
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  // What the running task has touched is kept until it ends.
  await new Promise(resolve => setImmediate(resolve))
  collect()
  expect(answers.filter(answer => answer.deref())).toEqual([])
  expect(connection.isLost).toBe(false)
})
