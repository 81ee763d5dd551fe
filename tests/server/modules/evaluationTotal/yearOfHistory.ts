import type { HistoryOrder, HistoryReceipt, SupplierHistory } from '../supplierFigures/supplierHistory'

/** Scenario S12: what happened with C000002 in 2024, and the orders of the year before whose prices are compared. */
export const companyOfYear = 'C000002'

type Line = readonly [item: number, qty: number, price: number, due: string]

const orderOf =
  (items: readonly string[]) =>
  (no: number, poDate: string, lines: readonly Line[], more: Partial<HistoryOrder> = {}): HistoryOrder => ({
    ...{
      no: `PO${poDate.slice(0, 4)}${poDate.slice(5, 7)}-70000${no}`,
      day: poDate,
      type: 'NORMAL',
      status: 'COMPLETED',
    },
    ...{ currency: 'KRW', rate: '1', forwardYn: 'Y', sentAt: `${poDate}T10:00:00+09:00`, resentAt: [] },
    ...{ acceptedAt: `${poDate}T12:00:00+09:00`, due: null },
    lines: lines.map(([item, qty, price, due], index) => ({
      ...{ no: (index + 1) * 10, item: items[item] ?? null, qty: String(qty), amt: String(qty * price), due },
      ...{ underTol: '0', completedYn: 'Y' },
    })),
    ...more,
  })

type Received = readonly [line: number, delivered: number, rejected?: number, returned?: number]
const receipt = (no: number, of: HistoryOrder, on: string, lines: readonly Received[]): HistoryReceipt => ({
  ...{
    no: `WR${on.slice(0, 4)}${on.slice(5, 7)}-70000${no}`,
    order: of.no,
    type: 'GR',
    status: 'CONFIRMED',
    day: on,
  },
  lines: lines.map(([orderLine, delivered, rejected = 0, returned = 0], index) => ({
    ...{
      no: (index + 1) * 10,
      orderLine,
      delivered: String(delivered),
      accepted: String(delivered - rejected),
    },
    ...{ rejected: String(rejected), returned: String(returned), lastYn: 'N' },
  })),
})

/** `items` are the codes of A, B and C. */
export function yearOf(items: readonly string[]): SupplierHistory {
  const order = orderOf(items)
  const at = (sentAt: string, acceptedAt: string) => ({
    sentAt: `${sentAt}:00+09:00`,
    acceptedAt: `${acceptedAt}:00+09:00`,
  })
  const f1 = order(
    1,
    '2024-01-15',
    [[0, 100, 10_000, '2024-02-15']],
    at('2024-01-15T10:00', '2024-01-15T16:30'),
  )
  const f2 = order(
    2,
    '2024-03-08',
    [
      [0, 60, 9_800, '2024-04-12'],
      [1, 500, 3_090, '2024-04-12'],
    ],
    at('2024-03-08T17:00', '2024-03-11T09:00'),
  )
  const f3 = order(
    3,
    '2024-06-20',
    [[1, 300, 3_030, '2024-07-31']],
    at('2024-06-20T09:00', '2024-06-21T15:00'),
  )
  const f4 = order(
    4,
    '2024-10-07',
    [[2, 1000, 1_250, '2024-11-15']],
    at('2024-10-07T09:00', '2024-10-08T21:30'),
  )
  const f5 = order(
    5,
    '2024-12-20',
    [[0, 20, 10_100, '2025-01-10']],
    at('2024-12-20T10:00', '2024-12-20T12:00'),
  )
  const voided = (['CANCELED', 'DECLINED'] as const).map((status, index) =>
    order(6 + index, '2024-05-02', [[0, 900, 99_000, '2024-06-01']], { status, acceptedAt: null }),
  )
  const earlier = [
    order(1, '2023-05-10', [[0, 100, 10_000, '2023-06-01']]),
    order(2, '2023-10-12', [[0, 50, 10_600, '2023-11-01']]),
    order(3, '2023-09-01', [[1, 200, 3_000, '2023-10-01']]),
  ]
  const survey = (no: number, of: HistoryOrder, status: string, average: string | null) => ({
    ...{ no: `TS202408-70000${no}`, order: of.no, day: '2024-08-05', status, average },
  })
  return {
    orders: [f1, f2, f3, f4, f5, ...voided, ...earlier],
    receipts: [
      receipt(1, f1, '2024-02-10', [[10, 100]]),
      receipt(2, f2, '2024-04-10', [
        [10, 60],
        [20, 500, 2],
      ]),
      receipt(3, f2, '2024-04-11', [[20, 2]]),
      receipt(4, f3, '2024-07-25', [[10, 200]]),
      receipt(5, f3, '2024-08-02', [[10, 100]]),
      receipt(6, f4, '2024-11-15', [[10, 1000, 0, 1]]),
      receipt(7, f5, '2025-01-08', [[10, 20]]),
    ],
    surveys: [
      survey(1, f1, 'ANSWERED', '4.40'),
      survey(2, f2, 'ANSWERED', '3.80'),
      survey(3, f3, 'EXPIRED', null),
      survey(4, f4, 'EXCLUDED', '1.00'),
    ],
  }
}
