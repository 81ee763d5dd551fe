import { sql } from 'kysely'
import type {
  MonthlyAggregate,
  MonthlyAggregated,
  MonthlyAggregatePreview,
} from '../../../codegen/generated/types'
import { monthOf } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { EventContext } from '../../document/documentEvents'
import { moveDocument } from '../../document/documentKind'
import { conflict, fieldRefused } from '../../http/failure'
import { lockReceipts } from '../receipt/lockReceipts'
import { amountFailure, amountsOfTargets, settleTargets } from '../settlement/createSettlement'
import { monthTexts } from '../settlementMonth/monthTexts'
import { refreshMonth } from '../settlementMonth/refreshMonth'
import { settlementMonth, takeMonth } from '../settlementMonth/settlementMonth'
import { matchOf, readTargets, type TargetLine } from '../settlementTarget/targetLines'

interface Supplied {
  readonly comp_no: string
  readonly comp_name_kr: string
  readonly section: string
  readonly settle_type: string
  readonly closed: boolean
  /** Receipts that no settlement holds. */
  readonly waiting: number
}

/** What is asked for, by whether its month may still change. */
interface Asked {
  readonly open: readonly Supplied[]
  readonly closed: readonly Supplied[]
}

/** The companies and sections that had receipts in the month. Refused where the months of all of them are closed. */
async function askedFor(
  { tx, now }: EventContext,
  { yyyymm, section, compNo }: MonthlyAggregate,
): Promise<Asked> {
  if (yyyymm > monthOf(koreanDay(now))) throw fieldRefused('yyyymm', monthTexts.future)
  const { rows } =
    await sql<Supplied>`select receipt.comp_no, company.comp_name_kr, receipt.section, company.settle_type,
      coalesce(bool_or(month.status = 'CLOSED'), false) as closed,
      (count(*) filter (where receipt.wh_type = 'GR' and receipt.adj_yn = 'N' and exists (select from warehousing_line line
        where line.wh_req_no = receipt.wh_req_no and line.adj_no is null and line.accept_qty > line.return_qty)))::int as waiting
    from warehousing receipt join company on company.comp_no = receipt.comp_no
    left join monthly_calc month on month.comp_no = receipt.comp_no and month.section = receipt.section
      and month.yyyymm = ${yyyymm}
    where receipt.status = 'CONFIRMED' and to_char(receipt.receipt_date, 'YYYYMM') = ${yyyymm}
      and ${section ? sql`receipt.section = ${section}` : sql`true`}
      and ${compNo ? sql`receipt.comp_no = ${compNo}` : sql`true`}
    group by receipt.comp_no, company.comp_name_kr, receipt.section, company.settle_type
    order by receipt.comp_no, receipt.section`.execute(tx)
  const closed = rows.filter(each => each.closed)
  if (closed.length > 0 && closed.length === rows.length) throw conflict(monthTexts.aggregateClosed)
  return { open: rows.filter(each => !each.closed), closed }
}

const mostNames = 3

/** Which months are left out since they are closed, those with late receipts first, and how many receipts came late. */
function leftOut(closed: readonly Supplied[]) {
  const named = [...closed]
    .sort((a, b) => b.waiting - a.waiting)
    .map(each => `${each.comp_name_kr} ${each.section}`)
  const rest = named.length - mostNames
  return {
    closedCnt: closed.length,
    lateCnt: closed.reduce((count, { waiting }) => count + waiting, 0),
    ...(named.length === 0
      ? {}
      : { closedText: `${named.slice(0, mostNames).join(', ')}${rest > 0 ? ` 외 ${rest}건` : ''}` }),
  }
}

/** What an aggregation would take, for the question before it. */
export async function previewAggregate(
  context: EventContext,
  asked: MonthlyAggregate,
): Promise<MonthlyAggregatePreview> {
  const { open, closed } = await askedFor(context, asked)
  return { calcCnt: open.length, ...leftOut(closed) }
}

/**
 * Makes the months of all that was received, settles what suppliers with monthly settlement delivered (one settlement for
 * each tax code and currency), and computes all sums again. What does not match its order, or has a negative total, waits,
 * and so does what came after its month was closed; the answer counts both.
 */
export async function aggregateMonth(
  context: EventContext,
  asked: MonthlyAggregate,
): Promise<MonthlyAggregated> {
  const { tx } = context
  const { open, closed } = await askedFor(context, asked)
  let adjCnt = 0
  for (const each of open)
    if (each.settle_type === 'MONTHLY') adjCnt += await settleMonthly(context, asked, each)
  for (const each of open) {
    const month = await takeMonth(context, {
      yyyymm: asked.yyyymm,
      compNo: each.comp_no,
      section: each.section,
      settleType: each.settle_type,
    })
    await refreshMonth(tx, month)
    if (month.status === 'OBJECTED')
      await moveDocument(context, settlementMonth, month, { action: 'aggregateMonthlyCalc', status: 'OPEN' })
  }
  return { success: true, calcCnt: open.length, adjCnt, ...leftOut(closed) }
}

async function settleMonthly(
  context: EventContext,
  { yyyymm }: MonthlyAggregate,
  { comp_no, section }: Supplied,
): Promise<number> {
  const condition = sql`receipt.comp_no = ${comp_no} and receipt.section = ${section}
    and to_char(receipt.receipt_date, 'YYYYMM') = ${yyyymm}`
  const seen = await readTargets(context.tx, condition)
  await lockReceipts(
    context.tx,
    seen.map(line => line.wh_req_no),
  )
  // Read again: somebody may have settled them while they were waited for.
  const lines = await readTargets(context.tx, condition)
  let made = 0
  for (const group of groupsOf(lines.filter(line => matchOf(line).verdict !== 'STOP'))) {
    if (amountFailure(amountsOfTargets(group, '0'), '0')) continue
    await settleTargets(context, group, {})
    made += 1
  }
  return made
}

function groupsOf(lines: readonly TargetLine[]): readonly (readonly TargetLine[])[] {
  const groups = new Map<string, TargetLine[]>()
  for (const line of lines) {
    const key = `${line.tax_code} ${line.currency}`
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups.values()]
}
