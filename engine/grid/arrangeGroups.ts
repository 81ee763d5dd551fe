import type { GroupsOutline, SortKey } from '../plan/gridPlan'
import { sortRows } from '../record/sortRows'
import { sumRows } from '../record/sumRows'
import { type Row, textOf } from '../runtime/row'
import type { ArrangedRow } from './arrangedRow'

interface GroupTask {
  readonly outline: GroupsOutline
  /** Fields of which each group has a subtotal. */
  readonly sums: readonly string[]
  readonly sort: readonly SortKey[]
  /** What the operation has worked out of whole groups, and the columns of it that are shown. */
  readonly subtotals?: readonly Row[]
  readonly shown?: readonly string[]
  /** What a group is called on screen. */
  labelOf(field: string, row: Row): string
}

/**
 * Rows in groups, each under a row with its subtotals; groups of groups where several fields are given. Groups stand in
 * the order in which they come with the rows, or by their own field where the rows are ordered by it.
 */
export function arrangeGroups(rows: readonly Row[], task: GroupTask): readonly ArrangedRow[] {
  const { fields } = task.outline
  const order = task.sort.filter(({ field }) => fields.includes(field))
  const inside = task.sort.filter(({ field }) => !fields.includes(field))
  return groupsOf(sortRows(rows, order), task, inside, 0, '')
}

function groupsOf(
  rows: readonly Row[],
  task: GroupTask,
  inside: readonly SortKey[],
  level: number,
  path: string,
): readonly ArrangedRow[] {
  const { outline, sums, labelOf } = task
  const field = outline.fields[level]
  if (field === undefined) {
    return sortRows(rows, inside).map(row => ({ row, key: '', level, hasBelow: false }))
  }
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const value = textOf(row[field])
    const group = groups.get(value)
    if (group) group.push(row)
    else groups.set(value, [row])
  }
  return [...groups].flatMap(([value, members]) => {
    const [first = {}] = members
    const named = Object.fromEntries(outline.fields.slice(0, level + 1).map(name => [name, first[name]]))
    const key = `${path}${value}\n`
    return [
      {
        row: { ...named, ...sumRows(members, sums), ...workedOut(task, named) },
        key,
        level,
        hasBelow: true,
        label: labelOf(field, first),
      },
      ...groupsOf(members, task, inside, level + 1, key),
    ]
  })
}

/** Rates of a group cannot be added up: they are told where the operation tells them. */
function workedOut({ subtotals = [], shown = [] }: GroupTask, named: Row): Row {
  const names = Object.keys(named)
  const found = subtotals.find(row => names.every(name => textOf(row[name]) === textOf(named[name])))
  return found ? Object.fromEntries(shown.flatMap(name => (name in found ? [[name, found[name]]] : []))) : {}
}
