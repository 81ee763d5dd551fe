import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configured } from '../configured'
import { addressesOfGuide, Machine } from './network'
import { familyOf, giveTo, type Program, signalTo, startProgram } from './program'

const hosts = [21, 22, 23] as const
export const superuserPassword = 'change-superuser'
export const replicatorPassword = 'change-replicator'

/** One folder for all machines. */
export const archiveOf = (folder: string) => join(folder, 'archive')

interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
  readonly timeline?: number
}

/** A machine of the database: etcd, Patroni, and the PostgreSQL that Patroni starts. */
export class DatabaseMachine {
  readonly name: string
  readonly network: Machine
  readonly #folder: string
  readonly #data: string
  #programs: Program[] = []

  constructor(folder: string, number: 1 | 2 | 3) {
    this.name = `db${number}`
    this.network = new Machine(this.name, hosts[number - 1] ?? hosts[0])
    this.#folder = join(folder, this.name)
    this.#data = join(this.#folder, 'postgresql')
    for (const each of [this.#folder, join(this.#folder, 'etcd'), archiveOf(folder)]) {
      mkdirSync(each, { recursive: true, mode: 0o700 })
      giveTo(each, 'postgres')
    }
    const text = configured('patroni.yml', [
      ['name: db1', `name: ${this.name}`],
      ['listen: 10.0.0.21', `listen: ${this.address}`],
      ['connect_address: 10.0.0.21', `connect_address: ${this.address}`],
      addressesOfGuide,
      ['/var/lib/postgresql/gpms', this.#data],
      ['/var/lib/pgarchive', archiveOf(folder)],
      // This machine has no watchdog of its own to each of them; the drill does what one does.
      ['mode: required', 'mode: off'],
    ])
    // What machines have each for themselves: the socket, and the file of passwords that Patroni writes.
    const own = text.replace(
      '  data_dir:',
      `  parameters: { unix_socket_directories: '${this.#folder}' }\n  pgpass: '${join(this.#folder, 'pgpass')}'\n  data_dir:`,
    )
    writeFileSync(this.#config, own, { mode: 0o644 })
  }

  get address(): string {
    return this.network.address
  }

  get #config() {
    return join(this.#folder, 'patroni.yml')
  }

  start(isFirst = false): void {
    const [client, peer] = [`http://${this.address}:2379`, `http://${this.address}:2380`]
    const [, network] = addressesOfGuide
    const members = hosts.map((host, at) => `db${at + 1}=http://${network}${host}:2380`).join(',')
    const etcd = startProgram({
      command: 'etcd',
      parameters: [
        ...['--name', this.name, '--data-dir', join(this.#folder, 'etcd')],
        ...['--listen-client-urls', client, '--advertise-client-urls', client],
        ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
        ...['--initial-cluster', members, '--initial-cluster-state', isFirst ? 'new' : 'existing'],
      ],
      log: join(this.#folder, 'etcd.log'),
      user: 'postgres',
      machine: this.network,
    })
    const patroni = startProgram({
      command: 'patroni',
      parameters: [this.#config],
      log: join(this.#folder, 'patroni.log'),
      user: 'postgres',
      machine: this.network,
    })
    this.#programs = [etcd, patroni]
  }

  /** The processes of PostgreSQL, its first one first. */
  get #postgres(): readonly number[] {
    try {
      const [pid] = readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n')
      return familyOf(Number(pid))
    } catch {
      return []
    }
  }

  /** PostgreSQL alone is killed; Patroni finds it so. */
  killPostgres(): void {
    for (const pid of this.#postgres) signalTo(pid, 'SIGKILL')
  }

  /** All that runs on the machine, as when its power is cut. */
  #signalAll(name: NodeJS.Signals): void {
    const [etcd, patroni] = this.#programs
    for (const program of [patroni, etcd]) program?.signal(name)
    for (const pid of this.#postgres) signalTo(pid, name)
  }

  async kill(): Promise<void> {
    this.#signalAll('SIGKILL')
    await Promise.all(this.#programs.map(({ ended }) => ended))
  }

  /** The machine does nothing and knows nothing of it, as one whose host swaps. */
  freeze(): void {
    this.#signalAll('SIGSTOP')
  }

  thaw(): void {
    this.#signalAll('SIGCONT')
  }

  /** The cluster as this machine's Patroni sees it; nothing when it does not answer. */
  async members(): Promise<readonly Member[]> {
    try {
      const answer = await fetch(`http://${this.address}:8008/cluster`, {
        signal: AbortSignal.timeout(1_500),
      })
      const { members } = (await answer.json()) as { readonly members: readonly Member[] }
      return members
    } catch {
      return []
    }
  }
}
