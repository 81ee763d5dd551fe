import type { DataGridProps } from './dataGridContract'
import { gridTexts } from './gridTexts'

interface GridNoticeProps {
  readonly props: DataGridProps
}

/** What stands in the place of rows that are not there: nothing found, or a failure with the way to try again. */
export function GridNotice({ props }: GridNoticeProps) {
  if (props.state === 'failed') {
    return (
      <div className="dataGrid-notice" role="alert" data-over={props.rows.count > 0 || undefined}>
        <p>{props.failedText ?? gridTexts.failed}</p>
        {props.onRetry && (
          <button type="button" className="dataGrid-retry" onClick={props.onRetry}>
            {gridTexts.retry}
          </button>
        )}
      </div>
    )
  }
  const isEmpty = props.state === 'empty' || (props.state === 'ready' && props.rows.count === 0)
  if (!isEmpty) return null
  return (
    <div className="dataGrid-notice">
      <p>{props.emptyText ?? gridTexts.empty}</p>
    </div>
  )
}
