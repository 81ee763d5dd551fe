import type { Clock } from '../../server/clock'
import type { Actor } from '../../server/database/actor'
import type { Database } from '../../server/database/connect'
import { withActor } from '../../server/database/withActor'
import { createModules } from '../../server/modules'
import { readSettings } from '../../server/settings'
import { createCountTimer } from './countTimer'

interface Measured {
  readonly answer: unknown
  /** Milliseconds of the whole operation without the count of its rows. */
  readonly rows: number
  readonly count: number
}

/** Runs operations as the server does once a request has been judged, the count of rows timed apart. */
export function operationRunner(
  database: Database,
  clock: Clock,
  folder: string,
): (operation: string, actor: Actor, input: object) => Promise<Measured> {
  const settings = readSettings({ GPMS_DATA: folder, GPMS_LOG: 'silent' })
  const { modules } = createModules({ database, clock, settings })
  const routes = new Map(
    modules.flatMap(({ routes: own }) => own.map(one => [one.operationId, one] as const)),
  )
  const today = clock.today()
  return async (operation, actor, input) => {
    const found = routes.get(operation)
    if (!found) throw new Error(`"${operation}" is no operation.`)
    const http = { headers: {}, ip: '127.0.0.1', setHeader: () => undefined }
    const parts = { input, actor, database, clock, now: clock.now(), requestId: 'bench', http }
    const counts = createCountTimer()
    const start = performance.now()
    const answer = await withActor(
      database,
      actor,
      tx => found.run({ ...parts, tx: tx.withPlugin(counts.plugin) }),
      { today },
    )
    const count = counts.milliseconds()
    return { answer, rows: performance.now() - start - count, count }
  }
}
