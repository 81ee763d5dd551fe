import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { OperationRequests } from '../../codegen/generated/types'
import { addMonths } from '../../schemas/shared/calendar'
import { createClock } from '../../server/clock'
import { type Actor, type Scope, systemActor } from '../../server/database/actor'
import { connectDatabase } from '../../server/database/connect'
import { startEmbedded } from '../../server/database/embedded'
import { migrate } from '../../server/database/migrate'
import { withActor } from '../../server/database/withActor'
import { listPr } from '../../server/modules/purchaseRequest/listPr'
import { projectFolder } from '../../server/projectFolder'
import { seedDatabase } from '../../server/seed/seedDatabase'
import { unquietShare, waitUntilQuiet } from './quietMachine'

/**
 * Times the list of purchase requests on the server, as median of `rounds`, for every scope:
 *   npx tsx tests/bench/listPrBench.ts --data .data/million
 * Fill the folder before: GPMS_DATA=.data/million npm run seed -- --reset --rows 1000000. Without one, a database of its
 * own is filled with `--rows` (one person for 200) and removed again.
 */
const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    rows: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '7' },
  },
})
const rounds = Number(options.rounds)
const today = createClock().today()
const month = { reqDateFrom: addMonths(today, -1), reqDateTo: today }

type Input = OperationRequests['listPr']

interface Question {
  readonly name: string
  readonly goal: number
  readonly input: (count: number) => Input
}

const filters: Input = { ...month, status: 'ORDERED', deptcd: 'D1020' }
const far = (count: number) => Math.max(1, Math.floor((count / 10) * 0.99))

const questions: readonly Question[] = [
  { name: 'first page, 3 filters', goal: 10, input: () => ({ ...filters, want: 'rows' }) },
  {
    name: 'first page, 3 codes',
    goal: 10,
    input: () => ({ ...month, status: 'DRAFT,REJECTED', purchaseType: 'URG', want: 'rows' }),
  },
  { name: 'capped total, a month', goal: 50, input: () => ({ ...month, want: 'rows' }) },
  { name: 'capped total, all rows', goal: 50, input: () => ({ want: 'rows' }) },
  { name: 'exact totals, a month', goal: 300, input: () => ({ ...month, want: 'totals' }) },
  { name: 'exact totals, all rows', goal: 300, input: () => ({ want: 'totals' }) },
  { name: 'far page, default order', goal: 100, input: count => ({ page: far(count), want: 'rows' }) },
  {
    name: 'far page, by amount',
    goal: 700,
    input: count => ({ page: far(count), sort: 'totalAmtKrw:desc', want: 'rows' }),
  },
  {
    name: 'middle page, by title',
    goal: 700,
    input: count => ({ page: Math.max(1, Math.floor(count / 20)), sort: 'title:asc', want: 'rows' }),
  },
]

const person = (
  userId: string,
  scope: Scope,
  section: string,
  deptcd: string,
  deptcds: readonly string[],
): Actor => ({
  ...systemActor,
  userId,
  scope,
  section,
  deptcd,
  deptcds,
})
const mobile = ['D1000', 'D1010', 'D1020', 'D1030', 'D1040', 'D1050', 'D1060']
const actors: Readonly<Record<string, Actor>> = {
  all: person('buy.all', 'all', '경영지원실', 'D9020', []),
  section: person('buy.mobile', 'section', '모바일사업부', 'D1050', []),
  department: person('dept.mobile', 'dept', '모바일사업부', 'D1020', ['D1020']),
  'department tree': person('dir.mobile', 'dept', '모바일사업부', 'D1000', mobile),
  own: person('u000023', 'own', '모바일사업부', 'D1020', []),
  'own of a head': person('head.mobile', 'own', '모바일사업부', 'D1020', []),
}

const tell = (text: string) => console.log(text)
const folder = options.data ?? mkdtempSync(join(tmpdir(), 'gpms-bench-'))
const embedded = await startEmbedded({ dataFolder: folder, tell })
try {
  await migrate({
    ownerUrl: embedded.ownerUrl,
    appUrl: embedded.url,
    folder: join(projectFolder(), 'server/database/migrations'),
  })
  const database = connectDatabase(embedded.url, { poolSize: 2, statementTimeoutMilliseconds: 600_000 })
  try {
    if (options.data === undefined) {
      const { ownerUrl } = embedded
      await seedDatabase(database, { clock: createClock(), ownerUrl, rows: Number(options.rows), tell })
    }
    const table: Record<string, Record<string, string>> = {}
    for (const [name, actor] of Object.entries(actors)) {
      const run = (input: Input) => withActor(database, actor, tx => listPr(tx, actor, input, new Date()))
      const { total } = await run({ want: 'totals' })
      const row: Record<string, string> = { rows: total.toLocaleString() }
      for (const question of questions) {
        const times: number[] = []
        for (let round = 0; round < rounds; round += 1) {
          await waitUntilQuiet(2_000)
          const start = performance.now()
          await run(question.input(total))
          times.push(performance.now() - start)
        }
        const median = times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
        row[`${question.name} (${question.goal})`] =
          `${median.toFixed(1)}${median > question.goal ? ' !' : ''}`
      }
      table[name] = row
      tell(
        `${name}: ${Object.entries(row)
          .map(([key, value]) => `${key} ${value}`)
          .join(' | ')}`,
      )
    }
    console.table(table)
    tell(unquietShare())
  } finally {
    await database.destroy()
  }
} finally {
  await embedded.stop()
  if (options.data === undefined) rmSync(folder, { recursive: true, force: true })
}
