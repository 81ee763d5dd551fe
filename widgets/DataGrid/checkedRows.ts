import type { DataGridProps } from './dataGridContract'

type CheckProps = Pick<DataGridProps, 'rows' | 'checkedRows' | 'checkable'>

function checkableRows({ rows, checkable }: CheckProps): Set<number> {
  const all = new Set<number>()
  for (let index = 0; index < rows.count; index += 1) {
    if (checkable?.(index) !== false) all.add(index)
  }
  return all
}

/** State of the box in the header. */
export function headerCheck(props: CheckProps): 'on' | 'off' | 'some' {
  const count = props.checkedRows?.size ?? 0
  if (count === 0) return 'off'
  const most = props.checkable ? checkableRows(props).size : props.rows.count
  return count >= most ? 'on' : 'some'
}

/** All rows, or none when all were checked. */
export function toggleAll(props: CheckProps): ReadonlySet<number> {
  return headerCheck(props) === 'on' ? new Set() : checkableRows(props)
}

/** One row turned over; with an anchor all rows from there to here take its new state, as Shift+click does. */
export function toggleRow(props: CheckProps, index: number, anchor: number | undefined): ReadonlySet<number> {
  const checked = new Set(props.checkedRows)
  const to = !checked.has(index)
  const from = anchor ?? index
  for (let at = Math.min(from, index); at <= Math.max(from, index); at += 1) {
    if (props.checkable?.(at) === false) continue
    if (to) checked.add(at)
    else checked.delete(at)
  }
  return checked
}
