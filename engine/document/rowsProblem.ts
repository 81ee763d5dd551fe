import { groupMay, type Transition, transitionRefusal, type Workflow } from '../../schemas/workflow/workflow'
import type { TransitionStepPlan } from '../plan/stepPlan'
import { type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import type { Services } from '../runtime/services'
import { movedDocuments } from './movedDocuments'
import { transitionFacts } from './workflowFacts'

/** The contract takes at most so many keys in one call, unless the transition says otherwise. */
const mostKeys = 20

interface AboutRows {
  /** What it moves of each row, where that is not the row itself. */
  readonly step?: Pick<TransitionStepPlan, 'documents' | 'keys'> | undefined
  readonly label: string
  readonly needsOne: boolean
  readonly workflow: Workflow
  readonly services: Pick<Services, 'session' | 'codes'>
}

/** Why the rows cannot be moved: rules L5 and L6, and the words of the lists for deleting, copying and long bulks. */
export function rowsProblem(
  transition: Transition,
  checked: readonly Row[],
  { step = { keys: [] }, label, needsOne, workflow, services }: AboutRows,
): string | undefined {
  if (needsOne && checked.length !== 1) return say('onlyOne', label, workflow.label)
  if (checked.length === 0) return say('nothingSelected')
  const rows = movedDocuments(step, checked)
  if (rows.length === 0) return say('rowUnfit')
  const { most = mostKeys } = transition
  if (rows.length > most) return say('bulkLimit', label, most)
  const user = services.session.user()
  // What a row lists are documents that stand where the transition begins; the rest is known to the server alone.
  if (step.documents !== undefined)
    return groupMay(transition, user.authGroupId) ? undefined : say('notAllowed')
  const refusals = rows.map(row =>
    transitionRefusal(
      workflow,
      transition.transition,
      transitionFacts(workflow, row, user, { isNew: false }),
    ),
  )
  if (refusals.includes('group')) return say('notAllowed')
  const misplaced = rows.filter((_, index) => refusals[index] === 'state')
  if (misplaced.length > 0) return stateProblem(transition, label, misplaced, workflow, services)
  if (refusals.includes('drafter')) return say('notDrafter', workflow.label, label)
  return refusals.includes('approver') ? say('notCurrentApprover') : undefined
}

function stateProblem(
  transition: Transition,
  label: string,
  misplaced: readonly Row[],
  workflow: Workflow,
  services: Pick<Services, 'codes'>,
): string {
  const stateText = (state: string) => services.codes.text(workflow.statusCode, state)
  if (transition.to === 'deleted' && transition.from !== 'any') {
    return say('notState', transition.from.map(stateText).join('·'), workflow.label, label)
  }
  const states = new Set(misplaced.map(row => stateText(textOf(row[workflow.statusField]))))
  return say('selectedStateWrong', [...states].join(', '))
}
