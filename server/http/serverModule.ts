import type { IncomingHttpHeaders } from 'node:http'
import type { Clock } from '../clock'
import type { Actor } from '../database/actor'
import type { Database } from '../database/connect'
import type { Settings } from '../settings'
import type { Chore } from './chores'
import type { EventStream } from './eventStream'
import type { ModuleFigures } from './metrics'
import type { Navigation } from './navigation'
import type { PendingWork } from './pendingWork'
import type { OperationRoute } from './route'

/** What a module is built from. */
export interface Services {
  readonly database: Database
  readonly settings: Settings
  readonly clock: Clock
}

/** A part of the server: the operations it answers. Its index.ts exports a function from Services to this. */
export interface ServerModule {
  readonly name: string
  readonly routes: readonly OperationRoute[]
  readonly navigations?: readonly Navigation[]
  readonly chores?: readonly Chore[]
  readonly streams?: readonly EventStream[]
  readonly figures?: readonly ModuleFigures[]
  readonly pending?: readonly PendingWork[]
}

/** Who a request comes from and what that person may call; the session module provides it. */
export interface SessionPort {
  /** Tells sessions from each other without asking the database; whether there is such a session it does not know. */
  readonly markOf: (headers: IncomingHttpHeaders) => string | undefined
  /**
   * The actor of the session whose token the headers carry; null without a session.
   * Throws sessionEnded() for an external session that existed and has ended.
   */
  readonly findActor: (headers: IncomingHttpHeaders) => Promise<Actor | null>
  /**
   * Derived from the screens granted to the actor's group; asked for operations with access "screen". Approvers read the
   * document that they decide on without such a screen: `documents` are the numbers in the address.
   */
  readonly mayCall: (actor: Actor, operationId: string, documents?: readonly string[]) => Promise<boolean>
  /** Whether what an operation lists may be taken away as a workbook, by the grants of the screens that use it. */
  readonly mayExport: (actor: Actor, operationId: string) => Promise<boolean>
  /** Keeps that somebody tried what his session does not allow, apart from the call, which is refused. */
  readonly noteAttempt: (actor: Actor, attempt: Attempt) => Promise<void>
}

/** Something that is refused and worth a look. */
interface Attempt {
  readonly action: string
  /** What it was aimed at, in English. */
  readonly subject: string
  readonly ip: string
  readonly requestId: string
}
