import { sql } from 'kysely'
import type { OperationRequests } from '../../../../codegen/generated/types'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import type { Caller, ProductServer } from '../productServer'

type DeliveryBody = OperationRequests['createDelivery']['body']

interface Ordered {
  readonly qty?: string
  readonly price?: string
  readonly overTol?: string
  readonly underTol?: string
  readonly unit?: string
  readonly status?: string
  readonly compNo?: string
  readonly currency?: string
}

let orders = 0

/** An accepted order of one line (or of as many as are told), received by recv.mobile; its number. The day is 2026-11-20. */
export async function acceptedOrder(product: ProductServer, ...lines: readonly Ordered[]): Promise<string> {
  orders += 1
  const poNo = `PO202611-9${String(orders).padStart(5, '0')}`
  const all = lines.length === 0 ? [{}] : lines
  const { status = 'ACCEPTED', compNo = 'C000001', currency = 'KRW' }: Ordered = all[0] ?? {}
  await withActor(product.database, systemActor, async tx => {
    await sql`insert into po (po_no, title, order_type, comp_no, forward_yn, section, deptcd, deptnm, buyer_id,
        requester, receiver, expense_type, currency, supply_amt, total_amt, pay_term, po_date, due_date, tax_code, status)
      values (${poNo}, '정밀 샤프트 발주', 'NORMAL', ${compNo}, ${compNo === 'C000005' ? 'N' : 'Y'}, '모바일사업부', 'D1020',
        '모바일개발팀', 'buy.mobile', 'req.mobile', 'recv.mobile', 'EXP', ${currency}, 0, 0, 'P30', '2026-11-10',
        '2026-12-01', ${currency === 'KRW' ? 'V1' : 'V5'}, ${status})`.execute(tx)
    for (const [index, line] of all.entries()) {
      const { qty = '1000', price = '1250', overTol = '5', underTol = '0', unit = 'EA' } = line
      await sql`insert into po_line (po_no, line_no, item_name, unit_code, qty, unit_price, amt, over_tol, under_tol,
          remain_qty, due_date)
        values (${poNo}, ${(index + 1) * 10}, ${`샤프트 ${index + 1}`}, ${unit}, ${qty}, ${price},
          round(${qty}::numeric * ${price}::numeric), ${overTol}, ${underTol}, ${qty}, '2026-12-01')`.execute(
        tx,
      )
    }
    await sql`insert into po_party (singleid, po_no)
      values ('req.mobile', ${poNo}), ('recv.mobile', ${poNo})`.execute(tx)
  })
  return poNo
}

/** A delivery that may be shipped, but for what a test says. */
export function delivery(
  poNo: string,
  quantities: readonly string[],
  header: Partial<DeliveryBody['header']> = {},
  line: Partial<DeliveryBody['lines'][number]> = {},
): DeliveryBody {
  return {
    header: {
      poNo,
      deliveryDate: '2026-11-21',
      dlvMethod: 'TRUCK',
      deliverer: '이수민',
      delivererTel: '01012345678',
      stmtPaperNo: '2026-11-77',
      ...header,
    },
    lines: quantities.map((qty, index) => ({ poLine: `${poNo}-${(index + 1) * 10}`, qty, ...line })),
  }
}

/** A shipped delivery: its number and that of its receipt. */
export async function shipped(
  supplier: Caller,
  poNo: string,
  quantities: readonly string[],
  line: Partial<DeliveryBody['lines'][number]> = {},
) {
  const made = await supplier.call('createDelivery', { body: delivery(poNo, quantities, {}, line) })
  if (made.status !== 200) throw new Error(made.msg)
  const dlvNo = made.body.docNo
  const sent = await supplier.call('shipDelivery', { dlvNo, body: { version: 0 } })
  if (sent.status !== 200) throw new Error(sent.msg)
  const { header } = (await supplier.call('getCyberDelivery', { dlvNo })).body
  return { dlvNo, whReqNo: header.whReqNo ?? '' }
}

interface Part {
  readonly accept: string
  readonly reject?: string
}

/** Inspected on the pinned day with these quantities; rejected ones with a reason. */
export async function inspect(receiver: Caller, whReqNo: string, version: number, parts: readonly Part[]) {
  return receiver.call('inspectWarehousing', {
    whReqNo,
    body: {
      version,
      header: { receiptDate: '2026-11-20' },
      lines: parts.map(({ accept, reject = '0' }, index) => ({
        lineNo: (index + 1) * 10,
        acceptQty: accept,
        rejectQty: reject,
        ...(reject === '0' ? {} : { rejectReason: 'DEF', rejectMemo: '표면에 흠집이 있습니다.' }),
      })),
    },
  })
}

export interface OrderedLine {
  readonly received: string
  readonly shipped: string
  readonly returned: string
  readonly remain: string
  readonly complete: string
}

/** Where the order and its lines stand in the database. */
export async function standing(product: ProductServer, poNo: string) {
  return withActor(product.database, systemActor, async tx => {
    const order = await tx
      .selectFrom('po')
      .select(['status', 'received_amt'])
      .where('po_no', '=', poNo)
      .executeTakeFirstOrThrow()
    const { rows } = await sql<OrderedLine>`select trim_scale(received_qty)::text as received,
        trim_scale(shipped_qty)::text as shipped, trim_scale(returned_qty)::text as returned,
        trim_scale(remain_qty)::text as remain, completed_yn as complete
      from po_line where po_no = ${poNo} order by line_no`.execute(tx)
    return { status: order.status, amount: order.received_amt, lines: rows }
  })
}
