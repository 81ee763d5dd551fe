import { sql } from 'kysely'
import { refused } from '../../http/failure'
import type { DocumentPlace } from '../changeDocument'
import { columnFact } from '../columns'
import { addEvent, type EventContext } from '../documentEvents'
import { newestApproval } from './approvalStore'

export interface DeletedDraft {
  readonly docNo: string
  readonly status: string
  readonly action: string
  /** What the event keeps of it. */
  readonly before: Readonly<Record<string, unknown>>
  /** The words for a document that was submitted once; a kind without approval has none. */
  readonly submittedBefore?: string | undefined
  /** Whose its files are; the document type without it. */
  readonly fileOwner?: string
}

/** Only a draft that was never submitted is deleted, with its files; its number is not given again. */
export async function deleteDraft(
  context: EventContext,
  { table, key, docType }: DocumentPlace,
  { docNo, status, action, before, submittedBefore, fileOwner = docType }: DeletedDraft,
): Promise<void> {
  const { tx } = context
  if (submittedBefore !== undefined && (await newestApproval(tx, docType, docNo)))
    throw refused('submittedBefore', submittedBefore)
  await addEvent(context, { docType, docNo, action, from: status, to: null, before })
  const its = sql`where ${sql.ref(key)} = ${docNo}`
  // A document refers to its file, and the file to its document.
  if (columnFact(table, 'file_id'))
    await sql`update ${sql.table(table)} set file_id = null ${its}`.execute(tx)
  await tx.deleteFrom('file').where('owner_type', '=', fileOwner).where('owner_no', '=', docNo).execute()
  await sql`delete from ${sql.table(table)} ${its}`.execute(tx)
}
