import type { ServerRoute } from '../../../codegen/generated/serverRoutes'
import { systemActor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { withActor } from '../../database/withActor'
import { Failure } from '../../http/failure'
import { productContract } from '../../http/productContract'
import type { OperationRoute } from '../../http/route'
import type { Services } from '../../http/serverModule'
import { removeBlob, writeBlobStream } from '../file/fileBlobs'
import { tellDownloadEnd } from './downloadNotice'
import { countRows, type ExportSource, exportPages } from './exportPages'
import {
  checkListOperation,
  conditionsOf,
  type ExportRights,
  exportBroken,
  mayExport,
  mostSheetRows,
  sheetColumns,
  tooManyRows,
} from './exportRules'
import { type ClaimedJob, claimJob, endJob, noteProgress } from './exportStore'
import { notePersonalExport } from './personalExport'
import type { ExportRow } from './sheetXml'
import { writeExport } from './writeExport'

export interface ExportParts extends Services {
  /** The handler of an operation, by its id. */
  readonly routeOf: (operation: string) => OperationRoute | undefined
  readonly rights: ExportRights
}

/** Each note is a transaction of its own that must reach the disk. */
const notedEveryMilliseconds = 400

class Canceled extends Error {}

/**
 * Runs one job, if there is one: rows of the list operation ─▶ text of the sheet ─▶ deflate ─▶ a file.
 * The rows are read as the person who asked, in one snapshot; progress is noted beside it, so that others see it.
 */
export async function runNextExport(parts: ExportParts): Promise<boolean> {
  const { database, clock, settings } = parts
  const asSystem = <Value>(work: (tx: Transaction) => Promise<Value>) =>
    withActor(database, systemActor, work, { idempotent: true })
  const job = await asSystem(tx => claimJob(tx, clock.now()))
  if (!job) return false
  try {
    await writeJob(job, parts, progress => asSystem(tx => noteProgress(tx, job, clock.now(), progress)))
    await asSystem(async tx => {
      const rows = await endJob(tx, job, { status: 'DONE' })
      const fact = checkListOperation(productContract.facts[job.request.operation], job.request.operation)
      if (rows === undefined) return
      await notePersonalExport(tx, settings.secret, { ...job, rows }, fact, clock.now())
      await tellDownloadEnd(tx, job, clock.now())
    })
  } catch (error) {
    await removeBlob(settings.filesFolder, job.blobKey)
    if (error instanceof Canceled) return true
    const msg = error instanceof Failure && error.status < 500 ? error.text : exportBroken
    await asSystem(async tx => {
      const rows = await endJob(tx, job, { status: 'FAILED', msg })
      if (rows !== undefined) await tellDownloadEnd(tx, job, clock.now(), msg)
    })
    if (!(error instanceof Failure)) throw error
  }
  return true
}

async function writeJob(
  { exportId, actor, request, blobKey }: ClaimedJob,
  { database, clock, settings, routeOf, rights }: ExportParts,
  note: (progress: { readonly done: number; readonly total: number }) => Promise<boolean>,
): Promise<void> {
  const { operation, title } = request
  const fact = checkListOperation(productContract.facts[operation], operation)
  const handler = routeOf(operation)
  const route: ServerRoute | undefined = productContract.routes[operation]
  if (!handler || !route) throw new Error(`Engine bug: writeJob found no handler of "${operation}".`)
  // Rights may have been taken away while the job waited.
  if (!(await mayExport(fact, actor, rights))) throw new Failure(403, 'HTTP403', exportBroken)
  const columns = sheetColumns(request.columns, fact)
  const work = async (tx: Transaction) => {
    const source: ExportSource = {
      route,
      conditions: conditionsOf(request),
      run: input =>
        handler.run({
          input,
          actor,
          tx,
          database,
          clock,
          now: clock.now(),
          requestId: exportId,
          http: { headers: {}, ip: '', setHeader: () => undefined },
        }),
    }
    const total = (await countRows(source)) ?? 0
    if (total > mostSheetRows) throw new Failure(422, 'EXPORT_ROWS', tooManyRows)
    if (!(await note({ done: 0, total }))) throw new Canceled()
    await writeBlobStream(
      settings.filesFolder,
      blobKey,
      writeExport(title, columns, notedPages(source, total, note)),
    )
  }
  await withActor(database, actor, work, { isSnapshot: true, today: clock.today() })
}

async function* notedPages(
  source: ExportSource,
  total: number,
  note: (progress: { readonly done: number; readonly total: number }) => Promise<boolean>,
): AsyncGenerator<readonly ExportRow[]> {
  let done = 0
  let noted = performance.now()
  for await (const rows of exportPages(source)) {
    yield rows
    done += rows.length
    if (done > mostSheetRows) throw new Failure(422, 'EXPORT_ROWS', tooManyRows)
    if (performance.now() - noted < notedEveryMilliseconds) continue
    noted = performance.now()
    if (!(await note({ done, total: Math.max(total, done) }))) throw new Canceled()
  }
  // The last count is the true one; a job that is canceled until now leaves no file.
  if (!(await note({ done, total: done }))) throw new Canceled()
}
