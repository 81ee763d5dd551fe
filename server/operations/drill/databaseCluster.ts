import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connectDriver } from '../../database/connectDriver'
import { configured } from '../configured'
import { addresses, DatabaseMachine, superuserPassword } from './databaseMachine'
import { type Program, startProgram, until } from './program'

const password = 'drill'
const port = 5900
const urlOf = (role: string, secret: string, database = 'gpms', at = port) =>
  `postgres://${role}:${secret}@127.0.0.1:${at}/${database}`
const secrets = {
  app: ['gpms_app', password],
  owner: ['gpms_owner', password],
  postgres: ['postgres', superuserPassword],
} as const

export async function askAt<Row>(url: string, query: string): Promise<readonly Row[]> {
  const driver = connectDriver(url, { poolSize: 1 })
  try {
    return Array.from(await driver.unsafe(query)) as Row[]
  } finally {
    await driver.end({ timeout: 1 })
  }
}

/** Three machines and, where the nodes are, HAProxy, which finds the primary. */
export class DatabaseCluster {
  readonly urls = { app: this.urlAt(port, 'app'), owner: this.urlAt(port, 'owner') }
  readonly replicationUrl = `host=127.0.0.1 port=${port} user=replicator`
  readonly #machines: readonly DatabaseMachine[]
  readonly #proxy: Program

  constructor(folder: string) {
    this.#machines = ([1, 2, 3] as const).map(number => new DatabaseMachine(folder, number))
    for (const machine of this.#machines) machine.start(true)
    const config = join(folder, 'haproxy-database.cfg')
    const text = configured('haproxy-database.cfg', [
      ['    user haproxy\n    group haproxy\n', ''],
      ['bind 127.0.0.1:5000', `bind 127.0.0.1:${port}`],
      ...addresses.map((address, at) => [`10.0.0.2${at + 1}`, address] as const),
    ])
    writeFileSync(config, text)
    this.#proxy = startProgram({
      command: '/usr/sbin/haproxy',
      parameters: ['-db', '-f', config],
      log: join(folder, 'haproxy-database.log'),
    })
  }

  /** What the guide has an administrator do once. */
  async createRoles(): Promise<void> {
    await this.ask(`create role gpms_owner login createrole password '${password}'`, 'postgres')
    await this.ask(`create role gpms_app login noinherit password '${password}'`, 'postgres')
    await this.ask('create database gpms owner gpms_owner', 'postgres')
  }

  /** The same database at another port. */
  urlAt(at: number, role: keyof typeof secrets): string {
    const [name, secret] = secrets[role]
    return urlOf(name, secret, 'gpms', at)
  }

  ask<Row>(query: string, database = 'gpms'): Promise<readonly Row[]> {
    return askAt(urlOf('postgres', superuserPassword, database), query)
  }

  /** All machines stand still for a while. */
  async freeze(milliseconds: number): Promise<void> {
    for (const machine of this.#machines) machine.freeze()
    await pause(milliseconds)
    for (const machine of this.#machines) machine.thaw()
  }

  /** One primary, and two standbys that follow it, one of which has all that was acknowledged. */
  async whole(seconds: number): Promise<void> {
    await until('the database has a primary and two standbys', seconds, async () => {
      const views = await Promise.all(this.#machines.map(machine => machine.members()))
      const [view = []] = views.filter(members => members.length > 0)
      const count = (isMeant: (role: string, state: string) => boolean) =>
        view.filter(({ role, state }) => isMeant(role, state)).length
      return (
        views.every(members => members.length === 3) &&
        count((role, state) => role === 'leader' && state === 'running') === 1 &&
        count((role, state) => role === 'sync_standby' && state === 'running') === 1 &&
        new Set(view.map(({ timeline }) => timeline)).size === 1
      )
    })
  }

  async primary(): Promise<DatabaseMachine> {
    for (const machine of this.#machines) {
      const leader = (await machine.members()).find(({ role }) => role === 'leader')
      const found = this.#machines.find(({ name }) => name === leader?.name)
      if (found) return found
    }
    throw new Error('The database has no primary.')
  }

  async stop(): Promise<void> {
    this.#proxy.signal('SIGKILL')
    for (const machine of this.#machines) {
      machine.thaw()
      await machine.kill()
    }
  }
}
