import type { ServerRoute } from '../../../codegen/generated/serverRoutes'
import type { ExportRequest, OperationRequests } from '../../../codegen/generated/types'
import { type Actor, systemActor } from '../../database/actor'
import { withActor } from '../../database/withActor'
import { erasedRoute } from '../../document/erasedRoute'
import { fieldRefused, notAllowed, pageNotFound } from '../../http/failure'
import { productContract } from '../../http/productContract'
import { type OperationContext, type OperationRoute, route } from '../../http/route'
import type { ServerModule, Services } from '../../http/serverModule'
import { exportLimits } from '../../limits'
import { wantedLanguage } from '../code/messageBook'
import { readBlob } from '../file/fileBlobs'
import { listDownloadDataset, runDownload } from './dataDownload'
import { listDownloadLog } from './downloadLog'
import { exportFigures } from './exportFigures'
import { checkedInput } from './exportPages'
import {
  checkListOperation,
  conditionsOf,
  type ExportRights,
  mayExport,
  sheetColumns,
  tooManyOpen,
  tooManyToday,
} from './exportRules'
import { countJobs, findJob, insertJob, jobOf } from './exportStore'
import { pendingExports } from './pendingExports'
import { checkPersonalReason, sweepPersonalExports } from './personalExport'
import { runNextExport } from './runExport'

interface ExportModuleParts {
  /** Every operation of the other modules. */
  readonly routes: readonly OperationRoute[]
  readonly session: ExportRights
}

/** Jobs that one node runs at once: each holds a connection of the pool. */
const mostRunning = 2
const hour = 3_600_000

/** Workbooks that the server makes, D-29. The person who asks for one starts and watches it; any node may do the work. */
export function exportModule(services: Services, { routes, session }: ExportModuleParts): ServerModule {
  const dataset = route('listDownloadDataset', ({ tx, input, http }) =>
    listDownloadDataset(tx, input, wantedLanguage(http.headers['accept-language'])),
  )
  const byId = new Map([...routes, dataset].map(one => [one.operationId, one]))
  const parts = { ...services, routeOf: (operation: string) => byId.get(operation), rights: session }
  let running = 0

  /** Runs the jobs that wait; a failure is left to the chore, which reports it. */
  async function runWaiting(): Promise<void> {
    if (running >= mostRunning) return
    running += 1
    try {
      let isWorking = true
      while (isWorking) isWorking = await runNextExport(parts)
    } finally {
      running -= 1
    }
  }

  async function start(context: OperationContext<{ readonly body: ExportRequest }>) {
    const { tx, actor, now } = context
    const { body } = context.input
    await checkRequest(body, actor, session)
    const { open, daily } = await countJobs(tx, actor, now)
    if (open >= exportLimits.openJobs) throw fieldRefused('operation', tooManyOpen, [open])
    if (daily >= exportLimits.dailyJobs)
      throw fieldRefused('operation', tooManyToday, [exportLimits.dailyJobs])
    return jobOf(await insertJob(context, body))
  }

  async function seen({ tx, actor }: Pick<OperationContext<unknown>, 'tx' | 'actor'>, exportId: string) {
    const job = await findJob(tx, actor, exportId)
    if (!job) throw pageNotFound()
    return job
  }

  return {
    name: 'export',
    routes: [
      route('startExport', context => start(context)),
      dataset,
      route('runDownload', context => runDownload(context), {
        // Somebody waits for it.
        after: answer => {
          void runWaiting().catch(() => undefined)
          return Promise.resolve(answer)
        },
      }),
      erasedRoute<OperationRequests['listDownloadLog']>('listDownloadLog', ({ tx, actor, input }) =>
        listDownloadLog(tx, actor, input),
      ),
      route('getExport', async context => {
        const job = await seen(context, context.input.exportId)
        // The caller that waits for it starts it at once; the chore is for jobs that nobody waits for.
        if (job.status === 'WAITING') void runWaiting().catch(() => undefined)
        return jobOf(job)
      }),
      route('cancelExport', async context => {
        const { exportId } = context.input
        await seen(context, exportId)
        await context.tx
          .updateTable('export_job')
          .set({ status: 'CANCELED', lease_dt: null })
          .where('export_id', '=', exportId)
          .where('status', 'in', ['WAITING', 'RUNNING'])
          .execute()
        return jobOf(await seen(context, exportId))
      }),
      route('downloadExport', async context => {
        const job = await seen(context, context.input.exportId)
        if (job.status !== 'DONE') throw pageNotFound()
        return { fileName: job.file_name, content: readBlob(services.settings.filesFolder, job.blob_key) }
      }),
    ],
    pending: [pendingExports],
    chores: [
      { name: 'runExports', title: '엑셀 파일 작성', everyMilliseconds: 10_000, run: runWaiting },
      {
        name: 'sweepExports',
        title: '지난 엑셀 파일 정리',
        everyMilliseconds: hour,
        run: () => sweepExports(services),
      },
      {
        name: 'sweepPersonalExports',
        title: '지난 개인정보 다운로드 이력 정리',
        everyMilliseconds: 24 * hour,
        run: () => sweepPersonalExports(services),
      },
    ],
    figures: [exportFigures],
  }
}

/** Refuses what can be refused before the job starts, while the person who asked is still there. */
async function checkRequest(request: ExportRequest, actor: Actor, rights: ExportRights): Promise<void> {
  const { operation } = request
  const fact = checkListOperation(
    Object.hasOwn(productContract.facts, operation) ? productContract.facts[operation] : undefined,
    operation,
  )
  if (!(await mayExport(fact, actor, rights)))
    throw notAllowed(`${operation} is not granted to group ${actor.group}`)
  sheetColumns(request.columns, fact)
  checkPersonalReason(request, fact)
  const contractRoute: ServerRoute | undefined = productContract.routes[operation]
  if (contractRoute) checkedInput({ route: contractRoute, conditions: conditionsOf(request) }, {})
}

/** Deletes old jobs; the sweep of all files then removes theirs, which no row names any more. */
function sweepExports({ database, clock }: Services): Promise<unknown> {
  return withActor(database, systemActor, tx =>
    tx
      .deleteFrom('export_job')
      .where('created_dt', '<', new Date(clock.now().getTime() - exportLimits.keptHours * hour).toISOString())
      .execute(),
  )
}
