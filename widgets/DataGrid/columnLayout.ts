import { heldColumns } from '../../schemas/shared/columnWidth'
import type { GridColumn, GridColumnKind, GridLayout } from './dataGridContract'
import type { ValueWidths } from './valueWidths'

/** A column as it stands on screen. */
export interface ShownColumn {
  readonly column: GridColumn
  readonly width: number
  readonly align: 'left' | 'right' | 'center'
}

const defaultWidths: Readonly<Record<GridColumnKind, number>> = {
  text: 160,
  number: 90,
  amount: 120,
  date: 100,
  datetime: 140,
  code: 100,
  link: 130,
  check: 60,
  lookup: 140,
  radio: 60,
  files: 56,
  button: 84,
}

/** Between this and `widestColumn` a person may choose. */
export const narrowestColumn = 36

/** Width of a column that says nothing about it. */
export function defaultWidth(column: GridColumn): number {
  return column.width ?? defaultWidths[column.kind]
}

function alignOf(column: GridColumn): 'left' | 'right' | 'center' {
  if (column.align) return column.align
  if (column.kind === 'number' || column.kind === 'amount') return 'right'
  return ['date', 'datetime', 'code', 'check', 'radio', 'files', 'button'].includes(column.kind)
    ? 'center'
    : 'left'
}

/** All columns in the order of the layout, frozen ones first, hidden ones among them. */
export function orderColumns(
  columns: readonly GridColumn[],
  layout: GridLayout | undefined,
): readonly GridColumn[] {
  const places = new Map(layout?.order.map((id, at) => [id, at]))
  const ordered = columns
    .map((column, at) => ({ column, place: places.get(column.id) ?? placeAfter(columns, at, places) }))
    .sort((a, b) => a.place - b.place)
    .map(entry => entry.column)
  return [...ordered.filter(column => column.frozen), ...ordered.filter(column => !column.frozen)]
}

/** A column unknown to the layout (added to the definition since) stands after its nearest known neighbour on the left. */
function placeAfter(columns: readonly GridColumn[], at: number, places: ReadonlyMap<string, number>): number {
  for (let left = at - 1; left >= 0; left -= 1) {
    const place = places.get(columns[left]?.id ?? '')
    if (place !== undefined) return place + 0.5
  }
  return places.size === 0 ? at : -1
}

export function arrangeColumns(
  columns: readonly GridColumn[],
  layout: GridLayout | undefined,
  values: ValueWidths = {},
): readonly ShownColumn[] {
  const hidden = new Set(layout?.hidden)
  return orderColumns(columns, layout)
    .filter(column => !hidden.has(column.id))
    .map(column => ({
      column,
      // What a person has chosen stands, whatever the values need.
      width: layout?.widths[column.id] ?? Math.max(defaultWidth(column), values[column.id] ?? 0),
      align: alignOf(column),
    }))
}

/** In a narrow frame the last frozen columns scroll with the others: fixed, they would leave these no room. */
export function releaseFrozen(shown: readonly ShownColumn[], room: number): readonly ShownColumn[] {
  const frozen = shown.filter(({ column }) => column.frozen)
  const held = heldColumns(
    frozen.map(({ width }) => width),
    room,
  )
  if (held === frozen.length) return shown
  const released = new Set(frozen.slice(held))
  return shown.map(each =>
    released.has(each) ? { ...each, column: { ...each.column, frozen: false } } : each,
  )
}

/**
 * The column that takes the room left at the right: the widest free text, else the widest frozen one, as in a report of figures.
 * None where a person has chosen its width, which would spring back.
 */
export function growingColumn(
  shown: readonly ShownColumn[],
  layout: GridLayout | undefined,
): string | undefined {
  const texts = shown.filter(({ column }) => isText(column))
  const free = texts.filter(({ column }) => !column.frozen)
  const widest = (free.length > 0 ? free : texts).reduce<ShownColumn | undefined>(
    (best, each) => (best && best.width >= each.width ? best : each),
    undefined,
  )
  const id = widest?.column.id
  return id === undefined || layout?.widths[id] !== undefined ? undefined : id
}

function isText({ kind }: GridColumn): boolean {
  return kind === 'text' || kind === 'link'
}

/** The layout with all columns named in their order, ready to be changed. */
export function fullLayout(columns: readonly GridColumn[], layout: GridLayout | undefined): GridLayout {
  return {
    order: orderColumns(columns, layout).map(column => column.id),
    widths: layout?.widths ?? {},
    hidden: layout?.hidden ?? [],
  }
}

/** Puts a column in the place of another one; frozen and free columns do not mix. */
export function moveColumn(
  columns: readonly GridColumn[],
  layout: GridLayout | undefined,
  id: string,
  toId: string,
): GridLayout {
  const full = fullLayout(columns, layout)
  const from = full.order.indexOf(id)
  const to = full.order.indexOf(toId)
  const frozen = (of: string) => columns.find(column => column.id === of)?.frozen === true
  if (from < 0 || to < 0 || frozen(id) !== frozen(toId)) return full
  const order = full.order.filter(each => each !== id)
  order.splice(to, 0, id)
  return { ...full, order }
}
