import { randomBytes } from 'node:crypto'
import type { Server as HttpServer, IncomingMessage, RequestListener } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Clock } from '../clock'
import type { Database } from '../database/connect'
import type { Replica } from '../database/replica'
import type { Settings } from '../settings'
import { type AppPages, createSendPage } from './appPages'
import { addBodyParsers, parseQuery } from './bodyParsers'
import { forgetChoreFailure, noteChoreFailure } from './choreFailures'
import { startChores } from './chores'
import { type Contract, contractRoots } from './contract'
import { registerOperations } from './contractRoutes'
import { registerStreams } from './eventStream'
import { Failure, pageNotFound } from './failure'
import { toFailure } from './failureAnswer'
import { addMetrics } from './metrics'
import { registerNavigations } from './navigation'
import { addPressureLimit } from './pressure'
import { addReadiness, type Readiness } from './readiness'
import { addSecurityHeaders, bareSecurityHeaders } from './securityHeaders'
import type { ServerModule, SessionPort } from './serverModule'
import { addStorableTextCheck } from './storableText'
import { createValidatorCompiler } from './validatorCompiler'

export interface ServerParts {
  readonly database: Database
  readonly replica?: Replica | undefined
  readonly settings: Settings
  readonly clock: Clock
  readonly modules: readonly ServerModule[]
  readonly session: SessionPort
  readonly contract: Contract
  /** Undefined: the API alone. */
  readonly pages?: AppPages
  readonly readiness?: Readiness
  /** While developing, Vite stands before the server. */
  readonly createHttpServer?: (listener: RequestListener) => HttpServer
  readonly isDevelopment?: boolean
  /** Where the log goes, line by line; to standard output without it. */
  readonly log?: { readonly write: (line: string) => void }
}

const largestBodyBytes = 1_048_576
/** Never in a log: tokens travel in headers and, at the external log-in, in the address. */
const secretHeaders = ['authorization', 'accesstoken', 'refreshtoken', 'cookie']

/** The number that the browser gave its request, so that what a user reads to the help desk stands in the log; else our own. */
function requestNumber({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[0-9a-f-]{8,36}$/.test(given) ? given : randomBytes(5).toString('hex')
}

/** Addresses in a report of the browser may carry tokens as well. */
const withoutQueries = (report: string) => report.replaceAll(/[?#][^"\\\s]*/g, '')

/** The server as it listens: security, health, every operation of the contract, and the app's pages. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { settings, contract, createHttpServer } = parts
  const roots = contractRoots(contract)
  const app: FastifyInstance = Fastify({
    logger: {
      level: settings.logLevel,
      ...(parts.log ? { stream: parts.log } : {}),
      redact: secretHeaders.map(name => `req.headers["${name}"]`),
      serializers: { req: ({ method, url }) => ({ method, path: url.split('?', 1)[0] }) },
    },
    // One line of our own per request stands in addAccessLog, without the query, which may carry tokens.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestNumber,
    bodyLimit: largestBodyBytes,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    // A slow sender may not hold a connection for ever.
    requestTimeout: 60_000,
    trustProxy: settings.proxies.length > 0 ? [...settings.proxies] : false,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 400, querystringParser: parseQuery },
    frameworkErrors: (error, request, reply) => {
      refuse(error, request, reply.headers(bareSecurityHeaders()))
    },
    ...(createHttpServer ? { serverFactory: createHttpServer } : {}),
  })
  app.setValidatorCompiler(createValidatorCompiler(contract))
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply))
  addBodyParsers(app)
  await addSecurityHeaders(app, {
    roots,
    clock: parts.clock,
    isDevelopment: parts.isDevelopment ?? false,
  })
  addPressureLimit(app, roots)
  addReadiness(app, parts.database, parts.readiness ?? { isDraining: false })
  addAccessLog(app)
  if (settings.metrics)
    addMetrics(
      app,
      parts,
      parts.modules.flatMap(({ figures = [] }) => figures),
      settings.metrics,
    )
  addStorableTextCheck(app, contract)
  app.post('/csp-report', { bodyLimit: 20_000 }, async (request, reply) => {
    const report = withoutQueries(String(request.body)).slice(0, 2_000)
    request.log.warn({ audit: 'policyViolation', report })
    return reply.code(204).send()
  })
  registerOperations(
    app,
    parts.modules.flatMap(({ routes }) => routes),
    { ...parts, origins: settings.origins },
  )
  registerNavigations(
    app,
    parts.modules.flatMap(({ navigations = [] }) => navigations),
  )
  registerStreams(
    app,
    parts.modules.flatMap(({ streams = [] }) => streams),
  )
  const stopChores = startChores(
    parts.modules.flatMap(({ chores = [] }) => chores),
    {
      failed: (chore, error) => {
        app.log.error({ err: error, chore: chore.name })
        return noteChoreFailure(parts.database, chore, error, parts.clock.now())
      },
      recovered: chore => forgetChoreFailure(parts.database, chore),
    },
  )
  app.addHook('onClose', stopChores)
  await addPages(app, roots, parts)
  return app
}

async function addPages(
  app: FastifyInstance,
  roots: ReadonlySet<string>,
  { pages, settings }: Pick<ServerParts, 'pages' | 'settings'>,
) {
  const sendPage = pages ? await createSendPage(app, pages, settings) : undefined
  app.setNotFoundHandler(async (request, reply) => {
    const root = request.url.split(/[/?]/, 2)[1] ?? ''
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !roots.has(root)
    if (!isPage || !sendPage) throw pageNotFound()
    return sendPage(request, reply)
  })
}

function addAccessLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      path: request.routeOptions.url ?? request.url.split('?', 1)[0],
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      user: request.actor?.userId,
      ip: request.ip,
    })
  })
}

/** Every refusal leaves through here: one shape, Korean, nothing of our insides; the reason goes to the log. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toFailure(error, request)
  // A client that has gone gets no answer, and what was cancelled for it is no error.
  const isGone = reply.raw.destroyed
  const { retryAfterSeconds } = failure.place
  if (failure.status >= 500 && !isGone) request.log.error(error)
  else request.log.debug({ status: failure.status, code: failure.code, why: failure.message })
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', String(retryAfterSeconds))
  else if (failure.code === 'CONFLICT') reply.header('Retry-After', '1')
  const answer = isBesideCheck(request) && failure.status === 403 ? besideCheck(failure) : failure
  return reply
    .code(answer.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ ...answer.body })
}

const isBesideCheck = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers['beside-check'] === 'Y'

/**
 * A page asks for its first rows beside its login check. Where both are refused, both say so by a code (spec §8): a status
 * would stand as an error in the browser's console, of a page that is refused in order.
 */
const besideCheck = ({ text }: Failure) => new Failure(200, 'GPMS006', text)
