import { sql } from 'kysely'
import type { MonthlyAggregate, MonthlyAggregated } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { conflict, fieldRefused } from '../../http/failure'
import type { EventContext } from '../common/documentEvents'
import { amountFailure, amountsOfTargets, settleTargets } from './createAdjustment'
import { changeMonth, refreshMonth, takeMonth } from './monthStore'
import { monthTexts } from './monthTexts'
import { lockReceipts, matchOf, readTargets, type TargetLine, yyyymmOf } from './targetLines'

interface Supplied {
  readonly comp_no: string
  readonly section: string
  readonly settle_type: string
  readonly closed: boolean
}

/** The companies and sections that had receipts in the month, and whether their month is closed. */
async function suppliedIn({ tx }: EventContext, { yyyymm, section, compNo }: MonthlyAggregate) {
  const { rows } = await sql<Supplied>`select receipt.comp_no, receipt.section, company.settle_type,
      coalesce(bool_or(month.status = 'CLOSED'), false) as closed
    from warehousing receipt join company on company.comp_no = receipt.comp_no
    left join monthly_calc month on month.comp_no = receipt.comp_no and month.section = receipt.section
      and month.yyyymm = ${yyyymm}
    where receipt.status = 'CONFIRMED' and to_char(receipt.receipt_date, 'YYYYMM') = ${yyyymm}
      and ${section ? sql`receipt.section = ${section}` : sql`true`}
      and ${compNo ? sql`receipt.comp_no = ${compNo}` : sql`true`}
    group by receipt.comp_no, receipt.section, company.settle_type order by receipt.comp_no, receipt.section`.execute(
    tx,
  )
  return rows
}

/**
 * Makes the months of all that was received, settles what suppliers with monthly settlement delivered (one settlement for
 * each tax code and currency), and adds everything up anew. What does not match its order, or would be paid less than
 * nothing, waits.
 */
export async function aggregateMonth(
  context: EventContext,
  asked: MonthlyAggregate,
): Promise<MonthlyAggregated> {
  const { tx, now } = context
  if (asked.yyyymm > yyyymmOf(koreanDay(now))) throw fieldRefused('yyyymm', monthTexts.future)
  const supplied = await suppliedIn(context, asked)
  const closed = supplied.filter(each => each.closed)
  if (closed.length > 0 && closed.length === supplied.length) throw conflict(monthTexts.aggregateClosed)
  const open = supplied.filter(each => !each.closed)
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
      await changeMonth(context, month, { action: 'aggregateMonthlyCalc', status: 'OPEN' })
  }
  return { success: true, calcCnt: open.length, adjCnt }
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
