import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../database/actor'

/** A quotation with what was asked of its supplier, as `quotationSource` gives it. */
export interface AskedQuotation {
  readonly [column: string]: unknown
  readonly rfq_no: string
  readonly qt_no: string
  readonly rfq_status: string
  readonly deadline_dt: string | null
  readonly currency: string
  readonly sealed_yn: string
  readonly file_id: string | null
  readonly rfq_file_id: string | null
}

/**
 * What was asked of one company with its own quotations and nobody else's; to staff, of every company in their scope. Prices,
 * terms and words are kept from all staff until the opening, and for good where nothing was submitted. Assumed: who enters a
 * paper quotation reads what he has entered. A column that is not named here is answered to nobody.
 */
export function quotationSource({ scope, compNo, userId }: Actor): RawBuilder<unknown> {
  const isOwn = scope === 'company'
  const own = isOwn ? sql`q.comp_no = ${compNo ?? ''}` : sql`true`
  // Sealed before it is sorted, so that not even an order tells who is cheaper.
  const sealed = isOwn
    ? sql`false`
    : sql`not (rfq.status in ('CLOSED', 'AWARDED') and q.status in ('SUBMITTED', 'SELECTED', 'NOT_SELECTED'))
        and q.proxy_by is distinct from ${userId}`
  const unsealed = (column: string) =>
    sql`case when not (${sealed}) then ${sql.ref(`q.${column}`)} end as ${sql.ref(column)}`
  return sql`(select rfq.rfq_no, rfq.title, rfq.rfq_type, rfq.delivery_place, rfq.buyer_nm, rfq.sent_dt, rfq.deadline_dt,
      rfq.notice, rfq.status as rfq_status, rfq.currency as rfq_currency, rfq.pay_term as rfq_pay_term,
      rfq.file_id as rfq_file_id, q.qt_no, q.status, q.version, q.checked_dt, q.submitted_dt, q.decline_reason, q.comp_no,
      company.comp_name_kr, case company.forward_yn when 'Y' then 'Y' else 'N' end as forward_yn, q.proxy_yn,
      ${isOwn ? sql`null` : sql`q.proxy_reason`} as proxy_reason, case when ${sealed} then 'Y' else 'N' end as sealed_yn,
      case when ${sealed} then rfq.currency else q.currency end as currency,
      ${sql.join(['total_amt', 'valid_to', 'lead_time', 'pay_term', 'comment', 'file_id'].map(unsealed))},
      (select count(*)::int from rfq_line where rfq_line.rfq_no = rfq.rfq_no) as line_cnt
    from quotation q join rfq on rfq.rfq_no = q.rfq_no join company on company.comp_no = q.comp_no
    where ${own}) document`
}
