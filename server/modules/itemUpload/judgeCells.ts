import { byteLength, characterLength } from '../../../schemas/shared/byteLength'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { messages } from '../../../schemas/shared/messages'
import type { UploadCells, UploadField } from './uploadCells'
import type { CellProblem, JudgedRow, UploadColumn, UploadRow } from './uploadSort'

const longestErrMsg = 400
const mostNameBytes = 200
const longestLeadTime = 365
const chosen: readonly UploadField[] = ['itemType', 'catCode', 'sgCode', 'unitCode', 'currency']

/** What is wrong with a filled cell in itself, apart from its length. */
export type CellRule = (text: string) => string | undefined

/** What is wrong with the cells of a row, in the order of the columns. */
export function cellProblems(
  columns: readonly UploadColumn[],
  cells: UploadCells,
  rules: Readonly<Partial<Record<UploadField, CellRule>>>,
): readonly CellProblem[] {
  return columns.flatMap(column => {
    const { field, label, isRequired } = column
    const text = cells[field]
    if (text === undefined) {
      const key = chosen.includes(field) ? messages.fieldNotChosen : messages.fieldEmpty
      return isRequired ? [{ field, msg: fillMessage(key, [label]) }] : []
    }
    const msg = tooLong(column, text) ?? rules[field]?.(text)
    return msg === undefined ? [] : [{ field, msg }]
  })
}

function tooLong({ field, label, longest }: UploadColumn, text: string): string | undefined {
  if (longest !== undefined && characterLength(text) > longest)
    return fillMessage(messages.tooManyCharacters, [label, longest])
  return field === 'itemName' && byteLength(text) > mostNameBytes
    ? fillMessage(messages.tooManyBytes, [label, mostNameBytes])
    : undefined
}

export const isLeadTime = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= longestLeadTime

export const good = ({ rowNo }: UploadRow): JudgedRow => ({ rowNo, result: 'OK', problems: [] })

/** A row that is wrong; the label of a cell goes before what is wrong with it, unless the sentence names it already. */
export function wrong(
  columns: readonly UploadColumn[],
  { rowNo }: UploadRow,
  problems: readonly CellProblem[],
): JudgedRow {
  const spoken = problems.map(({ field, msg }) => {
    const label = columns.find(column => column.field === field)?.label ?? field
    return msg.startsWith(label) ? msg : `${label}: ${msg}`
  })
  return { rowNo, result: 'ERR', problems, errMsg: shortened(spoken.join(' / ')) }
}

/** A row that says what another one says, or what is there already under a number. */
export function repeated(
  { rowNo }: UploadRow,
  field: UploadField,
  msg: string,
  resultNo?: string,
): JudgedRow {
  const number = resultNo === undefined ? {} : { resultNo }
  return { rowNo, result: 'DUP', problems: [{ field, msg }], errMsg: msg, ...number }
}

const shortened = (text: string) =>
  characterLength(text) <= longestErrMsg ? text : `${text.slice(0, longestErrMsg - 1)}…`
