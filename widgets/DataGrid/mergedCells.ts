import type { ShownColumn } from './columnLayout'
import type { DataGridProps } from './dataGridContract'

interface MergeSource {
  readonly props: Pick<DataGridProps, 'rows'> & { readonly outline?: DataGridProps['outline'] | undefined }
  readonly shown: readonly ShownColumn[]
}

/**
 * Whether the merged cell goes on from the one above: both rows are here, both are data, and they agree in this column and in
 * the merged columns to its left. Two departments of one name in two sections are two departments.
 */
export function isSameRun({ props, shown }: MergeSource, index: number, at: number): boolean {
  if (index === 0) return false
  const row = props.rows.rowAt(index)
  const above = props.rows.rowAt(index - 1)
  if (!row || !above || props.outline?.rowAt(index - 1)?.isGroup) return false
  for (let left = 0; left <= at; left += 1) {
    const column = shown[left]?.column
    if (column?.merge && row[column.id] !== above[column.id]) return false
  }
  return true
}
