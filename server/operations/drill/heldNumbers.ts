import { setTimeout as pause } from 'node:timers/promises'
import { idleTransactionMilliseconds } from '../../database/connect'
import { connectDriver } from '../../database/connectDriver'

/*
 * A node in the middle of its work, as the drill cuts its network: connected as nodes are to the address that it is given, it has
 * locked the numbers of all documents, says so, and goes on with nothing.
 */
const [url = ''] = process.argv.slice(2)
const driver = connectDriver(url, { poolSize: 1, idleTransactionMilliseconds })
await driver.begin(async tx => {
  await tx`select from doc_sequence for update`
  console.log('held')
  await pause(600_000)
})
