import { statementWorkflow } from '../../../schemas/workflow/workflows'
import type { Row } from '../../database/tables'
import type { EventContext } from '../../document/documentEvents'
import { documentKind, lockDocument, moveDocument } from '../../document/documentKind'

export type StatementRecord = Row<'statement'>

/** The paper by which a supplier confirms a settlement. */
export const statement = documentKind<StatementRecord, never, never>({
  name: 'Statement',
  docType: 'ST',
  workflow: statementWorkflow,
  table: 'statement',
  number: 'stmt_no',
  page: '/statement',
})

/** Lets a statement follow its settlement. */
export async function moveStatement(
  context: EventContext,
  stmtNo: string | null,
  status: 'CONFIRMED' | 'CANCELED',
): Promise<void> {
  const { tx, actor, now } = context
  const stored = await lockDocument(tx, statement, stmtNo ?? '')
  if (!stored) return
  await moveDocument(
    context,
    statement,
    stored,
    status === 'CANCELED'
      ? { action: 'sys:adjustmentCanceled', status }
      : {
          action: 'sys:confirmed',
          status,
          columns: { confirmed_dt: now.toISOString(), confirmed_by: actor.name },
        },
  )
}
