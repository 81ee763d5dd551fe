import { shortName, tickLines } from './chartNumbers'

interface CategoryTickProps {
  readonly x: number
  readonly y: number
  readonly name: string
  /** Pixels from one category to the next. */
  readonly slot: number
  readonly isAslant: boolean
}

/** So many characters of a slanting name fit above the lower edge. */
const mostAslant = 10

/** The name of a category under its bars, in two lines at most or aslant; the whole name shows on pointing at it. */
export function CategoryTick({ x, y, name, slot, isAslant }: CategoryTickProps) {
  if (isAslant) {
    return (
      <text className="chart-tick" transform={`translate(${x + 4} ${y + 12}) rotate(-35)`} textAnchor="end">
        <title>{name}</title>
        {shortName(name, mostAslant)}
      </text>
    )
  }
  const lines = tickLines(name, slot)
  return (
    <text className="chart-tick" x={x} y={y + 6} textAnchor="middle">
      <title>{name}</title>
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 6 : 14}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
