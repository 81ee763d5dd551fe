/** Which rows a person may see; each scope is a database role of its own with its own small policies. */
export type Scope = 'all' | 'section' | 'dept' | 'own' | 'company'

/** Who calls: the facts of the session that row policies and rules read. */
export interface Actor {
  /** Single ID of an employee, user id of a supplier's user. */
  readonly userId: string
  readonly name: string
  readonly portal: 'internal' | 'external'
  /** Authority group, spec §6. */
  readonly group: string
  readonly scope: Scope
  readonly section: string
  readonly deptcd: string
  readonly deptnm: string
  /** The actor's department and everything below it. */
  readonly deptcds: readonly string[]
  /** Company of a supplier's user. */
  readonly compNo?: string
  /** 'A' fixes the department, spec §6. */
  readonly auth: string
  readonly sessionId: string
  /** Of the session behind a request. */
  readonly sessionTime?: SessionTime
  /** Changes with whatever decides what the actor may do and see; a browser that sees a new one reads its menus again. */
  readonly rights?: string
}

/** When a session ends, and when it would at the latest however much it is used. */
export interface SessionTime {
  readonly end: Date
  readonly longest: Date
}

/** What every answer to a session says of its time, so that a browser counts down to the very second. */
function sessionTimeHeaders({ end, longest }: SessionTime): Readonly<Record<string, string>> {
  return { sessionend: String(end.getTime()), sessionlongest: String(longest.getTime()) }
}

/** What every answer to a session says of it. */
export function sessionHeaders({ sessionTime, rights }: Actor): Readonly<Record<string, string>> {
  return {
    ...(sessionTime && sessionTimeHeaders(sessionTime)),
    ...(rights === undefined ? {} : { rightsstate: rights }),
  }
}

/** Runs what has no person behind it: log-in itself, the seed, jobs. */
export const systemActor: Actor = {
  userId: 'system',
  name: 'system',
  portal: 'internal',
  group: '',
  scope: 'all',
  section: '',
  deptcd: '',
  deptnm: '',
  deptcds: [],
  auth: '',
  sessionId: '',
}

/** Who calls a public operation without a session. Sees nothing: the scope "own" of nobody. */
export const anonymousActor: Actor = { ...systemActor, userId: '', name: '', scope: 'own' }
