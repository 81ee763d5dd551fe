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
