import { useMemo } from 'react'
import type { GridColumn, GridRows } from '../../widgets/DataGrid/dataGridContract'
import type { ImportRoom } from '../contract/importRoom'
import type { RoomHost } from '../contract/roomHost'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { textOf } from '../runtime/row'
import { say } from '../runtime/say'

import { isBad } from './importState'

/** Columns beside those of the file; no field of the wire is called so. */
const numberColumn = ' number'
const reasonColumn = ' reason'
const headerHeight = 30
const rowHeight = 27
const fewestRows = 4
const mostRows = 12

/** Counts, and every row as it stands in the file with the reason at each cell that cannot be taken. */
export function ImportPreview({ room }: { readonly room: ImportRoom; readonly host: RoomHost }) {
  const { DataGrid, Button } = useWidgets()
  const { rows, badRows, badCells, notedCells, isOnlyBad, fileName } = useSlice(room, state => state)
  const shown = useMemo(() => (isOnlyBad ? rows.filter(isBad) : rows), [rows, isOnlyBad])
  const reasonTitle = reasonTitleOf(badRows > 0, notedCells > 0)
  const columns = useMemo(() => previewColumns(room, reasonTitle), [room, reasonTitle])
  const source = useMemo(
    (): GridRows => ({
      count: shown.length,
      rowAt: index => {
        const row = shown[index]
        if (!row) return undefined
        const reasons = room.columns().flatMap(({ field, label }) => {
          const reason = row.problems[field] ?? row.notes[field]
          return reason === undefined ? [] : [`${label}: ${reason}`]
        })
        return { ...row.texts, [numberColumn]: String(row.number), [reasonColumn]: reasons.join(' / ') }
      },
      version: isOnlyBad ? 1 : 0,
    }),
    [shown, room, isOnlyBad],
  )
  const good = rows.length - badRows
  const advice = badRows === 0 ? 'importAllGood' : good === 0 ? 'importNoneGood' : 'importSomeBad'
  const lines = Math.min(Math.max(shown.length, fewestRows), mostRows)
  return (
    <>
      <div className="import-facts">
        <strong>{fileName}</strong>
        <span>{say('importCount', rows.length)}</span>
        <span data-tone="success">{say('importGood', good)}</span>
        {badRows > 0 && <span data-tone="danger">{say('importBad', badRows, badCells)}</span>}
        {notedCells > 0 && <span data-tone="warning">{say('importNoted', notedCells)}</span>}
        <span className="import-space" />
        {badRows > 0 && (
          <>
            <label className="import-only">
              <input
                type="checkbox"
                checked={isOnlyBad}
                onChange={event => room.showOnlyBad(event.target.checked)}
              />
              {say('importOnlyBad')}
            </label>
            <Button label={say('importErrors')} icon="download" onPress={() => void room.downloadErrors()} />
          </>
        )}
      </div>
      <p role="status">{say(advice)}</p>
      <DataGrid
        label={say('importPreview')}
        columns={columns}
        rows={source}
        state="ready"
        emptyText=""
        readOnly
        cellProblem={(index, columnId) => shown[index]?.problems[columnId]}
        height={headerHeight + rowHeight * lines + 18}
      />
    </>
  )
}

/** One column says why cells are not taken and what was changed of others. */
function reasonTitleOf(hasProblems: boolean, hasNotes: boolean): string | undefined {
  if (hasProblems) return say(hasNotes ? 'importRemarkTitle' : 'importReasonTitle')
  return hasNotes ? say('importNoteTitle') : undefined
}

function previewColumns(room: ImportRoom, reasonTitle: string | undefined): readonly GridColumn[] {
  const text = (id: string, title: string, width: number, required = false): GridColumn => ({
    id,
    title,
    kind: 'text',
    width,
    required,
    format: value => textOf(value),
  })
  return [
    { ...text(numberColumn, say('importRowNumber'), 70), frozen: true, align: 'center' },
    // Beside the number, where it is read without scrolling.
    ...(reasonTitle === undefined ? [] : [text(reasonColumn, reasonTitle, 380)]),
    ...room.columns().map(({ field, label, width, align, isRequired }) => ({
      ...text(field, label, Math.max(width, 80), isRequired),
      align,
    })),
  ]
}
