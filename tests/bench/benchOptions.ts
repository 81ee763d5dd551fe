import { parseArgs } from 'node:util'

export const benchParts = [
  'list',
  'sizes',
  'compile',
  'server',
  'scroll',
  'peers',
  'edit',
  'import',
  'form',
  'export',
  'bodies',
  'login',
  'guard',
  'flow',
  'orders',
  'reports',
  'users',
] as const
/** Parts that need the built product and a browser. */
export const browserParts: readonly string[] = ['list', 'sizes', 'scroll', 'peers', 'edit', 'import', 'form']
export type BenchPartName = (typeof benchParts)[number]

export interface BenchOptions {
  readonly parts: ReadonlySet<BenchPartName>
  readonly rounds: number
  /** Purchase requests that the measured list pages through. */
  readonly rows: number
}

export const benchUsage = `npm run bench -- [--only ${benchParts.join('|')}] [--rounds 12] [--rows 100000]
  --only    one part, or several joined by commas; all without it
  --rounds  how often each page is measured, after one warm-up round
  --rows    purchase requests in the database behind the measured pages`

export class BenchUsageError extends Error {}

export function readBenchOptions(args: readonly string[]): BenchOptions {
  const { values } = parse(args)
  return {
    parts: new Set(values.only === undefined ? benchParts : values.only.split(',').map(partNamed)),
    rounds: wholeNumber('--rounds', values.rounds, 12),
    rows: wholeNumber('--rows', values.rows, 100_000),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { only: { type: 'string' }, rounds: { type: 'string' }, rows: { type: 'string' } },
    })
  } catch (error) {
    throw new BenchUsageError(error instanceof Error ? error.message : String(error))
  }
}

function partNamed(name: string): BenchPartName {
  const part = benchParts.find(candidate => candidate === name)
  if (!part) throw new BenchUsageError(`"${name}" is no part. Parts: ${benchParts.join(', ')}.`)
  return part
}

function wholeNumber(name: string, text: string | undefined, initial: number): number {
  if (text === undefined) return initial
  if (!/^[1-9]\d{0,7}$/.test(text)) throw new BenchUsageError(`${name} "${text}" is not a count.`)
  return Number(text)
}
