import { erasedRoute } from '../../document/erasedRoute'
import { eachDocument } from '../../document/transitionKeys'
import { documentNotFound } from '../../http/failure'
import { route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { findPo } from '../order/orderStore'
import { ackPoChange, cancelPoChange, declinePoChange } from './answerChange'
import { changePo } from './changeOrder'
import { readPoTerms } from './readTerms'

/** Changes of orders: asked for by staff, approved, and confirmed by the supplier. */
export function orderChangeModule(): ServerModule {
  return {
    name: 'orderChange',
    routes: [
      erasedRoute<{ readonly poNo: string }>('getPoTerms', async ({ tx, actor, input: { poNo } }) => {
        const order = await findPo(tx, poNo)
        if (!order) throw documentNotFound(actor.scope)
        return readPoTerms(tx, order)
      }),
      route('changePo', context => changePo(context, context.input.poNo, context.input.body)),
      route('cancelPoChange', context => {
        const { chgNo, body } = context.input
        return eachDocument(chgNo, body, key => cancelPoChange(context, key))
      }),
      route('ackPoChange', context => {
        const { chgNo, body } = context.input
        return eachDocument(chgNo, body, key => ackPoChange(context, key))
      }),
      route('declinePoChange', context => {
        const { chgNo, body } = context.input
        return eachDocument(chgNo, body, key => declinePoChange(context, key, body.reason))
      }),
    ],
  }
}
