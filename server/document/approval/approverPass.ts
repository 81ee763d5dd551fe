import { sql } from 'kysely'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { setRole } from '../../database/role'

export interface DocumentName {
  readonly docType: string
  readonly docNo: string
}

async function isOnLine(tx: Transaction, { docType, docNo }: DocumentName, userId: string): Promise<boolean> {
  const { rows } = await sql`select from approval
    join approval_step step using (appr_no) left join standing_in using (singleid)
    where doc_type = ${docType} and doc_no = ${docNo}
      and (step.singleid = ${userId} or step.acted_by = ${userId} or standing_in.delegate = ${userId}) limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

/**
 * Finds something of a document in the actor's row scope, or, where it lies outside his department, as somebody on
 * its approval line (D-09). In the second case the rest of the transaction runs in the scope "own".
 */
export async function findWithPass<Value>(
  tx: Transaction,
  actor: Actor,
  documentOf: (found: Value) => DocumentName,
  find: () => Promise<Value | undefined>,
): Promise<Value | undefined> {
  const seen = await find()
  if (seen !== undefined || (actor.scope !== 'section' && actor.scope !== 'dept')) return seen
  await setRole(tx, 'gpms_own')
  const own = await find()
  if (own !== undefined && (await isOnLine(tx, documentOf(own), actor.userId))) return own
  await setRole(tx, `gpms_${actor.scope}`)
  return undefined
}

/** The approval by its number, with the same pass. */
export function findApproval(tx: Transaction, actor: Actor, apprNo: string) {
  return findWithPass(
    tx,
    actor,
    approval => ({ docType: approval.doc_type, docNo: approval.doc_no }),
    () => tx.selectFrom('approval').selectAll().where('appr_no', '=', apprNo).executeTakeFirst(),
  )
}
