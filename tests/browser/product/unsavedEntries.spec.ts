import type { Page } from '@playwright/test'
import { answerLateCalls, answerQuestion } from './productPage'
import { expect, test } from './productTest'

const unsavedText = '저장하지 않은 내용이 있습니다. 이동하시겠습니까?'
const documentTab = '구매요청 등록·상세'
const mark = (page: Page) =>
  page.getByRole('navigation', { name: '열린 화면' }).getByText('저장하지 않은 내용 있음')

async function typeAndGoToList(page: Page): Promise<void> {
  await page.getByLabel('구매요청명').fill('저장하지 않을 제목')
  await page.getByRole('button', { name: '목록' }).click()
  await expect(page).toHaveURL(/\/prList/)
}

test('an unsaved request stays in its tab while its drafter looks at the list', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/prEdit')
  await expect(mark(page)).toHaveCount(0)
  await typeAndGoToList(page)
  await expect(mark(page)).toHaveCount(1)
  await page.getByRole('button', { name: new RegExp(`${documentTab}$`) }).click()
  await expect(page.getByLabel('구매요청명')).toHaveValue('저장하지 않을 제목')
})

test('closing the tab of an unsaved request asks first, and 취소 keeps what was typed', async ({
  openAs,
}) => {
  const page = await openAs('req.mobile', '/prEdit')
  await typeAndGoToList(page)
  await page.getByRole('button', { name: `${documentTab} 닫기` }).click()
  await expect(page.getByRole('alertdialog')).toContainText(unsavedText)
  await answerQuestion(page, '취소')
  await page.getByRole('button', { name: new RegExp(`${documentTab}$`) }).click()
  await expect(page.getByLabel('구매요청명')).toHaveValue('저장하지 않을 제목')
  await page.getByRole('button', { name: `${documentTab} 닫기` }).click()
  await answerQuestion(page, '확인')
  await expect(page.getByRole('button', { name: `${documentTab} 닫기` })).toHaveCount(0)
})

test('logging out with an unsaved request asks first, and 취소 keeps what was typed', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/prEdit')
  await page.getByLabel('구매요청명').fill('저장하지 않을 제목')
  await page.getByRole('button', { name: '조민재 님 메뉴' }).click()
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(unsavedText)
  await answerQuestion(page, '취소')
  await expect(page.getByLabel('구매요청명')).toHaveValue('저장하지 않을 제목')
})

test('closing the window with an unsaved request makes the browser ask', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/prEdit')
  await page.getByLabel('구매요청명').fill('저장하지 않을 제목')
  const asked = page.waitForEvent('dialog')
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  // Left unanswered, the question would hold the whole browser when it is to be closed.
  await question.accept()
  await closed
})

test('after a lost session the same person finds the same page and entries', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/prEdit')
  await page.getByLabel('구매요청명').fill('세션이 끊겨도 남는 제목')
  await answerLateCalls(page)
  // What the page still reads is answered: the loss is to meet the person at what he does himself.
  await page
    .context()
    .route('**/api/v1/**', route =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ status: 401, json: { code: 'GPMS005', msg: '' } }),
    )
  await page.context().route('**/auth/verify', route => route.fulfill({ json: { code: 'GPMS005' } }))
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await answerQuestion(page, '확인')
  await expect(page.getByRole('alertdialog')).toContainText('로그인 시간이 초과되어 로그아웃되었습니다.')
  await page.context().unrouteAll()
  await answerQuestion(page, '확인')
  await page.getByLabel('Single ID').fill('req.mobile')
  await page.getByRole('textbox', { name: '비밀번호' }).fill('Demo!2026pw')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('구매요청명')).toHaveValue('세션이 끊겨도 남는 제목')
})
