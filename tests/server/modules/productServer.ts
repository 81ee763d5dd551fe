import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { KyselyPlugin } from 'kysely'
import type { OperationAnswer } from '../../../codegen/generated/serverRoutes'
import type { OperationId } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Clock } from '../../../server/clock'
import type { Database } from '../../../server/database/connect'
import { productContract } from '../../../server/http/productContract'
import { buildServer } from '../../../server/http/server'
import type { SessionPort } from '../../../server/http/serverModule'
import { createModules } from '../../../server/modules'
import { demoPassword } from '../../../server/modules/session/demoAccounts'
import { readSettings } from '../../../server/settings'
import { pinnedInstant } from '../testCluster'
import { createTestDatabase } from '../testDatabase'
import { operationRequest } from './operationRequest'

interface MovableClock extends Clock {
  readonly advance: (milliseconds: number) => void
}

function movableClock(): MovableClock {
  let now = new Date(pinnedInstant).getTime()
  return {
    now: () => new Date(now),
    today: () => koreanDay(now),
    advance: milliseconds => {
      now += milliseconds
    },
  }
}

export interface Reply<Id extends OperationId> {
  readonly status: number
  readonly body: OperationAnswer<Id>
  /** The Korean text of a refusal. */
  readonly msg: string
  readonly code: string
  readonly raw: LightMyRequestResponse
}

interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
}

/** Somebody with a session; calls operations of the contract by name. */
export interface Caller {
  readonly singleid: string
  readonly tokens: Tokens
  readonly call: <Id extends OperationId>(
    operationId: Id,
    input?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Reply<Id>>
}

export interface ProductServer {
  readonly app: FastifyInstance
  readonly database: Database
  readonly ownerUrl: string
  readonly filesFolder: string
  readonly clock: MovableClock
  readonly logIn: (singleid: string) => Promise<Caller>
  /** Somebody of a supplier, by password and the code of the demo. */
  readonly logInSupplier: (userId: string) => Promise<Caller>
  readonly callerWith: (singleid: string, tokens: Tokens, portal?: Readonly<Record<string, string>>) => Caller
  readonly stop: () => Promise<void>
}

export const externalPortal = { iscyber: 'Y' }

/** How a test looks into the server while it works. */
export interface ProductProbe {
  /** Sees every statement that the server sends to the database. */
  readonly statements?: KyselyPlugin
  /** Takes the lines of the log. */
  readonly log?: (line: string) => void
  /** How it reaches its database, where the usual pool does not do. */
  readonly connect?: (url: string) => Database
  /** Who a token belongs to is found out once: of tests that ask thousands of times and are about something else. */
  readonly remembersSessions?: boolean
  /** Nothing is done by the clock. */
  readonly isWithoutChores?: boolean
}

/** Several statements of each request are about whose token it carries; what the actor may do is judged every time. */
function rememberActors(port: SessionPort): SessionPort {
  const known = new Map<string, ReturnType<SessionPort['findActor']>>()
  return {
    ...port,
    findActor: headers => {
      const { authorization } = headers
      if (authorization === undefined) return port.findActor(headers)
      const actor = known.get(authorization) ?? port.findActor(headers)
      known.set(authorization, actor)
      actor.catch(() => known.delete(authorization))
      return actor
    },
  }
}

/** The product's own server on a database of its own, with a clock that tests move. `environment` adds settings. */
export async function startProduct(
  environment: Readonly<Record<string, string>> = {},
  { statements, log, connect, remembersSessions = false, isWithoutChores = false }: ProductProbe = {},
): Promise<ProductServer> {
  const { database: plain, ownerUrl, drop } = await createTestDatabase('filled', connect)
  const database = statements ? plain.withPlugin(statements) : plain
  const folder = mkdtempSync(join(tmpdir(), 'gpms-product-'))
  const settings = readSettings({ GPMS_DATA: folder, GPMS_LOG: 'silent', ...environment })
  const clock = movableClock()
  const services = { database, settings, clock }
  const parts = createModules(services)
  const modules = isWithoutChores ? parts.modules.map(({ chores: _, ...rest }) => rest) : parts.modules
  const app = await buildServer({
    ...services,
    ...parts,
    session: remembersSessions ? rememberActors(parts.session) : parts.session,
    modules,
    contract: productContract,
    ...(log ? { log: { write: log } } : {}),
    readiness: { isDraining: false },
  })
  const inject = (operationId: OperationId, input: Readonly<Record<string, unknown>>, headers: object) => {
    const request = operationRequest(operationId, input)
    return app.inject({ ...request, headers: { ...request.headers, ...headers } })
  }
  const callerWith = (
    singleid: string,
    tokens: Tokens,
    portal: Readonly<Record<string, string>> = {},
  ): Caller => ({
    singleid,
    tokens,
    call: async (operationId, input = {}, headers = {}) => {
      const raw = await inject(operationId, input, {
        ...(tokens.accessToken === ''
          ? {}
          : { authorization: `Bearer ${tokens.accessToken}`, refreshtoken: tokens.refreshToken }),
        ...portal,
        ...headers,
      })
      const isJson = String(raw.headers['content-type']).startsWith('application/json')
      const body = isJson ? raw.json() : raw.rawPayload
      return { status: raw.statusCode, body, msg: body.msg ?? '', code: body.code ?? '', raw }
    },
  })
  return {
    app,
    database,
    ownerUrl,
    filesFolder: settings.filesFolder,
    clock,
    callerWith,
    logIn: async singleid => {
      const nobody = callerWith(singleid, { accessToken: '', refreshToken: '' })
      const first = await nobody.call('authIdpw', {
        body: { systemId: 'GPMS', grantType: 'idpw', username: singleid, password: demoPassword },
      })
      const second = await nobody.call('authTokenLogin', { body: { token: first.body.token ?? '' } })
      const { accessToken = '', refreshToken = '' } = second.body
      return callerWith(singleid, { accessToken, refreshToken })
    },
    logInSupplier: async userId => {
      const nobody = callerWith(userId, { accessToken: '', refreshToken: '' }, externalPortal)
      const form = { userId, userPw: demoPassword }
      const { body } = await nobody.call('cyberLogin', { body: form })
      const second = await nobody.call(
        'cyberCheckOtp',
        { body: { ...form, otpNum: '123456' } },
        { logintransaction: body.transaction ?? '' },
      )
      const { accessToken = '', refreshToken = '' } = second.body
      return callerWith(userId, { accessToken, refreshToken }, externalPortal)
    },
    stop: async () => {
      await app.close()
      await drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
