import type { PrintedSheet } from '../../schemas/shared/printedSheet'
import { printTexts } from './printTexts'

/** Numbers of items and documents are not torn apart; what is longer may be. */
const longestWhole = 16
const isWhole = (text = '') => text.length <= longestWhole && !text.includes(' ')

interface PrintLinesProps {
  readonly lines: NonNullable<PrintedSheet['lines']>
  /** Stands again on every page. */
  readonly head: string
  /** Rows of a report have no numbers. */
  readonly isNumbered: boolean
}

/** Lines of a document; the head stands again on every page. */
export function PrintLines({
  lines: { columns, rows, totals, summed = [] },
  head,
  isNumbered,
}: PrintLinesProps) {
  const whole = columns.reduce((sum, { width }) => sum + width, 0)
  const numbered = rows.map((row, index) => ({ row, order: index + 1 }))
  const before = totals?.findIndex(text => text !== '') ?? -1
  return (
    <table className="print-lines">
      <colgroup>
        {isNumbered && <col style={{ width: '9mm' }} />}
        {columns.map(({ label, width }) => (
          <col key={label} style={{ width: `${(width / whole) * 100}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr className="print-running">
          <th colSpan={columns.length + (isNumbered ? 1 : 0)}>{head}</th>
        </tr>
        <tr>
          {isNumbered && <th scope="col">{printTexts.order}</th>}
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbered.map(({ row, order }) => (
          <tr key={order} data-summed={summed.includes(order - 1) || undefined}>
            {isNumbered && <td data-align="center">{order}</td>}
            {columns.map(({ label, align }, at) => (
              <td key={label} data-align={align} data-whole={isWhole(row[at]) || undefined}>
                {row[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals && before >= 0 && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={isNumbered ? before + 1 : before}>
              {printTexts.total}
            </th>
            {columns.slice(before).map(({ label, align }, at) => (
              <td key={label} data-align={align}>
                {totals[before + at]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
