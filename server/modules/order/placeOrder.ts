import { sql } from 'kysely'
import { addDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAs } from '../../database/runAs'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { nextNumber } from '../../document/documentNumber'
import { handOver } from '../../document/handOver'
import { staffOrderLink, supplierOrderLink } from './orderState'

/** What an approved document asks to be ordered. */
export interface OrderSource {
  readonly title: string
  readonly orderType: 'NORMAL' | 'LOI' | 'SIMPLE' | 'TEST'
  readonly sourceNo: string | null
  readonly prNo: string | null
  readonly compNo: string
  readonly forwardYn: string
  readonly section: string
  readonly deptcd: string
  readonly deptnm: string
  readonly buyerId: string
  readonly requester: string
  readonly receiver: string | null
  readonly expenseType: string
  readonly currency: string
  readonly exRate: string
  readonly supplyAmt: string
  readonly vatAmt: string
  readonly totalAmtKrw: string
  readonly taxCode: string
  readonly payTerm: string
  readonly incoterms: string | null
  readonly dueDate: string
  readonly deliveryPlace: string | null
  readonly lines: readonly OrderSourceLine[]
}

interface OrderSourceLine {
  readonly line_no: number
  readonly pr_no: string | null
  readonly pr_line_no: number | null
  readonly item_code: string | null
  readonly item_name: string
  readonly spec: string | null
  readonly unit_code: string | null
  readonly qty: string
  readonly unit_price: string
  readonly amt: string
  readonly due_date: string | null
  readonly account_code: string | null
  readonly cost_center: string | null
  readonly bigo: string | null
}

/**
 * The order of an approved document, numbered and handed over: a supplier with the portal has to accept it, one without
 * it has accepted (domain 3.4). Written as the server, since the last approver may see neither request nor order.
 */
export async function placeOrder(context: EventContext, source: OrderSource): Promise<string> {
  const { tx, actor, now } = context
  const isForwarded = source.forwardYn === 'Y'
  const today = koreanDay(now)
  const poNo = await nextNumber(tx, 'PO', now)
  const status = isForwarded ? 'SENT' : 'ACCEPTED'
  await runAs(tx, 'all', async () => {
    const gerpNo = await nextGerpNumber(context)
    await tx
      .insertInto('po')
      .values({
        po_no: poNo,
        title: source.title,
        order_type: source.orderType,
        source_no: source.sourceNo,
        pr_no: source.prNo,
        comp_no: source.compNo,
        forward_yn: source.forwardYn,
        section: source.section,
        deptcd: source.deptcd,
        deptnm: source.deptnm,
        buyer_id: source.buyerId,
        requester: source.requester,
        receiver: source.receiver,
        expense_type: source.expenseType,
        currency: source.currency,
        ex_rate: source.exRate,
        supply_amt: source.supplyAmt,
        vat_amt: source.vatAmt,
        total_amt: addDecimals(source.supplyAmt, source.vatAmt),
        total_amt_krw: source.totalAmtKrw,
        tax_code: source.taxCode,
        pay_term: source.payTerm,
        incoterms: source.incoterms,
        po_date: today,
        due_date: source.dueDate,
        promised_date: isForwarded ? null : source.dueDate,
        delivery_place: source.deliveryPlace,
        accepted_dt: isForwarded ? null : now,
        gerp_po_no: gerpNo,
        status,
        created_by: actor.userId,
        created_dt: now,
        updated_by: actor.userId,
        updated_dt: now,
      })
      .execute()
    await writeLines(context, poNo, source, isForwarded)
    await tx
      .insertInto('po_party')
      .values(
        [...new Set([source.requester, source.receiver ?? source.requester])].map(singleid => ({
          singleid,
          po_no: poNo,
          is_requester: singleid === source.requester,
          is_receiver: singleid === source.receiver,
        })),
      )
      .execute()
    await addEvent(context, { docType: 'PO', docNo: poNo, action: 'poCreated', from: null, to: status })
  })
  await handOver(context, {
    people: [source.requester, source.buyerId],
    title: `발주되었습니다. ${source.title}`,
    link: staffOrderLink(poNo),
  })
  if (isForwarded)
    await handOver(context, {
      companies: [source.compNo],
      title: `발주서가 도착했습니다. ${source.title} (${poNo})`,
      link: supplierOrderLink(poNo),
    })
  return poNo
}

/** Tolerances of a line: of its item, else of the supplier, else none (D-19). */
async function writeLines(
  { tx }: EventContext,
  poNo: string,
  { lines, compNo, dueDate }: OrderSource,
  isForwarded: boolean,
): Promise<void> {
  const items = await tx
    .selectFrom('item')
    .select(['item_code', 'over_tol', 'under_tol'])
    .where('item_code', 'in', ['', ...lines.flatMap(line => line.item_code ?? [])])
    .execute()
  const company = await tx
    .selectFrom('company')
    .select('over_tol')
    .where('comp_no', '=', compNo)
    .executeTakeFirst()
  const byCode = new Map(items.map(item => [item.item_code, item]))
  await tx
    .insertInto('po_line')
    .values(
      lines.map(line => {
        const due = line.due_date ?? dueDate
        const item = byCode.get(line.item_code ?? '')
        return {
          ...line,
          po_no: poNo,
          due_date: due,
          promised_date: isForwarded ? null : due,
          over_tol: item?.over_tol ?? company?.over_tol ?? '0',
          under_tol: item?.under_tol ?? '0',
          remain_qty: line.qty,
        }
      }),
    )
    .execute()
  for (const line of lines) {
    if (line.pr_no === null || line.pr_line_no === null) continue
    await sql`update pr_line set ordered_qty = ordered_qty + ${line.qty}, po_no = ${poNo}, comp_no = ${compNo},
        line_status = case when ordered_qty + ${line.qty} >= qty then 'ORDERED' else line_status end
      where pr_no = ${line.pr_no} and line_no = ${line.pr_line_no}`.execute(tx)
  }
  const prNos = [...new Set(lines.flatMap(line => line.pr_no ?? []))]
  if (prNos.length > 0)
    await tx.updateTable('pr').set({ po_cnt: sql<number>`po_cnt + 1` }).where('pr_no', 'in', prNos).execute()
}

/** Assumed: the stand-in of GERP numbers its orders in one row, 45 and eight digits. */
async function nextGerpNumber({ tx }: EventContext): Promise<string> {
  const { rows } = await sql<{ next: string }>`select
    coalesce(max(gerp_po_no)::bigint, 4510000000) + 1 as next from po where gerp_po_no is not null`.execute(
    tx,
  )
  return String(rows[0]?.next ?? 4_510_000_001)
}
