import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { buildProduct } from '../../server/buildProduct.mjs'
import { connectDriver } from '../../server/database/connectDriver'
import { startEmbedded } from '../../server/database/embedded'
import { startErpStandIn } from '../../server/erpStandIn/startErpStandIn'
import { projectFolder } from '../../server/projectFolder'
import { seededRandom } from '../../server/seed/seededRandom'
import { assetKinds } from '../server/flow/assetKinds'
import { evaluationKinds } from '../server/flow/evaluationKinds'
import { type Breach, breaches } from '../server/flow/flowInvariants'
import { flowKinds } from '../server/flow/flowKinds'
import { countOutcome, type FlowOutcomes, walk } from '../server/flow/flowWalk'
import { type FlowWorld, rememberCallers } from '../server/flow/flowWorld'
import { itemKinds } from '../server/flow/itemKinds'
import { supplierKinds } from '../server/flow/supplierKinds'
import { createFlowCallers, type LostCalls } from './flowCallers'
import { startMortalServer } from './flowServer'
import { mostLine, plainLine, printTable } from './printedTable'

/*
 * 100,000 random actions by random people on the built server and a real database, the server killed without warning
 * among them; the ERP refuses and dies as well. GPMS_FLOW=5000 walks fewer.
 */
const actions = Number(process.env.GPMS_FLOW ?? 100_000)
const between = 1000
const kinds = [...flowKinds, ...supplierKinds, ...evaluationKinds, ...assetKinds, ...itemKinds]
const killEvery = 5

const root = projectFolder()
await buildProduct(root, 'demo', text => console.error(text))
const folder = mkdtempSync(join(tmpdir(), 'gpms-flow-'))
const embedded = await startEmbedded({ dataFolder: folder, tell: () => undefined })
const erp = await startErpStandIn(join(folder, 'journal.jsonl'))
try {
  const server = await startMortalServer(root, join(folder, 'server'), embedded, erp.url)
  const database = connectDriver(embedded.adminUrl.replace(/\/[^/]*$/, new URL(embedded.url).pathname), {
    poolSize: 4,
  })
  const lost: LostCalls = { repeated: 0 }
  let back = Promise.resolve()
  const world: FlowWorld = {
    random: seededRandom(20_261_122),
    today: koreanDay(Date.now()),
    callerOf: rememberCallers(createFlowCallers(server.url, lost, () => back)),
    read: (statement, values = []) => database.unsafe(statement, [...values] as string[]),
  }
  const outcomes: FlowOutcomes = new Map()
  const broken: Breach[] = [...(await breaches(world))]
  if (broken.length > 0) console.error(`Before the walk: ${JSON.stringify(broken)}`)
  let failed = 0
  let kills = 0
  const began = performance.now()
  for (let walked = 0; walked < actions && broken.length === 0; walked += between) {
    const from = performance.now()
    const isKilled = (walked / between) % killEvery === killEvery - 1
    const death = isKilled ? dieInTheMiddle() : undefined
    await walk(world, kinds, between, answer => {
      countOutcome(outcomes, answer)
      if (answer.status >= 500) {
        failed += 1
        console.error(JSON.stringify(answer))
      }
    })
    await death
    const until = performance.now()
    const found = await breaches(world)
    const [acting, looking] = [until - from, performance.now() - until].map(ms => (ms / 1000).toFixed(1))
    console.error(
      `${walked + between} actions: ${acting} s for the last ${between}, ${looking} s for what must hold`,
    )
    if (found.length > 0) console.error(JSON.stringify(found))
    broken.push(...found)
  }
  const strangers = await unknownBookings()
  const seconds = (performance.now() - began) / 1000
  await server.kill()
  await database.end()
  const ends = [...outcomes.values()]
  const effective = ends.reduce((sum, counts) => sum + (counts.get('done') ?? 0), 0)
  const all = ends.reduce((sum, counts) => sum + [...counts.values()].reduce((a, b) => a + b, 0), 0)
  printTable({
    title: 'Random actions by random people through the flow, on the built server',
    columns: ['measured'],
    lines: [
      mostLine('invariants broken', broken.length, 0, ''),
      mostLine('answers of 500 and above', failed, 0, ''),
      mostLine('bookings of the ERP that no slip knows of', strangers, 0, ''),
      plainLine('actions', all, ''),
      plainLine('of them with an effect', effective, ''),
      plainLine('operations with an effect', ends.filter(counts => counts.has('done')).length, ''),
      plainLine('server killed and restarted', kills, 'times'),
      plainLine('calls sent again', lost.repeated, ''),
      plainLine('actions a second', all / seconds, ''),
    ],
  })

  /** What the ERP has booked without a slip that has its number, or still asks for it. */
  async function unknownBookings(): Promise<number> {
    const booked = readFileSync(join(folder, 'journal.jsonl'), 'utf8').match(/"gerpDocNo":"\d+"/g) ?? []
    const known = await world.read(`select gerp_doc_no from signifier where gerp_doc_no is not null`)
    const numbers = new Set(known.map(row => `"gerpDocNo":"${String(row.gerp_doc_no)}"`))
    const asking = await world.read(`select slip_no from signifier where sending_yn = 'Y' or unsure_yn = 'Y'`)
    return Math.max(0, booked.filter(entry => !numbers.has(entry)).length - asking.length)
  }

  /** Somewhere within the next actions; whoever is not answered waits until it is back. */
  async function dieInTheMiddle(): Promise<void> {
    await new Promise(resolve => setTimeout(resolve, world.random.whole(500, 4000)))
    kills += 1
    const killed = server.kill()
    back = killed.then(server.start)
    await back
  }
} finally {
  await erp.stop()
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
}
