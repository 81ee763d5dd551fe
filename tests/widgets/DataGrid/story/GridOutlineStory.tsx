import { useMemo, useState } from 'react'
import { DataGrid } from '../../../../widgets/DataGrid/DataGrid'
import type { GridColumn, GridOutlineRow, GridRow } from '../../../../widgets/DataGrid/dataGridContract'

/** A row of the story with its place; rows below it follow it. */
export interface OutlineStoryRow extends GridOutlineRow {
  readonly key: string
  readonly values: GridRow
}

export interface GridOutlineStoryProps {
  readonly label: string
  readonly columns: readonly GridColumn[]
  readonly all: readonly OutlineStoryRow[]
  readonly firstClosed?: readonly string[]
  readonly isEditable?: boolean
  readonly hasChecks?: boolean
  readonly total?: Readonly<Record<string, string>>
}

/** Keeps which rows are closed, as a screen does in the product. */
export function GridOutlineStory(props: GridOutlineStoryProps) {
  const { label, columns, all, firstClosed = [], isEditable = false, hasChecks = false, total } = props
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set(firstClosed))
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set())
  const [selected, setSelected] = useState<number>()
  const shown = useMemo(() => openRows(all, closed), [all, closed])
  const rows = useMemo(
    () => ({ count: shown.length, rowAt: (index: number) => shown[index]?.values, version: closed.size }),
    [shown, closed],
  )
  const outline = useMemo(() => ({ rowAt: (index: number) => shown[index] }), [shown])
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 420 }}>
      <DataGrid
        label={label}
        columns={columns}
        rows={rows}
        state={rows.count > 0 ? 'ready' : 'empty'}
        outline={outline}
        onOutline={(index, isOpen) => {
          const key = shown[index]?.key ?? ''
          setClosed(now => new Set(isOpen ? [...now].filter(each => each !== key) : [...now, key]))
        }}
        selectedRow={selected}
        onSelectRow={setSelected}
        {...(hasChecks && {
          checkedRows: checked,
          onCheck: setChecked,
          checkable: (index: number) => shown[index]?.isGroup !== true,
        })}
        {...(isEditable && { onEdit: () => {} })}
        {...(total && { totals: { label: '합계', values: total } })}
      />
    </div>
  )
}

function openRows(all: readonly OutlineStoryRow[], closed: ReadonlySet<string>): readonly OutlineStoryRow[] {
  let hiddenBelow = Number.POSITIVE_INFINITY
  return all.flatMap(row => {
    if (row.level > hiddenBelow) return []
    const isClosed = row.isOpen !== undefined && closed.has(row.key)
    hiddenBelow = isClosed ? row.level : Number.POSITIVE_INFINITY
    return [row.isOpen === undefined ? row : { ...row, isOpen: !isClosed }]
  })
}
