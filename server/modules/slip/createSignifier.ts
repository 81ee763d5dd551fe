import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { truncateToBytes } from '../../../schemas/shared/byteLength'
import { addDays, dayText, endOfMonth, splitDay } from '../../../schemas/shared/calendar'
import { compareDecimals, sumDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { findTransition, groupMay } from '../../../schemas/workflow/workflow'
import { signifierWorkflow } from '../../../schemas/workflow/workflows'
import { runAs } from '../../database/runAs'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { nextNumber } from '../../document/documentNumber'
import { conflict, documentNotFound, fieldRefused, notAllowed, refused } from '../../http/failure'
import { isOpenPeriod } from '../../master/accountingPeriod'
import { defaultLines, exchanged, type NewSlipLine } from './defaultLines'
import { bookableStatus, type SlipSource } from './slipSource'
import { lockNumbers, moveSources, readSources } from './slipSources'
import { addSlipParties } from './slipStore'
import { slipTexts } from './slipTexts'

const longestHeaderText = 100

/** The numbers that were checked in a list or ticked in the popup. */
function askedFor({ sources = [], lines = [] }: OperationRequests['createSignifier']['body']): string[] {
  const ticked = lines.flatMap(line => (line.chosenYn === 'N' ? [] : line.sourceNo))
  return [...new Set([...sources, ...ticked].map(number => number.trim().toUpperCase()))].sort()
}

/** INVOICED settlements, APPROVED claims or returns → a DRAFT slip with its proposed lines; each source is booked once. */
export async function createSignifier(
  context: EventContext,
  body: OperationRequests['createSignifier']['body'],
): Promise<TransitionAnswer> {
  const { tx, actor } = context
  const transition = findTransition(signifierWorkflow, 'createSignifier')
  if (!transition || !groupMay(transition, actor.group))
    throw notAllowed(`createSignifier by group ${actor.group}`)
  const numbers = askedFor(body)
  if (numbers.length === 0) throw fieldRefused('lines', slipTexts.noSource)
  await lockNumbers(tx, numbers)
  const sources = await readSources(tx, numbers)
  if (sources.length < numbers.length) throw documentNotFound(actor.scope)
  checkTogether(sources)
  const today = koreanDay(context.now)
  if (!(await isOpenPeriod(tx, today, today))) throw fieldRefused('postingDate', slipTexts.todayClosed)
  const slipNo = await writeSlip(context, sources)
  await moveSources(context, numbers, { action: 'createSignifier', slipNo })
  return { success: true, docNo: slipNo, status: 'DRAFT', approvalStatus: 'N', version: 0 }
}

const notBookable = {
  RE: slipTexts.notInvoiced,
  KR: slipTexts.notApprovedClaim,
  KG: slipTexts.notReturned,
} as const

function checkTogether(sources: readonly SlipSource[]): void {
  const differs = (of: (source: SlipSource) => string) => new Set(sources.map(of)).size > 1
  if (differs(source => source.slipType)) throw refused('otherSource', slipTexts.otherSource)
  const booked = sources.find(source => ['SLIPPED', 'POSTED', 'PAID'].includes(source.status))
  if (booked) throw conflict(slipTexts.alreadyBooked, [booked.sourceNo])
  const early = sources.find(source => source.status !== bookableStatus[source.slipType])
  if (early) throw conflict(notBookable[early.slipType])
  if (differs(source => source.compNo)) throw refused('otherSupplier', slipTexts.otherSupplier)
  if (differs(source => source.section)) throw refused('otherSection', slipTexts.otherSection)
  if (differs(source => source.currency)) throw refused('otherCurrency', slipTexts.otherCurrency)
  if (differs(source => source.taxCode)) throw refused('otherTax', slipTexts.otherTax)
  // A credit names one settlement (domain 2.9, ref_no).
  if (sources[0]?.slipType === 'KG' && differs(source => source.adjNo ?? ''))
    throw refused('otherSettlement', slipTexts.otherSettlement)
  const negative = sources.find(source => compareDecimals(source.supplyKrw, '0') <= 0)
  if (negative) throw refused('negativeTotal', slipTexts.negativeTotal, [negative.sourceNo])
}

async function writeSlip(context: EventContext, sources: readonly SlipSource[]): Promise<string> {
  const { tx, actor, now } = context
  const [first] = sources
  if (!first) throw new Error('Engine bug: writeSlip got no source.')
  const today = koreanDay(now)
  const slipNo = await nextNumber(tx, 'SG', now)
  const docDate = docDateOf(sources, today)
  const supply = sumDecimals(sources.map(source => source.supplyKrw))
  const vat = sumDecimals(sources.map(source => source.vat))
  await runAs(tx, 'all', async () => {
    await tx
      .insertInto('signifier')
      .values({
        slip_no: slipNo,
        slip_type: first.slipType,
        slip_source: first.slipSource,
        comp_no: first.compNo,
        section: first.section,
        deptcd: first.deptcd,
        deptnm: first.deptnm,
        drafter: actor.userId,
        drafter_nm: actor.name,
        doc_date: docDate,
        posting_date: today,
        currency: first.currency,
        ex_rate: first.exRate,
        supply_amt: supply,
        vat_amt: vat,
        total_amt: sumDecimals([supply, vat]),
        due_date: dueDateOf(sources, today),
        credit_yn: first.slipType === 'KG' ? 'Y' : 'N',
        ref_no: first.slipType === 'KG' ? first.adjNo : null,
        header_text: truncateToBytes(headerTextOf(sources), longestHeaderText),
        slip_date: today,
        created_by: actor.userId,
        created_dt: now,
        updated_by: actor.userId,
        updated_dt: now,
      })
      .execute()
    await tx
      .insertInto('signifier_source')
      .values(sources.map(source => ({ slip_no: slipNo, source_no: source.sourceNo })))
      .execute()
    await addSlipParties(tx, slipNo, [actor.userId])
    await insertLines(context, slipNo, sources)
  })
  await addEvent(context, {
    docType: 'SG',
    docNo: slipNo,
    action: 'createSignifier',
    from: null,
    to: 'DRAFT',
  })
  return slipNo
}

/** The lines that its sources come to, numbered from 1 and with the names of their accounts. */
export async function insertLines(
  { tx }: Pick<EventContext, 'tx'>,
  slipNo: string,
  sources: readonly SlipSource[],
): Promise<void> {
  const proposed = defaultLines(sources)
  const lines = sources[0]?.slipType === 'KG' ? exchanged<NewSlipLine>(proposed) : proposed
  const sourceOf = new Map(sources.map(source => [source.sourceNo, source]))
  const nameless = lines.findIndex(line => line.accountCode === '')
  if (nameless >= 0) throw fieldRefused('accountCode', slipTexts.accountMissing, [nameless + 1], nameless + 1)
  const names = await accountNames(
    tx,
    lines.map(line => line.accountCode),
  )
  await tx
    .insertInto('signifier_line')
    .values(
      lines.map((line, index) => ({
        slip_no: slipNo,
        line_no: index + 1,
        dc_type: line.dcType,
        account_code: line.accountCode,
        account_name: names.get(line.accountCode) ?? line.accountCode,
        cost_center: line.costCenter,
        amt: line.amt,
        currency_amt: line.currencyAmt,
        tax_code: line.taxCode,
        line_text: line.lineText.slice(0, longestHeaderText) || null,
        adj_no: sourceOf.get(line.sourceNo ?? '')?.adjNo ?? null,
        none_no: sourceOf.get(line.sourceNo ?? '')?.noneNo ?? null,
      })),
    )
    .execute()
}

export async function accountNames(tx: EventContext['tx'], codes: readonly string[]) {
  const rows = await tx
    .selectFrom('account')
    .select(['account_code', 'account_name'])
    .where('account_code', 'in', ['', ...codes])
    .execute()
  return new Map(rows.map(row => [row.account_code, row.account_name]))
}

/** The tax invoice's day; without one the end of the settlement month. Never after today. */
function docDateOf(sources: readonly SlipSource[], today: string): string {
  const days = sources.map(
    source => source.docDate ?? (source.yyyymm === null ? today : endOfMonth(firstDayOf(source.yyyymm))),
  )
  const latest = days.sort().at(-1) ?? today
  return latest > today ? today : latest
}

const firstDayOf = (month: string) =>
  dayText({ ...splitDay(`${month.slice(0, 4)}-${month.slice(4, 6)}-01`), day: 1 })

/** The earliest day on which one of the sources is due; paid at once means by tomorrow. */
function dueDateOf(sources: readonly SlipSource[], today: string): string {
  return sources.map(source => source.dueDate ?? addDays(today, 1)).sort()[0] ?? today
}

function headerTextOf(sources: readonly SlipSource[]): string {
  const [first] = sources
  const others = sources.length > 1 ? ` 외 ${sources.length - 1}건` : ''
  return `${first?.text ?? ''} ${first?.sourceNo ?? ''}${others}`
}
