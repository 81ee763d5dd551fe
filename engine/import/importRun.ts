import { type ReadCell, shownText } from '../../schemas/shared/workbook/readCell'
import type { ImportRoom, ImportRow, ImportState } from '../contract/importRoom'
import type { LinesRoom } from '../contract/linesRoom'
import type { RoomHost } from '../contract/roomHost'
import type { Slice } from '../contract/slice'
import { keptLines } from '../grid/keptLines'
import { createRecordLookups } from '../lookup/recordLookups'
import { type ReferenceOption, referenceOptions } from '../record/referenceOptions'
import { failureText, toFailure } from '../runtime/failure'
import { say } from '../runtime/say'
import type { WorkbookReading } from '../runtime/services'
import { tellFailure } from '../runtime/tellFailure'
import { judgeRow, parseRow, type ReadRow } from './checkRows'
import { type ImportColumn, importColumns, isFilledIn, matchTitles } from './importColumns'
import { isBad, noImport } from './importState'
import { errorJob, templateJob } from './importTemplate'
import { inSlices } from './inSlices'
import { createLineFinder } from './lineFinder'

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

interface ImportOptions {
  readonly slice: Slice<ImportState>
  readonly title: string
  /** The column by which rows find the lines that they change; without it they become new lines. */
  readonly by?: string
  /** Called once: whether rows were taken. */
  onEnd(isTaken: boolean): void
}

export function createImportRoom(lines: LinesRoom, host: RoomHost, options: ImportOptions): ImportRoom {
  const { plan } = lines
  const { services } = host
  const { slice, title, by } = options
  const { today } = services.clock
  const stored = by === undefined ? [] : keptLines(lines.get())
  const roomFor =
    by === undefined ? lines.source.maxRows - keptLines(lines.get()).length : lines.source.maxRows
  /** Replaced with each file, so that nothing of an older one reaches the dialog. */
  let attempt: { readonly reading?: WorkbookReading } = {}

  async function columns(): Promise<readonly ImportColumn[]> {
    const loaded = await Promise.all(
      plan.columns.flatMap(({ field, options: source }) =>
        source
          ? [
              referenceOptions(services, source).then((choices): [string, readonly ReferenceOption[]] => [
                field,
                choices,
              ]),
            ]
          : [],
      ),
    )
    return importColumns(plan, services.codes, Object.fromEntries(loaded), by)
  }

  async function read(file: File): Promise<void> {
    attempt.reading?.cancel()
    const mine: { reading?: WorkbookReading } = {}
    attempt = mine
    const isGone = () => attempt !== mine
    slice.set({ ...noImport, phase: 'reading', fileName: file.name.normalize('NFC') })
    try {
      const known = await columns()
      if (isGone()) return
      const rows = await readRows(file, known, mine)
      if (isGone()) return
      if (typeof rows === 'string') slice.set({ ...noImport, refusal: rows, fileName: file.name })
      else await check(rows, known, isGone)
    } catch (error) {
      const failure = toFailure(error)
      if (!isGone() && failure.kind !== 'aborted')
        slice.set({ ...noImport, refusal: failureText(failure), fileName: file.name })
    }
  }

  /** The filled rows, or why the file as a whole is refused (X1 to X4). */
  async function readRows(
    file: File,
    known: readonly ImportColumn[],
    mine: { reading?: WorkbookReading },
  ): Promise<readonly ReadRow[] | string> {
    const rows: ReadRow[] = []
    let matched: ReturnType<typeof matchTitles>
    mine.reading = services.file.readWorkbook(file, {
      onHead: titles => {
        matched = matchTitles(titles.map(shownText), known)
      },
      onRows: (from, part) => {
        part.forEach((cells, index) => {
          if (!matched || cells.every(cell => typeof cell === 'string' && cell.trim() === '')) return
          rows.push({ number: from + index, ...cellsOf(matched, cells) })
        })
      },
    })
    await mine.reading.done
    if (!matched) return say('uploadHeaderWrong')
    if (rows.length === 0) return say('uploadEmpty')
    return rows.length > roomFor ? say('uploadTooLong', roomFor) : rows
  }

  async function check(rows: readonly ReadRow[], known: readonly ImportColumn[], isGone: () => boolean) {
    const lookups = createRecordLookups(host)
    const first = by === undefined ? lines.newValues() : {}
    const target = by === undefined ? {} : { target: createLineFinder(stored, by, labelOf(by)) }
    const parts = { columns: known, room: lines, host, lookups, first, ...target }
    // Reading and judging are half of the way each.
    slice.set({ phase: 'checking', done: 0, total: rows.length * 2 })
    const parsed: ReturnType<typeof parseRow>[] = []
    const progress = (offset: number) => (done: number) => slice.set({ done: offset + done })
    const isRead = await inSlices(rows, row => parsed.push(parseRow(row, parts)), {
      isGone,
      onSlice: progress(0),
    })
    if (!isRead) return
    await lookups.resolve(isGone)
    const judged: ImportRow[] = []
    const isJudged = await inSlices(parsed, row => judged.push(judgeRow(row, parts)), {
      isGone,
      onSlice: progress(rows.length),
    })
    if (!isJudged) return
    const bad = judged.filter(isBad)
    slice.set({
      phase: 'preview',
      rows: judged,
      badRows: bad.length,
      badCells: bad.reduce((sum, row) => sum + Object.keys(row.problems).length, 0),
      notedCells: judged.reduce((sum, row) => sum + Object.keys(row.notes).length, 0),
      isOnlyBad: false,
    })
  }

  const labelOf = (field: string) => plan.columns.find(column => column.field === field)?.label ?? field

  /** Into new lines, or into those that the rows name; false where they have no place. */
  function putIn(good: readonly ImportRow[]): boolean {
    if (by === undefined) return lines.insertRows(good.map(row => row.values))
    const places = new Map(lines.get().lines.map(({ id }, index) => [id, index]))
    lines.edit(
      good.flatMap(({ change }) => {
        const index = places.get(change?.line ?? '')
        return change && index !== undefined ? [{ index, values: change.values }] : []
      }),
    )
    return true
  }

  async function download(build: (known: readonly ImportColumn[]) => ReturnType<typeof templateJob>) {
    try {
      await services.file.exportWorkbook(build(await columns())).done
    } catch (error) {
      await tellFailure(services.ask, error)
    }
  }

  function end(isTaken: boolean): void {
    attempt.reading?.cancel()
    attempt = {}
    options.onEnd(isTaken)
  }

  return {
    ...slice,
    plan,
    title,
    roomFor,
    columns: () => plan.columns.filter(column => isFilledIn(column, by)),
    downloadTemplate: () =>
      download(known =>
        templateJob(
          title,
          known,
          today(),
          stored.map(({ values }) => values),
        ),
      ),
    downloadErrors: () => download(known => errorJob(title, known, slice.get().rows, today())),
    read,
    startOver: () => {
      attempt.reading?.cancel()
      attempt = {}
      slice.set(noImport)
    },
    showOnlyBad: isOnlyBad => slice.set({ isOnlyBad }),
    take: isGoodOnly => {
      const { rows, badRows, phase } = slice.get()
      if (phase !== 'preview' || (badRows > 0 && !isGoodOnly)) return
      const good = rows.filter(row => !isBad(row))
      if (good.length === 0 || !putIn(good)) return
      services.ask.toast(say(by === undefined ? 'importDone' : 'importChanged', good.length), 'success')
      end(true)
    },
    close: () => end(false),
  }
}
