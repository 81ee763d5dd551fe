import type { Page } from '@playwright/test'
import { answerQuestion, listenForComplaints, ProductGrid } from './productPage'
import { expect, test } from './productTest'

const path = '/board/notice'

async function startNotice(page: Page, title: string, content: string): Promise<void> {
  await page.getByRole('button', { name: '신규' }).click()
  await page.getByRole('textbox', { name: '제목', exact: true }).fill(title)
  await page.getByRole('textbox', { name: '내용', exact: true }).click()
  await page.keyboard.insertText(content)
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await answerQuestion(page, '확인')
}

async function saved(page: Page): Promise<string> {
  await expect(page.getByText('저장되었습니다.').first()).toBeVisible()
  await expect(page).toHaveURL(/postNo=\d+/)
  return new URL(page.url()).searchParams.get('postNo') ?? ''
}

async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: '삭제', exact: true }).click()
  await answerQuestion(page, '확인')
  await expect(page.getByText('처리되었습니다.').first()).toBeVisible()
}

test('a notice is written with a file, pinned, changed, read by a requester and deleted', async ({
  openAs,
}) => {
  const writer = await openAs('system.admin', path)
  const complaints = listenForComplaints(writer)
  const grid = new ProductGrid(writer, '공지 목록')
  await expect(grid.row(0)).toBeAttached()
  await startNotice(writer, '구내식당 운영 시간 변경', '다음 주 월요일부터 점심은 11시 30분에 시작합니다.')
  await writer.keyboard.press('Control+A')
  await writer.getByRole('button', { name: '굵게' }).click()
  const files = writer.getByRole('region', { name: '첨부파일' })
  await files
    .locator('input[type=file]')
    .setInputFiles({ name: '식단표.txt', mimeType: 'text/plain', buffer: Buffer.from('월요일 비빔밥') })
  await expect(files.getByText('총 1건')).toBeVisible()
  await save(writer)
  const postNo = await saved(writer)
  await expect(grid.table).toContainText('구내식당 운영 시간 변경')

  await writer.getByRole('checkbox', { name: '상단고정' }).check()
  await writer.getByRole('textbox', { name: '제목', exact: true }).fill('구내식당 운영 시간 변경 (확정)')
  await save(writer)
  await expect(grid.cell(0, 'title')).toHaveText('구내식당 운영 시간 변경 (확정)')
  await expect(grid.cell(0, 'topYn')).toHaveText('예')

  const reader = await openAs('req.mobile', `${path}?postNo=${postNo}`)
  const article = reader.getByRole('article', { name: '내용' })
  await expect(article.locator('strong')).toHaveText('다음 주 월요일부터 점심은 11시 30분에 시작합니다.')
  for (const name of ['신규', '저장', '삭제', '파일 추가'])
    await expect(reader.getByRole('button', { name, exact: true })).toHaveCount(0)
  await expect(reader.getByRole('textbox', { name: '내용', exact: true })).toHaveCount(0)
  const coming = reader.waitForEvent('download')
  await reader.getByRole('button', { name: '식단표.txt', exact: true }).click()
  expect((await coming).suggestedFilename()).toBe('식단표.txt')

  await remove(writer)
  await expect(grid.table).not.toContainText('구내식당 운영 시간 변경')
  await expect(writer).not.toHaveURL(/postNo/)
  expect(complaints).toEqual([])
})

test('what is missing or wrong in a notice stands at its field, and nothing is saved', async ({ openAs }) => {
  const page = await openAs('ops.admin', path)
  await page.getByRole('button', { name: '신규' }).click()
  await page.getByRole('button', { name: '저장', exact: true }).click()
  const form = page.getByRole('region', { name: '공지 상세' })
  await expect(form.getByText('제목을 입력해 주세요.')).toBeVisible()
  await expect(form.getByText('내용을 입력해 주세요.')).toBeVisible()
  await page.getByRole('textbox', { name: '제목', exact: true }).fill('가')
  await expect(form.getByText('제목은 2자 이상 입력해 주세요.')).toBeVisible()
  await page.getByRole('textbox', { name: '게시종료일' }).fill('2020-01-01')
  await page.keyboard.press('Tab')
  await expect(form.getByText('게시종료일은 시작일 이후여야 합니다.')).toBeVisible()
  await page.getByRole('textbox', { name: '게시시작일' }).fill('2019-12-01')
  await page.keyboard.press('Tab')
  await expect(form.getByText('게시종료일은 시작일 이후여야 합니다.')).toHaveCount(0)
  await page.getByRole('textbox', { name: '내용', exact: true }).click()
  await page.keyboard.insertText('짧은 글')
  await expect(form.getByText('내용은 10자 이상 입력해 주세요.')).toBeVisible()
  await expect(form.getByText('4/20,000자')).toBeVisible()
})

test('the second of two who change a notice is told, and sees what the first has written', async ({
  openAs,
}) => {
  const first = await openAs('system.admin', path)
  await startNotice(first, '사무용품 신청 안내', '이번 달 신청은 이십오일까지 받습니다.')
  await save(first)
  const postNo = await saved(first)
  const second = await openAs('ops.admin', `${path}?postNo=${postNo}`)
  const titleOf = (page: Page) => page.getByRole('textbox', { name: '제목', exact: true })
  await expect(titleOf(second)).toHaveValue('사무용품 신청 안내')

  await titleOf(first).fill('사무용품 신청 안내 (연장)')
  await save(first)
  await expect(first.getByText('저장되었습니다.').first()).toBeVisible()
  await titleOf(second).fill('사무용품 신청 마감')
  await save(second)
  await expect(second.getByRole('alertdialog')).toContainText('다른 사용자가 먼저 수정했습니다.')
  await answerQuestion(second, '확인')
  await expect(titleOf(second)).toHaveValue('사무용품 신청 안내 (연장)')
  await remove(second)
})

test('a notice that must be read opens after the log-in until it is confirmed, and then no more', async ({
  openAs,
}) => {
  const page = await openAs('cfo', '/', { opensNotices: true })
  const notice = page.getByRole('dialog')
  await expect(notice.getByRole('button', { name: '확인', exact: true })).toBeVisible()
  const title = await notice.getByRole('heading').textContent()
  await page.keyboard.press('Escape')
  await expect(notice.getByRole('heading', { name: title ?? '' })).toHaveCount(0)

  const later = await openAs('cfo', '/', { opensNotices: true })
  await later.getByRole('dialog').getByRole('button', { name: '확인', exact: true }).click()
  await expect(later.getByRole('dialog').getByRole('heading', { name: title ?? '' })).toHaveCount(0)
  const last = await openAs('cfo', '/', { opensNotices: true })
  await expect(last.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(last.getByRole('heading', { name: title ?? '' })).toHaveCount(0)
})
