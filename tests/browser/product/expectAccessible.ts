import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './productTest'

/** Dark differs from light by its colours alone. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** No rule of axe is broken on the page as it stands, or in the part of it that is asked for, light and dark. */
export async function expectAccessible(page: Page, where: string, part = 'html'): Promise<void> {
  // The grid takes the tab stop from its drawing once it has drawn.
  await expect(page.locator('canvas[tabindex]')).toHaveCount(0)
  const axe = () => new AxeBuilder({ page }).include(part)
  await expectUnbroken(page, axe(), where)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectUnbroken(page, axe().withRules(colorRules), `${where}, dark`)
  await page.emulateMedia({ colorScheme: 'light' })
}

async function expectUnbroken(page: Page, axe: AxeBuilder, where: string): Promise<void> {
  await page.evaluate(colorsSettled)
  const { violations } = await axe.analyze()
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
