import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../server/database/freePort'
import { untilReady } from './flowServer'

export interface BenchServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

const oldestSeedDays = 3

/** Runs the built server as npm start does, on a data folder of its own that is seeded with many rows. */
export async function startBenchServer(
  root: string,
  rows: number,
  tell: (text: string) => void,
): Promise<BenchServer> {
  const data = join(root, '.data/bench')
  const port = await freePort()
  const env = environment(data, port)
  await seed(root, data, rows, env, tell)
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // A bench that is stopped half-way leaves no server behind.
  process.once('exit', () => child.kill('SIGTERM'))
  const url = `http://localhost:${port}`
  try {
    await untilReady(child, url)
  } catch (error) {
    await stopChild(child)
    throw error
  }
  return { url, stop: () => stopChild(child) }
}

/** The real clock, so that "the past month" of the list ends where the rows end; nothing else of the caller's settings. */
function environment(data: string, port: number): NodeJS.ProcessEnv {
  const {
    GPMS_CLOCK: _clock,
    GPMS_MODE: _mode,
    DATABASE_URL: _database,
    GPMS_FILES: _files,
    ...others
  } = process.env
  return { ...others, GPMS_DATA: data, HOST: '127.0.0.1', PORT: String(port), GPMS_LOG: 'error' }
}

/** Rows are dated back from the day of seeding, so old ones have left the past month. */
async function seed(
  root: string,
  data: string,
  rows: number,
  env: NodeJS.ProcessEnv,
  tell: (text: string) => void,
): Promise<void> {
  const note = join(data, 'bench-seed.json')
  if (existsSync(note)) {
    const seeded: unknown = JSON.parse(readFileSync(note, 'utf8'))
    if (isSeedNote(seeded) && seeded.rows === rows && Date.now() - seeded.at < oldestSeedDays * 86_400_000)
      return
  }
  tell(`Seeding ${rows.toLocaleString('en')} purchase requests …`)
  mkdirSync(data, { recursive: true })
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [join(root, 'node_modules/tsx/dist/cli.mjs'), 'server/seed.ts', '--reset', ...['--rows', String(rows)]],
      { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] },
    )
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error('The rows for the benchmark could not be seeded; the reason stands above.')
  writeFileSync(note, JSON.stringify({ rows, at: Date.now() }))
}

function isSeedNote(value: unknown): value is { readonly rows: number; readonly at: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'rows' in value &&
    'at' in value &&
    typeof value.at === 'number'
  )
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
