import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import type { FileAnswer } from '../../http/route'
import { labelIn } from '../../master/labelsIn'
import { writeSheets } from '../export/writeExport'
import { requiredMark, uploadColumns } from './itemUploadColumns'
import { loadCodes } from './uploadReferences'

/**
 * The workbook to be filled in, in a language: an empty first sheet, how each column is filled in, and the codes that it
 * takes, whose names are data.
 */
export async function itemUploadTemplate(tx: Transaction, language: string): Promise<FileAnswer> {
  const say = (korean: string) => labelIn(language, korean)
  const content = await buffer(
    writeSheets([
      {
        title: say('품목'),
        columns: uploadColumns.map(({ field, label, isRequired, isNumber, width }) => ({
          field,
          label: isRequired ? say(label) + requiredMark : say(label),
          kind: 'text',
          width,
          ...(isNumber ? {} : { typed: 'text' as const }),
        })),
        pages: [],
      },
      guideSheet(say),
      { title: say('코드'), columns: textColumns(codeTitles, say), pages: [await codeRows(tx, say)] },
    ]),
  )
  return { fileName: say('품목 엑셀 업로드 양식.xlsx'), content }
}

type Say = (korean: string) => string

const codeTitles = [
  ['column', '항목', 110],
  ['value', '코드', 110],
  ['text', '이름', 360],
] as const

function guideSheet(say: Say) {
  const titles = [
    ['label', '항목', 110],
    ['required', '필수', 60],
    ['guide', '입력 방법', 300],
    ['example', '작성 예', 180],
  ] as const
  const rows = uploadColumns.map(({ label, isRequired, guide, example }) => ({
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

async function codeRows(tx: Transaction, say: Say) {
  const { itemTypes, units } = await loadCodes(tx)
  const { rows: categories } = await sql<{ value: string; text: string }>`
    select leaf.cat_code as value, concat_ws(' > ', first.cat_name, second.cat_name, leaf.cat_name) as text
    from item_category leaf join item_category second on second.cat_code = leaf.up_cat_code
      join item_category first on first.cat_code = second.up_cat_code
    where leaf.cat_level = 3 and leaf.use_yn = 'Y' order by leaf.cat_code`.execute(tx)
  const { rows: groups } = await sql<{ value: string; text: string }>`
    select leaf.sg_code as value, concat_ws(' > ', first.sg_name, second.sg_name, third.sg_name, leaf.sg_name) as text
    from sourcing_group leaf join sourcing_group third on third.sg_code = leaf.up_level
      join sourcing_group second on second.sg_code = third.up_level
      join sourcing_group first on first.sg_code = second.up_level
    where leaf.sg_level = '004' and leaf.use_yn = 'Y' order by leaf.sg_code`.execute(tx)
  const listed = (column: string, values: readonly { readonly value: string; readonly text: string }[]) =>
    values.map(({ value, text }) => ({ column: say(column), value, text }))
  const entries = (known: ReadonlyMap<string, string>) => [...known].map(([value, text]) => ({ value, text }))
  return [
    ...listed('품목구분', entries(itemTypes)),
    ...listed('단위', entries(units)),
    ...listed('카테고리', categories),
    ...listed('소싱그룹', groups),
  ]
}

/** Some ten kilobytes, finished before the transaction ends. */
