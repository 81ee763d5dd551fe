import type { Insertable } from 'kysely'
import { addDays } from '../../schemas/shared/calendar'
import { zeroPad } from '../../schemas/shared/zeroPad'
import type { Tables } from '../database/tables'
import { comparedOf, itemKeys } from '../modules/item/itemKeys'
import { itemVocabulary } from './itemVocabulary'
import type { SeededRandom } from './seededRandom'

/** Fixture items by their exact codes. */
const fixtures = [
  ['100101000001', '전동드라이버 세트', '18V 배터리 2개 포함', 'EA', 128_000, 'MRO', 'N', null],
  ['100101000002', '교체 비트 PH2', 'PH2×65mm', 'EA', 3_450, 'MRO', 'N', null],
  ['200203000001', '정밀 샤프트 Φ8×120', 'Φ8×120 SUJ2 h6', 'EA', 1_250, 'PART', 'N', '5.00'],
  ['400201000001', '리니어 가이드 LM-20', 'LM-20 300L 2블록', 'EA', 61_725, 'PART', 'N', null],
  ['300101000001', '노트북 16형', '16형 i7/32GB/1TB', 'EA', 2_150_000, 'EQP', 'Y', null],
  ['900101000001', 'A4 복사용지 80g', '80g 2,500매', 'BOX', 18_900, 'MRO', 'N', null],
  ['900102000001', '토너 카트리지', '검정 10,000매', 'EA', 87_500, 'MRO', 'N', null],
  ['900103000001', '볼펜 0.5mm', '0.5mm 흑색', 'EA', 333, 'MRO', 'N', null],
] as const

export type SeedItem = Insertable<Tables['item']> & {
  readonly last_price: string
  readonly last_currency: string
}

/** From the 541st item on, those that are not in use. */
const idleStatuses = [
  ...Array.from({ length: 25 }, () => 'INACTIVE'),
  ...Array.from({ length: 20 }, () => 'REQUESTED'),
  ...Array.from({ length: 10 }, () => 'DRAFT'),
  ...Array.from({ length: 5 }, () => 'REJECTED'),
]
const itemCount = 600
const activeCount = 540

/** 600 items: the fixtures and, from the vocabulary, each specification in several series. */
export function seedItems(random: SeededRandom, today: string, known: ReadonlySet<string>): SeedItem[] {
  const lastByCategory = new Map<string, number>(
    fixtures.map(([code]) => [code.slice(0, 6), Number(code.slice(6))]),
  )
  lastByCategory.set('100101', 2)
  const groupOf = (code: string) => (known.has(code) ? code : `${code.slice(0, 4)}0101`)
  const items: SeedItem[] = fixtures.map(
    ([item_code, item_name, spec, unit_code, price, item_type, asset_yn, over_tol]) => ({
      item_code,
      item_name,
      spec,
      item_type,
      cat_code: item_code.slice(0, 6),
      sg_code: '03030101',
      unit_code,
      over_tol,
      under_tol: over_tol === null ? null : '0',
      lead_time: 7,
      asset_yn,
      last_price: String(price),
      last_currency: 'KRW',
      status: 'ACTIVE',
      reg_date: addDays(today, -400),
    }),
  )
  for (let index = 0; items.length < itemCount; index += 1) {
    const word = itemVocabulary[index % itemVocabulary.length]
    if (!word) break
    const { name, category: cat, sourcingGroup: group, itemType: type, unit, price, maker, specs } = word
    const round = Math.floor(index / itemVocabulary.length)
    const spec = specs[round % specs.length] ?? ''
    const series = Math.floor(round / specs.length)
    const status =
      items.length < activeCount ? 'ACTIVE' : (idleStatuses[items.length - activeCount] ?? 'INACTIVE')
    const sequence = (lastByCategory.get(cat) ?? 0) + 1
    lastByCategory.set(cat, sequence)
    items.push({
      item_code: wasApproved(status) ? cat + zeroPad(sequence, 6) : `T${zeroPad(items.length, 11)}`,
      item_name: name,
      spec: series === 0 ? spec : `${spec} (${series + 1}세대)`,
      maker: maker === '' ? null : maker,
      model_no: `${cat.slice(0, 2)}-${zeroPad(index, 4)}`,
      item_type: type,
      cat_code: cat,
      sg_code: groupOf(group),
      unit_code: unit,
      lead_time: random.pick([3, 5, 7, 14, 21, 30]),
      asset_yn: type === 'EQP' ? 'Y' : 'N',
      last_price: String(price < 1_000 ? price : Math.round((price * random.whole(85, 125)) / 1_000) * 10),
      last_currency: 'KRW',
      requester: 'tf.admin',
      status,
      reject_reason: status === 'REJECTED' ? '동일 규격의 품목이 이미 등록되어 있습니다.' : null,
      reg_date: addDays(today, -random.whole(30, 900)),
    })
  }
  return items.map(item => ({ ...item, ...itemKeys(comparedOf(item)) }))
}

const wasApproved = (status: unknown) => status === 'ACTIVE' || status === 'INACTIVE'

/** As it is kept: what was never approved has neither a price nor a day since when it is there. */
export function keptItem(item: SeedItem): Insertable<Tables['item']> {
  return wasApproved(item.status) ? item : { ...item, last_price: null, last_currency: null, reg_date: null }
}

/**
 * Two prices for each item that was approved: what it cost a year ago and what it costs now. Some have the one before as well, as
 * many as make 1,200.
 */
export function seedPrices(
  random: SeededRandom,
  today: string,
  items: readonly SeedItem[],
  companies: readonly string[],
): Insertable<Tables['item_price']>[] {
  const suppliers: Readonly<Record<string, string>> = { '400201000001': 'C000006', '200203000001': 'C000001' }
  const month = today.slice(0, 4) + today.slice(5, 7)
  const turn = addDays(today, -60)
  const yearAgo = addDays(turn, -365)
  const approved = items.filter(({ status }) => wasApproved(status)).length
  const withThird = items.length * 2 - approved * 2
  return items
    .flatMap((item, index) => {
      const isOffice = item.cat_code.startsWith('90')
      const comp_no = suppliers[item.item_code] ?? (isOffice ? 'C000003' : random.pick(companies))
      const now = Number(item.last_price)
      const before = Math.max(1, Math.round((now * random.whole(88, 99)) / 100))
      const basis = random.pick(['CONTRACT', 'QUOT', 'NEGO'])
      const isYen = item.item_code === '400201000001'
      const price = (unit_price: number, valid_from: string, valid_to: string, price_basis: string) => ({
        ...{ item_code: item.item_code, comp_no, currency: isYen ? 'JPY' : 'KRW' },
        unit_price: String(isYen ? Math.round(unit_price / 9.1) : unit_price),
        ...{ valid_from, valid_to, price_basis },
      })
      if (!wasApproved(item.status)) return []
      const first = price(Math.ceil(before * 0.96), addDays(yearAgo, -365), addDays(yearAgo, -1), 'PREV')
      return [
        ...(index >= approved - withThird ? [first] : []),
        price(before, yearAgo, addDays(turn, -1), 'PREV'),
        price(now, turn, addDays(turn, 365), basis),
      ]
    })
    .map((price, index) => ({ price_no: `IP${month}-${zeroPad(index + 1, 6)}`, ...price }))
}
