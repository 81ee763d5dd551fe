import { koreanDay } from '../../../schemas/shared/koreanTime'
import { findTransition, groupMay } from '../../../schemas/workflow/workflow'
import { loiWorkflow } from '../../../schemas/workflow/workflows'
import { findWithPass } from '../../document/approval/approverPass'
import { eachDocument, keysOf, readKeys } from '../../document/transitionKeys'
import { documentNotFound, fieldRefused, notAllowed } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import type { ServerModule, Services } from '../../http/serverModule'
import type { MayChangeFiles } from '../common/fileRoutes'
import { convertLoi } from './convertLoi'
import { listCyberLoi, listLoi } from './listLoi'
import { loiSheet } from './loiSheet'
import { findLoi, type LoiRecord, openLoi, readLoiLines } from './loiStore'
import {
  acceptLoi,
  cancelLoi,
  declineLoi,
  deleteLoi,
  expireLoi,
  recallLoi,
  submitLoi,
} from './loiTransitions'
import { readCyberLoi, readLoi } from './readLoi'
import { createLoi, updateLoi } from './saveLoi'

const named = (stored: LoiRecord) => ({ docType: 'LO', docNo: stored.loi_no })
const hour = 3_600_000

/** Files change as the letter itself: by who may save it, in the states that can be edited. */
export const mayChangeLoiFiles: MayChangeFiles = async (tx, actor, loiNo) => {
  const stored = await findLoi(tx, loiNo)
  return (
    stored !== undefined && stored.buyer_id === actor.userId && loiWorkflow.editable.includes(stored.status)
  )
}

const routes: readonly OperationRoute[] = [
  route('listLoi', ({ tx, now, input }) => listLoi(tx, input, koreanDay(now))),
  route('getLoi', async ({ tx, actor, now, input: { loiNo } }) => {
    const stored = await findWithPass(tx, actor, named, () => findLoi(tx, loiNo))
    if (!stored) throw documentNotFound(actor.scope)
    return readLoi(tx, stored, now)
  }),
  route('createLoi', context => {
    const transition = findTransition(loiWorkflow, 'createLoi')
    if (!transition || !groupMay(transition, context.actor.group))
      throw notAllowed(`createLoi by group ${context.actor.group}`)
    return createLoi(context, context.input.body)
  }),
  route('updateLoi', async context => {
    const { loiNo, body } = context.input
    const stored = await openLoi(context, 'updateLoi', { id: loiNo, version: body.version })
    return updateLoi(context, stored, await readLoiLines(context.tx, loiNo), body)
  }),
  route('deleteLoi', async context => {
    const { loiNo, version, keys } = context.input
    if (keys === undefined && version === undefined) throw fieldRefused('version', 'fieldEmpty', ['버전'])
    const asked = keysOf(loiNo, {
      ...(version === undefined ? {} : { version }),
      ...(keys === undefined ? {} : { keys: readKeys(keys) }),
    })
    for (const key of asked) await deleteLoi(context, key)
    return { success: true }
  }),
  route('submitLoi', context => {
    const { loiNo, body } = context.input
    return eachDocument(loiNo, body, key => submitLoi(context, key, body))
  }),
  route('recallLoi', context => {
    const { loiNo, body } = context.input
    return eachDocument(loiNo, body, key => recallLoi(context, key))
  }),
  route('cancelLoi', context => {
    const { loiNo, body } = context.input
    return eachDocument(loiNo, body, key => cancelLoi(context, key, body.reason))
  }),
  route('convertLoi', context => {
    const { loiNo, body } = context.input
    return eachDocument(loiNo, body, key => convertLoi(context, key))
  }),
  route('listCyberLoi', ({ tx, actor, input }) => listCyberLoi(tx, actor, input)),
  route('getCyberLoi', async ({ tx, actor, input: { loiNo } }) => {
    const stored = await findLoi(tx, loiNo)
    if (!stored) throw documentNotFound(actor.scope)
    return readCyberLoi(tx, stored)
  }),
  route('getLoiSheet', async context => {
    const stored = await findLoi(context.tx, context.input.loiNo)
    if (!stored) throw documentNotFound(context.actor.scope)
    return { sheets: [await loiSheet(context, stored)] }
  }),
  route('acceptLoi', context => {
    const { loiNo, body } = context.input
    return eachDocument(loiNo, body, key => acceptLoi(context, key))
  }),
  route('declineLoi', context => {
    const { loiNo, body } = context.input
    return eachDocument(loiNo, body, key => declineLoi(context, key, body.reason))
  }),
]

/** Letters of intent in both portals. */
export function loiModule(services: Services): ServerModule {
  return {
    name: 'loi',
    routes,
    chores: [{ name: 'letters of intent', everyMilliseconds: hour, run: () => expireLoi(services) }],
  }
}
