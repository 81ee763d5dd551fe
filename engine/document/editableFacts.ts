import { transitionRefusal } from '../../schemas/workflow/workflow'
import type { DocumentState } from '../contract/documentRoom'
import type { DocumentPlan } from '../plan/documentPlan'
import type { SessionUserFacts } from '../runtime/services'

import { approvalOf, transitionFacts } from './workflowFacts'

/** Whether this person may change the document where it stands: whether the save it needs is open to him. */
export function isStateEditable(plan: DocumentPlan, state: DocumentState, user: SessionUserFacts): boolean {
  const facts = transitionFacts(plan.workflow, state.header, user, {
    isNew: state.isNew,
    approval: approvalOf(state.parts),
  })
  return transitionRefusal(plan.workflow, state.isNew ? plan.create : plan.update, facts) === undefined
}
