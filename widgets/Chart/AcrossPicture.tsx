import { useId, useState } from 'react'
import {
  Bar,
  CartesianGrid,
  Cell,
  ComposedChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { CategoryCursor } from './CategoryCursor'
import {
  axisTick,
  type ChartPictureProps,
  markLine,
  pressed,
  scaleOf,
  usePicture,
  usualWidth,
} from './ChartPicture'
import { categoryMark, categoryText } from './categoryMark'
import { axisText, type DrawnCategory, nameWithin, restAmount, textWide } from './chartNumbers'
import { RestBreak } from './RestBreak'
import { seriesColour } from './seriesColour'

/** Pixels of the names beside the bars: as many as the longest name takes. */
const leastNames = 128
const mostNames = 320
/** Part of a picture that names take at most: on a phone they would leave no room to the bars. */
const mostOfWidth = 0.45
const nameGap = 12
/** Pixels of a rate beside the bars. */
const textWidth = 64

/** Bars from left to right, one name below the other; below zero they run to the left. */
export function AcrossPicture(props: ChartPictureProps) {
  const { label, categories, series, all, shape, marks = [], onPick, at } = props
  const { data, rest, isNegative, animation, tooltip, fills, fillOf } = usePicture(props)
  const unit = all[0]?.unit
  const names = categories.map((name, index) =>
    rest?.at === index ? `${name} ${restAmount(series, rest)}` : name,
  )
  const longest = Math.max(...names.map(textWide))
  const [width, setWidth] = useState(usualWidth)
  const most = Math.min(mostNames, Math.max(leastNames, mostOfWidth * width))
  const nameWidth = Math.max(leastNames, Math.min(most, longest + nameGap))
  const scale = scaleOf(props, 'left')
  // Up and down are told apart by side, colour and pattern.
  const bars = series.filter(({ as }) => as === 'bar')
  const said = series.filter(({ as }) => as === 'text')
  // The only rate of a chart is written as well: a zero has no length.
  const isOnlyRate = series.length === 1 && unit === '%' && shape !== 'stack' && !isNegative
  const texts = isOnlyRate ? series : said
  const isSplit = isNegative && bars.length === 1
  const fallId = useId()
  return (
    <ResponsiveContainer width="100%" height="100%" onResize={setWidth}>
      <ComposedChart
        layout="vertical"
        data={data}
        margin={{
          top: marks.length > 0 ? 20 : 4,
          right: texts.length > 0 ? textWidth : 24,
          bottom: 0,
          left: 0,
        }}
        barGap={1}
        barCategoryGap="24%"
        accessibilityLayer={false}
        title={label}
      >
        <CartesianGrid stroke="var(--color-line)" horizontal={false} syncWithTicks />
        <XAxis
          type="number"
          height={24}
          {...scale}
          tickFormatter={value => axisText(Number(value), unit)}
          tickLine={false}
          axisLine={false}
          tick={axisTick}
        />
        <YAxis
          type="category"
          dataKey="index"
          width={nameWidth}
          interval={0}
          tickLine={false}
          axisLine={{ stroke: 'var(--color-line-strong)' }}
          tick={({ x, y, payload }) => {
            const name = names[Number(payload.value)] ?? ''
            return (
              <text className="chart-tick" x={Number(x) - 6} y={y} dy="0.35em" textAnchor="end">
                <title>{name}</title>
                {nameWithin(name, nameWidth - nameGap)}
              </text>
            )
          }}
        />
        {isNegative && <ReferenceLine x={0} stroke="var(--color-line-strong)" />}
        {marks.map(mark => (
          <ReferenceLine
            key={`${mark.axis} ${mark.value}`}
            x={Number(mark.value)}
            {...markLine(mark, 'top')}
          />
        ))}
        <Tooltip cursor={{ fill: 'var(--color-row-hover)' }} isAnimationActive={false} content={tooltip} />
        {isSplit && (
          <defs>
            <pattern
              id={fallId}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="6" height="6" fill="var(--color-chart-2)" fillOpacity="0.35" />
              <rect width="2.5" height="6" fill="var(--color-chart-2)" />
            </pattern>
          </defs>
        )}
        {fills}
        {bars.map(one => (
          <Bar
            key={one.id}
            dataKey={(row: DrawnCategory) => row.places[one.id]}
            name={one.label}
            {...(shape === 'stack' && { stackId: 'stack' })}
            fill={fillOf(one)}
            radius={shape === 'stack' ? 0 : [0, 2, 2, 0]}
            maxBarSize={18}
            {...pressed(onPick, one.id)}
            {...animation}
          >
            {isSplit &&
              data.map(({ index }) => (
                <Cell
                  key={index}
                  fill={
                    one.values[index]?.startsWith('-') ? `url(#${fallId})` : seriesColour(all.indexOf(one))
                  }
                />
              ))}
          </Bar>
        ))}
        {series.flatMap(one => (one.as === 'mark' ? [categoryMark(one, all)] : []))}
        {texts.map(one => categoryText(one, scale.domain[1]))}
        {rest && <RestBreak at={rest.at} count={categories.length} isAcross />}
        <CategoryCursor at={at} categories={categories} series={series} all={all} isAcross />
      </ComposedChart>
    </ResponsiveContainer>
  )
}
