import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { appendFileSync, chownSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Machine } from './network'

/** A program that the drill has started, with its output in a file. */
export interface Program {
  readonly pid: number
  readonly signal: (name: NodeJS.Signals) => void
  readonly ended: Promise<number | null>
}

interface ProgramPlan {
  readonly command: string
  readonly parameters: readonly string[]
  readonly log: string
  readonly environment?: Readonly<Record<string, string>>
  /** Whom it runs as: PostgreSQL refuses root. */
  readonly user?: string
  /** Which machine it runs on; this one where none is named. */
  readonly machine?: Machine
}

const numberOf = (option: '-u' | '-g', user: string) =>
  Number(execFileSync('id', [option, user], { encoding: 'utf8' }))

export function giveTo(path: string, user: string): void {
  chownSync(path, numberOf('-u', user), numberOf('-g', user))
}

/** As another user, and on another machine; each of these commands becomes the program, so that its number is the program's. */
function commandOf({
  command,
  parameters,
  user,
  machine,
}: ProgramPlan): readonly [string, readonly string[]] {
  const own = user
    ? (['setpriv', [`--reuid=${user}`, `--regid=${user}`, '--init-groups', command, ...parameters]] as const)
    : ([command, parameters] as const)
  return machine ? machine.commandOf(...own) : own
}

export function startProgram(plan: ProgramPlan): Program {
  const { command, log, environment = {} } = plan
  const { PATH = '' } = process.env
  const child: ChildProcess = spawn(...commandOf(plan), {
    env: { PATH, LANG: 'C.UTF-8', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // What a terminal sends to the drill is for the drill alone.
    detached: true,
  })
  const note = (text: unknown) => appendFileSync(log, String(text))
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', note)
  const ended = new Promise<number | null>(resolve => {
    child.once('exit', resolve)
    child.once('error', error => {
      note(error.message)
      resolve(null)
    })
  })
  const { pid } = child
  if (pid === undefined) throw new Error(`${command} could not be started; npm run drill needs it.`)
  return { pid, ended, signal: name => signalTo(pid, name) }
}

export function signalTo(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended by itself.
  }
}

/** A process and all that it has started, itself first. */
export function familyOf(pid: number): readonly number[] {
  const children = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(name => parentOf(name) === pid)
  return [pid, ...children.flatMap(child => familyOf(Number(child)))]
}

function parentOf(pid: string): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}

/** Asks again and again until it is so. */
export async function until(
  what: string,
  seconds: number,
  ask: () => Promise<boolean> | boolean,
): Promise<void> {
  const last = Date.now() + seconds * 1_000
  while (!(await ask())) {
    if (Date.now() > last) throw new Error(`${what}: not within ${seconds} seconds.`)
    await pause(200)
  }
}
