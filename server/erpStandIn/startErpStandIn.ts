import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { projectFolder } from '../projectFolder'
import { StartFailure } from '../startFailure'

export interface ErpStandIn {
  readonly url: string
  /** Ends the process at once; it comes back by itself. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Long enough that a call notices that nobody is there. */
const comesBackMilliseconds = 500

/**
 * The ERP of the demo: a process of its own, which keeps its port and its journal when it dies and is restarted.
 * `journal` is the file that it books in.
 */
export async function startErpStandIn(journal: string): Promise<ErpStandIn> {
  let isStopping = false
  let running: Running
  let returning: NodeJS.Timeout | undefined
  running = await begin(journal, 0)
  const { port } = running
  watch(running)

  function watch({ child }: Running): void {
    child.once('exit', () => {
      if (isStopping) return
      returning = setTimeout(() => {
        begin(journal, port).then(
          again => {
            running = again
            watch(again)
          },
          (error: unknown) => console.error('The stand-in of the ERP did not come back.', error),
        )
      }, comesBackMilliseconds)
    })
  }

  const end = (signal: 'SIGKILL' | 'SIGTERM') =>
    new Promise<void>(resolve => {
      const { child } = running
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill(signal)
    })
  return {
    url: `http://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    stop: async () => {
      isStopping = true
      clearTimeout(returning)
      await end('SIGTERM')
    },
  }
}

interface Running {
  readonly child: ChildProcess
  readonly port: number
}

function begin(journal: string, port: number): Promise<Running> {
  const file = join(projectFolder(), 'server/erpStandIn/erpStandIn.mjs')
  const child = fork(file, [journal, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  })
  return new Promise((resolve, reject) => {
    child.once('message', (message: unknown) => {
      const told: unknown =
        typeof message === 'object' && message !== null ? Reflect.get(message, 'port') : undefined
      resolve({ child, port: typeof told === 'number' ? told : port })
    })
    child.once('exit', code => reject(new StartFailure(`The stand-in of the ERP ended with code ${code}.`)))
  })
}
