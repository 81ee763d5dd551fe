import type { Page } from '@playwright/test'
import { answerQuestion, enterAsSupplier, ProductGrid } from '../product/productPage'
import { expect, test } from '../product/productTest'
import { giveReason, stored } from './steps'

const status = (page: Page, title: string) => new ProductGrid(page, title).cell(0, 'status')

test('S09: a claim without an order is sent back, mended, assigned and approved', async ({
  openAs,
  apiAs,
  openContext,
}) => {
  test.slow()
  const mine = '청구 목록'
  const supplier = await (await openContext()).newPage()
  await enterAsSupplier(supplier, 'partner02501', '/cyber/noneOrderView')
  await supplier.getByRole('button', { name: '신규' }).click()
  const number = String(Math.floor(Math.random() * 1e16)).padStart(16, '0')
  for (const [label, text] of [
    ['이용시작일', '2026-11-01'],
    ['이용종료일', '2026-11-10'],
    ['국세청승인번호', `20261110${number}`],
    ['작성일자', '2026-11-10'],
    ['공급가액', '345678'],
    ['부가세', '34568'],
  ] as const)
    await supplier.getByRole('textbox', { name: label }).fill(text)
  // Suppliers find whom they know by his whole name alone.
  await supplier.getByRole('button', { name: '담당자(내부) 찾기' }).click()
  const people = supplier.getByRole('dialog', { name: '임직원 검색' })
  await people.getByRole('textbox', { name: '이름' }).fill('조민재')
  await people.getByRole('textbox', { name: '이름' }).press('Enter')
  await new ProductGrid(supplier, '임직원 검색').doubleClick(0, 60)
  await expect(people).toHaveCount(0)
  await expect(supplier.getByRole('textbox', { name: '담당자(내부)' })).toHaveValue('조민재')
  await supplier.getByRole('textbox', { name: '청구명' }).last().fill('11월 운반비')
  await supplier.getByRole('combobox', { name: '비발주유형' }).last().selectOption({ label: '운반·택배비' })
  await supplier
    .locator('input[type=file]')
    .setInputFiles({ name: '운반비.txt', mimeType: 'text/plain', buffer: Buffer.from('운반비 내역') })
  await expect(supplier.getByRole('button', { name: '운반비.txt', exact: true })).toBeVisible()
  await supplier.getByRole('button', { name: '행추가' }).click()
  const lines = new ProductGrid(supplier, '비용 내역')
  await lines.type(0, 'itemName', '운반비')
  await lines.type(0, 'amt', '345678')
  const press = async (page: Page, button: string) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await answerQuestion(page, '확인')
  }
  await press(supplier, '저장')
  await expect(supplier).toHaveURL(/noneNo=NO\d{6}-\d{6}/)
  const noneNo = new URL(supplier.url()).searchParams.get('noneNo') ?? ''
  await press(supplier, '청구제출')
  await expect(supplier.getByText('부가세는 공급가액의 10%(원 미만 절사)여야 합니다.').first()).toBeVisible()
  await supplier.getByRole('textbox', { name: '부가세' }).fill('34567')
  await press(supplier, '청구제출')
  await expect(status(supplier, mine)).toHaveText('청구제출')

  // The contact asks for a better evidence, and takes the claim when it comes again.
  const claims = '비발주 정산 목록'
  const contact = await openAs('req.mobile', `/noneOrderViewAdmin?noneNo=${noneNo}`)
  await new ProductGrid(contact, claims).check(0)
  await contact.getByRole('button', { name: '보완요청' }).click()
  await giveReason(contact, '운송장을 함께 올려 주세요.')
  await expect(status(contact, claims)).toHaveText('보완요청')
  await supplier.reload()
  await expect(supplier.getByText('운송장을 함께 올려 주세요.').first()).toBeVisible()
  await press(supplier, '청구제출')
  await expect(status(supplier, mine)).toHaveText('청구제출')
  await contact.reload()
  await new ProductGrid(contact, claims).check(0)
  await press(contact, '접수')
  await expect(status(contact, claims)).toHaveText('접수')
  await contact.getByRole('combobox', { name: '지급조건' }).selectOption({ label: '정산월말+30일' })
  const costs = new ProductGrid(contact, '비용 내역')
  await costs.type(0, 'accountCode', '5330100')
  await costs.type(0, 'costCenter', 'CC1020')
  await press(contact, '저장')
  await contact.getByRole('button', { name: '결재상신' }).click()
  await contact
    .getByRole('dialog', { name: /결재선/ })
    .getByRole('button', { name: '상신' })
    .click()
  await expect(status(contact, claims)).toHaveText('결재중')
  const head = await openAs('head.mobile', `/noneOrderViewAdmin?noneNo=${noneNo}`)
  await head.getByRole('button', { name: '승인', exact: true }).click()
  await head
    .getByRole('dialog')
    .or(head.getByRole('alertdialog'))
    .getByRole('button', { name: '확인' })
    .click()
  await expect(status(head, claims)).toHaveText('승인')
  const claim = await stored(await apiAs('acc.staff'), `/api/v1/noneOrder/${noneNo}`)
  expect(claim.header).toMatchObject({ supplyAmt: '345678', vatAmt: '34567', totalAmt: '380245' })

  // Accounting books it where it stands, and reads the slip that came of it.
  const accountant = await openAs('acc.staff', `/noneOrderViewAdmin?noneNo=${noneNo}`)
  await new ProductGrid(accountant, claims).check(0)
  await press(accountant, '기표')
  await expect(accountant).toHaveURL(/signifierDetail\?.*slipNo=SG\d{6}-\d{6}/)
  await expect(new ProductGrid(accountant, '원천 문서').cell(0, 'sourceNo')).toHaveText(noneNo)
  await expect(new ProductGrid(accountant, '차대변').cell(2, 'amt')).toHaveText('380,245')
})
