import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Clock } from '../../../server/clock'
import type { Database } from '../../../server/database/connect'
import type { Chore } from '../../../server/http/chores'
import { productContract } from '../../../server/http/productContract'
import { buildServer } from '../../../server/http/server'
import type { SessionPort } from '../../../server/http/serverModule'
import { createModules } from '../../../server/modules'
import { claimFolder } from '../../../server/modules/file/fileBlobs'
import { readSettings } from '../../../server/settings'
import { pinnedInstant } from '../testCluster'

export interface MovableClock extends Clock {
  readonly advance: (milliseconds: number) => void
  /** Back to the pinned instant. */
  readonly reset: () => void
}

function movableClock(): MovableClock {
  const pinned = new Date(pinnedInstant).getTime()
  let now = pinned
  return {
    now: () => new Date(now),
    today: () => koreanDay(now),
    advance: milliseconds => {
      now += milliseconds
    },
    reset: () => {
      now = pinned
    },
  }
}

/** The product's server in memory, without a port, on the database that it is given. */
export interface BuiltServer {
  readonly app: FastifyInstance
  readonly filesFolder: string
  readonly clock: MovableClock
  readonly removeFiles: () => void
}

export interface BuiltWith {
  readonly database: Database
  /** Adds settings. */
  readonly environment?: Readonly<Record<string, string>>
  readonly log?: ((line: string) => void) | undefined
  /** Whether, at this moment, who a token belongs to is found out once. */
  readonly remembersSessions?: () => boolean
  /** The chores to run in the place of each; all as they are without it. */
  readonly chores?: (chore: Chore) => readonly Chore[]
}

/** Several statements of each request are about whose token it carries; what the actor may do is judged every time. */
function rememberActors(port: SessionPort, isOn: () => boolean): SessionPort {
  const known = new Map<string, ReturnType<SessionPort['findActor']>>()
  return {
    ...port,
    findActor: headers => {
      const { authorization } = headers
      if (authorization === undefined || !isOn()) return port.findActor(headers)
      const actor = known.get(authorization) ?? port.findActor(headers)
      known.set(authorization, actor)
      actor.catch(() => known.delete(authorization))
      return actor
    },
  }
}

export async function buildTestServer({
  database,
  environment = {},
  log,
  remembersSessions = () => false,
  chores = chore => [chore],
}: BuiltWith): Promise<BuiltServer> {
  const folder = mkdtempSync(join(tmpdir(), 'gpms-product-'))
  const settings = readSettings({ GPMS_DATA: folder, GPMS_LOG: 'silent', ...environment })
  const clock = movableClock()
  const services = { database, settings, clock }
  const { modules, session } = createModules(services)
  const app = await buildServer({
    ...services,
    session: rememberActors(session, remembersSessions),
    modules: modules.map(module => ({ ...module, chores: (module.chores ?? []).flatMap(chores) })),
    contract: productContract,
    ...(log ? { log: { write: log } } : {}),
    readiness: { isDraining: false },
  })
  const { filesFolder } = settings
  await claimFolder(filesFolder)
  return { app, clock, filesFolder, removeFiles: () => rmSync(folder, { recursive: true, force: true }) }
}
