import type { EditedRoom, EditedState } from '../contract/editedRoom'
import type { Line, LinesState } from '../contract/linesRoom'
import type { RoomHost } from '../contract/roomHost'
import type { SearchOptions } from '../contract/rowsRoom'
import type { Slice } from '../contract/slice'
import { sliceOf } from '../contract/sliceOf'
import type { EditedRows, GridPlan } from '../plan/gridPlan'
import { readRows } from '../record/readRows'
import { wireRequest } from '../record/wireRequest'
import { isRefusedByAuthority, toFailure } from '../runtime/failure'
import { firstAnswer } from '../runtime/firstCalls'
import { type Row, textOf, withoutEmptyValues } from '../runtime/row'
import { tellFailure } from '../runtime/tellFailure'
import { judgeChanges, savedLines, showRefusal, wireRow } from './editedChanges'
import { noEdits } from './editedState'
import { createLinesRoom } from './linesRun'
import { hasChangedLines, storedLines } from './linesState'

interface EditedOptions {
  request(parameters: readonly string[]): Row
  /** False while no row is chosen in the grid it hangs on. */
  isReady?(): boolean
  /** Of a grid on which others hang: whether another row may be chosen. */
  mayChoose?(): true | Promise<boolean>
  isEditable(): boolean
}

/** The rows before the search that is under way stay. */
function giveUp(load: Slice<EditedState>, abort: AbortController, phaseBefore: EditedState['phase']): void {
  if (load.get().phase !== 'loading') return
  abort.abort()
  load.set({ phase: phaseBefore === 'ready' ? 'ready' : 'idle' })
}

/** Does what moves the cursor once what hangs on the chosen row may go. */
function moveCursor(may: true | Promise<boolean>, act: () => void): void {
  if (may === true) act()
  else void may.then(isLeft => isLeft && act())
}

export function createEditedRoom(plan: GridPlan, host: RoomHost, options: EditedOptions): EditedRoom {
  if (plan.source.from !== 'edited') throw new Error(`Engine bug: the rows of "${plan.id}" are not edited.`)
  const source = plan.source
  const { binding } = source
  const load = sliceOf(
    host.store,
    state => state.edited[plan.id] ?? noEdits,
    (state, part) => ({ edited: { ...state.edited, [plan.id]: part } }),
  )
  const slice = linesSlice(load)
  const isEditable = () => options.isEditable() && load.get().phase === 'ready'
  const lines = createLinesRoom(plan, host, {
    slice,
    isEditable,
    isMaster: options.mayChoose !== undefined,
    onChange: () => undefined,
  })
  const mayLeave = () => options.mayChoose?.() ?? true
  const leaving = (act: () => void) => moveCursor(mayLeave(), act)
  let abort = new AbortController()
  let phaseBefore: EditedState['phase'] = 'idle'
  let asked: Row = {}

  function clear(): void {
    abort.abort()
    load.set({ ...noEdits, lines: storedLines([], load.get().lines) })
  }

  async function search({ isRefresh = false, first }: SearchOptions = {}): Promise<void> {
    if (options.isReady?.() === false) return clear()
    abort.abort()
    abort = new AbortController()
    const mine = abort
    const request = {
      ...options.request(binding.parameters),
      ...withoutEmptyValues(host.evaluateAll(binding.with)),
    }
    if (load.get().phase !== 'loading') phaseBefore = load.get().phase
    load.set({ phase: 'loading', failure: undefined })
    try {
      const { operation } = binding
      const answer = await firstAnswer(first, { operation, request }, () =>
        host.services.call.byName(operation, wireRequest(binding, request), { signal: mine.signal }),
      )
      const { rows } = readRows(answer, binding.part)
      if (abort !== mine) return
      asked = request
      take(rows, isRefresh)
    } catch (error) {
      const failure = toFailure(error)
      if (abort !== mine || failure.kind === 'aborted') return
      void tellFailure(host.services.ask, failure)
      load.set({ phase: isRefusedByAuthority(failure) ? 'refused' : 'failed', failure })
    }
  }

  function take(rows: readonly Row[], isRefresh: boolean): void {
    const before = isRefresh ? selectedLine() : undefined
    const next = storedLines(rows, slice.get())
    const kept = before && next.lines.find(line => isSameRow(source, line.values, before.values))
    load.set({ phase: 'ready', failure: undefined, lines: { ...next, selected: kept?.id } })
    lines.recalculate()
  }

  function selectedLine(): Line | undefined {
    const { lines: all, selected } = slice.get()
    return all.find(line => line.id === selected)
  }

  return {
    ...lines,
    source,
    with: binding.with,
    load,
    search,
    cancel: () => giveUp(load, abort, phaseBefore),
    resume: request => {
      asked = request
      // The new definition may compute other values.
      lines.recalculate()
    },
    request: () => asked,
    clear,
    isEditable,
    mayEdit: options.isEditable,
    hasUnsaved: () => hasChangedLines(slice.get()),
    failure: () => load.get().failure,
    chosen: () => selectedLine()?.stored,
    choose: fits => {
      const line = slice.get().lines.find(candidate => fits(candidate.values))
      if (line) slice.set({ selected: line.id })
      return line !== undefined
    },
    selection: () => {
      const { lines: all, checked, selected } = slice.get()
      const isMeant = (line: Line) => (checked.size > 0 ? checked.has(line.id) : line.id === selected)
      return all.filter(isMeant).map(line => line.values)
    },
    select: index => {
      if (slice.get().lines[index]?.id !== slice.get().selected) leaving(() => lines.select(index))
    },
    goTo: place => {
      if (place.line === slice.get().selected) lines.goTo(place)
      else leaving(() => lines.goTo(place))
    },
    add: () => leaving(lines.add),
    copy: () => leaving(lines.copy),
    remove: () => leaving(lines.remove),
    judge: (which = 'changed') => judgeChanges(plan, host, slice, which),
    changes: (which = 'changed') => savedLines(slice.get(), which).map(line => wireRow(source, line)),
    path: () => Object.fromEntries(source.path.map(name => [name, asked[name]])),
    showRefusal: (failure, which = 'changed') => showRefusal(slice, failure, which),
    mayLeave,
    dispose: () => abort.abort(),
  }
}

function isSameRow({ keys }: EditedRows, one: Row, other: Row): boolean {
  return keys.length > 0 && keys.every(key => textOf(one[key]) === textOf(other[key]))
}

function linesSlice(load: Slice<EditedState>): Slice<LinesState> {
  return {
    get: () => load.get().lines,
    set: change => load.set({ lines: { ...load.get().lines, ...change } }),
    subscribe: load.subscribe,
  }
}
