import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { addDays } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { buildProduct } from '../../../server/buildProduct.mjs'
import { connectDriver } from '../../../server/database/connectDriver'
import { runningEmbedded, startEmbedded } from '../../../server/database/embedded'
import { runningPostmaster } from '../../../server/database/embeddedOrphan'
import { clusterFolder } from '../../../server/database/embeddedPlace'
import { embeddedUser } from '../../../server/database/embeddedUser'
import { projectFolder } from '../../../server/projectFolder'
import { createFlowCallers } from '../../bench/flowCallers'
import { type MortalServer, startMortalServer } from '../../bench/flowServer'
import { request } from '../../server/modules/purchaseRequest/prInputs'

/** A server at work, and the PostgreSQL below it. */
interface Place {
  readonly server: MortalServer
  readonly postmaster: () => number | undefined
  readonly adminUrl: () => string
}

const people = ['req.mobile', 'req.semi', 'dept.mobile', 'head.mobile']
const patienceMilliseconds = 300_000

/**
 * PostgreSQL is killed again and again while people list, draft and attach: half of the times the one that the server keeps itself, half of the
 * times one that it is given. The server stays, what it has acknowledged is there once, and after it says that it is ready nobody reads 500.
 */
export async function sweepKills(kills: number): Promise<boolean> {
  const root = projectFolder()
  await buildProduct(root, 'demo', text => console.error(text))
  const half = Math.ceil(kills / 2)
  const own = await inFolder(async folder => {
    const server = await startMortalServer(root, folder)
    const cluster = clusterFolder(folder, embeddedUser())
    const place = {
      server,
      postmaster: () => runningPostmaster(cluster),
      adminUrl: () => runningEmbedded(folder)?.adminUrl ?? '',
    }
    return killIn('the PostgreSQL that the server keeps', place, half)
  })
  const given = await inFolder(async folder => {
    const database = await startEmbedded({ dataFolder: join(folder, 'database'), tell: () => undefined })
    try {
      const server = await startMortalServer(root, join(folder, 'server'), database)
      const place = { server, postmaster: database.postmasterPid, adminUrl: () => database.adminUrl }
      return await killIn('a PostgreSQL that the server is given', place, kills - half)
    } finally {
      await database.stop()
    }
  })
  return own && given
}

async function inFolder(work: (folder: string) => Promise<boolean>): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'gpms-kills-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function killIn(name: string, place: Place, kills: number): Promise<boolean> {
  const { server, postmaster } = place
  const acknowledged = new Map<string, string>()
  const answers = new Map<number, number>()
  const failures: string[] = []
  const lost = { repeated: 0 }
  let isOver = false
  /** Since when the server has been ready again. */
  let readySince = Date.now()

  const work = async (person: string) => {
    const logIn = createFlowCallers(server.url, lost, () => pause(200))
    let caller = await logIn({ userId: person, group: '' })
    for (let turn = 0; !isOver; turn += 1) {
      const title = `죽음 ${person} ${turn}`
      const needDate = addDays(koreanDay(Date.now()), 30)
      const body = request({ title, needDate, receiver: person })
      for (const [operation, input] of [
        ['listPr', {}],
        ['createPr', { body }],
      ] as const) {
        const began = Date.now()
        const answer = await caller.call(operation, input, { 'x-confirmed': 'budgetExceeded' })
        answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
        const wasReady = began >= readySince
        if (answer.status >= 500 || (answer.status >= 400 && wasReady))
          failures.push(
            `${operation} ${answer.status} ${answer.msg}${wasReady ? '' : ' (while it was away)'}`,
          )
        const { docNo } = Object(answer.body)
        if (operation === 'createPr' && answer.status === 200) acknowledged.set(title, String(docNo))
        if (answer.status === 401) caller = await logIn({ userId: person, group: '' })
      }
      await pause(20)
    }
  }

  const workers = people.map(work)
  let longest = 0
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(200 + Math.random() * 1_300)
      const pid = postmaster()
      if (pid === undefined) throw new Error('There is no PostgreSQL to kill.')
      const before = acknowledged.size
      readySince = Number.POSITIVE_INFINITY
      const killed = Date.now()
      process.kill(pid, 'SIGKILL')
      await until(async () => postmaster() !== pid && (await isReady(server.url)))
      readySince = Date.now()
      await until(async () => acknowledged.size > before)
      longest = Math.max(longest, Date.now() - killed)
      if ((kill + 1) % 25 === 0) console.log(`${kill + 1} kills, ${acknowledged.size} drafts acknowledged`)
    }
  } finally {
    isOver = true
  }
  await Promise.all(workers)
  const url = new URL(place.adminUrl())
  url.pathname = '/gpms'
  const database = connectDriver(url.href, { poolSize: 1 })
  const rows = await database.unsafe(`select pr_no, title from pr where title like '죽음 %'`)
  await database.end()
  const kept = new Map(rows.map(row => [String(row.title), String(row.pr_no)]))
  const gone = [...acknowledged].filter(([title, prNo]) => kept.get(title) !== prNo)
  const isAlive = await isReady(server.url)
  await server.kill()
  for (const text of new Set(failures)) console.error(text)
  console.log(
    `kills of ${name}: ${kills}; the server ${isAlive ? 'stayed' : 'DIED'}; ${acknowledged.size} drafts acknowledged, ${gone.length} lost, ${rows.length - kept.size} twice; ` +
      `answers ${[...answers].map(([status, count]) => `${status}: ${count}`).join(', ')}, ${failures.length} of them failures; sent again ${lost.repeated}; a draft at most ${(longest / 1_000).toFixed(1)} s after a kill`,
  )
  return isAlive && gone.length === 0 && rows.length === kept.size && failures.length === 0
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    answer => answer.ok,
    () => false,
  )

async function until(ask: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + patienceMilliseconds
  while (!(await ask())) {
    if (Date.now() > end) throw new Error(`Not back within ${patienceMilliseconds / 1_000} s.`)
    await pause(50)
  }
}
