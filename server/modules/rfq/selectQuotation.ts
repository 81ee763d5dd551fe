import { sql } from 'kysely'
import type { RfqSelect, TransitionAnswer } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { subtractDecimals, sumDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Transaction } from '../../database/connect'
import type { EventContext } from '../../document/documentEvents'
import { readLines } from '../../document/documentKind'
import { openDocument } from '../../document/openDocument'
import { fieldRefused, refused } from '../../http/failure'
import { checkCompany } from '../../master/companySteps'
import { awardRow, markAwarded } from './awards'
import { pickKeyOf, type Quoted, quotedLines } from './compareQuotations'
import { movePr } from './movePr'
import { moveRfq, type RfqRecord, rfq } from './rfqKind'
import { rfqTexts } from './rfqTexts'
import { tellSuppliers } from './tellPeople'

const shortestReason = 10

/** The quotation chosen for each item; every item has exactly one, and it is offered in the quantity wanted. */
async function chosenOf({ tx }: EventContext, stored: RfqRecord, { picks = [] }: RfqSelect) {
  const quoted = await quotedLines(tx, stored)
  const chosen = quoted.filter(row => picks.includes(pickKeyOf(row)) && row.no_quote_yn === 'N')
  const lines = await readLines(tx, rfq, stored.rfq_no)
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
  const { tx, actor, now } = context
  const { version = -1, savingType } = asked
  const stored = await openDocument(context, rfq, 'selectQuotation', { id: rfqNo, version })
  const { quoted, chosen } = await chosenOf(context, stored, asked)
  const today = koreanDay(now)
  if (chosen.some(({ valid_to }) => valid_to === null || valid_to < today))
    throw refused('quotationExpired', rfqTexts.quotationExpired)
  for (const compNo of new Set(chosen.map(({ comp_no }) => comp_no)))
    await checkCompany(tx, compNo, 'selectQuotation')
  const reason = asked.reason?.trim() || null
  if (needsReason(chosen) && characterLength(reason ?? '') < shortestReason)
    throw fieldRefused('reason', rfqTexts.reasonNotLowest)
  await markQuotations(context, stored, chosen, quoted)
  for (const row of chosen) {
    await tx
      .insertInto('rfq_award')
      .values(awardRow(stored, row, { reason, awarded_by: actor.userId, awarded_dt: now }))
      .execute()
    await markAwarded(tx, stored, row)
  }
  if (!(await hasOpenLine(tx, stored.pr_no))) await movePr(context, stored.pr_no, 'sys:selectQuotation')
  await tellResult(context, stored, chosen, quoted)
  const contract_amt = sumDecimals(chosen.map(({ amtKrw }) => amtKrw))
  const base_amt = stored.est_amt ?? contract_amt
  return moveRfq(context, stored, {
    action: 'selectQuotation',
    status: 'AWARDED',
    reason: reason ?? undefined,
    columns: {
      select_reason: reason,
      saving_type: savingType ?? (stored.rfq_type === 'SOLE' ? 'NEGO' : 'BID'),
      base_amt,
      contract_amt,
      saving_amt: subtractDecimals(base_amt, contract_amt),
    },
  })
}

async function hasOpenLine(tx: Transaction, prNo: string): Promise<boolean> {
  const { rows } = await sql`select from pr_line where pr_no = ${prNo} and line_status in ('OPEN', 'RFQ')
    limit 1`.execute(tx)
  return rows.length > 0
}

const resultPage = (qtNo: string) => `/cyber/prSubmitEdit?qtNo=${qtNo}`

/** Each supplier learns his own result, and nothing of the others. */
async function tellResult(
  context: EventContext,
  { title }: RfqRecord,
  chosen: readonly Quoted[],
  quoted: readonly Quoted[],
): Promise<void> {
  const winners = new Set(chosen.map(({ comp_no }) => comp_no))
  const pages = [...new Map(quoted.map(({ comp_no, qt_no }) => [comp_no, resultPage(qt_no)]))]
  const won = pages.filter(([compNo]) => winners.has(compNo))
  const lost = pages.filter(([compNo]) => !winners.has(compNo))
  await tellSuppliers(context, won, `견적이 선정되었습니다. ${title}`)
  await tellSuppliers(context, lost, `견적이 선정되지 않았습니다. ${title}`)
}

async function markQuotations(
  { tx, actor, now }: EventContext,
  { rfq_no }: RfqRecord,
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
      .where('rfq_no', '=', rfq_no)
      .execute()
}
