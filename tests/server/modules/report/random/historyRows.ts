import { company, masterRows, place, type TableRow, topDepts } from '../vectorWorld'
import { documentWon, receiptWon, received, settledWon } from './amounts'
import type { History, Order, OrderLine, Request } from './drawHistory'

/** Ten-thousandths and hundredths as decimal text. */
const decimal = (value: bigint, places: number): string => {
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

const orderLine = (history: History, order: Order, line: OrderLine): TableRow => {
  const got = received(history, order, line)
  return [
    'po_line',
    {
      ...{
        po_no: order.no,
        line_no: line.no,
        item_code: line.item,
        item_name: line.item ?? '자유 품목',
        unit_code: line.unit,
        pr_no: line.request,
      },
      ...{
        qty: String(line.qty),
        unit_price: decimal(line.price, 2),
        amt: decimal(line.qty * line.price, 2),
        due_date: line.due,
      },
      ...{ received_qty: String(got.net), completed_yn: got.isStillComplete ? 'Y' : 'N' },
    },
  ]
}

const orderRows = (history: History): readonly TableRow[] =>
  history.orders.flatMap((order): readonly TableRow[] => [
    [
      'po',
      {
        ...{
          po_no: order.no,
          po_date: order.date,
          order_type: order.type,
          status: order.status,
          title: order.no,
        },
        ...{
          comp_no: order.comp,
          ...place(order.deptcd),
          currency: order.currency,
          ex_rate: decimal(order.rate, 4),
        },
        ...{
          total_amt_krw: String(documentWon(order.currency, order.rate, order.lines)),
          requester: 'req.mobile',
          expense_type: 'EXP',
          accepted_dt: order.acceptedAt,
        },
      },
    ],
    ...order.lines.map(line => orderLine(history, order, line)),
  ])

const receiptRows = ({ receipts }: History): readonly TableRow[] =>
  receipts.flatMap((receipt): readonly TableRow[] => {
    const { no, order, back } = receipt
    const { section, deptcd, deptnm } = place(receipt.deptcd)
    const slip = back?.slip
    return [
      [
        'warehousing',
        {
          ...{
            wh_req_no: no,
            wh_type: back ? 'RT' : 'GR',
            po_no: order.no,
            comp_no: order.comp,
            section,
            deptcd,
          },
          ...{
            dept_name: deptnm,
            expenses: 'EXP',
            status: receipt.status,
            receipt_date: receipt.date,
            currency: order.currency,
          },
          ...{
            ex_rate: decimal(receipt.rate, 4),
            accepted_amt_krw: String(receiptWon(receipt)),
            last_deci_dt: receipt.confirmedAt,
          },
          ...{ settle_yn: slip ? 'Y' : 'N', slip_no: slip && `KG${no}`, org_wh_req_no: back?.of.no },
        },
      ],
      ...(slip
        ? [['signifier', { slip_no: `KG${no}`, slip_type: 'KG', status: slip, comp_no: order.comp }] as const]
        : []),
      ...receipt.lines.map(
        ({ line, ...part }): TableRow => [
          'warehousing_line',
          {
            ...{
              wh_req_no: no,
              line_no: line.no,
              po_no: order.no,
              po_line_no: line.no,
              item_code: line.item,
              item_name: 'x',
            },
            ...{
              dlv_qty: String(part.delivered),
              accept_qty: String(part.accepted),
              reject_qty: String(part.rejected),
            },
            ...{
              reject_reason: part.reason,
              unit_price: decimal(line.price, 2),
              amt: decimal(part.accepted * line.price, 2),
            },
          },
        ],
      ),
    ]
  })

const settlementRows = ({ settlements }: History): readonly TableRow[] =>
  settlements.flatMap((settlement): readonly TableRow[] => {
    const { no, slip, receipts } = settlement
    const [first] = receipts
    if (!first) return []
    const slipNo = slip && `KR${no}`
    return [
      [
        'adjustment',
        {
          ...{
            adj_no: no,
            yyyymm: settlement.yyyymm,
            settle_type: 'CASE',
            comp_no: first.order.comp,
            status: settlement.status,
          },
          ...{ ...place(first.deptcd), supply_amt_krw: String(settledWon(settlement)), slip_no: slipNo },
        },
      ],
      ...(slipNo
        ? [
            [
              'signifier',
              { slip_no: slipNo, slip_type: 'KR', status: slip, comp_no: first.order.comp },
            ] as const,
          ]
        : []),
      ...receipts
        .flatMap(receipt => receipt.lines.map(part => ({ receipt, part })))
        .map(
          ({ receipt, part: { line, accepted } }, index): TableRow => [
            'adjustment_line',
            {
              ...{
                adj_no: no,
                line_no: index + 1,
                wh_req_no: receipt.no,
                wh_line_no: line.no,
                po_no: receipt.order.no,
              },
              ...{
                qty: String(accepted),
                unit_price: decimal(line.price, 2),
                amt: decimal(accepted * line.price, 2),
              },
            },
          ],
        ),
    ]
  })

const events = (
  doc_type: string,
  doc_no: string,
  moments: readonly string[],
  cells: { readonly action: string; readonly to_status: string },
): readonly TableRow[] =>
  moments.map(at => ['document_event', { doc_type, doc_no, at, actor: 'x', actor_name: 'x', ...cells }])

const requestRows = (request: Request): readonly TableRow[] => [
  [
    'pr',
    {
      ...{ pr_no: request.no, title: request.no, expense_type: 'EXP', ...place(request.deptcd) },
      ...{ status: request.status, req_date: request.date, purchase_type: request.type },
      ...{ buyer_id: request.buyer, last_deci_dt: request.approved, received_dt: request.received },
    },
  ],
  ...events('PR', request.no, request.submitted, { action: 'submitPr', to_status: 'APPROVING' }),
  ...request.quotations.flatMap(({ no, status, closed }): readonly TableRow[] => [
    ['rfq', { rfq_no: no, pr_no: request.no, title: no, section: place(request.deptcd).section, status }],
    ...events('RFQ', no, closed, { action: 'closeRfq', to_status: 'CLOSED' }),
  ]),
]

const otherRows = (history: History): readonly TableRow[] => [
  ...history.requests.flatMap(requestRows),
  ...history.settlements.flatMap(({ no, invoicedAt }) =>
    events('ADJ', no, invoicedAt, { action: 'registerTaxInvoice', to_status: 'INVOICED' }),
  ),
  ...history.claims.map(
    ({ no, date, deptcd, status, supply }): TableRow => [
      'none_order',
      {
        none_no: no,
        title: no,
        comp_no: company('C1'),
        ...place(deptcd),
        supply_amt: String(supply),
        status,
        req_date: date,
      },
    ],
  ),
  ...history.letters.map(
    ({ no, date, deptcd, status }): TableRow => [
      'loi',
      { loi_no: no, title: no, ...place(deptcd), status, req_date: date, last_deci_dt: `${date}T03:00:00Z` },
    ],
  ),
  ...history.months.map(
    ({ section, yyyymm, status }, index): TableRow => [
      'monthly_calc',
      {
        calc_no: `M${index}`,
        yyyymm,
        comp_no: company(`C${index}`),
        section,
        settle_type: 'MONTHLY',
        status,
      },
    ],
  ),
  ...history.budgets.map(
    ({ deptcd, yyyymm, amount }): TableRow => [
      'budget',
      { yyyymm, deptcd, account_code: 'V0001', budget_amt: String(amount) },
    ],
  ),
  ...history.awards.flatMap(({ no, at, section, type, status, base, contract }): readonly TableRow[] => [
    [
      'rfq',
      {
        ...{
          rfq_no: no,
          pr_no: 'PR202610-Q1',
          title: no,
          section,
          buyer_id: 'buy.all',
          buyer_nm: '한도윤',
          saving_type: type,
          status,
        },
        ...{ base_amt: String(base), contract_amt: String(contract), saving_amt: String(base - contract) },
      },
    ],
    [
      'rfq_award',
      { rfq_no: no, line_no: 1, comp_no: company('C1'), amt_krw: 1, awarded_by: 'buy.all', awarded_dt: at },
    ],
  ]),
  ...history.prices.map(
    ({ no, item, comp, section, currency, price, unit, from, to }): TableRow => [
      'item_price',
      {
        ...{
          price_no: no,
          item_code: item,
          comp_no: comp,
          top_dept: section && topDepts[section],
          currency,
        },
        ...{
          unit_price: decimal(price, 2),
          price_unit: unit,
          valid_from: from,
          valid_to: to,
          price_basis: 'CONTRACT',
        },
      },
    ],
  ),
]

function standing({ items }: History, { item_code }: TableRow[1]) {
  const found = items.find(({ code }) => code === item_code)
  return found && { reg_date: found.registered, status: found.isActive ? 'ACTIVE' : 'INACTIVE' }
}

/** What the world of the vectors has left, or has of its own. */
const kept = ['company', 'account', 'item_price']

/** A history as rows of tables, over the companies, items and departments of the vectors. */
export const historyRows = (history: History): readonly TableRow[] => [
  ...masterRows()
    .filter(([table]) => kept.every(one => one !== table))
    .map(
      ([table, cells]): TableRow => [table, { ...cells, ...(table === 'item' && standing(history, cells)) }],
    ),
  ...orderRows(history),
  ...receiptRows(history),
  ...settlementRows(history),
  ...otherRows(history),
]
