import type { ChartProps } from '../../engine/render/chartWidgetContract'
import { Icon } from '../Icon'
import { widgetText } from '../widgetText'

/** Heights of the bars that keep the place of a first picture, in percent. */
const waitingBars = [46, 72, 38, 90, 61, 54, 80, 33, 67, 49]

type ChartNoticeProps = Pick<ChartProps, 'state' | 'emptyText' | 'failedText' | 'onRetry'>

/** What stands in the picture's place: it is on its way, there is nothing to draw, or it went wrong. */
export function ChartNotice({ state, emptyText, failedText, onRetry }: ChartNoticeProps) {
  if (state === 'failed') {
    return (
      <div className="chart-notice" role="alert">
        <p>{failedText ?? widgetText('chartFailed')}</p>
        {onRetry && (
          <button type="button" className="button" onClick={onRetry}>
            <Icon name="retry" />
            {widgetText('retry')}
          </button>
        )}
      </div>
    )
  }
  if (state === 'loading') {
    return (
      <div className="chart-wait" role="status">
        <span className="visually-hidden">{widgetText('loading')}</span>
        {waitingBars.map(height => (
          <i key={height} style={{ height: `${height}%` }} />
        ))}
      </div>
    )
  }
  return (
    <div className="chart-notice">
      <p>{emptyText ?? widgetText('chartEmpty')}</p>
    </div>
  )
}
