import { compose, pressForInputMethod } from './composeHangul'
import { ProductGrid, searchedCount } from './productPage'
import { expect, test } from './productTest'

test('한글 typed into a condition is kept whole, and the Enter that ends a syllable searches nothing', async ({
  openAs,
}) => {
  const page = await openAs('req.mobile', '/prList')
  await searchedCount(page)
  const searches: string[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/api/v1/pr')) searches.push(searchParams.get('title') ?? '')
  })
  const cdp = await page.context().newCDPSession(page)
  const title = page.getByRole('textbox', { name: '구매요청명' })
  await title.focus()
  await compose(cdp, ['ㄱ', '구'], '구')
  await compose(cdp, ['ㅁ', '매'], '매')
  await pressForInputMethod(cdp)
  await expect(title).toHaveValue('구매')
  await page.keyboard.press('Enter')
  await expect.poll(() => searches).toContain('구매')
  await searchedCount(page)
  await expect(title).toHaveValue('구매')
  expect(new Set(searches)).toEqual(new Set(['구매']))
})

test('한글 typed into the search of a popup finds by what stands there', async ({ openAs }) => {
  const page = await openAs('buy.all', '/prList')
  await searchedCount(page)
  await page.getByRole('button', { name: '부서명 찾기' }).click()
  const popup = page.getByRole('dialog', { name: '부서 선택' })
  const name = popup.getByRole('textbox', { name: '부서명' })
  await expect(name).toBeFocused()
  const cdp = await page.context().newCDPSession(page)
  await compose(cdp, ['ㅅ', '서', '설'], '설')
  await compose(cdp, ['ㅂ', '비'], '비')
  await expect(name).toHaveValue('설비')
  await page.keyboard.press('Enter')
  await expect(new ProductGrid(page, '부서 선택').cell(0, 'deptnm')).toContainText('설비')
  await expect(popup).toBeVisible()
})

test('a receiver whose name is typed in 한글 is found and chosen', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/prEdit')
  const receiver = page.getByRole('textbox', { name: '인수자' })
  // It begins with the drafter, whose name is typed over.
  await receiver.selectText()
  const cdp = await page.context().newCDPSession(page)
  await compose(cdp, ['ㅇ', '이', '임'], '임')
  await compose(cdp, ['ㅅ', '수'], '수')
  await compose(cdp, ['ㅂ', '비', '빈'], '빈')
  await expect(receiver).toHaveValue('임수빈')
  const found = page.waitForResponse(response => /popup/.test(response.url()) && response.ok())
  await page.keyboard.press('Enter')
  await found
  await expect(page.getByRole('button', { name: '인수자 지우기' })).toBeVisible()
  await expect(receiver).toHaveValue('임수빈')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
