import type { TransitionAnswer } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { signifierWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { addReaders, moveDocument, readLines } from '../../document/documentKind'
import { nextNumber } from '../../document/documentNumber'
import { reasonOf } from '../../document/reasonOf'
import type { DocumentKey } from '../../document/transitionKeys'
import { insertInto } from '../../document/writeRows'
import { fieldRefused, refused } from '../../http/failure'
import { isOpenPeriod } from '../../master/accountingPeriod'
import { exchanged } from '../slip/defaultLines'
import { type SlipRecord, slip } from '../slip/slipKind'
import { sourceNumbersOf } from '../slip/slipSources'
import { slipTexts } from '../slip/slipTexts'
import { openSlip } from '../slip/slipTransitions'
import { type ErpPresence, enqueuePosting } from './enqueuePosting'

const action = 'reverseSignifier'

/** POSTED: a slip with debit and credit exchanged goes to the ERP; when it is booked the original is REVERSED. */
export async function reverseSlip(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
  presence: ErpPresence,
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const stored = await openSlip(context, action, key)
  const given = reasonOf(signifierWorkflow, action, reason)
  if (stored.slip_type === 'RV') throw refused('ofReversal', slipTexts.ofReversal)
  if (stored.reverse_no !== null) throw refused('reversing', slipTexts.reversing, [stored.reverse_no])
  const today = koreanDay(now)
  if (!(await isOpenPeriod(tx, today, today))) throw fieldRefused('postingDate', slipTexts.todayClosed)
  const numbers = await sourceNumbersOf(tx, stored.slip_no)
  if (await isPaid(tx, numbers)) throw refused('paid', slipTexts.paid)
  const reversal = await writeReversal(context, stored, numbers)
  const answer = await moveDocument(context, slip, stored, {
    action,
    reason: given,
    columns: { reverse_no: reversal.slip_no },
  })
  await enqueuePosting(context, reversal, presence)
  return answer
}

async function isPaid(tx: Transaction, numbers: readonly string[]): Promise<boolean> {
  const paid = await tx
    .selectFrom('adjustment')
    .select('adj_no')
    .where('adj_no', 'in', ['', ...numbers])
    .where('status', '=', 'PAID')
    .executeTakeFirst()
  return paid !== undefined
}

async function writeReversal(
  context: EventContext,
  stored: SlipRecord,
  numbers: readonly string[],
): Promise<SlipRecord> {
  const { tx, actor, now } = context
  const slipNo = await nextNumber(tx, 'SG', now)
  const reversal = await runAs(tx, 'all', async () => {
    const row = await tx
      .insertInto('signifier')
      .values({ slip_no: slipNo, ...headerOf(context, stored) })
      .returningAll()
      .executeTakeFirstOrThrow()
    const lines = await readLines(tx, slip, stored.slip_no)
    await insertInto(
      tx,
      'signifier_line',
      exchanged(lines).map(line => ({ ...line, slip_no: slipNo })),
    )
    // The original keeps the sources until its reversal is booked.
    await insertInto(
      tx,
      'signifier_source',
      numbers.map(source_no => ({ slip_no: slipNo, source_no, live_yn: 'N' })),
    )
    await addReaders(tx, slip, slipNo, [actor.userId])
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

/** That of the original, but for its booking: drafted and approved today by the person who reverses. */
function headerOf({ actor, now }: EventContext, stored: SlipRecord) {
  const { slip_source, comp_no, section, deptcd, deptnm, currency, ex_rate } = stored
  const { supply_amt, vat_amt, total_amt, due_date, pay_method } = stored
  const today = koreanDay(now)
  return {
    ...{ slip_source, comp_no, section, deptcd, deptnm, currency, ex_rate },
    ...{ supply_amt, vat_amt, total_amt, due_date, pay_method },
    slip_type: 'RV',
    credit_yn: stored.credit_yn === 'Y' ? 'N' : 'Y',
    ref_no: stored.slip_no,
    drafter: actor.userId,
    drafter_nm: actor.name,
    doc_date: stored.doc_date > today ? today : stored.doc_date,
    posting_date: today,
    slip_date: today,
    header_text: `${stored.slip_no} 역분개`,
    approval_status: 'X',
    last_deci_dt: now,
    status: 'APPROVED',
    created_by: actor.userId,
    created_dt: now,
    updated_by: actor.userId,
    updated_dt: now,
  }
}
