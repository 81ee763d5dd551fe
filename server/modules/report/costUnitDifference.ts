import { sql } from 'kysely'
import {
  exactly,
  multiplied,
  percent,
  percentOf,
  price,
  quantity,
  quantityOf,
  shownFigures,
  without,
  won,
} from './figure'
import { companyNames, itemNames } from './groupNames'
import {
  basisOf,
  basisTexts,
  newestPrice,
  type PriceQuestion,
  priceFacts,
  priceGroups,
  priceOf,
} from './priceFacts'
import { plus, rounded, sortedBy, zero } from './rational'
import type { Counted, KeyColumn, ReportContext, ReportKind, ReportParts, ReportRow } from './reportKind'

const key: readonly KeyColumn[] = ['item_code', 'comp_no', 'section']

const basis = priceOf('basis')
const difference = without(newestPrice, basis)
const rate = percentOf(difference, basis)
const effect = multiplied(difference, quantityOf('bought'))

const asked = (context: ReportContext): PriceQuestion => ({
  key,
  days: context.months.base,
  context,
  section: sql`newest.section`,
  bases: { basis: basisOf(context) },
})

/** 단가 차이 분석: newest prices of items by supplier and section against a basis (domain 14.4). */
export const costUnitDifference: ReportKind = {
  operation: 'getCostUnitDifference',
  key,
  facts: (context, reached) => [priceFacts(asked(context), reached)],
  groups: context => priceGroups(asked(context)),
  figures: context => ({
    basisPrice: price(basis, basisTexts[basisOf(context)]),
    unitPrice: price(newestPrice, '기간의 최근 발주 단가 × 그 발주의 환율'),
    diffAmt: price(difference, '단가 − 기준단가'),
    diffRate: percent(rate, '차이금액 ÷ 기준단가 × 100'),
    qty: quantity(quantityOf('bought'), '기간의 발주수량 합계'),
    effectAmt: won(effect, '차이금액 × 구매수량'),
  }),
  told: { lastPoNo: { text: '기간의 최근 발주 번호' } },
  // Without a limit what has no basis is listed as well.
  reached: ({ input: { diffRate } }) => (diffRate === undefined ? undefined : { rate, limit: diffRate }),
  parts: differingRows,
}

/** Chart rows at most. */
const drawn = 10

async function differingRows({ groups, figures }: Counted, { tx }: ReportContext): Promise<ReportParts> {
  // Of many thousand groups nothing is kept but what is answered: what is only worked with is gone before it costs anything.
  const listed = groups.map(({ key, numbers }) => {
    const of = exactly(numbers)
    return { key, effect: of(effect) ?? zero, shown: shownFigures(figures, of) }
  })
  const items = await itemNames(tx, listed)
  const companies = await companyNames(tx, listed)
  const sum = listed.map(one => one.effect).reduce(plus, zero)
  const rows = listed.map(({ key: { item_code, comp_no, section, newest_no }, shown }) => {
    const [itemCode, compNo] = [item_code ?? '', comp_no ?? '']
    return {
      itemCode,
      ...(items.get(itemCode) ?? { itemName: itemCode, spec: '' }),
      section: section ?? '',
      compNo,
      compNameKr: companies.get(compNo)?.compNameKr ?? '',
      lastPoNo: newest_no,
      ...shown,
    }
  })
  return {
    rows,
    sums: { effectAmt: rounded(sum, 0) },
    charts: { chart: farthest(rows) },
  }
}

/** The rows that differ most, up or down. */
function farthest(rows: readonly ReportRow[]): readonly ReportRow[] {
  return sortedBy(
    rows.filter(({ diffRate }) => diffRate !== undefined),
    ({ diffRate }) => Math.abs(Number(diffRate)),
    (a, b) => b - a,
  )
    .slice(0, drawn)
    .map(({ itemCode, itemName, spec, section, compNo, compNameKr, diffRate }) => ({
      ...{ itemCode, itemName, spec, section, compNo, compNameKr, diffRate },
    }))
}
