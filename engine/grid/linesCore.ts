import type { LinesRoom, LinesState } from '../contract/linesRoom'
import type { RoomHost } from '../contract/roomHost'
import type { Slice } from '../contract/slice'
import type { ColumnPlan, GridPlan } from '../plan/gridPlan'
import type { Row } from '../runtime/row'
import { type CellChecks, createCellChecks } from './cellCheckRun'
import { createLinesGestures, type LinesGestures } from './linesGestures'

export interface LinesOptions {
  readonly slice: Slice<LinesState>
  /** Other blocks hang on its chosen row. */
  readonly isMaster?: boolean
  isEditable(): boolean
  /** Called after the lines have changed, for what is calculated from them. */
  onChange(): void
}

/** What the parts of a room of lines share. */
export interface LinesCore extends Pick<LinesRoom, 'plan' | 'source'> {
  readonly host: RoomHost
  readonly options: LinesOptions
  readonly slice: Slice<LinesState>
  /** Questions about cells that the server is asked. */
  readonly checks: CellChecks
  readonly gestures: LinesGestures
  readonly calculated: readonly ColumnPlan[]
  /** Fields that make a line changed. A calculated field is written by us, so it does not by itself. */
  readonly saved: readonly string[]
}

export function createLinesCore(plan: GridPlan, host: RoomHost, options: LinesOptions): LinesCore {
  const { source } = plan
  if (source.from === 'operation') throw new Error(`Engine bug: grid "${plan.id}" shows rows, not lines.`)
  const { slice } = options
  const calculated = plan.columns.filter(column => column.value !== undefined)
  return {
    plan,
    source,
    host,
    options,
    slice,
    checks: createCellChecks(plan.columns, host, slice),
    gestures: createLinesGestures(slice),
    calculated,
    saved: source.saved.filter(field => !calculated.some(column => column.field === field)),
  }
}

export function withoutFields(values: Row, fields: readonly string[]): Row {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)))
}
