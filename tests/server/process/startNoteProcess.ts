import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, onTestFinished } from 'vitest'
import { projectFolder } from '../../../server/projectFolder'
import { staffHeaders } from '../noteModule'

export interface NoteProcess {
  readonly url: string
  readonly child: ChildProcess
  readonly said: () => string
  /** Sends a signal and answers the exit code once the process has ended; null when the signal itself ended it. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>
}

export interface EndedProcess {
  readonly code: number | null
  readonly said: string
}

/** A folder for data that lives as long as the test. */
function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gpms-process-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Where `copiedFolder` has its data from, once a server has made them. */
let template: Promise<string> | undefined
afterAll(async () => {
  if (template) rmSync(await template, { recursive: true, force: true })
})

/** A folder whose database another server has made and left: to make one takes longer than most tests do. */
export async function copiedFolder(): Promise<string> {
  template ??= makeTemplate()
  const folder = dataFolder()
  // As the owner of a database, which is not who runs the tests.
  execFileSync('cp', ['-a', `${await template}/.`, folder])
  return folder
}

/** One file, as the product is built: some fifteen processes would otherwise translate the same modules again. */
let program: Promise<string> | undefined
async function bundle(): Promise<string> {
  const outDir = join(projectFolder(), '.cache/noteProcess')
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { outDir, ssr: join(import.meta.dirname, 'noteProcess.ts'), target: 'node20', minify: false },
  })
  return join(outDir, 'noteProcess.js')
}

async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'gpms-process-template-'))
  const { child, ready, ended } = await spawnNotes({ GPMS_DATA: folder })
  await ready
  child.kill('SIGTERM')
  await ended
  return folder
}

async function spawnNotes(environment: Record<string, string>) {
  program ??= bundle()
  const child = spawn(process.execPath, [await program], {
    cwd: projectFolder(),
    env: { PATH: process.env.PATH ?? '', PORT: '0', GPMS_MODE: 'demo', GPMS_LOG: 'silent', ...environment },
  })
  let text = ''
  const ended = new Promise<number | null>(resolve => {
    child.once('exit', resolve)
  })
  const ready = new Promise<string>(resolve => {
    const hear = (chunk: Buffer) => {
      text += chunk.toString()
      const url = /READY (\S+)/.exec(text)?.[1]
      if (url) resolve(url)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
  })
  return { child, ended, ready, said: () => text }
}

/** Starts a server in a process of its own and waits until it listens. It is ended with the test. */
export async function startNotes(environment: Record<string, string>): Promise<NoteProcess> {
  const { child, ended, ready, said } = await spawnNotes(environment)
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  onTestFinished(async () => {
    await end('SIGTERM')
  })
  const url = await Promise.race([
    ready,
    ended.then(code => Promise.reject(new Error(`ended with ${code}: ${said()}`))),
  ])
  return { url, child, said, end }
}

/** Starts a server that is expected to end by itself. */
export async function startRefused(environment: Record<string, string>): Promise<EndedProcess> {
  const { ended, said } = await spawnNotes(environment)
  const code = await ended
  return { code, said: said() }
}

/** Adds a note over the network; the status, or 0 when no answer came. */
export async function sendNote(url: string, docNo: string, key: string): Promise<number> {
  try {
    const answer = await fetch(`${url}/api/v1/note`, {
      method: 'POST',
      headers: { ...staffHeaders, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ docNo }),
    })
    await answer.text()
    return answer.status
  } catch {
    // The server was killed in the middle: exactly what the tests are about.
    return 0
  }
}

export async function listNotes(url: string): Promise<readonly string[]> {
  const answer = await fetch(`${url}/api/v1/note`, { headers: staffHeaders })
  const { rows } = (await answer.json()) as { rows: readonly { docNo: string }[] }
  return rows.map(row => row.docNo)
}
