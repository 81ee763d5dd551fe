import type { ChartProps } from '../../engine/render/chartWidgetContract'
import { figureText } from '../figureText'

type ChartTableProps = Pick<ChartProps, 'label' | 'categoryLabel' | 'categories' | 'series' | 'onPick'> & {
  readonly isShown: boolean
}

/** The exact values of the picture. Unseen it still speaks to screen readers. */
export function ChartTable({ label, categoryLabel, categories, series, isShown, onPick }: ChartTableProps) {
  const rows = categories.map((category, index) => ({ category, index, key: `${index} ${category}` }))
  return (
    // A table that scrolls must be reachable by keyboard.
    <section
      className={isShown ? 'chart-table' : 'visually-hidden'}
      aria-label={label}
      tabIndex={isShown ? 0 : undefined}
    >
      <table>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{categoryLabel}</th>
            {series.map(one => (
              <th key={one.id} scope="col">
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ category, index, key }) => (
            <tr key={key}>
              <th scope="row">{category}</th>
              {series.map(one => (
                <td key={one.id} data-negative={one.values[index]?.startsWith('-') || undefined}>
                  {isShown && onPick && one.values[index] ? (
                    <button type="button" className="chart-value" onClick={() => onPick(index, one.id)}>
                      {figureText(one.values[index] ?? '', one.unit)}
                    </button>
                  ) : (
                    figureText(one.values[index] ?? '', one.unit)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
