import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type Figure, figureOf, figures } from '../../../../server/modules/supplierFigures/figureFacts'
import { readFigures } from '../../../../server/modules/supplierFigures/readFigures'
import { createTestDatabase, type TestDatabase } from '../../testDatabase'
import { plainFigures } from './plainFigures'
import type {
  HistoryLine,
  HistoryOrder,
  HistoryReceipt,
  HistoryReceived,
  SupplierHistory,
} from './supplierHistory'
import { testCompany, writeHistories } from './writeHistories'

/** The worked examples of domain 3.5, each with a supplier of its own, in the year 2024. */
const window = { from: '2024-01-01', to: '2024-12-31', now: new Date('2025-02-01T09:00:00+09:00') }

let number = 0
const numbered = (prefix: string, day: string) => {
  number += 1
  return `${prefix}${day.slice(0, 4)}${day.slice(5, 7)}-${800_000 + number}`
}

const line = (more: Partial<HistoryLine> = {}): HistoryLine => ({
  ...{ no: 10, item: null, qty: '100', amt: '0', due: '2025-06-30', underTol: '0', completedYn: 'N' },
  ...more,
})
/** An order before the year, which no figure of orders counts, unless it says otherwise. */
const order = (more: Partial<HistoryOrder> = {}): HistoryOrder => {
  const day = more.day ?? '2023-11-01'
  return {
    ...{ no: numbered('PO', day), day, type: 'NORMAL', status: 'ACCEPTED', currency: 'KRW', rate: '1' },
    ...{ forwardYn: 'N', sentAt: `${day}T01:00:00.000Z`, resentAt: [], acceptedAt: `${day}T01:00:00.000Z` },
    ...{ due: null, lines: [line()] },
    ...more,
  }
}
const received = (accepted: string, more: Partial<HistoryReceived> = {}): HistoryReceived => ({
  ...{ no: 10, orderLine: 10, delivered: accepted, accepted, rejected: '0', returned: '0', lastYn: 'N' },
  ...more,
})
const receipt = (of: HistoryOrder, day: string, lines: readonly HistoryReceived[]): HistoryReceipt => ({
  ...{ no: numbered('WR', day), order: of.no, type: 'GR', status: 'CONFIRMED', day, lines },
})
const history = (more: Partial<SupplierHistory>): SupplierHistory => ({
  orders: [],
  receipts: [],
  surveys: [],
  ...more,
})

/** One order with a line for each, due on one day: received on that day, or never. */
function dueLines(onTime: number, late: number): SupplierHistory {
  const lines = Array.from({ length: onTime + late }, (_, index) =>
    line({ no: index + 1, due: '2024-05-10' }),
  )
  const of = order({ lines })
  const parts = lines.slice(0, onTime).map(({ no }) => received('100', { no, orderLine: no }))
  return history({ orders: [of], receipts: onTime === 0 ? [] : [receipt(of, '2024-05-10', parts)] })
}

interface Delivered {
  readonly day: string
  readonly accepted: string
  readonly more?: Partial<HistoryReceived>
}
function completion(of: Partial<HistoryLine>, deliveries: readonly Delivered[]): SupplierHistory {
  const ordered = order({ lines: [line(of)] })
  return history({
    orders: [ordered],
    receipts: deliveries.map(({ day, accepted, more }) => receipt(ordered, day, [received(accepted, more)])),
  })
}

function inspected(delivered: string, rejected: string, returned = '0'): SupplierHistory {
  const of = order()
  const accepted = (Number(delivered) - Number(rejected)).toFixed(3)
  return history({
    orders: [of],
    receipts: [receipt(of, '2024-03-05', [received(accepted, { delivered, rejected, returned })])],
  })
}

interface Bought {
  readonly day: string
  readonly item: number
  readonly qty: string
  readonly amt: string
  readonly currency?: string
  readonly rate?: string
}
const bought = (orders: readonly Bought[]): SupplierHistory =>
  history({
    orders: orders.map(({ day, item, qty, amt, currency = 'KRW', rate = '1' }) =>
      order({ day, currency, rate, lines: [line({ item: items[item] ?? null, qty, amt })] }),
    ),
  })
const priceOf = (then: string, now: string) =>
  bought([
    { day: '2023-06-01', item: 0, qty: '1', amt: then },
    { day: '2024-06-01', item: 0, qty: '1', amt: now },
  ])

const accepted = (times: readonly (readonly [sent: string, accepted: string])[]): SupplierHistory =>
  history({
    orders: times.map(([sent, at]) =>
      order({
        day: sent.slice(0, 10),
        forwardYn: 'Y',
        sentAt: `${sent}:00+09:00`,
        acceptedAt: `${at}:00+09:00`,
      }),
    ),
  })

function surveyed(averages: readonly string[]): SupplierHistory {
  const orders = averages.map(() => order())
  const surveys = averages.map((average, index) => ({
    ...{
      no: numbered('TS', '2024-04-01'),
      order: orders[index]?.no ?? '',
      day: '2024-04-01',
      status: 'ANSWERED',
      average,
    },
  }))
  return history({ orders, surveys })
}

let items: readonly string[] = []
type Example = readonly [title: string, figure: Figure, raw: string, history: () => SupplierHistory]
const examples: readonly Example[] = [
  ['96 on time and 4 late', 'ON_TIME_RATE', '96.00', () => dueLines(96, 4)],
  ['49 on time and 1 late', 'ON_TIME_RATE', '98.00', () => dueLines(49, 1)],
  ['4 on time and 1 late', 'ON_TIME_RATE', '80.00', () => dueLines(4, 1)],
  ['195 on time and 4 late', 'ON_TIME_RATE', '97.99', () => dueLines(195, 4)],
  ['none on time and 1 late', 'ON_TIME_RATE', '0.00', () => dueLines(0, 1)],
  [
    '200 of 300 in time and the rest late',
    'ON_TIME_RATE',
    '0.00',
    () =>
      completion({ qty: '300', due: '2024-07-31' }, [
        { day: '2024-07-25', accepted: '200' },
        { day: '2024-08-02', accepted: '100' },
      ]),
  ],
  [
    'all in time and one returned later',
    'ON_TIME_RATE',
    '100.00',
    () =>
      completion({ qty: '1000', due: '2024-11-15' }, [
        { day: '2024-11-15', accepted: '1000', more: { returned: '1' } },
      ]),
  ],
  [
    'the last delivery within what may be missing',
    'ON_TIME_RATE',
    '100.00',
    () =>
      completion({ qty: '100', underTol: '2', due: '2024-05-10' }, [
        { day: '2024-05-10', accepted: '98', more: { lastYn: 'Y' } },
      ]),
  ],
  [
    'what was rejected made good in time',
    'ON_TIME_RATE',
    '100.00',
    () =>
      completion({ qty: '500', due: '2024-04-12' }, [
        { day: '2024-04-10', accepted: '498', more: { delivered: '500', rejected: '2' } },
        { day: '2024-04-11', accepted: '2' },
      ]),
  ],
  ['3 of 10,000', 'DEFECT_PPM', '300.00', () => inspected('10000', '3')],
  ['5 of 10,000', 'DEFECT_PPM', '500.00', () => inspected('10000', '5')],
  ['3 of 1,962', 'DEFECT_PPM', '1529.05', () => inspected('1962', '2', '1')],
  ['0.5 kg of 4,975.2 kg', 'DEFECT_PPM', '100.50', () => inspected('4975.2', '0.5')],
  ['0 of 500', 'DEFECT_PPM', '0.00', () => inspected('500', '0')],
  [
    'two items, each at more and less than before',
    'PRICE_CHANGE',
    '0.19',
    () =>
      bought([
        { day: '2023-05-10', item: 0, qty: '150', amt: '1530000' },
        { day: '2023-09-01', item: 1, qty: '200', amt: '600000' },
        { day: '2024-02-01', item: 0, qty: '180', amt: '1790000' },
        { day: '2024-03-08', item: 1, qty: '800', amt: '2454000' },
        { day: '2024-10-07', item: 2, qty: '1000', amt: '1250000' },
      ]),
  ],
  ['10,000 → 9,700', 'PRICE_CHANGE', '-3.00', () => priceOf('10000', '9700')],
  ['10,000 → 10,000', 'PRICE_CHANGE', '0.00', () => priceOf('10000', '10000')],
  ['100,000 → 103,004', 'PRICE_CHANGE', '3.00', () => priceOf('100000', '103004')],
  ['100,000 → 103,005', 'PRICE_CHANGE', '3.01', () => priceOf('100000', '103005')],
  [
    'yen and won',
    'PRICE_CHANGE',
    '2.29',
    () =>
      bought([
        { day: '2023-06-01', item: 0, qty: '50', amt: '600000', currency: 'JPY', rate: '880' },
        { day: '2023-06-01', item: 1, qty: '10', amt: '1000000' },
        { day: '2024-06-01', item: 0, qty: '100', amt: '1230000', currency: 'JPY', rate: '912.34' },
        { day: '2024-06-01', item: 1, qty: '10', amt: '1000000' },
      ]),
  ],
  ['1 of 1,000', 'RETURN_RATE', '0.10', () => inspected('1000', '0', '1')],
  ['3 of 2,000', 'RETURN_RATE', '0.15', () => inspected('2000', '0', '3')],
  ['30 of 2,999', 'RETURN_RATE', '1.00', () => inspected('2999', '0', '30')],
  ['over a weekend', 'ACK_TIME', '16.00', () => accepted([['2024-03-08T17:00', '2024-03-11T09:00']])],
  ['within a weekend', 'ACK_TIME', '0.00', () => accepted([['2024-03-09T10:00', '2024-03-10T20:00']])],
  ['within a day', 'ACK_TIME', '24.00', () => accepted([['2024-03-11T09:00', '2024-03-12T09:00']])],
  ['from Friday to Tuesday', 'ACK_TIME', '48.02', () => accepted([['2024-03-08T09:00', '2024-03-12T09:01']])],
  [
    'five orders',
    'ACK_TIME',
    '18.20',
    () =>
      accepted([
        ['2024-01-15T10:00', '2024-01-15T16:30'],
        ['2024-03-08T17:00', '2024-03-11T09:00'],
        ['2024-06-20T09:00', '2024-06-21T15:00'],
        ['2024-10-07T09:00', '2024-10-08T21:30'],
        ['2024-12-20T10:00', '2024-12-20T12:00'],
      ]),
  ],
  ['(5,4,4,5,4) and (4,4,3,4,4)', 'SATIS_AVG', '4.10', () => surveyed(['4.40', '3.80'])],
  ['one survey', 'SATIS_AVG', '4.20', () => surveyed(['4.20'])],
  ['three surveys', 'SATIS_AVG', '4.07', () => surveyed(['4.40', '4.00', '3.80'])],
  ['nothing but ones', 'SATIS_AVG', '1.00', () => surveyed(['1.00'])],
]

let test: TestDatabase
const written: SupplierHistory[] = []
let found: Awaited<ReturnType<typeof readFigures>> = new Map()
beforeAll(async () => {
  test = await createTestDatabase('filled')
  await withActor(test.database, systemActor, async tx => {
    const known = await tx.selectFrom('item').select('item_code').orderBy('item_code').limit(3).execute()
    items = known.map(({ item_code }) => item_code)
    written.push(...examples.map(([, , , of]) => of()))
    await writeHistories(tx, written)
    const companies = sql`select comp_no from company where comp_no like 'C9%'`
    found = await readFigures(tx, figures, { ...window, companies })
  })
})
afterAll(() => test.drop())

describe('a worked example of domain 3.5', () => {
  it.each(examples.map(([title, figure, raw], index) => ({ title, figure, raw, index })))(
    '$figure: $title is $raw',
    ({ figure, raw, index }) => {
      expect(found.get(testCompany(index))?.[figure]).toBe(raw)
      expect(plainFigures(written[index] ?? history({}), window)[figure]).toBe(raw)
    },
  )

  it('of a million lines is rounded half away from zero', async () => {
    const { rows } = await withActor(test.database, systemActor, tx =>
      sql<{ raw: string }>`select ${figureOf.ON_TIME_RATE} as raw
        from (select 979950::numeric as sum1, 0::numeric as sum2, 1000000::numeric as counted) summed`.execute(
        tx,
      ),
    )
    expect(rows).toEqual([{ raw: '98.00' }])
  })
})
