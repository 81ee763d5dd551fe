import { codeText } from '../../../schemas/codes/codeGroups'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { conflict } from '../../http/failure'
import { changeReceipt } from './changeReceipt'
import { lockReceipt } from './receiptStore'

/** The receipt of a delivery that its supplier takes back. Written as the server: suppliers see no receipts. */
export async function cancelRequestedReceipt(
  context: EventContext,
  whReqNo: string,
  reason: string,
): Promise<void> {
  const { tx } = context
  await runAs(tx, 'all', async () => {
    const receipt = await lockReceipt(tx, whReqNo)
    if (receipt?.status !== 'REQUESTED')
      throw conflict('stateRefused', [codeText('WH_STATUS', receipt?.status ?? '')])
    await changeReceipt(context, receipt, { action: 'cancelDelivery', status: 'CANCELED', reason })
  })
}
