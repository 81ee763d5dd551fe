import { describe, expect, it } from 'vitest'
import type { PoChangeLineInput } from '../../../../codegen/generated/types'
import { Failure } from '../../../../server/http/failure'
import type { PoLineRecord } from '../../../../server/modules/order/orderKind'
import { changedLines } from '../../../../server/modules/orderChange/changedLines'
import { changeTypes, differenceTexts } from '../../../../server/modules/orderChange/changeTypes'

/** A line of 100 pieces at 45,000 won, due on 2026-12-10. */
const line = (more: Partial<PoLineRecord> = {}) =>
  ({
    ...{ po_no: 'PO202611-000001', line_no: 10, pr_no: null, pr_line_no: null, item_code: null },
    ...{ item_name: '정밀 샤프트', spec: null, unit_code: 'EA', qty: '100.000', unit_price: '45000.00' },
    ...{ amt: '4500000.00', due_date: '2026-12-10', promised_date: null, over_tol: '0', under_tol: '0' },
    ...{ shipped_qty: '0.000', received_qty: '0.000', returned_qty: '0.000', remain_qty: '100.000' },
    ...{ completed_yn: 'N', account_code: null, cost_center: null, bigo: null },
    ...more,
  }) as PoLineRecord

/** What is sent of a line: all of it, as it stands but for what is to be different. */
const sent = (lineNo: number, after: Partial<PoChangeLineInput> = {}) => ({
  ...{ lineNo, afterQty: '100', afterPrice: '45000', afterDue: '2026-12-10' },
  ...after,
})

const facts = { today: '2026-11-20', unitDecimals: new Map([['EA', 0]]), settled: new Set<number>() }

function refusalOf(work: () => unknown): readonly unknown[] {
  try {
    return ['taken', work()]
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure
    const { field, row, msg, args } = failure.body
    return [field, row, msg, args]
  }
}

describe('what a change of an order makes different', () => {
  it.each([
    ['a quantity', { afterQty: '120' }, 'QTY'],
    ['a price', { afterPrice: '44000' }, 'PRICE'],
    ['a day', { afterDue: '2026-12-24' }, 'DUE'],
    ['quantity and price', { afterQty: '120', afterPrice: '44000' }, 'QTY,PRICE'],
    ['quantity and day', { afterDue: '2026-12-24', afterQty: '120' }, 'QTY,DUE'],
    ['price and day', { afterDue: '2026-12-24', afterPrice: '44000' }, 'PRICE,DUE'],
    [
      'all three, while one is sent as it was',
      { afterQty: '120', afterPrice: '45000', afterDue: '2026-12-24' },
      'QTY,DUE',
    ],
    [
      'nothing, where all is as it was',
      { afterQty: '100', afterPrice: '45000.0', afterDue: '2026-12-10' },
      '',
    ],
  ])('is %s', (_, after, types) => {
    expect(changeTypes(changedLines([line()], [sent(10, after)], facts), undefined).join()).toBe(types)
  })

  it('is found over all lines, and receiver and place come last', () => {
    const stored = [line(), line({ line_no: 20, item_name: '베어링' }), line({ line_no: 30 })]
    const lines = [
      sent(20, { afterPrice: '44000' }),
      sent(10, { afterQty: '120' }),
      sent(30, { afterQty: '100' }),
    ]
    const changed = changedLines(stored, lines, facts)
    const info = { place: { before: null, after: '구미 2공장' } }
    expect(changed.map(each => each.line.line_no)).toEqual([20, 10])
    expect(changeTypes(changed, info)).toEqual(['QTY', 'PRICE', 'INFO'])
    expect(changeTypes([], info)).toEqual(['INFO'])
    expect(differenceTexts(changed, info)).toEqual({
      before: '20 베어링: 단가 45,000 / 10 정밀 샤프트: 수량 100 / 납품장소: -',
      after: '20 베어링: 단가 44,000 / 10 정밀 샤프트: 수량 120 / 납품장소: 구미 2공장',
    })
  })
})

describe('a value that is refused', () => {
  it.each([
    [
      'a price of nothing beside a good quantity',
      { afterQty: '120', afterPrice: '0' },
      'afterPrice',
      '단가는 0보다 커야 합니다.',
    ],
    [
      'a quantity below nothing beside a good price',
      { afterQty: '-1', afterPrice: '44000' },
      'afterQty',
      '수량은 0 이상이어야 합니다.',
    ],
    [
      'a day gone by beside good values',
      { afterQty: '120', afterDue: '2026-11-19' },
      'afterDue',
      '납기일은 오늘 이후여야 합니다.',
    ],
    ['no number as quantity', { afterQty: '많이', afterPrice: '1' }, 'afterQty', undefined],
    ['no number as price', { afterQty: '120', afterPrice: '싸게' }, 'afterPrice', undefined],
    ['no day', { afterDue: '2026-02-31' }, 'afterDue', undefined],
    ['an emptied quantity', { afterQty: '' }, 'afterQty', undefined],
    ['an emptied price', { afterPrice: '' }, 'afterPrice', undefined],
    ['an emptied day', { afterDue: '' }, 'afterDue', undefined],
    ['half a piece', { afterQty: '100.5' }, 'afterQty', undefined],
    ['a price of three decimals', { afterPrice: '45000.125' }, 'afterPrice', undefined],
    [
      'an amount of fourteen digits by its quantity',
      { afterQty: '9999999999' },
      'afterQty',
      '입력할 수 있는 범위를 넘었습니다.',
    ],
    [
      'an amount of fourteen digits by its price',
      { afterPrice: '999999999999' },
      'afterPrice',
      '입력할 수 있는 범위를 넘었습니다.',
    ],
  ])('%s is named at its field and row', (_, after, field, msg) => {
    const stored = [line({ line_no: 20 }), line()]
    const lines = [sent(20, { afterQty: '90' }), sent(10, after)]
    const [atField, atRow, text] = refusalOf(() => changedLines(stored, lines, facts))
    expect([atField, atRow]).toEqual([field, 2])
    expect(msg === undefined || text === msg).toBe(true)
  })

  it('is a quantity below what was received or is on its way, whatever else changes', () => {
    const moved = line({ received_qty: '50.000', shipped_qty: '20.000' })
    expect(
      refusalOf(() => changedLines([moved], [sent(10, { afterQty: '69', afterPrice: '44000' })], facts)),
    ).toEqual(['afterQty', 1, '변경수량은 입고·납품중 수량(70) 이상이어야 합니다.', ['70']])
    expect(changedLines([moved], [sent(10, { afterQty: '70' })], facts)).toHaveLength(1)
  })

  it('is the price of a line of which something is settled, while its quantity and day may change', () => {
    const settled = { ...facts, settled: new Set([10]) }
    const refused = refusalOf(() =>
      changedLines([line()], [sent(10, { afterQty: '120', afterPrice: '44000' })], settled),
    )
    expect(refused.slice(0, 3)).toEqual(['afterPrice', 1, '정산된 수량이 있어 단가를 변경할 수 없습니다.'])
    const others = sent(10, { afterQty: '120', afterPrice: '45000', afterDue: '2026-12-24' })
    expect(changedLines([line()], [others], settled)).toHaveLength(1)
  })

  it('is a line that the order does not have, or that is named twice', () => {
    expect(refusalOf(() => changedLines([line()], [sent(20, { afterQty: '1' })], facts))[0]).toBe('lineNo')
    const twice = [sent(10, { afterQty: '1' }), sent(10, { afterQty: '2' })]
    expect(refusalOf(() => changedLines([line()], twice, facts)).slice(0, 2)).toEqual(['lineNo', 2])
  })
})

describe('a line that is dropped', () => {
  it('leaves the order while another one stays', () => {
    const stored = [line(), line({ line_no: 20 })]
    expect(changedLines(stored, [sent(10, { afterQty: '0' })], facts)[0]?.qty).toBe('0')
  })

  it('is refused where it was delivered, or where nothing would be left', () => {
    const stored = [line({ received_qty: '1.000' }), line({ line_no: 20 })]
    const part = refusalOf(() => changedLines(stored, [sent(10, { afterQty: '0' })], facts))
    expect(part.slice(0, 2)).toEqual(['afterQty', 1])
    const left = [line({ qty: '0.000' }), line({ line_no: 20 })]
    const none = refusalOf(() => changedLines(left, [sent(20, { afterQty: '0' })], facts))
    expect(none.slice(0, 3)).toEqual(['afterQty', 1, '모든 품목을 뺄 수 없습니다. 발주취소를 사용해 주세요.'])
  })
})
