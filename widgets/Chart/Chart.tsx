import { type CSSProperties, lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { ChartProps } from '../../engine/render/chartWidgetContract'
import { Icon } from '../Icon'
import { widgetText } from '../widgetText'
import { AcrossPicture } from './AcrossPicture'
import { ChartKeys } from './ChartKeys'
import { ChartLegend } from './ChartLegend'
import { ChartNotice } from './ChartNotice'
import { ChartPicture, isPatterned } from './ChartPicture'
import { ChartTable } from './ChartTable'
import { chartImage } from './chartImage'
import { WaterfallPicture } from './WaterfallPicture'
import { wholePicture } from './wholePicture'
import './chart.css'

/** Few charts are round, so that the others do without its code. */
const RadarPicture = lazy(() => import('./RadarPicture'))
/** Of two places around a circle nothing is seen. */
const fewestRound = 3

/**
 * A picture of figures and the same figures as a table: the table stands there unseen for screen readers, and in the
 * picture's place on wish. Nothing moves its size while it loads.
 */
export function Chart(props: ChartProps) {
  const {
    label,
    state,
    height,
    categories,
    series,
    whole,
    restAt,
    note = '',
    onPick,
    onSave,
    onDrawn,
  } = props
  const figure = useRef<HTMLElement>(null)
  const fillId = useId()
  const take = useCallback(async () => {
    if (figure.current) await wholePicture(figure.current)
    return figure.current ? chartImage(figure.current, label, note) : undefined
  }, [label, note])
  useEffect(() => {
    onDrawn?.(take)
    return () => onDrawn?.(undefined)
  }, [onDrawn, take])
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [isTable, setIsTable] = useState(false)
  const hasPicture = state !== 'failed' && state !== 'empty' && categories.length > 0
  const isRound = props.shape === 'radar' && categories.length >= fewestRound
  const shown = series.filter(one => !hidden.has(one.id))
  const Picture =
    props.shape === 'waterfall' ? WaterfallPicture : props.isAcross ? AcrossPicture : ChartPicture

  // What stands for several leads to each of them, where the table has them.
  const pick =
    onPick &&
    ((category: number, id: string) => (category === restAt && whole ? showTable() : onPick(category, id)))
  const drawn = { ...props, all: series, series: shown, fillId, onPick: pick }

  function showTable(): void {
    setIsTable(true)
    requestAnimationFrame(() => figure.current?.querySelector<HTMLElement>('.chart-table')?.focus())
  }

  async function save(kind: 'png' | 'svg'): Promise<void> {
    const image = await take()
    if (image) onSave?.(image, kind)
  }

  function toggle(id: string): void {
    const next = new Set(hidden)
    if (!next.delete(id)) next.add(id)
    // One series always stays: an empty picture would look like missing figures.
    if (next.size < series.filter(one => one.as !== 'text').length) setHidden(next)
  }

  return (
    <figure ref={figure} className="chart" aria-label={label} aria-busy={state === 'loading'}>
      <div className="chart-head">
        <figcaption>{label}</figcaption>
        {hasPicture && !isTable && (
          <ChartLegend
            series={series}
            hidden={hidden}
            onToggle={toggle}
            {...(isPatterned(props) && { fillId })}
          />
        )}
        {hasPicture && onSave && !isTable && (
          <span className="chart-files">
            {(['png', 'svg'] as const).map(kind => (
              <button
                key={kind}
                type="button"
                className="chart-switch"
                aria-label={`${label} ${kind.toUpperCase()}`}
                onClick={() => void save(kind)}
              >
                <Icon name="download" />
                {kind.toUpperCase()}
              </button>
            ))}
          </span>
        )}
        {hasPicture && (
          <button
            type="button"
            className="chart-switch"
            aria-pressed={isTable}
            onClick={() => setIsTable(!isTable)}
          >
            <Icon name="columns" />
            {widgetText(isTable ? 'chartPicture' : 'chartTable')}
          </button>
        )}
      </div>
      <div className="chart-body" style={{ '--chart-height': `${height}px` } as CSSProperties}>
        {hasPicture ? (
          <>
            {!isTable && (
              <ChartKeys {...drawn} isFaded={state === 'loading'}>
                {at =>
                  isRound ? (
                    <Suspense>
                      <RadarPicture {...drawn} />
                    </Suspense>
                  ) : (
                    <Picture {...drawn} at={at} />
                  )
                }
              </ChartKeys>
            )}
            <ChartTable {...props} {...whole} isShown={isTable} />
          </>
        ) : (
          <ChartNotice {...props} />
        )}
      </div>
    </figure>
  )
}
