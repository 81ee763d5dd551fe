import type { CellText, LineEdit } from '../contract/linesRoom'
import { openLookup } from '../lookup/lookupRun'
import type { Row } from '../runtime/row'
import { type LinesCore, withoutFields } from './linesCore'
import { writeCells } from './linesEdit'
import { cellName } from './linesState'

/** Opens the popup of a cell; `typed` is searched for at once. */
export async function lookUpCell(
  core: LinesCore,
  index: number,
  field: string,
  typed?: string,
): Promise<void> {
  const { gestures, host, options, plan, slice } = core
  const line = slice.get().lines[index]
  const column = plan.columns.find(candidate => candidate.field === field)
  if (!line || !column?.lookup || !options.isEditable()) return
  const extra = { line: line.values, row: line.values }
  const around = { extra, beside: line.values }
  const answer = await openLookup(column.lookup, field, column.mask, host, around, typed)
  if (answer.kind === 'chosen')
    gestures.run(() => writeCells(core, new Map([[line.id, answer.values]]), { imported: undefined }))
  if (answer.kind === 'refused') {
    slice.set({ problems: { ...slice.get().problems, [cellName(line.id, field)]: answer.message } })
  }
}

/** Texts of one gesture for look-up cells; what a record brings along gives way to cells that came in the same gesture. */
export async function lookUpTexts(
  core: LinesCore,
  texts: readonly CellText[],
  edits: readonly LineEdit[],
): Promise<void> {
  const { gestures, host, options, plan, slice } = core
  const [only] = texts
  if (only && texts.length === 1 && edits.length === 0)
    return lookUpCell(core, only.index, only.field, only.text)
  if (!options.isEditable()) return
  const gesture = gestures.current()
  const { lines } = slice.get()
  const given = new Map(edits.map(({ index, values }) => [lines[index]?.id, Object.keys(values)]))
  const asked = texts.flatMap(({ index, field, text }) => {
    const line = lines[index]
    const column = plan.columns.find(candidate => candidate.field === field)
    return line && column?.lookup
      ? [{ line: line.values, id: line.id, lookup: column.lookup, field, mask: column.mask, text }]
      : []
  })
  const { lookUpMany } = await import('../lookup/lookUpMany')
  const answers = await lookUpMany(asked, host)
  const changes = new Map<string, Row>()
  const refused: Record<string, string> = {}
  answers.forEach((answer, at) => {
    const one = asked[at]
    if (!one) return
    if (answer.kind === 'refused') refused[cellName(one.id, one.field)] = answer.message
    if (answer.kind === 'chosen')
      changes.set(one.id, {
        ...changes.get(one.id),
        ...withoutFields(answer.values, given.get(one.id) ?? []),
      })
  })
  if (!options.isEditable()) return
  if (!gestures.follow(gesture, () => writeCells(core, changes, { imported: undefined }))) return
  slice.set({ problems: { ...slice.get().problems, ...refused } })
}
