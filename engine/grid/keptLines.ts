import type { Line, LinesState } from './linesState'

/** Lines that will be there after saving. */
export function keptLines(state: LinesState): readonly Line[] {
  return state.lines.filter(line => line.mark !== 'D')
}
