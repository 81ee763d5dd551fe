import type { RfqSelect, TransitionAnswer } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { subtractDecimals, sumDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { EventContext } from '../../document/documentEvents'
import { fieldRefused, refused } from '../../http/failure'
import { awardRow, markAwarded } from './awards'
import { pickKeyOf, type Quoted, quotedLines } from './compareQuotations'
import { changeRfq, openRfq, type RfqRecord, readRfqLines } from './rfqStore'
import { rfqTexts } from './rfqTexts'
import { movePr } from './rfqTransitions'
import { tellSuppliers } from './tellPeople'

const shortestReason = 10

/** The quotation chosen for each item; every item has exactly one, and it is offered in the quantity wanted. */
async function chosenOf({ tx }: EventContext, rfq: RfqRecord, { picks = [] }: RfqSelect) {
  const quoted = await quotedLines(tx, rfq)
  const chosen = quoted.filter(row => picks.includes(pickKeyOf(row)) && row.no_quote_yn === 'N')
  const lines = await readRfqLines(tx, rfq.rfq_no)
  const isComplete = lines.every(line => chosen.filter(row => row.line_no === line.line_no).length === 1)
  if (!isComplete || new Set(picks).size !== lines.length) throw refused('pickEach', rfqTexts.pickEach)
  const unfit = chosen.find(row => !row.isFit)
  if (unfit)
    throw refused('belowMinimum', rfqTexts.belowMinimum, [
      unfit.item_name ?? '',
      trimDecimal(unfit.min_qty ?? '0'),
    ])
  return { quoted, chosen }
}

/** The cheapest of each item needs no reason, and neither does the supplier whose total is the lowest. */
function needsReason(chosen: readonly Quoted[]): boolean {
  if (chosen.every(({ lineRank }) => lineRank === 1)) return false
  const isOne = new Set(chosen.map(({ qt_no }) => qt_no)).size === 1
  return !(isOne && chosen[0]?.rank_no === 1)
}

/** CLOSED → AWARDED: items may go to several suppliers; whoever passes over the cheapest says why. */
export async function selectQuotation(
  context: EventContext,
  rfqNo: string,
  asked: RfqSelect,
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const { version = -1, reason: said, savingType } = asked
  const rfq = await openRfq(context, 'selectQuotation', { id: rfqNo, version })
  const { quoted, chosen } = await chosenOf(context, rfq, asked)
  const today = koreanDay(now)
  if (chosen.some(({ valid_to }) => valid_to === null || valid_to < today))
    throw refused('quotationExpired', rfqTexts.quotationExpired)
  const reason = said?.trim() ?? ''
  if (needsReason(chosen) && characterLength(reason) < shortestReason)
    throw fieldRefused('reason', rfqTexts.reasonNotLowest)
  await award(context, rfq, chosen, quoted)
  const decision = {
    reason: reason === '' ? null : reason,
    awarded_by: context.actor.userId,
    awarded_dt: now,
  }
  for (const row of chosen) {
    await tx
      .insertInto('rfq_award')
      .values(awardRow(rfq, row, decision))
      .execute()
    await markAwarded(tx, rfq, row)
  }
  const open = await tx
    .selectFrom('pr_line')
    .select('line_no')
    .where('pr_no', '=', rfq.pr_no)
    .where('line_status', 'in', ['OPEN', 'RFQ'])
    .limit(1)
    .executeTakeFirst()
  if (!open) await movePr(context, rfq.pr_no, 'sys:selectQuotation')
  await tellResult(context, rfq, chosen, quoted)
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

/** Each supplier learns his own result, and nothing of the others. */
async function tellResult(
  context: EventContext,
  rfq: RfqRecord,
  chosen: readonly Quoted[],
  quoted: readonly Quoted[],
): Promise<void> {
  const pages = new Map(quoted.map(({ comp_no, qt_no }) => [comp_no, `/cyber/prSubmitEdit?qtNo=${qt_no}`]))
  const winners = [...new Set(chosen.map(({ comp_no }) => comp_no))]
  const others = [...pages.keys()].filter(compNo => !winners.includes(compNo))
  const link = (compNo: string) => pages.get(compNo) ?? '/cyber/prSubmitList'
  await tellSuppliers(context, winners, {
    title: `견적이 선정되었습니다. ${rfq.title}`,
    link,
  })
  await tellSuppliers(context, others, {
    title: `견적이 선정되지 않았습니다. ${rfq.title}`,
    link,
  })
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
}
