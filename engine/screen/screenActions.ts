import { actionState } from '../action/actionState'
import type { RoomHost } from '../contract/roomHost'
import type { ActionState } from '../contract/screen'
import { checkedRows, movedGrid } from '../core/chosenRows'
import type { ScreenCore } from '../core/screenCore'
import { labelOf } from '../core/screenRooms'
import type { ActionPlan } from '../plan/actionPlan'
import { isSaveAction, savedGrid } from '../plan/saveAction'
import type { StepPlan } from '../plan/stepPlan'
import type { Row } from '../runtime/row'
import { say } from '../runtime/say'
import { runSteps } from '../step/runSteps'
import { screenPlace } from '../step/screenPlace'

/** The actions of a screen at work: whether each may be done, and doing it. */
export interface ScreenActions {
  state(id: string): ActionState
  run(id: string): Promise<boolean>
  runFrom(steps: readonly StepPlan[], row: Row): Promise<boolean>
  save(): Promise<void>
}

export function createScreenActions(core: ScreenCore): ScreenActions {
  function actionOf(id: string): ActionPlan {
    const action = core.plan.actions.find(candidate => candidate.id === id)
    if (!action) throw new Error(`Engine bug: "${core.plan.screen}" has no action "${id}".`)
    return action
  }

  function stateOf(action: ActionPlan, isInRow = false) {
    return actionState(action, {
      host: judgingHost(action),
      access: core.options.access,
      mayExport: core.options.mayExport !== false,
      workflow: core.plan.workflow ?? core.plan.document?.workflow,
      document: core.rooms.document,
      edited: core.rooms.edited,
      asking: core.rooms.asking,
      running: core.store.getState().running,
      labelOf: (root, field) => labelOf(core.plan, root, field),
      isInRow,
      rows: movedGrid(core, action)?.selection() ?? [],
    })
  }

  /** An action above one of several grids is judged by the rows that it will be run with. */
  function judgingHost(action: ActionPlan): RoomHost {
    const { host } = core
    const own = checkedFor(action)
    if (Object.keys(own).length === 0) return host
    return {
      ...host,
      scope: names => ({ ...host.scope(names), ...own }),
      holds: (condition, extra) => host.holds(condition, { ...own, ...extra }),
    }
  }

  async function run(id: string): Promise<boolean> {
    const action = actionOf(id)
    return stateOf(action).isEnabled && runAction(action, checkedFor(action))
  }

  async function save(): Promise<void> {
    const { popups, importing, uploading } = core.store.getState()
    const popup = core.openPopups.get(popups.at(-1) ?? '')
    if (popup || importing || uploading) {
      if (popup && 'room' in popup) await popup.choose()
      return
    }
    const { document, edited } = core.rooms
    const isChanged = (action: ActionPlan) =>
      edited.some(room => room.plan.id === savedGrid(action) && room.hasUnsaved())
    const saving = core.plan.actions.filter(
      action => isSaveAction(action, document?.plan) && stateOf(action).isVisible,
    )
    const action = saving.find(isChanged) ?? saving[0]
    if (!action) return core.services.ask.toast(say('nothingToSave'), 'info')
    const { isEnabled, reason } = stateOf(action)
    if (isEnabled) await runAction(action, checkedFor(action))
    else if (reason !== undefined) core.services.ask.toast(reason, 'warning')
  }

  /** What an action above a grid speaks of: the rows checked there. */
  function checkedFor({ grid }: ActionPlan): Row {
    const isRows = core.rooms.grids.some(room => room.plan.id === grid)
    return grid !== undefined && isRows ? { selection: checkedRows(core.rooms, grid) } : {}
  }

  /** A button in a row is judged as every action is; having no tooltip of its own, it says why it does nothing. */
  async function runFrom(cellSteps: readonly StepPlan[], row: Row): Promise<boolean> {
    const action: ActionPlan = {
      ...{ id: 'cell', label: '', place: 'grid', look: 'plain', rows: 'none' },
      steps: cellSteps,
    }
    const { isEnabled, reason } = stateOf(action, true)
    if (isEnabled) return runAction(action, { row, line: row })
    if (reason !== undefined) await core.services.ask.alert(reason)
    return false
  }

  async function runAction(action: ActionPlan, values: Row): Promise<boolean> {
    // A newer search takes the place of an older one, so it locks nothing.
    if (action.steps.every(({ step }) => step === 'search' || step === 'reset'))
      return runSteps(action.steps, screenPlace(core, action), values)
    core.store.setState({ running: action.id })
    try {
      return await runSteps(action.steps, screenPlace(core, action), values)
    } finally {
      core.store.setState({ running: undefined })
    }
  }

  return { state: id => stateOf(actionOf(id)), run, runFrom, save }
}
