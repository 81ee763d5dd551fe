import { execFileSync } from 'node:child_process'

const bridge = 'gpms-drill'
const network = '198.18.9'
/** Where people, the proxy in front and Prometheus are, as the machines see them. */
export const outside = `${network}.1`
/** Where the guide's files have the addresses of a company. */
export const addressesOfGuide = ['10.0.0.', `${network}.`] as const

const run = (...command: readonly [string, ...string[]]) =>
  execFileSync(command[0], command.slice(1), { stdio: ['pipe', 'pipe', 'pipe'] })

/** Runs what may have been done already, or not yet. */
function attempt(...command: readonly [string, ...string[]]): void {
  try {
    run(...command)
  } catch {
    // Nothing is left of an earlier drill.
  }
}

/** The cable that all machines hang on. It needs root, as the rest of the drill. */
export function openNetwork(): void {
  closeNetwork()
  run('ip', 'link', 'add', bridge, 'type', 'bridge')
  run('ip', 'address', 'add', `${outside}/24`, 'dev', bridge)
  run('ip', 'link', 'set', bridge, 'up')
}

/** Takes it away, with the machines of a drill that was killed. */
export function closeNetwork(): void {
  const names = JSON.parse(run('ip', '-json', 'netns', 'list').toString() || '[]') as { name: string }[]
  for (const { name } of names) if (name.startsWith(`${bridge}-`)) attempt('ip', 'netns', 'delete', name)
  attempt('ip', 'link', 'delete', bridge)
}

/** A machine of the drill: a network of its own with one cable, which can be cut without anybody being told. */
export class Machine {
  readonly address: string
  readonly #space: string

  constructor(name: string, host: number) {
    this.address = `${network}.${host}`
    this.#space = `${bridge}-${name}`
    const [near, far] = [`drill${host}`, `drill${host}m`]
    run('ip', 'netns', 'add', this.#space)
    run('ip', 'link', 'add', near, 'type', 'veth', 'peer', 'name', far, 'netns', this.#space)
    run('ip', 'link', 'set', near, 'master', bridge, 'up')
    this.#run('ip', 'address', 'add', `${this.address}/24`, 'dev', far)
    this.#run('ip', 'link', 'set', far, 'up')
    this.#run('ip', 'link', 'set', 'lo', 'up')
  }

  #run(...command: readonly [string, ...string[]]): void {
    run('ip', 'netns', 'exec', this.#space, ...command)
  }

  /** A command line that runs on this machine. */
  commandOf(command: string, parameters: readonly string[]): readonly [string, string[]] {
    return ['ip', ['netns', 'exec', this.#space, command, ...parameters]]
  }

  /** From now on nothing comes and goes between this machine and the others, or all. No connection is closed by it: both ends wait. */
  cut(others: readonly string[] = []): void {
    const rule = (chain: string, loopback: string, other: string) => {
      const which = others.length === 0 ? `${other} != ${this.address}` : `${other} { ${others.join(', ')} }`
      return `chain ${chain} { type filter hook ${chain} priority 0; ${loopback} "lo" accept; ip ${which} drop; }`
    }
    this.#run(
      'nft',
      `table ip drill { ${rule('input', 'iif', 'saddr')}; ${rule('output', 'oif', 'daddr')}; }`,
    )
  }

  mend(): void {
    this.#run('nft', 'delete table ip drill')
  }
}
