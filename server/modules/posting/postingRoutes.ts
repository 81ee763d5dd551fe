import type { TransitionAnswer } from '../../../codegen/generated/types'
import { findTransition } from '../../../schemas/workflow/workflow'
import { signifierWorkflow } from '../../../schemas/workflow/workflows'
import { eachDocument, keysOf, transitionEach } from '../../document/transitionKeys'
import { route } from '../../http/route'
import type { ServerModule, Services } from '../../http/serverModule'
import { slipTexts } from '../slip/slipTexts'
import { awaitPostings } from './awaitPostings'
import { pendingPostings } from './pendingPostings'
import { getPosting, listPostingErrors } from './postingErrors'
import { postingFigures } from './postingFigures'
import { postSlip } from './postSlip'
import { resolvePosting, retryPosting } from './repairPosting'
import { reverseSlip } from './reverseSlip'
import { sendPostings } from './sendPostings'

/** Postings are dearer than other transitions, so that the workflow says how many of them one call may ask for. */
const mostPostings = findTransition(signifierWorkflow, 'postSignifier')?.most

/** Slips on their way to the ERP, and the errors on that way. */
export function postingModule(services: Services): ServerModule {
  const { settings } = services
  const after = (answer: TransitionAnswer) => awaitPostings(services, answer)
  return {
    name: 'posting',
    routes: [
      route(
        'postSignifier',
        context =>
          transitionEach(
            keysOf(context.input.slipNo, context.input.body, slipTexts.postTooMany, mostPostings),
            key => postSlip(context, key, settings),
          ),
        { after },
      ),
      route(
        'reverseSignifier',
        context => {
          const { slipNo, body } = context.input
          return eachDocument(slipNo, body, key => reverseSlip(context, key, body.reason, settings))
        },
        { after },
      ),
      listPostingErrors,
      getPosting,
      route(
        'retryPosting',
        context => {
          const { postSeq, body } = context.input
          return eachDocument(String(postSeq), body, key => retryPosting(context, key, settings))
        },
        { after },
      ),
      route('resolvePosting', context => {
        const { postSeq, body } = context.input
        return eachDocument(String(postSeq), body, key => resolvePosting(context, key, body))
      }),
    ],
    chores: [
      {
        name: 'sendPostings',
        title: '전표 전송',
        everyMilliseconds: 2_000,
        run: () => sendPostings(services),
      },
    ],
    figures: [postingFigures],
    pending: [pendingPostings],
  }
}
