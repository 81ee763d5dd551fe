import type { TransitionAnswer } from '../../../codegen/generated/types'
import type { EventContext } from '../../document/documentEvents'
import {
  type DocumentKind,
  docNoOf,
  linkOf,
  moveDocument,
  type StoredDocument,
} from '../../document/documentKind'
import type { Approved } from '../../document/documentParts'
import { handOver } from '../../document/handOver'
import { checkCompany } from '../../master/companySteps'
import { failsInTransfer } from './failingTransfer'
import { orderTexts } from './orderTexts'
import { type OrderSource, placeOrder } from './placeOrder'

interface Giving<Stored> extends Omit<Approved<Stored>, 'isAutomatic'> {
  /** The last approval, or sending it again. */
  readonly action: string
  /** Who hears that the transfer failed. */
  readonly owner: string
  readonly compNo: string | null
  readonly source: () => Promise<OrderSource>
}

/** APPROVING or XFER_ERROR → ORDERED with its order; XFER_ERROR and no order when GERP does not take it. */
export async function giveOrder<Stored extends StoredDocument>(
  context: EventContext,
  kind: DocumentKind<Stored>,
  stored: Stored,
  { action, owner, compNo, source, reason, columns }: Giving<Stored>,
): Promise<TransitionAnswer> {
  const isApproval = action === 'approveDoc'
  // A suspension since the submission is heeded by the last approver and by whoever sends it again.
  await checkCompany(context.tx, compNo, 'order')
  const move = (status: string, ordered: { readonly po_no?: string; readonly err_msg: string | null }) =>
    moveDocument<StoredDocument>(context, kind, stored, {
      ...(isApproval ? { approvalStatus: 'A', lastDeciDt: context.now, reason } : {}),
      action,
      status,
      columns: { ...columns, ...ordered },
    })
  if (!isApproval || !failsInTransfer(String(stored.title)))
    return move('ORDERED', { po_no: await placeOrder(context, await source()), err_msg: null })
  await handOver(context, {
    people: [owner],
    title: `발주 전송에 실패했습니다. ${stored.title}`,
    link: linkOf(kind, docNoOf(kind, stored)),
  })
  return move('XFER_ERROR', { err_msg: orderTexts.transferFailed })
}
