import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { ChartProps, ChartSeries } from '../../engine/render/chartWidgetContract'
import { units } from '../figureText'
import { CategoryTick } from './CategoryTick'
import { ChartTooltip } from './ChartTooltip'
import { axisText, type DrawnCategory, drawnCategories } from './chartNumbers'
import { seriesColour } from './seriesColour'
import { useReducedMotion } from './useReducedMotion'

interface ChartPictureProps extends Pick<ChartProps, 'label' | 'categories' | 'series'> {
  /** All series, shown or not: a series keeps its colour. */
  readonly all: readonly ChartSeries[]
}

/** With more categories only some of their names are written. */
const mostNames = 40
const motion = 120
const axisWidth = 62
/** With more categories their names are written aslant: under the bars there is no room for them. */
const mostLevelNames = 16
const axisTick = { fill: 'var(--color-text-weak)', fontSize: 12 }

export function ChartPicture({ label, categories, series, all }: ChartPictureProps) {
  const isStill = useReducedMotion()
  const data = drawnCategories(categories, series)
  const animation = { isAnimationActive: !isStill, animationDuration: motion }
  const onRight = series.filter(one => one.axis === 'right')
  const unitOf = (axis: ChartSeries['axis']) => all.find(one => one.axis === axis)?.unit
  const isAslant = categories.length > mostLevelNames
  const isNegative = series.some(one => one.values.some(value => value.startsWith('-')))
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={data}
        margin={{ top: 8, right: onRight.length > 0 ? 0 : 12, bottom: 0, left: 0 }}
        barGap={2}
        barCategoryGap="28%"
        title={label}
      >
        <CartesianGrid yAxisId="left" stroke="var(--color-line)" vertical={false} />
        <XAxis
          dataKey="index"
          height={isAslant ? 66 : 38}
          interval={categories.length > mostNames ? 'preserveStartEnd' : 0}
          tickLine={false}
          axisLine={{ stroke: 'var(--color-line-strong)' }}
          tick={({ x, y, payload, width, visibleTicksCount }) => (
            <CategoryTick
              x={Number(x)}
              y={Number(y)}
              name={categories[Number(payload.value)] ?? ''}
              slot={Number(width) / Math.max(1, Number(visibleTicksCount))}
              isAslant={isAslant}
            />
          )}
        />
        <YAxis
          yAxisId="left"
          width={axisWidth}
          allowDecimals={unitOf('left') !== units.count}
          tickFormatter={value => axisText(Number(value), unitOf('left'))}
          tickLine={false}
          axisLine={false}
          tick={axisTick}
        />
        <YAxis
          yAxisId="right"
          orientation="right"
          width={axisWidth}
          hide={onRight.length === 0}
          tickFormatter={value => axisText(Number(value), unitOf('right'))}
          tickLine={false}
          axisLine={false}
          tick={axisTick}
        />
        {isNegative && <ReferenceLine yAxisId="left" y={0} stroke="var(--color-line-strong)" />}
        <Tooltip
          cursor={{ fill: 'var(--color-row-hover)', stroke: 'var(--color-line-strong)' }}
          isAnimationActive={false}
          content={({ active, label: index }) =>
            active && index !== undefined ? (
              <ChartTooltip
                category={categories[Number(index)] ?? ''}
                index={Number(index)}
                series={series}
                all={all}
              />
            ) : null
          }
        />
        {series.map(one =>
          one.as === 'bar' ? (
            <Bar
              key={one.id}
              dataKey={(row: DrawnCategory) => row.places[one.id]}
              name={one.label}
              yAxisId={one.axis}
              fill={seriesColour(all.indexOf(one))}
              radius={[2, 2, 0, 0]}
              maxBarSize={26}
              {...animation}
            />
          ) : (
            <Line
              key={one.id}
              dataKey={(row: DrawnCategory) => row.places[one.id]}
              name={one.label}
              yAxisId={one.axis}
              stroke={seriesColour(all.indexOf(one))}
              strokeWidth={2}
              dot={{
                r: isAslant ? 2.5 : 3.5,
                fill: seriesColour(all.indexOf(one)),
                stroke: 'var(--color-surface)',
              }}
              {...animation}
            />
          ),
        )}
      </ComposedChart>
    </ResponsiveContainer>
  )
}
