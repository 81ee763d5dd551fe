import { databaseCode, passingFailures } from './database/retry'
import { SettingsError } from './settings'
import { StartFailure } from './startFailure'
import type { RunningServer } from './startServer'

/**
 * Runs a server until the process is asked to end (Ctrl-C, SIGTERM), then stops it and leaves with code 0.
 * A mistake in the settings is printed without a stack, code 1; anything else is our mistake and printed whole.
 */
export async function runUntilStopped(start: () => Promise<RunningServer>): Promise<void> {
  const starting = start()
  let isStopping = false
  const stop = async (code: number) => {
    if (isStopping) return
    isStopping = true
    // A signal during the start waits for it: half a start cannot be stopped cleanly.
    const server = await starting.catch(() => undefined)
    await server?.stop()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!isStopping) console.log('Stopping: running requests end first.')
      void stop(0)
    })
  }
  // The reader of the output may be gone (npm start | head). Printing that error would fail too, and so on without end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  const fail = (error: unknown) => {
    console.error(error)
    void stop(1)
  }
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', error => {
    // postgres.js 3.4.9 asks each new connection for the types of arrays and hears nobody's failure: a database that dies at that moment may not
    // end the server. Who waits for the connection gets the failure all the same. It is written down, for a promise of ours that nobody awaits
    // would look the same.
    const code = databaseCode(error) ?? ''
    if (passingFailures.has(code)) console.warn(`Nobody waited for a query that failed with ${code}.`, error)
    else fail(error)
  })
  try {
    await starting
  } catch (error) {
    explain(error)
    process.exit(1)
  }
}

/** Prints why a command cannot go on. */
export function explain(error: unknown): void {
  if (error instanceof SettingsError) {
    console.error('The settings are not right:')
    for (const { name, text } of error.problems) console.error(`  ${name}: ${text}`)
  } else if (error instanceof StartFailure) console.error(error.message)
  else console.error(error)
}
