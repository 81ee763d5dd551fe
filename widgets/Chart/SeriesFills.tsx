import { seriesColour } from './seriesColour'

/** Lines on the ground of a series, each another way, so that parts of one bar differ without colours, too. */
const strokes = ['', 'M0 8 L8 0', 'M0 4 H8', 'M4 0 V8', 'M0 0 L8 8', 'M0 4 H8 M4 0 V8']
const size = 8
const patternId = (id: string, index: number) => `${id}fill${index}`

/** What a part of a stacked bar is filled with. */
export const stackFill = (id: string, index: number): string =>
  index % strokes.length === 0 ? seriesColour(index) : `url(#${patternId(id, index)})`

/** The patterns of stacked bars; they stand in the picture, so that a file has them. */
export function SeriesFills({ id, count }: { readonly id: string; readonly count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => (
        <pattern
          key={patternId(id, index)}
          id={patternId(id, index)}
          width={size}
          height={size}
          patternUnits="userSpaceOnUse"
        >
          <rect width={size} height={size} fill={seriesColour(index)} />
          <path
            d={strokes[index % strokes.length]}
            stroke="var(--color-surface)"
            strokeWidth="1.5"
            fill="none"
          />
        </pattern>
      ))}
    </defs>
  )
}
