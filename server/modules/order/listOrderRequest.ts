import { sql } from 'kysely'
import { listOf } from '../../document/listOf'

/** The list of order requests. One is found by every purchase request that its lines come from. */
export const listOrderRequest = listOf(
  { docType: 'OR', table: 'order_request', number: 'or_no' },
  {
    operation: 'listOrderRequest',
    numbers: ['orNo', 'poNo'],
    where: {
      prNo: value => sql`exists (select from order_request_line line
        where line.or_no = document.or_no and line.pr_no = ${value.toUpperCase()})`,
    },
  },
)
