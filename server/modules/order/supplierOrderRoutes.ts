import { koreanDay } from '../../../schemas/shared/koreanTime'
import { keysOf, transitionEach } from '../../document/transitionKeys'
import { documentNotFound } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import { acceptPo, declinePo, promisePo } from './answerOrder'
import { listCyberPo } from './listCyberPo'
import { listCyberPoChange } from './listCyberPoChange'
import { findPo } from './orderState'
import { poSheet } from './poSheet'
import { readCyberPo } from './readCyberPo'

/** Orders on the supplier's side; staff may look at them there. */
export const supplierOrderRoutes: readonly OperationRoute[] = [
  route('listCyberPo', ({ tx, now, input }) => listCyberPo(tx, input, koreanDay(now))),
  route('getCyberPo', async ({ tx, actor, input: { poNo } }) => {
    const order = await findPo(tx, poNo)
    if (!order) throw documentNotFound(actor.scope)
    return readCyberPo(tx, actor, order)
  }),
  route('getPoSheet', async context => {
    const order = await findPo(context.tx, context.input.poNo)
    if (!order) throw documentNotFound(context.actor.scope)
    return { sheets: [await poSheet(context, order)] }
  }),
  route('listCyberPoChange', ({ tx, actor, input }) => listCyberPoChange(tx, actor, input)),
  route('promisePo', context => promisePo(context, context.input.poNo, context.input.body)),
  route('acceptPo', context => {
    const { poNo, body } = context.input
    const isBulk = (body.keys ?? []).length > 0
    return transitionEach(keysOf(poNo, body), key => acceptPo(context, key, isBulk))
  }),
  route('declinePo', context => {
    const { poNo, body } = context.input
    return transitionEach(keysOf(poNo, body), key => declinePo(context, key, body.reason))
  }),
]
