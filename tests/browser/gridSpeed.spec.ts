import { expect, type Page, test } from '@playwright/test'
import { openGrid } from './gridPage'

/** Lengths of all frames while something goes on, in milliseconds. */
async function framesWhile(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    let last = performance.now()
    const tick = (now: number) => {
      window.harness.add('frame', now - last)
      last = now
      if (!document.body.dataset.measured) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await work()
  return page.evaluate(() => {
    document.body.dataset.measured = 'yes'
    return window.harness.entries.filter(([kind]) => kind === 'frame').map(([, length]) => Number(length))
  })
}

test('a million rows scroll at 55 frames a second or more', async ({ page }) => {
  const grid = await openGrid(page, 'edit=0&rows=1000000&height=620')
  await grid.click(0, 'itemName')
  await page.keyboard.press('Control+ArrowDown')
  await expect.poll(() => grid.spoken()).toContain('1000000행')
  await page.keyboard.press('Control+ArrowUp')
  await page.waitForTimeout(500)
  const frames = await framesWhile(page, async () => {
    for (let step = 0; step < 90; step += 1) {
      await page.mouse.wheel(0, 240)
      await page.waitForTimeout(20)
    }
  })
  const whole = frames.reduce((sum, each) => sum + each, 0)
  expect((frames.length * 1000) / whole).toBeGreaterThanOrEqual(55)
  const visible = (await grid.told('visible')).at(-1)
  expect(visible).toEqual([expect.any(Number), expect.any(Number)])
})
