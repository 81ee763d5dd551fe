/**
 * `npm run drill`: builds on one machine, from Debian's packages patroni, etcd-server, haproxy and postgresql, what a company runs (three machines
 * of the database, two nodes, HAProxy in front of both, and Prometheus), lets people work, and takes away one part after the other. It
 * prints a table and ends with 1 where a promise of the operator's guide is not kept. `-- --only nodes,upgrade,database,network,overload,alerts,recovery`
 * takes some of its parts; alerts brings overload along, which makes some of them fire.
 */
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { projectFolder } from '../../projectFolder'
import { AppNode, startFront } from './appNodes'
import { DatabaseCluster } from './databaseCluster'
import { closeNetwork, openNetwork } from './network'
import { checkStandbys, drillNetwork, isBack } from './networkSteps'
import { noneFailed, note, outcomes, step, tell } from './outcomes'
import { drillAlerts, drillOverload, drillSilence, startPrometheus } from './overloadSteps'
import { drillRecovery, takeBase } from './recoverySteps'
import { drillUpgrade, makeVersions } from './upgradeSteps'
import { WorkingLoad } from './workingLoad'

async function drillNodes(load: WorkingLoad, nodes: readonly AppNode[]): Promise<void> {
  for (const [at, node] of nodes.entries())
    await step(
      load,
      `node ${at + 1} is restarted`,
      async () => {
        const code = await node.end()
        if (code !== 0) throw new Error(`It ended with ${code}.`)
        await node.start()
        await pause(4_000)
      },
      noneFailed,
    )
  const [first] = nodes
  await step(
    load,
    'node 1 is killed',
    async () => {
      await first?.kill()
      await pause(8_000)
    },
    ({ longestGapSeconds }) => longestGapSeconds <= 5,
  )
  await first?.start()
}

async function drillDatabase(load: WorkingLoad, cluster: DatabaseCluster): Promise<void> {
  await step(
    load,
    'PostgreSQL of the primary is killed',
    async () => {
      const primary = await cluster.primary()
      primary.killPostgres()
      await pause(35_000)
    },
    isBack,
  )
  await cluster.whole(120)
  const killed = await cluster.primary()
  await step(
    load,
    'the machine of the primary is lost',
    async () => {
      await killed.kill()
      await pause(45_000)
    },
    isBack,
  )
  killed.start()
  await cluster.whole(120)
  await step(
    load,
    'the primary stands still, and its watchdog restarts it',
    async () => {
      const primary = await cluster.primary()
      primary.freeze()
      await pause(45_000)
      await primary.kill()
      primary.start()
      await pause(10_000)
    },
    isBack,
  )
  await cluster.whole(120)
}

/** Whether the database has everything that was acknowledged, and nothing twice. */
async function checkWrites(load: WorkingLoad, cluster: DatabaseCluster): Promise<void> {
  const rows = await cluster.ask<{ pr_no: string; title: string }>(
    `select pr_no, title from pr where title like '훈련 %'`,
  )
  const kept = new Map(rows.map(({ title, pr_no }) => [title, pr_no]))
  const lost = [...load.acknowledged].filter(([title, prNo]) => kept.get(title) !== prNo)
  const files = await cluster.ask<{ file_id: string; blob_key: string }>(
    'select file_id, blob_key from file_item',
  )
  const blobs = new Map(files.map(({ file_id, blob_key }) => [file_id, blob_key]))
  const isThere = (key = '') => existsSync(join(folder, 'files', key.slice(0, 2), key))
  const gone = load.attached.filter(id => !isThere(blobs.get(id)))
  const unknown = rows.filter(({ title }) => !load.sent.includes(title))
  note(
    'what was acknowledged is there, each once',
    `${load.acknowledged.size} acknowledged, ${lost.length} lost, ${rows.length - kept.size} twice, ${unknown.length} unknown; of ${load.attached.length} attachments ${gone.length} lost`,
    load.acknowledged.size > 0 &&
      lost.length === 0 &&
      gone.length === 0 &&
      rows.length === kept.size &&
      unknown.length === 0,
  )
}

const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const parts = ['nodes', 'upgrade', 'database', 'network', 'overload', 'alerts', 'recovery'] as const
const isAsked = (part: (typeof parts)[number]) =>
  options.only === '' || options.only.split(',').includes(part)

async function run(folder: string, started: (() => Promise<unknown>)[]): Promise<void> {
  const began = Date.now()
  const { buildProduct } = await import('../../buildProduct.mjs')
  await buildProduct(projectFolder(), 'demo', tell)
  const versions = isAsked('upgrade') ? await makeVersions(folder) : undefined
  tell('       three machines of the database …')
  openNetwork()
  started.push(async () => closeNetwork())
  const cluster = new DatabaseCluster(folder)
  started.push(() => cluster.stop())
  await cluster.whole(120)
  await cluster.createRoles()
  tell('       two nodes …')
  const nodeOf = (number: 1 | 2 | 3) => {
    const node = new AppNode({ folder, number, urls: cluster.urls })
    started.push(() => node.remove())
    return node
  }
  const nodes = [nodeOf(1), nodeOf(2)] as const
  await Promise.all(nodes.map(node => node.start()))
  for (const program of [startFront(folder, nodes), startPrometheus(folder, nodes)])
    started.push(async () => program.signal('SIGKILL'))
  await pause(3_000)
  note(
    'everything stands, both nodes started together',
    `${Math.round((Date.now() - began) / 1_000)} s`,
    true,
  )
  const load = new WorkingLoad()
  started.push(() => load.stop())
  await step(load, 'people at work for ten seconds', () => pause(10_000), noneFailed)
  if (outcomes.some(({ isKept }) => !isKept))
    throw new Error('People cannot work before anything was taken away.')
  let base: string | undefined
  if (isAsked('recovery'))
    await step(
      load,
      'the database is copied for a recovery to any moment',
      async () => {
        base = await takeBase(folder, cluster)
      },
      noneFailed,
    )
  if (isAsked('nodes')) await drillNodes(load, nodes)
  if (versions) await drillUpgrade(load, nodes, nodeOf(3), versions)
  if (isAsked('database')) await drillDatabase(load, cluster)
  if (isAsked('network')) await drillNetwork(load, cluster, nodes)
  await load.stop()
  await checkWrites(load, cluster)
  await checkStandbys(cluster)
  if (isAsked('overload') || isAsked('alerts')) {
    await drillOverload(cluster, nodes)
    await drillSilence(cluster, nodes)
    await cluster.whole(120)
  }
  if (isAsked('alerts')) await drillAlerts(cluster, nodes)
  if (base) await drillRecovery({ folder, base, cluster, nodes, started })
}

const folder = mkdtempSync(join(tmpdir(), 'gpms-drill-'))
// The database runs as another user.
chmodSync(folder, 0o755)
const started: (() => Promise<unknown>)[] = []
const clear = async () => {
  for (const stop of started.reverse()) await stop()
  started.length = 0
}
process.on('SIGINT', () => void clear().then(() => process.exit(130)))
try {
  await run(folder, started)
} catch (error) {
  console.error(error)
  note('the drill itself', error instanceof Error ? error.message : String(error), false)
}
await clear()
console.log(`\n| step | figures | |\n|---|---|---|`)
for (const { step: name, figures, isKept } of outcomes)
  console.log(`| ${name} | ${figures} | ${isKept ? 'kept' : 'FAILED'} |`)
const isWhole = outcomes.every(({ isKept }) => isKept)
if (isWhole) rmSync(folder, { recursive: true, force: true })
else console.log(`\nThe logs stay in ${folder}.`)
process.exit(isWhole ? 0 : 1)
