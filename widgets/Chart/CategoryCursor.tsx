import { DefaultZIndexes, usePlotArea, ZIndexLayer } from 'recharts'
import type { ChartSeries } from '../../engine/render/chartWidgetContract'
import { ChartTooltip } from './ChartTooltip'

interface CategoryCursorProps {
  /** The category that the keyboard stands on. */
  readonly at: number | undefined
  readonly categories: readonly string[]
  readonly series: readonly ChartSeries[]
  readonly all: readonly ChartSeries[]
  readonly isAcross?: boolean
}

const boxWidth = 260
/** Pixels of a line of the box, and of what stands above and around its lines. */
const lineHeight = 20
const boxHeight = 44
const gap = 4

/** Where the keyboard stands: the ground of the category, and its exact values beside it. */
export function CategoryCursor({ at, categories, series, all, isAcross = false }: CategoryCursorProps) {
  const plot = usePlotArea()
  if (at === undefined || !plot) return null
  // Without bars the points stand on the edges and not in the middle of a band.
  const isBanded = isAcross || all.some(({ as }) => as === 'bar')
  const length = isAcross ? plot.height : plot.width
  const band = length / Math.max(1, isBanded ? categories.length : categories.length - 1)
  const start = isBanded ? at * band : Math.max(0, (at - 0.5) * band)
  const size = Math.min(band, length - start)
  const height = boxHeight + lineHeight * series.length
  const middle = start + size / 2
  const x = isAcross
    ? plot.x + plot.width - boxWidth
    : plot.x + (middle > plot.width / 2 ? start - boxWidth - gap : start + size + gap)
  const y = isAcross
    ? plot.y + (middle > plot.height / 2 ? Math.max(0, start - height) : start + size + gap)
    : plot.y
  return (
    <g className="chart-cursor">
      <rect
        x={isAcross ? plot.x : plot.x + start}
        y={isAcross ? plot.y + start : plot.y}
        width={isAcross ? plot.width : size}
        height={isAcross ? size : plot.height}
      />
      <ZIndexLayer zIndex={DefaultZIndexes.label + 1}>
        <foreignObject className="chart-cursor" x={Math.max(0, x)} y={y} width={boxWidth} height={height}>
          <ChartTooltip category={categories[at] ?? ''} index={at} series={series} all={all} />
        </foreignObject>
      </ZIndexLayer>
    </g>
  )
}
