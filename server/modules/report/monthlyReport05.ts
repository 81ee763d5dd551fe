import { type RawBuilder, sql } from 'kysely'
import { completedLines } from '../supplierFigures/completion'
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
  // Said of the columns themselves: an index finds the lines, and the planner knows how many there are.
  const isDue = sql`(${dayWithin('line.due_date', base)} or line.due_date is null and ${dayWithin('po.due_date', base)})`
  const counted = all(isDue, countedOrder, sql`line.qty > 0`, orderConditions(input), itemGroup(input))
  const due = sql`select po.po_no, po.status, po.section, po.deptcd, po.deptnm, po.comp_no, line.line_no, line.item_code,
      line.item_name, line.qty, line.under_tol, line.completed_yn, coalesce(line.due_date, po.due_date) as due_date
    from po join every_po_line line on line.po_no = po.po_no left join item on item.item_code = line.item_code where ${counted}`
  const found = facts(
    'PO',
    {
      measure: sql`counted.measure`,
      docNo: sql`line.po_no`,
      lineNo: sql`line.line_no`,
      docDate: sql`line.due_date`,
      status: sql`line.status`,
      section: sql`line.section`,
      deptcd: sql`line.deptcd`,
      deptnm: sql`line.deptnm`,
      compNo: sql`line.comp_no`,
      itemCode: sql`line.item_code`,
      itemName: sql`line.item_name`,
      value: sql`case counted.measure when 'late' then coalesce(line.completed, ${today}::date) - line.due_date else 1 end::numeric`,
    },
    sql`from (${completedLines('due', 'every')}) line
      cross join (values ('due'), ('onTime'), ('late'), ('open')) as counted (measure)
      where (line.completed is not null or line.completed_yn = 'N') and case counted.measure
        when 'due' then true
        when 'onTime' then line.completed <= line.due_date
        when 'late' then coalesce(line.completed, ${today}::date) > line.due_date
        else line.completed is null end`,
  )
  return sql`(with due as materialized (${due}) ${found})`
}

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
