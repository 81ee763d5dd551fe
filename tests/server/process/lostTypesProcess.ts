import { createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { connectDriver } from '../../../server/database/connectDriver'
import { runUntilStopped } from '../../../server/runUntilStopped'

/** A database lets in who comes and dies before it answers anything; the server goes on. With "stranger" something else fails that nobody waits for. */
const authenticated = Buffer.from('520000000800000000', 'hex')
const readyForQuery = Buffer.from('5a0000000549', 'hex')

await runUntilStopped(async () => {
  const sockets: Socket[] = []
  const database = createServer(socket => {
    sockets.push(socket)
    socket.once('data', () => {
      socket.write(Buffer.concat([authenticated, readyForQuery]))
      // What it is asked next are the types.
      socket.once('data', () => {
        database.close()
        socket.resetAndDestroy()
      })
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>(resolve => database.listen(0, '127.0.0.1', resolve))
  const address = database.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const driver = connectDriver(`postgres://nobody@127.0.0.1:${port}/none`, { poolSize: 1 })
  const code = await driver`select 1`.then(
    () => 'answered',
    (error: unknown) => String(Reflect.get(Object(error), 'code')),
  )
  console.log(`told: ${code}`)
  await pause(500)
  if (process.argv.includes('stranger')) void Promise.reject(new Error('somebody has a mistake'))
  setTimeout(() => process.exit(0), 500)
  return { url: '', stop: async () => undefined }
})
