import type { Popup } from '../contract/popup'
import type { Screen, ScreenOptions } from '../contract/screen'
import { createScreenStore } from '../contract/screenState'
import { followChoices } from '../core/chosenRows'
import { chooseFromAddress } from '../core/documentDetail'
import { followTyping } from '../core/followTyping'
import { rowMover } from '../core/moveRow'
import { picturesOf } from '../core/picturesOf'
import { prepareResume } from '../core/resumeRooms'
import { followSavedSearch } from '../core/savedSearch'
import { applyParams } from '../core/screenAddress'
import type { ScreenCore } from '../core/screenCore'
import { findRoom, linesOf, noRooms } from '../core/screenRooms'
import { retryFailed, searchScreen } from '../core/searchScreen'
import { chooseUnit, openingUnit } from '../core/wonUnit'
import { hasUnsavedDocument } from '../document/documentWork'
import { readQuery } from '../filter/filterQuery'
import type { ScreenPlan } from '../plan/screenPlan'
import { createEffectCalls } from '../runtime/effectCalls'
import type { Services } from '../runtime/services'
import { shareCalls } from '../runtime/sharedCalls'
import { countWrites } from '../runtime/writes'
import { changeHeader, lookUpHeader } from '../step/screenPlace'
import { goFrom } from '../way/rowWay'
import { createRooms } from './createRooms'
import type { EntryRooms } from './entryRooms'
import { createScreenActions } from './screenActions'
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
  const actions = createScreenActions(core)
  let revision = 0
  core.rooms = createRooms(core, entry)
  let stopFollowing = startFollowing(core)

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
    if (!core.rooms.filters.some(each => each.isLacking()))
      await searchScreen(core, { first: options.first }, firstAsked(core))
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
    retry: () => void retryFailed(core),
    dispose: () => {
      core.isDisposed = true
      close()
      for (const popup of core.openPopups.values()) popup.drop()
      core.importRoom?.close()
      core.uploadRoom?.close()
      store.getState().work?.cancel()
    },
    run: actions.run,
    replacePlan: next => {
      const resume = prepareResume(core)
      close()
      core.plan = next
      revision += 1
      core.rooms = createRooms(core, entry)
      stopFollowing = startFollowing(core)
      void resume()
      store.setState({ focus: undefined })
    },
    allow: grants => {
      Object.assign(options, grants)
      // Buttons and cells are judged again with every change of the store.
      store.setState({})
    },
    applyParams: params => applyParams(core, params),
    actionState: actions.state,
    hasUnsavedWork: () => {
      const { document, asking } = core.rooms
      return (
        asking.some(room => room.hasUnsaved()) ||
        [...core.openPopups.values()].some(popup => popup.hasUnsaved()) ||
        (!!document && hasUnsavedDocument({ room: document, files: core.rooms.files }))
      )
    },
    filter: id => findRoom(core.rooms.filters, id, core.plan.screen),
    rows: id => findRoom(core.rooms.grids, id, core.plan.screen),
    answer: id => findRoom(core.rooms.answers, id, core.plan.screen),
    lines: id => linesOf(core, id),
    edited: id => findRoom(core.rooms.edited, id, core.plan.screen),
    files: id => findRoom(core.rooms.files, id, core.plan.screen),
    popup: id => popupOf(core, id),
    importRoom: () => core.importRoom,
    uploadRoom: () => core.uploadRoom,
    changeHeader: values => changeHeader(core, values),
    lookUpHeader: (field, typed) => lookUpHeader(core, field, typed),
    mover: id => rowMover(core, findRoom(core.rooms.grids, id, core.plan.screen)),
    goFrom: (step, row) => goFrom(step, core.host, row),
    runFrom: actions.runFrom,
    save: actions.save,
    showChart: (blockId, take) => {
      if (take) core.charts.set(blockId, take)
      else core.charts.delete(blockId)
    },
    pictures: () => picturesOf(core),
    shownColumns: gridId => core.shownColumns.get(gridId),
    showColumns: (gridId, columns) => void core.shownColumns.set(gridId, columns),
    chooseUnit: unit => chooseUnit(core, unit),
    revision: () => revision,
  }
}

function popupOf({ openPopups }: ScreenCore, id: string): Popup {
  const popup = openPopups.get(id)
  if (!popup) throw new Error(`Engine bug: popup "${id}" is not open.`)
  return popup
}

/** A grid that follows what is typed waits until somebody types. */
const firstAsked = ({ rooms }: ScreenCore): readonly string[] =>
  rooms.asking.map(({ plan: { id } }) => id).filter(id => !isTypedGrid(rooms, id))

const isTypedGrid = ({ grids }: ScreenCore['rooms'], id: string): boolean =>
  grids.some(({ plan }) => plan.id === id && plan.whileTyping !== undefined)

/** What is asked because another row was chosen, or something was typed. */
function startFollowing(core: ScreenCore): () => void {
  const stops = [followChoices(core), followTyping(core)]
  return () => {
    for (const stop of stops) stop()
  }
}

function createCore(plan: ScreenPlan, given: Services, options: ScreenOptions): ScreenCore {
  const services = { ...given, call: shareCalls(countWrites(given)) }
  const shared: Omit<ScreenCore, 'host'> = {
    store: createScreenStore(),
    services,
    effects: createEffectCalls(services),
    options,
    charts: new Map(),
    shownColumns: new Map(),
    openPopups: new Map(),
    plan,
    params: options.params,
    rooms: noRooms,
    isDisposed: false,
  }
  shared.store.setState({ wonUnit: openingUnit(shared) })
  return withHost(shared)
}

/** The host reads what the core holds at the time, so both are one object. */
function withHost(shared: Omit<ScreenCore, 'host'>): ScreenCore {
  return Object.assign(shared, { host: createScreenHost(shared) })
}
