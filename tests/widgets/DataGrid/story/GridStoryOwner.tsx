import { useMemo, useState } from 'react'
import { DataGrid } from '../../../../widgets/DataGrid/DataGrid'
import type {
  DataGridProps,
  GridColumn,
  GridEdit,
  GridLayout,
  GridRow,
  GridRowState,
  GridSort,
} from '../../../../widgets/DataGrid/dataGridContract'
import { GridColumnMenu } from '../../../../widgets/DataGrid/GridColumnMenu'
import { storyColumns, storyRows } from './gridStoryRows'

export interface GridStoryOwnerProps {
  readonly count: number
  readonly isEditable: boolean
  readonly hasMenu?: boolean
  readonly given?: Partial<DataGridProps>
  readonly rowStates?: Readonly<Record<number, GridRowState>>
  readonly rowsGiven?: readonly GridRow[]
  readonly columns?: readonly GridColumn[]
}

/** Owns rows, sort, checks and layout in the stories, as a screen does in the product. */
export function GridStoryOwner(props: GridStoryOwnerProps) {
  const { count, isEditable, hasMenu, given, rowStates, rowsGiven, columns = storyColumns } = props
  const [list, setList] = useState<readonly GridRow[]>(() => rowsGiven ?? storyRows(count))
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set())
  const [sort, setSort] = useState<readonly GridSort[]>(given?.sort ?? [])
  const [layout, setLayout] = useState<GridLayout>()
  const [selectedRow, setSelectedRow] = useState<number>()
  const rows = useMemo(() => ({ count: list.length, rowAt: (index: number) => list[index] }), [list])
  const stateOf = (index: number): GridRowState | undefined =>
    rowStates?.[index] ?? ([...changed].some(key => key.startsWith(`${index} `)) ? 'U' : undefined)
  const onEdit = (edits: readonly GridEdit[]) => {
    setList(now => {
      const next = [...now]
      for (const edit of edits) next[edit.index] = { ...next[edit.index], [edit.columnId]: edit.value }
      return next
    })
    setChanged(now => new Set([...now, ...edits.map(edit => `${edit.index} ${edit.columnId}`)]))
  }
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 8, height: 420 }}>
      {hasMenu && (
        <div>
          <GridColumnMenu columns={columns} layout={layout} onLayout={setLayout} />
        </div>
      )}
      <DataGrid
        label="구매요청 품목"
        columns={columns}
        rows={rows}
        state="ready"
        checkedRows={checked}
        onCheck={setChecked}
        selectedRow={selectedRow}
        onSelectRow={setSelectedRow}
        onSort={setSort}
        layout={layout}
        onLayout={setLayout}
        {...(isEditable
          ? { onEdit, rowState: stateOf, cellChanged: (index, id) => changed.has(`${index} ${id}`) }
          : {})}
        {...given}
        sort={sort}
      />
    </div>
  )
}
