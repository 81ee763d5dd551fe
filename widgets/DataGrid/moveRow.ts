import type { DataGridProps, GridRow } from './dataGridContract'
import type { GridHands } from './gridHandsState'
import type { GridMove } from './gridRange'
import { gridTexts } from './gridTexts'

type Tree = Pick<DataGridProps, 'rows' | 'outline'>

const levelAt = ({ outline }: Tree, index: number) => outline?.rowAt(index)?.level ?? -1

/** Whether a row stands in the branch that another one begins, or is that row. */
export function isInBranch(tree: Tree, root: number, index: number): boolean {
  if (index < root) return false
  const level = levelAt(tree, root)
  for (let row = root + 1; row <= index; row += 1) if (levelAt(tree, row) <= level) return false
  return true
}

/** The next row on the same parent; undefined for the first and the last. */
function siblingOf(tree: Tree, index: number, step: 1 | -1): number | undefined {
  const level = levelAt(tree, index)
  for (let row = index + step; row >= 0 && row < tree.rows.count; row += step) {
    const other = levelAt(tree, row)
    if (other === level) return row
    if (other < level) return undefined
  }
  return undefined
}

/** Alt+↑ and Alt+↓: in front of the sibling above, or behind the one below. */
export function moveAmongSiblings(hands: GridHands, move: GridMove): boolean {
  const { props } = hands.ports.view()
  const { cursor } = hands.state()
  const row = hands.rowAt(cursor)
  if (!props.onMoveRow || !cursor || !row) return false
  const sibling = siblingOf(props, cursor.row, move === 'up' ? -1 : 1)
  if (sibling === undefined) hands.say(gridTexts.noSibling)
  else props.onMoveRow(row, sibling, move === 'up' ? 'before' : 'after')
  return true
}

/** Ctrl+X; answers the row that Ctrl+V is to put elsewhere. */
export function cutRow(hands: GridHands): GridRow | undefined {
  const row = hands.rowAt(hands.state().cursor)
  if (row) hands.say(gridTexts.rowCut)
  return row
}

/** Ctrl+V: below the row with the cursor. */
export function putRow(hands: GridHands, cut: GridRow): void {
  const { props } = hands.ports.view()
  const { cursor } = hands.state()
  if (!props.onMoveRow || !cursor) return
  // A row that is no longer on screen has nothing on screen below it.
  const from = indexOf(props, cut)
  if (from !== undefined && isInBranch(props, from, cursor.row)) hands.say(gridTexts.ownBranch)
  else props.onMoveRow(cut, cursor.row, 'below')
}

function indexOf({ rows }: Tree, row: GridRow): number | undefined {
  for (let index = 0; index < rows.count; index += 1) if (rows.rowAt(index) === row) return index
  return undefined
}
