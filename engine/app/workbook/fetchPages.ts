import type { WorkbookRow } from './workbookMessage'

/** Enough to keep the server and the line busy without pushing other users aside. */
const pagesInFlight = 4

export class PageRefused extends Error {
  constructor(
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>>,
  ) {
    super(`The server answered ${status}.`)
    this.name = 'PageRefused'
  }
}

export interface PageSource {
  readonly urls: readonly string[]
  readonly headers: Readonly<Record<string, string>>
}

/** Fetches pages several at a time and hands them over in their order, so memory holds a few pages and not all. */
export async function fetchPages(
  { urls, headers }: PageSource,
  take: (rows: readonly WorkbookRow[]) => void,
  fetchPage: (url: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<void> {
  const load = (url: string) => readPage(url, headers, fetchPage)
  const running: Promise<readonly WorkbookRow[]>[] = []
  const start = (url: string | undefined) => {
    if (url === undefined) return
    const page = load(url)
    // Told where the page is awaited; a later page must not count as unhandled while an earlier one is awaited.
    page.catch(() => undefined)
    running.push(page)
  }
  const waiting = [...urls]
  for (let slot = 0; slot < pagesInFlight; slot += 1) start(waiting.shift())
  while (running.length > 0) {
    const rows = await running.shift()
    start(waiting.shift())
    take(rows ?? [])
  }
}

async function readPage(
  url: string,
  headers: Readonly<Record<string, string>>,
  fetchPage: (url: string, init: RequestInit) => Promise<Response>,
): Promise<readonly WorkbookRow[]> {
  const response = await fetchPage(url, { headers, credentials: 'same-origin' })
  const body: unknown = await response.json().catch(() => ({}))
  const record = typeof body === 'object' && body !== null ? { ...body } : {}
  if (!response.ok) throw new PageRefused(response.status, record)
  const rows: unknown = 'rows' in record ? record.rows : []
  return Array.isArray(rows) ? rows.filter(isRow) : []
}

function isRow(value: unknown): value is WorkbookRow {
  return typeof value === 'object' && value !== null
}
