import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addMonths, monthOf } from '../../schemas/shared/calendar'
import { createClock } from '../../server/clock'
import { type Actor, systemActor } from '../../server/database/actor'
import { connectDatabase } from '../../server/database/connect'
import { startEmbedded } from '../../server/database/embedded'
import { migrate } from '../../server/database/migrate'
import { withActor } from '../../server/database/withActor'
import { createModules } from '../../server/modules'
import { projectFolder } from '../../server/projectFolder'
import { seedDatabase } from '../../server/seed/seedDatabase'
import { readSettings } from '../../server/settings'
import type { BenchLine } from './benchReport'
import { createCountTimer } from './countTimer'
import { loadOrders } from './loadOrders'
import { printTable } from './printedTable'
import { waitUntilQuiet } from './quietMachine'
import { medianOf } from './statistics'

/*
 * The lists of ordering over 1,000,000 orders with two lines each, as the whole operation runs inside the server,
 * the count of its rows timed apart, at the median:
 *   npx tsx tests/bench/orderListsBench.ts --data .data/orders
 * keeps the database for the next time; without --data it is made anew and removed.
 */
const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    orders: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '9' },
  },
})
const orders = Number(options.orders)
const rounds = Number(options.rounds)
const clock = createClock()
const today = clock.today()
const from = addMonths(today, -1)
const lastMonth = monthOf(from)

const staff = (changes: Partial<Actor>): Actor => ({ ...systemActor, ...changes })
const actors = {
  all: staff({ userId: 'buy.all', group: '33', scope: 'all', section: '경영지원실', deptcd: 'D9020' }),
  section: staff({
    userId: 'buy.mobile',
    group: '32',
    scope: 'section',
    section: '모바일사업부',
    deptcd: 'D1050',
  }),
  own: staff({ userId: 'u000023', group: '30', scope: 'own', section: '모바일사업부', deptcd: 'D1020' }),
  company: staff({
    userId: 'daesung2',
    group: '60',
    scope: 'company',
    portal: 'external',
    compNo: 'C000001',
  }),
}

interface MeasuredList {
  readonly operation: string
  readonly actors: readonly (keyof typeof actors)[]
  /** Filters of the period, as a page opens with them. */
  readonly month: Readonly<Record<string, string>>
  readonly filters: Readonly<Record<string, string>>
}

const period = (field: string) => ({ [`${field}From`]: from, [`${field}To`]: today })
const staffActors = ['all', 'section', 'own'] as const
// The ten busiest lists: what requesters, buyers, receivers, accountants and suppliers open daily.
const lists: readonly MeasuredList[] = [
  {
    operation: 'listPr',
    actors: staffActors,
    month: period('reqDate'),
    filters: { status: 'DRAFT,APPROVING' },
  },
  {
    operation: 'listOrderRequest',
    actors: staffActors,
    month: period('reqDate'),
    filters: { status: 'DRAFT,APPROVING', compNo: 'C000001' },
  },
  { operation: 'listPo', actors: staffActors, month: period('poDate'), filters: { status: 'SENT,ACCEPTED' } },
  {
    operation: 'listCyberPo',
    actors: ['company'],
    month: period('poDate'),
    filters: { status: 'SENT,ACCEPTED' },
  },
  {
    operation: 'listDelivery',
    actors: staffActors,
    month: period('deliveryDate'),
    filters: { status: 'SHIPPED' },
  },
  {
    operation: 'listCyberDelivery',
    actors: ['company'],
    month: period('deliveryDate'),
    filters: { status: 'SHIPPED' },
  },
  {
    operation: 'listWarehousing',
    actors: staffActors,
    month: period('whReqDate'),
    filters: { status: 'REQUESTED' },
  },
  {
    operation: 'listWarehousingItem',
    actors: staffActors,
    month: period('whReqDate'),
    filters: { status: 'REQUESTED' },
  },
  {
    operation: 'listAdjTarget',
    actors: ['all', 'section'],
    month: { yyyymm: lastMonth },
    filters: { compNo: 'C000001' },
  },
  {
    operation: 'listAdjustment',
    actors: ['all', 'section'],
    month: { yyyymm: lastMonth },
    filters: { status: 'CREATED,NOTIFIED' },
  },
]

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
        .selectFrom('po')
        .select(eb => eb.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow(),
    )
    // A load that was broken off has left the story alone.
    if (Number(count) < orders) {
      await seedDatabase(database, { clock, ownerUrl, rows: Math.ceil(orders / 10), tell })
      await loadOrders({ ownerUrl, orders, today, tell })
    }
    const settings = readSettings({ GPMS_DATA: folder, GPMS_LOG: 'silent' })
    const { modules } = createModules({ database, clock, settings })
    const routes = new Map(
      modules.flatMap(({ routes: own }) => own.map(one => [one.operationId, one] as const)),
    )
    /** Milliseconds of the operation without its count, and of the count alone. */
    const ask = async (operation: string, actor: Actor, input: object) => {
      const found = routes.get(operation)
      if (!found) throw new Error(`"${operation}" is no operation.`)
      const http = { headers: {}, ip: '127.0.0.1', setHeader: () => undefined }
      const parts = { input, actor, database, clock, now: clock.now(), requestId: 'bench', http }
      const counts = createCountTimer()
      const start = performance.now()
      await withActor(database, actor, tx => found.run({ ...parts, tx: tx.withPlugin(counts.plugin) }), {
        today,
      })
      const count = counts.milliseconds()
      return { rows: performance.now() - start - count, count }
    }
    const lines: BenchLine[] = []
    for (const { operation, actors: names, month, filters } of lists)
      for (const name of names) {
        const questions = [
          { what: 'a month and filters', input: { ...month, ...filters } },
          { what: 'a month', input: month },
        ]
        for (const { what, input } of questions) {
          const times: Awaited<ReturnType<typeof ask>>[] = []
          for (let round = 0; round < rounds; round += 1) {
            await waitUntilQuiet(2_000)
            times.push(await ask(operation, actors[name], { ...input, size: 100, want: 'rows' }))
          }
          const first = medianOf(times.map(({ rows }) => rows))
          const total = medianOf(times.map(({ count }) => count))
          tell(`${operation}, ${name}, ${what}: ${first.toFixed(1)} ${total.toFixed(1)}`)
          lines.push({
            measure: `${operation}, ${name}: ${what}`,
            values: [`${first.toFixed(1)} ms`, `${total.toFixed(1)} ms`],
            goal: '≤ 10 ms, ≤ 50 ms',
            isMet: first <= 10 && total <= 50,
          })
        }
      }
    printTable({
      title: `Lists over ${orders.toLocaleString('en')} orders on the server`,
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
