import { connectDriver } from '../../../../server/database/connectDriver'

type Cell = string | number | boolean | null | undefined
export type Cells = Readonly<Record<string, Cell>>
export type TableRow = readonly [table: string, cells: Cells]

const departments: Readonly<Record<string, readonly [section: string, deptnm: string]>> = {
  D1010: ['모바일사업부', '모바일기획팀'],
  D1020: ['모바일사업부', '모바일개발팀'],
  D1030: ['모바일사업부', '모바일제조팀'],
  D3030: ['반도체사업부', '반도체설비팀'],
}

/** Number, day, type, status, company, department, currency, rate, won; lines: no, item, qty, price, due, completed, received. */
const orders = `
P1 2026-10-01 NORMAL COMPLETED C1 D1020 KRW 1 1100000 / 10 I1 100 10000 2026-10-10 Y 100 / 20 I2 50 2000 2026-10-10 Y 50
P2 2026-10-05 NORMAL PARTIAL C2 D1020 KRW 1 2200000 / 10 I1 200 11000 2026-10-20 N 160
P3 2026-10-31 SIMPLE COMPLETED C3 D1030 KRW 1 189000 / 10 I3 10 18900 2026-11-05 Y 10
P4 2026-10-07 NORMAL PARTIAL C6 D3030 JPY 912.34 1092618 / 10 I4 7 12345 2026-10-31 Y 7 / 20 I4 3 11115 2026-10-31 N 0
P5 2026-10-10 NORMAL CANCELED C1 D1020 KRW 1 500000 / 10 I1 50 10000 2026-10-30 N 0
P6 2026-10-11 NORMAL DECLINED C2 D1020 KRW 1 300000 / 10 I1 30 10000 2026-10-30 N 0
P7 2026-10-12 TEST SENT C1 D1020 KRW 1 700000 / 10 I1 70 10000 2026-10-30 N 0
P8 2026-10-15 LOI ACCEPTED C2 D3030 KRW 1 4400000 / 10 I4 40 110000 2026-10-31 N 0
P9 2026-09-10 NORMAL CLOSED C1 D1020 KRW 1 950000 / 10 I1 100 9500 2026-09-30 Y 100
P10 2025-10-20 NORMAL CLOSED C1 D1020 KRW 1 1600000 / 10 I2 800 2000 2025-11-20 Y 800
P11 2026-09-15 NORMAL COMPLETED C2 D1030 KRW 1 420000 / 10 I3 100 4000 2026-10-05 Y 60 / 20 I2 10 2000 2026-10-05 Y 0
P12 2026-10-06 SIMPLE COMPLETED C3 D1030 KRW 1 100000 / 10 - 1 100000 2026-10-11 Y 1
P13 2026-09-20 NORMAL CLOSED C1 D3030 KRW 1 300000 / 10 I5 300 1000 2026-09-30 Y 300
P15 2026-06-15 NORMAL CLOSED C2 D1020 KRW 1 565000 / 10 I1 30 11500 2026-07-10 Y 30 / 20 I1 20 11000 2026-07-10 Y 20
P16 2026-08-20 NORMAL CLOSED C6 D3030 JPY 905 1086000 / 10 I4 10 12000 2026-09-20 Y 10
P18 2026-10-20 NORMAL ACCEPTED C1 D1020 KRW 1 450000 / 10 I5 360 1250 2026-11-30 N 0
P19 2026-10-22 NORMAL COMPLETED C2 D1030 KRW 1 10000 / 10 I2 5 2000 2026-10-30 Y 5`

/** Number, status, day, order, won, rate (that of the order without one); lines: order line, delivered, accepted, rejected, reason. */
const receipts = `
R1 CONFIRMED 2026-10-10 P1 1060000 - / 10 100 100 0 - / 20 30 30 0 -
R2 CONFIRMED 2026-10-12 P1 40000 - / 20 20 20 0 -
R3 CONFIRMED 2026-10-19 P2 1210000 - / 10 120 110 10 DEF
R4 CONFIRMED 2026-11-02 P2 550000 - / 10 50 50 0 -
R5 CONFIRMED 2026-11-04 P3 189000 - / 10 10 10 0 -
R6 CONFIRMED 2026-10-28 P4 790870 915.2 / 10 7 7 0 -
R7 CONFIRMED 2026-09-29 P9 950000 - / 10 100 100 0 -
R8 INSPECTED 2026-10-30 P8 0 - / 10 10 0 10 SPEC
R9 CANCELED 2026-10-20 P2 440000 - / 10 40 40 0 -
R11 CONFIRMED 2026-10-02 P11 240000 - / 10 60 60 0 -
R12 CONFIRMED 2026-10-11 P12 100000 - / 10 1 1 0 -
R13 CONFIRMED 2026-09-25 P13 300000 - / 10 300 300 0 -
R14 CONFIRMED 2026-10-29 P19 10000 - / 10 5 5 0 -
RT1 CONFIRMED 2026-10-15 P9 -190000 - / 10 -20 -20 0 -
RT2 CONFIRMED 2026-11-05 P13 -30000 - / 10 -30 -30 0 -`

/** What the returns give back, and the credit slip of the one that came after its settlement. */
const returned: Readonly<Record<string, Cells>> = {
  RT1: { org_wh_req_no: 'R7' },
  RT2: { org_wh_req_no: 'R13', settle_yn: 'Y', slip_no: 'S2' },
}

/** Number, month, company, department, status, slip, won; lines: receipt, order line, quantity. */
const settlements = `
A1 202610 C1 D1020 PAID - 860000 / R1 10 100 / R1 20 30 / RT1 10 -20
A2 202610 C2 D1020 SLIPPED S1 1220000 / R3 10 110 / R14 10 5
A3 202611 C3 D1030 CREATED - 189000 / R5 10 10
A4 202610 C6 D3030 CONFIRMED - 790870 / R6 10 7
A5 202610 C2 D1030 POSTED - 240000 / R11 10 60
A7 202610 C3 D1030 INVOICED - 100000 / R12 10 1
A8 202610 C1 D1020 CANCELED - 40000 / R2 20 20
A9 202609 C1 D1020 PAID - 950000 / R7 10 100
A10 202609 C1 D3030 PAID - 300000 / R13 10 300`

const requests = `
Q1 2026-10-01 D1020 CLOSED
Q2 2026-10-31 D1030 APPROVING
Q3 2026-10-15 D1020 DRAFT
Q4 2026-10-15 D1020 CANCELED
Q5 2026-10-20 D3030 REJECTED
Q6 2026-09-30 D1020 ORDERED`

const claims = `
N1 2026-10-08 D1020 POSTED 345678
N2 2026-10-20 D3030 APPROVED 100000
N3 2026-10-21 D1020 SUBMITTED 77000
N4 2026-09-30 D1020 APPROVED 55000`

const letters = `
L1 2026-09-20 D3030 ACCEPTED
L2 2026-10-30 D3030 ISSUED
L3 2026-11-15 D3030 ISSUED
L4 2026-09-01 D1020 CONVERTED`

const months = `
M1 C1 모바일사업부 CLOSED
M2 C2 모바일사업부 CONFIRMED
M3 C3 모바일사업부 OPEN
M4 C6 반도체사업부 OPEN`

const awards = `
G1 2026-10-05T01:00Z 모바일사업부 BID 24000000 23500000 AWARDED
G2 2026-10-31T14:59Z 모바일사업부 NEGO 1000000 1050000 AWARDED
G3 2026-10-31T15:00Z 모바일사업부 BID 5000000 4000000 AWARDED
G4 2026-09-30T15:00Z 반도체사업부 BID 0 300000 AWARDED
G5 2026-10-10T00:00Z 반도체사업부 BULK 9000000 8700000 CLOSED
G6 2026-10-20T00:00Z 반도체사업부 NEGO 10000000 9705000 AWARDED`

/** Item, sourcing group, unit. */
const items = `
I1 91010101 EA
I2 92010101 EA
I3 92010101 BOX
I4 93010101 EA
I5 91010101 EA
I6 91010101 EA
I7 91010101 EA`

/** Price, item, supplier, section, currency, price, its unit, first and last day. */
const prices = `
V1 I1 C1 - KRW 9800 1 2026-01-01 2026-12-31
V2 I1 C2 - KRW 1050000 100 2026-01-01 2026-12-31
V3 I1 C3 - KRW 9000 1 2026-01-01 2026-06-30
V4 I4 C6 - JPY 12500 1 2026-01-01 2026-12-31
V5 I2 C1 반도체사업부 KRW 1900 1 2026-01-01 2026-12-31
V6 I5 C1 - KRW 1000 1 2026-01-01 2026-06-30
V7 I5 C1 - KRW 1100 1 2026-07-01 2026-09-30`

const rates = `
JPY 2026-10-31 910
JPY 2026-12-10 920`

/** The key of a section by its name. */
export const topDepts: Readonly<Record<string, string>> = { 반도체사업부: 'T300' }

/** The words of each line of a table, and of what hangs on it behind slashes. */
export const readVectors = (table: string) =>
  table
    .trim()
    .split('\n')
    .map(line => line.split(' / ').map(part => part.split(' ').map(word => (word === '-' ? '' : word))))
    .map(([head = [], ...parts]) => ({ head, parts }))

/** The words of the first line of a table that begins with a name. */
function find(table: string, name: string) {
  const found = readVectors(table).find(({ head }) => head[0] === name)
  if (!found) throw new Error(`The world of the vectors has no ${name}.`)
  return found
}

export const company = (name = '') => `C90000${name.slice(1)}`
export const place = (deptcd = '') => {
  const [section, deptnm] = departments[deptcd] ?? []
  return { section, deptcd, deptnm }
}
/** As the product numbers it: with the month of its day. */
function orderNumber(name = ''): string {
  const [, day = ''] = find(orders, name).head
  return `PO${day.slice(0, 4)}${day.slice(5, 7)}-${name}`
}
/** The name that the vectors give to what has such a number. */
export const vectorName = (number: string): string => number.replace(/^PO\d{6}-(?=P\d)/, '')

const known = (word: string | undefined) => (word === '' ? undefined : word)

const orderRows = (): readonly TableRow[] =>
  readVectors(orders).flatMap(({ head, parts }): TableRow[] => {
    const [name, po_date, order_type, status, comp, dept, currency, ex_rate, won] = head
    const po_no = orderNumber(name)
    const named = {
      po_no,
      po_date,
      order_type,
      status,
      comp_no: company(comp),
      ...place(dept),
      currency,
      ex_rate,
    }
    return [
      ['po', { ...named, total_amt_krw: won, title: name, requester: 'req.mobile', expense_type: 'EXP' }],
      ...parts.map(([line_no, item, qty, unit_price, due_date, completed_yn, received_qty]): TableRow => {
        const unit = item === '' ? 'EA' : find(items, item ?? '').head[2]
        const line = {
          po_no,
          line_no,
          item_code: known(item),
          item_name: item || '자유 품목',
          unit_code: unit,
        }
        const amt = Number(qty) * Number(unit_price)
        return ['po_line', { ...line, qty, unit_price, amt, due_date, completed_yn, received_qty }]
      }),
    ]
  })

/** Price and item of a line of an order. */
function orderLine(order = '', line_no = '') {
  const [, item, , price] = find(orders, order).parts.find(([no]) => no === line_no) ?? []
  return { item: known(item), price: Number(price) }
}

const receiptRows = (): readonly TableRow[] =>
  readVectors(receipts).flatMap(({ head, parts }): TableRow[] => {
    const [wh_req_no = '', status, receipt_date, order = '', won, rate] = head
    const [, , , , comp, dept, currency, ordered] = find(orders, order).head
    const po_no = orderNumber(order)
    const { section, deptcd, deptnm } = place(dept)
    const given = returned[wh_req_no]
    const of = {
      wh_req_no,
      wh_type: given ? 'RT' : 'GR',
      settle_yn: 'N',
      po_no,
      comp_no: company(comp),
      ...given,
    }
    const where = { section, deptcd, dept_name: deptnm, expenses: 'EXP', status, receipt_date, currency }
    return [
      ['warehousing', { ...of, ...where, ex_rate: rate || ordered, accepted_amt_krw: won }],
      ...parts.map(([po_line_no, dlv_qty, accept_qty, reject_qty, reason], index): TableRow => {
        const { item, price } = orderLine(order, po_line_no)
        const line = {
          wh_req_no,
          line_no: (index + 1) * 10,
          po_no,
          po_line_no,
          item_code: item,
          item_name: item ?? '자유 품목',
        }
        const amt = Number(accept_qty) * price
        return [
          'warehousing_line',
          { ...line, dlv_qty, accept_qty, reject_qty, reject_reason: known(reason), unit_price: price, amt },
        ]
      }),
    ]
  })

const settlementRows = (): readonly TableRow[] =>
  readVectors(settlements).flatMap(({ head, parts }): TableRow[] => {
    const [adj_no, yyyymm, comp, dept, status, slip_no, supply_amt_krw] = head
    const of = { adj_no, yyyymm, settle_type: 'CASE', comp_no: company(comp), ...place(dept) }
    return [
      ['adjustment', { ...of, supply_amt_krw, status, slip_no: known(slip_no) }],
      ...parts.map(([wh_req_no = '', po_line_no, qty], index): TableRow => {
        const order = find(receipts, wh_req_no).head[3]
        const po_no = orderNumber(order)
        const { price } = orderLine(order, po_line_no)
        const amt = Number(qty) * price
        return [
          'adjustment_line',
          { adj_no, line_no: index + 1, wh_req_no, wh_line_no: 10, po_no, qty, unit_price: price, amt },
        ]
      }),
    ]
  })

const heads = (table: string, row: (words: readonly string[]) => TableRow): readonly TableRow[] =>
  readVectors(table).map(({ head }) => row(head))

const otherRows = (): readonly TableRow[] => [
  ...heads(requests, ([no, req_date = '', dept, status]) => [
    'pr',
    {
      pr_no: `PR${req_date.slice(0, 4)}${req_date.slice(5, 7)}-${no}`,
      title: no,
      expense_type: 'EXP',
      ...place(dept),
      status,
      req_date,
    },
  ]),
  ...heads('D1010 500000\nD1020 2000000\nD3030 1000000', ([deptcd, budget_amt]) => [
    'budget',
    { yyyymm: '202610', deptcd, account_code: 'V0001', budget_amt },
  ]),
  ...heads(claims, ([none_no, req_date, dept, status, supply_amt]) => [
    'none_order',
    { none_no, title: none_no, comp_no: company('C1'), ...place(dept), supply_amt, status, req_date },
  ]),
  ...heads(letters, ([loi_no, day, dept, status]) => [
    'loi',
    { loi_no, title: loi_no, ...place(dept), status, req_date: day, last_deci_dt: `${day}T03:00:00Z` },
  ]),
  ...heads(months, ([calc_no, comp, section, status]) => [
    'monthly_calc',
    { calc_no, yyyymm: '202610', comp_no: company(comp), section, settle_type: 'MONTHLY', status },
  ]),
  ...heads('S1 KR ERROR\nS2 KG POSTED', ([slip_no, slip_type, status]) => [
    'signifier',
    { slip_no, slip_type, status, comp_no: company('C1') },
  ]),
  ...heads(awards, ([rfq_no, , section, saving_type, base_amt, contract_amt, status]) => [
    'rfq',
    {
      ...{
        rfq_no,
        pr_no: 'PR202610-Q1',
        title: rfq_no,
        section,
        buyer_id: 'buy.all',
        buyer_nm: '한도윤',
        saving_type,
      },
      ...{ base_amt, contract_amt, saving_amt: Number(base_amt) - Number(contract_amt), status },
    },
  ]),
  ...heads(awards, ([rfq_no, awarded_dt]) => [
    'rfq_award',
    { rfq_no, line_no: 1, comp_no: company('C1'), amt_krw: 1, awarded_by: 'buy.all', awarded_dt },
  ]),
]

export const masterRows = (): readonly TableRow[] => [
  ...heads('C1\nC2\nC3\nC6', ([name]) => [
    'company',
    { comp_no: company(name), comp_name_kr: name, tax_no_2: name, comp_size: 'M', status: 'TRADING' },
  ]),
  ...heads('91 부품\n92 소모품\n93 설비', ([sg_code, sg_name]) => [
    'sourcing_group',
    { sg_code, sg_level: '001', sg_name },
  ]),
  ...heads(items, ([item_code, sg_code, unit_code]) => [
    'item',
    {
      item_code,
      item_name: item_code,
      spec: '',
      sg_code,
      unit_code,
      status: item_code === 'I7' ? 'INACTIVE' : 'ACTIVE',
      reg_date: '2026-11-01',
    },
  ]),
  ...heads(
    prices,
    ([
      price_no,
      item_code,
      comp = '',
      section = '',
      currency,
      unit_price,
      price_unit,
      valid_from,
      valid_to,
    ]) => [
      'item_price',
      {
        ...{ price_no, item_code, comp_no: company(comp), top_dept: topDepts[section], currency },
        ...{ unit_price, price_unit, valid_from, valid_to, price_basis: 'CONTRACT' },
      },
    ],
  ),
  ...heads(rates, ([currency, rate_date, rate]) => ['exchange_rate', { currency, rate_date, rate }]),
  ['account', { account_code: 'V0001', account_name: '시험', expense_type: 'EXP' }],
]

/** Items of the vectors with their sourcing group and unit. */
export const worldItems = readVectors(items).map(({ head: [code = '', group = '', unit = ''] }) => ({
  ...{ code, group, unit },
}))

/** Rates of the vectors in ten-thousandths. */
export const worldRates = readVectors(rates).map(({ head: [currency = '', date = '', rate = ''] }) => ({
  ...{ currency, date, rate: BigInt(rate) * 10_000n },
}))

/**
 * The vectors name documents by short names and leave out what no report reads: the tables take that here, and here alone. One table after the
 * other is locked and let go, since jobs of the product read several in an order of their own.
 */
const loosen = `do $$ declare one record; begin
  for one in select name, string_agg(change, ', ') as changes from (
    select conrelid as name, format('drop constraint %I', conname) as change from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0
    union all select attrelid, format('alter column %I drop not null', attname) from pg_attribute
      join pg_class on pg_class.oid = attrelid and relkind = 'r' and relnamespace = 'public'::regnamespace
      where attnotnull and attnum > 0 and not exists (select from pg_index
        where indrelid = attrelid and indisprimary and attnum = any (indkey))) as change_of_table group by name
  loop execute format('alter table %s %s', one.name::regclass, one.changes); commit; end loop;
end $$`

const emptied = [
  ...[
    'pr',
    'rfq',
    'rfq_award',
    'order_request',
    'po',
    'po_line',
    'po_change',
    'loi',
    'none_order',
    'warehousing',
  ],
  ...['warehousing_line', 'delivery_line', 'adjustment', 'adjustment_line', 'signifier', 'monthly_calc'],
  ...['item_price', 'budget', 'item', 'sourcing_group', 'exchange_rate', 'document_event'],
]

/** All documents of the demo go; those of the vectors come, with the companies, items and departments that they name. */
export const loadVectorWorld = (superUrl: string): Promise<void> =>
  load(superUrl, [...masterRows(), ...orderRows(), ...receiptRows(), ...settlementRows(), ...otherRows()])

/** All documents of the tables that reports read go; the rows come. */
export async function load(superUrl: string, rows: readonly TableRow[]): Promise<void> {
  const driver = connectDriver(superUrl, { poolSize: 1 })
  try {
    await driver.unsafe('set session_replication_role = replica')
    await driver.unsafe(loosen)
    for (const table of emptied) await driver.unsafe(`delete from ${table}`)
    await driver.unsafe(rows.map(([table, cells]) => insertText(table, cells)).join('; '))
    // The lines learn of their receipts, which came after them.
    await driver.unsafe(
      'set session_replication_role = origin; update po_line set completed_yn = completed_yn',
    )
  } finally {
    await driver.end()
  }
}

function insertText(table: string, cells: Cells): string {
  const said = Object.entries(cells).filter(([, value]) => value !== undefined)
  const columns = said.map(([column]) => column).join(', ')
  return `insert into ${table} (${columns}) values (${said.map(([, value]) => `'${String(value)}'`).join(', ')})`
}
