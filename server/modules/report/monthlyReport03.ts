import { sql } from 'kysely'
import { levelParameters } from '../../../schemas/shared/sourcingGroup'
import type { ReportInput } from './fact'
import {
  companiesOf,
  count,
  documentsOf,
  exactOf,
  figureValues,
  growthOf,
  itemsOf,
  oneUnitOf,
  percent,
  quantity,
  sumOf,
  won,
} from './figure'
import { noGroup, sourcingGroupNames, unclassified } from './groupNames'
import { orderLines } from './purchaseFacts'
import { compare, plus, type Rational, shareOf, zero } from './rational'
import type { Counted, Group, ReportContext, ReportKind, ReportParts, ReportRow } from './reportKind'
import { addressOf } from './reportLists'

/** Characters of a sourcing group's code for each of its levels. */
const levelLength = 2

/** 품목군별 구매실적: lines of orders by the sourcing group of their item, of the level asked for (domain 14.4). */
export const monthlyReport03: ReportKind = {
  operation: 'getMonthlyReport03',
  key: ['sg_code'],
  facts: ({ input, months: { base, before, yearBefore } }) =>
    [
      orderLines('line', base, input),
      ...(before ? [orderLines('lineBefore', before, input)] : []),
      orderLines('lineYearBefore', yearBefore, input),
    ].map(query => atLevel(query, levelOf(input.sgLevel))),
  figures: ({ months: { before } }) => ({
    itemCnt: count(itemsOf('line'), '서로 다른 품목코드 수 (품목코드 없는 라인 제외)'),
    compCnt: count(companiesOf('line'), '서로 다른 협력사 수'),
    qty: quantity(oneUnitOf('line'), '수량 합계, 단위가 하나일 때만'),
    poCnt: count(documentsOf('line'), '이 품목군의 라인이 있는 발주 수'),
    poAmt: won(sumOf('line'), '발주 라인의 원화 금액 합계 (부가세 제외)'),
    ...(before && {
      momRate: percent(growthOf(sumOf('line'), sumOf('lineBefore')), '(발주금액 − 전월) ÷ 전월 × 100'),
    }),
    yoyRate: percent(
      growthOf(sumOf('line'), sumOf('lineYearBefore')),
      '(발주금액 − 전년 같은 기간) ÷ 전년 같은 기간 × 100',
    ),
  }),
  told: { shareRate: { text: '발주금액 ÷ 합계 × 100', of: 'poAmt' } },
  parts: groupRows,
}

/** 1 to 4, of a code of SG_LEVEL. */
const levelOf = (sgLevel: string | undefined): number => Number(sgLevel ?? '001')

/** Facts with the code of their group of a level; a line without an item has none. */
const atLevel = (query: ReturnType<typeof orderLines>, level: number) =>
  sql`select measure, doc_type, doc_no, line_no, doc_date, doc_status, section, deptcd, deptnm, comp_no, item_code, item_name,
    left(sg_code, ${sql.lit(level * levelLength)}) as sg_code, unit_code, buyer_id, reason, value, qty from (${query}) line`

const boughtOf = ({ numbers }: Group): Rational => exactOf(sumOf('line'), numbers) ?? zero

async function groupRows({ groups, whole, figures }: Counted, context: ReportContext): Promise<ReportParts> {
  const { tx, input, say } = context
  const level = levelOf(input.sgLevel)
  const codes = groups.map(({ key }) => key.sg_code ?? '')
  const names = await sourcingGroupNames(
    tx,
    codes.flatMap(code => prefixes(code, level)),
  )
  const bought = boughtByGroup(groups, level)
  const total = boughtOf(whole)
  return {
    rows: groups
      .toSorted((a, b) => before(a, b, level, bought))
      .map(
        (group): ReportRow => ({
          ...named(group.key.sg_code ?? '', level, names, say(unclassified)),
          ...belowOf(group.key.sg_code ?? '', level, input),
          ...figureValues(figures, group.numbers),
          ...shareOf('shareRate', boughtOf(group), total),
        }),
      ),
    sums: { ...figureValues(figures, whole.numbers), ...shareOf('shareRate', total, total) },
  }
}

/** The codes of a group and of those above it, from the first level on. */
const prefixes = (code: string, level: number): readonly string[] =>
  Array.from({ length: level }, (_, index) => code.slice(0, (index + 1) * levelLength)).filter(
    one => one !== '',
  )

const lowestLevel = 4

/** The address of the same report of what lies one level below a group; back from there leads to where it was. */
function belowOf(code: string, level: number, { yyyymm, section, ytdYn }: ReportInput): ReportRow {
  if (code === '' || level === lowestLevel) return {}
  const groups = Object.fromEntries(
    prefixes(code, level).map((one, index) => [levelParameters[index] ?? '', one]),
  )
  const query = { yyyymm, section, ytdYn, sgLevel: `00${level + 1}`, ...groups }
  return { belowPath: addressOf('/report/monthlyReport/monthlyReport03', query) }
}

function boughtByGroup(groups: readonly Group[], level: number): ReadonlyMap<string, Rational> {
  const sums = new Map<string, Rational>()
  for (const group of groups)
    for (const code of prefixes(group.key.sg_code ?? '', level))
      sums.set(code, plus(sums.get(code) ?? zero, boughtOf(group)))
  return sums
}

/** By what was bought in the group of the first level, then of the second and on, then by code; what has no group stands last. */
function before(a: Group, b: Group, level: number, bought: ReadonlyMap<string, Rational>): number {
  const [codeA, codeB] = [a.key.sg_code ?? '', b.key.sg_code ?? '']
  if (codeA === '' || codeB === '') return codeA === '' ? 1 : -1
  const [upA, upB] = [prefixes(codeA, level), prefixes(codeB, level)]
  for (const [index, one] of upA.entries()) {
    const other = upB[index] ?? ''
    if (one === other) continue
    return compare(bought.get(other) ?? zero, bought.get(one) ?? zero) || (one < other ? -1 : 1)
  }
  return 0
}

function named(code: string, level: number, names: ReadonlyMap<string, string>, unnamed: string): ReportRow {
  if (code === '') return { sgCode: noGroup, sgName: unnamed, l1SgName: unnamed }
  const levels = prefixes(code, level).map((one, index): [string, string] => [
    `l${index + 1}SgName`,
    names.get(one) ?? one,
  ])
  return { sgCode: code, sgName: names.get(code) ?? code, ...Object.fromEntries(levels) }
}
