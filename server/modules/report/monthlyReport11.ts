import { type RawBuilder, sql } from 'kysely'
import { monthOf } from '../../../schemas/shared/calendar'
import { all, columnIs, facts } from './fact'
import { count, type Figures, linesOf, percent, percentOf, sumOf, without, won } from './figure'
import { settlements } from './purchaseFacts'
import type { ReportContext, ReportKind } from './reportKind'

const settled = linesOf('settlement')
/** A settlement that is not paid for longer after its first receipt stands out. */
const longDays = 60

/** 월마감·전기·지급 현황: how far the settlements of the months have come (domain 14.4). */
export const monthlyReport11: ReportKind = {
  operation: 'getMonthlyReport11',
  key: ['section'],
  facts: context => [...reached(context), ...(seesMonths(context) ? [monthsOf(context)] : [])],
  figures: context => ({ ...(seesMonths(context) && monthFigures), ...settlementFigures }),
}

/** A month of a supplier belongs to a whole section: who reads a department sees none. */
const seesMonths = ({ actor: { scope } }: ReportContext) => scope === 'all' || scope === 'section'

const monthFigures: Figures = {
  calcCnt: count(linesOf('month'), '기간의 월정산 수'),
  closedCnt: count(linesOf('closedMonth'), '마감된 월정산 수'),
}

const settlementFigures: Figures = {
  adjCnt: count(settled, '정산월이 기간에 든 정산 수 (취소 제외)'),
  totalAmt: won(sumOf('settlement'), '정산의 공급가액 합계 (공제 후)'),
  tiCnt: count(linesOf('invoiced'), '계산서수취 이후 상태의 정산 수'),
  tiRate: percent(percentOf(linesOf('invoiced'), settled), '계산서수취 ÷ 정산건수 × 100'),
  slipCnt: count(linesOf('slipped'), '기표 이후 상태의 정산 수'),
  postedCnt: count(linesOf('posted'), '전기완료·지급완료 정산 수'),
  postedRate: percent(percentOf(linesOf('posted'), settled), '전기 ÷ 정산건수 × 100'),
  errorCnt: count(linesOf('error'), '기표 상태이고 전표가 전기오류인 정산 수'),
  dueAmt: won(without(sumOf('settlement'), sumOf('paid')), '지급완료가 아닌 정산의 공급가액'),
  paidAmt: won(sumOf('paid'), '지급완료 정산의 공급가액'),
  paidRate: percent(percentOf(linesOf('paid'), settled), '지급완료 ÷ 정산건수 × 100'),
  over60Cnt: count(linesOf('long'), '첫 입고일부터 60일이 지나도록 지급되지 않은 정산 수'),
  over60Amt: won(sumOf('long'), '60일 초과 정산의 공급가액'),
}

/** Each settlement once for every stage that it has reached. */
function reached(context: ReportContext): readonly RawBuilder<unknown>[] {
  const { months, input, today } = context
  const stage = (measure: string, condition: RawBuilder<unknown>) =>
    settlements(measure, months.base, input, condition)
  return [
    settlements('settlement', months.base, input),
    stage('invoiced', sql`settled.status in ('INVOICED', 'SLIPPED', 'POSTED', 'PAID')`),
    stage('slipped', sql`settled.status in ('SLIPPED', 'POSTED', 'PAID')`),
    stage('posted', sql`settled.status in ('POSTED', 'PAID')`),
    stage('paid', sql`settled.status = 'PAID'`),
    stage(
      'error',
      sql`settled.status = 'SLIPPED' and exists (select from every_signifier slip
        where slip.slip_no = settled.slip_no and slip.status = 'ERROR')`,
    ),
    stage(
      'long',
      sql`settled.status <> 'PAID' and ${today}::date - (select min(receipt.receipt_date) from every_adjustment_line line
        join every_warehousing receipt on receipt.wh_req_no = line.wh_req_no and receipt.wh_type = 'GR'
        where line.adj_no = settled.adj_no) > ${sql.lit(longDays)}`,
    ),
  ]
}

function monthsOf({ input, months: { base } }: ReportContext): RawBuilder<unknown> {
  return facts(
    'MC',
    {
      measure: sql`counted.measure`,
      docNo: sql`month.calc_no`,
      docDate: sql`to_date(month.yyyymm, 'YYYYMM')`,
      status: sql`month.status`,
      section: sql`month.section`,
      compNo: sql`month.comp_no`,
    },
    sql`from monthly_calc month
      cross join lateral unnest(case month.status when 'CLOSED' then array['month', 'closedMonth'] else array['month'] end) as counted (measure)
      where ${all(
        sql`month.yyyymm between ${monthOf(base.from)} and ${monthOf(base.to)}`,
        columnIs('month.section', input.section),
        columnIs('month.settle_type', input.settleType),
      )}`,
  )
}
