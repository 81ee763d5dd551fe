import { Line } from 'recharts'
import type { ChartSeries } from '../../engine/render/chartWidgetContract'
import { figureText } from '../figureText'
import type { DrawnCategory } from './chartNumbers'
import { seriesColour } from './seriesColour'

interface Dot {
  readonly cx?: number
  readonly cy?: number
  readonly index?: number
}

/** Pixels that a mark stands out to each side of the middle of its category. */
const reach = 7

/** A series of marks across the bars of their categories, with an edge that sets them off from these. */
export function categoryMark(one: ChartSeries, all: readonly ChartSeries[], axis?: ChartSeries['axis']) {
  const across = axis === undefined ? `v${2 * reach}` : `h${2 * reach}`
  return (
    <Line
      key={one.id}
      dataKey={(row: DrawnCategory) => row.places[one.id]}
      name={one.label}
      {...(axis !== undefined && { yAxisId: axis })}
      stroke="none"
      isAnimationActive={false}
      activeDot={false}
      dot={({ cx, cy, index }: Dot) => {
        if (one.values[index ?? 0] === '' || cx === undefined || cy === undefined) return <g key={index} />
        const start = axis === undefined ? `M${cx} ${cy - reach}` : `M${cx - reach} ${cy}`
        return (
          <g key={index}>
            <path d={start + across} stroke="var(--color-surface)" strokeWidth="6" />
            <path d={start + across} stroke={seriesColour(all.indexOf(one))} strokeWidth="3" />
          </g>
        )
      }}
    />
  )
}

/** The values of a series as texts in a column behind the picture, where neither a bar nor the line of a target crosses them. */
export function categoryText(one: ChartSeries, end: number) {
  return (
    <Line
      key={one.id}
      dataKey={() => end}
      name={one.label}
      stroke="none"
      isAnimationActive={false}
      activeDot={false}
      dot={({ cx = 0, cy = 0, index = 0 }: Dot) => (
        <text key={index} className="chart-tick" x={cx + 6} y={cy} dy="0.35em">
          {figureText(one.values[index] ?? '', one.unit)}
        </text>
      )}
    />
  )
}
