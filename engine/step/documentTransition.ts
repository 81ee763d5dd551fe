import { findTransition, type Transition } from '../../schemas/workflow/workflow'
import type { PopupQuestion } from '../contract/roomHost'
import { type DocumentWork, hasUnsavedDocument } from '../document/documentWork'
import { findNextApproval } from '../document/nextApproval'
import { documentFacts } from '../document/questionFacts'
import { questionText } from '../document/questionText'
import { reloadDocument, sendDocument, showEffectFailure } from '../document/saveRun'
import {
  agreesTo,
  askedInPreview,
  askTransition,
  demandsWords,
  opinionWords,
  type TransitionAsking,
  type TransitionQuestion,
} from '../document/transitionQuestion'
import {
  approvalOf,
  chooseTransition,
  hasNobody,
  savedFacts,
  transitionFacts,
} from '../document/workflowFacts'
import type { TransitionStepPlan } from '../plan/stepPlan'
import { operationCall } from '../record/operationCall'
import { toFailure } from '../runtime/failure'
import { isRow, type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import { leadTo, sayMade } from '../way/leadTo'
import { sayProcessed } from './sayProcessed'

/** Shows the preview popup and tells the row chosen there; undefined when the user closed it. */
export type ShowPreview = (popup: string, question?: PopupQuestion) => Promise<Row | undefined>
/** What goes along in the body, from the row chosen in the preview. */
export type SentValues = (picked: Row | undefined) => Row

/** A transition against which nothing speaks. */
interface JudgedTransition {
  readonly transition: Transition
  /** It is the saving itself. */
  readonly isSaving: boolean
  readonly isUnsaved: boolean
}

/** Everything that is judged before anything is asked: state, person, and what the document must have. What is wrong has been shown. */
export async function judgeDocumentTransition(
  step: TransitionStepPlan,
  label: string,
  work: DocumentWork,
): Promise<JudgedTransition | undefined> {
  const { room, services } = work
  const { workflow, create, update } = room.plan
  const user = services.session.user()
  if (hasNobody(user)) return undefined
  const facts = transitionFacts(workflow, room.get().header, user, {
    isNew: room.get().isNew,
    approval: approvalOf(room.get().parts),
  })
  // Submitting a new document saves it first; it is then judged as the draft it will be.
  const willBe = room.get().isNew && !step.transitions.includes(create) ? savedFacts(workflow, facts) : facts
  const chosen = chooseTransition(workflow, step.transitions, willBe)
  if (chosen.refusal !== undefined) return refuse(work, chosen.refusal, label)
  const transition = findTransition(workflow, chosen.transition)
  if (!transition)
    throw new Error(`Engine bug: workflow "${workflow.document}" has no "${chosen.transition}".`)
  const isSaving = chosen.transition === create || chosen.transition === update
  const isUnsaved = hasUnsavedDocument(work) || room.get().isNew

  // What is missing is said first: who has to answer and has not is not helped by hearing that nothing has changed.
  if (transition.requires !== undefined && !(await room.judge(transition.requires))) return undefined
  if (isSaving && !isUnsaved) return tell(work, say('nothingChanged'))
  return { transition, isSaving, isUnsaved }
}

/**
 * Moves a document through its workflow: judge it, ask, save what is not saved, show the preview, call, load again.
 * False when it did not come to its end; what stopped it has then been shown.
 */
export async function runDocumentTransition(
  step: TransitionStepPlan,
  label: string,
  work: DocumentWork,
  showPreview: ShowPreview,
  sent: SentValues,
  asking: TransitionAsking,
): Promise<boolean> {
  const { room, services } = work
  const { workflow, key } = room.plan
  const judged = await judgeDocumentTransition(step, label, work)
  if (!judged) return false
  const { transition, isSaving, isUnsaved } = judged
  if (!isSaving && transition.requires === undefined && isUnsaved && transition.to !== 'deleted') {
    if (!(await services.ask.confirm(say('unsavedIgnored', label)))) return false
  }
  const question = () => documentQuestion(work, transition, label)
  const isPreviewed = step.preview !== undefined && !demandsWords(transition)
  // What is not saved is saved before the preview, so that has to be agreed to first; the words follow in the preview.
  const words = !isPreviewed
    ? await askTransition(services, transition, label, question(), asking)
    : !isUnsaved || asking.isAgreed || (await agreesTo(question(), services))
      ? {}
      : undefined
  if (words === undefined) return false

  if (isSaving || (isUnsaved && transition.requires !== undefined)) {
    const sentDocument = await sendDocument(work)
    if (!sentDocument) return false
    await reloadDocument(work, sentDocument.docNo)
    if (isSaving) {
      services.ask.toast(sentDocument.notice || say('saved'), 'success')
      return true
    }
    if (room.get().phase !== 'ready') return false
  }
  const picked =
    step.preview === undefined
      ? undefined
      : await showPreview(
          step.preview,
          isPreviewed && step.isPreviewAsked ? askedInPreview(transition, label, question()) : undefined,
        )
  if (step.preview !== undefined && picked === undefined) return false

  const number = textOf(room.get().header[key])
  try {
    const answer = await work.effects.call(
      transition.transition,
      transitionRequest(transition.transition, work, {
        ...words,
        ...(transition.opinion && opinionWords({ text: textOf(picked?.opinion) })),
        ...sent(picked),
      }),
    )
    const docNo = isRow(answer) ? textOf(answer.docNo) : ''
    // A page that lists its documents chooses the new one itself.
    if (step.then && docNo !== '' && work.master && step.then.param === key) {
      sayMade(step.then.document, docNo, services)
      await work.master.showAgain(docNo)
      return true
    }
    if (step.then && docNo !== '') {
      leadTo(step.then, docNo, services)
      // The page stays open behind: it shows what became of its document.
      void reloadDocument(work, number)
      return true
    }
    const subject = [workflow.label, number].filter(Boolean).join(' ')
    sayProcessed({ workflow, transition, label, subject, answer }, services)
    if (transition.to === 'deleted') {
      room.set({ phase: 'deleted' })
      await work.master?.forget()
    } else await reloadDocument(work, number)
    if (transition.actor === 'approver') room.set({ next: await findNextApproval(services) })
    return true
  } catch (error) {
    await showEffectFailure(toFailure(error), work)
    return false
  }
}

function documentQuestion(work: DocumentWork, transition: Transition, label: string): TransitionQuestion {
  const { room, services } = work
  return {
    text: questionText(room.plan.workflow, transition, label),
    facts: documentFacts(room, services.codes),
  }
}

/** Path parameters come from the document, its approval or the address; the version is the lock. */
function transitionRequest(operation: string, { room, params }: DocumentWork, words: Row): Row {
  const { header, parts } = room.get()
  const call = operationCall(operation)
  const known: Row = { ...params, ...approvalOf(parts), ...header, ...room.fixed() }
  const path = Object.fromEntries((call.inPath ?? []).map(name => [name, known[name]]))
  const { version } = header
  return call.body === undefined ? { ...path, version, ...words } : { ...path, body: { version, ...words } }
}

async function refuse(work: DocumentWork, refusal: string, label: string): Promise<undefined> {
  const { workflow } = work.room.plan
  const status = textOf(work.room.get().header[workflow.statusField])
  const text =
    refusal === 'drafter'
      ? say('notDrafter', workflow.label, label)
      : refusal === 'approver'
        ? say('notCurrentApprover')
        : refusal === 'state'
          ? say('stateRefused', work.services.codes.text(workflow.statusCode, status))
          : say('notAllowed')
  return tell(work, text)
}

async function tell(work: DocumentWork, text: string): Promise<undefined> {
  await work.services.ask.alert(text)
  return undefined
}
