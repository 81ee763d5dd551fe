import {
  findTransition,
  type Transition,
  transitionRefusal,
  type Workflow,
} from '../../schemas/workflow/workflow'
import { questionFacts } from '../document/questionFacts'
import type { QuestionField } from '../document/questionPlan'
import { deedText, questionText } from '../document/questionText'
import { askedInPreview, askTransition, demandsWords, opinionWords } from '../document/transitionQuestion'
import type { SentValues, ShowPreview } from '../document/transitionRun'
import { hasNobody, transitionFacts } from '../document/workflowFacts'
import { operationCall } from '../grid/rowKey'
import type { EffectCalls } from '../runtime/effectCalls'
import { failureText, isSilent, toFailure } from '../runtime/failure'
import { isRow, type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import type { Services } from '../runtime/services'
import { leadTo } from './leadTo'
import type { TransitionStepPlan } from './stepPlan'

/** The contract takes at most so many keys in one call, unless the transition says otherwise. */
const mostKeys = 20

interface RowsWork {
  readonly services: Services
  readonly effects: EffectCalls
  readonly workflow: Workflow
  /** How questions name the rows. */
  readonly named: readonly QuestionField[]
  readonly showPreview: ShowPreview
  readonly sent: SentValues
}

/** Moves the checked rows of a list through their workflow; nothing happens to any of them when one may not. */
export async function runRowsTransition(
  step: TransitionStepPlan,
  label: string,
  rows: readonly Row[],
  needsOne: boolean,
  { services, effects, workflow, named, showPreview, sent }: RowsWork,
): Promise<boolean> {
  const [name = ''] = step.transitions
  const transition = transitionOf(workflow, name)
  if (!(await mayMoveRows(name, label, rows, needsOne, { workflow, services }))) return false
  const question = {
    text: questionText(workflow, transition, label, rows.length),
    facts: questionFacts(named, rows, services.codes),
  }
  const isPreviewAsked = step.isPreviewAsked === true && !demandsWords(transition)
  const picked =
    step.preview === undefined
      ? undefined
      : await showPreview(
          step.preview,
          isPreviewAsked ? askedInPreview(transition, label, question) : undefined,
        )
  if (step.preview !== undefined && picked === undefined) return false
  const words = isPreviewAsked
    ? opinionWords({ text: textOf(picked?.opinion) })
    : await askTransition(services, transition, label, question)
  if (words === undefined) return false
  try {
    const answer = await effects.call(
      transition.transition,
      rowsRequest(step, transition, rows, { ...words, ...sent(picked) }),
    )
    const docNo = isRow(answer) ? textOf(answer.docNo) : ''
    if (step.then && docNo !== '') leadTo(step.then, docNo, services)
    else
      services.ask.toast(
        say('processed', subjectOf(workflow, rows, step), deedText(transition, label)),
        'success',
      )
    return true
  } catch (error) {
    const failure = toFailure(error)
    if (!isSilent(failure)) await services.ask.alert(failureText(failure))
    return false
  }
}

/** One document by its number, several by how many they are. */
function subjectOf(
  { label }: Workflow,
  rows: readonly Row[],
  { keys: [key = ''] }: TransitionStepPlan,
): string {
  return rows.length > 1 ? say('countOf', label, rows.length) : `${label} ${textOf(rows[0]?.[key])}`.trim()
}

/** Whether a transition may be tried with the rows; what speaks against it is shown. */
export async function mayMoveRows(
  name: string,
  label: string,
  rows: readonly Row[],
  needsOne: boolean,
  { workflow, services }: Pick<RowsWork, 'workflow' | 'services'>,
): Promise<boolean> {
  if (hasNobody(services.session.user())) return false
  const wrong = rowsProblem(transitionOf(workflow, name), label, rows, needsOne, workflow, services)
  if (wrong !== undefined) await services.ask.alert(wrong)
  return wrong === undefined
}

function transitionOf(workflow: Workflow, name: string): Transition {
  const transition = findTransition(workflow, name)
  if (!transition) throw new Error(`Engine bug: workflow "${workflow.document}" has no transition "${name}".`)
  return transition
}

/** Why the rows cannot be moved: rules L5 and L6, and the words of the lists for deleting, copying and long bulks. */
function rowsProblem(
  transition: Transition,
  label: string,
  rows: readonly Row[],
  needsOne: boolean,
  workflow: Workflow,
  services: Services,
): string | undefined {
  if (needsOne && rows.length !== 1) return say('onlyOne', label, workflow.label)
  if (rows.length === 0) return say('nothingSelected')
  const { most = mostKeys } = transition
  if (rows.length > most) return say('bulkLimit', label, most)
  const user = services.session.user()
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
  services: Services,
): string {
  const stateText = (state: string) => services.codes.text(workflow.statusCode, state)
  if (transition.to === 'deleted' && transition.from !== 'any') {
    return say('notState', transition.from.map(stateText).join('·'), workflow.label, label)
  }
  const states = new Set(misplaced.map(row => stateText(textOf(row[workflow.statusField]))))
  return say('selectedStateWrong', [...states].join(', '))
}

/** All keys travel on the path of the first. A DELETE has no body: its keys are "number:version", joined by commas. */
function rowsRequest(
  step: TransitionStepPlan,
  transition: Transition,
  rows: readonly Row[],
  words: Row,
): Row {
  const call = operationCall(transition.transition)
  const [idField = ''] = step.keys
  const keys = rows.map(row => ({ id: textOf(row[idField]), version: row.version }))
  const path = { [idField]: keys[0]?.id }
  if (call.body === undefined)
    return { ...path, keys: keys.map(key => `${key.id}:${textOf(key.version)}`).join(','), ...words }
  return { ...path, body: { keys, ...words } }
}
