import { expect, type Page } from '@playwright/test'

/** 400 % of 1280 pixels, or a small phone (WCAG 1.4.10). */
const narrow = { width: 320, height: 640 }

/** At 320 pixels the page needs no scrolling sideways, neither as a whole nor in the part that scrolls downwards. */
export async function expectNarrow(page: Page, where: string): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(narrow)
  await expect.poll(() => partsOutside(page), { message: `${where} at ${narrow.width} pixels` }).toEqual([])
  if (before) await page.setViewportSize(before)
}

/** What stands out of the screen sideways, as wide as it is now. */
export const partsOutside = (page: Page) => page.evaluate(widerThanScreen)

/** Runs in the browser: the document or a main part that scrolls sideways, and what stands out of the screen and cannot be scrolled to. */
function widerThanScreen(): readonly string[] {
  const found: string[] = []
  for (const part of [document.documentElement, ...document.querySelectorAll('main')])
    if (part.scrollWidth > part.clientWidth) found.push(`${part.tagName} ${part.scrollWidth}`)
  for (const element of document.querySelectorAll('main :is(button, input, select, textarea, h1, a)')) {
    if (element.closest('.dataGrid, .matrix, .chart, [role="table"], .visually-hidden')) continue
    const { left, right, width } = element.getBoundingClientRect()
    if (width > 1 && (left < 0 || right > window.innerWidth))
      found.push(
        `${element.tagName} ${element.textContent?.slice(0, 20)} ${Math.round(left)}–${Math.round(right)}`,
      )
  }
  return found
}
