import type { TransitionAnswer } from '../../../codegen/generated/types'
import { runAs } from '../../database/runAs'
import { changeDocument, type DocumentChange } from '../../document/changeDocument'
import type { EventContext } from '../../document/documentEvents'
import type { SlipRecord } from './slipStore'

type SlipChange = DocumentChange<{
  readonly sending_yn?: string
  readonly unsure_yn?: string
  readonly gerp_doc_no?: string
  readonly fiscal_year?: string
  readonly reverse_no?: string | null
}>

const place = { table: 'signifier', key: 'slip_no', docType: 'SG' }

/** Moves a slip to another state. */
export const changeSlip = (
  context: EventContext,
  slip: Pick<SlipRecord, 'slip_no' | 'status' | 'approval_status' | 'version'>,
  change: SlipChange,
): Promise<TransitionAnswer> => changeDocument(context, place, { ...slip, docNo: slip.slip_no }, change)

/** What a slip was made of can be booked again, or, with `live_yn` Y, no more. */
export async function freeSources({ tx }: EventContext, slipNo: string): Promise<void> {
  await runAs(tx, 'all', async () => {
    await tx.updateTable('signifier_source').set({ live_yn: 'N' }).where('slip_no', '=', slipNo).execute()
  })
}
