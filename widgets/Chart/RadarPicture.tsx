import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar, RadarChart, ResponsiveContainer } from 'recharts'
import type { ChartProps, ChartSeries } from '../../engine/render/chartWidgetContract'
import { figureText } from '../figureText'
import { type DrawnCategory, drawnCategories } from './chartNumbers'
import { seriesColour } from './seriesColour'
import { spokeLines } from './spokeLines'
import { motion, useReducedMotion } from './useReducedMotion'

interface RadarPictureProps extends Pick<ChartProps, 'label' | 'categories' | 'series'> {
  /** All series, shown or not: a series keeps its colour. */
  readonly all: readonly ChartSeries[]
}

/** Points count to five or to a hundred: the same result has the same shape on every page. */
const scales = [5, 100]

/** Categories around a circle. Each is written with the value of the first series, so that nothing has to be read off the rings. */
export default function RadarPicture({ label, categories, series, all }: RadarPictureProps) {
  const isStill = useReducedMotion()
  const data = drawnCategories(categories, series)
  const highest = Math.max(...all.flatMap(({ values }) => values.map(Number)))
  const most = scales.find(scale => highest <= scale) ?? highest
  const [first] = series
  return (
    <ResponsiveContainer width="100%" height="100%">
      <RadarChart data={data} outerRadius="72%" accessibilityLayer={false} title={label}>
        <PolarGrid stroke="var(--color-line-strong)" />
        <PolarAngleAxis
          dataKey="index"
          tick={({ x, y, textAnchor, payload }) => {
            const place = Number(payload.value)
            const value = figureText(first?.values[place] ?? '', first?.unit)
            const lines = spokeLines(categories[place] ?? '', value)
            // The first stands above the ring, those at the sides around their spoke.
            const above =
              place === 0 ? lines.length - 1 : textAnchor === 'middle' ? 0 : (lines.length - 1) / 2
            return (
              <text y={Number(y)} textAnchor={textAnchor} fill="var(--color-text)" fontSize={12}>
                {lines.map((line, index) => (
                  <tspan key={line} x={Number(x)} dy={index === 0 ? `${0.35 - 1.25 * above}em` : '1.25em'}>
                    {line}
                  </tspan>
                ))}
              </text>
            )
          }}
        />
        <PolarRadiusAxis domain={[0, most]} tick={false} axisLine={false} />
        {series.map(one => (
          <Radar
            key={one.id}
            dataKey={(row: DrawnCategory) => row.places[one.id]}
            name={one.label}
            stroke={seriesColour(all.indexOf(one))}
            strokeWidth={2}
            fill={seriesColour(all.indexOf(one))}
            fillOpacity={0.25}
            dot={{ r: 3.5, fill: seriesColour(all.indexOf(one)), fillOpacity: 1 }}
            isAnimationActive={!isStill}
            animationDuration={motion}
          />
        ))}
      </RadarChart>
    </ResponsiveContainer>
  )
}
