import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { createClock } from '../../server/clock'
import { type Actor, systemActor } from '../../server/database/actor'
import { connectDatabase } from '../../server/database/connect'
import { startEmbedded } from '../../server/database/embedded'
import { migrate } from '../../server/database/migrate'
import { withActor } from '../../server/database/withActor'
import { goOnCalculating } from '../../server/modules/evaluationTotal/calcJob'
import { projectFolder } from '../../server/projectFolder'
import { seedDatabase } from '../../server/seed/seedDatabase'
import type { BenchLine } from './benchReport'
import { loadSupplierOrders, loadSuppliers } from './loadSuppliers'
import { operationRunner } from './operationRunner'
import { printTable } from './printedTable'
import { waitUntilQuiet } from './quietMachine'
import { medianOf } from './statistics'

/*
 * The lists of suppliers and their evaluation over 20,000 companies with ten years of sheets, as the whole operation runs
 * inside the server, the count of its rows timed apart, at the median; then the totals of a half-year for all of them:
 *   npx tsx tests/bench/suppliersBench.ts --data .data/suppliers
 * keeps the database for the next time; without --data a new one is made and removed.
 */
const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    companies: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '9' },
    only: { type: 'string' },
  },
})
const companies = Number(options.companies)
const rounds = Number(options.rounds)
const years = 10
const clock = createClock()
const today = clock.today()
const thisYear = today.slice(0, 4)
const lastYear = String(Number(thisYear) - 1)
const period = { evaYear: thisYear, evaPeriod: 'H2' }

const staff = (changes: Partial<Actor>): Actor => ({ ...systemActor, ...changes })
const mobile = { section: '모바일사업부', deptcd: 'D1050' }
const actors = {
  manager: staff({ userId: 'vendor.mgr', group: '34', scope: 'all' }),
  'central buyer': staff({ userId: 'buy.all', group: '33', scope: 'all' }),
  buyer: staff({ userId: 'buy.mobile', group: '32', scope: 'section', ...mobile }),
}
type Reader = keyof typeof actors

const half = { evaYear: lastYear, evaPeriod: 'H2' }
const lists: readonly (readonly [
  operation: string,
  readers: readonly Reader[],
  inputs: readonly object[],
])[] = [
  [
    'listCompany',
    ['manager', 'buyer'],
    [{ status: 'REGISTERED,SUSPENDED' }, { status: 'REGISTERED', compType: 'MFR', evaGrade: 'A' }],
  ],
  [
    'listCompanyStatus',
    ['manager', 'buyer'],
    [
      { status: 'REGISTERED' },
      { status: 'REGISTERED', sort: 'poAmt:desc' },
      { status: 'REGISTERED', sort: 'onTimeRate:asc' },
    ],
  ],
  ['listCompChange', ['manager'], [{ requestedDtFrom: `${thisYear}-01-01`, requestedDtTo: today }]],
  [
    'listEvaTotal',
    ['manager', 'central buyer', 'buyer'],
    [half, { ...half, evaGrade: 'D' }, { ...half, sort: 'totalScore:desc' }],
  ],
  [
    'listEvaWork',
    ['manager', 'central buyer', 'buyer'],
    [{ evaYear: lastYear }, { ...half, status: 'CONFIRMED' }],
  ],
  ['listEvaWorkResult', ['manager'], [half]],
  ['listEvaWorkTarget', ['manager'], [period]],
]

const tell = (text: string) => console.error(text)
const folder = options.data ?? mkdtempSync(join(tmpdir(), 'gpms-bench-'))
const embedded = await startEmbedded({ dataFolder: folder, tell })
try {
  const { ownerUrl, url } = embedded
  await migrate({ ownerUrl, appUrl: url, folder: join(projectFolder(), 'server/database/migrations') })
  const database = connectDatabase(url, { poolSize: 2, statementTimeoutMilliseconds: 600_000 })
  try {
    const asServer = <Row>(query: ReturnType<typeof sql<Row>>) =>
      withActor(database, systemActor, async tx => (await query.execute(tx)).rows)
    const [known] = await asServer(sql<{ count: number }>`select count(*)::int as count from company`)
    // A load that was broken off has left the story alone.
    if (Number(known?.count) < companies) {
      await seedDatabase(database, { clock, ownerUrl, rows: 1000, tell })
      await loadSuppliers({ ownerUrl, companies, years, today, tell })
    }
    const orders = companies * 10
    const [placed] = await asServer(sql<{ count: number }>`select count(*)::int as count from po`)
    if (Number(placed?.count) < orders) await loadSupplierOrders({ ownerUrl, orders, today, tell })
    const run = operationRunner(database, clock, folder)
    const lines: BenchLine[] = []
    for (const [operation, readers, inputs] of lists) {
      if (options.only !== undefined && options.only !== operation) continue
      for (const reader of readers)
        for (const input of inputs) {
          const times: { readonly rows: number; readonly count: number }[] = []
          for (let round = 0; round < rounds; round += 1) {
            await waitUntilQuiet(2_000)
            times.push(await run(operation, actors[reader], { ...input, size: 100, want: 'rows' }))
          }
          const first = medianOf(times.map(({ rows }) => rows))
          const total = medianOf(times.map(({ count }) => count))
          const measure = `${operation}, ${reader}: ${Object.values(input).join(' ')}`
          tell(`${measure}: ${first.toFixed(1)} ${total.toFixed(1)}`)
          lines.push({
            measure,
            values: [`${first.toFixed(1)} ms`, `${total.toFixed(1)} ms`],
            goal: '≤ 10 ms, ≤ 50 ms',
            isMet: first <= 10 && total <= 50,
          })
        }
    }
    if (options.only === undefined || options.only === 'calcEvaPeriod') {
      const [open] = await asServer(sql<{ count: number }>`select count(*)::int as count from eva_total
        where eva_year = ${period.evaYear} and eva_period = ${period.evaPeriod}`)
      const begin = performance.now()
      if (Number(open?.count) < companies / 2) await run('createEvaTotal', actors.manager, { body: period })
      const created = performance.now() - begin
      await run('calcEvaPeriod', actors.manager, { body: period })
      const start = performance.now()
      let steps = 0
      while (await goOnCalculating({ database, clock })) {
        steps += 1
        if (steps % 10 === 0)
          tell(`  ${JSON.stringify((await run('getEvaTotalCalc', actors.manager, {})).answer)}`)
      }
      const seconds = (performance.now() - start) / 1000
      tell(`created ${(created / 1000).toFixed(1)} s, calculated ${seconds.toFixed(1)} s, ${steps} steps`)
      const line = (measure: string, took: number, goal: number): BenchLine => ({
        measure,
        values: [`${took.toFixed(1)} s`, ''],
        goal: `≤ ${goal} s`,
        isMet: took <= goal,
      })
      lines.push(line('totals of a half-year made for all', created / 1000, 30))
      lines.push(line('a half-year calculated for all, as a job', seconds, 60))
    }
    printTable({
      title: `${companies.toLocaleString('en')} suppliers with ${years} years of evaluation on the server`,
      columns: ['first page', 'capped total'],
      lines,
    })
  } finally {
    await database.destroy()
  }
} finally {
  await embedded.stop()
  if (options.data === undefined) rmSync(folder, { recursive: true, force: true })
}
