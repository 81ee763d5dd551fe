import type { RoomHost } from '../contract/roomHost'
import type { RowsRoom, RowsState } from '../contract/rowsRoom'
import type { GridPlan, SortKey } from '../plan/gridPlan'
import type { Row } from '../runtime/row'
import type { OutlinedRows } from './outlineRows'
import { newSearch } from './rowSearch'
import {
  cancelSearch,
  checkRefusal,
  createRowsCore,
  giveUpSearch,
  layOut,
  loadedRows,
  type RowsCore,
  type RowsOptions,
  rowsOf,
} from './rowsCore'
import { showRows } from './rowsPages'
import { clearRows, searchRows } from './rowsSearch'

/** Rows of an operation at work. */
export function createRowsRoom(written: GridPlan, host: RoomHost, options: RowsOptions): RowsRoom {
  const plan = shownPlan(written, host)
  const core = createRowsCore(plan, host, options)
  const { binding, keyOf, slice } = core
  const chosen = () => chosenRow(core)
  return {
    ...slice,
    plan,
    with: binding.with,
    search: how => searchRows(core, how),
    cancel: () => giveUpSearch(core),
    resume: asked => searchRows(core, { asked }),
    clear: () => clearRows(core),
    hasUnsaved: () => false,
    failure: () => slice.get().failure,
    show: (first, last) => showRows(core, first, last),
    order: sort => orderRows(core, sort),
    check: indexes => checkRows(core, indexes),
    checkRefusal: row => checkRefusal(core, row),
    checkedIndexes: ({ checked }) => {
      if (checked.size === 0) return new Set()
      return new Set(loadedRows(core).flatMap(({ index, row }) => (checked.has(keyOf(row)) ? [index] : [])))
    },
    select: index => {
      if (index === slice.get().selected) return
      const may = options.mayChoose?.() ?? true
      if (may === true) slice.set({ selected: index })
      else void may.then(isLeft => isLeft && slice.set({ selected: index }))
    },
    choose: fits => choose(core, fits),
    turn: (index, isOpen) => turn(core, index, isOpen),
    chosen,
    selection: () => {
      if (plan.select === 'many') return [...slice.get().checked.values()]
      const row = chosen()
      return row ? [row] : []
    },
    keyOf,
    request: () => core.search.request,
    loadedRows: () => [...core.search.pages].sort(([a], [b]) => a - b).flatMap(([, rows]) => rows),
    dispose: () => {
      cancelSearch(core)
      core.search = newSearch(core.search.version + 1, {})
    },
  }
}

/** Without the columns that the person does not see. */
function shownPlan(plan: GridPlan, host: RoomHost): GridPlan {
  const columns = plan.columns.filter(({ shownWhen }) => host.holds(shownWhen))
  return columns.length === plan.columns.length ? plan : { ...plan, columns }
}

function chosenRow({ slice }: RowsCore): Row | undefined {
  const { selected, rows, places } = slice.get()
  return selected === undefined || places?.[selected]?.isGroup ? undefined : rows.rowAt(selected)
}

/** Rows that are all here are ordered here; others are asked for in the other order. */
async function orderRows(core: RowsCore, sort: readonly SortKey[]): Promise<void> {
  const { options, slice } = core
  if (options.mayChoose && !(await options.mayChoose())) return
  slice.set({ sort })
  options.onOrder?.()
  const { all } = core.search
  if (all === undefined) return searchRows(core)
  core.search = { ...core.search, version: core.search.version + 1, pages: new Map() }
  layOut(core, core.search, all, sort)
  slice.set({ rows: rowsOf(core, core.search), places: core.search.places, selected: undefined })
}

/** A row that stands below a closed one is shown first. */
function choose(core: RowsCore, fits: (row: Row) => boolean): boolean {
  const find = () => loadedRows(core).find(({ row }) => fits(row))
  if (!find()) {
    const laid = core.outline?.reveal(fits)
    if (laid) show(core, laid, {})
  }
  const found = find()
  if (found) core.slice.set({ selected: found.index })
  return found !== undefined
}

/** The same rows, with others of them open than before. */
function show(
  core: RowsCore,
  { rows, places }: OutlinedRows,
  more: Pick<Partial<RowsState>, 'selected'>,
): void {
  const { search, slice } = core
  core.search = { ...search, version: search.version + 1, pages: new Map([[0, rows]]), places }
  slice.set({ rows: rowsOf(core, core.search), places, ...more })
}

/** The cursor stays on its row, or goes to the closed row that it has vanished below. */
function turn(core: RowsCore, index: number, isOpen: boolean): void {
  const { outline, slice } = core
  const place = slice.get().places?.[index]
  if (!outline || place?.isOpen === undefined) return
  const before = chosenRow(core)
  const laid = outline.turn(place.key, isOpen)
  const at = before ? laid.rows.indexOf(before) : -1
  show(core, laid, { selected: before && (at >= 0 ? at : index) })
}

/** Of the rows that are here exactly those are checked, as far as they may be. */
function checkRows(core: RowsCore, indexes: ReadonlySet<number>): void {
  const { keyOf, slice } = core
  const { rows, checked } = slice.get()
  const next = new Map(checked)
  for (const { index, row } of loadedRows(core)) {
    if (indexes.has(index) && checkRefusal(core, row) === undefined) next.set(keyOf(row), row)
    else next.delete(keyOf(row))
  }
  if (rows.count > 0) slice.set({ checked: next })
}
