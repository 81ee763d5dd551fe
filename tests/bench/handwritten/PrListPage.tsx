import { CSPProvider } from '@base-ui/react/csp-provider'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { PrRow } from '../../../codegen/generated/types'
import { pageNonce } from '../../../engine/app/pageNonce'
import { failureText } from '../../../engine/runtime/failure'
import { say } from '../../../engine/runtime/say'
import { useFrame, useSession } from '../../../engine/shell/frame/frame'
import { formatDecimal } from '../../../schemas/shared/decimal'
import { Button } from '../../../widgets/Button'
import { DataGrid } from '../../../widgets/DataGrid/DataGrid'
import type { GridLayout, GridSort } from '../../../widgets/DataGrid/dataGridContract'
import { IconButton } from '../../../widgets/IconButton'
import { exportPrList } from './exportPrList'
import { PrListFilter } from './PrListFilter'
import { type PrListAction, prListActions, runPrListAction } from './prListActions'
import { prListColumns } from './prListColumns'
import { type PrListFirst, type PrListValues, rememberSearch, requestOf, rowsPerPage } from './prListSearch'
import { useRowPages } from './useRowPages'
import '../../../engine/grid/gridBlock.css'
import '../../../engine/grid/gridView.css'
import '../../../engine/grid/rowsToolbar.css'
import '../../../engine/page/screen.css'

export interface PrListOpening {
  readonly values: PrListValues
  readonly first: PrListFirst
}

/** The list of purchase requests, written by hand: what a definition says in thirty lines, in one component. */
export function PrListPage() {
  const opening = useLoaderData<PrListOpening>()
  const frame = useFrame()
  const codes = useSession(state => state.codes)
  const columns = useMemo(() => prListColumns(codes), [codes])
  const [sort, setSort] = useState(opening.first.sort)
  const [checked, setChecked] = useState<ReadonlyMap<string, PrRow>>(new Map())
  const [selected, setSelected] = useState<number>()
  const [layout, setLayout] = useState<GridLayout>()
  const [running, setRunning] = useState<string>()
  const { shown, run, show } = useRowPages(frame.call, opening.first)
  const { rows, total, isExact, sum, isLoading, failure } = shown

  const asked = useRef(opening.values)
  const search = useCallback(
    (values: PrListValues) => {
      asked.current = values
      setChecked(new Map())
      setSelected(undefined)
      void run(requestOf(values), sort)
      rememberSearch(frame, values, sort)
    },
    [frame, run, sort],
  )
  const again = () => void run(requestOf(asked.current), sort)
  const order = (keys: readonly GridSort[]) => {
    const next = keys.map(key => `${key.columnId}:${key.direction}`).join(',')
    setSort(next)
    void run(requestOf(asked.current), next)
  }
  const open = (index: number) => {
    const row = rows.rowAt(index)
    if (row) frame.go.to('/prEdit', { prNo: row.prNo })
  }
  const act = async (action: PrListAction) => {
    setRunning(action.name)
    const hasChanged = await runPrListAction(frame, action, [...checked.values()])
    setRunning(undefined)
    if (hasChanged) again()
  }
  const checkedRows = useMemo(() => {
    const found = new Set<number>()
    if (checked.size === 0) return found
    for (const [page, held] of rows.pages)
      held.forEach((row, index) => {
        if (checked.has(row.prNo)) found.add(page * rowsPerPage + index)
      })
    return found
  }, [checked, rows])
  const check = useCallback(
    (indexes: ReadonlySet<number>) =>
      setChecked(
        new Map(
          [...indexes].flatMap(index => {
            const row = rows.rowAt(index)
            return row ? [[row.prNo, row] as const] : []
          }),
        ),
      ),
    [rows],
  )
  const isLoaded = useCallback((index: number) => rows.rowAt(index) !== undefined, [rows])
  const gridSort = useMemo(
    () =>
      sort
        .split(',')
        .filter(Boolean)
        .map((part): GridSort => {
          const [columnId = '', direction] = part.split(':')
          return { columnId, direction: direction === 'desc' ? 'desc' : 'asc' }
        }),
    [sort],
  )
  const totals = useMemo(
    () =>
      total > 0
        ? { label: say('totals'), values: { totalAmtKrw: sum ? formatDecimal(sum) : '' } }
        : undefined,
    [total, sum],
  )

  return (
    <CSPProvider nonce={pageNonce()}>
      <div className="screen" data-page="list">
        <h1>구매요청 현황</h1>
        <PrListFilter opening={opening.values} onSearch={search} />
        <section className="grid-section" aria-label="구매요청 목록">
          <div className="rows-toolbar">
            <div className="rows-toolbar-facts">
              <h2>구매요청 목록</h2>
              <span role="status">
                {isExact
                  ? say('count', formatDecimal(String(total)))
                  : say('countCapped', formatDecimal(String(total - 1)))}
              </span>
              {checked.size > 0 && (
                <span className="rows-toolbar-checked">{say('countChecked', checked.size)}</span>
              )}
              {sum && <span>{say('sum', '요청금액(원)', formatDecimal(sum))}</span>}
            </div>
            <div className="action-bar">
              <Button label="신규" look="primary" onPress={() => frame.go.to('/prEdit', {})} />
              {prListActions.map(action => (
                <Button
                  key={action.name}
                  label={action.label}
                  look={action.look}
                  isBusy={running === action.name}
                  onPress={() => void act(action)}
                />
              ))}
              <IconButton
                icon="excel"
                label="엑셀"
                onPress={() => void exportPrList(frame, columns, rows.pages)}
              />
            </div>
          </div>
          <div className="grid-block">
            <DataGrid
              label="구매요청 목록"
              columns={columns}
              rows={rows}
              state={
                isLoading
                  ? 'loading'
                  : failure && rows.count === 0
                    ? 'failed'
                    : rows.count > 0
                      ? 'ready'
                      : 'empty'
              }
              emptyText={say('noResultNext')}
              failedText={failure && failureText(failure)}
              onRetry={again}
              onVisible={show}
              checkedRows={checkedRows}
              onCheck={check}
              checkable={isLoaded}
              selectedRow={selected}
              onSelectRow={setSelected}
              onOpenRow={open}
              onLink={open}
              sort={gridSort}
              onSort={order}
              totals={totals}
              layout={layout}
              onLayout={setLayout}
              readOnly
            />
          </div>
        </section>
      </div>
    </CSPProvider>
  )
}
