import { dayFromToday } from './productApi'
import { answerQuestion, enterAsSupplier, ProductGrid } from './productPage'
import { expect, test } from './productTest'

test('a letter of intent is written, approved, accepted by its supplier, and becomes an order request', async ({
  openAs,
  openContext,
}) => {
  test.slow()
  const title = `선행 제작 ${crypto.randomUUID().slice(0, 8)}`
  const buyer = await openAs('buy.mobile', '/LoiRequestEdit')
  await buyer.getByLabel('LOI명').fill(title)
  await buyer.getByLabel('협력사', { exact: true }).fill('C000011')
  await buyer.getByLabel('협력사', { exact: true }).press('Tab')
  await buyer.getByRole('textbox', { name: /^요청자/ }).fill('조민재')
  await buyer.getByRole('textbox', { name: /^요청자/ }).press('Tab')
  await expect(buyer.getByRole('textbox', { name: /^요청자/ })).toHaveValue(/조민재|req\.mobile/)
  await expect(buyer.locator('[id="basic.deptnm"]')).toHaveText('모바일개발팀')
  await buyer.getByRole('textbox', { name: '유효종료일' }).fill(dayFromToday(70))
  await buyer.getByRole('textbox', { name: '유효종료일' }).press('Tab')
  await expect(buyer.getByText('LOI 유효기간은 최대 60일입니다.').first()).toBeVisible()
  await buyer.getByRole('textbox', { name: '유효종료일' }).fill(dayFromToday(45))
  await buyer.getByRole('textbox', { name: '유효종료일' }).press('Tab')
  await buyer.getByLabel('긴급사유').fill('시험 생산이 앞당겨져 먼저 시작합니다.')
  await buyer.getByLabel('업무범위').fill('시험 지그 100조의 가공과 표면 처리')
  await buyer.getByRole('button', { name: '행추가' }).click()
  const lines = new ProductGrid(buyer, '예상 품목')
  await lines.type(0, 'itemName', '시험 지그')
  await lines.type(0, 'qty', '100')
  await lines.type(0, 'unitPrice', '480000')
  await expect(buyer.locator('[id="basic.estAmt"]')).toHaveText('48,000,000')
  await buyer.locator('input[type=file]').setInputFiles({
    name: '업무범위.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('시험 지그 선행 제작의 범위'),
  })
  await expect(buyer.getByText('업무범위.txt').first()).toBeVisible()

  // What is not saved yet is saved by the submission itself.
  await buyer.getByRole('button', { name: '결재상신' }).click()
  await expect(buyer.getByRole('alertdialog')).toContainText('OGPMS 사용 업체입니다.')
  await answerQuestion(buyer, '확인')
  await buyer
    .getByRole('dialog', { name: /결재선/ })
    .getByRole('button', { name: '상신' })
    .click()
  await expect(buyer).toHaveURL(/loiNo=LO\d{6}-\d{6}/)
  const loiNo = new URL(buyer.url()).searchParams.get('loiNo') ?? ''
  await expect(buyer.getByRole('button', { name: '상신취소' })).toBeVisible()

  const head = await openAs('buy.head', `/LoiRequestEdit?loiNo=${loiNo}`)
  await head.getByRole('button', { name: '승인', exact: true }).click()
  await answerQuestion(head, '확인')
  // While it is being decided the button has another name.
  await expect(head.getByText('처리되었습니다.')).toBeVisible()

  const supplier = await (await openContext()).newPage()
  await enterAsSupplier(supplier, 'partner01101', '/cyber/CyberOrderRequestList')
  const letters = new ProductGrid(supplier, 'LOI 목록')
  await supplier.getByRole('tab', { name: 'LOI 목록' }).click()
  await expect(letters.cell(0, 'loiNo')).toHaveText(loiNo)
  await letters.click(0, 60)
  await expect(supplier).toHaveURL(new RegExp(`/cyber/CyberOrderRequestEdit/loi\\?loiNo=${loiNo}`))
  await expect(supplier.getByText('업무범위.txt')).toBeVisible()
  // Rows without actions: their columns are chosen at the right end of the card nevertheless.
  const card = supplier.getByRole('region', { name: '예상 품목' })
  const [cardBox, menuBox] = await Promise.all([
    card.boundingBox(),
    card.getByRole('button', { name: '열 설정' }).boundingBox(),
  ])
  if (!cardBox || !menuBox) throw new Error('The card and its button stand on the page.')
  expect(cardBox.x + cardBox.width - (menuBox.x + menuBox.width)).toBeLessThan(40)
  await supplier.getByRole('button', { name: 'LOI 수락' }).click()
  await answerQuestion(supplier, '확인')
  await expect(supplier.getByText('처리되었습니다.')).toBeVisible()
  await expect(supplier.getByRole('button', { name: 'LOI 거절' })).toBeHidden()
  await supplier.getByRole('button', { name: '목록' }).click()
  await supplier.getByRole('button', { name: '조회', exact: true }).click()
  await supplier.getByRole('tab', { name: 'LOI 목록' }).click()
  await expect(letters.cell(0, 'status')).toHaveText('협력사수락')

  await buyer.reload()
  await buyer.getByRole('button', { name: '발주전환' }).click()
  await answerQuestion(buyer, '확인')
  await expect(buyer).toHaveURL(/orNo=OR\d{6}-\d{6}/)
  await expect(buyer.locator('[id="basic.loiNo"]')).toHaveText(loiNo)
  await expect(new ProductGrid(buyer, '발주 품목').cell(0, 'itemName')).toHaveText('시험 지그')
})
