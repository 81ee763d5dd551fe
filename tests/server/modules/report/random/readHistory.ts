import { groupRows } from '../../../../../schemas/shared/groupRows'
import { connectDriver } from '../../../../../server/database/connectDriver'
import type { History, Order, OrderLine, Receipt } from './drawHistory'

/** Decimal text as a whole number of parts of ten to so many places. */
function units(text: string, places: number): bigint {
  const [whole = '', part = ''] = text.split('.')
  const rest = part.slice(places)
  if (/[1-9]/.test(rest)) throw new Error(`${text} has more than ${places} decimals.`)
  return BigInt(whole + part.slice(0, places).padEnd(places, '0'))
}

const known = (value: string | null): string | undefined => value ?? undefined

type Row = Readonly<Record<string, string>>

/** The documents of a database as a history, of what reports of departments, companies and items read. */
export async function readHistory(superUrl: string): Promise<History> {
  const driver = connectDriver(superUrl, { poolSize: 1 })
  try {
    const read = async (query: string): Promise<readonly Row[]> =>
      (await driver.unsafe(`select to_jsonb(one)::text as row from (${query}) one`)).map(({ row }) => {
        const cells: Record<string, unknown> = JSON.parse(row)
        return Object.fromEntries(
          Object.entries(cells).map(([name, cell]) => [name, cell === null ? null : String(cell)]),
        ) as Row
      })
    const lines = groupRows(
      await read(`select po_no, line_no, item_code, qty::text, unit_price::text,
      due_date, completed_yn, pr_no from po_line order by line_no`),
      ({ po_no = '' }) => po_no,
    )
    const orders = (
      await read(`select po_no, po_date, deptcd, status, order_type, comp_no, currency, ex_rate::text,
      accepted_dt from po`)
    ).map(
      (one): Order => ({
        ...{
          no: one.po_no ?? '',
          date: one.po_date ?? '',
          deptcd: one.deptcd ?? '',
          status: one.status ?? '',
        },
        ...{ type: one.order_type ?? '', comp: one.comp_no ?? '', currency: one.currency ?? '' },
        ...{ rate: units(one.ex_rate ?? '', 4), acceptedAt: known(one.accepted_dt ?? null) },
        lines: (lines.get(one.po_no ?? '') ?? []).map(
          (line): OrderLine => ({
            ...{
              no: Number(line.line_no),
              item: known(line.item_code ?? null),
              qty: units(line.qty ?? '', 0),
            },
            ...{ price: units(line.unit_price ?? '', 2), due: line.due_date ?? '' },
            ...{ isForceClosed: line.completed_yn === 'Y', request: known(line.pr_no ?? null) },
          }),
        ),
      }),
    )
    const byNumber = new Map(orders.map(order => [order.no, order] as const))
    const parts = groupRows(
      await read(`select wh_req_no, line_no, po_line_no, dlv_qty::text, accept_qty::text,
      reject_qty::text, reject_reason from warehousing_line order by line_no`),
      ({ wh_req_no = '' }) => wh_req_no,
    )
    const receipts = new Map<string, Receipt>()
    for (const one of await read(`select wh_req_no, wh_type, po_no, receipt_date, deptcd, status, ex_rate::text, org_wh_req_no,
      slip_no, settle_yn, (select status from signifier where slip_no = warehousing.slip_no) as slip, last_deci_dt from warehousing
      where receipt_date is not null order by wh_type, wh_req_no`)) {
      const order = byNumber.get(one.po_no ?? '')
      if (!order) throw new Error(`${one.wh_req_no} has no order.`)
      const of = receipts.get(one.org_wh_req_no ?? '')
      receipts.set(one.wh_req_no ?? '', {
        ...{ no: one.wh_req_no ?? '', date: one.receipt_date ?? '', deptcd: one.deptcd ?? '' },
        ...{ status: one.status ?? '', order, rate: units(one.ex_rate ?? '', 4) },
        confirmedAt: known(one.last_deci_dt ?? null),
        lines: (parts.get(one.wh_req_no ?? '') ?? []).flatMap(part => {
          const line = order.lines.find(({ no }) => no === Number(part.po_line_no))
          if (!line) throw new Error(`${one.wh_req_no} has a line of no order line.`)
          return [
            {
              ...{
                line,
                delivered: units(part.dlv_qty ?? '', 0),
                accepted: units(part.accept_qty ?? '', 0),
              },
              ...{ rejected: units(part.reject_qty ?? '', 0), reason: known(part.reject_reason ?? null) },
            },
          ]
        }),
        ...(of && { back: { of, slip: one.settle_yn === 'Y' ? known(one.slip ?? null) : undefined } }),
      })
    }
    const settled = groupRows(
      await read(`select adj_no, wh_req_no, wh_line_no, qty::text from adjustment_line order by line_no`),
      ({ adj_no = '' }) => adj_no,
    )
    /** Receipts of a settlement with the quantities that it settles: others may be settled later. */
    const settledParts = (adjNo: string): readonly Receipt[] =>
      [...groupRows(settled.get(adjNo) ?? [], ({ wh_req_no = '' }) => wh_req_no)].flatMap(([no, some]) => {
        const receipt = receipts.get(no)
        const numbers = (parts.get(no) ?? []).map(({ line_no }) => line_no)
        return receipt
          ? [
              {
                ...receipt,
                lines: receipt.lines.flatMap((line, index) => {
                  const part = some.find(({ wh_line_no }) => wh_line_no === numbers[index])
                  return part ? [{ ...line, accepted: units(part.qty ?? '', 0) }] : []
                }),
              },
            ]
          : []
      })
    const settlements = (
      await read(`select adj_no, yyyymm, status, supply_amt_krw::text,
      (select status from signifier where slip_no = adjustment.slip_no) as slip, deduct_amt::text from adjustment`)
    ).map(one => ({
      ...{
        no: one.adj_no ?? '',
        yyyymm: one.yyyymm ?? '',
        status: one.status ?? '',
        slip: known(one.slip ?? null),
      },
      receipts: settledParts(one.adj_no ?? ''),
      ...{ deduction: units(one.deduct_amt ?? '0', 0), invoicedAt: [] },
    }))
    const placed = (no: string, date: string, table: string, more = '') =>
      read(`select ${no} as no, ${date} as date, deptcd, status${more} from ${table}`)
    const place = (one: Row) => ({
      ...{ no: one.no ?? '', date: one.date ?? '', deptcd: one.deptcd ?? '', status: one.status ?? '' },
    })
    return {
      ...{ orders, receipts: [...receipts.values()], settlements },
      requests: (await placed('pr_no', 'req_date', 'pr')).map(one => ({
        ...place(one),
        ...{
          type: '',
          buyer: undefined,
          submitted: [],
          approved: undefined,
          received: undefined,
          quotations: [],
        },
      })),
      claims: (await placed('none_no', 'req_date', 'none_order', ', supply_amt::text')).map(one => ({
        ...place(one),
        supply: units(one.supply_amt ?? '', 0),
      })),
      letters: (await placed('loi_no', "(last_deci_dt at time zone 'Asia/Seoul')::date", 'loi')).map(place),
      budgets: (await read('select deptcd, yyyymm, budget_amt::text from budget')).map(one => ({
        ...{ deptcd: one.deptcd ?? '', yyyymm: one.yyyymm ?? '', amount: units(one.budget_amt ?? '', 0) },
      })),
      ...{ months: [], awards: [], prices: [], items: [] },
    }
  } finally {
    await driver.end()
  }
}
