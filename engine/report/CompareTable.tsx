import { formatDecimal } from '../../schemas/shared/decimal'
import { masks } from '../../schemas/shared/masks/masks'
import type { ColumnPlan } from '../plan/gridPlan'
import { cellText } from '../record/cellText'
import { columnTitle } from '../record/unitText'
import type { Row } from '../runtime/row'
import { say } from '../runtime/say'
import type { CodesPort } from '../runtime/services'
import { type ComparedValue, compareMonths, compareTotals, type MonthAnswer } from './compareMonths'

interface CompareTableProps {
  readonly answers: readonly MonthAnswer[]
  readonly column: ColumnPlan
  readonly nameOf: (row: Row) => string
  readonly codes: CodesPort
}

/** A row for each key, a pair of columns for each month: the figure and how it has changed against the month to its left. */
export function CompareTable({ answers, column, nameOf, codes }: CompareTableProps) {
  const text = (value: string) => (value === '' ? '-' : cellText(column, value, {}, codes))
  const cells = (values: readonly ComparedValue[]) =>
    values.flatMap(({ value, change }, index) => {
      const { yyyymm } = answers[index] ?? { yyyymm: '' }
      const shown = <td key={yyyymm}>{text(value)}</td>
      if (index === 0) return [shown]
      return [
        shown,
        <td key={`${yyyymm} change`} data-negative={change.startsWith('-') || undefined}>
          {changeText(change)}
        </td>,
      ]
    })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reachable by keyboard
    <section className="compare-table" aria-label={say('compareMonths')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{columnTitle(column)}</th>
            {answers.flatMap(({ yyyymm }, index) => {
              const month = (
                <th key={yyyymm} scope="col">
                  {masks.month.toText(yyyymm)}
                </th>
              )
              if (index === 0) return [month]
              return [
                month,
                <th key={`${yyyymm} change`} scope="col">
                  {say('compareChange')}
                </th>,
              ]
            })}
          </tr>
        </thead>
        <tbody>
          {compareMonths(answers, column.field).map(({ row, values }) => (
            <tr key={nameOf(row)}>
              <th scope="row">{nameOf(row)}</th>
              {cells(values)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('totals')}</th>
            {cells(compareTotals(answers, column.field))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

/** Up and down by sign and arrow, so that no colour is needed to tell them apart. */
function changeText(change: string): string {
  if (change === '') return '-'
  if (change === '0.0') return '0.0%'
  const size = formatDecimal(change.replace('-', ''), 1)
  return change.startsWith('-') ? `▼ ${size}%` : `▲ ${size}%`
}
