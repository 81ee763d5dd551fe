import { useMemo, useRef, useState } from 'react'
import { DataGrid } from '../../../../widgets/DataGrid/DataGrid'
import type {
  DataGridProps,
  GridEdit,
  GridGoTo,
  GridLayout,
  GridRow,
  GridSort,
} from '../../../../widgets/DataGrid/dataGridContract'
import { GridColumnMenu } from '../../../../widgets/DataGrid/GridColumnMenu'
import { createHarnessHistory, placeBetween } from './harnessHistory'
import { harnessLog } from './harnessLog'
import { sampleColumns, sampleRow } from './sampleRows'

/** A small owner of rows, as a screen would be: it keeps edits, marks changed cells and logs what the grid tells. */
export function Harness({ params }: { readonly params: URLSearchParams }) {
  const isEditable = params.get('edit') === '1'
  const count = Number(params.get('rows') ?? 30)
  const deleted = Number(params.get('deleted') ?? 6)
  const [rows, setRows] = useState<readonly GridRow[]>(() =>
    Array.from({ length: Math.min(count, 1000) }, (_, index) => sampleRow(index)),
  )
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set())
  const [sort, setSort] = useState<readonly GridSort[]>([])
  const [layout, setLayout] = useState<GridLayout>()
  const [selectedRow, setSelectedRow] = useState<number>()
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const [goTo, setGoTo] = useState<GridGoTo>()
  const [columns] = useState(() => sampleColumns(isEditable))
  harnessLog.rows = rows
  const source = useMemo(
    () =>
      count > 1000
        ? { count, rowAt: (index: number) => (index % 400 < 390 ? rows[index % 1000] : undefined) }
        : { count: rows.length, rowAt: (index: number) => rows[index] },
    [count, rows],
  )
  const history = useRef(createHarnessHistory<readonly GridRow[]>())
  const isInGesture = useRef(false)
  const latest = useRef(rows)
  const write = (next: readonly GridRow[]) => {
    latest.current = next
    setRows(next)
  }
  const gesture = (act: () => void) => {
    if (isInGesture.current) return act()
    const before = latest.current
    isInGesture.current = true
    act()
    isInGesture.current = false
    history.current.record(before, latest.current)
  }
  const onEdit = (edits: readonly GridEdit[]) => {
    harnessLog.add('edit', edits)
    gesture(() => write(applyEdits(latest.current, edits)))
    setChanged(now => new Set([...now, ...edits.map(edit => `${edit.index} ${edit.columnId}`)]))
  }
  const onTurnBack = (direction: 'undo' | 'redo') => {
    const before = latest.current
    const next = history.current.turn(direction)
    if (!next) return undefined
    write(next)
    return placeBetween(before, next)
  }
  const editing: Partial<DataGridProps> = isEditable
    ? {
        onEdit,
        onGesture: gesture,
        onTurnBack,
        onAddRow: () => {
          const row = (selectedRow ?? latest.current.length - 1) + 1
          harnessLog.add('addRow', row)
          gesture(() => write([...latest.current.slice(0, row), {}, ...latest.current.slice(row)]))
          setGoTo({ index: () => row })
        },
        onDeleteRow: () => {
          harnessLog.add('deleteRow', selectedRow)
          gesture(() => write(latest.current.filter((_, index) => index !== selectedRow)))
        },
        goTo,
        rowState: index =>
          index >= count
            ? 'I'
            : index === deleted
              ? 'D'
              : [...changed].some(key => key.startsWith(`${index} `))
                ? 'U'
                : undefined,
        cellChanged: (index, columnId) => changed.has(`${index} ${columnId}`),
        onLookup: (index, columnId) => harnessLog.add('lookup', [index, columnId]),
        onLookupTexts: texts => {
          for (const { index, columnId, text } of texts) harnessLog.add('lookupText', [index, columnId, text])
        },
        onPasteReport: report => harnessLog.add('paste', report),
        ...(params.get('append') === '1'
          ? {
              onAppendRows: (more: number) => {
                harnessLog.add('append', more)
                write([...latest.current, ...Array.from({ length: more }, () => ({}))])
              },
            }
          : {}),
      }
    : {
        onOpenRow: index => harnessLog.add('open', index),
        opensRow: index => rows[index]?.prNo !== '' && params.get('opens') !== '0',
      }
  const outlined: Partial<DataGridProps> =
    params.get('outline') === '1'
      ? {
          ...outlineOf(rows, closed),
          onMoveRow: (row, target, place) => harnessLog.add('move', [row.prNo, target, place]),
          onOutline: (index, isOpen) => {
            harnessLog.add('outline', [index, isOpen])
            const key = openIndexes(rows.length, closed)[index] ?? index
            setClosed(now => new Set(isOpen ? [...now].filter(each => each !== key) : [...now, key]))
          },
        }
      : {}
  return (
    <>
      <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>표 시험 화면</h1>
      {params.get('menu') === '1' && (
        <GridColumnMenu columns={columns} layout={layout} onLayout={setLayout} />
      )}
      <div style={{ height: Number(params.get('height') ?? 420) }}>
        <DataGrid
          label="구매요청 품목"
          columns={columns}
          rows={source}
          state={state(params)}
          onCheck={setChecked}
          checkedRows={checked}
          selectedRow={selectedRow}
          onSelectRow={setSelectedRow}
          sort={sort}
          onSort={setSort}
          layout={layout}
          onLayout={next => {
            harnessLog.add('layout', next)
            setLayout(next)
          }}
          onRetry={() => harnessLog.add('retry', true)}
          onLink={(index, columnId) => harnessLog.add('link', [index, columnId])}
          onVisible={(first, last) => harnessLog.add('visible', [first, last])}
          totals={
            params.get('totals') === '0'
              ? undefined
              : { label: '합계', values: { qty: '118', amount: '123,456,789' } }
          }
          {...editing}
          {...outlined}
        />
      </div>
      <button type="button">다음</button>
    </>
  )
}

/** Every fifth row has the four after it below. */
function openIndexes(count: number, closed: ReadonlySet<number>): readonly number[] {
  return Array.from({ length: count }, (_, index) => index).filter(
    index => index % 5 === 0 || !closed.has(index - (index % 5)),
  )
}

function outlineOf(
  rows: readonly GridRow[],
  closed: ReadonlySet<number>,
): Pick<DataGridProps, 'rows' | 'outline'> {
  const open = openIndexes(rows.length, closed)
  const at = (index: number) => open[index] ?? -1
  return {
    rows: { count: open.length, rowAt: index => rows[at(index)], version: closed.size },
    outline: {
      rowAt: index => (at(index) % 5 === 0 ? { level: 0, isOpen: !closed.has(at(index)) } : { level: 1 }),
    },
  }
}

function state(params: URLSearchParams): DataGridProps['state'] {
  const wanted = params.get('state')
  return wanted === 'loading' || wanted === 'empty' || wanted === 'failed' ? wanted : 'ready'
}

function applyEdits(rows: readonly GridRow[], edits: readonly GridEdit[]): readonly GridRow[] {
  const next = [...rows]
  for (const edit of edits) next[edit.index] = { ...next[edit.index], [edit.columnId]: edit.value }
  return next
}
