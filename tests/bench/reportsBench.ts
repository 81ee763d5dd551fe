import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addMonths, monthOf } from '../../schemas/shared/calendar'
import { reportNames } from '../../schemas/shared/reports'
import { createClock } from '../../server/clock'
import { type Actor, systemActor } from '../../server/database/actor'
import { connectDatabase } from '../../server/database/connect'
import { startEmbedded } from '../../server/database/embedded'
import { migrate } from '../../server/database/migrate'
import { withActor } from '../../server/database/withActor'
import { reportModule } from '../../server/modules/report/reportRoutes'
import { projectFolder } from '../../server/projectFolder'
import { seedDatabase } from '../../server/seed/seedDatabase'
import type { BenchLine } from './benchReport'
import { loadReports } from './loadReports'
import { printTable } from './printedTable'
import { medianOf } from './statistics'

/*
 * Every report, and the documents behind one of its figures, over ten years of orders with row-level security, as the whole operation
 * runs inside the server:
 *   npx tsx tests/bench/reportsBench.ts --data .data/reports
 * keeps the database for the next time; without --data it is made for this run and removed. --only names reports, joined
 * by commas.
 */
const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    orders: { type: 'string', default: '1500000' },
    companies: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
})
const orders = Number(options.orders)
const rounds = Number(options.rounds)
const clock = createClock()
const today = clock.today()
const yyyymm = monthOf(addMonths(today, -1))
const monthFrom = monthOf(addMonths(today, -12))
const year = `${yyyymm.slice(0, 4)}12` > yyyymm ? `${Number(yyyymm.slice(0, 4)) - 1}12` : yyyymm

const staff = (changes: Partial<Actor>): Actor => ({ ...systemActor, ...changes })
const actors = {
  all: staff({ userId: 'buy.all', group: '99', scope: 'all' }),
  section: staff({
    userId: 'buy.mobile',
    group: '99',
    scope: 'section',
    section: '모바일사업부',
    deptcd: 'D1050',
  }),
  dept: staff({
    userId: 'head.x',
    group: '99',
    scope: 'dept',
    section: '모바일사업부',
    deptcd: 'DR001',
    deptcds: ['DR001'],
  }),
}

/** What each report is asked beside its month, and the figure whose documents are asked for. */
const questions: Readonly<Record<string, readonly [figure: string, input?: object, ytd?: boolean]>> = {
  getMonthlyReport01: ['poAmt'],
  getMonthlyReport02: ['poAmt'],
  getMonthlyReport03: ['poAmt'],
  getMonthlyReport04: ['effectAmt', { diffRate: '3' }, false],
  getMonthlyReport05: ['lateCnt'],
  getMonthlyReport06: ['savingAmt'],
  getMonthlyReport07: ['settledAmt'],
  getMonthlyReport08: ['totalDays'],
  getMonthlyReport09: ['defectPpm'],
  getMonthlyReport10: ['normalAmt'],
  getMonthlyReport11: ['totalAmt'],
  getCostUnitDifference: [
    'effectAmt',
    { yyyymmFrom: monthFrom, yyyymmTo: yyyymm, diffBasis: 'PREV', diffRate: '3' },
    false,
  ],
  listHighCostUnit: ['overAmt', { diffBasis: 'AVG12', diffRate: '10' }, false],
  listItemMasterCost: ['itemCnt', { regDateFrom: `${yyyymm.slice(0, 4)}-01-01`, regDateTo: today }, false],
}

/** The two questions of the page of one item. */
const askedOfItem = (more: object) => {
  const input = { yyyymm, ...more, itemCode: 'R000000001' }
  return [
    ['an item', 'getHighCostUnitDetail', input],
    ['its trend', 'listHighCostUnit', input],
  ] as const
}

const tell = (text: string) => console.error(text)
const folder = options.data ?? mkdtempSync(join(tmpdir(), 'gpms-bench-'))
const embedded = await startEmbedded({ dataFolder: folder, tell })
try {
  const { ownerUrl, url } = embedded
  await migrate({ ownerUrl, appUrl: url, folder: join(projectFolder(), 'server/database/migrations') })
  const database = connectDatabase(url, { poolSize: 2, statementTimeoutMilliseconds: 600_000 })
  try {
    const { count } = await withActor(database, systemActor, tx =>
      tx
        .selectFrom('rfq')
        .select(eb => eb.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow(),
    )
    // Awards are loaded last: a load that was broken off begins again in a new folder.
    if (Number(count) < orders / 100) {
      await seedDatabase(database, { clock, ownerUrl, rows: 1000, tell })
      await loadReports({ ownerUrl, orders, companies: Number(options.companies), today, tell })
    }
    const { routes: own } = reportModule({ mayCall: async () => true })
    const routes = new Map(own.map(one => [one.operationId, one] as const))
    const ask = async (operation: string, actor: Actor, input: object) => {
      const found = routes.get(operation)
      if (!found) throw new Error(`"${operation}" is no operation.`)
      const http = { headers: {}, ip: '127.0.0.1', setHeader: () => undefined }
      const parts = { input, actor, database, clock, now: clock.now(), requestId: 'bench', http } as const
      const start = performance.now()
      await withActor(database, actor, tx => found.run({ ...parts, tx }), { today })
      return performance.now() - start
    }
    const lines: BenchLine[] = []
    for (const [operation, [figure, more = {}, hasYear = true]] of Object.entries(questions)) {
      const report = reportNames[operation] ?? ''
      if (options.only !== undefined && !options.only.split(',').includes(report)) continue
      const { yyyymmFrom, yyyymmTo, ...rest } = { yyyymmFrom: undefined, yyyymmTo: undefined, ...more }
      const months = yyyymmFrom === undefined ? { yyyymm } : { monthFrom: yyyymmFrom, monthTo: yyyymmTo }
      const asked: readonly (readonly [what: string, operation: string, input: object])[] = [
        ['a month', operation, yyyymmFrom === undefined ? { yyyymm, ...more } : more],
        ...(hasYear ? [['a year so far', operation, { yyyymm: year, ytdYn: 'Y', ...more }] as const] : []),
        ['documents', 'listReportBasis', { ...months, ...rest, report, figure, page: 1, size: 100 }],
        ...(operation === 'listHighCostUnit' ? askedOfItem(more) : []),
      ]
      for (const [name, actor] of Object.entries(actors)) {
        for (const [what, called, input] of asked) {
          const times: number[] = []
          for (let round = 0; round < rounds; round += 1) times.push(await ask(called, actor, input))
          const [median, worst] = [medianOf(times), Math.max(...times)]
          tell(`${report}, ${name}, ${what}: ${median.toFixed(0)} ${worst.toFixed(0)}`)
          lines.push({
            measure: `${report}, ${name}: ${what}`,
            values: [`${median.toFixed(0)} ms`, `${worst.toFixed(0)} ms`],
            goal: '≤ 1 s, ≤ 3 s',
            isMet: median <= 1000 && worst <= 3000,
          })
        }
      }
    }
    printTable({
      title: `Reports over ${(2 * orders).toLocaleString('en')} order lines of ten years`,
      columns: ['median', 'worst'],
      lines,
    })
  } finally {
    await database.destroy()
  }
} finally {
  await embedded.stop()
  if (options.data === undefined) rmSync(folder, { recursive: true, force: true })
}
