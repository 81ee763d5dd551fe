import type { DocumentState } from '../contract/documentRoom'
import type { Line, LinesState } from '../contract/linesRoom'
import { keptLines } from '../grid/keptLines'
import type { DocumentPlan } from '../plan/documentPlan'
import type { GridPlan } from '../plan/gridPlan'
import { isEmptyValue, type Row } from '../runtime/row'

/** The fields that are taken and have a value; a cleared field is left out, which clears it on the server. */
export function pickValues(values: Row, fields: readonly string[]): Row {
  return Object.fromEntries(
    fields.flatMap(field => (isEmptyValue(values[field]) ? [] : [[field, values[field]]])),
  )
}

/** What a save sends: the header, all lines that stay, and the notes of files where they changed. */
export function saveRequest(
  plan: DocumentPlan,
  grids: readonly GridPlan[],
  state: DocumentState,
  files: readonly Row[] | undefined,
): Row {
  const lines = Object.fromEntries(
    grids.flatMap(grid => {
      if (grid.source.from !== 'lines') return []
      const { part, saved, key } = grid.source
      // Lines that the operation does not take are shown beside the document, as its changes are.
      if (saved.length === 0) return []
      return [[part, lineValues(state.lines[part], saved, key)]]
    }),
  )
  // A header of which nothing is typed is the server's alone.
  const header = plan.saved.length === 0 ? {} : { header: pickValues(state.header, plan.saved) }
  const body = { ...header, ...lines, ...(files && { files }) }
  if (state.isNew) return { body }
  const versioned = { ...body, version: state.header.version }
  // An operation that makes and changes alike finds the number in the header.
  if (plan.update === plan.create || plan.isOwn) return { body: versioned }
  return { [plan.key]: state.header[plan.key], body: versioned }
}

/** A line without the server's number is new; a stored line that is not sent is deleted. */
function lineValues(state: LinesState | undefined, saved: readonly string[], key: string): readonly Row[] {
  return state ? pickLines(keptLines(state), saved, key) : []
}

export function pickLines(lines: readonly Line[], saved: readonly string[], key: string): readonly Row[] {
  return lines.map(line => linePick(line.values, saved, key, line.stored !== undefined))
}

function linePick(values: Row, saved: readonly string[], key: string, isStored: boolean): Row {
  const fields = saved.filter(field => field !== key)
  return pickValues(values, isStored ? [key, ...fields] : fields)
}
