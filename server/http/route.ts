import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { OperationAnswer, OperationRequest } from '../../codegen/generated/serverRoutes'
import type { OperationId } from '../../codegen/generated/types'
import type { Clock } from '../clock'
import type { Actor } from '../database/actor'
import type { Database, Transaction } from '../database/connect'
import type { Failure } from './failure'

/** A file as a handler answers it; the server adds the headers that make it safe to download. */
export interface FileAnswer {
  readonly fileName: string
  readonly content: Readable | Uint8Array
}

export type HandlerAnswer<Id extends OperationId> =
  OperationAnswer<Id> extends Blob ? FileAnswer : OperationAnswer<Id>

/** The little of HTTP that a handler may need: session headers, the address, headers of the answer. */
export interface HttpExchange {
  readonly headers: IncomingHttpHeaders
  readonly ip: string
  readonly setHeader: (name: string, value: string) => void
}

export interface OperationContext<Input> {
  /** Path and query parameters by name, the body under `body`; checked against the contract. */
  readonly input: Input
  /** Who calls. In a public operation without a session: nobody (`anonymousActor`). */
  readonly actor: Actor
  /**
   * The transaction of this call, as the actor. An effect shares it with its idempotency key, so both are kept or
   * neither. Public operations run as the system.
   */
  readonly tx: Transaction
  /** For work that must be kept although the call is refused, such as counting wrong passwords. */
  readonly database: Database
  readonly clock: Clock
  readonly now: Date
  readonly requestId: string
  readonly http: HttpExchange
}

/** A failure that is thrown undoes what the call did; one that is answered by an operation without a key keeps it. */
export type OperationHandler<Id extends OperationId> = (
  context: OperationContext<OperationRequest<Id>>,
) => Promise<HandlerAnswer<Id> | Failure>

export interface RouteOptions<Answer = unknown> {
  /** A log-in form of the specification, which sends no Idempotency-Key. */
  readonly exemptFromKey?: boolean
  /** Bytes of the largest body, where the usual ones do not do. */
  readonly bodyLimit?: number
  /**
   * What is done once the effect has been kept, such as asking another system; it answers in place of the handler, and
   * once more when the same effect is sent again. Whatever must not be forgotten is in the database before.
   */
  readonly after?: (answer: Answer) => Promise<Answer>
  /** What it answers may be a moment old, so that it is read from a replica where there is one. */
  readonly mayLag?: boolean
}

/** One operation and what runs it, its types erased so that all kinds stand in one list. */
export interface OperationRoute {
  readonly operationId: string
  readonly exemptFromKey: boolean
  readonly bodyLimit?: number
  readonly mayLag?: boolean
  readonly run: (context: OperationContext<unknown>) => Promise<unknown>
  readonly after?: (answer: unknown) => Promise<unknown>
}

/** Ties a handler to an operation of the contract; what it takes and answers is the contract's. */
export function route<Id extends OperationId>(
  operationId: Id,
  handler: OperationHandler<Id>,
  options: RouteOptions<HandlerAnswer<Id>> = {},
): OperationRoute {
  const { after } = options
  return {
    operationId,
    exemptFromKey: options.exemptFromKey ?? false,
    mayLag: options.mayLag ?? false,
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    // What the handler answered, or what was kept of it.
    ...(after === undefined ? {} : { after: answer => after(answer as HandlerAnswer<Id>) }),
    // The request was checked against the contract's schema before it comes here; the cast only repeats that.
    run: context => handler(context as OperationContext<OperationRequest<Id>>),
  }
}
