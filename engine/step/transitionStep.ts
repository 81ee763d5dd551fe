import { movedGrid } from '../core/chosenRows'
import { documentWork, searchAgain } from '../core/documentDetail'
import { isAboutRows } from '../plan/actionPlan'
import type { TransitionStepPlan } from '../plan/stepPlan'
import { type Row, withoutEmptyValues } from '../runtime/row'
import type { ShowPreview } from './documentTransition'
import { mayMove } from './mayMove'
import { pageOf, type StepPage, type StepRun } from './stepPlace'

/** Moves the document through its workflow, or the checked rows of a list. A question of the definition right before it is its question. */
export const runTransition: StepRun<'transition'> = async (step, place, _, { before }) => {
  const page = pageOf(place)
  const { core, action } = page
  const label = action?.label ?? ''
  const how = transitionParts(step, page, before?.step === 'confirm')
  const { document } = core.rooms
  if (document && !isAboutRows(action)) {
    const { runDocumentTransition } = await import('./documentTransition')
    const { showPreview, sent, asking } = how
    return runDocumentTransition(step, label, documentWork(core, document), showPreview, sent, asking)
  }
  const grid = movedGrid(core, action)
  const { workflow } = core.plan
  if (!grid || !workflow) throw new Error(`Engine bug: "${core.plan.screen}" has no rows to move.`)
  const { runRowsTransition } = await import('./rowsTransition')
  const { services, effects } = core
  const named = grid.plan.question ?? []
  const isDone = await runRowsTransition(step, label, grid.selection(), action?.rows === 'one', {
    ...{ services, effects, workflow, named },
    ...how,
  })
  if (isDone) await searchAgain(core, grid)
  return isDone
}

/** How the preview is shown, what goes along in the body, and how much is asked. */
function transitionParts(step: TransitionStepPlan, { core: { host } }: StepPage, isAgreed: boolean) {
  const showPreview: ShowPreview = (popup, question) =>
    host.openPopup({
      popup,
      params: host.evaluateAll(step.previewWith ?? {}),
      ...(question && { question }),
    })
  const sent = (picked: Row | undefined) =>
    withoutEmptyValues(host.evaluateAll(step.send ?? {}, picked ? { picked } : {}))
  const needsReason = step.reasonWhen !== undefined && host.holds(step.reasonWhen)
  return { showPreview, sent, asking: { isAgreed, needsReason } }
}

/** The same judgement as when the step runs, for a question that stands before it. */
export async function mayRunTransition(step: TransitionStepPlan, page: StepPage): Promise<boolean> {
  const { core, action } = page
  const { document } = core.rooms
  if (!document || isAboutRows(action)) return mayMove(page, step.transitions[0] ?? '', {}, step)
  const { judgeDocumentTransition } = await import('./documentTransition')
  return (
    (await judgeDocumentTransition(step, action?.label ?? '', documentWork(core, document))) !== undefined
  )
}
