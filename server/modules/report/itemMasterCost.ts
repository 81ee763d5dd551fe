import { type RawBuilder, sql } from 'kysely'
import { trimDecimal } from '../../../schemas/shared/decimal'
import { given } from '../../document/givenFields'
import { contains } from '../../document/listQuery'
import { fieldRefused } from '../../http/failure'
import { all, columnIs, countedOrder, facts, itemGroup } from './fact'
import { added, count, exactOf, figureValues, linesOf, percent, percentOf } from './figure'
import { sourcingGroupNames } from './groupNames'
import { compare, minus, over, type Rational, rational, shareOf } from './rational'
import type { Counted, Group, ReportContext, ReportKind, ReportParts, ReportRow } from './reportKind'

type Sql = RawBuilder<unknown>

const valid = linesOf('valid')
const expired = linesOf('expired')
const none = linesOf('none')
const everything = added(added(valid, expired), added(none, linesOf('later')))
const share = percentOf(valid, everything)

const otherShares: Counted['figures'] = {
  expiredRate: percent(percentOf(expired, everything), '만료만 품목 수 ÷ 품목 수 × 100'),
  noneRate: percent(percentOf(none, everything), '단가없음 품목 수 ÷ 품목 수 × 100'),
}

/** 품목마스터 단가: items registered in a period with their prices, and how many have a valid one (domain 14.4). */
export const itemMasterCost: ReportKind = {
  operation: 'listItemMasterCost',
  // Of level 1.
  key: ['sg_code'],
  facts: context => [
    facts(
      'IT',
      {
        measure: sql`found.standing`,
        docNo: sql`found.item_code`,
        itemName: sql`found.item_name`,
        docDate: sql`found.reg_date`,
        section: sql`null::text`,
        sgCode: sql`left(found.sg_code, 2)`,
      },
      sql`from (${foundItems(context)}) found`,
    ),
  ],
  figures: () => ({
    itemCnt: count(everything, '등록일이 기간에 든 사용 중인 품목 수'),
    validCnt: count(valid, '오늘 유효한 단가가 있는 품목 수'),
    expiredCnt: count(expired, '단가가 있으나 오늘 이후 유효한 단가가 없는 품목 수'),
    noneCnt: count(none, '단가가 한 건도 없는 품목 수'),
    shareRate: percent(share, '유효단가 품목 수 ÷ 품목 수 × 100'),
  }),
  beside: otherShares,
  told: {
    prevPrice: { text: '같은 품목·협력사·사업부·통화에서 적용시작일 전에 끝난 최근 단가' },
    diffRate: { text: '(단가 − 직전단가) ÷ 직전단가 × 100, 가격단위 1 기준' },
    lastPoNo: { text: '품목과 협력사의 최근 발주 번호' },
  },
  parts: priceRows,
}

const ofCompany = ({ input: { compNo } }: ReportContext): Sql => columnIs('price.comp_no', compNo)

/** Items with whether they have prices: the check marks of the page choose among rows alone. */
function foundItems(context: ReportContext): Sql {
  const { input, today } = context
  const { regDateFrom: from, regDateTo: to, catCode, itemName } = input
  if (from !== undefined && to !== undefined && from > to) throw fieldRefused('regDate', 'periodReversed')
  const has = (condition: Sql) =>
    sql`exists (select from item_price price where price.item_code = item.item_code and ${ofCompany(context)} and ${condition})`
  return sql`select item.*, case when ${has(sql`${today}::date between price.valid_from and price.valid_to`)} then 'valid'
      when ${has(sql`price.valid_to >= ${today}::date`)} then 'later' when ${has(sql`true`)} then 'expired' else 'none' end as standing
    from item where ${all(
      sql`item.status = 'ACTIVE'`,
      from === undefined ? sql`true` : sql`item.reg_date >= ${from}::date`,
      to === undefined ? sql`true` : sql`item.reg_date <= ${to}::date`,
      itemGroup(input),
      catCode === undefined ? sql`true` : sql`starts_with(item.cat_code, ${catCode})`,
      itemName === undefined ? sql`true` : contains(sql`item.item_name`, itemName),
    )}`
}

/** An item with one of its prices, as the database knows them. */
interface Found {
  readonly item_code: string
  readonly item_name: string
  readonly spec: string
  readonly cat_name: string | null
  readonly sg_name: string | null
  readonly unit_code: string
  readonly reg_date: string | null
  readonly comp_no: string | null
  readonly comp_name_kr: string | null
  readonly currency: string | null
  readonly unit_price: string | null
  readonly price_unit: number | null
  readonly valid_from: string | null
  readonly valid_to: string | null
  readonly price_basis: string | null
  readonly prev_price: string | null
  readonly prev_unit: number | null
  readonly last_po_no: string | null
}

async function priceRows({ groups, whole, figures }: Counted, context: ReportContext): Promise<ReportParts> {
  const { tx, input, today } = context
  const { rows } =
    await sql<Found>`select found.*, cat_name, sg_name, price.comp_no, comp_name_kr, price.currency,
      price.unit_price, price.price_unit, price.valid_from, price.valid_to, price.price_basis,
      before.unit_price as prev_price, before.price_unit as prev_unit, bought.po_no as last_po_no
    from (${foundItems(context)}) found left join item_category using (cat_code) left join sourcing_group using (sg_code)
    left join lateral (
      select * from item_price price where price.item_code = found.item_code and ${ofCompany(context)}
        and (case when found.standing = 'valid' then ${today}::date between price.valid_from and price.valid_to
          else price.price_no = (select price.price_no from item_price price where price.item_code = found.item_code
            and ${ofCompany(context)} and price.valid_to < ${today}::date
            order by price.valid_to desc, price.price_no desc limit 1) end)) price on true
    left join company on company.comp_no = price.comp_no
    left join lateral (
      select unit_price, price_unit from item_price earlier where earlier.item_code = price.item_code
        and earlier.comp_no = price.comp_no and earlier.top_dept is not distinct from price.top_dept
        and earlier.currency = price.currency and earlier.valid_to < price.valid_from
      order by earlier.valid_to desc, earlier.price_no desc limit 1) before on true
    left join lateral (
      select po.po_no from po_line line join po on po.po_no = line.po_no
      where line.item_code = found.item_code and po.comp_no = price.comp_no and ${countedOrder}
      order by po.po_date desc, po.po_no desc limit 1) bought on true
    where ${all(
      input.noPriceYn === 'Y' ? sql`found.standing = 'none'` : sql`true`,
      input.expiredYn === 'Y' ? sql`found.standing = 'expired'` : sql`true`,
    )}
    order by found.item_code collate "C", price.comp_no collate "C", price.valid_from, price.price_no`.execute(
      tx,
    )
  return {
    rows: rows.map(shownPrice),
    sums: figureValues(figures, whole.numbers),
    charts: { chart: await groupBars(context, groups, figures) },
  }
}

function shownPrice(row: Found): ReportRow {
  const { unit_price, price_unit, prev_price, prev_unit } = row
  const [now, before] = [perUnit(unit_price, price_unit), perUnit(prev_price, prev_unit)]
  return {
    itemCode: row.item_code,
    itemName: row.item_name,
    spec: row.spec,
    unitCode: row.unit_code,
    ...given({
      catName: row.cat_name,
      sgName: row.sg_name,
      regDate: row.reg_date,
      compNo: row.comp_no,
      compNameKr: row.comp_name_kr,
      currency: row.currency,
      unitPrice: unit_price === null ? null : trimDecimal(unit_price),
      priceUnit: price_unit,
      validFrom: row.valid_from,
      validTo: row.valid_to,
      priceBasis: row.price_basis,
      prevPrice: prev_price === null ? null : trimDecimal(prev_price),
      lastPoNo: row.last_po_no,
    }),
    ...(now && before && shareOf('diffRate', minus(now, before), before)),
  }
}

const perUnit = (price: string | null, unit: number | null): Rational | undefined =>
  price === null || unit === null ? undefined : over(rational(price), rational(String(unit)))

/** A bar to 100 % for each group of level 1, the one with the fewest valid prices first. */
async function groupBars(
  { tx }: ReportContext,
  groups: readonly Group[],
  figures: Counted['figures'],
): Promise<readonly ReportRow[]> {
  const codeOf = ({ key }: Group) => key.sg_code ?? ''
  const shareOfValid = ({ numbers }: Group) => exactOf(share, numbers) ?? rational('0')
  const names = await sourcingGroupNames(tx, groups.map(codeOf))
  return groups
    .toSorted((a, b) => compare(shareOfValid(a), shareOfValid(b)) || (codeOf(a) < codeOf(b) ? -1 : 1))
    .map(group => ({
      sgCode: codeOf(group),
      sgName: names.get(codeOf(group)) ?? codeOf(group),
      ...figureValues(figures, group.numbers),
      ...figureValues(otherShares, group.numbers),
    }))
}
