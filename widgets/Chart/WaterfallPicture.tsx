import {
  Bar,
  CartesianGrid,
  Cell,
  ComposedChart,
  LabelList,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { CategoryCursor } from './CategoryCursor'
import { CategoryTick } from './CategoryTick'
import { axisTick, type ChartPictureProps, pressed } from './ChartPicture'
import { tooltipOf } from './ChartTooltip'
import { axisScale, axisText, axisWidth } from './chartNumbers'
import { waterfallSteps } from './waterfallSteps'

/** What is taken away is saved. */
const colours = {
  whole: 'var(--color-chart-1)',
  fall: 'var(--color-chart-2)',
  rise: 'var(--color-chart-3)',
} as const

/** From the first value through what each further one adds or takes to the last: the steps hang between them. */
export function WaterfallPicture({ label, categories, series, all, onPick, at }: ChartPictureProps) {
  const [first] = series
  if (!first) return null
  const steps = waterfallSteps(first.values)
  const scale = axisScale(steps.flatMap(({ span }) => span))
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={steps}
        margin={{ top: 18, right: 12, bottom: 0, left: 0 }}
        barCategoryGap="32%"
        accessibilityLayer={false}
        title={label}
      >
        <CartesianGrid stroke="var(--color-line)" vertical={false} syncWithTicks />
        <XAxis
          dataKey="index"
          height={38}
          interval={0}
          tickLine={false}
          axisLine={{ stroke: 'var(--color-line-strong)' }}
          tick={({ x, y, payload, width, visibleTicksCount }) => (
            <CategoryTick
              x={Number(x)}
              y={Number(y)}
              name={categories[Number(payload.value)] ?? ''}
              slot={Number(width) / Math.max(1, Number(visibleTicksCount))}
              isAslant={false}
            />
          )}
        />
        <YAxis
          width={axisWidth(scale, first.unit)}
          {...scale}
          tickFormatter={value => axisText(Number(value), first.unit)}
          tickLine={false}
          axisLine={false}
          tick={axisTick}
        />
        <ReferenceLine y={0} stroke="var(--color-line-strong)" />
        <Tooltip
          cursor={{ fill: 'var(--color-row-hover)' }}
          isAnimationActive={false}
          content={tooltipOf({ categories, series, all })}
        />
        <Bar
          dataKey="span"
          name={first.label}
          isAnimationActive={false}
          maxBarSize={64}
          {...pressed(onPick, first.id)}
        >
          {steps.map(step => (
            <Cell key={step.index} fill={colours[step.kind]} />
          ))}
          <LabelList
            dataKey="value"
            position="top"
            fill="var(--color-text)"
            fontSize={12}
            formatter={value => axisText(Number(value), first.unit)}
          />
        </Bar>
        <CategoryCursor at={at} categories={categories} series={series} all={all} />
      </ComposedChart>
    </ResponsiveContainer>
  )
}
