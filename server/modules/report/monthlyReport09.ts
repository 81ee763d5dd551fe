import { type RawBuilder, sql } from 'kysely'
import { countGroups } from './countGroups'
import { all, columnIs, type Days, dayWithin, facts, receiptLineWon } from './fact'
import {
  added,
  count,
  documentsOf,
  exactOf,
  type Figures,
  figureValues,
  millionthsOf,
  quantity,
  quantityOf,
  sumOf,
  won,
} from './figure'
import { companyNames, noGroup, sourcingGroupNames, unclassified } from './groupNames'
import { noTest, receiptColumns } from './purchaseFacts'
import { compare, plus, quantityText, type Rational, shareOf, zero } from './rational'
import type { Counted, Group, ReportContext, ReportKind, ReportParts, ReportRow } from './reportKind'
import { monthsUntil } from './reportMonths'

type Sql = RawBuilder<unknown>

const [delivered, rejected, returned] = [
  quantityOf('delivered'),
  quantityOf('rejected'),
  quantityOf('returned'),
]
const ppm = millionthsOf(added(rejected, returned), delivered)
const chartMonths = 12
const firstLevel = 2

/** The reasons in the order of their codes, which decides between equal ones. */
const reasons = ['DEF', 'SPEC', 'QTY', 'DMG', 'DOC', 'ETC']

/** 품질·반품 현황: what was inspected and what went back, by supplier and sourcing group of the first level (domain 14.4). */
export const monthlyReport09: ReportKind = {
  operation: 'getMonthlyReport09',
  key: ['comp_no', 'sg_code'],
  facts: context => [qualityFacts(context, context.months.base)],
  figures: () => ({
    dlvCnt: count(documentsOf('delivered'), '입고일이 기간에 든 검수된 입고 수'),
    dlvQty: quantity(delivered, '검수된 입고의 납품수량'),
    acceptQty: quantity(quantityOf('accepted'), '합격수량'),
    rejectQty: quantity(rejected, '불합격수량'),
    returnQty: quantity(returned, '입고일이 기간에 든 반품수량'),
    defectPpm: { ...count(ppm, '(불합격 + 반품) ÷ 납품 × 1,000,000'), shown: 0 },
    returnAmt: won(sumOf('returned'), '반품의 원화 금액 (부가세 제외)'),
  }),
  told: {
    mainReason: { text: '불합격수량이 가장 많은 사유', of: 'rejectQty' },
    cumRate: { text: '이 사유까지의 불합격수량 ÷ 합계 × 100', of: 'rejectQty' },
  },
  listed: rejectingGroups,
  parts: qualityRows,
}

/** Each line once for what it says: delivered and accepted, rejected, or returned. A return says no reason, so that none is of one asked for. */
function qualityFacts({ input }: ReportContext, days: Days): Sql {
  const inspected = sql`receipt.wh_type = 'GR' and receipt.status in ('INSPECTED', 'APPROVING', 'REJECTED', 'CONFIRMED', 'RETURNED')`
  const wentBack = sql`receipt.wh_type = 'RT' and receipt.status in ('CONFIRMED', 'RETURNED')`
  const isRejected = all(sql`line.reject_qty > 0`, columnIs('line.reject_reason', input.rejectReason))
  const isAsked = input.rejectReason === undefined ? wentBack : sql`false`
  return facts(
    'WH',
    {
      ...receiptColumns,
      measure: sql`said.measure`,
      lineNo: sql`line.line_no`,
      itemCode: sql`line.item_code`,
      itemName: sql`line.item_name`,
      sgCode: sql`coalesce(left(item.sg_code, ${sql.lit(firstLevel)}), '')`,
      reason: sql`line.reject_reason`,
      qty: sql`said.qty`,
      value: sql`case said.measure when 'returned' then -${receiptLineWon} else 1 end`,
    },
    sql`from warehousing receipt join every_warehousing_line line on line.wh_req_no = receipt.wh_req_no
      left join item on item.item_code = line.item_code
      cross join lateral (values ('delivered', line.dlv_qty, ${inspected}), ('accepted', line.accept_qty, ${inspected}),
        ('rejected', line.reject_qty, ${inspected} and ${isRejected}), ('returned', -line.accept_qty, ${isAsked})) as said (measure, qty, holds)
      where said.holds and ${all(
        dayWithin('receipt.receipt_date', days),
        noTest('receipt'),
        columnIs('receipt.section', input.section),
        columnIs('receipt.comp_no', input.compNo),
      )}`,
  )
}

/** Where a reason is asked for, those that have it. */
function rejectingGroups({ groups }: Pick<Counted, 'groups'>, { input }: ReportContext): readonly Group[] {
  if (input.rejectReason === undefined) return groups
  return groups.filter(({ numbers }) => numbers['quantity:rejected'] !== '0')
}

async function qualityRows(
  { groups, whole, figures }: Counted,
  context: ReportContext,
): Promise<ReportParts> {
  const { tx, say } = context
  const shown = rejectingGroups({ groups }, context)
  const companies = await companyNames(tx, shown)
  const names = await sourcingGroupNames(
    tx,
    shown.flatMap(({ key }) => key.sg_code ?? []),
  )
  const byReason = await rejectedByReason(context)
  const mainOf = (group: Group | undefined): ReportRow => {
    const reason = mainReason(byReason, group)
    return reason === undefined ? {} : { mainReason: reason }
  }
  return {
    rows: shown.map(group => ({
      compNo: group.key.comp_no,
      compNameKr: companies.get(String(group.key.comp_no))?.compNameKr ?? '',
      ...(group.key.sg_code
        ? { sgCode: group.key.sg_code, sgName: names.get(group.key.sg_code) ?? group.key.sg_code }
        : { sgCode: noGroup, sgName: say(unclassified) }),
      ...figureValues(figures, group.numbers),
      ...mainOf(group),
    })),
    sums: { ...figureValues(figures, whole.numbers), ...mainOf(undefined) },
    charts: { reasons: reasonChart(byReason), months: await monthChart(context) },
  }
}

/** Rejected quantities by supplier, sourcing group and reason. */
async function rejectedByReason(context: ReportContext): Promise<readonly Group[]> {
  const query = sql`select * from (${qualityFacts(context, context.months.base)}) one where measure = 'rejected'`
  const { groups } = await countGroups(context.tx, [query], ['comp_no', 'sg_code', 'reason'], [rejected])
  return groups
}

const rejectedOf = ({ numbers }: Group): Rational => exactOf(rejected, numbers) ?? zero

function sumsByReason(groups: readonly Group[]): readonly (readonly [reason: string, qty: Rational])[] {
  return reasons
    .map(
      reason =>
        [
          reason,
          groups
            .filter(({ key }) => key.reason === reason)
            .map(rejectedOf)
            .reduce(plus, zero),
        ] as const,
    )
    .filter(([, qty]) => compare(qty, zero) > 0)
    .toSorted(([, a], [, b]) => compare(b, a))
}

/** The reason with the largest rejected quantity of a row, or of all. */
function mainReason(byReason: readonly Group[], group: Group | undefined): string | undefined {
  const own = group
    ? byReason.filter(({ key }) => key.comp_no === group.key.comp_no && key.sg_code === group.key.sg_code)
    : byReason
  return sumsByReason(own)[0]?.[0]
}

function reasonChart(byReason: readonly Group[]): readonly ReportRow[] {
  const sums = sumsByReason(byReason)
  const whole = sums.map(([, qty]) => qty).reduce(plus, zero)
  let upTo = zero
  return sums.map(([rejectReason, qty]) => {
    upTo = plus(upTo, qty)
    return { rejectReason, rejectQty: quantityText(qty), ...shareOf('cumRate', upTo, whole) }
  })
}

const monthFigures: Figures = { defectPpm: { ...count(ppm, ''), shown: 0 } }

async function monthChart(context: ReportContext): Promise<readonly ReportRow[]> {
  const year = qualityFacts(context, monthsUntil(context.months, chartMonths))
  // What is accepted is delivered as well, and in no rate of these.
  const query = sql`select one.*, to_char(doc_date, 'YYYYMM') as month from (${year}) one where measure <> 'accepted'`
  const { groups } = await countGroups(context.tx, [query], ['month'], [ppm])
  return groups.map(({ key: { month }, numbers }) => ({
    yyyymm: month,
    ...figureValues(monthFigures, numbers),
  }))
}
