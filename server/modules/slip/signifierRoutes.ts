import type { TransitionAnswer, TransitionRequest } from '../../../codegen/generated/types'
import { findWithPass } from '../../document/approval/approverPass'
import { type DocumentKey, keysOf, readKeys, transitionEach } from '../../document/transitionKeys'
import { documentNotFound, fieldRefused } from '../../http/failure'
import { type OperationContext, type OperationRoute, route } from '../../http/route'
import type { ServerModule, Services } from '../../http/serverModule'
import { awaitPostings } from './awaitPostings'
import { createSignifier } from './createSignifier'
import { listSignifier } from './listSignifier'
import { errorRow, findPosting, listPostingError } from './postingErrors'
import { postSignifier, reverseSignifier } from './postSlip'
import { readSignifier } from './readSignifier'
import { resolvePosting, retryPosting } from './repairPosting'
import { updateSignifier } from './saveSignifier'
import { sendPostings } from './sendPostings'
import { popupSlipSource } from './slipSourcePopup'
import { findSlip, type SlipRecord } from './slipStore'
import { slipTexts } from './slipTexts'
import { deleteSignifier, recallSignifier, submitSignifier } from './slipTransitions'

type Keyed = Pick<TransitionRequest, 'version' | 'keys'>
type OnSlip = OperationContext<{ readonly slipNo: string; readonly body: Keyed }>
type OnPosting = OperationContext<{ readonly postSeq: number; readonly body: Keyed }>

const mostPostings = 30

const eachSlip = ({ input }: OnSlip, work: (key: DocumentKey) => Promise<TransitionAnswer>) =>
  transitionEach(keysOf(input.slipNo, input.body), work)
const eachPosting = ({ input }: OnPosting, work: (key: DocumentKey) => Promise<TransitionAnswer>) =>
  transitionEach(keysOf(String(input.postSeq), input.body), work)

const named = (stored: SlipRecord) => ({ docType: 'SG', docNo: stored.slip_no })

const slipRoutes: readonly OperationRoute[] = [
  route('listSignifier', ({ tx, input }) => listSignifier(tx, input)),
  route('getSignifier', async ({ tx, actor, now, input: { slipNo } }) => {
    const stored = await findWithPass(tx, actor, named, () => findSlip(tx, slipNo))
    if (!stored) throw documentNotFound(actor.scope)
    return readSignifier(tx, stored, now)
  }),
  route('popupSlipSource', ({ tx, input }) => popupSlipSource(tx, input)),
  route('createSignifier', context => createSignifier(context, context.input.body)),
  route('updateSignifier', context => updateSignifier(context, context.input.slipNo, context.input.body)),
  route('submitSignifier', context =>
    eachSlip(context, key => submitSignifier(context, key, context.input.body)),
  ),
  route('recallSignifier', context => eachSlip(context, key => recallSignifier(context, key))),
  route('deleteSignifier', context => {
    const { slipNo, version, keys, reason } = context.input
    if (keys === undefined && version === undefined) throw fieldRefused('version', 'fieldEmpty', ['버전'])
    const asked = keysOf(slipNo, {
      ...(version === undefined ? {} : { version }),
      ...(keys === undefined ? {} : { keys: readKeys(keys) }),
    })
    return transitionEach(asked, key => deleteSignifier(context, key, reason))
  }),
  route('listPostingError', ({ tx, input }) => listPostingError(tx, input)),
  route('getPosting', async ({ tx, actor, input }) => {
    const found = await findPosting(tx, input.postSeq)
    if (!found) throw documentNotFound(actor.scope)
    return errorRow(found)
  }),
  route('resolvePosting', context =>
    eachPosting(context, key => resolvePosting(context, key, context.input.body)),
  ),
]

/** Slips from settlements to the ERP, and the errors on the way. */
export function signifierModule(services: Services): ServerModule {
  const { settings } = services
  const after = (answer: TransitionAnswer) => awaitPostings(services, answer)
  return {
    name: 'signifier',
    routes: [
      ...slipRoutes,
      route(
        'postSignifier',
        context =>
          transitionEach(
            keysOf(context.input.slipNo, context.input.body, slipTexts.postTooMany, mostPostings),
            key => postSignifier(context, key, settings),
          ),
        { after },
      ),
      route(
        'reverseSignifier',
        context =>
          eachSlip(context, key => reverseSignifier(context, key, context.input.body.reason, settings)),
        { after },
      ),
      route('retryPosting', context => eachPosting(context, key => retryPosting(context, key, settings)), {
        after,
      }),
    ],
    chores: [{ name: 'sendPostings', everyMilliseconds: 2_000, run: () => sendPostings(services) }],
  }
}
