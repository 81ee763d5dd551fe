import { sql } from 'kysely'
import { addDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAs } from '../../database/runAs'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { nextNumber } from '../../document/documentNumber'
import { handOver } from '../../document/handOver'
import type { PoLineRecord, PoRecord } from './orderKind'
import { staffOrderLink, supplierOrderLink } from './orderKind'

/** Columns that an order takes over from the document that asks for it. */
const taken = [
  ...(['title', 'order_type', 'source_no', 'pr_no', 'comp_no', 'forward_yn'] as const),
  ...(['section', 'deptcd', 'deptnm', 'buyer_id', 'requester', 'receiver', 'expense_type'] as const),
  ...(['currency', 'ex_rate', 'supply_amt', 'vat_amt', 'total_amt_krw', 'tax_code'] as const),
  ...(['pay_term', 'incoterms', 'due_date', 'delivery_place'] as const),
] as const
const takenOfLines = [
  ...(['line_no', 'pr_no', 'pr_line_no', 'item_code', 'item_name', 'spec', 'unit_code'] as const),
  ...(['qty', 'unit_price', 'amt', 'due_date', 'account_code', 'cost_center', 'bigo'] as const),
] as const

/** What an approved document asks to be ordered; it may have further columns. */
export interface OrderSource extends Pick<PoRecord, (typeof taken)[number]> {
  readonly lines: readonly Pick<PoLineRecord, (typeof takenOfLines)[number]>[]
}

const only = <Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]) =>
  Object.fromEntries(names.map(name => [name, row[name]])) as Pick<Row, Name>

/**
 * The order of an approved document, numbered and handed over: a supplier with the portal has to accept it, one without
 * it has accepted (domain 3.4). Written as the server, since the last approver may see neither request nor order.
 */
export async function placeOrder(context: EventContext, source: OrderSource): Promise<string> {
  const { tx, actor, now } = context
  const isForwarded = source.forward_yn === 'Y'
  const today = koreanDay(now)
  const poNo = await nextNumber(tx, 'PO', now)
  const status = isForwarded ? 'SENT' : 'ACCEPTED'
  await runAs(tx, 'all', async () => {
    const gerpNo = await nextGerpNumber(context)
    await tx
      .insertInto('po')
      .values({
        ...only(source, taken),
        po_no: poNo,
        total_amt: addDecimals(source.supply_amt, source.vat_amt),
        po_date: today,
        promised_date: isForwarded ? null : source.due_date,
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
        })),
      )
      .execute()
    await addEvent(context, { docType: 'PO', docNo: poNo, action: 'poCreated', from: null, to: status })
  })
  await handOver(context, {
    people: [source.requester, source.buyer_id],
    title: `발주되었습니다. ${source.title}`,
    link: staffOrderLink(poNo),
  })
  if (isForwarded)
    await handOver(context, {
      companies: [source.comp_no],
      title: `발주서가 도착했습니다. ${source.title} (${poNo})`,
      link: supplierOrderLink(poNo),
    })
  return poNo
}

/** Tolerances of a line: of its item, else of the supplier, else none (D-19). */
async function writeLines(
  { tx }: EventContext,
  poNo: string,
  { lines, comp_no, due_date }: OrderSource,
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
    .where('comp_no', '=', comp_no)
    .executeTakeFirst()
  const byCode = new Map(items.map(item => [item.item_code, item]))
  await tx
    .insertInto('po_line')
    .values(
      lines.map(line => {
        const due = line.due_date ?? due_date
        const item = byCode.get(line.item_code ?? '')
        return {
          ...only(line, takenOfLines),
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
    await sql`update pr_line set ordered_qty = ordered_qty + ${line.qty}, po_no = ${poNo}, comp_no = ${comp_no},
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
