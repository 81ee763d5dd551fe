import { adjustmentWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import type { EventContext } from '../../document/documentEvents'
import { documentKind, findDocument, lockDocument } from '../../document/documentKind'
import { openDocument } from '../../document/openDocument'
import type { DocumentKey } from '../../document/transitionKeys'
import { documentNotFound } from '../../http/failure'
import { refuseClosedMonth } from '../settlementMonth/settlementMonth'

export type SettlementRecord = Row<'adjustment'>
export type SettlementLineRecord = Row<'adjustment_line'>

/** What a supplier is paid for goods received in a month. */
export const settlement = documentKind<SettlementRecord, SettlementLineRecord, never>({
  name: 'Adjustment',
  docType: 'ADJ',
  prefix: 'AJ',
  workflow: adjustmentWorkflow,
  table: 'adjustment',
  number: 'adj_no',
  page: '/adjustSearch',
})

/** The page of a supplier's month, where he sees its settlements. */
export const monthLink = (calcNo: string | null) => `/cyber/monthlyCalcDetail?calcNo=${calcNo ?? ''}`

/** The settlement locked, where the actor sees it. */
export async function lockSettlement(
  { tx, actor }: EventContext,
  adjNo: string | null,
): Promise<SettlementRecord> {
  const seen = await findDocument(tx, settlement, adjNo ?? '')
  const stored = seen && (await lockDocument(tx, settlement, seen.adj_no))
  if (!stored) throw documentNotFound(actor.scope)
  return stored
}

/** The settlement locked and judged for a transition; its month must be open. */
export async function openSettlement(
  context: EventContext,
  transition: string,
  key: DocumentKey,
): Promise<SettlementRecord> {
  const stored = await openDocument(context, settlement, transition, key)
  await refuseClosedMonth(context.tx, stored.calc_no)
  return stored
}

/** Whether a tax invoice is registered that has not been canceled. */
export async function hasInvoice(tx: Transaction, adjNo: string): Promise<boolean> {
  const found = await tx
    .selectFrom('tax_invoice')
    .select('ti_no')
    .where('adj_no', '=', adjNo)
    .where('status', '<>', 'CANCELED')
    .executeTakeFirst()
  return found !== undefined
}
