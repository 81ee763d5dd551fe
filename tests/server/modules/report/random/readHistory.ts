import { groupRows } from '../../../../../schemas/shared/groupRows'
import { connectDriver } from '../../../../../server/database/connectDriver'
import type { History, Order, OrderLine, Receipt, Request, Settlement } from './drawHistory'

/** Decimal text as a whole number of parts of ten to so many places. */
function units(text: string, places: number): bigint {
  const [whole = '', part = ''] = text.split('.')
  const rest = part.slice(places)
  if (/[1-9]/.test(rest)) throw new Error(`${text} has more than ${places} decimals.`)
  return BigInt(whole + part.slice(0, places).padEnd(places, '0'))
}

/** Cells of a row as text. */
type Row = Readonly<Record<string, string | null>>
type Read = (query: string) => Promise<readonly Row[]>

const text = (cell: string | null | undefined): string => cell ?? ''
const known = (cell: string | null | undefined): string | undefined => cell ?? undefined

/** Gives what reads a database to `work`. */
async function reading<Value>(superUrl: string, work: (read: Read) => Promise<Value>): Promise<Value> {
  const driver = connectDriver(superUrl, { poolSize: 1 })
  try {
    return await work(async query =>
      (await driver.unsafe(`select to_jsonb(one)::text as row from (${query}) one`)).map(({ row }) => {
        const cells: Record<string, unknown> = JSON.parse(row)
        return Object.fromEntries(
          Object.entries(cells).map(([name, cell]) => [name, cell === null ? null : String(cell)]),
        )
      }),
    )
  } finally {
    await driver.end()
  }
}

/** The documents of a database as a history, of what reports read. */
export const readHistory = (superUrl: string): Promise<History> =>
  reading(superUrl, async read => {
    const orders = await readOrders(read)
    const receipts = await readReceipts(read, orders)
    return {
      ...{ orders, receipts, settlements: await readSettlements(read, receipts) },
      ...{ requests: await readRequests(read), ...(await readOthers(read)), ...(await readMasters(read)) },
    }
  })

/** Tables that say who has a part in which document. */
const parties = [
  ...[
    ['pr', 'pr_no'],
    ['po', 'po_no'],
    ['warehousing', 'wh_req_no'],
    ['adjustment', 'adj_no'],
  ],
  ...[
    ['none_order', 'none_no'],
    ['loi', 'loi_no'],
  ],
]

/** Numbers of the documents in which somebody has a part. */
export const readOwn = (superUrl: string, singleid: string): Promise<ReadonlySet<string>> =>
  reading(superUrl, async read => {
    const queries = parties.map(
      ([table, number]) => `select ${number} as no from ${table}_party where singleid = '${singleid}'`,
    )
    return new Set((await read(queries.join(' union '))).map(({ no }) => text(no)))
  })

const placed = (one: Row) => ({
  ...{ no: text(one.no), date: text(one.date), status: text(one.status) },
  ...{ section: text(one.section), deptcd: text(one.deptcd) },
})

async function readOrders(read: Read): Promise<readonly Order[]> {
  const lines = groupRows(
    await read(`select po_no, line_no, item_code, unit_code, qty::text, unit_price::text,
      due_date, completed_yn, pr_no from po_line order by line_no`),
    ({ po_no }) => text(po_no),
  )
  const line = (one: Row): OrderLine => ({
    ...{ no: Number(one.line_no), item: known(one.item_code), unit: text(one.unit_code) },
    ...{ qty: units(text(one.qty), 0), price: units(text(one.unit_price), 2), due: text(one.due_date) },
    ...{ isForceClosed: one.completed_yn === 'Y', request: known(one.pr_no) },
  })
  const rows =
    await read(`select po_no as no, po_date as date, section, deptcd, status, order_type, comp_no, currency,
    ex_rate::text, accepted_dt from po`)
  return rows.map(one => ({
    ...placed(one),
    ...{ type: text(one.order_type), comp: text(one.comp_no), currency: text(one.currency) },
    ...{ rate: units(text(one.ex_rate), 4), acceptedAt: known(one.accepted_dt) },
    lines: (lines.get(text(one.no)) ?? []).map(line),
  }))
}

async function readReceipts(read: Read, orders: readonly Order[]): Promise<readonly Receipt[]> {
  const byNumber = new Map(orders.map(order => [order.no, order] as const))
  const parts = groupRows(
    await read(`select wh_req_no, line_no, po_line_no, dlv_qty::text, accept_qty::text,
      reject_qty::text, reject_reason from warehousing_line order by line_no`),
    ({ wh_req_no }) => text(wh_req_no),
  )
  const receipts = new Map<string, Receipt>()
  for (const one of await read(`select wh_req_no as no, receipt_date as date, section, deptcd, status, po_no, ex_rate::text,
      org_wh_req_no, settle_yn, (select status from signifier where slip_no = warehousing.slip_no) as slip, last_deci_dt
    from warehousing where receipt_date is not null order by wh_type, wh_req_no`)) {
    const order = byNumber.get(text(one.po_no))
    if (!order) throw new Error(`${one.no} has no order.`)
    const of = receipts.get(text(one.org_wh_req_no))
    receipts.set(text(one.no), {
      ...placed(one),
      ...{ order, rate: units(text(one.ex_rate), 4), confirmedAt: known(one.last_deci_dt) },
      lines: (parts.get(text(one.no)) ?? []).map(part => {
        const line = order.lines.find(({ no }) => no === Number(part.po_line_no))
        if (!line) throw new Error(`${one.no} has a line of no order line.`)
        return {
          ...{ line, delivered: units(text(part.dlv_qty), 0), accepted: units(text(part.accept_qty), 0) },
          ...{ rejected: units(text(part.reject_qty), 0), reason: known(part.reject_reason) },
        }
      }),
      ...(of && { back: { of, slip: one.settle_yn === 'Y' ? known(one.slip) : undefined } }),
    })
  }
  return [...receipts.values()]
}

async function readSettlements(read: Read, receipts: readonly Receipt[]): Promise<readonly Settlement[]> {
  const byNumber = new Map(receipts.map(receipt => [receipt.no, receipt] as const))
  const settled = groupRows(
    await read(`select line.adj_no, line.wh_req_no, part.po_line_no, line.qty::text from adjustment_line line
      join warehousing_line part on part.wh_req_no = line.wh_req_no and part.line_no = line.wh_line_no order by line.adj_no, line.line_no`),
    ({ adj_no }) => text(adj_no),
  )
  /** Receipts of a settlement with the quantities that it settles: others may be settled later. */
  const partsOf = (adjNo: string): readonly Receipt[] =>
    [...groupRows(settled.get(adjNo) ?? [], ({ wh_req_no }) => text(wh_req_no))].flatMap(([no, some]) => {
      const receipt = byNumber.get(no)
      if (!receipt) return []
      const lines = receipt.lines.flatMap(part => {
        const own = some.find(({ po_line_no }) => Number(po_line_no) === part.line.no)
        return own ? [{ ...part, accepted: units(text(own.qty), 0) }] : []
      })
      return [{ ...receipt, lines }]
    })
  const invoiced = await readMoments(read, "doc_type = 'ADJ' and to_status = 'INVOICED'")
  const rows = await read(`select adj_no as no, yyyymm, status, deduct_amt::text,
    (select status from signifier where slip_no = adjustment.slip_no) as slip from adjustment`)
  return rows.map(one => ({
    ...{ no: text(one.no), yyyymm: text(one.yyyymm), status: text(one.status), slip: known(one.slip) },
    ...{ receipts: partsOf(text(one.no)), deduction: units(one.deduct_amt ?? '0', 0) },
    invoicedAt: invoiced.get(text(one.no)) ?? [],
  }))
}

/** When something happened to each document. */
async function readMoments(read: Read, condition: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await read(`select doc_no, at from document_event where ${condition} order by at`)
  const moments = groupRows(rows, ({ doc_no }) => text(doc_no))
  return new Map([...moments].map(([no, some]) => [no, some.map(({ at }) => text(at))]))
}

async function readRequests(read: Read): Promise<readonly Request[]> {
  const submitted = await readMoments(read, "doc_type = 'PR' and action = 'submitPr'")
  const closed = await readMoments(read, "doc_type = 'RFQ' and to_status = 'CLOSED'")
  const quotations = groupRows(await read('select rfq_no, pr_no, status from rfq'), ({ pr_no }) =>
    text(pr_no),
  )
  const rows =
    await read(`select pr_no as no, req_date as date, section, deptcd, status, purchase_type, buyer_id,
    last_deci_dt, received_dt from pr`)
  return rows.map(one => ({
    ...placed(one),
    ...{ type: text(one.purchase_type), buyer: known(one.buyer_id) },
    ...{ submitted: submitted.get(text(one.no)) ?? [], approved: known(one.last_deci_dt) },
    received: known(one.received_dt),
    quotations: (quotations.get(text(one.no)) ?? []).map(asked => ({
      ...{ no: text(asked.rfq_no), status: text(asked.status), closed: closed.get(text(asked.rfq_no)) ?? [] },
    })),
  }))
}

async function readOthers(
  read: Read,
): Promise<Pick<History, 'claims' | 'letters' | 'months' | 'awards' | 'budgets'>> {
  const claims = await read(
    `select none_no as no, req_date as date, section, deptcd, status, supply_amt::text from none_order`,
  )
  const letters =
    await read(`select loi_no as no, (last_deci_dt at time zone 'Asia/Seoul')::date as date, section, deptcd,
    status from loi`)
  const awards = await read(`select rfq_no, section, saving_type, status, base_amt::text, contract_amt::text,
    (select min(awarded_dt) from rfq_award where rfq_award.rfq_no = rfq.rfq_no) as at from rfq where status = 'AWARDED'`)
  const budgets = await read(`select deptcd, yyyymm, budget_amt::text, (select section_name from department
    where department.deptcd = budget.deptcd and department.yyyymm <= budget.yyyymm order by yyyymm desc limit 1) as section
    from budget`)
  return {
    claims: claims.map(one => ({ ...placed(one), supply: units(text(one.supply_amt), 0) })),
    letters: letters.map(placed),
    months: (await read('select section, yyyymm, status from monthly_calc')).map(one => ({
      ...{ section: text(one.section), yyyymm: text(one.yyyymm), status: text(one.status) },
    })),
    awards: awards.map(one => ({
      ...{ no: text(one.rfq_no), at: text(one.at), section: text(one.section), type: text(one.saving_type) },
      ...{
        status: text(one.status),
        base: units(text(one.base_amt), 0),
        contract: units(text(one.contract_amt), 0),
      },
    })),
    // A department that no month up to that of its budget knows has no place in a report (domain 14.1).
    budgets: budgets
      .filter(one => one.section !== null)
      .map(one => ({
        ...{ section: text(one.section), deptcd: text(one.deptcd), yyyymm: text(one.yyyymm) },
        amount: units(text(one.budget_amt), 0),
      })),
  }
}

async function readMasters(read: Read): Promise<Pick<History, 'prices' | 'items' | 'rates'>> {
  const prices =
    await read(`select price_no, item_code, comp_no, section_name, currency, unit_price::text, price_unit,
    valid_from, valid_to from item_price left join section using (top_dept)`)
  const items = await read('select item_code, sg_code, unit_code, reg_date, status from item')
  return {
    prices: prices.map(one => ({
      ...{ no: text(one.price_no), item: text(one.item_code), comp: text(one.comp_no) },
      ...{ section: known(one.section_name), currency: text(one.currency) },
      ...{ price: units(text(one.unit_price), 2), unit: Number(one.price_unit) },
      ...{ from: text(one.valid_from), to: text(one.valid_to) },
    })),
    items: items.map(one => ({
      ...{ code: text(one.item_code), group: text(one.sg_code), unit: text(one.unit_code) },
      ...{ registered: text(one.reg_date), isActive: one.status === 'ACTIVE' },
    })),
    rates: (await read('select currency, rate_date, rate::text from exchange_rate')).map(one => ({
      ...{ currency: text(one.currency), date: text(one.rate_date), rate: units(text(one.rate), 4) },
    })),
  }
}
