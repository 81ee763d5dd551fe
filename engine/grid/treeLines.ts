import type { Line, LinesRoom, LinesState } from '../contract/linesRoom'
import type { RowPlace } from '../contract/rowsRoom'
import type { TreeOutline } from '../plan/gridPlan'
import type { Row } from '../runtime/row'
import { arrangeTree } from './arrangeTree'

import { openRows } from './outlineRows'

/** Edited rows as a tree. A box of a row with others below it stands for theirs: it is set when all of them are, and sets them. */
export interface TreeLines extends LinesRoom {
  /** Where each row on screen stands. */
  places(): readonly RowPlace[]
  turn(index: number, isOpen: boolean): void
}

interface Look {
  readonly state: LinesState
  readonly places: readonly RowPlace[]
  /** By row on screen: the lines it stands for, itself when there is nothing below. */
  readonly leaves: readonly (readonly number[])[]
}

export function createTreeLines(room: LinesRoom, outline: TreeOutline): TreeLines {
  const boxes = room.plan.columns.filter(column => column.kind === 'check').map(column => column.field)
  const closed = new Set<string>()
  let seen: LinesState | undefined
  let look: Look | undefined

  /** The same object for the same state, so that nothing is redrawn without need. */
  function lookAt(): Look {
    const state = room.get()
    if (!look || state !== seen) look = arrangeLines(state, outline, boxes, closed)
    seen = state
    return look
  }

  const lineAt = (index: number) =>
    room.get().lines.findIndex(line => line.id === lookAt().state.lines[index]?.id)

  return {
    ...room,
    get: () => lookAt().state,
    places: () => lookAt().places,
    turn: (index, isOpen) => {
      const key = lookAt().places[index]?.key
      if (key === undefined) return
      if (isOpen) closed.delete(key)
      else closed.add(key)
      look = undefined
      room.set({ version: room.get().version + 1 })
    },
    edit: edits =>
      room.edit(
        edits.flatMap(({ index, values }) => {
          const below = lookAt().leaves[index] ?? []
          if (below.length === 1 && below[0] === lineAt(index)) return [{ index: lineAt(index), values }]
          const boxed = Object.fromEntries(Object.entries(values).filter(([field]) => boxes.includes(field)))
          return below.map(place => ({ index: place, values: boxed }))
        }),
      ),
    check: indexes => room.check(new Set([...indexes].map(lineAt))),
    select: index => room.select(lineAt(index)),
    lookUp: (index, field, typed) => room.lookUp(lineAt(index), field, typed),
  }
}

function arrangeLines(
  state: LinesState,
  outline: TreeOutline,
  boxes: readonly string[],
  closed: ReadonlySet<string>,
): Look {
  const placeOf = new Map(state.lines.map((line, index): [Row, number] => [line.values, index]))
  const arranged = arrangeTree([...placeOf.keys()], outline, [])
  const shown = openRows(arranged, key => !closed.has(key))
  const levels = arranged.map(({ level }) => level)
  const orderOf = new Map(arranged.map(({ row }, order): [Row, number] => [row, order]))

  function leavesOf(row: Row): readonly number[] {
    const from = orderOf.get(row) ?? 0
    const level = levels[from] ?? 0
    const after = levels.findIndex((other, order) => order > from && other <= level)
    const branch = arranged.slice(from, after < 0 ? arranged.length : after)
    return branch.filter(({ hasBelow }) => !hasBelow).map(leaf => placeOf.get(leaf.row) ?? -1)
  }

  const leaves = shown.rows.map(leavesOf)
  const lines = shown.rows.map((row, index): Line => {
    const line = state.lines[placeOf.get(row) ?? -1]
    if (!line) throw new Error('Engine bug: a row of the tree is none of the lines.')
    const below = leaves[index] ?? []
    return shown.places[index]?.isOpen === undefined ? line : headingLine(line, below, state, boxes)
  })
  return { state: { ...state, lines }, places: shown.places, leaves }
}

/** What a heading shows comes from below, so that it is never changed itself. */
function headingLine(
  line: Line,
  below: readonly number[],
  { lines }: LinesState,
  boxes: readonly string[],
): Line {
  const isSet = (field: string) => below.every(place => lines[place]?.values[field] === 'Y')
  const values = {
    ...line.values,
    ...Object.fromEntries(boxes.map(field => [field, isSet(field) ? 'Y' : 'N'])),
  }
  return { ...line, mark: undefined, values, stored: values }
}
