import type { Page } from '@playwright/test'
import { searchedCount } from './productPage'
import { expect, test } from './productTest'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const title = (page: Page) => page.getByLabel('구매요청명')

async function findMenu(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '메뉴 검색' }).fill(name)
  await page.keyboard.press('Enter')
}

test('저장, Enter, Enter saves: a question that was asked for goes on with Enter', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/prEdit')
  await title(page).fill('Enter로 저장하는 요청')
  await page.getByRole('button', { name: '저장', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: '확인' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/prNo=PR/)
})

test('Ctrl+S saves what is just being typed, and Enter on what would destroy it keeps it', async ({
  openAs,
}) => {
  const page = await openAs('req.mobile', '/prEdit')
  await title(page).fill('단축키로 저장하는 요청')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alertdialog')).toContainText('저장하시겠습니까')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/prNo=PR/)
  await expect(title(page)).toBeFocused()
  await page.getByRole('button', { name: '삭제', exact: true }).click()
  await expect(page.getByRole('alertdialog').getByRole('button', { name: '취소' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveValue('단축키로 저장하는 요청')
})

test('a page that is gone to has the focus at its heading and is announced; a tab is come back to where it was left', async ({
  openAs,
}) => {
  const page = await openAs('req.mobile', '/prEdit')
  await title(page).fill('돌아올 자리')
  await findMenu(page, '구매요청 현황')
  await expect(heading(page)).toHaveText('구매요청 현황')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /^구매요청 현황$/ })).toHaveCount(1)
  await searchedCount(page)
  await page.keyboard.press('Alt+PageUp')
  await expect(title(page)).toBeFocused()
  await expect(title(page)).toHaveValue('돌아올 자리')
})
