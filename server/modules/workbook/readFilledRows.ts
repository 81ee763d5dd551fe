import { messageText } from '../../../schemas/shared/resultCodes'
import { shownText } from '../../../schemas/shared/workbook/readCell'
import { fieldRefused } from '../../http/failure'
import { labelsOf } from '../../master/labelsIn'
import { readWorkbook } from './readWorkbook'

export interface FilledRow<Field extends string> {
  /** As it counts in the sheet, the head being row 1. */
  readonly rowNo: number
  readonly cells: Readonly<Partial<Record<Field, string>>>
}

const mostBlankRows = 20_000

/** The filled rows of a template, by its columns; a workbook that is none, another one or too long is refused as a whole (X1 to X4). */
export async function readFilledRows<Field extends string>(
  name: string,
  bytes: Uint8Array,
  columns: readonly { readonly field: Field; readonly label: string }[],
  most: number,
): Promise<readonly FilledRow<Field>[]> {
  const read = await readWorkbook(name, bytes, { mostRows: most + mostBlankRows, mostColumns: 200 })
  if ('refused' in read)
    throw fieldRefused('fileName', read.refused === 'fileEmpty' ? 'uploadEmpty' : read.refused)
  const [head = [], ...rows] = read.rows
  const titles = head.map(cell =>
    shownText(cell)
      .normalize('NFC')
      .replace(/\*\s*$/, '')
      .trim(),
  )
  while (titles.at(-1) === '') titles.pop()
  const isTemplate =
    titles.length === columns.length &&
    columns.every(({ label }, at) => labelsOf(label).includes(titles[at] ?? ''))
  if (!isTemplate) throw fieldRefused('fileName', 'uploadHeaderWrong')
  const filled = rows.flatMap((row, index) => {
    const cells = columns.flatMap(({ field }, at): [string, string][] => {
      const text = shownText(row[at] ?? '')
        .normalize('NFC')
        .trim()
      return text === '' ? [] : [[field, text]]
    })
    return cells.length === 0
      ? []
      : [{ rowNo: index + 2, cells: Object.fromEntries(cells) as FilledRow<Field>['cells'] }]
  })
  if (filled.length === 0) throw fieldRefused('fileName', 'uploadEmpty')
  if (filled.length > most)
    throw fieldRefused('fileName', messageText('uploadTooLong', [most.toLocaleString('ko-KR')]))
  return filled
}
