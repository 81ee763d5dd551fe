import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyFilledFolder } from '../../filledFolder.mjs'
import { productStart } from './productStart'

const patienceSeconds = 200

/** The built product in a process of its own on a copy of the filled data folder, with settings that the common one has not. */
export interface OwnProduct {
  stop(): Promise<void>
}

/** Answers once the product is ready; one that ends before says at once why. */
export async function startOwnProduct(
  origin: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'gpms-own-'))
  await copyFilledFolder(folder)
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      ...{ PORT: new URL(origin).port, GPMS_DATA: folder, GPMS_CLOCK: productStart, GPMS_LOG: 'error' },
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  let hasEnded = false
  const ended = new Promise<void>(resolve => {
    // Unlike "exit", it comes after the last word, and for a process that could not be started too.
    child.once('close', () => {
      hasEnded = true
      resolve()
    })
    child.once('error', error => {
      said += error.message
    })
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const end = Date.now() + patienceSeconds * 1000
  while (!(await isReady(origin))) {
    const isOver = hasEnded || Date.now() > end
    if (isOver) await stop()
    if (isOver) throw new Error(`The product at ${origin} did not become ready. It said:\n${said}`)
    await Promise.race([ended, new Promise(resolve => setTimeout(resolve, 200))])
  }
  return { stop }
}

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    answer => answer.ok,
    () => false,
  )
