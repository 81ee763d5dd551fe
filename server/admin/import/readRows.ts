import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { shownText } from '../../../schemas/shared/workbook/readCell'
import type { NamedSheet } from '../../../schemas/shared/workbook/readXlsx'
import { fieldOf } from '../../document/columns'
import { labelsOf } from '../../master/labelsIn'
import { type ImportColumn, type ImportKind, isRefused, type Known } from './importKind'
import { importTexts } from './importTexts'
import { importKinds } from './kinds'

export interface ImportProblem {
  readonly sheet: string
  /** As it counts in the sheet, the titles being row 1; none for a sheet as a whole. */
  readonly row?: number
  /** The title of the column. */
  readonly title?: string
  readonly text: string
}

/** A filled row of a sheet. `given` has what the sheet says; a column that it does not have, or leaves open, is not in it. */
export interface FileRow {
  readonly sheet: string
  readonly row: number
  readonly given: Readonly<Record<string, string | null>>
}

export type FileTables = ReadonlyMap<ImportKind, readonly FileRow[]>

/** The sheets of all files by kind, and everything that is wrong with a cell in itself. */
export function readRows(sheets: readonly NamedSheet[], known: Known) {
  const problems: ImportProblem[] = []
  const tables = new Map<ImportKind, readonly FileRow[]>()
  for (const sheet of sheets) {
    if (sheet.rows.length === 0 || sheet.name.normalize('NFC') === importTexts.guideSheet) continue
    const kind = kindOf(sheet)
    const tell = (text: string, args: readonly (string | number)[] = []) =>
      problems.push({ sheet: sheet.name, text: fillMessage(text, args) })
    if (!kind) tell(importTexts.sheetUnknown, [importKinds.map(({ title }) => title).join(', ')])
    else if (tables.has(kind)) tell(importTexts.sheetTwice, [kind.title])
    else tables.set(kind, readSheet(sheet, kind, known, problems))
  }
  return { tables: tables as FileTables, problems }
}

const cleanTitle = (title: string) =>
  title
    .normalize('NFC')
    .replace(/\*\s*$/, '')
    .trim()
const titlesOf = ({ rows: [head = []] }: NamedSheet) => head.map(cell => cleanTitle(shownText(cell)))

const namesOf = ({ column, label }: ImportColumn) => [...labelsOf(label), fieldOf(column), column]
const columnTitled = ({ columns }: ImportKind, title: string) =>
  columns.find(column => namesOf(column).includes(title))

/** By the name of the sheet; else the one kind that has every title. */
function kindOf(sheet: NamedSheet): ImportKind | undefined {
  const name = cleanTitle(sheet.name)
  const named = importKinds.find(kind =>
    [...labelsOf(kind.title), kind.name, fieldOf(kind.name)].includes(name),
  )
  if (named) return named
  const titles = titlesOf(sheet).filter(title => title !== '')
  const fitting = importKinds.filter(
    kind =>
      titles.every(title => columnTitled(kind, title)) &&
      kind.columns.every(
        column => !column.isRequired || titles.some(title => namesOf(column).includes(title)),
      ),
  )
  return fitting.length === 1 ? fitting[0] : undefined
}

function readSheet(
  sheet: NamedSheet,
  kind: ImportKind,
  known: Known,
  problems: ImportProblem[],
): readonly FileRow[] {
  const tell = (place: Partial<ImportProblem>, text: string, args: readonly (string | number)[] = []) =>
    problems.push({ sheet: sheet.name, ...place, text: fillMessage(text, args) })
  const columns = titlesOf(sheet).map(title => {
    const column = columnTitled(kind, title)
    if (!column && title !== '')
      tell({}, importTexts.titleUnknown, [title, kind.columns.map(({ label }) => label).join(', ')])
    return column
  })
  for (const column of kind.columns) {
    const places = columns.filter(one => one === column).length
    if (places > 1) tell({}, importTexts.titleTwice, [column.label])
    if (places === 0 && column.isRequired) tell({}, importTexts.titleMissing, [column.label])
  }
  return sheet.rows.slice(1).flatMap((cells, index): FileRow[] => {
    const row = index + 2
    if (cells.every(cell => typeof cell === 'string' && cell.trim() === '')) return []
    const given: Record<string, string | null> = {}
    for (const [place, column] of columns.entries()) {
      if (!column) continue
      const refuse = (text: string, args: readonly string[] = []) =>
        tell({ row, title: column.label }, text, args)
      const cell = cells[place] ?? ''
      if (typeof cell !== 'string') {
        refuse(importTexts.cell)
        continue
      }
      const typed = cell.normalize('NFC').trim()
      if (typed === '') {
        if (column.isRequired) refuse(importTexts.empty, [column.label])
        else if (column.initial === undefined) given[column.column] = null
        continue
      }
      const read = column.holds.read(typed, known)
      if (isRefused(read)) refuse(read.refused)
      else given[column.column] = read
    }
    return [{ sheet: sheet.name, row, given }]
  })
}
