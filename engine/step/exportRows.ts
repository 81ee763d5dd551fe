import { mostListRows } from '../../schemas/shared/listLimits'
import type { WonUnit } from '../../schemas/shared/wonUnit'
import type { RowsRoom } from '../contract/rowsRoom'
import type { LongWork } from '../contract/screenState'
import { outlineSheet, summedSheet } from '../grid/outlineSheet'
import type { ColumnPlan, GridPlan } from '../plan/gridPlan'
import { sortText } from '../record/sortText'
import { columnsInUnit } from '../record/unitText'
import { wireRequest } from '../record/wireRequest'
import type { Row } from '../runtime/row'
import { say } from '../runtime/say'
import type { Services, WorkbookColumn, WorkbookJob } from '../runtime/services'
import { tellFailure } from '../runtime/tellFailure'

interface ExportOptions {
  readonly title: string
  /** Column ids from left to right without the hidden ones, as the user sees them. */
  readonly shown: readonly string[] | undefined
  /** What the workbook of a report has beside its rows. */
  readonly report?: Pick<WorkbookJob, 'fileName' | 'sheets' | 'report'>
  readonly wonUnit?: WonUnit
  /** Shown while it is under way; undefined when it is over. */
  onWork(work: LongWork | undefined): void
}

/** Excel of what is displayed, or of all that was found. */
export async function exportRows(
  room: RowsRoom,
  services: Services,
  options: ExportOptions,
): Promise<boolean> {
  const { ask } = services
  const { total, isTotalExact } = room.get()
  if (total === 0) return refuse(services, say('nothingToExport'))
  const shown = columnsInUnit(shownColumns(room.plan, options.shown), options.wonUnit ?? 'won')
  if (shown.some(isPersonal)) return exportPersonal(shown, source(room, total), services, options)
  const outlined = outlineSheet(room, shown, services.codes) ?? (options.report && summedSheet(room, shown))
  if (outlined) {
    const columns = shown.map(column => {
      const { field, label, width } = column
      return field === outlined.column
        ? { field, label, width, kind: 'text' as const }
        : workbookColumn(column, services)
    })
    const job = { ...named(options.title, services), columns, rows: outlined.rows, ...options.report }
    return write(job, services, options)
  }
  const loaded = room.loadedRows()
  const isAllLoaded = isTotalExact && loaded.length >= total
  const scope = isAllLoaded ? 'displayed' : await ask.exportScope(total)
  if (scope === undefined) return false
  const isByServer = scope === 'all' && (total > mostListRows || !isTotalExact)
  // L8: said at once, because it takes a while and the person may go on working.
  if (isByServer) ask.toast(say('exportRunsOnServer'), 'info')
  const columns = shown.map(column => workbookColumn(column, services))
  return write(
    {
      ...named(options.title, services),
      columns,
      rows: scope === 'all' ? { ...source(room, total), isByServer } : loaded,
    },
    services,
    options,
  )
}

interface ShownLines {
  readonly lines: readonly Row[]
  /** Lines have the currency of their document where they have none of their own. */
  readonly currency?: unknown
  /** What they were asked with, where they are rows of an operation. */
  readonly request?: Row
}

/** Excel of lines: what is on screen. */
export function exportLines(
  plan: GridPlan,
  { lines, currency, request = {} }: ShownLines,
  services: Services,
  options: ExportOptions,
): Promise<boolean> {
  if (lines.length === 0) return refuse(services, say('nothingToExport'))
  const shown = shownColumns(plan, options.shown)
  if (plan.source.from === 'edited' && shown.some(isPersonal)) {
    const { binding } = plan.source
    const found = {
      operation: binding.operation,
      request: wireRequest(binding, request),
      total: lines.length,
    }
    return exportPersonal(shown, found, services, options)
  }
  const rows = lines.map(line => ({ currency, ...line }))
  // Lines of a document have no list that the server could write them from: what it cannot note stays behind.
  const columns = shown.flatMap(column => (isPersonal(column) ? [] : workbookColumn(column, services)))
  return write({ ...named(options.title, services), columns, rows }, services, options)
}

const shortestReason = 5
const longestReason = 200
const isPersonal = (column: ColumnPlan) => column.isPersonal === true

/** the server alone writes workbooks with personal data, all rows that were found, and keeps the reason. */
async function exportPersonal(
  shown: readonly ColumnPlan[],
  found: ReturnType<typeof source>,
  services: Services,
  options: ExportOptions,
): Promise<boolean> {
  const reason = await services.ask.reason({
    title: say('exportPersonalTitle'),
    label: say('exportReason'),
    isRequired: true,
    minLength: shortestReason,
    maxLength: longestReason,
  })
  if (!reason) return false
  const columns = shown.map(column => workbookColumn(column, services))
  const rows = { ...found, isByServer: true, reason: reason.text }
  return write({ ...named(options.title, services), columns, rows }, services, options)
}

async function refuse({ ask }: Services, text: string): Promise<false> {
  await ask.alert(text)
  return false
}

function named(title: string, { clock }: Services) {
  return { fileName: `${title}_${clock.today().replaceAll('-', '')}.xlsx`, sheetName: title }
}

function source(room: RowsRoom, total: number) {
  const { plan } = room
  if (plan.source.from !== 'operation')
    throw new Error(`Engine bug: grid "${plan.id}" has no operation to export.`)
  const { binding } = plan.source
  const { sort } = room.get()
  const order = sort.length > 0 ? { sort: sortText(sort) } : {}
  return {
    operation: binding.operation,
    request: wireRequest(binding, { ...room.request(), ...order }),
    total,
  }
}

function shownColumns(plan: GridPlan, shown: readonly string[] | undefined): readonly ColumnPlan[] {
  const columns = plan.columns.filter(({ kind }) => kind !== 'files' && kind !== 'button')
  if (shown === undefined) return columns
  return shown.flatMap(id => columns.filter(column => column.field === id))
}

/** Numbers stay numbers and dates dates; codes become their texts; an order number stays text even if it is all digits. */
function workbookColumn(column: ColumnPlan, { codes }: Services): WorkbookColumn {
  const { field, label, kind, width, limits, code } = column
  const base = { field, label, width }
  if (kind === 'integer') return { ...base, kind: 'number', scale: 0 }
  if (kind === 'decimal' || kind === 'amount') {
    return {
      ...base,
      kind: 'number',
      ...(limits.scale !== undefined && { scale: limits.scale }),
      ...(kind === 'amount' && { isMoney: true }),
      ...(column.wonUnit && { wonUnit: column.wonUnit }),
    }
  }
  if (kind === 'date' || kind === 'dateTime' || kind === 'month') return { ...base, kind: 'date' }
  if (kind === 'yes' || kind === 'check' || kind === 'radio')
    return { ...base, kind: 'text', texts: { Y: say('yes'), N: say('no') } }
  if (code === undefined) return { ...base, kind: 'text' }
  return {
    ...base,
    kind: 'text',
    texts: Object.fromEntries(codes.entries(code, 'all').map(({ value, text }) => [value, text])),
  }
}

async function write(job: WorkbookJob, { file, ask }: Services, { onWork }: ExportOptions): Promise<boolean> {
  let isCancelled = false
  const run = file.exportWorkbook(job)
  const cancel = () => {
    isCancelled = true
    run.cancel()
  }
  // Shown from the first moment: it is a slow server that one wants to stop waiting for.
  onWork({ done: 0, total: 'total' in job.rows ? job.rows.total : job.rows.length, cancel })
  run.onProgress((done, total) => onWork({ done, total, cancel }))
  try {
    await run.done
    if (!isCancelled) ask.toast(say('exportDone'), 'success')
    return !isCancelled
  } catch (error) {
    if (!isCancelled) await tellFailure(ask, error)
    return false
  } finally {
    onWork(undefined)
  }
}
