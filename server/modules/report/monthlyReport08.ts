import { type RawBuilder, sql } from 'kysely'
import { addDecimals } from '../../../schemas/shared/decimal'
import { all, columnIs, countedOrder, type Days, dayWithin, facts, seoulDay } from './fact'
import {
  aggregateName,
  aggregatesOf,
  count,
  days,
  divided,
  exactOf,
  type Figures,
  figureValues,
  growthOf,
  knownOf,
  linesOf,
  type Numbers,
  percent,
  sumOf,
} from './figure'
import { personNames } from './groupNames'
import { compare, rational, rounded, zero } from './rational'
import type { Counted, Group, ReportContext, ReportKind, ReportParts, ReportRow } from './reportKind'
import { reportTarget } from './reportTarget'

type Sql = RawBuilder<unknown>

/** From a request to its settlement, in their order. */
const steps = ['appr', 'receive', 'rfq', 'order', 'deliver', 'settle'] as const
type Step = (typeof steps)[number]

const explanation: Readonly<Record<Step, string>> = {
  appr: '최종 결재일 − 최초 상신일의 평균',
  receive: '접수일 − 최종 결재일의 평균',
  rfq: '견적 마감일 − 접수일의 평균 (견적의뢰가 있는 요청)',
  order: '최초 발주일 − 견적 마감일(없으면 접수일)의 평균',
  deliver: '최초 입고일 − 발주 접수일의 평균',
  settle: '최초 계산서수취일 − 입고 확정일의 평균',
}

const averageOf = (measure: string) => divided(sumOf(measure), linesOf(measure))
const totalOf = (prefix: string) => knownOf(...steps.map(step => averageOf(`${prefix}${step}`)))

/** 구매 리드타임: days of each step of the requests whose first order is of the months (domain 14.4). */
export const monthlyReport08: ReportKind = {
  operation: 'getMonthlyReport08',
  key: ['section', 'buyer_id'],
  facts: context => {
    const { base, before } = context.months
    return [stepFacts('', base, context), ...(before ? [stepFacts('before ', before, context)] : [])]
  },
  figures: ({ months: { before } }) => ({
    docCnt: count(linesOf('request'), '최초 발주가 기간에 든 구매요청 수'),
    ...stepFigures,
    totalDays: days(totalOf(''), '여섯 단계 평균의 합 (반올림 전)'),
    ...(before && {
      momRate: percent(growthOf(totalOf(''), totalOf('before ')), '(총 리드타임 − 전월) ÷ 전월 × 100'),
    }),
  }),
  told: { targetDays: { text: '공통코드 REPORT_TARGET의 리드타임 목표' } },
  parts: stepRows,
}

const stepFigures: Figures = Object.fromEntries(
  steps.map(step => [`${step}Days`, days(averageOf(step), explanation[step])]),
)

/**
 * A fact for each step that a request has both days of, none below zero, and one for the request. The request decides who sees it;
 * the days of what belongs to it are read as the server.
 */
function stepFacts(prefix: string, period: Days, { input }: ReportContext): Sql {
  const since = (from: Sql, to: Sql) =>
    sql`case when ${to} >= ${from} then ${to} - ${from} when ${to} < ${from} then 0 end`
  const event = (docType: string, docNo: Sql, condition: Sql, pick: 'min' | 'max') =>
    sql`(select ${sql.raw(pick)}(event.at) from every_document_event event
      where event.doc_type = ${sql.lit(docType)} and event.doc_no = ${docNo} and ${condition})`
  return facts(
    'PR',
    {
      measure: sql`${prefix} || step.name`,
      docNo: sql`pr.pr_no`,
      docDate: sql`earliest.po_date`,
      status: sql`pr.status`,
      section: sql`pr.section`,
      deptcd: sql`pr.deptcd`,
      deptnm: sql`pr.deptnm`,
      buyerId: sql`pr.buyer_id`,
      value: sql`step.days::numeric`,
    },
    sql`from (select distinct on (line.pr_no) line.pr_no, po.po_no, po.po_date, po.accepted_dt
        from every_po_line line join every_po po on po.po_no = line.po_no and ${countedOrder}
        where line.pr_no in (select bought.pr_no from every_po po join every_po_line bought on bought.po_no = po.po_no
          where ${all(dayWithin('po.po_date', period), countedOrder)} and bought.pr_no is not null)
        order by line.pr_no, po.po_date, po.po_no) earliest
      join pr on pr.pr_no = earliest.pr_no
      left join lateral (select receipt.wh_req_no, receipt.receipt_date, receipt.last_deci_dt from every_warehousing receipt
        where receipt.po_no = earliest.po_no and receipt.wh_type = 'GR' and receipt.status in ('CONFIRMED', 'RETURNED')
        order by receipt.receipt_date, receipt.wh_req_no limit 1) receipt on true
      cross join lateral (select
        ${seoulDay(event('PR', sql`pr.pr_no`, sql`event.action = 'submitPr'`, 'min'))} as submitted,
        ${seoulDay(sql`pr.last_deci_dt`)} as approved, ${seoulDay(sql`pr.received_dt`)} as received,
        (select max(${seoulDay(event('RFQ', sql`asked.rfq_no`, sql`event.to_status = 'CLOSED'`, 'max'))}) from every_rfq asked
          where asked.pr_no = pr.pr_no and asked.status = 'AWARDED') as closed,
        ${seoulDay(sql`earliest.accepted_dt`)} as accepted, receipt.receipt_date as delivered,
        ${seoulDay(sql`receipt.last_deci_dt`)} as confirmed,
        (select min(${seoulDay(event('ADJ', sql`line.adj_no`, sql`event.to_status = 'INVOICED'`, 'min'))})
          from every_adjustment_line line where line.wh_req_no = receipt.wh_req_no) as invoiced
        -- Keeps it apart: a date would be looked up again for each step that begins or ends with it.
        offset 0) dates
      cross join lateral (values ('request', 1),
        ('appr', ${since(sql`dates.submitted`, sql`dates.approved`)}), ('receive', ${since(sql`dates.approved`, sql`dates.received`)}),
        ('rfq', ${since(sql`dates.received`, sql`dates.closed`)}),
        ('order', ${since(sql`coalesce(dates.closed, dates.received)`, sql`earliest.po_date`)}),
        ('deliver', ${since(sql`dates.accepted`, sql`dates.delivered`)}),
        ('settle', ${since(sql`dates.confirmed`, sql`dates.invoiced`)})) as step (name, days)
      where step.days is not null and ${all(
        dayWithin('earliest.po_date', period),
        columnIs('pr.section', input.section),
        columnIs('pr.buyer_id', input.buyerId),
        columnIs('pr.purchase_type', input.purchaseType),
      )}`,
  )
}

async function stepRows({ groups, whole, figures }: Counted, context: ReportContext): Promise<ReportParts> {
  const names = await personNames(context.tx, groups)
  const target = await reportTarget(context, 'LEAD_TIME')
  const { totalDays } = figureValues({ totalDays: days(totalOf(''), '') }, whole.numbers)
  const asked = groups.filter(({ numbers }) => numbers['lines:request'] !== '0')
  return {
    rows: asked.map(({ key: { section, buyer_id: buyerId }, numbers }) => ({
      section,
      ...(buyerId && { buyerId, buyerNm: names.get(buyerId) ?? buyerId }),
      ...figureValues(figures, numbers),
    })),
    sums: figureValues(figures, whole.numbers),
    kpi: {
      ...(totalDays !== undefined && { totalDays }),
      ...(target !== undefined && { targetDays: rounded(rational(target), 1) }),
    },
    charts: { chart: sectionSteps(asked) },
  }
}

/** The steps of each section, the slowest first. Sums and numbers of its buyers add up to its own. */
function sectionSteps(groups: readonly Group[]): readonly ReportRow[] {
  const sections = new Map<string, Numbers>()
  for (const { key, numbers } of groups) {
    const section = key.section ?? ''
    const before = sections.get(section)
    sections.set(section, before ? addedUp(before, numbers) : numbers)
  }
  const total = (numbers: Numbers) => exactOf(totalOf(''), numbers) ?? zero
  return [...sections]
    .toSorted(([, a], [, b]) => compare(total(b), total(a)))
    .map(([section, numbers]) => ({ section, ...figureValues(stepFigures, numbers) }))
}

const stepNumbers = Object.values(stepFigures).flatMap(({ formula }) =>
  aggregatesOf(formula).map(aggregateName),
)

const addedUp = (one: Numbers, other: Numbers): Numbers =>
  Object.fromEntries(stepNumbers.map(name => [name, addDecimals(one[name] ?? '0', other[name] ?? '0')]))
