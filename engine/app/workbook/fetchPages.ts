import type { WorkbookRow } from './workbookMessage'

/** Enough to keep the server and the line busy without pushing other users aside. */
const pagesInFlight = 4

/** Fetches pages several at a time and hands them over in their order, so memory holds a few pages and not all. */
export async function fetchPages(
  pages: number,
  fetchPage: (page: number) => Promise<readonly WorkbookRow[]>,
  take: (rows: readonly WorkbookRow[]) => Promise<void>,
): Promise<void> {
  const running: Promise<readonly WorkbookRow[]>[] = []
  let next = 1
  const start = () => {
    if (next > pages) return
    const page = fetchPage(next)
    next += 1
    // Told where the page is awaited; a later page must not count as unhandled while an earlier one is awaited.
    page.catch(() => undefined)
    running.push(page)
  }
  for (let slot = 0; slot < pagesInFlight; slot += 1) start()
  while (running.length > 0) {
    const rows = await running.shift()
    start()
    await take(rows ?? [])
  }
}
