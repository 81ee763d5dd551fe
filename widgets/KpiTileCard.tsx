import type { KpiTile } from '../engine/render/kpiWidgetContract'
import { isDecimal } from '../schemas/shared/decimal'
import { figureText, labelBesideUnit, shortFigureText } from './figureText'
import { Icon } from './Icon'
import { KpiBeside } from './KpiBeside'

interface KpiTileCardProps {
  readonly tile: KpiTile
  readonly isLoading: boolean
}

/** One figure: its name and exact amount, the figure for a glance, and beneath it what it is compared with. */
export function KpiTileCard({ tile, isLoading }: KpiTileCardProps) {
  const { label, value, unit, tone = 'neutral', beside, onGo } = tile
  const short = shortFigureText(value, unit)
  const exact = figureText(value, unit)
  const isFirst = isLoading && value === ''
  const body = (
    <>
      <span className="kpi-label">
        <span className="kpi-name">{labelBesideUnit(label, unit)}</span>
        {!isFirst && exact !== short && <span className="kpi-exact">{exact}</span>}
        {onGo && <Icon name="right" />}
      </span>
      {isFirst ? (
        <span className="kpi-wait" />
      ) : (
        <span className="kpi-value" data-number={isDecimal(value) || undefined}>
          {short}
        </span>
      )}
      {beside && <span className="kpi-foot">{!isFirst && <KpiBeside figure={beside} />}</span>}
    </>
  )
  const look = {
    className: 'kpi-tile',
    'data-tone': tone,
    'data-faded': (isLoading && !isFirst) || undefined,
  }
  return onGo ? (
    <button type="button" {...look} onClick={onGo}>
      {body}
    </button>
  ) : (
    <div {...look}>{body}</div>
  )
}
