import type { ChartSeries } from '../../engine/render/chartWidgetContract'
import { labelBesideUnit } from '../figureText'
import { widgetText } from '../widgetText'
import { lineDash } from './ChartPicture'
import { stackFill } from './SeriesFills'
import { seriesColour } from './seriesColour'

interface ChartLegendProps {
  readonly series: readonly ChartSeries[]
  readonly hidden: ReadonlySet<string>
  readonly onToggle: (id: string) => void
  /** Of the patterns of stacked bars. */
  readonly fillId?: string
}

/** Names of the series with their mark; pressing one takes it out of the picture and puts it back. */
export function ChartLegend({ series, hidden, onToggle, fillId }: ChartLegendProps) {
  return (
    <fieldset className="chart-legend">
      <legend className="visually-hidden">{widgetText('chartSeries')}</legend>
      {series.map((one, index) =>
        one.as === 'text' ? (
          <span key={one.id}>
            <small aria-hidden="true">{one.unit}</small>
            {labelBesideUnit(one.label, one.unit)}
          </span>
        ) : (
          <button
            key={one.id}
            type="button"
            aria-pressed={!hidden.has(one.id)}
            onClick={() => onToggle(one.id)}
          >
            <svg width="16" height="12" viewBox="0 0 16 12" aria-hidden="true" focusable="false">
              {one.as === 'mark' ? (
                <path d="M8 0v12" stroke={seriesColour(index)} strokeWidth="3" />
              ) : one.as === 'bar' ? (
                <rect
                  x="3"
                  y="1"
                  width="10"
                  height="10"
                  rx="2"
                  fill={fillId === undefined ? seriesColour(index) : stackFill(fillId, index)}
                />
              ) : (
                <>
                  <path d="M0 6h16" stroke={seriesColour(index)} strokeWidth="2" {...lineDash(one, series)} />
                  <circle cx="8" cy="6" r="3.5" fill={seriesColour(index)} />
                </>
              )}
            </svg>
            {one.label}
          </button>
        ),
      )}
    </fieldset>
  )
}
