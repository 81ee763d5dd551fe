import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { truncateToBytes } from '../../../schemas/shared/byteLength'
import { addDays, endOfMonth } from '../../../schemas/shared/calendar'
import { addDecimals, compareDecimals, sumDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { signifierWorkflow } from '../../../schemas/workflow/workflows'
import { runAs } from '../../database/runAs'
import { checkGroup } from '../../document/checkGroup'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { addReaders } from '../../document/documentKind'
import { nextNumber } from '../../document/documentNumber'
import { conflict, documentNotFound, fieldRefused, refused } from '../../http/failure'
import { isOpenPeriod } from '../../master/accountingPeriod'
import { insertLines } from './insertLines'
import { slip } from './slipKind'
import { bookableStatus, type SlipSource } from './slipSource'
import { lockSources, moveSources, readSources } from './slipSources'
import { slipTexts } from './slipTexts'

const longestHeaderText = 100

type Body = OperationRequests['createSignifier']['body']

/** The numbers that were checked in a list or ticked in the popup. */
function askedFor({ sources = [], lines = [] }: Body): readonly string[] {
  const ticked = lines.flatMap(line => (line.chosenYn === 'N' ? [] : line.sourceNo))
  return [...new Set([...sources, ...ticked].map(number => number.trim().toUpperCase()))].sort()
}

/** INVOICED settlements, APPROVED claims or returns → a DRAFT slip with its proposed lines; each source is booked once. */
export async function createSlip(context: EventContext, body: Body): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  checkGroup(signifierWorkflow, 'createSignifier', actor)
  const numbers = askedFor(body)
  if (numbers.length === 0) throw fieldRefused('lines', slipTexts.noSource)
  await lockSources(tx, numbers)
  const sources = await readSources(tx, numbers)
  const [first] = sources
  if (!first || sources.length < numbers.length) throw documentNotFound(actor.scope)
  checkTogether(sources)
  const today = koreanDay(now)
  if (!(await isOpenPeriod(tx, today, today))) throw fieldRefused('postingDate', slipTexts.todayClosed)
  const slipNo = await nextNumber(tx, 'SG', now)
  await runAs(tx, 'all', async () => {
    await tx
      .insertInto('signifier')
      .values({ slip_no: slipNo, ...headerOf(context, first, sources) })
      .execute()
    await tx
      .insertInto('signifier_source')
      .values(numbers.map(source_no => ({ slip_no: slipNo, source_no })))
      .execute()
    await addReaders(tx, slip, slipNo, [actor.userId])
    await insertLines(tx, slipNo, sources)
  })
  const action = 'createSignifier'
  await addEvent(context, { docType: 'SG', docNo: slipNo, action, from: null, to: 'DRAFT' })
  await moveSources(context, numbers, { action, slipNo })
  return { success: true, docNo: slipNo, status: 'DRAFT', approvalStatus: 'N', version: 0 }
}

const notBookable = {
  RE: slipTexts.notInvoiced,
  KR: slipTexts.notApprovedClaim,
  KG: slipTexts.notReturned,
} as const

function checkTogether(sources: readonly SlipSource[]): void {
  const differs = (column: keyof SlipSource) => new Set(sources.map(source => source[column])).size > 1
  if (differs('slip_type')) throw refused('otherSource', slipTexts.otherSource)
  const booked = sources.find(source => ['SLIPPED', 'POSTED', 'PAID'].includes(source.status))
  if (booked) throw conflict(slipTexts.alreadyBooked, [booked.source_no])
  const early = sources.find(source => source.status !== bookableStatus[source.slip_type])
  if (early) throw conflict(notBookable[early.slip_type])
  if (differs('comp_no')) throw refused('otherSupplier', slipTexts.otherSupplier)
  if (differs('section')) throw refused('otherSection', slipTexts.otherSection)
  if (differs('currency')) throw refused('otherCurrency', slipTexts.otherCurrency)
  if (differs('tax_code')) throw refused('otherTax', slipTexts.otherTax)
  // A credit names one settlement (domain 2.9, ref_no).
  if (sources[0]?.slip_type === 'KG' && differs('adj_no'))
    throw refused('otherSettlement', slipTexts.otherSettlement)
  const negative = sources.find(source => compareDecimals(source.supply_amt_krw, '0') <= 0)
  if (negative) throw refused('negativeTotal', slipTexts.negativeTotal, [negative.source_no])
}

/** Of supplier, section and currency all sources have the same. */
function headerOf({ actor, now }: EventContext, first: SlipSource, sources: readonly SlipSource[]) {
  const { slip_type, slip_source, comp_no, section, deptcd, deptnm, currency, ex_rate } = first
  const today = koreanDay(now)
  const supply_amt = sumDecimals(sources.map(source => source.supply_amt_krw))
  const vat_amt = sumDecimals(sources.map(source => source.vat_amt))
  const isCredit = slip_type === 'KG'
  return {
    ...{ slip_type, slip_source, comp_no, section, deptcd, deptnm, currency, ex_rate, supply_amt, vat_amt },
    total_amt: addDecimals(supply_amt, vat_amt),
    drafter: actor.userId,
    drafter_nm: actor.name,
    doc_date: docDateOf(sources, today),
    posting_date: today,
    slip_date: today,
    due_date: dueDateOf(sources, today),
    credit_yn: isCredit ? 'Y' : 'N',
    ref_no: isCredit ? first.adj_no : null,
    header_text: truncateToBytes(headerTextOf(first, sources.length - 1), longestHeaderText),
    created_by: actor.userId,
    created_dt: now,
    updated_by: actor.userId,
    updated_dt: now,
  }
}

/** The tax invoice's day; without one the end of the settlement month. Never after today. */
function docDateOf(sources: readonly SlipSource[], today: string): string {
  const days = sources.map(({ doc_date, yyyymm }) => doc_date ?? (yyyymm ? lastDayOf(yyyymm) : today))
  const latest = days.sort().at(-1) ?? today
  return latest > today ? today : latest
}

const lastDayOf = (month: string) => endOfMonth(`${month.slice(0, 4)}-${month.slice(4)}-01`)

/** The earliest day on which one of the sources is due; paid at once means by tomorrow. */
const dueDateOf = (sources: readonly SlipSource[], today: string): string =>
  sources.map(source => source.due_date ?? addDays(today, 1)).sort()[0] ?? today

const headerTextOf = ({ title, source_no }: SlipSource, others: number) =>
  `${title} ${source_no}${others > 0 ? ` 외 ${others}건` : ''}`
