import type { Invariant } from './flowInvariants'

/** What must hold of items, of their prices and of rounds of inventory. */
export const itemInvariants: readonly Invariant[] = [
  {
    name: 'no two items in use are the same one',
    breach: `select same_key from item where status = 'ACTIVE' and same_key is not null
      group by same_key having count(*) > 1`,
  },
  {
    name: 'nobody approves an item that he asked for',
    breach: `select i.item_code, e.actor from item i join document_event e on e.doc_type = 'IT'
      and e.doc_no in (i.item_code, i.temp_code)
      where e.action = 'approveItem' and e.actor = i.requester and e.request_id is not null`,
  },
  {
    name: 'an item has its final code once it is approved, and not before',
    breach: `select item_code, status from item where (item_code like 'T%') <> (status not in ('ACTIVE', 'INACTIVE'))`,
  },
  {
    name: 'an item that was never approved has no price',
    breach: `select item_code, status from item
      where status not in ('ACTIVE', 'INACTIVE') and (last_price is not null or item_code in (select item_code from item_price))`,
  },
  {
    name: 'an item has one price of a company for a section, currency and day',
    breach: `select a.price_no, b.price_no as other from item_price a join item_price b
      on a.item_code = b.item_code and a.comp_no = b.comp_no and a.currency = b.currency
        and a.top_dept is not distinct from b.top_dept and a.price_no < b.price_no
        and a.valid_from <= b.valid_to and b.valid_from <= a.valid_to`,
  },
  {
    name: 'no price of an offer goes on after the offer has ended',
    breach: `select c.ci_no, p.price_no from company_item c join item_price p on p.source_no = c.ci_no
      join lateral (select max(e.at) as ended from document_event e
        where e.doc_type = 'CI' and e.doc_no = c.ci_no and e.to_status = 'INACTIVE') last on true
      where c.status = 'INACTIVE' and p.valid_to > (ended at time zone 'Asia/Seoul')::date`,
  },
  {
    name: 'a round has counted what its rows say',
    breach: `select round_no, target_cnt, checked_cnt, count(i.asset_no) from asset_round
      left join asset_inventory i using (round_no) group by round_no
      having target_cnt <> count(i.asset_no) or checked_cnt <> count(*) filter (where i.inv_result <> 'NONE')`,
  },
]
