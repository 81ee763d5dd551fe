import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { AppNode } from './appNodes'
import { type Ask, contentOf } from './content'
import { askAt, type DatabaseCluster } from './databaseCluster'
import { archiveOf, replicatorPassword } from './databaseMachine'
import { outside } from './network'
import { note, tell } from './outcomes'
import { giveTo, type Program, startProgram, until } from './program'

const bin = '/usr/lib/postgresql/15/bin'
const recoveredPort = 5901
/** Here, where the nodes on their machines reach it too. */
const recovered = `${outside}:${recoveredPort}`

/** A copy of the database while people work, as the guide has it each week. */
export async function takeBase(folder: string, cluster: DatabaseCluster): Promise<string> {
  const base = join(folder, 'base')
  mkdirSync(base, { mode: 0o700 })
  giveTo(base, 'postgres')
  const program = startProgram({
    command: join(bin, 'pg_basebackup'),
    parameters: ['-d', cluster.replicationUrl, '-D', base, '-X', 'stream', '-c', 'fast'],
    environment: { PGPASSWORD: replicatorPassword },
    log: join(folder, 'base.log'),
    user: 'postgres',
  })
  const code = await program.ended
  if (code !== 0) throw new Error(`pg_basebackup ended with ${code}.`)
  return base
}

interface Recovery {
  readonly folder: string
  readonly base: string
  readonly cluster: DatabaseCluster
  readonly nodes: readonly AppNode[]
  readonly started: (() => Promise<unknown>)[]
}

/** Somebody destroys everything; the database goes back to the moment before. */
export async function drillRecovery({ folder, base, cluster, nodes, started }: Recovery): Promise<void> {
  for (const node of nodes) await node.end()
  const before = await contentOf(query => cluster.ask(query))
  const [now] = await cluster.ask<{ moment: string }>('select clock_timestamp()::text as moment')
  const moment = now?.moment ?? ''
  await pause(1_000)
  tell(`       everything is dropped after ${moment}`)
  await cluster.ask('drop schema public cascade')
  // The moment is passed by something that was written after it.
  await cluster.ask('create schema left_over')
  const [end] = await cluster.ask<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file')
  await until('the log is archived', 60, async () => {
    const [row] = await cluster.ask<{ is_there: boolean }>(
      `select exists (select from pg_ls_dir('${archiveOf(folder)}') as name where name >= '${end?.file}') as is_there`,
    )
    return row?.is_there ?? false
  })
  const began = Date.now()
  const program = startRecovery(folder, base, moment)
  started.push(async () => program.signal('SIGQUIT'))
  const ask: Ask = query => askAt(cluster.urlAt(recovered, 'postgres'), query)
  await until('the database is recovered', 120, async () => {
    try {
      const [row] = await ask<{ is_over: boolean }>('select not pg_is_in_recovery() as is_over')
      return row?.is_over ?? false
    } catch {
      return false
    }
  })
  const seconds = Math.round((Date.now() - began) / 1_000)
  const after = await contentOf(ask)
  const differing = [...before].filter(([name, sum]) => after.get(name) !== sum)
  const rows = [...before.values()].reduce((sum, text) => sum + Number.parseInt(text, 10), 0)
  note(
    'everything is dropped, and the database goes back to the moment before',
    `${seconds} s; ${before.size} tables with ${rows} rows, ${differing.length} differ${differing.length > 0 ? `: ${differing.map(([name]) => name).join(', ')}` : ''}`,
    before.size > 0 && after.size === before.size && differing.length === 0,
  )
  const [first] = nodes
  await first?.startOn({
    app: cluster.urlAt(recovered, 'app'),
    owner: cluster.urlAt(recovered, 'owner'),
  })
  note('a node serves on it', `ready after ${Math.round((Date.now() - began) / 1_000)} s`, true)
}

/** Base and archive, as the guide has them put together. */
function startRecovery(folder: string, base: string, moment: string): Program {
  // Read by its presence; the server removes it, so it is the server's.
  const signal = join(base, 'recovery.signal')
  writeFileSync(signal, '')
  giveTo(signal, 'postgres')
  const settings = {
    listen_addresses: outside,
    port: String(recoveredPort),
    unix_socket_directories: '',
    archive_mode: 'off',
    primary_conninfo: '',
    synchronous_standby_names: '',
    restore_command: `cp ${archiveOf(folder)}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  }
  return startProgram({
    command: join(bin, 'postgres'),
    parameters: [
      '-D',
      base,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    log: join(folder, 'recovery.log'),
    user: 'postgres',
  })
}
