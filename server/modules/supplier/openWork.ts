import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { type Failure, refused } from '../../http/failure'
import { companyTexts } from './companyTexts'

interface Work {
  readonly label: string
  readonly count: number
}

/** What is underway with a company and has to be finished before trade with it ends (domain 3.24). */
export async function openWorkFailure(tx: Transaction, compNo: string): Promise<Failure | undefined> {
  const { rows } = await runAs(tx, 'all', () =>
    sql<Work>`select label, count(*)::int as count from (
      select 1 as place, '발주' as label from po where comp_no = ${compNo} and status in ('SENT', 'ACCEPTED', 'PARTIAL')
      union all
      select 2, '입고' from warehousing receipt where comp_no = ${compNo}
        and (status in ('REQUESTED', 'INSPECTED', 'APPROVING', 'REJECTED') or status = 'CONFIRMED' and exists (
          select from warehousing_line line where line.wh_req_no = receipt.wh_req_no and line.adj_no is null
            and abs(line.accept_qty) > abs(line.return_qty)))
      union all
      select 3, '정산' from adjustment where comp_no = ${compNo} and status not in ('PAID', 'CANCELED')
      union all
      select 4, '비발주 정산' from none_order where comp_no = ${compNo}
        and status not in ('DRAFT', 'POSTED', 'CANCELED')
      union all
      select 5, '발주요청' from order_request where comp_no = ${compNo} and status = 'APPROVING'
      union all
      select 6, '간편발주' from simple_order where comp_no = ${compNo} and status = 'APPROVING'
      union all
      select 7, 'LOI' from loi where comp_no = ${compNo} and status in ('APPROVING', 'ISSUED', 'ACCEPTED')) underway
      group by place, label order by place limit 1`.execute(tx),
  )
  const [work] = rows
  if (!work) return undefined
  return work.label === '발주'
    ? refused('openOrders', companyTexts.openOrders, [work.count])
    : refused('openWork', companyTexts.openWork, [work.label, work.count])
}

/** Buyers who wait for something of a company. */
export async function buyersOf(tx: Transaction, compNo: string): Promise<readonly string[]> {
  const { rows } = await runAs(tx, 'all', () =>
    sql<{ buyer_id: string }>`select distinct buyer_id from (
      select buyer_id from po where comp_no = ${compNo} and status in ('SENT', 'ACCEPTED', 'PARTIAL')
      union all
      select buyer_id from order_request where comp_no = ${compNo} and status in ('DRAFT', 'APPROVING', 'REJECTED', 'XFER_ERROR')
      union all
      select buyer_id from loi where comp_no = ${compNo} and status in ('APPROVING', 'ISSUED', 'ACCEPTED')
      union all
      select rfq.buyer_id from rfq join quotation using (rfq_no) where quotation.comp_no = ${compNo} and rfq.status = 'SENT') open
      where buyer_id is not null`.execute(tx),
  )
  return rows.map(({ buyer_id }) => buyer_id)
}
