import { sql } from 'kysely'
import type { OperationRequests } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { erasedRoute } from '../../document/erasedRoute'
import { listOf } from '../../document/listOf'
import { eachDocument } from '../../document/transitionKeys'
import { route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { convertLoi } from './convertLoi'
import { orderPr } from './orderPr'
import { orderRequest } from './orderRequestKind'
import { orderRequests } from './orderRequests'
import { popupPrLine } from './requestedLines'

/** Order requests: of purchase requests, and of letters of intent. */
export function orderRequestModule(): ServerModule {
  return {
    name: 'orderRequest',
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
      erasedRoute<OperationRequests['popupPrLine']>('popupPrLine', ({ tx, now, input }) =>
        popupPrLine(tx, koreanDay(now), input),
      ),
      route('orderPr', ({ input: { prNo, body }, ...context }) =>
        eachDocument(prNo, body, key => orderPr(context, key)),
      ),
      route('convertLoi', ({ input: { loiNo, body }, ...context }) =>
        eachDocument(loiNo, body, key => convertLoi(context, key)),
      ),
    ],
  }
}
