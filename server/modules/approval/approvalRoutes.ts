import type { InboxList, TransitionAnswer, TransitionRequest } from '../../../codegen/generated/types'
import type { Decision } from '../../document/approval/actOnApproval'
import { readApproval } from '../../document/approval/approvalStore'
import { findApproval } from '../../document/approval/approverPass'
import { keysOf, transitionEach } from '../../document/transitionKeys'
import { documentNotFound } from '../../http/failure'
import { type OperationContext, type OperationRoute, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { deleteApprovalLine, listApprovalLine, saveApprovalLine } from './approvalLines'
import { type ApprovalDocuments, decideApproval } from './decideApproval'
import { listInbox } from './listInbox'
import { listApprovalRule } from './listRules'
import { previewApproval } from './previewApproval'
import { deleteApprovalRule, saveApprovalRule } from './saveRule'

type DecisionInput = OperationContext<{ readonly apprNo: string; readonly body: TransitionRequest }>

/**
 * Preview, history, inbox and decisions of approvals, for every type of document given. `approved` is what follows an approval that
 * has been kept, such as asking another system, and answers in its place.
 */
export function approvalModule(
  documents: ApprovalDocuments,
  approved: (answer: TransitionAnswer) => Promise<TransitionAnswer>,
): ServerModule {
  const decide = (context: DecisionInput, decision: Decision) =>
    transitionEach(keysOf(context.input.apprNo, context.input.body), key =>
      decideApproval(context, documents, key, { decision, opinion: context.input.body.opinion }),
    )

  const routes: readonly OperationRoute[] = [
    route('listApprovalInbox', async ({ tx, actor, input }) =>
      withAddresses(await listInbox(tx, actor, input), documents),
    ),
    route('previewApproval', context => previewApproval(context, documents)),
    route('listApprovalRule', ({ tx, input }) => listApprovalRule(tx, input)),
    route('saveApprovalRule', context => saveApprovalRule(context, context.input.body)),
    route('deleteApprovalRule', async context => {
      await deleteApprovalRule(context, context.input.ruleId, context.input.version)
      return { success: true }
    }),
    route('listApprovalLine', ({ tx, input }) => listApprovalLine(tx, input)),
    route('saveApprovalLine', context => saveApprovalLine(context, context.input.body)),
    route('deleteApprovalLine', async context => {
      await deleteApprovalLine(context, context.input.lineId, context.input.version)
      return { success: true }
    }),
    route('getApproval', async ({ tx, actor, input: { apprNo } }) => {
      const seen = await findApproval(tx, actor, apprNo)
      const approval = seen && (await readApproval(tx, apprNo))
      if (!approval) throw documentNotFound(actor.scope)
      return approval
    }),
    route('approveDoc', context => decide(context, 'approve'), { after: approved }),
    route('rejectDoc', context => decide(context, 'reject')),
  ]
  return { name: 'approval', routes }
}

/** Each row with the address at which its document is approved (D-08). */
function withAddresses({ rows, ...found }: InboxList, documents: ApprovalDocuments): InboxList {
  const addressed = rows.map(row => {
    const document = documents.get(row.docType)
    return document ? { ...row, docUrl: document.link(row.docNo, row.apprNo) } : row
  })
  return { ...found, rows: addressed }
}
