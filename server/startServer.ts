import type { Server as HttpServer, RequestListener } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Clock, startClock } from './clock'
import { openDatabase } from './database/openDatabase'
import type { AppPages } from './http/appPages'
import type { Contract } from './http/contract'
import type { Readiness } from './http/readiness'
import { buildServer } from './http/server'
import type { ServerModule, Services, SessionPort } from './http/serverModule'
import { openFolder } from './modules/file/openFolder'
import { projectFolder } from './projectFolder'
import type { Settings } from './settings'
import { StartFailure } from './startFailure'

export interface ServerPlan {
  readonly settings: Settings
  readonly contract: Contract
  readonly createModules: (services: Services) => {
    readonly modules: readonly ServerModule[]
    readonly session: SessionPort
  }
  /** Fills a database that has no rows yet. */
  readonly fillWhenEmpty: (
    services: Services & { readonly ownerUrl: string },
    tell: (text: string) => void,
  ) => Promise<void>
  readonly tell: (text: string) => void
  readonly pages?: AppPages
  readonly createHttpServer?: (listener: RequestListener) => HttpServer
  readonly isDevelopment?: boolean
}

export interface RunningServer {
  readonly url: string
  /** Says no to /readyz, lets running requests end, closes the pool, ends the embedded PostgreSQL. */
  readonly stop: () => Promise<void>
}

/** How long running requests may take to end, R-50. */
const patienceMilliseconds = 30_000

/** Database, migrations, first rows, routes, port: in this order. What began is ended again when a later step fails. */
export async function startServer(plan: ServerPlan): Promise<RunningServer> {
  const { settings, tell } = plan
  const migrations = join(projectFolder(), 'server/database/migrations')
  const opened = await openDatabase(settings, { migrations, tell })
  const clock: Clock = startClock(settings.clockStart)
  const services: Services = { database: opened.database, settings, clock }
  const readiness: Readiness = { isDraining: false }
  let app: FastifyInstance | undefined
  try {
    await openFolder(opened.database, settings.filesFolder)
    await plan.fillWhenEmpty({ ...services, ownerUrl: opened.ownerUrl }, tell)
    const { replica } = opened
    app = await buildServer({ ...plan, ...services, ...plan.createModules(services), replica, readiness })
    const url = await listen(app, settings)
    const running = app
    return { url, stop: () => stopServer(running, readiness, settings, opened.close) }
  } catch (error) {
    await app?.close()
    await opened.close()
    throw error
  }
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw listenFailure(error, host, port)
  }
  const address = app.server.address()
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)
  return `http://${isLocal ? 'localhost' : host}:${typeof address === 'object' && address ? address.port : port}`
}

function listenFailure(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new StartFailure(
      `Port ${port} is used by another program. Take another one: PORT=${port + 1} npm start`,
    )
  if (code === 'EACCES')
    return new StartFailure(`Port ${port} is not ours to take. Use one from 1024 on: PORT=8080`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartFailure(
      `HOST "${host}" is no address of this machine; write 127.0.0.1, or 0.0.0.0 for all.`,
    )
  return error
}

async function stopServer(
  app: FastifyInstance,
  readiness: Readiness,
  { drainSeconds }: Settings,
  closeDatabase: () => Promise<void>,
): Promise<void> {
  readiness.isDraining = true
  await new Promise(resolve => setTimeout(resolve, drainSeconds * 1000))
  const force = setTimeout(() => app.server.closeAllConnections(), patienceMilliseconds)
  // A connection falls idle when its last request ends, which may be after close() has looked.
  const closeIdle = setInterval(() => app.server.closeIdleConnections(), 50)
  await app.close()
  clearInterval(closeIdle)
  clearTimeout(force)
  await closeDatabase()
}
