import type { DocumentRoom } from '../contract/documentRoom'
import { DocumentHead } from '../document/DocumentHead'
import { NextApprovalBar } from '../document/NextApprovalBar'
import { ProblemSummary } from '../document/ProblemSummary'
import type { BlockPlan } from '../plan/screenPlan'
import { BlockFailure } from '../render/BlockFailure'
import { LoadFailure } from '../render/LoadFailure'
import { useScreen } from '../render/screenContext'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { failureCode } from '../runtime/failure'
import { say } from '../runtime/say'
import { BlockView } from './BlockView'
import { SidePanels } from './SidePanels'

/** One record: head, sections and lines; approval line and history at the right, in narrow windows below as tabs. */
export function DocumentPage({ room }: { readonly room: DocumentRoom }) {
  const { Skeleton } = useWidgets()
  const screen = useScreen()
  const phase = useSlice(room, state => state.phase)
  const failure = useSlice(room, state => state.failure)
  const isConflicted = useSlice(room, state => state.isConflicted)
  const hasContent = useSlice(room, state => state.isNew || Object.keys(state.header).length > 0)
  const key = screen.host.params[room.plan.key] ?? ''
  const reload = () => void room.load(key)
  if (phase === 'none')
    return (
      <div className="screen" data-page="document">
        <DocumentHead room={room} />
        <section className="card">
          <p className="card-empty">{say('documentNotNamed')}</p>
        </section>
      </div>
    )
  const isEmpty = phase === 'refused' || (phase === 'failed' && !hasContent)
  if (failure && isEmpty)
    return (
      <div className="screen" data-page="document">
        <DocumentHead room={room} />
        <LoadFailure failure={failure} onRetry={screen.retry} />
      </div>
    )
  const { blocks } = screen.plan
  const side = blocks.filter(isSide)
  return (
    <div className="screen" data-page="document" aria-busy={phase === 'loading'}>
      <DocumentHead room={room} />
      {phase === 'failed' && failure && (
        <BlockFailure isBar text={say('stale', failureCode(failure))} onRetry={reload} />
      )}
      {isConflicted && <BlockFailure isBar text={say('conflictKept')} onRetry={reload} />}
      {phase === 'deleted' && <BlockFailure isBar text={say('deleted')} />}
      <NextApprovalBar room={room} />
      <ProblemSummary room={room} />
      <div className="document-columns" data-side={side.length > 0 || undefined}>
        <div className="document-main">
          {hasContent ? (
            blocks
              .filter(block => !isSide(block))
              .map(block => <BlockView key={`${block.block} ${block.id}`} plan={block} />)
          ) : (
            <Skeleton height={420} rows={8} />
          )}
        </div>
        {side.length > 0 && hasContent && <SidePanels blocks={side} />}
      </div>
    </div>
  )
}

function isSide(block: BlockPlan): boolean {
  return block.block === 'approval' || block.block === 'timeline'
}
