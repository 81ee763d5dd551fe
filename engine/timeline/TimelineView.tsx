import type { TimelinePlan } from '../plan/screenPlan'
import { timeText } from '../record/cellText'
import { useScreenState } from '../render/screenContext'
import { isRow, type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import { newestFirst } from './newestFirst'
import './timelineView.css'

const noHistory: readonly Row[] = []

/** What has happened to the document, newest first. */
export function TimelineView({ plan }: { readonly plan: TimelinePlan }) {
  const history = useScreenState(state => state.document?.parts.history)
  const events = Array.isArray(history) ? history.filter(isRow) : noHistory
  return (
    <section className="card" aria-label={plan.title}>
      <header className="card-head">
        <h2>{plan.title}</h2>
      </header>
      {events.length === 0 ? (
        <p className="card-empty">{say('timelineNone')}</p>
      ) : (
        <ol className="timeline">
          {newestFirst(events).map(event => (
            <li className="timeline-event" key={`${textOf(event.eventDt)} ${textOf(event.historyText)}`}>
              <p>{textOf(event.historyText)}</p>
              <p className="timeline-fact">
                {textOf(event.actorNm)} <time>{timeText(textOf(event.eventDt))}</time>
              </p>
              {textOf(event.reason) !== '' && (
                <p className="timeline-fact">{say('timelineReason', textOf(event.reason))}</p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
