import { type Row, textOf } from '../runtime/row'

/** What has happened, answered oldest first; of two events of one moment the later one stands above, too. */
export function newestFirst(events: readonly Row[]): readonly Row[] {
  return events.toReversed().sort((a, b) => textOf(b.eventDt).localeCompare(textOf(a.eventDt)))
}
