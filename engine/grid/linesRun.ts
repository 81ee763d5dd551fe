import { isDecimal, sumDecimals } from '../../schemas/shared/decimal'
import type { CellPlace, CellText, LineEdit, LinesRoom, LinesState } from '../contract/linesRoom'
import type { RoomHost } from '../contract/roomHost'
import type { Slice } from '../contract/slice'
import { openLookup } from '../lookup/lookupRun'
import type { ColumnPlan, GridPlan } from '../plan/gridPlan'
import { createPendingWork } from '../runtime/pendingWork'
import { isEmptyValue, type Row, textOf } from '../runtime/row'
import { sameField } from '../runtime/sameRecord'
import { say } from '../runtime/say'
import { createCellChecks } from './cellCheckRun'
import { keptLines } from './keptLines'
import { cellProblem } from './lineProblems'
import { createLinesGestures } from './linesGestures'
import { placeOfStep, standAt, writtenBy } from './linesHistory'
import { cellName, deleteLines, insertLines, refusalOf, writeLines } from './linesState'
import { createLookupBeside } from './lookupBeside'

interface LinesOptions {
  readonly slice: Slice<LinesState>
  /** Other blocks hang on its chosen row. */
  readonly isMaster?: boolean
  isEditable(): boolean
  /** Called after the lines have changed, for what is calculated from them. */
  onChange(): void
}

export function createLinesRoom(plan: GridPlan, host: RoomHost, options: LinesOptions): LinesRoom {
  if (plan.source.from === 'operation')
    throw new Error(`Engine bug: grid "${plan.id}" shows rows, not lines.`)
  const source = plan.source
  const keys = source.from === 'lines' ? [source.key] : source.keys
  const newOnly = plan.columns.filter(column => column.isNewOnly).map(column => column.field)
  const { slice } = options
  const checks = createCellChecks(plan.columns, host, slice)
  const gestures = createLinesGestures(slice)
  const lookups = createPendingWork()
  const besideLookups = createLookupBeside(plan.columns)
  const calculated = plan.columns.filter(column => column.value !== undefined)
  // A calculated field is written by us, so it does not by itself make a line changed.
  const saved = source.saved.filter(field => !calculated.some(column => column.field === field))

  function turnBack(direction: 'undo' | 'redo'): ReturnType<LinesRoom['turnBack']> {
    const before = slice.get()
    const side = options.isEditable() ? gestures.turn(direction) : undefined
    if (!side) return undefined
    slice.set(standAt(before, side, saved))
    recalculate()
    checks.changed(writtenBy(side))
    judge(writtenBy(side))
    options.onChange()
    const fields = plan.columns.map(column => column.field)
    return { place: placeOfStep(slice.get(), side, before.lines, fields) }
  }

  function edit(edits: readonly LineEdit[]): void {
    if (!options.isEditable()) return
    const { lines } = slice.get()
    const changes = new Map<string, Record<string, unknown>>()
    for (const { index, values } of edits) {
      const line = lines[index]
      if (!line || line.mark === 'D') continue
      const change = changes.get(line.id) ?? {}
      const typed = line.stored ? withoutFields(values, newOnly) : values
      Object.assign(change, typed, besideLookups(line.values, typed, lines))
      Object.assign(change, followingValues({ ...line.values, ...change }, typed))
      changes.set(line.id, change)
    }
    write(changes, { imported: undefined })
  }

  /** What changes along with the cells that were typed into, which themselves stay as typed. */
  function followingValues(values: Row, typed: Row): Row {
    const written = plan.columns.flatMap(column =>
      column.set && column.field in typed
        ? Object.entries(host.evaluateAll(column.set, { line: values, row: values }))
        : [],
    )
    return Object.fromEntries(written.filter(([field]) => !(field in typed)))
  }

  /** What is calculated and judged may read all lines, so they are written first; everybody else looks as seldom as can be. */
  function write(changes: ReadonlyMap<string, Row>, more: Partial<LinesState> = {}): void {
    slice.set({ ...writeLines(slice.get(), changes, saved), ...more })
    recalculate(new Set(changes.keys()))
    checks.changed(changes)
    judge(changes)
    options.onChange()
  }

  /** A changed cell is judged at once, its neighbours that had a problem too: the change may have mended them. */
  function judge(changes: ReadonlyMap<string, Row>): void {
    const state = slice.get()
    const problems: Record<string, string> = { ...state.problems }
    let isOther = false
    for (const line of state.lines) {
      const change = changes.get(line.id)
      if (!change) continue
      for (const column of plan.columns) {
        const name = cellName(line.id, column.field)
        if (!(column.field in change) && !(name in problems)) continue
        const problem =
          isEmptyValue(line.values[column.field]) && !(column.field in change)
            ? problems[name]
            : (cellProblem(column, line.values, host) ?? refusalOf(state, name))
        if (problem === problems[name]) continue
        isOther = true
        if (problem === undefined) delete problems[name]
        else problems[name] = problem
      }
    }
    if (isOther) slice.set({ problems })
  }

  function recalculate(ids?: ReadonlySet<string>): void {
    if (calculated.length === 0) return
    const changes = new Map<string, Row>()
    for (const line of slice.get().lines) {
      if (ids !== undefined && !ids.has(line.id)) continue
      const change = calculatedValues(line.values)
      if (Object.keys(change).length > 0) changes.set(line.id, change)
    }
    if (changes.size > 0) slice.set(writeLines(slice.get(), changes, saved))
  }

  /** In the order of the columns, so that one calculated cell may read another to its left. */
  function calculatedValues(stored: Row): Row {
    let values = stored
    const change: Record<string, unknown> = {}
    for (const column of calculated) {
      if (column.value === undefined) continue
      const value = storedForm(column, host.evaluate(column.value, { line: values, row: values }))
      if (sameField(value, values[column.field])) continue
      change[column.field] = value
      values = { ...values, [column.field]: value }
    }
    return change
  }

  function newValues(): Row {
    const values = host.evaluateAll(source.newRow)
    return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmptyValue(value)))
  }

  function hasPlaceFor(count: number): boolean {
    if (!options.isEditable() || !source.canAdd) return false
    if (keptLines(slice.get()).length + count <= source.maxRows) return true
    void host.services.ask.alert(say('tooManyLines'))
    return false
  }

  function insert(rows: readonly Row[], behind?: string, isSelecting = true): boolean {
    if (!hasPlaceFor(rows.length)) return false
    const before = new Set(slice.get().lines.map(line => line.id))
    const { selected } = slice.get()
    slice.set({
      ...insertLines(slice.get(), rows, behind),
      imported: undefined,
      ...(!isSelecting && { selected }),
    })
    const added = slice.get().lines.flatMap(line => (before.has(line.id) ? [] : [line.id]))
    recalculate(new Set(added))
    askAbout(added)
    options.onChange()
    return true
  }

  /** Where new lines stand may be out of sight, and they are there to be typed into. */
  function insertAndGo(rows: readonly Row[], behind: string | undefined): void {
    if (!insert(rows, behind)) return
    const { selected } = slice.get()
    if (selected !== undefined) goTo({ line: selected })
  }

  function goTo(place: CellPlace): void {
    slice.set({ selected: place.line, goTo: { ...place } })
  }

  function insertRows(rows: readonly Row[]): boolean {
    if (!hasPlaceFor(rows.length)) return false
    const { nextId } = slice.get()
    const ids = rows.map((_, index) => String(nextId + index))
    slice.set({ ...insertLines(slice.get(), rows), imported: new Set(ids) })
    askAbout(ids)
    options.onChange()
    return true
  }

  function askAbout(ids: readonly string[]): void {
    checks.changed(new Map(ids.map(id => [id, undefined])))
  }

  /** Anything done since has ended the chance, so the last gesture is the one that brought them. */
  function undoInsert(): void {
    if (slice.get().imported) turnBack('undo')
  }

  /** Ids an action on rows is about. */
  function targets(): ReadonlySet<string> {
    const { checked, selected } = slice.get()
    if (checked.size > 0) return checked
    return new Set(selected === undefined ? [] : [selected])
  }

  function copy(): void {
    const ids = targets()
    const lines = slice.get().lines.filter(line => ids.has(line.id))
    if (lines.length === 0) return void host.services.ask.alert(say('nothingSelected'))
    const isCopied = (field: string) => !keys.includes(field) && source.saved.includes(field)
    const texts = plan.columns.flatMap(column => (column.lookup?.text ? [column.lookup.text.field] : []))
    const rows = lines.map(line =>
      Object.fromEntries(
        Object.entries(line.values).filter(([field]) => isCopied(field) || texts.includes(field)),
      ),
    )
    insertAndGo(rows, lines.at(-1)?.id)
  }

  function remove(): void {
    const ids = targets()
    if (ids.size === 0) return void host.services.ask.alert(say('nothingSelected'))
    if (!options.isEditable()) return
    const before = slice.get()
    slice.set({ ...deleteLines(before, ids, saved), imported: undefined })
    if (!options.isMaster) selectBeside(before)
    options.onChange()
  }

  /** The line that has come to stand where the selected one stood, so that the next deed is about what the hands are on. */
  function selectBeside({ lines, selected }: LinesState): void {
    const left = slice.get().lines
    const at = lines.findIndex(line => line.id === selected)
    if (at >= 0 && slice.get().selected === undefined) {
      slice.set({ selected: (left[at] ?? left.at(-1))?.id })
    }
  }

  async function lookUp(index: number, field: string, typed?: string): Promise<void> {
    const line = slice.get().lines[index]
    const column = plan.columns.find(candidate => candidate.field === field)
    if (!line || !column?.lookup || !options.isEditable()) return
    const extra = { line: line.values, row: line.values }
    const around = { extra, beside: line.values }
    const answer = await openLookup(column.lookup, field, column.mask, host, around, typed)
    if (answer.kind === 'chosen')
      gestures.run(() => write(new Map([[line.id, answer.values]]), { imported: undefined }))
    if (answer.kind === 'refused') {
      slice.set({ problems: { ...slice.get().problems, [cellName(line.id, field)]: answer.message } })
    }
  }

  async function lookUpTexts(texts: readonly CellText[], edits: readonly LineEdit[]): Promise<void> {
    const [only] = texts
    if (only && texts.length === 1 && edits.length === 0) return lookUp(only.index, only.field, only.text)
    if (!options.isEditable()) return
    const gesture = gestures.current()
    const { lines } = slice.get()
    const given = new Map(edits.map(({ index, values }) => [lines[index]?.id, Object.keys(values)]))
    const asked = texts.flatMap(({ index, field, text }) => {
      const line = lines[index]
      const column = plan.columns.find(candidate => candidate.field === field)
      return line && column?.lookup
        ? [{ line: line.values, id: line.id, lookup: column.lookup, field, mask: column.mask, text }]
        : []
    })
    const { lookUpMany } = await import('../lookup/lookUpMany')
    const answers = await lookUpMany(asked, host)
    const changes = new Map<string, Row>()
    const refused: Record<string, string> = {}
    answers.forEach((answer, at) => {
      const one = asked[at]
      if (!one) return
      if (answer.kind === 'refused') refused[cellName(one.id, one.field)] = answer.message
      if (answer.kind === 'chosen')
        changes.set(one.id, {
          ...changes.get(one.id),
          ...withoutFields(answer.values, given.get(one.id) ?? []),
        })
    })
    if (!options.isEditable() || !gestures.follow(gesture, () => write(changes, { imported: undefined })))
      return
    slice.set({ problems: { ...slice.get().problems, ...refused } })
  }

  return {
    ...slice,
    plan,
    source,
    gesture: gestures.run,
    turnBack,
    edit: edits => gestures.run(() => edit(edits)),
    // Where other blocks hang on the chosen row, a paste leaves it chosen.
    append: count =>
      gestures.run(() =>
        insert(Array.from({ length: count }, newValues), undefined, options.isMaster !== true),
      ),
    add: () => gestures.run(() => insertAndGo([newValues()], slice.get().selected)),
    copy: () => gestures.run(copy),
    remove: () => gestures.run(remove),
    newValues,
    calculated: values => ({ ...values, ...calculatedValues(values) }),
    insertRows: rows => gestures.run(() => insertRows(rows)),
    undoInsert,
    goTo,
    check: indexes => slice.set({ checked: idsAt(slice.get(), indexes) }),
    select: index => slice.set({ selected: slice.get().lines[index]?.id }),
    lookUp: (index, field, typed) => lookups.track(lookUp(index, field, typed)),
    lookUpTexts: (texts, edits) => lookups.track(lookUpTexts(texts, edits)),
    recalculate,
    askAgain: () => askAbout(slice.get().lines.map(line => line.id)),
    settle: async () => {
      await lookups.settle()
      await checks.settle()
    },
    sum: field =>
      sumDecimals(
        keptLines(slice.get())
          .map(line => textOf(line.values[field]))
          .filter(isDecimal),
      ),
  }
}

function withoutFields(values: Row, fields: readonly string[]): Row {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)))
}

function idsAt({ lines }: LinesState, indexes: ReadonlySet<number>): ReadonlySet<string> {
  return new Set(lines.flatMap((line, index) => (indexes.has(index) ? [line.id] : [])))
}

/** An expression gives empty text for nothing; amounts and quantities stay decimal texts. */
function storedForm(column: ColumnPlan, value: unknown): unknown {
  if (isEmptyValue(value)) return undefined
  return column.kind === 'integer' ? Number(value) : value
}
