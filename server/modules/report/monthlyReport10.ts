import { sql } from 'kysely'
import { countGroups } from './countGroups'
import { all, columnIs, facts } from './fact'
import { added, count, type Figures, figureValues, linesOf, percent, percentOf, sumOf, won } from './figure'
import { departmentNames } from './groupNames'
import { claims, orders } from './purchaseFacts'
import type { Counted, ReportContext, ReportKind, ReportParts } from './reportKind'
import { monthsUntil } from './reportMonths'

const normal = sumOf('normal')
const simple = sumOf('simple')
const loi = sumOf('loi')
const none = sumOf('none')
const ordered = added(added(normal, loi), simple)
const everything = added(ordered, none)
/** A letter that was issued longer ago by the end of the months should have become an order. */
const openDays = 30
const chartMonths = 12

const shares: Figures = {
  normalRate: percent(percentOf(normal, everything), '정상발주금액 ÷ 전체금액 × 100'),
  simpleRate: percent(percentOf(simple, everything), '간편발주금액 ÷ 전체금액 × 100'),
  loiRate: percent(percentOf(loi, everything), 'LOI 발주금액 ÷ 전체금액 × 100'),
  noneRate: percent(percentOf(none, everything), '비발주금액 ÷ 전체금액 × 100'),
}

/** 발주유형별 현황: orders by their kind, and claims that had no order (domain 14.4). */
export const monthlyReport10: ReportKind = {
  operation: 'getMonthlyReport10',
  key: ['section', 'deptcd'],
  facts: context => [...kindFacts(context, context.months.base), openLetters(context)],
  figures: () => ({
    normalCnt: count(linesOf('normal'), '정상발주 수'),
    normalAmt: won(normal, '정상발주의 원화 금액 (부가세 제외)'),
    simpleCnt: count(linesOf('simple'), '간편발주 수'),
    simpleAmt: won(simple, '간편발주의 원화 금액'),
    loiCnt: count(linesOf('loi'), 'LOI에서 전환된 발주 수'),
    loiAmt: won(loi, 'LOI에서 전환된 발주의 원화 금액'),
    loiOpenCnt: count(
      linesOf('openLetter'),
      '승인 후 30일이 지나도록 전환되지 않은 LOI 수 (기간 말까지 승인된 것)',
    ),
    noneCnt: count(linesOf('none'), '승인된 비발주 정산 수'),
    noneAmt: won(none, '승인된 비발주 정산의 공급가액'),
    complianceRate: percent(
      percentOf(ordered, everything),
      '(정상 + LOI + 간편) ÷ (정상 + LOI + 간편 + 비발주) × 100, 금액 기준',
    ),
  }),
  beside: shares,
  parts: kindRows,
}

const kindFacts = ({ input }: ReportContext, days: ReportContext['months']['base']) => [
  orders(sql`lower(po.order_type)`, days, input),
  claims('none', days, input),
]

function openLetters({ input, months: { base }, today }: ReportContext) {
  const issued = sql`(letter.last_deci_dt at time zone 'Asia/Seoul')::date`
  return facts(
    'LO',
    {
      measure: 'openLetter',
      docNo: sql`letter.loi_no`,
      docDate: issued,
      status: sql`letter.status`,
      section: sql`letter.section`,
      deptcd: sql`letter.deptcd`,
      deptnm: sql`letter.deptnm`,
      compNo: sql`letter.comp_no`,
    },
    sql`from loi letter where ${all(
      sql`letter.status in ('ISSUED', 'ACCEPTED') and ${issued} <= ${base.to}::date`,
      sql`${today}::date - ${issued} > ${sql.lit(openDays)}`,
      columnIs('letter.section', input.section),
      columnIs('letter.deptcd', input.deptcd),
    )}`,
  )
}

async function kindRows({ groups, whole, figures }: Counted, context: ReportContext): Promise<ReportParts> {
  const names = await departmentNames(context.tx, groups, context.months.last)
  return {
    rows: groups.map(({ key: { section, deptcd, deptnm }, numbers }) => ({
      section,
      deptcd,
      deptnm: names.get(String(deptcd)) ?? deptnm ?? '',
      ...figureValues(figures, numbers),
    })),
    sums: figureValues(figures, whole.numbers),
    kpi: figureValues(shares, whole.numbers),
    charts: { chart: await monthlyShares(context) },
  }
}

/** The shares of each of twelve months; a month without documents has no column. */
async function monthlyShares(context: ReportContext) {
  const queries = kindFacts(context, monthsUntil(context.months, chartMonths)).map(
    query => sql`select one.*, to_char(doc_date, 'YYYYMM') as month from (${query}) one`,
  )
  const formulas = Object.values(shares).map(({ formula }) => formula)
  const { groups } = await countGroups(context.tx, queries, ['month'], formulas)
  return groups.map(({ key: { month }, numbers }) => ({ yyyymm: month, ...figureValues(shares, numbers) }))
}
