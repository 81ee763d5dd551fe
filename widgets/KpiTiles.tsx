import type { KpiTilesProps } from '../engine/render/kpiWidgetContract'
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
      <ul>
        {tiles.map(tile => (
          <li key={tile.id}>
            <KpiTileCard tile={tile} isLoading={state === 'loading'} />
          </li>
        ))}
      </ul>
    </section>
  )
}
