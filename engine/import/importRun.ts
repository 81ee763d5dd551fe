import type { ImportRoom, ImportRow, ImportState } from '../contract/importRoom'
import type { LinesRoom } from '../contract/linesRoom'
import type { RoomHost } from '../contract/roomHost'
import type { Slice } from '../contract/slice'
import { keptLines } from '../grid/keptLines'
import { type ReferenceOption, referenceOptions } from '../record/referenceOptions'
import { failureText, toFailure } from '../runtime/failure'
import { say } from '../runtime/say'
import { tellFailure } from '../runtime/tellFailure'
import { type ImportColumn, importColumns, isFilledIn } from './importColumns'
import { type ImportAttempt, judgeWorkbookRows, previewOf, readWorkbookRows } from './importReading'
import { isBad, noImport } from './importState'
import { errorJob, templateJob } from './importTemplate'

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
  let attempt: ImportAttempt = {}

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
    const mine: ImportAttempt = {}
    attempt = mine
    const isGone = () => attempt !== mine
    slice.set({ ...noImport, phase: 'reading', fileName: file.name.normalize('NFC') })
    try {
      const known = await columns()
      if (isGone()) return
      const rows = await readWorkbookRows(file, known, roomFor, services, mine)
      if (isGone()) return
      if (typeof rows === 'string') return slice.set({ ...noImport, refusal: rows, fileName: file.name })
      slice.set({ phase: 'checking', done: 0, total: rows.length * 2 })
      const onProgress = (done: number) => slice.set({ done })
      const judged = await judgeWorkbookRows(rows, {
        columns: known,
        lines,
        host,
        by,
        stored,
        isGone,
        onProgress,
      })
      if (judged) slice.set(previewOf(judged))
    } catch (error) {
      const failure = toFailure(error)
      if (!isGone() && failure.kind !== 'aborted')
        slice.set({ ...noImport, refusal: failureText(failure), fileName: file.name })
    }
  }

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
