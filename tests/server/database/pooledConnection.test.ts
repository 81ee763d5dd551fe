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
  return { connection, lose: () => lose() }
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

it('nothing more is sent on a connection that is lost', async () => {
  const { connection, lose } = silentConnection()
  lose()
  await expect(connection.executeQuery(query)).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' })
})
