import type { ChartSeries } from '../../engine/render/chartWidgetContract'
import { figureText } from '../figureText'
import { seriesColour } from './seriesColour'

interface ChartTooltipProps {
  readonly category: string
  readonly index: number
  readonly series: readonly ChartSeries[]
  /** All series, shown or not: a series keeps its colour. */
  readonly all: readonly ChartSeries[]
}

/** What a chart of any shape shows on pointing at a category; recharts calls a category by its place. */
export const tooltipOf =
  (shown: Pick<ChartTooltipProps, 'series' | 'all'> & { readonly categories: readonly string[] }) =>
  ({ active, label }: { readonly active?: boolean; readonly label?: string | number | undefined }) => {
    if (!active || label === undefined) return null
    const index = Number(label)
    return (
      <ChartTooltip
        category={shown.categories[index] ?? ''}
        index={index}
        series={shown.series}
        all={shown.all}
      />
    )
  }

/** The exact values of one category. */
export function ChartTooltip({ category, index, series, all }: ChartTooltipProps) {
  return (
    <div className="chart-tooltip">
      <strong>{category}</strong>
      <dl>
        {series.map(one => (
          <div key={one.id}>
            <dt>
              <svg width="8" height="8" aria-hidden="true" focusable="false">
                <circle cx="4" cy="4" r="4" fill={seriesColour(all.indexOf(one))} />
              </svg>
              {one.label}
            </dt>
            <dd>{figureText(one.values[index] ?? '', one.unit)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
