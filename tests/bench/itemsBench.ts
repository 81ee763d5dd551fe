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
import { similarKey } from '../../server/modules/item/similarKey'
import { projectFolder } from '../../server/projectFolder'
import { seedDatabase } from '../../server/seed/seedDatabase'
import { nearDuplicates } from '../server/modules/item/nearDuplicates'
import type { BenchLine } from './benchReport'
import { loadItems } from './loadItems'
import { operationRunner } from './operationRunner'
import { printTable } from './printedTable'
import { waitUntilQuiet } from './quietMachine'
import { medianOf } from './statistics'

/*
 * The lists of items and assets over 1,000,000 items and 300,000 assets, as the whole operation runs inside the server, the count of its
 * rows timed apart, at the median; then 200 seeded items written otherwise, each searched for among all items:
 *   npx tsx tests/bench/itemsBench.ts --data .data/items
 * keeps the database for the next time; without --data a new one is made and removed.
 */
const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    items: { type: 'string', default: '1000000' },
    assets: { type: 'string', default: '300000' },
    rounds: { type: 'string', default: '9' },
    only: { type: 'string' },
  },
})
const [items, assets, rounds] = [Number(options.items), Number(options.assets), Number(options.rounds)]
const clock = createClock()
const [firstPageLimit, countLimit, similarLimit] = [10, 50, 300]

const staff = (changes: Partial<Actor>): Actor => ({ ...systemActor, ...changes })
const mobile = { section: '모바일사업부', deptcd: 'D1020' }
const actors = {
  'central buyer': staff({ userId: 'buy.all', group: '33', scope: 'all' }),
  buyer: staff({ userId: 'buy.mobile', group: '32', scope: 'section', ...mobile }),
  requester: staff({ userId: 'req.mobile', group: '30', scope: 'own', ...mobile }),
}
type Reader = keyof typeof actors

/**
 * What contains a text is no list figure: at least everything that contains it is read. It is measured beside the statement that one would
 * write by hand, for the codes of the page alone.
 */
const handLimit = 2
const byHand = (text: string, order: 'item_code' | 'reg_date desc' = 'item_code') =>
  sql`select item_code from item where status = 'ACTIVE' and sim_key like ${`%${similarKey(text)}%`}
    order by ${sql.raw(order)} limit 100`
const contained: Readonly<Record<string, ReturnType<typeof byHand>>> = {
  노트북: byHand('노트북'),
  '16형': byHand('16형'),
  대성정밀: byHand('대성정밀', 'reg_date desc'),
  샤프트: byHand('샤프트'),
}

const inUse = { itemStatus: 'ACTIVE' }
const kept = { status: 'IN_USE,IDLE,REPAIR,DISPOSAL_REQ,LOST' }
const lists: readonly (readonly [string, readonly Reader[], readonly object[]])[] = [
  [
    'listItem',
    ['central buyer', 'buyer', 'requester'],
    [
      inUse,
      { ...inUse, catCode: '300101' },
      { ...inUse, supItemName: '노트북' },
      { ...inUse, spec: '16형' },
      { ...inUse, maker: '대성정밀', sort: 'regDate:desc' },
      { ...inUse, L1_SG_CODE: '02', sort: 'itemName:asc' },
    ],
  ],
  ['popupItem', ['buyer', 'requester'], [{ itemName: '샤프트' }, {}]],
  [
    'listAsset',
    ['central buyer', 'buyer', 'requester'],
    [
      kept,
      { ...kept, assetName: '측정기' },
      { ...kept, assetClass: 'IT', sort: 'acqAmt:desc' },
      { ...kept, section: '모바일사업부', sort: 'acqDate:asc' },
      { serialNo: 'LD-1234' },
    ],
  ],
  ['listAssetReg', ['central buyer'], [{ status: 'REG_WAIT' }]],
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
    const [known] = await asServer(sql<{ count: number }>`select count(*)::int as count from item`)
    if (Number(known?.count) < items) {
      await seedDatabase(database, { clock, ownerUrl, rows: 1000, tell })
      await loadItems({ ownerUrl, items, assets, tell })
    }
    const run = operationRunner(database, clock, folder)
    const lines: BenchLine[] = []
    for (const [operation, readers, inputs] of lists) {
      if (options.only !== undefined && options.only !== operation) continue
      for (const reader of readers)
        for (const input of inputs) lines.push(await measured(operation, reader, input))
    }
    if (options.only === undefined || options.only === 'checkItemDup') lines.push(...(await searched()))
    printTable({
      title: `${items.toLocaleString('en')} items and ${assets.toLocaleString('en')} assets on the server`,
      columns: ['first page', 'capped total'],
      lines,
    })

    async function measured(operation: string, reader: Reader, input: object): Promise<BenchLine> {
      const times: { readonly rows: number; readonly count: number }[] = []
      const handTimes: number[] = []
      const hand = Object.values(input).flatMap(value => contained[value] ?? [])[0]
      for (let round = 0; round < rounds; round += 1) {
        await waitUntilQuiet(2_000)
        times.push(await run(operation, actors[reader], { ...input, size: 100, want: 'rows' }))
        if (hand === undefined) continue
        const begin = performance.now()
        await asServer(hand)
        handTimes.push(performance.now() - begin)
      }
      const first = medianOf(times.map(({ rows }) => rows))
      const total = medianOf(times.map(({ count }) => count))
      const measure = `${operation}, ${reader}: ${Object.values(input).join(' ')}`
      const floor = hand === undefined ? undefined : medianOf(handTimes)
      const limit = floor === undefined ? firstPageLimit : Math.max(firstPageLimit, handLimit * floor)
      const beside = floor === undefined ? '' : ` (by hand ${floor.toFixed(1)})`
      tell(`${measure}: ${first.toFixed(1)}${beside} ${total.toFixed(1)}`)
      return {
        measure,
        values: [`${first.toFixed(1)} ms${beside}`, `${total.toFixed(1)} ms`],
        goal: `≤ ${firstPageLimit} ms${floor === undefined ? '' : ` or ${handLimit} times by hand`}, ≤ ${countLimit} ms`,
        isMet: first <= limit && total <= countLimit,
      }
    }

    /** 25 seeded items for each way in which people write what is there already. */
    async function searched(): Promise<BenchLine[]> {
      const ways = Object.entries(nearDuplicates)
      const perWay = 200 / ways.length
      const seeded = await asServer(sql<{
        item_code: string
        item_name: string
        spec: string
        maker: string | null
      }>`select item_code, item_name, spec, maker from item
        where status in ('ACTIVE', 'INACTIVE') and substr(item_code, 7) < '100000' order by md5(item_code) limit 200`)
      const times: number[] = []
      let found = 0
      for (const [place, item] of seeded.entries()) {
        const [way, change] = ways[Math.floor(place / perWay)] ?? []
        if (!change) continue
        const typed = change({
          itemName: item.item_name,
          spec: item.spec,
          ...(item.maker === null ? {} : { maker: item.maker }),
        })
        const { answer, rows } = await run('checkItemDup', actors['central buyer'], { body: typed })
        times.push(rows)
        const shown = (answer as { readonly rows: readonly { readonly itemCode: string }[] }).rows
        if (shown.some(({ itemCode }) => itemCode === item.item_code)) found += 1
        else tell(`  not found: ${way}: ${typed.itemName} · ${typed.spec}`)
      }
      times.sort((a, b) => a - b)
      const [longest, p95] = [times.at(-1) ?? 0, times[Math.floor(times.length * 0.95)] ?? 0]
      tell(
        `similar: ${found} of ${seeded.length}; median ${medianOf(times).toFixed(0)}, p95 ${p95.toFixed(0)}, longest ${longest.toFixed(0)} ms`,
      )
      return [
        {
          measure: `of ${seeded.length} seeded items written otherwise among the first five`,
          values: [String(found), ''],
          goal: '≥ 90 %',
          isMet: found >= seeded.length * 0.9,
        },
        {
          measure: 'similar items: median, longest',
          values: [`${medianOf(times).toFixed(0)} ms`, `${longest.toFixed(0)} ms`],
          goal: `≤ ${similarLimit} ms`,
          isMet: longest <= similarLimit,
        },
      ]
    }
  } finally {
    await database.destroy()
  }
} finally {
  await embedded.stop()
  if (options.data === undefined) rmSync(folder, { recursive: true, force: true })
}
