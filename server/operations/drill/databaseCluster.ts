import { setTimeout as pause } from 'node:timers/promises'
import { connectDriver } from '../../database/connectDriver'
import { DatabaseMachine, superuserPassword } from './databaseMachine'
import { databasePort, startDatabaseProxy } from './databaseProxy'
import { type Program, until } from './program'

const password = 'drill'
const near = `127.0.0.1:${databasePort}`
const urlOf = (role: string, secret: string, database = 'gpms', at = near) =>
  `postgres://${role}:${secret}@${at}/${database}`
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

/** Three machines and, on this one, HAProxy, which finds the primary. */
export class DatabaseCluster {
  readonly urls = { app: this.urlAt(near, 'app'), owner: this.urlAt(near, 'owner') }
  readonly replicationUrl = `host=127.0.0.1 port=${databasePort} user=replicator`
  readonly #machines: readonly DatabaseMachine[]
  readonly #proxy: Program

  constructor(folder: string) {
    this.#machines = ([1, 2, 3] as const).map(number => new DatabaseMachine(folder, number))
    for (const machine of this.#machines) machine.start(true)
    this.#proxy = startDatabaseProxy(folder)
  }

  /** What the guide has an administrator do once. */
  async createRoles(): Promise<void> {
    await this.ask(`create role gpms_owner login createrole password '${password}'`, 'postgres')
    await this.ask(`create role gpms_app login noinherit password '${password}'`, 'postgres')
    await this.ask('create database gpms owner gpms_owner', 'postgres')
  }

  /** The same database at another address. */
  urlAt(at: string, role: keyof typeof secrets): string {
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

  primary(): Promise<DatabaseMachine> {
    return this.#machineOf('leader')
  }

  /** The standby that has all that was acknowledged. */
  synchronous(): Promise<DatabaseMachine> {
    return this.#machineOf('sync_standby')
  }

  /** Where the standbys themselves are asked. */
  async standbyUrls(): Promise<readonly string[]> {
    const primary = await this.primary()
    return this.addressesBeside(primary).map(address => this.urlAt(`${address}:5432`, 'postgres'))
  }

  /** Addresses of the machines, without one of them. */
  addressesBeside(one?: DatabaseMachine): readonly string[] {
    return this.#machines.filter(machine => machine !== one).map(({ address }) => address)
  }

  async #machineOf(meant: string): Promise<DatabaseMachine> {
    for (const machine of this.#machines) {
      const member = (await machine.members()).find(({ role }) => role === meant)
      const found = this.#machines.find(({ name }) => name === member?.name)
      if (found) return found
    }
    throw new Error(`The database has no ${meant}.`)
  }

  async stop(): Promise<void> {
    this.#proxy.signal('SIGKILL')
    for (const machine of this.#machines) {
      machine.thaw()
      await machine.kill()
    }
  }
}
