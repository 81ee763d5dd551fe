import type { RfqSelect, TransitionAnswer } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { compareDecimals, subtractDecimals, sumDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { fieldRefused, refused } from '../../http/failure'
import type { EventContext } from '../common/documentEvents'
import { pickKeyOf, type Quoted, quotedLines } from './compareQuotations'
import { changeRfq, openRfq, type RfqRecord, readRfqLines } from './rfqStore'
import { rfqTexts } from './rfqTexts'
import { movePr } from './rfqTransitions'
import { tellSuppliers } from './tellSuppliers'

const shortestReason = 10

/** All items of one quotation, or the cheapest of each item. */
const isAsked = (row: Quoted, { qtNo, cheapestYn }: RfqSelect) =>
  qtNo === undefined ? cheapestYn === 'Y' && row.lineRank === 1 : row.qt_no === qtNo

/** The quotation chosen for each item; every item has exactly one, and somebody quoted it. */
async function chosenOf({ tx }: EventContext, rfq: RfqRecord, asked: RfqSelect) {
  const quoted = await quotedLines(tx, rfq)
  const picks = asked.picks ?? quoted.filter(row => isAsked(row, asked)).map(pickKeyOf)
  const chosen = quoted.filter(row => picks.includes(pickKeyOf(row)) && row.no_quote_yn === 'N')
  const lines = await readRfqLines(tx, rfq.rfq_no)
  const isComplete = lines.every(line => chosen.filter(row => row.line_no === line.line_no).length === 1)
  if (!isComplete || new Set(picks).size !== lines.length) throw refused('pickEach', rfqTexts.pickEach)
  return { quoted, chosen, lines }
}

/** Somebody quotes the item for less; equal prices need no reason. */
const isBeaten = (row: Quoted, quoted: readonly Quoted[]) =>
  quoted.some(
    other =>
      other.line_no === row.line_no &&
      other.no_quote_yn === 'N' &&
      compareDecimals(other.amtKrw, row.amtKrw) < 0,
  )

/** CLOSED → AWARDED: items may go to several suppliers; whoever passes over the cheapest says why. */
export async function selectQuotation(
  context: EventContext,
  rfqNo: string,
  asked: RfqSelect,
  secret: string,
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const { version = -1, reason: said, savingType } = asked
  const rfq = await openRfq(context, 'selectQuotation', { id: rfqNo, version })
  const { quoted, chosen, lines } = await chosenOf(context, rfq, asked)
  const today = koreanDay(now)
  if (chosen.some(({ valid_to }) => valid_to === null || valid_to < today))
    throw refused('quotationExpired', rfqTexts.quotationExpired)
  const reason = said?.trim() ?? ''
  if (chosen.some(row => isBeaten(row, quoted)) && characterLength(reason) < shortestReason)
    throw fieldRefused('reason', rfqTexts.reasonNotLowest)
  await award(context, rfq, chosen, quoted)
  for (const line of lines) {
    const winner = chosen.find(row => row.line_no === line.line_no)
    await tx
      .updateTable('pr_line')
      .set({ line_status: 'SELECTED', comp_no: winner?.comp_no ?? null })
      .where('pr_no', '=', rfq.pr_no)
      .where('line_no', '=', line.pr_line_no)
      .execute()
  }
  const open = await tx
    .selectFrom('pr_line')
    .select('line_no')
    .where('pr_no', '=', rfq.pr_no)
    .where('line_status', 'in', ['OPEN', 'RFQ'])
    .limit(1)
    .executeTakeFirst()
  if (!open) await movePr(context, rfq.pr_no, 'sys:selectQuotation')
  const winners = [...new Set(chosen.map(({ comp_no }) => comp_no))]
  await tellSuppliers(context, secret, winners, {
    title: `견적이 선정되었습니다. ${rfq.title}`,
    text: `견적의뢰 ${rfq.rfq_no}에 제출하신 견적이 선정되었습니다.`,
    link: `/cyber/prSubmitList`,
  })
  const contract = sumDecimals(chosen.map(({ amtKrw }) => amtKrw))
  const base = rfq.est_amt ?? contract
  return changeRfq(
    context,
    rfq,
    'selectQuotation',
    {
      status: 'AWARDED',
      select_reason: reason === '' ? null : reason,
      saving_type: savingType ?? (rfq.rfq_type === 'SOLE' ? 'NEGO' : 'BID'),
      base_amt: base,
      contract_amt: contract,
      saving_amt: subtractDecimals(base, contract),
    },
    reason === '' ? undefined : reason,
  )
}

async function award(
  { tx, actor, now }: EventContext,
  rfq: RfqRecord,
  chosen: readonly Quoted[],
  quoted: readonly Quoted[],
): Promise<void> {
  const winners = new Set(chosen.map(({ qt_no }) => qt_no))
  for (const qt_no of new Set(quoted.map(row => row.qt_no)))
    await tx
      .updateTable('quotation')
      .set({
        status: winners.has(qt_no) ? 'SELECTED' : 'NOT_SELECTED',
        updated_by: actor.userId,
        updated_dt: now,
      })
      .where('qt_no', '=', qt_no)
      .where('rfq_no', '=', rfq.rfq_no)
      .execute()
  for (const { qt_no, line_no } of chosen)
    await tx
      .updateTable('quotation_line')
      .set({ selected_yn: 'Y' })
      .where('qt_no', '=', qt_no)
      .where('line_no', '=', line_no)
      .execute()
}
