import { erasedRoute } from '../../document/erasedRoute'
import { eachDocument } from '../../document/transitionKeys'
import { documentNotFound } from '../../http/failure'
import { route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { findOrder } from '../order/orderStore'
import { ackChange, cancelChange, declineChange } from './answerChange'
import { changeOrder } from './changeOrder'
import { readTerms } from './readTerms'

/** Changes of orders: asked for by staff, approved, and confirmed by the supplier. */
export function orderChangeModule(): ServerModule {
  return {
    name: 'orderChange',
    routes: [
      erasedRoute<{ readonly poNo: string }>('getPoTerms', async ({ tx, actor, input: { poNo } }) => {
        const order = await findOrder(tx, poNo)
        if (!order) throw documentNotFound(actor.scope)
        return readTerms(tx, order)
      }),
      route('changePo', context => changeOrder(context, context.input.poNo, context.input.body)),
      route('cancelPoChange', context => {
        const { chgNo, body } = context.input
        return eachDocument(chgNo, body, key => cancelChange(context, key))
      }),
      route('ackPoChange', context => {
        const { chgNo, body } = context.input
        return eachDocument(chgNo, body, key => ackChange(context, key))
      }),
      route('declinePoChange', context => {
        const { chgNo, body } = context.input
        return eachDocument(chgNo, body, key => declineChange(context, key, body.reason))
      }),
    ],
  }
}
