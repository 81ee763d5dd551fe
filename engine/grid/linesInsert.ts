import type { CellPlace, LinesState } from '../contract/linesRoom'
import { isEmptyValue, type Row } from '../runtime/row'
import { say } from '../runtime/say'
import { keptLines } from './keptLines'
import type { LinesCore } from './linesCore'
import { recalculateLines } from './linesEdit'
import { deleteLines, insertLines } from './linesState'

/** What a new line begins with. */
export function newValues({ host, source }: LinesCore): Row {
  const values = host.evaluateAll(source.newRow)
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmptyValue(value)))
}

function hasPlaceFor({ host, options, slice, source }: LinesCore, count: number): boolean {
  if (!options.isEditable() || !source.canAdd) return false
  if (keptLines(slice.get()).length + count <= source.maxRows) return true
  void host.services.ask.alert(say('tooManyLines'))
  return false
}

/** New lines at the end; false when there would be too many. */
export function appendLines(core: LinesCore, count: number): boolean {
  // Where other blocks hang on the chosen row, a paste leaves it chosen.
  const isSelecting = core.options.isMaster !== true
  return insert(
    core,
    Array.from({ length: count }, () => newValues(core)),
    undefined,
    isSelecting,
  )
}

function insert(core: LinesCore, rows: readonly Row[], behind?: string, isSelecting = true): boolean {
  const { options, slice } = core
  if (!hasPlaceFor(core, rows.length)) return false
  const before = new Set(slice.get().lines.map(line => line.id))
  const { selected } = slice.get()
  slice.set({
    ...insertLines(slice.get(), rows, behind),
    imported: undefined,
    ...(!isSelecting && { selected }),
  })
  const added = slice.get().lines.flatMap(line => (before.has(line.id) ? [] : [line.id]))
  recalculateLines(core, new Set(added))
  askAbout(core, added)
  options.onChange()
  return true
}

/** Where new lines stand may be out of sight, and they are there to be typed into. */
function insertAndGo(core: LinesCore, rows: readonly Row[], behind: string | undefined): void {
  if (!insert(core, rows, behind)) return
  const { selected } = core.slice.get()
  if (selected !== undefined) goTo(core, { line: selected })
}

/** Brings the focus to a cell, wherever it stands. */
export function goTo({ slice }: LinesCore, place: CellPlace): void {
  slice.set({ selected: place.line, goTo: { ...place } })
}

/** New lines at the end, finished as they are. */
export function insertRows(core: LinesCore, rows: readonly Row[]): boolean {
  const { options, slice } = core
  if (!hasPlaceFor(core, rows.length)) return false
  const { nextId } = slice.get()
  const ids = rows.map((_, index) => String(nextId + index))
  slice.set({ ...insertLines(slice.get(), rows), imported: new Set(ids) })
  askAbout(core, ids)
  options.onChange()
  return true
}

/** Asks the server about all cells of these lines that it is asked about. */
export function askAbout({ checks }: LinesCore, ids: readonly string[]): void {
  checks.changed(new Map(ids.map(id => [id, undefined])))
}

/** One new line behind the selected one, or at the end. */
export function addLine(core: LinesCore): void {
  insertAndGo(core, [newValues(core)], core.slice.get().selected)
}

/** Ids an action on rows is about: those checked, or else the selected one. */
function targets({ slice }: LinesCore): ReadonlySet<string> {
  const { checked, selected } = slice.get()
  if (checked.size > 0) return checked
  return new Set(selected === undefined ? [] : [selected])
}

export function copyLines(core: LinesCore): void {
  const { host, plan, slice, source } = core
  const ids = targets(core)
  const lines = slice.get().lines.filter(line => ids.has(line.id))
  if (lines.length === 0) return void host.services.ask.alert(say('nothingSelected'))
  const keys = source.from === 'lines' ? [source.key] : source.keys
  const isCopied = (field: string) => !keys.includes(field) && source.saved.includes(field)
  const texts = plan.columns.flatMap(column => (column.lookup?.text ? [column.lookup.text.field] : []))
  const rows = lines.map(line =>
    Object.fromEntries(
      Object.entries(line.values).filter(([field]) => isCopied(field) || texts.includes(field)),
    ),
  )
  insertAndGo(core, rows, lines.at(-1)?.id)
}

export function removeLines(core: LinesCore): void {
  const { host, options, saved, slice } = core
  const ids = targets(core)
  if (ids.size === 0) return void host.services.ask.alert(say('nothingSelected'))
  if (!options.isEditable()) return
  const before = slice.get()
  slice.set({ ...deleteLines(before, ids, saved), imported: undefined })
  if (!options.isMaster) selectBeside(core, before)
  options.onChange()
}

/** The line that has come to stand where the selected one stood, so that the next action is about what has the focus. */
function selectBeside({ slice }: LinesCore, { lines, selected }: LinesState): void {
  const left = slice.get().lines
  const at = lines.findIndex(line => line.id === selected)
  if (at >= 0 && slice.get().selected === undefined) {
    slice.set({ selected: (left[at] ?? left.at(-1))?.id })
  }
}
