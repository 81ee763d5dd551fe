import { type RawBuilder, sql } from 'kysely'
import { codeText } from '../../../schemas/codes/codeGroups'
import { addDays, addMonths } from '../../../schemas/shared/calendar'
import { factsReaching } from './countGroups'
import {
  divided,
  exactOf,
  figureValues,
  multiplied,
  newestMonthOf,
  percent,
  percentOf,
  price,
  quantity,
  quantityOf,
  sumOf,
  without,
  won,
} from './figure'
import { companyNames, itemNames } from './groupNames'
import { readTrend } from './priceTrend'
import { orderLines } from './purchaseFacts'
import { compare, magnitude, plus, type Rational, rounded, zero } from './rational'
import type {
  Counted,
  Group,
  KeyColumn,
  ReportContext,
  ReportKind,
  ReportParts,
  ReportRow,
} from './reportKind'

type Sql = RawBuilder<unknown>

const average = divided(sumOf('now'), quantityOf('now'))
const earlier = divided(sumOf('then'), quantityOf('then'))
const difference = without(average, earlier)
const effect = multiplied(difference, quantityOf('now'))
const rate = percentOf(difference, earlier)
const usualRate = '3'
/** Months before the base month in which an earlier purchase is looked for. */
const monthsBefore = 12
/** Months in the line of one item and supplier. */
const monthsDrawn = 12

const key: readonly KeyColumn[] = ['item_code', 'comp_no']

/** 단가 변동 현황: average prices of the month against the newest earlier month of the same item and supplier (domain 14.4). */
export const monthlyReport04: ReportKind = {
  operation: 'getMonthlyReport04',
  key,
  facts: (context, reached) =>
    reached ? [factsReaching(priceFacts(context), key, reached)] : priceFacts(context),
  figures: () => ({
    prevPrice: price(earlier, '비교월의 원화 금액 합계 ÷ 수량 합계'),
    unitPrice: price(average, '기준월의 원화 금액 합계 ÷ 수량 합계'),
    diffAmt: price(difference, '당월 평균단가 − 비교월 평균단가'),
    diffRate: percent(rate, '차이금액 ÷ 비교월 평균단가 × 100'),
    qty: quantity(quantityOf('now'), '기준월의 발주수량'),
    effectAmt: won(effect, '차이금액 × 당월수량'),
  }),
  beside: {
    prevYyyymm: won(newestMonthOf('then'), '기준월 앞 12개월 중 같은 품목·협력사의 발주가 있는 가장 최근 달'),
  },
  told: {
    reasonText: { text: '최근 단가변경의 사유, 없으면 발주요청의 단가근거' },
    upCnt: { text: '조회된 행 중 단가가 오른 품목·협력사 수', of: 'effectAmt' },
    downCnt: { text: '조회된 행 중 단가가 내린 품목·협력사 수', of: 'effectAmt' },
  },
  reached: ({ input: { diffRate = usualRate } }) => ({ rate, limit: diffRate }),
  parts: changedRows,
}

/** Lines of the month, and of the newest earlier month in which the item was ordered of the same supplier. */
function priceFacts({ input, months: { base } }: ReportContext): readonly Sql[] {
  const earlierDays = { from: addMonths(base.from, -monthsBefore), to: addDays(base.from, -1) }
  const now = orderLines('now', base, input)
  const then = orderLines('then', earlierDays, input)
  // What was not bought in the month has nothing to compare.
  const isBoughtNow = sql`(item_code, comp_no) in (select item_code, comp_no from (${now}) bought)`
  return [
    sql`select * from (${now}) bought where item_code is not null`,
    sql`select measure, doc_type, doc_no, line_no, doc_date, doc_status, section, deptcd, deptnm, comp_no, item_code, item_name,
        sg_code, unit_code, buyer_id, reason, value, qty
      from (select bought.*, dense_rank() over (partition by item_code, comp_no order by date_trunc('month', doc_date) desc) as place
        from (${then}) bought where item_code is not null and ${isBoughtNow}) ranked where place = 1`,
  ]
}

const effectOf = ({ numbers }: Group): Rational => exactOf(effect, numbers) ?? zero

/** Those of which an effect is known, the largest first. */
function changedGroups({ groups }: Counted): readonly Group[] {
  return groups
    .flatMap(group => {
      const effected = exactOf(effect, group.numbers)
      return effected ? [{ group, size: magnitude(effected) }] : []
    })
    .toSorted((a, b) => compare(b.size, a.size))
    .map(({ group }) => group)
}

async function changedRows(counted: Counted, context: ReportContext): Promise<ReportParts> {
  const { figures } = counted
  const { itemCode, compNo } = context.input
  const listed = changedGroups(counted)
  const items = await itemNames(context.tx, listed)
  const companies = await companyNames(context.tx, listed)
  const reasons = await changeReasons(context, listed)
  const sum = listed.map(effectOf).reduce(plus, zero)
  const moved = (sign: number) =>
    listed.filter(({ numbers }) => compare(exactOf(difference, numbers) ?? zero, zero) === sign).length
  return {
    rows: listed.map(group => {
      const [item, company] = [String(group.key.item_code), String(group.key.comp_no)]
      const { unitCode: _, ...named } = items.get(item) ?? { itemName: item, spec: '' }
      return {
        itemCode: item,
        ...named,
        compNo: company,
        compNameKr: companies.get(company)?.compNameKr ?? '',
        ...figureValues(monthlyReport04.beside ?? {}, group.numbers),
        ...reasons.get(`${item} ${company}`),
        ...figureValues(figures, group.numbers),
      }
    }),
    sums: { effectAmt: rounded(sum, 0) },
    kpi: { upCnt: moved(1), downCnt: moved(-1), effectAmt: rounded(sum, 0) },
    ...(itemCode !== undefined &&
      compNo !== undefined && { charts: { months: await readTrend(context, monthsDrawn) } }),
  }
}

/** Why the price changed: its last accepted change, else the basis of the newest order request. */
async function changeReasons(
  context: ReportContext,
  groups: readonly Group[],
): Promise<ReadonlyMap<string, ReportRow>> {
  const [nowLines = sql``] = priceFacts(context)
  const items = [...new Set(groups.flatMap(({ key }) => key.item_code ?? []))]
  const { rows } = await sql<{
    item_code: string
    comp_no: string
    reason: string | null
    basis: string | null
  }>`
    with line as materialized (${nowLines}),
      bought as (select distinct item_code, comp_no, doc_no from line where item_code = any (${items}::text[])),
      changed as (select distinct on (bought.item_code, bought.comp_no) bought.item_code, bought.comp_no, change.reason
        from bought join po_change change on change.po_no = bought.doc_no and change.status = 'ACKED' and change.chg_type = 'PRICE'
        order by bought.item_code, bought.comp_no, change.requested_dt desc),
      asked as (select distinct on (bought.item_code, bought.comp_no) bought.item_code, bought.comp_no,
          nullif(asked.basis_reason, '') as reason, asked.price_basis
        from bought join order_request asked on asked.po_no = bought.doc_no
        order by bought.item_code, bought.comp_no, asked.req_date desc, asked.or_no desc)
    select item_code, comp_no, coalesce(changed.reason, asked.reason) as reason, asked.price_basis as basis
    from changed full join asked using (item_code, comp_no)`.execute(context.tx)
  return new Map(
    rows.flatMap(({ item_code, comp_no, reason, basis }) => {
      const reasonText = reason ?? (basis === null ? null : context.say(codeText('PRICE_BASIS', basis)))
      return reasonText === null ? [] : [[`${item_code} ${comp_no}`, { reasonText }] as const]
    }),
  )
}
