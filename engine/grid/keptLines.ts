import type { Line, LinesState } from '../contract/linesRoom'
import type { RoomHost } from '../contract/roomHost'
import type { DocumentLines } from '../plan/gridPlan'

/** Lines that will be there after saving. */
export function keptLines(state: LinesState): readonly Line[] {
  return state.lines.filter(line => line.mark !== 'D')
}

/** Those of them that are sent: some popups send only lines that something was entered in. */
export function sentLines(
  state: LinesState,
  { sendWhen }: Pick<DocumentLines, 'sendWhen'>,
  host: Pick<RoomHost, 'holds'>,
): readonly Line[] {
  const kept = keptLines(state)
  if (sendWhen === undefined) return kept
  return kept.filter(({ values }) => host.holds(sendWhen, { line: values, row: values }))
}
