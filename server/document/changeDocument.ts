import { sql } from 'kysely'
import type { TransitionAnswer } from '../../codegen/generated/types'
import { runAs } from '../database/runAs'
import { addEvent, type EventContext } from './documentEvents'

/** Where a document stands. */
export interface DocumentPlace {
  readonly table: string
  /** The column of its number. */
  readonly key: string
  readonly docType: string
  /** Written as the server: others than those who may write it move it on as well. */
  readonly isOfServer?: boolean
}

export interface StoredDocument {
  readonly docNo: string
  readonly status: string
  /** None in a table without approval. */
  readonly approval_status?: string
  readonly version: number
}

/** What answers say of the approval of a document that needs none. */
export const withoutApproval = 'X'

export interface DocumentChange<Columns = object> {
  readonly action: string
  /** Unchanged without it. */
  readonly status?: string
  readonly approvalStatus?: string
  readonly lastDeciDt?: Date | null
  readonly reason?: string | undefined
  /** What the history keeps of the change. */
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  /** Further columns that change with the state. */
  readonly columns?: Columns
}

/** Moves a document to another state, with its version and its event. */
export async function changeDocument(
  context: EventContext,
  { table, key, docType, isOfServer }: DocumentPlace,
  stored: StoredDocument,
  change: DocumentChange,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const { action, status = stored.status, approvalStatus = stored.approval_status, reason } = change
  const { docNo } = stored
  const version = stored.version + 1
  const values = {
    ...change.columns,
    status,
    ...(stored.approval_status === undefined ? {} : { approval_status: approvalStatus }),
    version,
    updated_by: actor.userId,
    updated_dt: now,
    ...(change.lastDeciDt === undefined ? {} : { last_deci_dt: change.lastDeciDt }),
  }
  const set = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : sql`${sql.ref(name)} = ${value}`,
  )
  const write = () =>
    sql`update ${sql.table(table)} set ${sql.join(set)} where ${sql.ref(key)} = ${docNo}`.execute(tx)
  await (isOfServer ? runAs(tx, 'all', write) : write())
  await addEvent(context, {
    ...{ docType, docNo, action, from: stored.status, to: status, reason },
    ...(change.before ? { before: change.before } : {}),
    ...(change.after ? { after: change.after } : {}),
  })
  return { success: true, docNo, status, approvalStatus: approvalStatus ?? withoutApproval, version }
}
