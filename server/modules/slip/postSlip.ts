import type { TransitionAnswer } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAs } from '../../database/runAs'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { nextNumber } from '../../document/documentNumber'
import { given } from '../../document/givenFields'
import type { DocumentKey } from '../../document/transitionKeys'
import { fieldRefused, refused } from '../../http/failure'
import type { Services } from '../../http/serverModule'
import { isOpenPeriod } from '../../master/accountingPeriod'
import { exchanged } from './defaultLines'
import type { ErpPosting } from './erpClient'
import { keepPostingError } from './keepPostingError'
import { addSlipParties, readSlipLines, type SlipRecord, sourcesOf } from './slipStore'
import { slipTexts } from './slipTexts'
import { openSlip, spokenReason } from './slipTransitions'

type ErpPresence = Pick<Services['settings'], 'erp'>

/** Puts a slip where the sender takes it from. It leaves only with the transaction that wrote it. */
export async function enqueuePosting(
  context: EventContext,
  slip: SlipRecord,
  { erp }: ErpPresence,
): Promise<TransitionAnswer> {
  if (!erp) throw refused('erpMissing', slipTexts.erpMissing)
  const { tx, actor, now } = context
  const version = slip.version + 1
  const lines = await readSlipLines(tx, slip.slip_no)
  const payload: ErpPosting = {
    key: `${slip.slip_no}.${Date.parse(slip.created_dt ?? '')}`,
    slipNo: slip.slip_no,
    slipType: slip.slip_type,
    compNo: slip.comp_no,
    docDate: slip.doc_date,
    postingDate: slip.posting_date,
    currency: slip.currency,
    totalAmt: slip.total_amt,
    headerText: slip.header_text,
    ...(slip.ref_no === null ? {} : { refNo: slip.ref_no }),
    lines: lines.map(line => ({
      dcType: line.dc_type,
      accountCode: line.account_code,
      amt: line.amt,
      ...given({
        costCenter: line.cost_center,
        taxCode: line.tax_code,
      }),
    })),
  }
  await runAs(tx, 'all', async () => {
    await tx
      .insertInto('erp_outbox')
      .values({
        slip_no: slip.slip_no,
        payload,
        requested_by: actor.userId,
        requested_nm: actor.name,
        created_dt: now,
      })
      .execute()
    await tx
      .updateTable('signifier')
      .set({ sending_yn: 'Y', version, updated_by: actor.userId, updated_dt: now })
      .where('slip_no', '=', slip.slip_no)
      .execute()
  })
  return {
    success: true,
    docNo: slip.slip_no,
    status: slip.status,
    approvalStatus: slip.approval_status,
    version,
  }
}

/** E001: the month is not open. */
const notOpen = 'E001'

/**
 * APPROVED: on its way to the ERP. What the ERP says makes it POSTED or ERROR. Assumed: whose month was closed meanwhile is an
 * error at once, for in that state its posting date can be mended, and an approved slip has no other way on.
 */
export async function postSignifier(
  context: EventContext,
  key: DocumentKey,
  presence: ErpPresence,
): Promise<TransitionAnswer> {
  const stored = await openSlip(context, 'postSignifier', key)
  const today = koreanDay(context.now)
  if (!(await isOpenPeriod(context.tx, stored.posting_date, today))) {
    const error = { code: notOpen, text: slipTexts.periodClosed, isUnsure: false }
    return runAs(context.tx, 'all', () => keepPostingError(context, stored, error))
  }
  return enqueuePosting(context, stored, presence)
}

/** POSTED: a slip with debit and credit exchanged goes to the ERP; when it is booked the original is REVERSED. */
export async function reverseSignifier(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
  presence: ErpPresence,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const stored = await openSlip(context, 'reverseSignifier', key)
  const spoken = spokenReason(reason)
  if (stored.slip_type === 'RV') throw refused('ofReversal', slipTexts.ofReversal)
  if (stored.reverse_no !== null) throw refused('reversing', slipTexts.reversing, [stored.reverse_no])
  const today = koreanDay(now)
  if (!(await isOpenPeriod(tx, today, today))) throw fieldRefused('postingDate', slipTexts.todayClosed)
  const numbers = await sourcesOf(tx, stored.slip_no)
  const paid = await tx
    .selectFrom('adjustment')
    .select('adj_no')
    .where('adj_no', 'in', ['', ...numbers])
    .where('status', '=', 'PAID')
    .executeTakeFirst()
  if (paid) throw refused('paid', slipTexts.paid)
  const reversal = await writeReversal(context, stored, numbers)
  const version = stored.version + 1
  await tx
    .updateTable('signifier')
    .set({ reverse_no: reversal.slip_no, version, updated_by: actor.userId, updated_dt: now })
    .where('slip_no', '=', stored.slip_no)
    .execute()
  await addEvent(context, {
    docType: 'SG',
    docNo: stored.slip_no,
    action: 'reverseSignifier',
    from: 'POSTED',
    to: 'POSTED',
    reason: spoken,
  })
  await enqueuePosting(context, reversal, presence)
  return {
    success: true,
    docNo: stored.slip_no,
    status: 'POSTED',
    approvalStatus: stored.approval_status,
    version,
  }
}

async function writeReversal(
  context: EventContext,
  stored: SlipRecord,
  numbers: readonly string[],
): Promise<SlipRecord> {
  const { tx, actor, now } = context
  const today = koreanDay(now)
  const slipNo = await nextNumber(tx, 'SG', now)
  const {
    gerp_doc_no: _number,
    fiscal_year: _year,
    reverse_no: _reversal,
    counted_supply_amt: _supply,
    counted_vat_amt: _vat,
    counted_total_amt: _total,
    ...kept
  } = stored
  const reversal = await runAs(tx, 'all', async () => {
    const row = await tx
      .insertInto('signifier')
      .values({
        ...kept,
        slip_no: slipNo,
        slip_type: 'RV',
        credit_yn: stored.credit_yn === 'Y' ? 'N' : 'Y',
        ref_no: stored.slip_no,
        drafter: actor.userId,
        drafter_nm: actor.name,
        doc_date: stored.doc_date > today ? today : stored.doc_date,
        posting_date: today,
        header_text: `${stored.slip_no} 역분개`,
        approval_status: 'X',
        last_deci_dt: now,
        status: 'APPROVED',
        slip_date: today,
        edit_cnt: 0,
        created_by: actor.userId,
        created_dt: now,
        updated_by: actor.userId,
        updated_dt: now,
        version: 0,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const lines = await readSlipLines(tx, stored.slip_no)
    const turned = exchanged(lines.map(line => ({ ...line, dcType: line.dc_type })))
    await tx
      .insertInto('signifier_line')
      .values(turned.map(({ dcType, ...line }) => ({ ...line, slip_no: slipNo, dc_type: dcType })))
      .execute()
    // The original keeps the sources until its reversal is booked.
    if (numbers.length > 0)
      await tx
        .insertInto('signifier_source')
        .values(numbers.map(source_no => ({ slip_no: slipNo, source_no, live_yn: 'N' })))
        .execute()
    await addSlipParties(tx, slipNo, [actor.userId])
    return row
  })
  await addEvent(context, {
    docType: 'SG',
    docNo: slipNo,
    action: 'createReversal',
    from: null,
    to: 'APPROVED',
  })
  return reversal
}
