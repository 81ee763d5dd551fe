import { buffer } from 'node:stream/consumers'
import type { Transaction } from '../../database/connect'
import type { FileAnswer } from '../../http/route'
import { labelIn } from '../../master/labelsIn'
import { writeSheets } from '../export/writeExport'
import { requiredMark, resultTitles, type UploadSort } from './uploadSort'
import { cellsOf, type UploadRowRecord } from './uploadStore'

type Say = (korean: string) => string
type SheetRow = Readonly<Record<string, string>>

/**
 * The workbook to be filled in, in a language: an empty first sheet, how each column is filled in, and the codes that it
 * takes, whose names are data.
 */
export async function uploadTemplate(
  tx: Transaction,
  sort: UploadSort,
  language: string,
): Promise<FileAnswer> {
  const say: Say = korean => labelIn(language, korean)
  return fileOf(tx, sort, say, sort.templateName, {
    title: say(sort.sheet),
    columns: columnsOf(sort, say),
    pages: [],
  })
}

const [resultTitle, messageTitle] = resultTitles
const resultTexts = { ERR: '오류', DUP: '중복' } as const

/** The same workbook with the rows that are wrong or repeated, and what is wrong with them; once mended it goes back in. */
export async function uploadErrors(
  tx: Transaction,
  sort: UploadSort,
  rows: readonly UploadRowRecord[],
  language: string,
): Promise<FileAnswer> {
  const say: Say = korean => labelIn(language, korean)
  const told = [
    { field: 'rowResult', label: say(resultTitle), kind: 'text' as const, width: 80 },
    { field: 'errMsg', label: say(messageTitle), kind: 'text' as const, width: 420 },
  ]
  const wrong = rows.flatMap((row): SheetRow[] => {
    const { row_result: result, err_msg: errMsg } = row
    if (result !== 'ERR' && result !== 'DUP') return []
    return [{ ...cellsOf(row), rowResult: say(resultTexts[result]), errMsg: errMsg ?? '' }]
  })
  return fileOf(tx, sort, say, sort.errorsName, {
    title: say(sort.sheet),
    columns: [...columnsOf(sort, say), ...told],
    pages: [wrong],
  })
}

async function fileOf(
  tx: Transaction,
  sort: UploadSort,
  say: Say,
  fileName: string,
  sheet: Parameters<typeof writeSheets>[0][number],
): Promise<FileAnswer> {
  const codes = await sort.codeLists(tx)
  const rows = codes.flatMap(list =>
    list.codes.map(({ value, text }) => ({ column: say(list.label), value, text })),
  )
  const content = await buffer(
    writeSheets([
      sheet,
      guideSheet(sort, say),
      { title: say('코드'), columns: textColumns(codeTitles, say), pages: [rows] },
    ]),
  )
  return { fileName: say(fileName), content }
}

/** Codes with zeros in front are text to a spreadsheet as well. */
const columnsOf = ({ columns }: UploadSort, say: Say) =>
  columns.map(({ field, label, isRequired, isNumber, width }) => ({
    field,
    label: isRequired ? say(label) + requiredMark : say(label),
    kind: 'text' as const,
    width,
    ...(isNumber ? {} : { typed: 'text' as const }),
  }))

const codeTitles = [
  ['column', '항목', 110],
  ['value', '코드', 110],
  ['text', '이름', 360],
] as const

function guideSheet({ columns }: UploadSort, say: Say) {
  const titles = [
    ['label', '항목', 110],
    ['required', '필수', 60],
    ['guide', '입력 방법', 300],
    ['example', '작성 예', 180],
  ] as const
  const rows = columns.map(({ label, isRequired, guide, example }) => ({
    label: say(label),
    required: isRequired ? say('필수') : '',
    guide: say(guide),
    example,
  }))
  return { title: say('작성 안내'), columns: textColumns(titles, say), pages: [rows] }
}

function textColumns(titles: readonly (readonly [string, string, number])[], say: Say) {
  return titles.map(([field, label, width]) => ({ field, label: say(label), kind: 'text' as const, width }))
}
