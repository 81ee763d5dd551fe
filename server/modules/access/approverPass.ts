import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import type { KnownScreen } from './knownScreens'

/** What an approval is known by: its own number, or that of what it is about. */
type Approval = { readonly apprNo: string } | { readonly docNos: readonly string[] }

/** Whether somebody stands on the line of an approval, himself or for whom he decides (D-09). */
export async function isOnLine(tx: Transaction, userId: string, approval: Approval): Promise<boolean> {
  const isMeant =
    'apprNo' in approval ? sql`appr_no = ${approval.apprNo}` : sql`doc_no = any (${[...approval.docNos]})`
  const { rows } =
    await sql`select from approval join approval_step step using (appr_no) left join standing_in using (singleid)
    where ${isMeant} and (step.singleid = ${userId} or step.acted_by = ${userId} or standing_in.delegate = ${userId})
    limit 1`.execute(tx)
  return rows.length > 0
}

/** Whether a page on which documents are approved asks for it: approvers of rank need not have its menu. */
export const isReadToApprove = (screens: readonly KnownScreen[], operationId: string): boolean =>
  screens.some(({ operations }) => operations.includes('approveDoc') && operations.includes(operationId))
