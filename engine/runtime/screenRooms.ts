import { everyBlock } from '../../schemas/shared/everyBlock'
import type { AnswerRoom } from '../binding/answerRun'
import type { DocumentRoom } from '../document/documentRun'
import type { ExpressionPlan } from '../expression/expressionPlan'
import type { FilesRoom } from '../files/filesRun'
import type { FilterRoom } from '../filter/filterRun'
import type { EditedRoom } from '../grid/editedRun'
import type { GridPlan } from '../grid/gridPlan'
import type { LinesState } from '../grid/linesState'
import type { RowsRoom, SearchOptions } from '../grid/rowsRun'
import { keysOfWay } from '../step/rowWay'
import type { Row } from './row'
import type { BlockPlan, ScreenPlan } from './screenPlan'
import type { Failure } from './services'

/** The line and the row under the cursor, for actions that are about them. */
export function selectedRows(lines: LinesState | undefined, grid: RowsRoom | EditedRoom | undefined): Row {
  const line = lines?.lines.find(candidate => candidate.id === lines.selected)?.values
  const row = grid?.chosen()
  return { ...(line && { line, row: line }), ...(row && { row }) }
}

/** A room that asks the server for what it shows: a grid of rows, key figures, a chart. */
export interface AskingRoom {
  /** `of`: the grid on whose chosen row it hangs. */
  readonly plan: { readonly id: string; readonly of?: string }
  /** What it asks for beside the filter; another value means other contents. */
  readonly with: Readonly<Record<string, ExpressionPlan>>
  search(options?: SearchOptions): Promise<void>
  /** Shows nothing, since no row is chosen in the grid it hangs on. */
  clear(): void
  hasUnsaved(): boolean
  /** Why the last search brought nothing; undefined when it did, or is under way. */
  failure(): Failure | undefined
  dispose(): void
}

/** The rooms of a screen, made anew when its definition changes. */
export interface Rooms {
  readonly filters: readonly FilterRoom[]
  readonly files: readonly FilesRoom[]
  readonly document: DocumentRoom | undefined
  readonly grids: readonly RowsRoom[]
  /** Grids whose rows are edited in place. */
  readonly edited: readonly EditedRoom[]
  /** Figures and charts. */
  readonly answers: readonly AnswerRoom[]
  /** All rooms that ask by themselves, grids included. */
  readonly asking: readonly AskingRoom[]
}

export const noRooms: Rooms = {
  edited: [],
  filters: [],
  files: [],
  document: undefined,
  grids: [],
  answers: [],
  asking: [],
}

/** All blocks of a kind, those inside of split and tabs too: the one way to look for blocks. */
export function blocksOf<Kind extends BlockPlan['block']>(
  plan: ScreenPlan,
  kind: Kind,
): Extract<BlockPlan, { block: Kind }>[] {
  return everyBlock(plan.blocks).filter(
    (block): block is Extract<BlockPlan, { block: Kind }> => block.block === kind,
  )
}

export function findRoom<Room extends { readonly plan: { readonly id: string } }>(
  rooms: readonly Room[],
  id: string,
  screen: string,
) {
  const room = rooms.find(candidate => candidate.plan.id === id)
  if (!room) throw new Error(`Engine bug: "${screen}" has no block "${id}".`)
  return room
}

export function takeFiles(files: readonly FilesRoom[], parts: Row): void {
  for (const room of files) room.take(Array.isArray(parts.files) ? parts.files : [])
}

/** The label by which the page shows a header field or a condition. */
export function labelOf(plan: ScreenPlan, root: 'header' | 'filter', name: string): string | undefined {
  const blocks = root === 'header' ? blocksOf(plan, 'form') : blocksOf(plan, 'filter')
  for (const { fields } of blocks) for (const { field, label } of fields) if (field === name) return label
  return undefined
}

/** What tells the rows of a list apart: the number their transitions go by, else what their link carries. */
export function keyFieldsOf(plan: ScreenPlan, grid: GridPlan): readonly string[] {
  if (plan.document?.of?.grid === grid.id) return [plan.document.key]
  const steps = plan.actions.flatMap(action => action.steps)
  const key = steps.flatMap(step => (step.step === 'transition' ? step.keys : [])).find(name => name !== '')
  return key === undefined ? keysOfWay(grid.openRow) : [key]
}
