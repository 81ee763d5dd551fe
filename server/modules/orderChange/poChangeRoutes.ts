import { koreanDay } from '../../../schemas/shared/koreanTime'
import { findWithPass } from '../../document/approval/approverPass'
import { eachDocument } from '../../document/transitionKeys'
import { documentNotFound } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import type { PoRecord } from '../order/listCyberPo'
import { findPo } from '../order/orderState'
import { ackPoChange, cancelPoChange, declinePoChange } from './answerChange'
import { changePo } from './changePo'
import { listPo } from './listPo'
import { cancelPo, forceClosePo, resendPo } from './poTransitions'
import { readPo } from './readPo'
import { readPoTerms } from './readPoTerms'
import { createTestPo, deleteTestPo } from './testPo'

const named = (order: PoRecord) => ({ docType: 'PC', docNo: order.po_no })

const routes: readonly OperationRoute[] = [
  route('listPo', ({ tx, actor, now, input }) =>
    listPo(tx, input, { group: actor.group, today: koreanDay(now) }),
  ),
  route('getPo', async ({ tx, actor, now, input: { poNo } }) => {
    const order = await findWithPass(tx, actor, named, () => findPo(tx, poNo))
    if (!order) throw documentNotFound(actor.scope)
    return readPo(tx, order, now)
  }),
  route('getPoTerms', async ({ tx, actor, input: { poNo } }) => {
    const order = await findPo(tx, poNo)
    if (!order) throw documentNotFound(actor.scope)
    return readPoTerms(tx, order)
  }),
  route('createTestPo', context => createTestPo(context, context.input.body.header)),
  route('deleteTestPo', async context => {
    const { poNo: id, version } = context.input
    await deleteTestPo(context, { id, version })
    return { success: true }
  }),
  route('changePo', context => changePo(context, context.input.poNo, context.input.body)),
  route('resendPo', context => {
    const { poNo, body } = context.input
    return eachDocument(poNo, body, key => resendPo(context, key, body.reason))
  }),
  route('forceClosePo', context => {
    const { poNo, body } = context.input
    return eachDocument(poNo, body, key => forceClosePo(context, key, body.reason))
  }),
  route('cancelPo', context => {
    const { poNo, body } = context.input
    return eachDocument(poNo, body, key => cancelPo(context, key, body.reason))
  }),
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
]

/** Issued orders in the hands of staff: found, changed, sent again, closed and canceled. */
export function poChangeModule(): ServerModule {
  return { name: 'poChange', routes }
}
