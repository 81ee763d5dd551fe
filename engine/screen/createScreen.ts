import { actionState } from '../action/actionState'
import type { RoomHost } from '../contract/roomHost'
import type { Screen, ScreenOptions } from '../contract/screen'
import { createScreenStore } from '../contract/screenState'
import { checkedRows, followChoices, movedGrid } from '../core/chosenRows'
import { chooseFromAddress } from '../core/documentDetail'
import { followSavedSearch } from '../core/savedSearch'
import { applyParams } from '../core/screenAddress'
import type { ScreenCore } from '../core/screenCore'
import { findRoom, labelOf, noRooms } from '../core/screenRooms'
import { searchScreen } from '../core/searchScreen'
import { hasUnsavedDocument } from '../document/documentWork'
import { readQuery } from '../filter/filterQuery'
import type { ActionPlan } from '../plan/actionPlan'
import { isSaveAction, savedGrid } from '../plan/saveAction'
import type { ScreenPlan } from '../plan/screenPlan'
import type { StepPlan } from '../plan/stepPlan'
import { createEffectCalls } from '../runtime/effectCalls'
import type { Row } from '../runtime/row'
import { say } from '../runtime/say'
import type { Services } from '../runtime/services'
import { shareCalls } from '../runtime/sharedCalls'
import { runSteps } from '../step/runSteps'
import { createScreenSteps } from '../step/screenSteps'
import { goFrom } from '../way/rowWay'
import { createRooms } from './createRooms'
import type { EntryRooms } from './entryRooms'
import { createScreenHost } from './screenHost'

export interface OpeningOptions extends ScreenOptions {
  /** For a plan in which something is entered. */
  readonly entry?: EntryRooms | undefined
}

/** Puts a plan to work: a store of its own, a room for each block, and the services as its only way out. */
export function createScreen(
  firstPlan: ScreenPlan,
  services: Services,
  { entry, ...given }: OpeningOptions,
): Screen {
  // Rooms ask it whenever they judge, so that grants may change under an open page.
  const options = { ...given }
  const core = createCore(firstPlan, services, options)
  const { store } = core
  const steps = createScreenSteps(core)
  let revision = 0
  core.rooms = createRooms(core, entry)
  let stopFollowing = followChoices(core)

  function start(): void {
    const { rooms } = core
    void rooms.document?.open(options.first)
    const [grid] = rooms.grids
    const [filter] = rooms.filters
    const sort = filter && readQuery(filter.plan, core.params).sort
    if (grid && sort) grid.set({ sort })
    if (rooms.asking.length > 0)
      void firstSearch()
        .then(() => chooseFromAddress(core))
        .then(() => followSavedSearch(core))
  }

  /** Nobody has asked for anything yet, so a condition that is still missing is no mistake. */
  async function firstSearch(): Promise<void> {
    if (!core.rooms.filters.some(each => each.isLacking())) await searchScreen(core, { first: options.first })
  }

  function actionOf(id: string): ActionPlan {
    const action = core.plan.actions.find(candidate => candidate.id === id)
    if (!action) throw new Error(`Engine bug: "${core.plan.screen}" has no action "${id}".`)
    return action
  }

  function stateOf(action: ActionPlan, isInRow = false) {
    return actionState(action, {
      host: judgingHost(action),
      access: options.access,
      mayExport: options.mayExport !== false,
      workflow: core.plan.workflow ?? core.plan.document?.workflow,
      document: core.rooms.document,
      edited: core.rooms.edited,
      running: store.getState().running,
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
    const { popups, importing, uploading } = store.getState()
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
    if (!action) return services.ask.toast(say('nothingToSave'), 'info')
    const { isEnabled, reason } = stateOf(action)
    if (isEnabled) await runAction(action, checkedFor(action))
    else if (reason !== undefined) services.ask.toast(reason, 'warning')
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
    if (reason !== undefined) await services.ask.alert(reason)
    return false
  }

  async function runAction(action: ActionPlan, values: Row): Promise<boolean> {
    // A newer search takes the place of an older one, so it locks nothing.
    if (action.steps.every(({ step }) => step === 'search' || step === 'reset'))
      return runSteps(action.steps, steps.target(action), values)
    store.setState({ running: action.id })
    try {
      return await runSteps(action.steps, steps.target(action), values)
    } finally {
      store.setState({ running: undefined })
    }
  }

  function close(): void {
    stopFollowing()
    for (const room of core.rooms.asking) room.dispose()
  }

  return {
    get plan() {
      return core.plan
    },
    get access() {
      return options.access
    },
    store,
    host: core.host,
    get document() {
      return core.rooms.document
    },
    start,
    dispose: () => {
      core.isDisposed = true
      close()
      for (const popup of core.openPopups.values()) popup.drop()
      core.importRoom?.close()
      core.uploadRoom?.close()
      store.getState().work?.cancel()
    },
    run,
    replacePlan: next => {
      close()
      core.plan = next
      revision += 1
      core.rooms = createRooms(core, entry)
      stopFollowing = followChoices(core)
      void Promise.all(
        core.rooms.asking.filter(room => room.plan.of === undefined).map(room => room.search()),
      )
      store.setState({ focus: undefined })
    },
    allow: grants => {
      Object.assign(options, grants)
      // Buttons and cells are judged anew with every change of the store.
      store.setState({})
    },
    applyParams: params => applyParams(core, params),
    actionState: id => stateOf(actionOf(id)),
    hasUnsavedWork: () => {
      const { document, asking } = core.rooms
      return (
        asking.some(room => room.hasUnsaved()) ||
        [...core.openPopups.values()].some(popup => popup.hasUnsaved()) ||
        (!!document && hasUnsavedDocument(steps.work(document)))
      )
    },
    filter: id => findRoom(core.rooms.filters, id, core.plan.screen),
    rows: id => findRoom(core.rooms.grids, id, core.plan.screen),
    answer: id => findRoom(core.rooms.answers, id, core.plan.screen),
    lines: steps.lines,
    edited: id => findRoom(core.rooms.edited, id, core.plan.screen),
    files: id => findRoom(core.rooms.files, id, core.plan.screen),
    popup: id => {
      const popup = core.openPopups.get(id)
      if (!popup) throw new Error(`Engine bug: popup "${id}" is not open.`)
      return popup
    },
    importRoom: () => core.importRoom,
    uploadRoom: () => core.uploadRoom,
    changeHeader: steps.changeHeader,
    lookUpHeader: async (field, typed) => {
      const changed = (await core.rooms.document?.lookUp(field, typed)) ?? []
      for (const one of changed) await runSteps(one.change, steps.target())
    },
    goFrom: (step, row) => goFrom(step, core.host, row),
    runFrom,
    save,
    showColumns: steps.showColumns,
    revision: () => revision,
  }
}

function createCore(plan: ScreenPlan, given: Services, options: ScreenOptions): ScreenCore {
  const services = { ...given, call: shareCalls(given.call) }
  const shared: Omit<ScreenCore, 'host'> = {
    store: createScreenStore(),
    services,
    effects: createEffectCalls(services),
    options,
    openPopups: new Map(),
    plan,
    params: options.params,
    rooms: noRooms,
    isDisposed: false,
  }
  return withHost(shared)
}

/** The host reads what the core holds at the time, so both are one object. */
function withHost(shared: Omit<ScreenCore, 'host'>): ScreenCore {
  return Object.assign(shared, { host: createScreenHost(shared) })
}
