import type { TransitionAnswer } from '../../../codegen/generated/types'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { readLines } from '../../document/documentKind'
import { given } from '../../document/givenFields'
import { updateRow } from '../../document/writeRows'
import { refused } from '../../http/failure'
import type { Services } from '../../http/serverModule'
import { type SlipLineRecord, type SlipRecord, slip } from '../slip/slipKind'
import { slipTexts } from '../slip/slipTexts'
import type { ErpPosting } from './erpClient'

export type ErpPresence = Pick<Services['settings'], 'erp'>

/** Puts a slip where the sender takes it from. It leaves only with the transaction that wrote it. */
export async function enqueuePosting(
  context: EventContext,
  stored: SlipRecord,
  { erp }: ErpPresence,
): Promise<TransitionAnswer> {
  if (!erp) throw refused('erpMissing', slipTexts.erpMissing)
  const { tx, actor, now } = context
  const { slip_no, status, approval_status: approvalStatus } = stored
  const version = stored.version + 1
  const payload = payloadOf(stored, await readLines(tx, slip, slip_no))
  await runAs(tx, 'all', async () => {
    await tx
      .insertInto('erp_outbox')
      .values({ slip_no, payload, requested_by: actor.userId, requested_nm: actor.name, created_dt: now })
      .execute()
    await updateRow(tx, 'signifier', ['slip_no', slip_no], {
      sending_yn: 'Y',
      version,
      updated_by: actor.userId,
      updated_dt: now,
    })
  })
  return { success: true, docNo: slip_no, status, approvalStatus, version }
}

const payloadOf = (stored: SlipRecord, lines: readonly SlipLineRecord[]): ErpPosting => ({
  key: `${stored.slip_no}.${Date.parse(stored.created_dt ?? '')}`,
  slipNo: stored.slip_no,
  slipType: stored.slip_type,
  compNo: stored.comp_no,
  docDate: stored.doc_date,
  postingDate: stored.posting_date,
  currency: stored.currency,
  totalAmt: stored.total_amt,
  headerText: stored.header_text,
  ...given({ refNo: stored.ref_no }),
  lines: lines.map(line => ({
    dcType: line.dc_type,
    accountCode: line.account_code,
    amt: line.amt,
    ...given({ costCenter: line.cost_center, taxCode: line.tax_code }),
  })),
})
