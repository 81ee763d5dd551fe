import { sql } from 'kysely'
import {
  exactOf,
  figureValues,
  multiplied,
  percent,
  percentOf,
  price,
  quantity,
  quantityOf,
  shownOf,
  without,
  won,
} from './figure'
import { companyNames, itemNames } from './groupNames'
import { basisOf, basisTexts, newestOrder, newestPrice, priceFacts, priceOf } from './priceFacts'
import { compare, magnitude, plus, rational, rounded, sortedBy, zero } from './rational'
import type {
  Counted,
  Group,
  KeyColumn,
  ReportContext,
  ReportKind,
  ReportParts,
  ReportRow,
} from './reportKind'

const key: readonly KeyColumn[] = ['item_code', 'comp_no', 'section']

const basis = priceOf('basis')
const difference = without(newestPrice, basis)
const rate = percentOf(difference, basis)
const effect = multiplied(difference, quantityOf('bought'))

/** 단가 차이 분석: newest prices of items by supplier and section against a basis (domain 14.4). */
export const costUnitDifference: ReportKind = {
  operation: 'getCostUnitDifference',
  key,
  facts: context => {
    const bases = { basis: basisOf(context) }
    return [priceFacts({ key, days: context.months.base, context, section: sql`newest.section`, bases })]
  },
  said: newestOrder,
  figures: context => ({
    basisPrice: price(basis, basisTexts[basisOf(context)]),
    unitPrice: price(newestPrice, '기간의 최근 발주 단가 × 그 발주의 환율'),
    diffAmt: price(difference, '단가 − 기준단가'),
    diffRate: percent(rate, '차이금액 ÷ 기준단가 × 100'),
    qty: quantity(quantityOf('bought'), '기간의 발주수량 합계'),
    effectAmt: won(effect, '차이금액 × 구매수량'),
  }),
  told: { lastPoNo: { text: '기간의 최근 발주 번호' } },
  listed: ({ groups }, { input }) => listedGroups(groups, input.diffRate),
  parts: differingRows,
}

/** Chart rows at most. */
const drawn = 10

async function differingRows({ groups, figures }: Counted, context: ReportContext): Promise<ReportParts> {
  const { tx, input } = context
  const listed = listedGroups(groups, input.diffRate)
  const items = await itemNames(tx, listed)
  const companies = await companyNames(tx, listed)
  const sum = listed.map(({ numbers }) => exactOf(effect, numbers) ?? zero).reduce(plus, zero)
  const listedRows = listed.map(group => {
    const [itemCode = '', compNo = '', section = ''] = key.map(column => group.key[column] ?? '')
    return {
      itemCode,
      ...(items.get(itemCode) ?? { itemName: itemCode, spec: '' }),
      section,
      compNo,
      compNameKr: companies.get(compNo)?.compNameKr ?? '',
      lastPoNo: group.key.newest_no,
      ...figureValues(figures, group.numbers),
    }
  })
  return {
    rows: listedRows,
    sums: { effectAmt: rounded(sum, 0) },
    charts: { chart: farthest(listedRows) },
  }
}

/** The rows that differ most, up or down. */
function farthest(rows: readonly ReportRow[]): readonly ReportRow[] {
  return sortedBy(
    rows.filter(({ diffRate }) => diffRate !== undefined),
    ({ diffRate }) => magnitude(rational(String(diffRate))),
    (a, b) => compare(b, a),
  )
    .slice(0, drawn)
    .map(({ itemCode, itemName, spec, section, compNo, compNameKr, diffRate }) => ({
      ...{ itemCode, itemName, spec, section, compNo, compNameKr, diffRate },
    }))
}

/** Those whose rate, as it is shown, reaches the limit; without a limit what has no basis is listed as well. */
function listedGroups(groups: readonly Group[], limit: string | undefined): readonly Group[] {
  if (limit === undefined) return groups
  const least = rational(limit)
  return groups.filter(({ numbers }) => {
    const shown = shownOf(rate, 1, numbers)
    return shown !== undefined && compare(magnitude(shown), least) >= 0
  })
}
