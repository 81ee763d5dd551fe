import { DefaultZIndexes, usePlotArea, ZIndexLayer } from 'recharts'

interface RestBreakProps {
  /** The category of the rest, the last of so many. */
  readonly at: number
  readonly count: number
  readonly isAcross?: boolean
  /** Stands beside the break, where the name of the category has no room for it. */
  readonly text?: string
}

/** Pixels from the end of the bars to the break, its width, and how far it leans. */
const fromEnd = 24
const width = 6
const lean = 6
/** Among few categories a bar takes little of its place: the break is as long as two bars, so that it leaves lines and limits whole. */
const longest = 56

/** A break across the bars of a rest that is cut: they are longer than they are drawn. */
export function RestBreak({ at, count, isAcross = false, text }: RestBreakProps) {
  const plot = usePlotArea()
  if (!plot) return null
  const band = (isAcross ? plot.height : plot.width) / count
  const length = Math.min(band, longest)
  const start = at * band + (band - length) / 2
  const path = isAcross
    ? `M${plot.x + plot.width - fromEnd} ${plot.y + start + length} l${lean} ${-length}`
    : `M${plot.x + start} ${plot.y + fromEnd} l${length} ${-lean}`
  return (
    <ZIndexLayer zIndex={DefaultZIndexes.label}>
      <path d={path} stroke="var(--color-surface)" strokeWidth={width} fill="none" />
      {text !== undefined && (
        <text className="chart-tick" x={plot.x + start} y={plot.y + fromEnd} textAnchor="end">
          {text}
        </text>
      )}
    </ZIndexLayer>
  )
}
