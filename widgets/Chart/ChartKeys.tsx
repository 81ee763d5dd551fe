import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import type { ChartProps, ChartSeries } from '../../engine/render/chartWidgetContract'
import { figureText } from '../figureText'
import { widgetText } from '../widgetText'

interface ChartKeysProps extends Pick<ChartProps, 'label' | 'categories' | 'series' | 'onPick'> {
  readonly isFaded: boolean
  /** Draws the picture with the category that the keyboard stands on. */
  readonly children: (at: number | undefined) => ReactNode
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * The picture under the keyboard: arrows walk through its categories, each of which is read aloud, and Enter opens what stands behind
 * the first bar. What recharts offers walks the other way where bars lie, and tells nobody.
 */
export function ChartKeys({ label, categories, series, onPick, isFaded, children }: ChartKeysProps) {
  const hintId = useId()
  const [place, setPlace] = useState<number>()
  const at = place === undefined ? undefined : Math.min(place, categories.length - 1)

  function move(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const next = placeAfter(event.key, at, categories.length)
    const [first] = series.filter(({ as }) => as === 'bar' || as === 'line')
    if (next !== undefined) setPlace(next)
    else if (event.key === 'Escape' && at !== undefined) setPlace(undefined)
    else if (event.key === 'Enter' && at !== undefined && first) onPick?.(at, first.id)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      className="chart-picture"
      role="application"
      aria-label={label}
      aria-describedby={hintId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its values are read by keyboard
      tabIndex={0}
      data-faded={isFaded || undefined}
      onKeyDown={move}
      onBlur={() => setPlace(undefined)}
    >
      <div className="chart-drawn" aria-hidden="true">
        {children(at)}
      </div>
      <span id={hintId} hidden>
        {widgetText(onPick ? 'chartKeysOpen' : 'chartKeys')}
      </span>
      <span className="visually-hidden" role="status">
        {at !== undefined && valuesText(categories[at] ?? '', series, at)}
      </span>
    </div>
  )
}

function placeAfter(key: string, at: number | undefined, count: number): number | undefined {
  const step = steps[key]
  if (step !== undefined) return at === undefined ? 0 : Math.max(0, Math.min(count - 1, at + step))
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

const valuesText = (category: string, series: readonly ChartSeries[], at: number) =>
  [category, ...series.map(one => `${one.label} ${figureText(one.values[at] ?? '', one.unit)}`)].join(', ')
