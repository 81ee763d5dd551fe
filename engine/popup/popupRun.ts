import type { StoreApi } from 'zustand/vanilla'
import type { FilterRoom } from '../contract/filterRoom'
import type { ChoicePopup, Popup } from '../contract/popup'
import type { PopupRequest } from '../contract/roomHost'
import type { RowsRoom } from '../contract/rowsRoom'
import type { ScreenState } from '../contract/screenState'
import { createFilterRoom } from '../filter/filterRun'
import { filterNames, filterRequest, filterScope } from '../filter/filterState'
import { createRowsRoom } from '../grid/rowsRun'
import type { ChoicePopupPlan, EntryPopupPlan, PopupPlan } from '../plan/screenPlan'
import { type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import type { Services } from '../runtime/services'
import { readFailure, tellFailure } from '../runtime/tellFailure'
import { createPopupHost, type Openers, popupId } from './popupHost'

interface Owner {
  readonly store: StoreApi<ScreenState>
  readonly services: Services
  /** Open popups by id; the state holds their ids in order. */
  readonly open: Map<string, Popup>
  readonly isDisposed: () => boolean
  readonly plans: (name: string) => Promise<PopupPlan>
}

/** Opens popups above a screen; a popup opens further ones above itself on the same stack. */
export function popupOpener(owner: Owner): (request: PopupRequest) => Promise<Row | undefined> {
  const { services } = owner
  const openers = { openPopup, popupPlan: owner.plans }
  return openPopup

  async function openPopup(request: PopupRequest): Promise<Row | undefined> {
    const loaded = await loadPlan(request.popup)
    if (!loaded || owner.isDisposed()) return undefined
    if ('form' in loaded) return openEntry(loaded, request)
    const plan = request.isMany === true ? choosingMany(loaded) : loaded
    return untilFinished(
      owner,
      finish => createPopup(plan, request, services, openers, finish),
      (popup, finish) => void showPopup(popup, request, owner, finish),
    )
  }

  /** What entering takes is fetched with the first popup that has fields. */
  async function openEntry(plan: EntryPopupPlan, request: PopupRequest): Promise<Row | undefined> {
    const { createEntryPopup } = await import('./entryPopupRun')
    if (owner.isDisposed()) return undefined
    return untilFinished(
      owner,
      finish => createEntryPopup(plan, request.params, services, openers, finish),
      popup => push(popup, owner),
    )
  }

  async function loadPlan(name: string): Promise<PopupPlan | undefined> {
    try {
      return await owner.plans(name)
    } catch (error) {
      await tellFailure(services.ask, error)
      return undefined
    }
  }
}

type Finish = (row: Row | undefined) => void

/** The row that a popup hands back when it goes. */
function untilFinished<Opened extends Popup>(
  owner: Owner,
  create: (finish: Finish) => Opened,
  show: (popup: Opened, finish: Finish) => void,
): Promise<Row | undefined> {
  return new Promise(resolve => {
    const popup = create(finish)
    function finish(row: Row | undefined): void {
      owner.store.setState(state => ({ popups: state.popups.filter(id => id !== popup.id) }))
      owner.open.delete(popup.id)
      if ('grid' in popup) popup.grid.dispose()
      resolve(row)
    }
    show(popup, finish)
  })
}

/** A field that takes several values opens the popup of one row with check boxes. */
function choosingMany(plan: ChoicePopupPlan): ChoicePopupPlan {
  return plan.choose === 'one' ? { ...plan, choose: 'many', grid: { ...plan.grid, select: 'many' } } : plan
}

/** Searches before showing, so that exactly one hit chooses itself without a popup (spec §2). */
async function showPopup(
  popup: ChoicePopup,
  request: PopupRequest,
  owner: Owner,
  finish: (row: Row | undefined) => void,
): Promise<void> {
  const { choose, chooseSingle, searchOnOpen } = popup.plan
  const isChoosing = choose === 'one' || choose === 'many'
  const { typed } = request
  if (isChoosing && (typed !== undefined || (chooseSingle && searchOnOpen))) {
    await popup.search()
    const { phase, total, failure } = popup.grid.get()
    if (owner.isDisposed() || failure?.kind === 'sessionLost') return finish(undefined)
    const hits = phase === 'ready' ? hitsOf(popup, request, total) : undefined
    const [only] = hits ?? []
    const refusal = only && hits?.length === 1 ? refusalOf(popup, only) : undefined
    if (only && hits?.length === 1 && refusal === undefined) return finish(chosenRow(popup, [only]))
    if (typed?.onRefused && hits && (refusal !== undefined || hits.length === 0)) {
      typed.onRefused(refusal ?? say('lookupNone', typed.text.trim()))
      return finish(undefined)
    }
    return push(popup, owner)
  }
  push(popup, owner)
  if (searchOnOpen) await popup.search()
}

function chosenRow({ plan }: ChoicePopup, rows: readonly Row[]): Row | undefined {
  return plan.choose === 'many' ? { rows } : rows[0]
}

/** What was found. A popup without a filter for the typed text shows few rows, all loaded: the text narrows them here. */
function hitsOf({ filter, grid }: ChoicePopup, { typed }: PopupRequest, total: number): readonly Row[] {
  const { rows } = grid.get()
  const isNarrowed = typed === undefined || (filter && filterNames(filter.plan).includes(typed.field))
  if (isNarrowed) {
    const first = total === 1 ? rows.rowAt(0) : undefined
    return first ? [first] : grid.loadedRows()
  }
  const text = typed.text.trim()
  return grid.loadedRows().filter(row => textOf(row[typed.field]).includes(text))
}

function push(popup: Popup, owner: Owner): void {
  owner.open.set(popup.id, popup)
  owner.store.setState(state => ({ popups: [...state.popups, popup.id] }))
}

function refusalOf({ plan, host }: ChoicePopup, row: Row): string | undefined {
  return plan.checks.find(check => host.holds(check.refuseWhen, { row, picked: row }))?.message
}

async function passesChecks(popup: ChoicePopup, rows: readonly Row[]): Promise<boolean> {
  const [refusal] = rows.flatMap(row => refusalOf(popup, row) ?? [])
  if (refusal === undefined) return true
  await popup.host.services.ask.alert(refusal)
  return false
}

function createPopup(
  plan: ChoicePopupPlan,
  request: PopupRequest,
  services: Services,
  openers: Openers,
  finish: Finish,
): ChoicePopup {
  const host = createPopupHost(services, openers, request.params, name =>
    Object.hasOwn(roots, name) ? roots[name]?.() : undefined,
  )
  const { params } = host
  const roots: Readonly<Record<string, () => unknown>> = {
    params: () => params,
    filter: () => (filter ? filterScope(filter.plan, filter.get().values) : {}),
    selection: () => grid.selection(),
  }
  const filter = plan.filter && createFilterRoom(plan.filter, host)
  if (filter) filter.change(namedValues(filter, params, request))
  const grid: RowsRoom = createRowsRoom(plan.grid, host, {
    request: parameters => ({
      ...filterRequest(params, parameters),
      ...(filter && filterRequest(filter.get().values, parameters)),
    }),
  })

  let opinion = ''

  async function search(): Promise<void> {
    if (filter && !(await filter.accept())) return
    await grid.search()
    const { phase, failure } = grid.get()
    // A popup that opens above an alert would hide it from screen readers, so that it waits until that has been read.
    if (failure) await readFailure(services.ask, failure)
    if (phase === 'ready' && plan.choose === 'one' && grid.get().total > 0) grid.select(0)
  }

  async function choose(): Promise<void> {
    if (plan.choose === 'none') return finish(undefined)
    // Its rows are only shown; what was set above them is what the caller may want.
    if (plan.choose === 'confirm')
      return finish({ ...filter?.get().values, ...(opinion !== '' && { opinion }) })
    const rows = grid.selection()
    if (rows.length > 0 && (await passesChecks(popup, rows))) finish(chosenRow(popup, rows))
  }

  const popup: ChoicePopup = {
    id: popupId(plan.popup),
    plan,
    host,
    filter,
    grid,
    ...(plan.choose === 'confirm' && request.question && { question: request.question }),
    ...(request.about && { about: request.about }),
    write: text => {
      opinion = text.trim()
    },
    search,
    choose,
    chooseRow: async index => {
      grid.select(index)
      if (plan.choose === 'many') grid.check(new Set([...grid.checkedIndexes(grid.get()), index]))
      await choose()
    },
    close: () => finish(undefined),
    drop: () => finish(undefined),
    hasUnsaved: () => false,
  }
  return popup
}

/** The caller's parameters that are filter fields, and what the user has typed. */
function namedValues(filter: FilterRoom, params: Readonly<Record<string, string>>, request: PopupRequest) {
  const names = filterNames(filter.plan)
  const handed = Object.fromEntries(Object.entries(params).filter(([name]) => names.includes(name)))
  return request.typed ? { ...handed, [request.typed.field]: request.typed.text } : handed
}
