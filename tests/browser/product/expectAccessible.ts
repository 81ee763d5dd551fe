import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './productTest'

/** No rule of axe is broken on the page as it stands, or in the part of it that is asked for. */
export async function expectAccessible(page: Page, where: string, part?: string): Promise<void> {
  // The grid takes the tab stop from its drawing once it has drawn.
  await expect(page.locator('canvas[tabindex]')).toHaveCount(0)
  await page.evaluate(colorsSettled)
  const axe = new AxeBuilder({ page })
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`,
  )
  expect(found, where).toEqual([])
}

/** Runs in the browser. Between two colours a text may be harder to read for a moment. */
async function colorsSettled(): Promise<void> {
  // A change of scheme begins its transitions with the next frame.
  await new Promise(requestAnimationFrame)
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
