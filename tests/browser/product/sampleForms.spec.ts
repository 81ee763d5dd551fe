import type { Page } from '@playwright/test'
import { isFullSweep } from '../../cases/isFullSweep'
import { expectAccessible } from './expectAccessible'
import { isFrameCall, listenForComplaints, ProductGrid } from './productPage'
import { expect, test } from './productTest'

/** Calls that leave the page; a page on samples makes none besides those of its frame. */
function listenForCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !isFrameCall(pathname)) calls.push(pathname)
  })
  return calls
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
}

test('a popup of fields is filled in by the keyboard alone, asks before it is closed, and what it saves stands in the list', async ({
  page,
}) => {
  const calls = listenForCalls(page)
  await page.goto('/template/template0')
  await page.getByRole('button', { name: '신규' }).click()
  const dialog = page.getByRole('dialog', { name: '샘플 등록' })
  await expect(dialog.getByRole('textbox', { name: /제목/ })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('제목을 입력해 주세요.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: /제목/ })).toBeFocused()

  await page.keyboard.type('키보드로 등록한 문서')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: '사업부' })).toBeFocused()
  await dialog.getByRole('textbox', { name: /금액/ }).fill('1250000')
  await page.keyboard.press('Escape')
  await expect(page.getByText(/입력한 내용이 사라집니다/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('textbox', { name: /제목/ })).toHaveValue('키보드로 등록한 문서')

  await dialog.getByRole('textbox', { name: /금액/ }).press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  await expect(new ProductGrid(page, '샘플 목록').cell(0, 'title')).toHaveText('키보드로 등록한 문서')
  await page.reload()
  await expect(new ProductGrid(page, '샘플 목록').cell(0, 'docNo')).toHaveText('SMP-0028')
  expect(calls).toEqual([])
})

test('a popup of lines begins with the chosen record, judges its cells, asks before it is closed and saves them', async ({
  page,
}) => {
  const calls = listenForCalls(page)
  await page.goto('/template/template3')
  const orders = new ProductGrid(page, '마스터')
  const inspect = page.getByRole('button', { name: '검수(모의)' })
  await expect(orders.cell(0, 'docNo')).toHaveText('ORD-0006')
  await expect(inspect).toHaveAttribute('aria-disabled', 'true')
  await orders.click(0, 60)
  await expect(inspect).not.toHaveAttribute('aria-disabled', 'true')
  await inspect.click()
  const dialog = page.getByRole('dialog', { name: '주문 검수' })
  const lines = new ProductGrid(page, '검수 품목')
  await expect(lines.cell(0, 'acceptQty')).toHaveText('20')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await inspect.click()
  await expect(lines.cell(0, 'acceptQty')).toHaveText('20')
  await dialog.getByRole('textbox', { name: '검수의견' }).press('Enter')
  await lines.type(0, 'acceptQty', '18')
  await expect(lines.cell(0, 'rejectQty')).toHaveText('2')
  await dialog.getByRole('button', { name: '취소' }).click()
  await expect(page.getByText(/입력한 내용이 사라집니다/)).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click()
  await dialog.getByRole('button', { name: '검수저장(모의)' }).click()
  await expect(page.getByText(/불합격사유를 선택해 주세요/)).toBeVisible()
  await confirm(page)
  await lines.type(0, 'acceptQty', '20')
  await expect(lines.cell(0, 'rejectQty')).toHaveText('0')
  await dialog.getByRole('button', { name: '검수저장(모의)' }).click()
  await expect(dialog).toHaveCount(0)
  expect(calls).toEqual([])
})

test('an address is found by its building, and one that is not known is typed by hand', async ({ page }) => {
  await page.goto('/template/template1')
  await page.getByRole('button', { name: '우편번호 찾기' }).click()
  const dialog = page.getByRole('dialog', { name: '주소 검색' })
  await dialog.getByRole('textbox', { name: '검색어' }).fill('롯데월드')
  await page.keyboard.press('Enter')
  await expect(new ProductGrid(page, '주소 검색').cell(0, 'zipCode')).toHaveText('05551')
  await dialog.getByRole('button', { name: '선택', exact: true }).click()
  const zipCode = page.getByRole('textbox', { name: '우편번호' })
  const address = page.getByRole('textbox', { name: '주소', exact: true })
  await expect(zipCode).toHaveValue('05551')
  await expect(address).toHaveValue('서울특별시 송파구 올림픽로 300')
  await zipCode.fill('63999')
  await zipCode.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(zipCode).toHaveValue('63999')
  await address.fill('제주특별자치도 서귀포시 새로난길 1')
  await zipCode.fill('123')
  await zipCode.press('Enter')
  await expect(page.getByText(/우편번호.*5자/).first()).toBeVisible()
})

test('what is saved against samples stands in the page until it is loaded anew', async ({ page }) => {
  const calls = listenForCalls(page)
  await page.goto('/template/template1')
  await page.getByRole('textbox', { name: /제목/ }).fill('모의로 저장한 문서')
  await page.getByRole('textbox', { name: /금액/ }).fill('3000000')
  await page.getByRole('button', { name: '저장(모의)' }).click()
  await confirm(page)
  await expect(page).toHaveURL(/docNo=SMP-0029/)
  await page.getByRole('button', { name: '목록' }).click()
  await expect(new ProductGrid(page, '샘플 목록').cell(0, 'title')).toHaveText('모의로 저장한 문서')
  await page.goto('/template/template1?docNo=SMP-0029')
  await expect(page.getByText(/예시 데이터에 없는 자료/).first()).toBeVisible()
  expect(calls).toEqual([])
})

/** With a record; without one they are among the pages of everyDefinition.spec.ts. */
const templates = ['3?docNo=ORD-0006', '1?docNo=SMP-0028', '2?docNo=SMP-0027', '4', '6', '8']

test('the templates and their popups pass the accessibility rules', async ({ page }) => {
  test.setTimeout(90_000)
  const complaints = listenForComplaints(page)
  for (const path of isFullSweep ? templates : []) {
    await page.goto(`/template/template${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/예시 데이터로 동작/)).toBeVisible()
    await expectAccessible(page, `template${path}`)
  }
  await page.goto('/template/template6')
  await page.getByRole('button', { name: '사유 팝업' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click()
  await expect(page.getByText('사유를 입력해 주세요.')).toBeVisible()
  await expectAccessible(page, 'popup of fields with a problem', '[role="dialog"]')
  expect(complaints).toEqual([])
})
