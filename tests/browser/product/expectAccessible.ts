import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './productTest'

/** No rule of axe is broken on the page as it stands. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // The grid takes the tab stop from its drawing once it has drawn.
  await expect(page.locator('canvas[tabindex]')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`,
  )
  expect(found, where).toEqual([])
}
