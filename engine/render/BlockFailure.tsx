import { say } from '../runtime/say'
import { useWidgets } from './useWidgets'
import './blockFailure.css'

interface BlockFailureProps {
  readonly text: string
  /** What to do next, or who may help. */
  readonly help?: string
  readonly onRetry?: () => void
  /** A thin bar above what is still on screen, instead of filling the block. */
  readonly isBar?: boolean
}

/** What went wrong in a block, with a retry in place; the rest of the page lives. */
export function BlockFailure({ text, help, onRetry, isBar }: BlockFailureProps) {
  const { Button } = useWidgets()
  return (
    <div className="block-failure" data-bar={isBar || undefined} role="alert">
      {!isBar && <h2>{say('failureTitle')}</h2>}
      <p>{text}</p>
      {help !== undefined && <p>{help}</p>}
      {onRetry && <Button label={say('retry')} icon="retry" onPress={onRetry} />}
    </div>
  )
}
