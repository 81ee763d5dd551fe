import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ExportRequest } from '../../codegen/generated/types'
import { createClock } from '../../server/clock'
import { systemActor } from '../../server/database/actor'
import { connectDatabase } from '../../server/database/connect'
import { startEmbedded } from '../../server/database/embedded'
import { migrate } from '../../server/database/migrate'
import { withActor } from '../../server/database/withActor'
import { createModules } from '../../server/modules'
import { type ExportParts, runNextExport } from '../../server/modules/export/runExport'
import { claimFolder, newBlobKey } from '../../server/modules/file/fileBlobs'
import { projectFolder } from '../../server/projectFolder'
import { seedDatabase } from '../../server/seed/seedDatabase'
import { readSettings } from '../../server/settings'
import { mostLine, plainLine, printTable } from './printedTable'
import { unquietShare, waitUntilQuiet } from './quietMachine'
import { medianOf } from './statistics'

/*
 * A workbook of 100,000 rows and 20 columns, made by the very job that the server runs:
 *   npx tsx tests/bench/exportBench.ts --data .data/bench
 * Without a folder a database of its own is filled and removed again. The floor is the same rows, read and thrown away.
 */
const { values: given } = parseArgs({
  options: {
    data: { type: 'string' },
    rows: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
  },
})
const rounds = Number(given.rounds)
const tell = (text: string) => console.error(text)

const kinds: Readonly<Record<string, 'text' | 'number' | 'date'>> = {
  ...{ prNo: 'text', title: 'text', purchaseType: 'text', expenseType: 'text', section: 'text' },
  ...{ deptcd: 'text', deptnm: 'text', requester: 'text', requesterNm: 'text', lineCnt: 'number' },
  ...{ currency: 'text', totalAmt: 'number', totalAmtKrw: 'number', needDate: 'date', buyerId: 'text' },
  ...{ buyerNm: 'text', approvalStatus: 'text', status: 'text', reqDate: 'date', lastDeciDt: 'text' },
}
const request: ExportRequest = {
  operation: 'listPr',
  title: '구매요청 현황',
  conditions: [],
  columns: Object.entries(kinds).map(([field, kind]) => ({
    field,
    kind,
    label: `항목 ${field}`,
    width: 120,
  })),
}
/** Sees every row. */
const actor = { ...systemActor, userId: 'buy.all', scope: 'all' as const }

const folder = given.data ?? mkdtempSync(join(tmpdir(), 'gpms-export-'))
const filesFolder = mkdtempSync(join(tmpdir(), 'gpms-export-files-'))
await claimFolder(filesFolder)
const embedded = await startEmbedded({ dataFolder: folder, tell })
const database = connectDatabase(embedded.url, { poolSize: 4, statementTimeoutMilliseconds: 600_000 })
const clock = createClock()

try {
  await migrate({
    ownerUrl: embedded.ownerUrl,
    appUrl: embedded.url,
    folder: join(projectFolder(), 'server/database/migrations'),
  })
  if (given.data === undefined) {
    await seedDatabase(database, {
      clock,
      ownerUrl: embedded.ownerUrl,
      rows: Number(given.rows),
      tell,
    })
  }
  const services = { database, clock, settings: { ...readSettings({ GPMS_DATA: folder }), filesFolder } }
  const routes = new Map(
    createModules(services)
      .modules.flatMap(module => module.routes)
      .map(route => [route.operationId, route]),
  )
  const parts: ExportParts = {
    ...services,
    routeOf: id => routes.get(id),
    rights: { mayCall: async () => true, mayExport: async () => true },
  }

  const runs: Run[] = []
  for (let round = 0; round <= rounds; round += 1) {
    await waitUntilQuiet()
    const run = await measureRun(parts)
    if (round > 0) runs.push(run)
    tell(`  ${Math.round(run.milliseconds)} ms, ${Math.round(run.processor)} ms of the processor`)
  }
  const floor = await measureFloor(parts)
  const cancelled = await measureCancel(parts)
  const [first] = runs
  printTable({
    title: `A workbook of ${(first?.rows ?? 0).toLocaleString('en')} rows × 20 columns, made by the server`,
    columns: ['measured'],
    lines: [
      mostLine('until it is ready', medianOf(runs.map(run => run.milliseconds)), 6_000, 'ms'),
      plainLine('of these, processor time of the server', medianOf(runs.map(run => run.processor)), 'ms'),
      plainLine('floor: the same rows read and thrown away', floor, 'ms'),
      mostLine('memory of the server at its peak', Math.max(...runs.map(run => run.peak)), 512, 'MB'),
      plainLine('longest hold of the event loop', medianOf(runs.map(run => run.hold)), 'ms'),
      plainLine('size of the file', (first?.bytes ?? 0) / 1e6, 'MB'),
      mostLine('cancelled → ended', cancelled.milliseconds, 2_000, 'ms'),
      mostLine('files that a cancelled one leaves', cancelled.files, 0, 'files'),
    ],
    notes: [`Medians of ${rounds} rounds, the peak of all; ${unquietShare()}.`],
  })
} finally {
  await database.destroy()
  await embedded.stop()
  rmSync(filesFolder, { recursive: true, force: true })
  if (given.data === undefined) rmSync(folder, { recursive: true, force: true })
}

interface Run {
  readonly rows: number
  readonly milliseconds: number
  readonly processor: number
  readonly peak: number
  readonly hold: number
  readonly bytes: number
}

async function startJob(): Promise<string> {
  const exportId = randomUUID()
  await withActor(database, systemActor, tx =>
    tx
      .insertInto('export_job')
      .values({
        export_id: exportId,
        created_by: actor.userId,
        created_dt: clock.now(),
        status: 'WAITING',
        actor: { ...actor },
        request: { ...request },
        file_name: 'bench.xlsx',
        blob_key: newBlobKey(),
      })
      .execute(),
  )
  return exportId
}

async function endedJob(exportId: string) {
  const job = await withActor(database, systemActor, tx =>
    tx.selectFrom('export_job').selectAll().where('export_id', '=', exportId).executeTakeFirstOrThrow(),
  )
  await withActor(database, systemActor, tx =>
    tx.deleteFrom('export_job').where('export_id', '=', exportId).execute(),
  )
  return job
}

async function measureRun(parts: ExportParts): Promise<Run> {
  const exportId = await startJob()
  const watch = watchProcess()
  await runNextExport(parts)
  const seen = watch.end()
  const job = await endedJob(exportId)
  if (job.status !== 'DONE') throw new Error(`The export ended as ${job.status}: ${job.msg}`)
  const bytes = files().reduce((sum, file) => sum + statSync(file).size, 0)
  for (const file of files()) rmSync(file)
  return { ...seen, rows: job.done_cnt, bytes }
}

async function measureFloor({ routeOf }: ExportParts): Promise<number> {
  const route = routeOf('listPr')
  if (!route) throw new Error('There is no handler of listPr.')
  const times: number[] = []
  for (let round = 0; round < 3; round += 1) {
    await waitUntilQuiet()
    const began = performance.now()
    await withActor(
      database,
      actor,
      async tx => {
        const http = { headers: {}, ip: '', setHeader: () => undefined }
        const context = { actor, tx, database, clock, now: clock.now(), requestId: 'bench', http }
        for (let page = 1; ; page += 1) {
          const answer = await route.run({ ...context, input: { page, size: 5_000, want: 'rows' } })
          if (!hasRows(answer) || answer.rows.length < 5_000) return
        }
      },
      { isSnapshot: true },
    )
    times.push(performance.now() - began)
  }
  return medianOf(times)
}

async function measureCancel(parts: ExportParts) {
  const exportId = await startJob()
  const ended = runNextExport(parts)
  await new Promise(resolve => setTimeout(resolve, 700))
  const began = performance.now()
  await withActor(database, systemActor, tx =>
    tx.updateTable('export_job').set({ status: 'CANCELED' }).where('export_id', '=', exportId).execute(),
  )
  await ended
  const milliseconds = performance.now() - began
  await endedJob(exportId)
  return { milliseconds, files: files().length }
}

function files(): readonly string[] {
  return readdirSync(filesFolder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
}

/** Looks at memory and at how late a timer comes, until it is told to end. */
function watchProcess() {
  const every = 10
  let peak = process.memoryUsage().rss
  let hold = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    hold = Math.max(hold, now - last - every)
    last = now
    peak = Math.max(peak, process.memoryUsage().rss)
  }, every)
  const processor = process.cpuUsage()
  const began = performance.now()
  return {
    end: () => {
      clearInterval(timer)
      const milliseconds = performance.now() - began
      const { user, system } = process.cpuUsage(processor)
      return { milliseconds, processor: (user + system) / 1000, peak: peak / 1e6, hold }
    },
  }
}

function hasRows(answer: unknown): answer is { readonly rows: readonly unknown[] } {
  return typeof answer === 'object' && answer !== null && 'rows' in answer && Array.isArray(answer.rows)
}
