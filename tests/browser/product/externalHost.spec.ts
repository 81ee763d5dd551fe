import { expect, test } from './productTest'

/** Pages that stand there, as nobody's. */
const stands = ['/cyberLogin', '/integration', '/info401', '/cyber/nothing']

// To a browser every name below localhost is this machine.
const hostOf = (baseURL: string | undefined) => `http://partner.localhost:${new URL(baseURL ?? '').port}`

test('the host of suppliers opens what its rule names', async ({ page, baseURL }) => {
  for (const path of stands) {
    await page.goto(hostOf(baseURL) + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
    await expect(page).toHaveURL(hostOf(baseURL) + path)
    await expect(page).toHaveTitle('OGPMS')
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

test('no way inside the app leads past it: the moves of the history end at their portal too', async ({
  page,
  baseURL,
}) => {
  for (const path of ['/template/template0', '/login', '/authReq', '/', '/cyberfoo']) {
    await page.goto(`${hostOf(baseURL)}/info401`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
    await page.evaluate(to => {
      history.pushState({ idx: history.state.idx + 1 }, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    }, path)
    await expect(page.getByLabel('사용자 ID')).toBeVisible({ timeout: 30_000 })
    await expect(page).toHaveURL(`${hostOf(baseURL)}/cyberLogin`)
  }
})
