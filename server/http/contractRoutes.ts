import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { ServerRoute } from '../../codegen/generated/serverRoutes'
import type { Clock } from '../clock'
import { type Actor, anonymousActor, sessionHeaders, systemActor } from '../database/actor'
import type { Database } from '../database/connect'
import type { Replica } from '../database/replica'
import { withActor } from '../database/withActor'
import type { Settings } from '../settings'
import { checkByteLimits } from './byteLimits'
import { checkCodes } from './codedFields'
import type { Contract } from './contract'
import { withoutEmpty } from './emptyFields'
import { isExternalHost, isStaffCall } from './externalHost'
import { badRequest, Failure, notAllowed, notLoggedIn } from './failure'
import { isFileAnswer, sendFile } from './fileAnswer'
import { hashRequest, isKeyText, RunningEffects, runOnce } from './idempotency'
import { checkMaskedQuery, readMasked } from './maskedValues'
import { isSameOrigin, namedPortal } from './requestOrigin'
import type { OperationContext, OperationRoute } from './route'
import type { SessionPort } from './serverModule'
import { createTurns, type EndTurn, type NodeTurns, type Turns } from './turns'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read; in a public operation nobody. */
    actor: Actor
    /** Of session and person, from before the body is read until his call is done; an abandoned call ends it unless it is worked at. */
    endTurn: EndTurn | undefined
  }
}

export interface OperationServices {
  readonly contract: Contract
  readonly database: Database
  readonly replica?: Replica | undefined
  readonly clock: Clock
  readonly session: SessionPort
  readonly origins: readonly string[]
  readonly settings: Pick<Settings, 'login'>
}

/** Spec §5: one file of at most 10 MB. */
const largestFileBytes = 10 * 1_048_576

/**
 * Each operation of the contract becomes a route:
 *
 *   turn ─▶ origin and IsCyber ─▶ session ─▶ may this group call it ─▶ key ─▶ turn ─▶ body read and checked ─▶ turn ─▶ transaction ─▶ answer
 *   429            403                401              403               400      429         400/422            429                    filtered
 */
export function registerOperations(
  app: FastifyInstance,
  routes: readonly OperationRoute[],
  services: OperationServices,
): void {
  app.decorateRequest('actor')
  app.decorateRequest('endTurn')
  const endTurn = async (request: FastifyRequest) => request.endTurn?.()
  app.addHook('onResponse', endTurn)
  app.addHook('onRequestAbort', endTurn)
  const turns = createTurns()
  const byId = new Map(routes.map(route => [route.operationId, route]))
  for (const [operationId, contractRoute] of Object.entries(services.contract.routes)) {
    const route = byId.get(operationId)
    if (!route) throw new Error(`The contract's operation "${operationId}" has no handler in any module.`)
    byId.delete(operationId)
    registerOperation(app, route, contractRoute, services, turns)
  }
  const [unknown] = byId.keys()
  if (unknown !== undefined)
    throw new Error(`A module handles "${unknown}", which is no operation of the contract.`)
  if (routes.length > Object.keys(services.contract.routes).length)
    throw new Error(`Handled twice: ${twice(routes)}.`)
}

function twice(routes: readonly OperationRoute[]): string {
  const ids = routes.map(route => route.operationId)
  return ids.filter((id, index) => ids.indexOf(id) !== index).join(', ')
}

function registerOperation(
  app: FastifyInstance,
  route: OperationRoute,
  contractRoute: ServerRoute,
  services: OperationServices,
  turns: NodeTurns,
): void {
  const { method, url, schema, bodyType } = contractRoute
  const running = new RunningEffects()
  const takesFile = bodyType === 'application/octet-stream'
  const bodyLimit = takesFile ? largestFileBytes : route.bodyLimit
  const options: RouteShorthandOptions = {
    schema,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    onRequest: async (request, reply) => {
      const isPublic = contractRoute.access === 'public'
      const mark = isPublic ? undefined : services.session.markOf(request.headers)
      if (mark !== undefined) await takeTurn(request, reply, turns.session, mark)
      await admit(request, reply, route, contractRoute, services)
      const { portal, userId } = request.actor
      if (!isPublic) await takeTurn(request, reply, turns.person, `${portal} ${userId}`)
    },
  }
  app.route({
    ...options,
    method,
    url,
    handler: (request, reply) =>
      inTurn(request, turns, route.operationId, () =>
        answer(request, reply, route, contractRoute, services, running),
      ),
  })
}

/**
 * Before the body is read, so that a person sends as many bodies at once as he may have worked at; that of the session before the database is
 * asked whose it is, so that refusing costs nothing.
 */
async function takeTurn(request: FastifyRequest, reply: FastifyReply, turns: Turns, key: string) {
  const { endTurn } = request
  const end = await turns.take(key)
  request.endTurn = () => {
    end()
    endTurn?.()
  }
  // Of who has gone while he waited no hook tells any more.
  if (reply.raw.destroyed) request.endTurn()
}

/** A slow sender holds no turn of the operation, and one without a session none of his address either. */
async function inTurn<Value>(
  request: FastifyRequest,
  turns: NodeTurns,
  operationId: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const endPersons = request.endTurn ?? (await turns.address.take(request.ip))
  request.endTurn = undefined
  try {
    const end = await turns.operation.take(operationId)
    return await work().finally(end)
  } finally {
    endPersons()
  }
}

async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  route: OperationRoute,
  { access, isEffect }: ServerRoute,
  { contract, session, origins, settings }: OperationServices,
): Promise<void> {
  const { headers } = request
  const portal = namedPortal(headers)
  if (isExternalHost(settings, headers.host) && isStaffCall(route.operationId, portal))
    throw notAllowed('a call of staff on the host of suppliers')
  if (isEffect && (portal === undefined || !isSameOrigin(headers, origins)))
    throw notAllowed('not from our own pages')
  request.actor = anonymousActor
  if (access !== 'public') {
    const actor = await session.findActor(headers)
    if (!actor) throw notLoggedIn()
    // The session knows its portal; the header only hints, and a hint that differs is worth a look.
    if (portal !== actor.portal) {
      const subject = `${route.operationId}, IsCyber ${JSON.stringify(headers.iscyber ?? null)}`
      request.log.warn({ audit: 'portalMismatch', user: actor.userId, subject })
      await session.noteAttempt(actor, {
        action: 'portalMismatch',
        subject,
        ip: request.ip,
        requestId: request.id,
      })
      throw notAllowed('IsCyber differs from the session')
    }
    // Also with a refusal: it may be the first that a browser hears of changed rights.
    reply.headers(sessionHeaders(actor))
    const documents = isEffect ? [] : Object.values(asRecord(request.params)).map(String)
    if (access === 'screen' && !(await session.mayCall(actor, route.operationId, documents))) {
      request.log.info({ audit: 'notGranted', user: actor.userId, operation: route.operationId })
      throw notAllowed(`${route.operationId} is not granted to group ${actor.group}`)
    }
    if (access === 'screen' && isForWorkbook(request)) {
      // Personal data leaves by an export, which asks for a reason.
      const isPersonal = Object.values(contract.facts[route.operationId]?.answer.fields ?? {}).some(
        field => field.isPersonal,
      )
      if (isPersonal || !(await session.mayExport(actor, route.operationId)))
        throw notAllowed(`workbooks of ${route.operationId} are not granted to group ${actor.group}`)
    }
    request.actor = actor
  }
  if (isEffect && !route.exemptFromKey && !isKeyText(headers['idempotency-key']))
    throw badRequest('Idempotency-Key', 'an effect needs an Idempotency-Key of 8 to 200 visible characters')
}

/** D-29: more rows than a page or a look-up reads at once are for a workbook, for which a group needs its own grant. */
const mostReadRows = 1_000

function isForWorkbook({ query }: FastifyRequest): boolean {
  const { size } = asRecord(query)
  return size !== undefined && (Number(size) === 0 || Number(size) > mostReadRows)
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  route: OperationRoute,
  contractRoute: ServerRoute,
  services: OperationServices,
  running: RunningEffects,
): Promise<unknown> {
  const { contract, database, clock } = services
  const fact = contract.facts[route.operationId]
  const fields = fact?.body?.fields
  if (fact) checkMaskedQuery(fact, asRecord(request.query))
  if (fields) {
    checkByteLimits(fields, request.body)
    checkCodes(fields, request.body)
    request.body = readMasked(fields, withoutEmpty(fields, request.body))
  }
  const actor = contractRoute.access === 'public' ? systemActor : request.actor
  const now = clock.now()
  const today = clock.today()
  const contextOf = (tx: OperationContext<unknown>['tx']): OperationContext<unknown> => ({
    input: inputOf(request),
    actor: request.actor,
    tx,
    database,
    clock,
    now,
    requestId: request.id,
    http: {
      headers: request.headers,
      ip: request.ip,
      setHeader: (name, value) => {
        reply.header(name, value)
      },
    },
  })

  const key = request.headers['idempotency-key']
  if (!contractRoute.isEffect || route.exemptFromKey || !isKeyText(key)) {
    const isRead = !contractRoute.isEffect
    const wanted = isRead ? wantedUntilGone(reply) : undefined
    const runOn = (from: Database, idempotent: boolean) =>
      withActor(from, actor, async tx => unread(await route.run(contextOf(tx))), {
        idempotent,
        today,
        wanted,
      })
    const { replica } = services
    // A replica is not asked again: the database is there.
    const value =
      isRead && route.mayLag && replica
        ? await replica.read(from => runOn(from, from === database))
        : await runOn(database, isRead)
    if (value instanceof Failure) throw value
    if (isKnown(request, reply)) return reply.code(304).send()
    return isFileAnswer(value) && !contractRoute.schema.response ? sendFile(reply, value) : reply.send(value)
  }

  const effect = {
    actor: actor.userId,
    route: route.operationId,
    key,
    bodyHash: hashRequest(request.url, request.body),
  }
  const done = await running.run(effect, () =>
    withActor(database, actor, tx => runOnce(tx, effect, now, () => runOrThrow(route, contextOf(tx))), {
      idempotent: true,
      today,
    }),
  )
  if (done.isReplay) reply.header('Idempotency-Replayed', 'true')
  return reply.send(route.after ? await route.after(done.answer) : done.answer)
}

/**
 * A file may fail before anybody reads it, while the transaction ends: an error without a listener would end the process. Whoever sends it
 * finds that it has failed.
 */
function unread(value: unknown): unknown {
  if (isFileAnswer(value) && value.content instanceof Readable) value.content.on('error', () => undefined)
  return value
}

/** Aborted once the caller is gone, with or without the answer. */
function wantedUntilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.destroyed) gone.abort()
  else raw.once('close', () => gone.abort())
  return gone.signal
}

/** The asker has what would be answered, by the mark that the handler gave it. */
const isKnown = ({ headers }: FastifyRequest, reply: FastifyReply): boolean =>
  reply.hasHeader('etag') && headers['if-none-match'] === reply.getHeader('etag')

/** With a key it is the answer that is kept, so a refusal undoes everything. */
async function runOrThrow(route: OperationRoute, context: OperationContext<unknown>): Promise<unknown> {
  const value = await route.run(context)
  if (value instanceof Failure) throw value
  return value
}

/** Path and query parameters by name, the body under "body": the shape of the contract's request types. */
function inputOf({ params, query, body }: FastifyRequest): unknown {
  const input = { ...asRecord(query), ...asRecord(params) }
  return body === undefined || body === null ? input : { ...input, body }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value))
}
