import { sql } from 'kysely'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { listOf } from '../../document/listOf'
import { keysOf, transitionEach } from '../../document/transitionKeys'
import { route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { orderRequest } from './orderKind'
import { orderPr } from './orderPr'
import { orderRequests } from './orderRequests'
import { popupPrLine } from './requestedLines'
import { supplierOrderRoutes } from './supplierOrderRoutes'

/** Order requests, and the orders that come of them, in both portals. */
export function orderModule(): ServerModule {
  return {
    name: 'order',
    routes: [
      listOf(orderRequest, {
        operation: 'listOrderRequest',
        numbers: ['orNo', 'poNo'],
        where: {
          // It is found by every purchase request that its lines come from.
          prNo: value => sql`exists (select from order_request_line line
            where line.or_no = document.or_no and line.pr_no = ${value.toUpperCase()})`,
        },
      }),
      ...orderRequests.routes,
      route('popupPrLine', ({ tx, now, input }) => popupPrLine(tx, koreanDay(now), input)),
      route('orderPr', context =>
        transitionEach(keysOf(context.input.prNo, context.input.body), key => orderPr(context, key)),
      ),
      ...supplierOrderRoutes,
    ],
  }
}
