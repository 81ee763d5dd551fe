import type { ReactNode } from 'react'
import type { DocumentRoom } from '../contract/documentRoom'
import { BlockFailure } from '../render/BlockFailure'
import { LoadFailure } from '../render/LoadFailure'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { failureCode } from '../runtime/failure'
import { textOf } from '../runtime/row'
import { say } from '../runtime/say'

import { NextApprovalBar } from './NextApprovalBar'
import { ProblemSummary } from './ProblemSummary'
import './detailParts.css'

interface DetailPartsProps {
  readonly room: DocumentRoom
  readonly children: ReactNode
}

/** The parts of a document that is chosen in a grid of the page, or why there is nothing to show. */
export function DetailParts({ room, children }: DetailPartsProps) {
  const { Skeleton } = useWidgets()
  const phase = useSlice(room, state => state.phase)
  const isNew = useSlice(room, state => state.isNew)
  const failure = useSlice(room, state => state.failure)
  const isConflicted = useSlice(room, state => state.isConflicted)
  const key = useSlice(room, state => textOf(state.header[room.plan.key]))
  const hasContent = useSlice(room, state => state.isNew || Object.keys(state.header).length > 0)
  const reload = room.plan.load === undefined || key === '' ? undefined : () => void room.load(key)
  if (phase === 'none') return <p className="detail-none">{say('chooseRowFirst')}</p>
  const isEmpty = phase === 'refused' || (phase === 'failed' && !hasContent)
  // Nothing on screen tells its number yet; the address does, since the row was chosen.
  if (failure && isEmpty) return <LoadFailure failure={failure} onRetry={() => void room.open()} />
  if (!hasContent) return <Skeleton height={320} rows={6} />
  return (
    <div className="detail-parts" aria-busy={phase === 'loading'}>
      {isNew && <p className="detail-new">{say('newDocument')}</p>}
      {phase === 'failed' && failure && (
        <BlockFailure isBar text={say('stale', failureCode(failure))} onRetry={reload} />
      )}
      {isConflicted && <BlockFailure isBar text={say('conflictKept')} onRetry={reload} />}
      <NextApprovalBar room={room} />
      <ProblemSummary room={room} />
      {children}
    </div>
  )
}
