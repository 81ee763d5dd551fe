import type { CDPSession, Page } from 'playwright'
import type { BenchSession } from './benchSession'
import { type Front, startFront } from './front'
import type { EditFile } from './frontFiles'
import { openCold, type Visitor } from './measuredPage'

export const linesOfEntry = 10_000

type Fields = Readonly<Record<string, unknown>>

/** A purchase request of the person who measures, with ten thousand lines, for a front to answer with. */
export interface EntryDocument {
  readonly prNo: string
  readonly sampleLines: readonly Fields[]
  readonly answer: (lines: number) => unknown
}

export async function findEntryDocument(server: string, session: BenchSession): Promise<EntryDocument> {
  const ask = async (path: string): Promise<Fields> => {
    const response = await fetch(new URL(path, server), { headers: { ...session.headers, iscyber: 'N' } })
    const answer: unknown = await response.json()
    return isFields(answer) ? answer : {}
  }
  const { rows } = await ask('/api/v1/pr?status=DRAFT&size=1')
  const [row] = fieldsOf(rows)
  if (typeof row?.prNo !== 'string') throw new Error('The server has no draft of a purchase request.')
  const found = await ask(`/api/v1/pr/${row.prNo}`)
  const sampleLines = fieldsOf(found.lines)
  if (sampleLines.length === 0 || !isFields(found.header)) throw new Error(`${row.prNo} came without lines.`)
  const header = { ...found.header, requester: 'system.admin' }
  const lineAt = (at: number) => {
    const [qty, unitPrice] = [1 + (at % 9), 1_000 + at]
    return {
      ...sampleLines[at % sampleLines.length],
      ...{ lineNo: at + 1, itemName: `품목 ${at + 1}` },
      ...{ qty: String(qty), unitPrice: String(unitPrice), amt: String(qty * unitPrice) },
    }
  }
  return {
    prNo: row.prNo,
    sampleLines,
    answer: count => ({ ...found, header, lines: Array.from({ length: count }, (_, at) => lineAt(at)) }),
  }
}

export function startEntryFront(
  folder: string,
  server: string,
  entry: EntryDocument,
  lines: number,
  edit?: EditFile,
): Promise<Front> {
  const answer = entry.answer(lines)
  return startFront({
    folder,
    server,
    hasPolicy: true,
    ...(edit && { edit }),
    answer: ({ pathname }) => (pathname === `/api/v1/pr/${entry.prNo}` ? answer : undefined),
  })
}

export interface EntryPage {
  readonly page: Page
  readonly protocol: CDPSession
  readonly close: () => Promise<void>
}

/**
 * A page of the product, at rest. The time stamp of the last key stays where `keyedAt` finds it.
 */
export async function openEntryPage(visitor: Visitor, url: string, ready: string): Promise<EntryPage> {
  const { context, page } = await openCold(visitor)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    document.addEventListener(
      'keydown',
      event => {
        document.documentElement.dataset.benchKey = String(event.timeStamp)
      },
      { capture: true },
    )
  })
  const protocol = await context.newCDPSession(page)
  await protocol.send('Performance.enable')
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(ready).first().waitFor({ state: 'attached' })
  // Pieces that are fetched ahead of need come in.
  await page.waitForTimeout(2_500)
  return { page, protocol, close: () => context.close() }
}

export function keyedAt(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset.benchKey))
}

/** Milliseconds that the page's scripts have run so far. */
export async function scriptTime(protocol: CDPSession): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
}

function fieldsOf(list: unknown): readonly Fields[] {
  return Array.isArray(list) ? list.filter(isFields) : []
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
