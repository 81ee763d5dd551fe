import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectFolder } from '../../projectFolder'
import { configured } from '../configured'
import { startDatabaseProxy } from './databaseProxy'
import { Machine, outside } from './network'
import { type Program, startProgram, until } from './program'

const [plainPort, securePort, nodePort, metricsPort] = [5980, 5943, 5988, 5964]
export const origin = `https://localhost:${securePort}`

interface NodePlan {
  readonly folder: string
  readonly number: 1 | 2 | 3
  readonly urls: { readonly app: string; readonly owner: string }
}

/** A node of the product on a machine of its own, where HAProxy finds the primary of the database. */
export class AppNode {
  readonly machine: Machine
  readonly #proxy: Program
  #plan: NodePlan
  #program: Program | undefined

  constructor(plan: NodePlan) {
    this.#plan = plan
    this.machine = new Machine(`node${plan.number}`, 10 + plan.number)
    this.#proxy = startDatabaseProxy(this.#folder, this.machine)
  }

  get address(): string {
    return this.machine.address
  }

  get #folder(): string {
    return join(this.#plan.folder, `node${this.#plan.number}`)
  }

  /** Where Prometheus reads. */
  get metrics(): string {
    return `${this.address}:${metricsPort}`
  }

  /** Starts the product, or another version of it, and waits until it takes requests. */
  async start(root = projectFolder(), environment: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#launch(root, environment)
    await until(`node ${this.#plan.number} is ready`, 600, () => this.#isReady())
  }

  /** Starts the product on another database. */
  async startOn(urls: NodePlan['urls']): Promise<void> {
    this.#plan = { ...this.#plan, urls }
    await this.start()
  }

  /** A start that has to be refused: answers its exit code. */
  async startRefused(root: string): Promise<number | null> {
    this.#launch(root)
    return (await this.#program?.ended) ?? null
  }

  #launch(root: string, environment: Readonly<Record<string, string>> = {}): void {
    const { folder, number, urls } = this.#plan
    this.#program = startProgram({
      command: process.execPath,
      parameters: [join(root, 'dist/server/main.js')],
      log: join(folder, `node${number}.log`),
      machine: this.machine,
      environment: {
        GPMS_MODE: 'demo',
        DATABASE_URL: urls.app,
        GPMS_OWNER_URL: urls.owner,
        GPMS_DATA: this.#folder,
        GPMS_FILES: join(folder, 'files'),
        HOST: this.address,
        PORT: String(nodePort),
        GPMS_DRAIN_SECONDS: '5',
        GPMS_ORIGINS: origin,
        GPMS_PROXIES: outside,
        GPMS_SESSIONS_PER_USER: '50',
        GPMS_LOG: 'info',
        GPMS_METRICS: this.metrics,
        ...environment,
      },
    })
  }

  async #isReady(): Promise<boolean> {
    return (await this.#statusOf('/readyz')) === 200
  }

  health(): Promise<number> {
    return this.#statusOf('/healthz')
  }

  async #statusOf(path: string): Promise<number> {
    try {
      const url = `http://${this.address}:${nodePort}${path}`
      return (await fetch(url, { signal: AbortSignal.timeout(3_000) })).status
    } catch {
      return 0
    }
  }

  /** Asked to end, as by systemd: answers its exit code. */
  async end(): Promise<number | null> {
    this.#program?.signal('SIGTERM')
    return (await this.#program?.ended) ?? null
  }

  /** Something on this machine that has locked the numbers of documents, which is what a node does for a moment with each draft. */
  async holdNumbers(): Promise<Program> {
    const log = join(this.#folder, 'held.log')
    rmSync(log, { force: true })
    const file = join(projectFolder(), 'server/operations/drill/heldNumbers.ts')
    const program = startProgram({
      command: process.execPath,
      parameters: ['--import', 'tsx', file, this.#plan.urls.owner],
      log,
      machine: this.machine,
    })
    await until(
      'the numbers are held',
      30,
      () => existsSync(log) && readFileSync(log, 'utf8').includes('held'),
    )
    return program
  }

  /** It stands still for a while, as a machine that swaps. */
  async freeze(milliseconds: number): Promise<void> {
    this.#program?.signal('SIGSTOP')
    await pause(milliseconds)
    this.#program?.signal('SIGCONT')
  }

  async kill(): Promise<void> {
    this.#program?.signal('SIGKILL')
    await this.#program?.ended
  }

  /** The machine is given back. */
  async remove(): Promise<void> {
    await this.kill()
    this.#proxy.signal('SIGKILL')
  }
}

/** HAProxy in front of both nodes, with TLS, as the operator's guide has it. */
export function startFront(folder: string, nodes: readonly AppNode[]): Program {
  const [key, chain, both] = ['key.pem', 'chain.pem', 'gpms.pem'].map(name => join(folder, name))
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-keyout', String(key), '-out', String(chain)],
    ],
    { stdio: 'ignore' },
  )
  writeFileSync(String(both), [chain, key].map(path => readFileSync(String(path), 'utf8')).join(''))
  const [first, second] = nodes.map(({ address }) => `${address}:${nodePort}`)
  const config = join(folder, 'haproxy.cfg')
  const text = configured('haproxy.cfg', [
    ['    user haproxy\n    group haproxy\n', ''],
    ['server node1 127.0.0.1:8080', `server node1 ${first}`],
    ['# server node2 10.0.0.12:8080', `server node2 ${second}`],
    ['bind :80\n', `bind 127.0.0.1:${plainPort}\n`],
    ['bind :443 ssl', `bind 127.0.0.1:${securePort} ssl`],
    ['/etc/gpms/tls/gpms.pem', String(both)],
  ])
  writeFileSync(config, text)
  return startProgram({
    command: '/usr/sbin/haproxy',
    parameters: ['-db', '-f', config],
    log: join(folder, 'haproxy.log'),
  })
}
