import { koreanDay } from '../../../schemas/shared/koreanTime'
import { findTransition, groupMay } from '../../../schemas/workflow/workflow'
import { simpleOrderWorkflow } from '../../../schemas/workflow/workflows'
import { findWithPass } from '../../document/approval/approverPass'
import { eachDocument, keysOf, readKeys } from '../../document/transitionKeys'
import { documentNotFound, fieldRefused, notAllowed } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import type { MayChangeFiles } from '../common/fileRoutes'
import { orderTexts } from '../order/orderTexts'
import { restOfDay } from './dayLimit'
import { listSimpleOrder } from './listSimpleOrder'
import { readSimpleOrder } from './readSimpleOrder'
import { createSimpleOrder, updateSimpleOrder } from './saveSimpleOrder'
import {
  findSimpleOrder,
  openSimpleOrder,
  readSimpleOrderLines,
  type SimpleOrderRecord,
} from './simpleOrderStore'
import {
  cancelSimpleOrder,
  deleteSimpleOrder,
  recallSimpleOrder,
  retrySimpleOrder,
  submitSimpleOrder,
} from './simpleOrderTransitions'

const named = (stored: SimpleOrderRecord) => ({ docType: 'SO', docNo: stored.so_no })

/** Files change as the simple order itself: by its requester, in the states that can be edited. */
export const mayChangeSimpleOrderFiles: MayChangeFiles = async (tx, actor, soNo) => {
  const stored = await findSimpleOrder(tx, soNo)
  return (
    stored !== undefined &&
    stored.requester === actor.userId &&
    simpleOrderWorkflow.editable.includes(stored.status)
  )
}

const routes: readonly OperationRoute[] = [
  route('listSimpleOrder', ({ tx, input }) => listSimpleOrder(tx, input)),
  route('getSimpleOrderLimit', async ({ tx, actor, now, input: { compNo, soNo } }) => {
    // Another department's order is counted where it belongs.
    const stored = soNo === undefined ? undefined : await findSimpleOrder(tx, soNo)
    const deptcd = stored?.deptcd ?? actor.deptcd
    return { limitAmt: await restOfDay(tx, { deptcd, compNo, day: koreanDay(now), except: stored?.so_no }) }
  }),
  route('getSimpleOrder', async ({ tx, actor, now, input: { soNo } }) => {
    const stored = await findWithPass(tx, actor, named, () => findSimpleOrder(tx, soNo))
    if (!stored) throw documentNotFound(actor.scope)
    return readSimpleOrder(tx, stored, now)
  }),
  route('createSimpleOrder', context => {
    const transition = findTransition(simpleOrderWorkflow, 'createSimpleOrder')
    if (!transition || !groupMay(transition, context.actor.group))
      throw notAllowed(`createSimpleOrder by group ${context.actor.group}`)
    return createSimpleOrder(context, context.input.body)
  }),
  route('updateSimpleOrder', async context => {
    const { soNo, body } = context.input
    const stored = await openSimpleOrder(context, 'updateSimpleOrder', { id: soNo, version: body.version })
    return updateSimpleOrder(context, stored, await readSimpleOrderLines(context.tx, soNo), body)
  }),
  route('deleteSimpleOrder', async context => {
    const { soNo, version, keys } = context.input
    if (keys === undefined && version === undefined) throw fieldRefused('version', 'fieldEmpty', ['버전'])
    const asked = keysOf(soNo, {
      ...(version === undefined ? {} : { version }),
      ...(keys === undefined ? {} : { keys: readKeys(keys) }),
    })
    for (const key of asked) await deleteSimpleOrder(context, key)
    return { success: true }
  }),
  route('submitSimpleOrder', context => {
    const { soNo, body } = context.input
    return eachDocument(soNo, body, key => submitSimpleOrder(context, key, body), orderTexts.submitTooMany)
  }),
  route('recallSimpleOrder', context => {
    const { soNo, body } = context.input
    return eachDocument(soNo, body, key => recallSimpleOrder(context, key))
  }),
  route('cancelSimpleOrder', context => {
    const { soNo, body } = context.input
    return eachDocument(soNo, body, key => cancelSimpleOrder(context, key, body.reason))
  }),
  route('retrySimpleOrder', context => {
    const { soNo, body } = context.input
    return eachDocument(soNo, body, key => retrySimpleOrder(context, key))
  }),
]

/** Small purchases without request and quotation. */
export function simpleOrderModule(): ServerModule {
  return { name: 'simpleOrder', routes }
}
