import { type ReadCell, shownText } from '../../schemas/shared/workbook/readCell'
import type { ImportRow, ImportState } from '../contract/importRoom'
import type { Line, LinesRoom } from '../contract/linesRoom'
import type { RoomHost } from '../contract/roomHost'
import { createRecordLookups } from '../lookup/recordLookups'
import { say } from '../runtime/say'
import type { Services, WorkbookReading } from '../runtime/services'
import { judgeRow, parseRow, type ReadRow } from './checkRows'
import { type ImportColumn, matchTitles } from './importColumns'
import { isBad } from './importState'
import { inSlices } from './inSlices'
import { createLineFinder } from './lineFinder'

/** One file on its way; `reading` lets it be canceled. */
export interface ImportAttempt {
  reading?: WorkbookReading
}

/** What the cells of a row say by field, and why some of them are not taken. */
function cellsOf(
  columns: readonly (ImportColumn | undefined)[],
  cells: readonly ReadCell[],
): Pick<ReadRow, 'texts' | 'refused'> {
  const texts: Record<string, string> = {}
  const refused: Record<string, string> = {}
  for (const [at, column] of columns.entries()) {
    if (!column) continue
    const { field } = column.plan
    const cell = cells[at] ?? ''
    texts[field] = shownText(cell)
    if (typeof cell !== 'string') refused[field] = say(cell.refused, ...cell.args)
  }
  return { texts, refused }
}

/** The filled rows of a workbook, or why the file as a whole is refused (X1 to X4). */
export async function readWorkbookRows(
  file: File,
  columns: readonly ImportColumn[],
  roomFor: number,
  { file: port }: Pick<Services, 'file'>,
  attempt: ImportAttempt,
): Promise<readonly ReadRow[] | string> {
  const rows: ReadRow[] = []
  let matched: ReturnType<typeof matchTitles>
  attempt.reading = port.readWorkbook(file, {
    onHead: titles => {
      matched = matchTitles(titles.map(shownText), columns)
    },
    onRows: (from, part) => {
      part.forEach((cells, index) => {
        if (!matched || cells.every(cell => typeof cell === 'string' && cell.trim() === '')) return
        rows.push({ number: from + index, ...cellsOf(matched, cells) })
      })
    },
  })
  await attempt.reading.done
  if (!matched) return say('uploadHeaderWrong')
  if (rows.length === 0) return say('uploadEmpty')
  return rows.length > roomFor ? say('uploadTooLong', roomFor) : rows
}

/** What the rows are judged against, and who hears how far that is. */
interface Judging {
  readonly columns: readonly ImportColumn[]
  readonly lines: LinesRoom
  readonly host: RoomHost
  /** The column by which rows find the lines that they change. */
  readonly by: string | undefined
  readonly stored: readonly Line[]
  readonly isGone: () => boolean
  onProgress(done: number): void
}

/** The rows judged, in slices; undefined when nobody waits for them any more. Reading and judging are half of the way each. */
export async function judgeWorkbookRows(
  rows: readonly ReadRow[],
  { columns, lines, host, by, stored, isGone, onProgress }: Judging,
): Promise<readonly ImportRow[] | undefined> {
  const lookups = createRecordLookups(host)
  const labelOf = (field: string) => lines.plan.columns.find(column => column.field === field)?.label ?? field
  const first = by === undefined ? lines.newValues() : {}
  const target = by === undefined ? {} : { target: createLineFinder(stored, by, labelOf(by)) }
  const parts = { columns, room: lines, host, lookups, first, ...target }
  const parsed: ReturnType<typeof parseRow>[] = []
  const isRead = await inSlices(rows, row => parsed.push(parseRow(row, parts)), {
    isGone,
    onSlice: onProgress,
  })
  if (!isRead) return undefined
  await lookups.resolve(isGone)
  const judged: ImportRow[] = []
  const isJudged = await inSlices(parsed, row => judged.push(judgeRow(row, parts)), {
    isGone,
    onSlice: done => onProgress(rows.length + done),
  })
  return isJudged ? judged : undefined
}

/** What the preview counts. */
export function previewOf(rows: readonly ImportRow[]): Partial<ImportState> {
  const bad = rows.filter(isBad)
  return {
    phase: 'preview',
    rows,
    badRows: bad.length,
    badCells: bad.reduce((sum, row) => sum + Object.keys(row.problems).length, 0),
    notedCells: rows.reduce((sum, row) => sum + Object.keys(row.notes).length, 0),
    isOnlyBad: false,
  }
}
