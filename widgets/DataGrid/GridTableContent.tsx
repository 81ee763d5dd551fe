import { memo, startTransition, useEffect, useState } from 'react'
import { GridTableRow } from './GridTableRow'
import type { GridSheet } from './gridSheet'
import { gridTexts } from './gridTexts'

interface GridTableContentProps {
  readonly sheet: GridSheet
  readonly id: string
  readonly isBusy: boolean
}

// A plain table knows no selection, no editing and no rows beyond those in it.
const gridRole = { role: 'grid', 'aria-multiselectable': true } as const
const treeRole = { ...gridRole, role: 'treegrid' } as const

const restMilliseconds = 120

/**
 * The rows on screen as a table for assistive technology, unseen. Glide has one of its own, but without a name, without sort
 * order and group headers, and absent under StrictMode.
 */
export const GridTableContent = memo(function GridTableContent(content: GridTableContentProps) {
  const { sheet, id, isBusy } = content
  const { props, shown, lead } = sheet
  const [region, setRegion] = useState(sheet.region.get())
  useEffect(() => {
    let timer = 0
    // Glide may have told of its first region before anybody listened. The canvas draws it first.
    startTransition(() => setRegion(sheet.region.get()))
    const leave = sheet.region.subscribe(next => {
      clearTimeout(timer)
      // While scrolling nobody reads; building the rows then would cost frames.
      timer = window.setTimeout(() => setRegion(next), restMilliseconds)
    })
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [sheet.region])

  const first = Math.min(region.top, Math.max(props.rows.count - 1, 0))
  const last = Math.min(first + region.rows, props.rows.count)
  const indexes = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at)
  return (
    <div className="dataGrid-hidden">
      <table
        id={id}
        aria-label={props.label}
        {...(props.outline ? treeRole : gridRole)}
        aria-rowcount={props.rows.count + 1}
        aria-colcount={shown.length + lead.length}
        {...{ 'aria-readonly': sheet.isReadOnly }}
        aria-busy={isBusy}
      >
        <thead>
          <tr aria-rowindex={1}>
            {lead.map((kind, at) => (
              <th key={kind} scope="col" aria-colindex={at + 1}>
                {kind === 'check' ? gridTexts.check : gridTexts.rowState}
              </th>
            ))}
            {shown.map(({ column }, at) => {
              const sorted = props.sort?.find(each => each.columnId === column.id)
              return (
                <th
                  key={column.id}
                  scope="col"
                  aria-colindex={lead.length + at + 1}
                  aria-sort={sorted && (sorted.direction === 'asc' ? 'ascending' : 'descending')}
                >
                  {column.group ? `${column.group} ${column.title}` : column.title}
                </th>
              )
            })}
          </tr>
        </thead>
        {(indexes.length > 0 || sheet.hasTotals) && (
          <tbody>
            {indexes.map(index => (
              <GridTableRow key={index} sheet={sheet} index={index} />
            ))}
            {sheet.hasTotals && (
              <tr>
                {lead.map(kind => (
                  <td key={kind} />
                ))}
                {shown.map(({ column }, at) => (
                  <td key={column.id}>
                    {props.totals?.values[column.id] ?? (at === 0 ? props.totals?.label : '')}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        )}
      </table>
    </div>
  )
})
