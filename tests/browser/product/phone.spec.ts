import type { Locator, Page } from '@playwright/test'
import { enterDelivery } from '../scenarios/steps'
import { placedOrder } from './placedOrder'
import { dayFromToday } from './productApi'
import { enterAsSupplier, logIn } from './productPage'
import { expect, test } from './productTest'

const screen = { width: 360, height: 780 }

test.use({ viewport: screen, hasTouch: true, isMobile: true })

/** Inside the screen without scrolling, and large enough for a finger. */
async function expectInHand(button: Locator): Promise<void> {
  await expect(button).toBeInViewport({ ratio: 1 })
  // Drawn again by what was typed before, it may be gone for a moment.
  await expect.poll(async () => (await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
}

/** Dialogs stand in the screen, and so do their buttons. */
async function answerByTouch(page: Page, name: string): Promise<void> {
  const question = page.getByRole('alertdialog')
  await expect(question).toBeInViewport({ ratio: 1 })
  const button = question.getByRole('button', { name, exact: true })
  await expectInHand(button)
  await button.tap()
}

test('an approver reads a request on a phone and returns it with an opinion', async ({ page, apiAs }) => {
  const title = `휴대폰 결재 ${crypto.randomUUID().slice(0, 8)}`
  const prNo = await (await apiAs('req.mobile')).createSubmitted(title)
  await logIn(page, 'head.mobile')
  await page.getByRole('button', { name: /알림/ }).tap()
  await page
    .getByRole('button', { name: new RegExp(title) })
    .first()
    .tap()
  await expect(page.getByRole('main').getByText(prNo).first()).toBeVisible()
  for (const name of ['승인', '반려']) await expectInHand(page.getByRole('button', { name, exact: true }))
  for (const part of ['요청 품목', '첨부파일', '결재선']) {
    await page.getByRole('heading', { name: part }).first().scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name: part }).first()).toBeInViewport()
  }
  await page.getByRole('button', { name: '다른 작업' }).tap()
  await expectInHand(page.getByRole('button', { name: '출력' }))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '반려', exact: true }).tap()
  await page.getByRole('alertdialog').getByRole('textbox').fill('수량을 다시 확인해 주세요.')
  await answerByTouch(page, '확인')
  await expect(page.getByText(/처리되었습니다/)).toBeVisible()
  expect((await (await apiAs('req.mobile')).readRequest(prNo)).header.status).toBe('REJECTED')
})

test('a supplier accepts an order on a phone and notifies its delivery', async ({ page, apiAs }) => {
  test.slow()
  const poNo = await placedOrder(apiAs, `휴대폰 접수 ${crypto.randomUUID().slice(0, 8)}`)
  await enterAsSupplier(page, 'daesung2', `/cyber/CyberOrderRequestEdit?poNo=${poNo}`)
  const accept = page.getByRole('button', { name: '발주접수' })
  await expectInHand(accept)
  await accept.tap()
  // What is missing is gone to: the cell takes the day as it is typed.
  await expect(page.getByText('1행 납품약속일을 입력해 주세요.').first()).toBeVisible()
  await page.keyboard.type(dayFromToday(10))
  await page.keyboard.press('Enter')
  await accept.tap()
  await answerByTouch(page, '확인')
  await expect(accept).toHaveCount(0)
  await enterDelivery(page, poNo, '10')
  const notify = page.getByRole('button', { name: '납품통보' })
  await expectInHand(notify)
  await notify.tap()
  await answerByTouch(page, '확인')
  await expectInHand(page.getByRole('button', { name: '납품취소' }))
})
