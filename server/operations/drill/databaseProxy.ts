import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configured } from '../configured'
import { addressesOfGuide, type Machine } from './network'
import { type Program, startProgram } from './program'

export const databasePort = 5900

/** HAProxy that finds the primary, beside each node as the operator's guide has it, and beside the drill. */
export function startDatabaseProxy(folder: string, machine?: Machine): Program {
  mkdirSync(folder, { recursive: true })
  const config = join(folder, 'haproxy-database.cfg')
  const text = configured('haproxy-database.cfg', [
    ['    user haproxy\n    group haproxy\n', ''],
    ['bind 127.0.0.1:5000', `bind 127.0.0.1:${databasePort}`],
    addressesOfGuide,
  ])
  writeFileSync(config, text)
  return startProgram({
    command: '/usr/sbin/haproxy',
    parameters: ['-db', '-f', config],
    log: join(folder, 'haproxy-database.log'),
    ...(machine ? { machine } : {}),
  })
}
