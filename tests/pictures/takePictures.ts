import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { type Browser, chromium, type Page } from 'playwright'
import { buildProduct } from '../../server/buildProduct.mjs'
import { projectFolder } from '../../server/projectFolder'
import { startOwnProduct } from '../browser/product/ownProduct'
import { logIn, logInAsSupplier } from '../browser/product/productPage'
import { productStart } from '../browser/product/productStart'
import { chromiumLaunch } from '../chromium'
import { ensureChromium } from '../ensureChromium'
import { greatestBytes, type Picture, pictureFolder, pictures, pictureWidth } from './pictures'

const origin = 'http://localhost:4187'

/** Everything that was asked for is drawn. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

async function take(browser: Browser, { file, portal, user, path, presses, shows }: Picture): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: pictureWidth, height: 900 },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  })
  const page = await context.newPage()
  await page.clock.install({ time: productStart })
  await (portal === 'internal' ? logIn(page, user, path) : logInAsSupplier(page, user, path))
  await atRest(page)
  if (presses !== undefined) await page.getByRole('button', { name: presses }).click()
  if (shows !== undefined) await expect(page.getByRole('button', { name: shows, exact: true })).toBeVisible()
  const target = join(projectFolder(), pictureFolder, file)
  await page.screenshot({ path: target })
  await context.close()
  const { size } = statSync(target)
  console.log(`${pictureFolder}/${file}  ${size} bytes`)
  if (size > greatestBytes) throw new Error(`${file} has more than ${greatestBytes} bytes.`)
}

await buildProduct(projectFolder(), 'demo', text => console.log(text))
await ensureChromium()
const product = await startOwnProduct(origin)
const browser = await chromium.launch(chromiumLaunch())
try {
  for (const picture of pictures) await take(browser, picture)
} finally {
  await browser.close()
  await product.stop()
}
