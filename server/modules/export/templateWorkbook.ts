import { buffer } from 'node:stream/consumers'
import type { FileAnswer } from '../../http/route'
import { labelIn } from '../../master/labelsIn'
import { writeSheets } from './writeExport'

/** A column of a workbook that people fill in and send back. */
export interface TemplateColumn {
  readonly field: string
  readonly label: string
  readonly width: number
  /** Marked by a star behind its title. */
  readonly isRequired?: boolean
}

/** A workbook to fill in, in the language of who asks for it; all cells are text. */
export async function templateWorkbook(
  language: string,
  title: string,
  columns: readonly TemplateColumn[],
  rows: readonly Readonly<Record<string, string | number | null>>[] = [],
): Promise<FileAnswer> {
  const say = (korean: string) => labelIn(language, korean)
  const shown = columns.map(({ isRequired, ...column }) => ({
    ...column,
    label: `${say(column.label)}${isRequired ? '*' : ''}`,
    kind: 'text' as const,
    typed: 'text' as const,
  }))
  const content = await buffer(
    writeSheets([{ title: say('양식'), columns: shown, pages: rows.length === 0 ? [] : [rows] }]),
  )
  return { fileName: `${say(title)}.xlsx`, content }
}
