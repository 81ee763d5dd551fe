import { isDecimal, sumDecimals } from '../../schemas/shared/decimal'
import type { LinesRoom, LinesState } from '../contract/linesRoom'
import type { RoomHost } from '../contract/roomHost'
import type { GridPlan } from '../plan/gridPlan'
import { createPendingWork } from '../runtime/pendingWork'
import { textOf } from '../runtime/row'
import { filledLines } from './filledLines'
import { keptLines } from './keptLines'
import { createLinesCore, type LinesOptions } from './linesCore'
import { calculatedValues, createLinesEdit, recalculateLines, turnBack } from './linesEdit'
import {
  addLine,
  appendLines,
  askAbout,
  copyLines,
  goTo,
  insertRows,
  newValues,
  removeLines,
} from './linesInsert'
import { lookUpCell, lookUpTexts } from './linesLookup'

/** Editable lines at work: of a document, or rows that are saved where they stand. */
export function createLinesRoom(plan: GridPlan, host: RoomHost, options: LinesOptions): LinesRoom {
  const core = createLinesCore(plan, host, options)
  const { checks, gestures, slice } = core
  const lookups = createPendingWork()
  const edit = createLinesEdit(core)
  return {
    ...slice,
    plan,
    source: core.source,
    gesture: gestures.run,
    turnBack: direction => turnBack(core, direction),
    edit: edits => gestures.run(() => edit(edits)),
    append: count => gestures.run(() => appendLines(core, count)),
    add: () => gestures.run(() => addLine(core)),
    copy: () => gestures.run(() => copyLines(core)),
    remove: () => gestures.run(() => removeLines(core)),
    fill: rows => slice.set(filledLines(slice.get(), rows, typedFields(plan))),
    newValues: () => newValues(core),
    calculated: values => ({ ...values, ...calculatedValues(core, values) }),
    insertRows: rows => gestures.run(() => insertRows(core, rows)),
    // Anything done since has ended the chance, so the last gesture is the one that brought them.
    undoInsert: () => {
      if (slice.get().imported) turnBack(core, 'undo')
    },
    goTo: place => goTo(core, place),
    check: indexes => slice.set({ checked: idsAt(slice.get(), indexes) }),
    select: index => slice.set({ selected: slice.get().lines[index]?.id }),
    lookUp: (index, field, typed) => lookups.track(lookUpCell(core, index, field, typed)),
    lookUpTexts: (texts, edits) => lookups.track(lookUpTexts(core, texts, edits)),
    recalculate: ids => recalculateLines(core, ids),
    askAgain: () =>
      askAbout(
        core,
        slice.get().lines.map(line => line.id),
      ),
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

/** Fields into which somebody types. */
const typedFields = ({ columns }: GridPlan): readonly string[] =>
  columns.flatMap(({ field, isEditable }) => (isEditable ? [field] : []))

function idsAt({ lines }: LinesState, indexes: ReadonlySet<number>): ReadonlySet<string> {
  return new Set(lines.flatMap((line, index) => (indexes.has(index) ? [line.id] : [])))
}
