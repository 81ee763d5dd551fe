import { koreanDay } from '../../../schemas/shared/koreanTime'
import { findWithPass } from '../../document/approval/approverPass'
import { checkGroup } from '../../document/checkGroup'
import { findDocument } from '../../document/documentKind'
import { documentModule } from '../../document/documentModule'
import { erasedRoute } from '../../document/erasedRoute'
import { eachDocument } from '../../document/transitionKeys'
import { isConfirmed } from '../../http/confirmed'
import { documentNotFound, refused } from '../../http/failure'
import { route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { askBudget } from './askBudget'
import { copyPr } from './copyPr'
import { linesToQuote } from './linesToQuote'
import { listPr } from './listPr'
import { listPrLine } from './listPrLine'
import { preparePr } from './preparePr'
import { type PrRecord, purchaseRequest } from './prKind'
import { prFailure } from './prRules'
import { approvePr, assignPrBuyer, cancelPr, closePr, receivePr, returnPr } from './prTransitions'
import { purchaseTexts } from './purchaseTexts'

export const purchaseRequests = documentModule(purchaseRequest, {
  prepare: preparePr,
  rules: prFailure,
  read: {
    header: { quoteLineCnt: async ({ tx }, { pr_no }) => (await linesToQuote(tx, pr_no)).length },
    // A copy begins the history of another request.
    stepLabels: { copyPr: '복사로 작성' },
  },
  approved: approvePr,
  transitions: {
    copyPr: 'elsewhere',
    submitPr: 'elsewhere',
    cancelPr,
    receivePr,
    assignPrBuyer: 'elsewhere',
    returnPr,
    closePr,
    orderPr: 'elsewhere',
  },
})

const named = ({ pr_no }: PrRecord) => ({ docType: 'PR', docNo: pr_no })

export function purchaseModule(): ServerModule {
  return {
    name: 'purchase',
    routes: [
      route('listPr', ({ tx, actor, now, input }) => listPr(tx, actor, input, now)),
      ...purchaseRequests.routes,
      erasedRoute<{ readonly prNo: string }>('listPrLine', async ({ tx, actor, now, input }) => {
        const stored = await findDocument(tx, purchaseRequest, input.prNo)
        if (!stored) throw documentNotFound(actor.scope)
        return listPrLine(tx, stored, koreanDay(now))
      }),
      route('copyPr', async context => {
        const { tx, actor, input } = context
        const { keys } = input.body
        checkGroup(purchaseRequest.workflow, 'copyPr', actor)
        if (keys !== undefined && keys.length !== 1) throw refused('copyOne', purchaseTexts.copyOne)
        const prNo = keys?.[0]?.id ?? input.prNo
        const source = await findWithPass(tx, actor, named, () => findDocument(tx, purchaseRequest, prNo))
        if (!source) throw documentNotFound(actor.scope)
        return copyPr(context, source)
      }),
      route('submitPr', async context => {
        const { prNo, body } = context.input
        const answer = await eachDocument(
          prNo,
          body,
          key => purchaseRequests.submit(context, key, body),
          purchaseTexts.submitTooMany,
        )
        // What is refused anyway asks nothing; a question undoes what was submitted.
        if (!isConfirmed(context.http.headers, 'budgetExceeded'))
          await askBudget(
            context,
            (answer.results ?? [answer]).map(({ docNo }) => docNo),
          )
        return answer
      }),
      route('assignPrBuyer', context => {
        const { prNo, body } = context.input
        return eachDocument(prNo, body, key => assignPrBuyer(context, key, body.buyerId))
      }),
    ],
  }
}
