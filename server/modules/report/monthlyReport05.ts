import { type RawBuilder, sql } from 'kysely'
import { all, countedOrder, dayWithin, facts, itemGroup, orderConditions } from './fact'
import {
  added,
  count,
  days,
  divided,
  exactOf,
  figureValues,
  greatestOf,
  linesOf,
  type Numbers,
  percent,
  percentOf,
  sumOf,
} from './figure'
import { companyNames } from './groupNames'
import { compare, type Rational, rational, rounded, sortedBy } from './rational'
import type { Counted, Group, ReportContext, ReportKind, ReportParts, ReportRow } from './reportKind'
import { reportTarget } from './reportTarget'

const judged = added(linesOf('onTime'), linesOf('late'))
const onTimeRate = percentOf(linesOf('onTime'), judged)

/** Limits of the judgment, held against the rate as it is shown. */
const judgments = [
  ['98', '우수'],
  ['95', '정상'],
  ['90', '주의'],
] as const

/** 납기 준수율: order lines due in the months, on time, late or open as of today (domain 14.4 and 3.5). */
export const monthlyReport05: ReportKind = {
  operation: 'getMonthlyReport05',
  key: ['comp_no'],
  facts: context => [dueLines(context)],
  figures: () => ({
    dueCnt: count(linesOf('due'), '납기가 기간에 든 발주 라인 수 (입고 없이 강제종결된 라인 제외)'),
    onTimeCnt: count(linesOf('onTime'), '납기일까지 입고가 완료된 라인 수'),
    lateCnt: count(linesOf('late'), '납기 후 완료 또는 오늘까지 미완료로 납기가 지난 라인 수'),
    openCnt: count(linesOf('open'), '아직 완료되지 않은 라인 수'),
    onTimeRate: percent(onTimeRate, '준수 ÷ (준수 + 지연) × 100'),
    avgLateDays: days(divided(sumOf('late'), linesOf('late')), '지연 라인의 지연일수 평균'),
    maxLateDays: count(greatestOf('late'), '지연 라인의 최대 지연일수'),
  }),
  told: {
    targetRate: { text: '공통코드 REPORT_TARGET의 납기준수율 목표' },
    judge: { text: '납기준수율이 98% 이상 우수, 95% 이상 정상, 90% 이상 주의, 그 밖은 미달' },
  },
  parts: judgedRows,
}

/** Each line due as what it is: due, and on time, late (with its days) or neither; open ones as open, too. */
function dueLines({ input, months: { base }, today }: ReportContext): RawBuilder<unknown> {
  const dueDate = sql`coalesce(line.due_date, po.due_date)`
  const lateDays = sql`coalesce(line.completed_date, ${today}::date) - ${dueDate}`
  // An index finds the lines. Of the orders, whose numbers carry their month, those before the first of these are not read.
  const due = sql`select po_no, line_no, item_code, item_name, due_date, completed_date from every_po_line
    where ${all(sql`(${dayWithin('due_date', base)} or due_date is null)`, isJudged, sql`qty > 0`)}`
  const isDue = sql`(line.due_date is not null or ${dayWithin('po.due_date', base)})`
  const found = facts(
    'PO',
    {
      measure: sql`counted.measure`,
      docNo: sql`line.po_no`,
      lineNo: sql`line.line_no`,
      docDate: dueDate,
      status: sql`po.status`,
      section: sql`po.section`,
      deptcd: sql`po.deptcd`,
      deptnm: sql`po.deptnm`,
      compNo: sql`po.comp_no`,
      itemCode: sql`line.item_code`,
      itemName: sql`line.item_name`,
      value: sql`case counted.measure when 'late' then ${lateDays} else 1 end::numeric`,
    },
    sql`from po join due line on line.po_no = po.po_no left join item on item.item_code = line.item_code
      cross join lateral unnest(array_remove(array['due', case when line.completed_date <= ${dueDate} then 'onTime' end,
        case when ${lateDays} > 0 then 'late' end, case when line.completed_date is null then 'open' end], null)) as counted (measure)
      where ${all(sql`po.po_no >= (select min(po_no) from due)`, isDue, countedOrder, orderConditions(input), itemGroup(input))}`,
  )
  return sql`(with due as materialized (${due}) ${found})`
}

/** Lines closed by hand before anything came are no promise that was kept or broken. */
const isJudged = sql`(completed_date is not null or completed_yn = 'N')`

async function judgedRows({ groups, whole, figures }: Counted, context: ReportContext): Promise<ReportParts> {
  const names = await companyNames(context.tx, groups)
  const target = await reportTarget(context, 'ON_TIME')
  const judgedFigures = (numbers: Numbers): ReportRow => {
    const known = figureValues(figures, numbers)
    return {
      ...known,
      ...(target !== undefined && { targetRate: rounded(rational(target), 1) }),
      judge: context.say(judgment(known.onTimeRate)),
    }
  }
  return {
    rows: sortedBy(groups, rateOf, lowestFirst).map(({ key, numbers }) => ({
      compNo: key.comp_no,
      compNameKr: names.get(String(key.comp_no))?.compNameKr ?? '',
      ...judgedFigures(numbers),
    })),
    sums: judgedFigures(whole.numbers),
  }
}

const rateOf = ({ numbers }: Group): Rational | undefined => exactOf(onTimeRate, numbers)

/** The lowest rate first, those without one last; equal ones stay in the order of their numbers. */
function lowestFirst(left: Rational | undefined, right: Rational | undefined): number {
  if (!left || !right) return Number(!left) - Number(!right)
  return compare(left, right)
}

function judgment(shownRate: string | number | undefined): string {
  if (shownRate === undefined) return '-'
  const rate = rational(String(shownRate))
  return judgments.find(([limit]) => compare(rate, rational(limit)) >= 0)?.[1] ?? '미달'
}
