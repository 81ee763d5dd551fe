import { openPaths } from '../../../server/http/externalHost'
import { expect, test } from './productTest'

/** By the rows of the rule: a page that stands there, as nobody's. */
const stands: Readonly<Record<string, string>> = {
  '/^\\/cyber/': '/cyberLogin',
  '/^\\/integration$/': '/integration',
  '/^\\/info(401|500)$/': '/info401',
}

// To a browser every name below localhost is this machine.
const hostOf = (baseURL: string | undefined) => `http://partner.localhost:${new URL(baseURL ?? '').port}`

test('the host of suppliers opens what its rule names', async ({ page, baseURL }) => {
  expect(Object.keys(stands)).toEqual(openPaths.map(String))
  for (const path of Object.values(stands)) {
    await page.goto(hostOf(baseURL) + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
    await expect(page).toHaveURL(hostOf(baseURL) + path)
  }
})

test('any other page on the host of suppliers leads to their portal', async ({ page, baseURL }) => {
  for (const path of ['/', '/prList', '/login', '/portal/author/menuManage?x=1', '/nowhere']) {
    await page.goto(hostOf(baseURL) + path)
    await expect(page.getByLabel('사용자 ID')).toBeVisible({ timeout: 30_000 })
    await expect(page).toHaveURL(`${hostOf(baseURL)}/cyberLogin`)
    await expect(page).toHaveTitle('OGPMS')
  }
})
