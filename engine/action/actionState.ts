import { findTransition, groupMay, isCreating, type Workflow } from '../../schemas/workflow/workflow'
import type { DocumentRoom } from '../contract/documentRoom'
import type { EditedRoom } from '../contract/editedRoom'
import type { RoomHost } from '../contract/roomHost'
import type { Rooms } from '../contract/rooms'
import type { ActionState } from '../contract/screen'
import { isAway } from '../document/documentState'
import { rowsProblem } from '../document/rowsProblem'
import { approvalOf, chooseTransition, savedFacts, transitionFacts } from '../document/workflowFacts'
import { type ActionPlan, isAboutRows } from '../plan/actionPlan'
import type { OpenStepPlan, StepPlan } from '../plan/stepPlan'
import type { Row } from '../runtime/row'
import { say } from '../runtime/say'
import { isClosedWay } from '../way/closedWay'
import { conditionReason, type LabelOf, readRoots, rowMissing } from './disabledReason'

interface AskingFacts {
  readonly asking: Rooms['asking']
}

interface ActionFacts extends AskingFacts {
  readonly host: RoomHost
  readonly access: 'read' | 'write'
  readonly mayExport: boolean
  readonly workflow: Workflow | undefined
  readonly document: DocumentRoom | undefined
  /** Grids whose rows are edited in place. */
  readonly edited: readonly EditedRoom[]
  readonly running: string | undefined
  readonly labelOf: LabelOf
  /** It is pressed in a row, which is the one that it is about. */
  readonly isInRow?: boolean
  /** The rows that it would move, where it is about checked ones. */
  readonly rows: readonly Row[]
}

const hidden: ActionState = { isVisible: false, isEnabled: false, isRunning: false }

/** Steps that change something; the others are open to people who may only read. */
const changing: readonly StepPlan['step'][] = ['addRow', 'deleteRow', 'import', 'transition']

/** Rows chosen in a popup become rows of a grid. */
function isAdding(step: StepPlan): step is OpenStepPlan {
  return step.step === 'open' && step.addTo !== undefined
}

/**
 * A step that changes what is on screen, prints or exports it, or hands on what it says: without a document that would be nothing. One
 * that starts a new document needs none before.
 */
function needsDocument(step: StepPlan, { grids, plan }: DocumentRoom, { asking }: AskingFacts): boolean {
  if (step.step === 'search') return plan.of === undefined && isAskedForDocument(step.grids, asking)
  if (step.step === 'addRow' && step.document) return false
  if (step.step === 'export') return grids.some(({ id }) => id === step.grid)
  if (changing.includes(step.step) || isAdding(step) || (step.step === 'print' && 'title' in step))
    return true
  return readRoots(step).some(root => root === 'header' || plan.parts.includes(root))
}

/** All that is searched is asked for by what the address or the header says. */
function isAskedForDocument(ids: readonly string[], asking: AskingFacts['asking']): boolean {
  const searched = asking.filter(({ plan }) => ids.includes(plan.id))
  const isOfDocument = (root: string) => root === 'header' || root === 'params'
  return (
    searched.length > 0 &&
    searched.every(room => Object.values(room.with).some(({ reads }) => reads.some(isOfDocument)))
  )
}

/** Whether an action is shown, whether it can be pressed, and why not. */
export function actionState(action: ActionPlan, facts: ActionFacts): ActionState {
  const { host, document, running } = facts
  if (!host.holds(action.visibleWhen)) return hidden
  if (action.groups?.includes(host.services.session.user().authGroupId) === false) return hidden
  if (isWithoutRecord(action, facts) || isClosedWay(action.steps[0], host.services.go)) return hidden
  const isRunning = running === action.id
  const judged = judgeSteps(action, facts)
  if (judged === 'hidden') return hidden
  const shown = (reason?: string): ActionState => ({
    isVisible: true,
    isEnabled: false,
    isRunning,
    ...(reason !== undefined && { reason }),
  })
  if (judged !== undefined) return shown(judged)
  if (running !== undefined) return shown(say(isRunning ? 'running' : 'otherRunning'))
  if (document && document.get().phase !== 'ready' && isForDocument(action, document, facts))
    return shown(awayReason(document))
  if (!host.holds(action.enabledWhen))
    return shown(action.enabledHint ?? conditionReason(action.enabledWhen, host, document, facts.labelOf))
  const missing = facts.isInRow === true ? undefined : rowMissing(action, host)
  if (missing !== undefined) return shown(action.enabledHint ?? missing)
  const unfit = rowsUnfit(action, facts)
  if (unfit !== undefined) return shown(unfit)
  return { isVisible: true, isEnabled: true, isRunning }
}

/** Why the checked rows do not stand where its transition begins, for an action that moves or changes them. */
function rowsUnfit(action: ActionPlan, { host, workflow, rows }: ActionFacts): string | undefined {
  if (!workflow || !isAboutRows(action)) return undefined
  const [name] = action.steps.flatMap(step =>
    step.step === 'transition' ? step.transitions : step.step === 'open' ? (step.transition ?? []) : [],
  )
  const transition = name === undefined ? undefined : findTransition(workflow, name)
  if (!transition || isCreating(transition)) return undefined
  const needsOne = action.rows !== 'some'
  const step = action.steps.find(found => found.step === 'transition')
  const { services } = host
  return rowsProblem(transition, rows, { step, label: action.label, needsOne, workflow, services })
}

/** Rows that are checked are moved without it, unless they are its own lines. */
function isForDocument(action: ActionPlan, document: DocumentRoom, facts: AskingFacts): boolean {
  return action.steps.some(
    step => needsDocument(step, document, facts) && (!isAboutRows(action) || isAboutLines(step, document)),
  )
}

const isAboutLines = (step: StepPlan, { grids }: DocumentRoom): boolean =>
  'grid' in step && grids.some(({ id }) => id === step.grid)

/** Why what is about the document cannot be done while it is not here; Korean. */
function awayReason({ get }: DocumentRoom): string {
  const { phase } = get()
  if (phase === 'loading') return say('stillLoading')
  if (phase === 'none') return say('rowFirst')
  return say(phase === 'deleted' ? 'deleted' : 'notLoaded')
}

/** A page of one record that has none: what is about it would be in the way. Where rows are chosen, another may be. */
function isWithoutRecord({ steps }: ActionPlan, facts: ActionFacts): boolean {
  const { document } = facts
  return (
    document?.plan.of === undefined &&
    document !== undefined &&
    isAway(document.get()) &&
    steps.some(step => needsDocument(step, document, facts))
  )
}

/** "hidden", the reason why the steps are out of the question, or nothing. */
function judgeSteps(action: ActionPlan, facts: ActionFacts): string | undefined {
  for (const step of action.steps) {
    const judged =
      step.step === 'transition'
        ? judgeTransition(step.transitions, action, facts)
        : step.step === 'upload'
          ? judgeGroup(step.operation, facts)
          : step.step === 'open' && step.transition !== undefined
            ? judgeOpening(step.transition, action, facts)
            : judgeStep(step, facts)
    if (judged !== undefined) return judged
  }
  return undefined
}

/** Rows can only be added and deleted where the document can be changed: elsewhere the buttons would be in the way. */
function judgeStep(step: StepPlan, facts: ActionFacts): string | undefined {
  if ((step.step === 'open' || step.step === 'call') && step.saves === true && facts.access === 'read')
    return say('readOnlyAccess')
  if (step.step === 'export' && !facts.mayExport) return say('exportNotGranted')
  const { document } = facts
  if (step.step === 'addRow' && step.document) return judgeNew(facts)
  const room = editedRoom(step, facts)
  if (room) return judgeEdited(step, room, facts)
  const isRowStep =
    step.step === 'addRow' || step.step === 'deleteRow' || step.step === 'import' || isAdding(step)
  if (!isRowStep || !document || document.get().phase !== 'ready') return undefined
  return document.isEditable() ? undefined : 'hidden'
}

/** The grid edited in place that a step is about. */
function editedRoom(step: StepPlan, { edited }: ActionFacts): EditedRoom | undefined {
  const grid = isAdding(step)
    ? step.addTo
    : step.step === 'call'
      ? step.changes
      : 'grid' in step
        ? step.grid
        : undefined
  const isAboutRows =
    step.step === 'call' || step.step === 'addRow' || step.step === 'deleteRow' || isAdding(step)
  return isAboutRows ? edited.find(room => room.plan.id === grid) : undefined
}

function judgeEdited(step: StepPlan, room: EditedRoom, { access }: ActionFacts): string | undefined {
  if (access === 'read') return step.step === 'call' ? say('readOnlyAccess') : 'hidden'
  return room.isEditable() ? undefined : say('rowsNotHere')
}

/** A new document may be started by those who may create one. */
function judgeNew({ host, access, workflow, document }: ActionFacts): string | undefined {
  const create = workflow && document && findTransition(workflow, document.plan.create)
  if (!create || !groupMay(create, host.services.session.user().authGroupId)) return 'hidden'
  return access === 'read' ? say('readOnlyAccess') : undefined
}

/** An operation that a workflow names is open to the groups named there, as where it stands as a transition. */
function judgeGroup(operation: string, { host, access, workflow }: ActionFacts): string | undefined {
  const transition = workflow && findTransition(workflow, operation)
  if (transition && !groupMay(transition, host.services.session.user().authGroupId)) return 'hidden'
  return access === 'read' ? say('readOnlyAccess') : undefined
}

/** A popup that makes a document needs none before. */
function judgeOpening(name: string, action: ActionPlan, facts: ActionFacts): string | undefined {
  const transition = facts.workflow && findTransition(facts.workflow, name)
  // A document beside the rows, such as the tax invoice of a statement, has a workflow of its own: groups are the action's.
  if (!transition || isCreating(transition)) return judgeGroup(name, facts)
  return judgeTransition([name], action, facts)
}

function judgeTransition(
  names: readonly string[],
  action: ActionPlan,
  facts: ActionFacts,
): string | undefined {
  const { host, access, workflow, document } = facts
  if (!workflow)
    throw new Error(`Engine bug: action "${action.id}" has a transition but the plan has no workflow.`)
  const user = host.services.session.user()
  const found = names.flatMap(name => findTransition(workflow, name) ?? [])
  if (!found.some(transition => groupMay(transition, user.authGroupId))) return 'hidden'
  // Approvers of rank may hold a screen for reading only and still approve.
  const isReadOnly = access === 'read' && !found.some(transition => transition.actor === 'approver')
  if (!document || isAboutRows(action)) return isReadOnly ? say('readOnlyAccess') : undefined
  const state = document.get()
  if (state.phase === 'deleted') return 'hidden'
  if (state.phase !== 'ready') return undefined
  const real = transitionFacts(workflow, state.header, user, {
    isNew: state.isNew,
    approval: approvalOf(state.parts),
  })
  const isSave = names.includes(document.plan.create)
  const willBe = state.isNew && !isSave ? savedFacts(workflow, real) : real
  // What needs a stored document (delete, cancel, copy) has no place on a new one; what submits it saves it first.
  if (state.isNew && !isSave && !found.some(transition => transition.requires !== undefined)) return 'hidden'
  const chosen = chooseTransition(workflow, names, willBe)
  if (chosen.refusal === undefined) return isReadOnly ? say('readOnlyAccess') : undefined
  return chosen.refusal === 'drafter' ? say('notDrafter', workflow.label, action.label) : 'hidden'
}
