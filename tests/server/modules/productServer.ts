import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { KyselyPlugin } from 'kysely'
import type { OperationAnswer } from '../../../codegen/generated/serverRoutes'
import type { OperationId } from '../../../codegen/generated/types'
import type { Database } from '../../../server/database/connect'
import { demoPassword } from '../../../server/modules/demo/demoAccounts'
import { createTestDatabase } from '../testDatabase'
import { buildTestServer, type MovableClock } from './buildTestServer'
import { operationRequest } from './operationRequest'
import { takeSharedServer } from './sharedServer'

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

/** Those who call a server. */
export interface Callers {
  readonly logIn: (singleid: string) => Promise<Caller>
  /** Somebody of a supplier, by password and the code of the demo. */
  readonly logInSupplier: (userId: string) => Promise<Caller>
  readonly callerWith: (singleid: string, tokens: Tokens, portal?: Readonly<Record<string, string>>) => Caller
}

export interface ProductServer extends StartedServer, Callers {}

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
  /** The server is listened to or closed by the file itself, so that no other file may have it. */
  readonly isOwn?: boolean
}

interface StartedServer {
  readonly app: FastifyInstance
  readonly database: Database
  readonly ownerUrl: string
  readonly filesFolder: string
  readonly clock: MovableClock
  readonly stop: () => Promise<void>
}

async function startOwn(
  environment: Readonly<Record<string, string>>,
  { statements, log, connect, remembersSessions = false, isWithoutChores = false }: ProductProbe,
): Promise<StartedServer> {
  const { database: plain, ownerUrl, drop } = await createTestDatabase('filled', connect)
  const database = statements ? plain.withPlugin(statements) : plain
  const server = await buildTestServer({
    ...{ database, environment, log },
    remembersSessions: () => remembersSessions,
    chores: chore => (isWithoutChores ? [] : [chore]),
  })
  const stop = async () => {
    await server.app.close()
    await drop()
    server.removeFiles()
  }
  return { ...server, database, ownerUrl, stop }
}

async function startShared(isRemembering: boolean): Promise<StartedServer | undefined> {
  const server = await takeSharedServer(isRemembering)
  return server && { ...server, ownerUrl: await server.open(), stop: server.close }
}

/**
 * The product's own server on a database of its own, with a clock that tests move. `environment` adds settings. Who asks for
 * nothing but remembered sessions gets the server of the worker, which is built once.
 */
export async function startProduct(
  environment: Readonly<Record<string, string>> = {},
  probe: ProductProbe = {},
): Promise<ProductServer> {
  const { remembersSessions = false, ...special } = probe
  const isPlain = Object.keys(environment).length === 0 && Object.keys(special).length === 0
  const started =
    (isPlain ? await startShared(remembersSessions) : undefined) ?? (await startOwn(environment, probe))
  return { ...started, ...callersOf(started.app) }
}

export function callersOf(app: FastifyInstance): Callers {
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
  }
}
