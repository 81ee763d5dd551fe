import type { OperationRequests } from '../../../codegen/generated/types'
import { findWithPass } from '../../document/approval/approverPass'
import { wireOf } from '../../document/columns'
import type { EventContext } from '../../document/documentEvents'
import { erasedRoute, operationFact } from '../../document/erasedRoute'
import { eachDocument } from '../../document/transitionKeys'
import { documentNotFound } from '../../http/failure'
import { route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { acceptOrder, promiseOrder } from './answerOrder'
import { listOrders, supplierOrders } from './listOrders'
import type { PoRecord } from './orderKind'
import { orderSheet } from './orderSheet'
import { findOrder } from './orderStore'
import { orders } from './orders'
import { readOrder } from './readOrder'
import { readSupplierOrder } from './readSupplierOrder'
import { supplierChanges } from './supplierChanges'
import { createTestOrder, deleteTestOrder } from './testOrder'

/** Changes of an order are approved under its number. */
const named = (order: PoRecord) => ({ docType: 'PC', docNo: order.po_no })

const changeFields = operationFact('listCyberPoChange').answer.fields

/** The order of an address, for readers who need no approver's pass. */
async function seenOrder({ tx, actor }: EventContext, poNo: string): Promise<PoRecord> {
  const order = await findOrder(tx, poNo)
  if (!order) throw documentNotFound(actor.scope)
  return order
}

/** Purchase orders in both portals: found, read, answered by their suppliers, sent again, closed and canceled. */
export function orderModule(): ServerModule {
  return {
    name: 'order',
    routes: [
      route('listPo', ({ tx, actor, clock, input }) =>
        listOrders({ tx, actor, today: clock.today() }, input),
      ),
      erasedRoute<{ readonly poNo: string }>('getPo', async ({ tx, actor, input: { poNo } }) => {
        const order = await findWithPass(tx, actor, named, () => findOrder(tx, poNo))
        if (!order) throw documentNotFound(actor.scope)
        return readOrder({ tx }, order)
      }),
      supplierOrders,
      erasedRoute<{ readonly poNo: string }>('getCyberPo', async context =>
        readSupplierOrder(context, await seenOrder(context, context.input.poNo)),
      ),
      route('getPoSheet', async context => ({
        sheets: [await orderSheet(context, await seenOrder(context, context.input.poNo))],
      })),
      erasedRoute<OperationRequests['listCyberPoChange']>('listCyberPoChange', async ({ tx, actor, input }) =>
        (await supplierChanges(tx, actor, input)).map(row => wireOf(changeFields, row, row.currency)),
      ),
      route('createTestPo', context => createTestOrder(context, context.input.body.header)),
      route('deleteTestPo', async context => {
        const { poNo: id, version } = context.input
        await deleteTestOrder(context, { id, version })
        return { success: true }
      }),
      route('promisePo', context => promiseOrder(context, context.input.poNo, context.input.body)),
      route('acceptPo', context => {
        const { poNo, body } = context.input
        const isBulk = (body.keys ?? []).length > 0
        return eachDocument(poNo, body, key => acceptOrder(context, key, isBulk))
      }),
      ...orders.routes,
    ],
  }
}
