import type { CDPSession, Page } from '@playwright/test'
import type { HarnessLog } from '../widgets/DataGrid/harness/harnessLog'

const address = 'http://127.0.0.1:4179/'
const widths = {
  prNo: 120,
  itemName: 190,
  spec: 170,
  qty: 70,
  price: 100,
  amount: 120,
  needDate: 100,
  status: 96,
  vendor: 130,
  urgent: 56,
  locked: 120,
} as const

type ColumnId = keyof typeof widths

/** The grid on its harness page, driven by mouse, keys and composition as the browser itself gets them. */
export interface GridPage {
  readonly page: Page
  readonly cdp: CDPSession
  /** Middle of a cell on the screen, for the unscrolled grid in its first layout. */
  at(row: number, column: ColumnId): { x: number; y: number }
  header(column: ColumnId): { x: number; y: number }
  click(row: number, column: ColumnId): Promise<void>
  /** A syllable grows jamo by jamo as an IME shows it; nothing is final before `finish`. */
  compose(...steps: string[]): Promise<void>
  finish(text: string): Promise<void>
  value(row: number, column: string): Promise<unknown>
  told(kind: string): Promise<unknown[]>
  spoken(): Promise<string>
  copied(): Promise<string>
  paste(text: string): Promise<void>
}

export async function openGrid(page: Page, query: string): Promise<GridPage> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${address}?${query}`)
  await page.locator('.dataGrid-canvas canvas').first().waitFor()
  await page.locator('.dataGrid-editor').waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  const cdp = await page.context().newCDPSession(page)
  const params = new URLSearchParams(query)
  const lead = 36 + (params.get('edit') === '1' ? 44 : 0)
  const top = 13 + (params.get('menu') === '1' ? 28 : 0)
  const x = (column: ColumnId) => {
    let left = 13 + lead
    for (const [id, width] of Object.entries(widths)) {
      if (id === column) return left + width / 2
      left += width
    }
    return left
  }
  const grid: GridPage = {
    page,
    cdp,
    at: (row, column) => ({ x: x(column), y: top + 60 + row * 27 + 13 }),
    header: column => ({ x: x(column), y: top + 45 }),
    async click(row, column) {
      const { x: left, y } = grid.at(row, column)
      await page.mouse.click(left, y)
    },
    async compose(...steps) {
      for (const text of steps) {
        await cdp.send('Input.dispatchKeyEvent', {
          type: 'rawKeyDown',
          key: 'Process',
          windowsVirtualKeyCode: 229,
          nativeVirtualKeyCode: 229,
        })
        await cdp.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        })
      }
    },
    async finish(text) {
      await cdp.send('Input.insertText', { text })
    },
    value: (row, column) =>
      page.evaluate(([index, id]) => window.harness.rows[index]?.[id], [row, column] as const),
    told: kind =>
      page.evaluate(
        wanted => window.harness.entries.filter(([name]) => name === wanted).map(([, what]) => what),
        kind,
      ),
    spoken: async () => (await page.getByRole('status').textContent())?.replace(/\u00a0/g, '') ?? '',
    copied: () => page.evaluate(() => navigator.clipboard.readText()),
    async paste(text) {
      await page.evaluate(given => navigator.clipboard.writeText(given), text)
      await page.keyboard.press('Control+V')
    },
  }
  return grid
}

declare global {
  interface Window {
    harness: HarnessLog
  }
}
