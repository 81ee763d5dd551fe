import { koreanDay } from '../../../schemas/shared/koreanTime'
import { findTransition, groupMay } from '../../../schemas/workflow/workflow'
import { prWorkflow } from '../../../schemas/workflow/workflows'
import { findWithPass } from '../../document/approval/approverPass'
import { type DocumentKey, eachDocument, keysOf, readKeys } from '../../document/transitionKeys'
import { isConfirmed } from '../../http/confirmed'
import { documentNotFound, fieldRefused, notAllowed, refused } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { askBudget } from './askBudget'
import { listPr } from './listPr'
import { listPrLine } from './listPrLine'
import { assignPrBuyer, closePr, receivePr, returnPr } from './prReception'
import { findPr, type PrRecord, readLines } from './prStore'
import { cancelPr, copyPr, deletePr, openForTransition, recallPr, submitPr } from './prTransitions'
import { purchaseTexts } from './purchaseTexts'
import { readPr } from './readPr'
import { createPr, updatePr } from './savePr'

const named = (pr: PrRecord) => ({ docType: 'PR', docNo: pr.pr_no })

function checkGroup({ actor }: { readonly actor: { readonly group: string } }, name: string): void {
  const transition = findTransition(prWorkflow, name)
  if (!transition || !groupMay(transition, actor.group)) throw notAllowed(`${name} by group ${actor.group}`)
}

const routes: readonly OperationRoute[] = [
  route('listPr', ({ tx, actor, now, input }) => listPr(tx, actor, input, now)),
  route('getPr', async ({ tx, actor, now, input: { prNo } }) => {
    const pr = await findWithPass(tx, actor, named, () => findPr(tx, prNo))
    if (!pr) throw documentNotFound(actor.scope)
    return readPr(tx, pr, now)
  }),
  route('listPrLine', async ({ tx, actor, now, input: { prNo } }) => {
    const pr = await findPr(tx, prNo)
    if (!pr) throw documentNotFound(actor.scope)
    return listPrLine(tx, pr, koreanDay(now))
  }),
  route('createPr', context => {
    checkGroup(context, 'createPr')
    return createPr(context, context.input.body)
  }),
  route('updatePr', async context => {
    const { prNo, body } = context.input
    const pr = await openForTransition(context, 'updatePr', { id: prNo, version: body.version })
    const stored = (await readLines(context.tx, prNo)).map(line => line.line_no)
    return updatePr(context, pr, stored, body)
  }),
  route('deletePr', async context => {
    const { prNo, version, keys } = context.input
    if (keys === undefined && version === undefined) throw fieldRefused('version', 'fieldEmpty', ['버전'])
    const asked = keysOf(prNo, {
      ...(version === undefined ? {} : { version }),
      ...(keys === undefined ? {} : { keys: readKeys(keys) }),
    })
    for (const key of asked) await deletePr(context, key)
    return { success: true }
  }),
  route('copyPr', async context => {
    checkGroup(context, 'copyPr')
    const { tx, actor, input } = context
    const { keys } = input.body
    if (keys !== undefined && keys.length !== 1) throw refused('copyOne', purchaseTexts.copyOne)
    const prNo = keys?.[0]?.id ?? input.prNo
    const source = await findWithPass(tx, actor, named, () => findPr(tx, prNo))
    if (!source) throw documentNotFound(actor.scope)
    return copyPr(context, source)
  }),
  route('submitPr', async context => {
    const { prNo, body } = context.input
    const submit = (key: DocumentKey) => submitPr(context, key, body)
    const answer = await eachDocument(prNo, body, submit, purchaseTexts.submitTooMany)
    // What is refused anyway asks nothing; a question undoes what was submitted.
    if (!isConfirmed(context.http.headers, 'budgetExceeded'))
      await askBudget(
        context,
        (answer.results ?? [answer]).map(({ docNo }) => docNo),
      )
    return answer
  }),
  route('recallPr', context =>
    eachDocument(context.input.prNo, context.input.body, key => recallPr(context, key)),
  ),
  route('cancelPr', context =>
    eachDocument(context.input.prNo, context.input.body, key =>
      cancelPr(context, key, context.input.body.reason),
    ),
  ),
  route('receivePr', context =>
    eachDocument(context.input.prNo, context.input.body, key => receivePr(context, key)),
  ),
  route('assignPrBuyer', context =>
    eachDocument(context.input.prNo, context.input.body, key =>
      assignPrBuyer(context, key, context.input.body.buyerId),
    ),
  ),
  route('returnPr', context =>
    eachDocument(context.input.prNo, context.input.body, key =>
      returnPr(context, key, context.input.body.reason),
    ),
  ),
  route('closePr', context =>
    eachDocument(context.input.prNo, context.input.body, key =>
      closePr(context, key, context.input.body.reason),
    ),
  ),
]

export function purchaseModule(): ServerModule {
  return { name: 'purchase', routes }
}
