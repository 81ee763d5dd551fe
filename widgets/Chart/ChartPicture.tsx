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
import type { ChartMark, ChartProps, ChartSeries } from '../../engine/render/chartWidgetContract'
import { units } from '../figureText'
import { CategoryTick } from './CategoryTick'
import { tooltipOf } from './ChartTooltip'
import { categoryMark } from './categoryMark'
import { axisText, type DrawnCategory, drawnCategories } from './chartNumbers'
import { SeriesFills, stackFill } from './SeriesFills'
import { seriesColour } from './seriesColour'
import { useReducedMotion } from './useReducedMotion'

export interface ChartPictureProps
  extends Pick<ChartProps, 'label' | 'categories' | 'series' | 'shape' | 'marks' | 'onPick'> {
  /** All series, shown or not: a series keeps its colour. */
  readonly all: readonly ChartSeries[]
  /** Of the patterns of stacked bars. */
  readonly fillId: string
}

/** With more categories only some of their names are written. */
const mostNames = 40
const motion = 120
const axisWidth = 62
/** With more categories their names are written aslant: under the bars there is no room for them. */
const mostLevelNames = 16
export const axisTick = { fill: 'var(--color-text-weak)', fontSize: 12 }

/** Rates run over a whole axis, so that 98 of 100 looks like much; everything else begins at zero. */
export function axisDomain(
  series: readonly ChartSeries[],
  axis: ChartSeries['axis'],
): [number, number | 'auto'] {
  const own = series.filter(one => one.axis === axis && one.as !== 'text')
  const values = own.flatMap(one => one.values.map(Number))
  const isRate = own.length > 0 && own.every(({ unit }) => unit === '%')
  const lowest = Math.min(0, ...values)
  return isRate && lowest >= 0 && Math.max(0, ...values) <= 100 ? [0, 100] : [lowest, 'auto']
}

/** A press on one of the bars of a series. */
export const pressed = (onPick: ChartProps['onPick'], seriesId: string) =>
  onPick && {
    cursor: 'pointer',
    onClick: (_: unknown, index: number) => onPick(index, seriesId),
  }

/** How a target or limit is drawn: dashed, so that it is no series, with its name at the end. */
export const markLine = ({ label }: ChartMark) => ({
  stroke: 'var(--color-text-weak)',
  strokeDasharray: '4 3',
  label: { value: label, position: 'insideTopRight' as const, fill: 'var(--color-text-weak)', fontSize: 11 },
})

/** What bars and lines of every direction are drawn with. */
export function usePicture({ categories, series, all, shape, fillId }: ChartPictureProps) {
  const isStill = useReducedMotion()
  return {
    data: drawnCategories(categories, series),
    isNegative: series.some(one => one.as !== 'text' && one.values.some(value => value.startsWith('-'))),
    animation: { isAnimationActive: !isStill, animationDuration: motion },
    tooltip: tooltipOf({ categories, series, all }),
    fills: shape === 'stack' && <SeriesFills id={fillId} count={all.length} />,
    fillOf: (one: ChartSeries) =>
      shape === 'stack' ? stackFill(fillId, all.indexOf(one)) : seriesColour(all.indexOf(one)),
  }
}

export function ChartPicture(props: ChartPictureProps) {
  const { label, categories, series, all, shape, marks = [], onPick } = props
  const { data, isNegative, animation, tooltip, fills, fillOf } = usePicture(props)
  const onRight = series.filter(one => one.axis === 'right')
  const unitOf = (axis: ChartSeries['axis']) => all.find(one => one.axis === axis)?.unit
  const isAslant = categories.length > mostLevelNames
  // Without bars the last point stands at the edge, and half of its name beyond it.
  const edge = series.some(({ as }) => as === 'bar') ? 12 : 32
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={data}
        margin={{ top: 8, right: onRight.length > 0 ? 0 : edge, bottom: 0, left: 0 }}
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
          domain={axisDomain(series, 'left')}
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
          domain={axisDomain(series, 'right')}
          tickFormatter={value => axisText(Number(value), unitOf('right'))}
          tickLine={false}
          axisLine={false}
          tick={axisTick}
        />
        {isNegative && <ReferenceLine yAxisId="left" y={0} stroke="var(--color-line-strong)" />}
        {marks.map(mark => (
          <ReferenceLine key={mark.label} yAxisId={mark.axis} y={Number(mark.value)} {...markLine(mark)} />
        ))}
        <Tooltip
          cursor={{ fill: 'var(--color-row-hover)', stroke: 'var(--color-line-strong)' }}
          isAnimationActive={false}
          content={tooltip}
        />
        {fills}
        {series.flatMap(one => {
          if (one.as === 'text') return []
          if (one.as === 'mark') return categoryMark(one, all, one.axis)
          return one.as === 'bar' ? (
            <Bar
              key={one.id}
              dataKey={(row: DrawnCategory) => row.places[one.id]}
              name={one.label}
              yAxisId={one.axis}
              {...(shape === 'stack' && { stackId: one.axis })}
              fill={fillOf(one)}
              radius={[2, 2, 0, 0]}
              maxBarSize={26}
              {...pressed(onPick, one.id)}
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
          )
        })}
      </ComposedChart>
    </ResponsiveContainer>
  )
}
