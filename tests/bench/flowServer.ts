import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../../server/database/freePort'

/** The built server, which is killed without warning and started again on the same port. */
export interface MortalServer {
  readonly url: string
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
}

const patienceSeconds = 600

/** `database` holds the two addresses, of the application's role and of the owner; without it the server keeps its own. */
export async function startMortalServer(
  root: string,
  dataFolder: string,
  database?: { readonly url: string; readonly ownerUrl: string },
  erpUrl?: string,
): Promise<MortalServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const environment = {
    PATH: process.env.PATH ?? '',
    PORT: String(port),
    HOST: '127.0.0.1',
    GPMS_DATA: dataFolder,
    GPMS_MODE: 'demo',
    GPMS_LOG: 'error',
    ...(database === undefined ? {} : { DATABASE_URL: database.url, GPMS_OWNER_URL: database.ownerUrl }),
    ...(erpUrl === undefined ? {} : { GPMS_ERP_URL: erpUrl, GPMS_ERP_SECONDS: '3' }),
  }
  let child: ChildProcess | undefined
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise(resolve => child?.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }
  const start = async () => {
    child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await untilReady(child, url)
  }
  process.once('exit', () => child?.kill('SIGKILL'))
  await start()
  return { url, kill, start }
}

/** Waits until the server answers that it is ready. */
export async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const end = Date.now() + patienceSeconds * 1000
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`)
    const isReady = await fetch(`${url}/readyz`).then(
      answer => answer.ok,
      () => false,
    )
    if (isReady) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`The server was not ready in ${patienceSeconds} s.`)
}
