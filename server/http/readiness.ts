import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database/connect'

/** Whether the server wants requests: no from the moment it was asked to stop. */
export interface Readiness {
  isDraining: boolean
}

const databasePatienceMilliseconds = 2_000

/** /healthz: the process lives. /readyz: it takes requests and its database answers. Neither tells more. */
export function addReadiness(app: FastifyInstance, database: Database, readiness: Readiness): void {
  // A connection kept open for a next request would hold up the end.
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.isDraining) reply.header('Connection', 'close')
  })
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const isReady = !readiness.isDraining && (await answers(database))
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'notReady' })
  })
}

async function answers(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>(resolve => {
    timer = setTimeout(() => resolve(false), databasePatienceMilliseconds)
  })
  const query = sql`select 1`.execute(database).then(
    () => true,
    () => false,
  )
  return Promise.race([query, tooLate]).finally(() => clearTimeout(timer))
}
