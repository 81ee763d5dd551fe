import { useState } from 'react'
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
import { figureText, labelBesideUnit, units } from '../figureText'
import { CategoryCursor } from './CategoryCursor'
import { CategoryTick } from './CategoryTick'
import { tooltipOf } from './ChartTooltip'
import { categoryMark } from './categoryMark'
import {
  type AxisScale,
  axisScale,
  axisText,
  axisWidth,
  cutRest,
  type DrawnCategory,
  drawnCategories,
  namesBelow,
  restAmount,
} from './chartNumbers'
import { RestBreak } from './RestBreak'
import { SeriesFills, stackFill } from './SeriesFills'
import { seriesColour } from './seriesColour'
import { motion, useReducedMotion } from './useReducedMotion'

export interface ChartPictureProps
  extends Pick<ChartProps, 'label' | 'categories' | 'series' | 'shape' | 'marks' | 'restAt' | 'onPick'> {
  /** All series, shown or not: a series keeps its colour. */
  readonly all: readonly ChartSeries[]
  /** Of the patterns of bars. */
  readonly fillId: string
  /** The category that the keyboard stands on. */
  readonly at?: number | undefined
}

/** Pixels of a picture until it is measured. */
export const usualWidth = 900
/** Pixels below the axis for names that stand aslant. */
const aslantHeight = 80
export const axisTick = { fill: 'var(--color-text-weak)', fontSize: 12 }

const quarters = [0, 25, 50, 75, 100]
/** Where a Pareto has its limits, these mark the axis; 100 would stand too near to the second. */
const paretoTicks = [0, 25, 50, 80, 95]

/**
 * Rates run over a whole axis, so that 98 of 100 looks like much; everything else begins at zero. What is stacked is added up, and a
 * target is always on the axis.
 */
export function scaleOf(
  { series, shape, restAt, marks = [] }: Pick<ChartProps, 'series' | 'shape' | 'restAt' | 'marks'>,
  axis: ChartSeries['axis'],
): AxisScale {
  const own = series.filter(one => one.axis === axis && one.as !== 'text')
  const limits = marks.filter(mark => mark.axis === axis).map(({ value }) => Number(value))
  const rest = axis === 'left' ? cutRest({ series, shape, restAt }) : undefined
  const columns = own.map(one =>
    one.values.map((value, index) => Math.min(Number(value), rest?.at === index ? rest.end : Infinity)),
  )
  const values = [...(shape === 'stack' ? stacked(columns) : columns.flat()), ...limits]
  const isRate = own.length > 0 && own.every(({ unit }) => unit === '%')
  if (isRate && values.every(value => value >= 0 && value <= 100.5))
    return { domain: [0, 100], ticks: shape === 'pareto' ? paretoTicks : quarters }
  return axisScale(
    values,
    own.every(({ unit }) => unit === units.count),
  )
}

const stacked = ([first = [], ...others]: readonly (readonly number[])[]): readonly number[] =>
  first.map((value, index) => others.reduce((sum, one) => sum + (one[index] ?? 0), value))

/** A press on one of the bars of a series. */
export const pressed = (onPick: ChartProps['onPick'], seriesId: string) =>
  onPick && {
    cursor: 'pointer',
    onClick: (_: unknown, index: number) => onPick(index, seriesId),
  }

/** How a target or limit is drawn: dashed, so that it is no series; a target with its name and value at the end. */
export const markLine = ({ label, value, unit }: ChartMark, position: 'top' | 'insideTopRight') => ({
  stroke: 'var(--color-text-weak)',
  strokeDasharray: '4 3',
  ...(label !== '' && {
    label: {
      ...{ value: `${labelBesideUnit(label, unit)} ${figureText(value, unit)}`, position },
      ...{ fill: 'var(--color-text)', fontSize: 12 },
    },
  }),
})

/** Bars of several series differ without colours as well: in print, and for who sees colours otherwise. */
export const isPatterned = ({ shape, series }: Pick<ChartProps, 'shape' | 'series'>): boolean =>
  shape === 'stack' || series.filter(({ as }) => as === 'bar').length > 1

/** What bars and lines of every direction are drawn with. */
export function usePicture({ categories, series, all, shape, restAt, fillId }: ChartPictureProps) {
  const isStill = useReducedMotion()
  const rest = cutRest({ series, shape, restAt })
  const hasPatterns = isPatterned({ shape, series: all })
  return {
    data: drawnCategories(categories, series, rest),
    rest,
    isNegative: series.some(one => one.as !== 'text' && one.values.some(value => value.startsWith('-'))),
    animation: { isAnimationActive: !isStill, animationDuration: motion },
    tooltip: tooltipOf({ categories, series, all }),
    fills: hasPatterns && <SeriesFills id={fillId} count={all.length} />,
    fillOf: (one: ChartSeries) =>
      hasPatterns ? stackFill(fillId, all.indexOf(one)) : seriesColour(all.indexOf(one)),
  }
}

/** Lines of one chart differ without colours, too. */
export const lineDash = (one: ChartSeries, all: readonly ChartSeries[]) =>
  all.filter(({ as }) => as === 'line').indexOf(one) % 2 === 1 ? { strokeDasharray: '6 4' } : {}

export function ChartPicture(props: ChartPictureProps) {
  const { label, categories, series, all, shape, marks = [], onPick, at } = props
  const { data, rest, isNegative, animation, tooltip, fills, fillOf } = usePicture(props)
  const [width, setWidth] = useState(usualWidth)
  const left = scaleOf(props, 'left')
  const right = scaleOf(props, 'right')
  const onRight = series.filter(one => one.axis === 'right')
  const unitOf = (axis: ChartSeries['axis']) => all.find(one => one.axis === axis)?.unit
  // Without bars the last point stands at the edge, and half of its name beyond it.
  const edge = onRight.length > 0 ? 0 : series.some(({ as }) => as === 'bar') ? 12 : 32
  const leftWidth = axisWidth(left, unitOf('left'))
  const rightWidth = axisWidth(right, unitOf('right'))
  const plot = width - leftWidth - edge - (onRight.length > 0 ? rightWidth : 0)
  const { isAslant, every } = namesBelow(categories, plot / categories.length)
  return (
    <ResponsiveContainer width="100%" height="100%" onResize={setWidth}>
      <ComposedChart
        data={data}
        margin={{ top: 8, right: edge, bottom: 0, left: 0 }}
        barGap={2}
        barCategoryGap="28%"
        accessibilityLayer={false}
        title={label}
      >
        <CartesianGrid yAxisId="left" stroke="var(--color-line)" vertical={false} syncWithTicks />
        <XAxis
          dataKey="index"
          height={isAslant ? aslantHeight : 38}
          interval={0}
          tickLine={false}
          axisLine={{ stroke: 'var(--color-line-strong)' }}
          tick={({ x, y, payload }) =>
            Number(payload.value) % every === 0 && (
              <CategoryTick
                x={Number(x)}
                y={Number(y)}
                name={categories[Number(payload.value)] ?? ''}
                slot={(every * plot) / categories.length}
                isAslant={isAslant}
              />
            )
          }
        />
        <YAxis
          yAxisId="left"
          width={leftWidth}
          {...left}
          tickFormatter={value => axisText(Number(value), unitOf('left'))}
          tickLine={false}
          axisLine={false}
          tick={axisTick}
        />
        <YAxis
          yAxisId="right"
          orientation="right"
          width={rightWidth}
          hide={onRight.length === 0}
          {...right}
          tickFormatter={value => axisText(Number(value), unitOf('right'))}
          tickLine={false}
          axisLine={false}
          tick={axisTick}
        />
        {isNegative && <ReferenceLine yAxisId="left" y={0} stroke="var(--color-line-strong)" />}
        {marks.map(mark => (
          <ReferenceLine
            key={`${mark.axis} ${mark.value}`}
            yAxisId={mark.axis}
            y={Number(mark.value)}
            {...markLine(mark, 'insideTopRight')}
          />
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
              {...lineDash(one, all)}
              dot={{
                r: isAslant ? 3 : 3.5,
                strokeWidth: 1,
                fill: seriesColour(all.indexOf(one)),
                stroke: 'var(--color-surface)',
              }}
              {...animation}
            />
          )
        })}
        {rest && <RestBreak at={rest.at} count={categories.length} text={restAmount(series, rest)} />}
        <CategoryCursor at={at} categories={categories} series={series} all={all} />
      </ComposedChart>
    </ResponsiveContainer>
  )
}
