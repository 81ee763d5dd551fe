import { findTransition, type Transition, type Workflow } from '../../schemas/workflow/workflow'
import { movedDocuments } from '../document/movedDocuments'
import { questionFacts } from '../document/questionFacts'
import { questionText } from '../document/questionText'
import { rowsProblem } from '../document/rowsProblem'
import {
  askedInPreview,
  askTransition,
  demandsWords,
  opinionWords,
  type TransitionAsking,
} from '../document/transitionQuestion'
import { hasNobody } from '../document/workflowFacts'
import type { QuestionField } from '../plan/questionPlan'
import type { TransitionStepPlan } from '../plan/stepPlan'
import { operationCall } from '../record/operationCall'
import type { EffectCalls } from '../runtime/effectCalls'
import { isRow, type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import type { Services } from '../runtime/services'
import { tellFailure } from '../runtime/tellFailure'
import { leadTo } from '../way/leadTo'
import type { SentValues, ShowPreview } from './documentTransition'
import { sayProcessed } from './sayProcessed'

interface RowsWork {
  readonly services: Services
  readonly effects: EffectCalls
  readonly workflow: Workflow
  /** How questions name the rows. */
  readonly named: readonly QuestionField[]
  readonly showPreview: ShowPreview
  readonly sent: SentValues
  readonly asking: TransitionAsking
}

/** Moves the checked rows of a list through their workflow; nothing happens to any of them when one may not. */
export async function runRowsTransition(
  step: TransitionStepPlan,
  label: string,
  checked: readonly Row[],
  needsOne: boolean,
  { services, effects, workflow, named, showPreview, sent, asking }: RowsWork,
): Promise<boolean> {
  const [name = ''] = step.transitions
  const transition = transitionOf(workflow, name)
  if (!(await mayMoveRows(name, label, checked, needsOne, { step, workflow, services }))) return false
  const rows = movedDocuments(step, checked)
  const question = {
    text: questionText(workflow, transition, label, rows.length),
    facts: questionFacts(named, checked, services.codes),
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
    : await askTransition(services, transition, label, question, asking)
  if (words === undefined) return false
  try {
    const answer = await effects.call(
      transition.transition,
      rowsRequest(step, transition, rows, { ...words, ...sent(picked) }),
    )
    const docNo = isRow(answer) ? textOf(answer.docNo) : ''
    if (step.then && docNo !== '') leadTo(step.then, docNo, services)
    else
      sayProcessed(
        { workflow, transition, label, subject: subjectOf(workflow, rows, step), answer },
        services,
      )
    return true
  } catch (error) {
    await tellFailure(services.ask, error)
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
  {
    step,
    workflow,
    services,
  }: Pick<RowsWork, 'workflow' | 'services'> & {
    readonly step?: TransitionStepPlan | undefined
  },
): Promise<boolean> {
  if (hasNobody(services.session.user())) return false
  const wrong = rowsProblem(transitionOf(workflow, name), rows, { step, label, needsOne, workflow, services })
  if (wrong !== undefined) await services.ask.alert(wrong)
  return wrong === undefined
}

function transitionOf(workflow: Workflow, name: string): Transition {
  const transition = findTransition(workflow, name)
  if (!transition) throw new Error(`Engine bug: workflow "${workflow.document}" has no transition "${name}".`)
  return transition
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
  // An operation for several documents alone has no number in its path.
  const path = call.inPath?.includes(idField) ? { [idField]: keys[0]?.id } : {}
  if (call.body === undefined)
    return { ...path, keys: keys.map(key => `${key.id}:${textOf(key.version)}`).join(','), ...words }
  return { ...path, body: { keys, ...words } }
}
