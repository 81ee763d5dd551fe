import { sql } from 'kysely'
import type { Transaction } from '../database/connect'

/**
 * The companies of each sourcing group: each that has a price for one of its items, quoted or delivered one. The main one is ordered of
 * most.
 */
export async function seedSgCompanies(tx: Transaction): Promise<void> {
  await sql`insert into sg_company (sg_code, comp_no, main_yn)
    with dealings as (
      select sg_code, comp_no, 0 as ordered from item_price join item using (item_code)
      union all
      select sg_code, comp_no, 0 from quotation join rfq_line using (rfq_no) join item using (item_code)
      union all
      select sg_code, comp_no, 1 from po_line join po using (po_no) join item using (item_code)),
    sellers as (
      select sg_code, comp_no, status,
        row_number() over (partition by sg_code order by status <> 'REGISTERED', sum(ordered) desc, comp_no) as place
      from dealings join company using (comp_no)
      where status in ('REGISTERED', 'SUSPENDED')
      group by sg_code, comp_no, status)
    select sg_code, comp_no, case when place = 1 and status = 'REGISTERED' then 'Y' else 'N' end from sellers`.execute(
    tx,
  )
}
