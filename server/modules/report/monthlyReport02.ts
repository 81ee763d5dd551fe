import { sql } from 'kysely'
import { hasGroup } from './fact'
import {
  companiesOf,
  count,
  documentsOf,
  exactOf,
  figureValues,
  growthOf,
  linesOf,
  percent,
  sumOf,
  won,
} from './figure'
import { type CompanyName, companyNames } from './groupNames'
import { orders, receipts } from './purchaseFacts'
import { compare, plus, type Rational, rational, rounded, shareOf, sortedBy, times, zero } from './rational'
import type { Counted, Group, ReportContext, ReportKind, ReportParts, ReportRow } from './reportKind'

/** A supplier is A while what stands before it is below 80 % of the whole, B below 95 % (domain 14.4). */
const classes = [
  ['A', rational('0.8')],
  ['B', rational('0.95')],
] as const
const usualCount = 20
const restTitle = '기타 ({0}개사)'
const topCount = 10

/** 협력사별 구매실적: purchases by supplier, with shares, Pareto classes and the rest in one row (domain 14.4). */
export const monthlyReport02: ReportKind = {
  operation: 'getMonthlyReport02',
  key: ['comp_no'],
  // A year so far is compared with nothing, and has no row for who was ordered from before it alone.
  facts: ({ input, months: { base, before } }) =>
    [
      orders('order', base, input),
      ...(before ? [orders('orderBefore', before, input)] : []),
      receipts('receipt', base, input),
    ].map(query => ofSize(query, input.compSize)),
  figures: ({ input, months: { before } }) => ({
    // Of a group lines count, several of which may be of one order.
    poCnt: count(hasGroup(input) ? documentsOf('order') : linesOf('order'), '발주일이 기간에 든 발주 수'),
    poAmt: won(sumOf('order'), '발주의 현재 원화 금액 합계 (부가세 제외)'),
    receiptAmt: won(sumOf('receipt'), '입고일이 기간에 든 합격 금액 합계, 반품은 음수'),
    ...(before && {
      prevAmt: won(sumOf('orderBefore'), '전월 발주금액'),
      momRate: percent(
        growthOf(sumOf('order'), sumOf('orderBefore')),
        '(발주금액 − 전월금액) ÷ 전월금액 × 100',
      ),
    }),
  }),
  beside: { compCnt: count(companiesOf('order'), '기간에 발주가 있는 협력사 수') },
  told: {
    rankNo: { text: '발주금액이 큰 순서' },
    shareRate: { text: '발주금액 ÷ 합계 × 100', of: 'poAmt' },
    cumRate: { text: '이 순위까지의 발주금액 ÷ 합계 × 100', of: 'poAmt' },
    abcClass: { text: '앞 순위까지의 누적비중이 80% 미만이면 A, 95% 미만이면 B, 그 밖은 C' },
    evaGrade: { text: '공개된 최근 종합평가의 등급' },
    top10Rate: { text: '발주금액 상위 10개사의 발주금액 ÷ 합계 × 100', of: 'poAmt' },
  },
  rest: ({ groups }, { input }) => rankedGroups(groups).slice(input.topN ?? usualCount),
  parts: rankedParts,
}

const ofSize = (query: ReturnType<typeof orders>, size: string | undefined) =>
  size === undefined
    ? query
    : sql`select sized.* from (${query}) sized join company on company.comp_no = sized.comp_no and company.comp_size = ${size}`

const boughtFrom = ({ numbers }: Group): Rational => exactOf(sumOf('order'), numbers) ?? zero

/** The most bought from first; equal ones stay in the order of their numbers. */
const rankedGroups = (groups: readonly Group[]): readonly Group[] =>
  sortedBy(groups, boughtFrom, (a, b) => compare(b, a))

async function rankedParts(
  { groups, whole, figures }: Counted,
  context: ReportContext,
): Promise<ReportParts> {
  const { tx, input } = context
  const ranked = rankedGroups(groups)
  const limit = input.topN ?? usualCount
  const listed = ranked.slice(0, limit)
  const names = await companyNames(tx, listed)
  const grades = await finalGrades(context, listed)
  const total = boughtFrom(whole)
  let before = zero
  const rows = listed.map((group, index): ReportRow => {
    const bought = boughtFrom(group)
    const upTo = plus(before, bought)
    const known = figureValues(figures, group.numbers)
    const row = {
      rankNo: index + 1,
      ...describe(String(group.key.comp_no), names, grades),
      ...known,
      ...shareOf('shareRate', bought, total),
      ...(compare(bought, zero) > 0 && shareOf('cumRate', upTo, total)),
      ...classOf(bought, before, total),
    }
    before = upTo
    return row
  })
  const first = ranked.slice(0, topCount).map(boughtFrom).reduce(plus, zero)
  const sums = { ...figureValues(figures, whole.numbers), ...shareOf('shareRate', total, total) }
  return {
    rows: [...rows, ...restRow(ranked.slice(limit), figures, total, context)],
    sums,
    kpi: {
      ...figureValues(monthlyReport02.beside ?? {}, whole.numbers),
      poAmt: sums.poAmt,
      ...shareOf('top10Rate', first, total),
    },
  }
}

function describe(
  compNo: string,
  names: ReadonlyMap<string, CompanyName>,
  grades: ReadonlyMap<string, string>,
): ReportRow {
  const evaGrade = grades.get(compNo)
  return { compNo, compNameKr: compNo, ...names.get(compNo), ...(evaGrade !== undefined && { evaGrade }) }
}

/** By what stands before the row, so that the row that crosses a limit belongs to the better class. */
function classOf(bought: Rational, before: Rational, total: Rational): ReportRow {
  if (compare(bought, zero) <= 0) return {}
  const found = classes.find(([, limit]) => compare(before, times(total, limit)) < 0)
  return { abcClass: found?.[0] ?? 'C' }
}

/** Companies beyond the number asked for, in one row. No order belongs to two of them, so that their numbers add up. */
function restRow(
  rest: readonly Group[],
  figures: Counted['figures'],
  total: Rational,
  { say }: ReportContext,
): readonly ReportRow[] {
  if (rest.length === 0) return []
  const numbers: Record<string, string> = {}
  for (const group of rest)
    for (const [name, value] of Object.entries(group.numbers))
      if (name.includes(':') && value !== null)
        numbers[name] = rounded(plus(rational(numbers[name] ?? '0'), rational(value)), 0)
  const bought = rest.map(boughtFrom).reduce(plus, zero)
  return [
    {
      compNameKr: say(restTitle).replace('{0}', String(rest.length)),
      rest: 'Y',
      ...figureValues(figures, numbers),
      ...shareOf('shareRate', bought, total),
    },
  ]
}

/** The newest grade of each company that has been published. */
async function finalGrades(
  { tx }: ReportContext,
  groups: readonly Group[],
): Promise<ReadonlyMap<string, string>> {
  const companies = groups.flatMap(({ key }) => key.comp_no ?? [])
  const { rows } = await sql<{ comp_no: string; eva_grade: string }>`
    select distinct on (comp_no) comp_no, eva_grade from seen_eva_total
    where comp_no = any (${companies}::text[]) and status in ('PUBLISHED', 'OBJECTED') and eva_grade is not null
    order by comp_no, eva_year desc, published_dt desc`.execute(tx)
  return new Map(rows.map(({ comp_no, eva_grade }) => [comp_no, eva_grade]))
}
