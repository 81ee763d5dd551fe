import type { BenchLine, BenchTable } from './benchReport'
import { kilobytes } from './benchReport'
import type { Front } from './front'
import { awaitDrawn, learnRows, type MeasuredPage, openCold, type Visitor } from './measuredPage'

interface RouteGoal {
  readonly route: string
  readonly name: string
  /** Gzip kB of JavaScript. */
  readonly most: number
  /** Whether it needs a session and shows rows. */
  readonly isList: boolean
}

const routes: readonly RouteGoal[] = [
  { route: '/login', name: 'log-in page', most: 130, isList: false },
  { route: '/prList', name: 'list, before its first rows', most: 270, isList: true },
]

/** Words that stand in the code of a library whatever a build makes of it. */
const libraries = {
  rjsf: /__additional_property|rjsf/,
  xlsx: /SheetJS|xl\/worksheets/,
  charts: /recharts/,
} as const

/** JavaScript that a cold visit transfers, compressed, by route. */
export async function sizesBench(
  visitor: Visitor,
  front: Front,
  list: MeasuredPage,
  values: readonly string[],
): Promise<BenchTable> {
  const { first } = await learnRows(visitor, list, values)
  const lines: BenchLine[] = []
  for (const goal of routes) {
    const scripts = goal.isList
      ? await scriptsBeforeRows(visitor, `${front.url}${goal.route}`, first)
      : await scriptsAtRest(visitor, `${front.url}${goal.route}`)
    const bytes = scripts.reduce((sum, path) => sum + front.transferred(path), 0)
    lines.push({
      measure: `JavaScript, ${goal.name}`,
      values: [kilobytes(bytes), String(scripts.length)],
      goal: `≤ ${goal.most} kB`,
      isMet: bytes <= goal.most * 1000,
    })
    if (goal.isList) lines.push(await strangersLine(front, scripts))
  }
  return { title: 'Transferred JavaScript by route, gzip', columns: ['transferred', 'files'], lines }
}

/** Scripts that were asked for before the first rows stood on screen. */
async function scriptsBeforeRows(visitor: Visitor, url: string, first: string): Promise<readonly string[]> {
  const { context, page } = await openCold(visitor, first)
  try {
    await page.goto(url, { waitUntil: 'commit' })
    const drawn = await awaitDrawn(page, `The first row of ${url}`)
    return await page.evaluate(scriptsUntil, drawn)
  } finally {
    await context.close()
  }
}

async function scriptsAtRest(visitor: Visitor, url: string): Promise<readonly string[]> {
  const { context, page } = await openCold({ ...visitor, logIn: async () => ({ stored: '{}', headers: {} }) })
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    return await page.evaluate(scriptsUntil, Number.MAX_SAFE_INTEGER)
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
const scriptsUntil = (until: number): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < until)
      .map(({ name }) => new URL(name).pathname)
      .filter(path => path.endsWith('.js')),
  ),
]

async function strangersLine(front: Front, scripts: readonly string[]): Promise<BenchLine> {
  const texts = await Promise.all(scripts.map(async path => (await fetch(`${front.url}${path}`)).text()))
  const found = Object.entries(libraries).flatMap(([name, words]) =>
    texts.some(text => words.test(text)) ? [name] : [],
  )
  return {
    measure: 'rjsf, xlsx or charts on a list',
    values: [found.length === 0 ? 'none' : found.join(', ')],
    goal: 'none',
    isMet: found.length === 0,
  }
}
