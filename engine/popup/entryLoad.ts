import type { RoomHost } from '../contract/roomHost'
import type { GridPlan } from '../plan/gridPlan'
import type { EntryLoadPlan, EntryPopupPlan } from '../plan/screenPlan'
import { readRows } from '../record/readRows'
import { wireRequest } from '../record/wireRequest'
import { isEmptyValue, isRow, type Row, withoutEmptyValues } from '../runtime/row'

/** What a popup begins with, as the header and the parts of a document; what is empty in it has its first values. `found`: what finds it. */
export async function loadEntry(
  plan: EntryPopupPlan,
  load: EntryLoadPlan,
  host: RoomHost,
  found: Row = {},
): Promise<Row> {
  const { source } = plan.grid ?? {}
  const lines = source?.from === 'lines' ? source : undefined
  // All lines at once: they are edited and sent together.
  const paging = load.isPaged ? { page: 1, size: lines?.maxRows ?? 1 } : {}
  const request = { ...withoutEmptyValues(host.evaluateAll(load.with)), ...paging, ...found }
  const answer = await host.services.call.byName(load.operation, wireRequest(load, request))
  const { header, parts } = partsOf(load, answer, lines?.part ?? '')
  const filled = { ...withoutEmptyValues(host.evaluateAll(plan.document.initial, { header })) }
  const known = withFirst(header, filled)
  return { ...parts, ...lineValues(plan.grid, load, parts, known, host), header: known }
}

function lineValues(
  grid: GridPlan | undefined,
  { initialLine }: EntryLoadPlan,
  parts: Row,
  header: Row,
  host: RoomHost,
): Row {
  const list = grid?.source.from === 'lines' ? parts[grid.source.part] : undefined
  if (grid?.source.from !== 'lines' || !Array.isArray(list)) return {}
  const lines = list
    .filter(isRow)
    .map(line =>
      withFirst(line, withoutEmptyValues(host.evaluateAll(initialLine, { header, line, row: line }))),
    )
  return { [grid.source.part]: lines }
}

function withFirst(known: Row, first: Row): Row {
  const empty = Object.entries(first).filter(([name]) => isEmptyValue(known[name]))
  return { ...known, ...Object.fromEntries(empty) }
}

function partsOf({ answer: kind }: EntryLoadPlan, answer: unknown, part: string) {
  if (kind === 'list') return { header: {}, parts: { [part]: readRows(answer).rows } }
  if (!isRow(answer)) throw new Error('Engine bug: loadEntry got an answer that is no object.')
  if (kind === 'document') {
    const { header, ...parts } = answer
    return { header: isRow(header) ? header : {}, parts }
  }
  const isPart = ([, value]: [string, unknown]) => Array.isArray(value)
  return {
    header: Object.fromEntries(Object.entries(answer).filter(entry => !isPart(entry))),
    parts: Object.fromEntries(Object.entries(answer).filter(isPart)),
  }
}
