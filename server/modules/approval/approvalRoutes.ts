import type { TransitionRequest } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { documentNotFound } from '../../http/failure'
import { type OperationContext, type OperationRoute, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { keysOf, transitionEach } from '../common/transitionKeys'
import type { Decision } from './actOnApproval'
import { readApproval } from './approvalStore'
import { findApproval, findWithPass } from './approverPass'
import { type ApprovalDocuments, decideApproval } from './decideApproval'
import { listInbox } from './listInbox'
import { planApproval } from './planApproval'

type DecisionInput = OperationContext<{ readonly apprNo: string; readonly body: TransitionRequest }>

/** Preview, history, inbox and decisions of approvals, for every type of document given. */
export function approvalModule(documents: ApprovalDocuments): ServerModule {
  const decide = (context: DecisionInput, decision: Decision) =>
    transitionEach(keysOf(context.input.apprNo, context.input.body), key =>
      decideApproval(context, documents, key, { decision, opinion: context.input.body.opinion }),
    )

  const routes: readonly OperationRoute[] = [
    route('listApprovalInbox', ({ tx, actor, now, input }) => listInbox(tx, actor, now, input)),
    route('previewApproval', async ({ tx, actor, now, input: { body } }) => {
      const document = documents.get(body.docType)
      const subject =
        document &&
        (await findWithPass(
          tx,
          actor,
          () => body,
          () => document.find(tx, body.docNo),
        ))
      if (!subject) throw documentNotFound(actor.scope)
      const { rule, steps, organisation } = await planApproval(tx, body.docType, subject, koreanDay(now))
      const rows = steps.map(step => {
        const person = organisation.people.get(step.singleid)
        return {
          ...step,
          approverNm: person?.hname ?? step.singleid,
          ...(person?.deptnm ? { deptnm: person.deptnm } : {}),
          ...(person?.positionNm ? { positionNm: person.positionNm } : {}),
        }
      })
      return {
        ruleName: rule.ruleName,
        autoApprove: rule.isAutomatic,
        amountKrw: subject.amountKrw,
        rows,
        total: rows.length,
      }
    }),
    route('getApproval', async ({ tx, actor, now, input: { apprNo } }) => {
      const seen = await findApproval(tx, actor, apprNo)
      const approval = seen && (await readApproval(tx, apprNo, koreanDay(now)))
      if (!approval) throw documentNotFound(actor.scope)
      return approval
    }),
    route('approveDoc', context => decide(context, 'approve')),
    route('rejectDoc', context => decide(context, 'reject')),
  ]
  return { name: 'approval', routes }
}
