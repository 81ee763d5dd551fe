import { join } from 'node:path'
import { chromium } from 'playwright'
import { buildProduct } from '../../server/buildProduct.mjs'
import { chromiumLaunch } from '../chromium'
import { ensureChromium } from '../ensureChromium'
import type { BenchOptions } from './benchOptions'
import type { BenchTable } from './benchReport'
import { startBenchServer } from './benchServer'
import { logInForBench } from './benchSession'
import { buildHandwritten } from './buildHandwritten'
import { buildPeers } from './buildPeers'
import { editBench } from './editBench'
import { findEntryDocument } from './entryPage'
import { formBench } from './formBench'
import { type Front, startFront } from './front'
import { importBench } from './importBench'
import type { MeasuredPage, Visitor } from './measuredPage'
import { buildProbeScript } from './probeScript'
import { racePages } from './racePages'
import { amis, handwritten, peerTable, product, type Races, taxTable } from './raceTables'
import { scrollBench } from './scrollBench'
import { findSearchValues } from './searchValues'
import { sizesBench } from './sizesBench'

export interface BrowserResult {
  readonly tables: readonly BenchTable[]
  readonly browserVersion: string
}

/*
 * product's server (100,000 rows) ◀── fronts: defined list · hand-written list · amis
 *                                        ▲
 *                                one Chromium, a new context for each visit
 */
export async function runBrowserParts(
  root: string,
  { parts, rounds, rows }: BenchOptions,
  tell: (text: string) => void,
): Promise<BrowserResult> {
  const endings: (() => Promise<void>)[] = []
  try {
    const isRaced = parts.has('list') || parts.has('peers')
    const folders = new Map<string, string>()
    if (parts.has('list')) folders.set(handwritten, await buildHandwritten(root, tell))
    if (parts.has('peers')) folders.set(amis, await buildPeers(root, tell))
    await buildProduct(root, 'demo', tell)
    const server = await startBenchServer(root, rows, tell)
    endings.push(server.stop)
    const productFolder = join(root, 'dist/app')
    folders.set(product, productFolder)

    const fronts = new Map<string, Front>()
    for (const [name, folder] of folders) {
      const front = await startFront({
        folder,
        server: server.url,
        hasPolicy: name !== amis,
        answer: forgottenSearch,
      })
      fronts.set(name, front)
      endings.push(front.close)
    }
    const { args } = chromiumLaunch()
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args })
    endings.push(() => browser.close())

    const session = await logInForBench(server.url)
    const isSearched = isRaced || parts.has('sizes')
    const values = isSearched ? await findSearchValues(server.url, session) : []
    const plain: Visitor = {
      browser,
      probe: await buildProbeScript(),
      logIn: () => logInForBench(server.url),
      slowedBy: 1,
    }
    const slowed: Visitor = { ...plain, slowedBy: 4 }
    const tables: BenchTable[] = []

    const productFront = fronts.get(product)
    if (parts.has('sizes') && productFront) {
      tell('Sizes …')
      tables.push(await sizesBench(plain, productFront, pageOf(product, productFront), values))
    }
    if (isRaced) {
      const pages = [...fronts].map(([name, front]) => pageOf(name, front))
      tell(`Racing ${pages.map(page => page.name).join(', ')}, CPU 4× slower …`)
      const slowedRace = await racePages(slowed, pages, values, rounds, tell)
      tell('The same at full speed …')
      const plainRace = await racePages(plain, pages, values, rounds, tell)
      const races: Races = { slowed: slowedRace, plain: plainRace }
      if (parts.has('list')) tables.push(taxTable(races))
      if (parts.has('peers')) tables.push(peerTable(races))
    }
    if (parts.has('scroll')) {
      tell('Scrolling …')
      tables.push(await scrollBench(plain, productFolder, server.url, session))
    }
    tables.push(...(await entryTables(parts, plain, productFolder, server.url, tell)))
    return { tables, browserVersion: browser.version() }
  } finally {
    for (const end of endings.reverse()) await end()
  }
}

const entryParts = [
  { part: 'edit', bench: editBench, what: 'Editing ten thousand lines' },
  { part: 'import', bench: importBench, what: 'Importing ten thousand rows' },
  { part: 'form', bench: formBench, what: 'Typing into forms' },
] as const

async function entryTables(
  parts: BenchOptions['parts'],
  visitor: Visitor,
  folder: string,
  server: string,
  tell: (text: string) => void,
): Promise<readonly BenchTable[]> {
  const wanted = entryParts.filter(({ part }) => parts.has(part))
  if (wanted.length === 0) return []
  const entry = await findEntryDocument(server, await visitor.logIn())
  const tables: BenchTable[] = []
  for (const { bench, what } of wanted) {
    tell(`${what} …`)
    tables.push(await bench(visitor, folder, server, entry))
  }
  return tables
}

/** Each visit is the first one of its person: the searches of the visits before it are not followed. */
function forgottenSearch({ pathname }: URL): unknown {
  const screen = /^\/api\/v1\/cmmn\/savedFilter\/(\w+)$/.exec(pathname)?.[1]
  return screen === undefined ? undefined : { screenId: screen }
}

function pageOf(name: string, front: Front): MeasuredPage {
  const controls =
    name === amis
      ? { numberField: 'input[name="prNo"]', searchButton: 'button:has-text("조회")' }
      : {
          numberField: 'role=textbox[name="구매요청번호"]',
          searchButton: 'role=button[name="조회"]',
        }
  return { name, url: `${front.url}/prList`, ...controls }
}
