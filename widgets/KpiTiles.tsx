import type { CSSProperties } from 'react'
import type { KpiTile, KpiTilesProps } from '../engine/render/kpiWidgetContract'
import { isDecimal } from '../schemas/shared/decimal'
import { shortFigureText } from './figureText'
import { Icon } from './Icon'
import { KpiTileCard } from './KpiTileCard'
import { widgetText } from './widgetText'
import './kpiTiles.css'

/** Figures in a row of tiles of equal width; their places are kept while they load. */
export function KpiTiles({ label, state, tiles, failedText, onRetry }: KpiTilesProps) {
  if (state === 'failed') {
    return (
      <div className="kpi-failed" role="alert">
        <Icon name="warning" />
        <p>{failedText ?? widgetText('figuresFailed')}</p>
        {onRetry && (
          <button type="button" className="button" onClick={onRetry}>
            <Icon name="retry" />
            {widgetText('retry')}
          </button>
        )}
      </div>
    )
  }
  return (
    <section className="kpi-tiles" aria-label={label} aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <span className="visually-hidden" role="status">
          {widgetText('loading')}
        </span>
      )}
      <ul style={{ '--kpi-count': tiles.length, '--kpi-ems': widest(tiles) } as CSSProperties}>
        {tiles.map(tile => (
          <li key={tile.id}>
            <KpiTileCard tile={tile} isLoading={state === 'loading'} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How wide the widest number is in units of its type, a little more than less: all numbers are made as small as it needs. */
function widest(tiles: readonly KpiTile[]): number {
  const numbers = tiles.flatMap(({ value, unit }) => (isDecimal(value) ? shortFigureText(value, unit) : []))
  return Math.max(1, ...numbers.map(text => [...text].reduce((width, sign) => width + widthOf(sign), 0)))
}

function widthOf(sign: string): number {
  if (sign === ',' || sign === '.' || sign === ' ') return 0.3
  return /[\d-]/.test(sign) ? 0.65 : 0.9
}
