import type { Page } from '@playwright/test'
import { type ApiAs, dayFromToday, type ProductApi } from '../product/productApi'
import { answerQuestion, enterAsSupplier, ProductGrid } from '../product/productPage'
import { expect, test } from '../product/productTest'
import {
  acceptOrder,
  enterDelivery,
  giveReason,
  inspectAndSubmit,
  type OpenAs,
  openReceipt,
  receiptStatus,
  shipDelivery,
  stored,
} from './steps'

const substitute = '200203000001'
const mark = crypto.randomUUID().slice(0, 6)
/** Another run on the same data offers another item. */
const offered = { code: `DS-${mark}`, name: '정밀 샤프트 Φ8×150', spec: `Φ8×150 SUJ2 h6 ${mark}` }

async function act(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await answerQuestion(page, '확인')
}

/** The page has taken over what the server answered. */
const expectButton = (page: Page, name: string) =>
  expect(page.getByRole('button', { name, exact: true })).toBeVisible()

async function chooseGroups(page: Page): Promise<void> {
  for (const [level, code] of [
    ['대분류', '02'],
    ['중분류', '0201'],
    ['소분류', '020102'],
    ['세분류', '02010201'],
  ] as const)
    await page.getByLabel(`소싱그룹 ${level}`).selectOption(code)
}

const attach = (page: Page, name: string) =>
  page.locator('input[type=file]').setInputFiles({
    ...{ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4 ${name}`) },
  })

const itemPath = (itemCode: string) => `/itemDetail?itemCode=${itemCode}`
const offerPath = (ciNo: string) => `/itemManagement/ItemInfoEdit?ciNo=${ciNo}`
const pricesOf = async (api: ProductApi, ciNo: string) =>
  (
    (await api.read(`/api/v1/cyber/item/${ciNo}`)) as { readonly prices: readonly Record<string, string>[] }
  ).prices.map(({ unitPrice, validFrom, validTo }) => [unitPrice, validFrom, validTo])

/** The supplier offers the item and asks for its approval; answers the number of the offer. */
async function offer(supplier: Page): Promise<string> {
  for (const [label, text] of [
    ['협력사품번', offered.code],
    ['협력사품명', offered.name],
    ['규격', offered.spec],
    ['제조사', '대성정밀'],
    ['단가', '1480'],
    ['최소발주수량', '100'],
    ['리드타임(일)', '14'],
  ] as const)
    await supplier.getByRole('textbox', { name: label, exact: true }).fill(text)
  await chooseGroups(supplier)
  await act(supplier, '저장')
  await expect(supplier).toHaveURL(/ciNo=CI\d{6}-\d{6}/)
  await act(supplier, '승인요청')
  await expectButton(supplier, '요청취소')
  return new URL(supplier.url()).searchParams.get('ciNo') ?? ''
}

/** The buyer refuses it until it has its drawing, and the supplier asks again with one. */
async function refuseAndMend(buyer: Page, supplier: Page, ciNo: string): Promise<void> {
  await buyer.getByRole('tab', { name: '협력사품목' }).click()
  const offers = new ProductGrid(buyer, '협력사품목')
  await expect(offers.cell(0, 'ciNo')).toHaveText(ciNo)
  await offers.check(0)
  await buyer.getByRole('button', { name: '반려', exact: true }).click()
  await giveReason(buyer, '보완')
  await expect(buyer.getByText('반려 사유를 5자 이상 입력해 주세요.').first()).toBeVisible()
  await giveReason(buyer, '규격서를 첨부해 주세요.')
  await expect(offers.cell(0, 'status')).toHaveText('반려')
  await supplier.reload()
  await expect(supplier.getByText('규격서를 첨부해 주세요.').first()).toBeVisible()
  await attach(supplier, '규격서.pdf')
  await expect(supplier.getByRole('button', { name: '규격서.pdf', exact: true })).toBeVisible()
  await act(supplier, '저장')
  await act(supplier, '승인요청')
  await expectButton(supplier, '요청취소')
}

/** Staff make an item of the offer; answers its code, once somebody else has approved it. */
async function makeItem(openAs: OpenAs, buyer: Page, ciNo: string): Promise<string> {
  await buyer.goto(offerPath(ciNo))
  await buyer.getByRole('button', { name: '신규 품목으로 등록' }).click()
  await expect(buyer).toHaveURL(new RegExp(`/itemInsert\\?ciNo=${ciNo}`))
  await expect(buyer.getByLabel('품목명', { exact: true })).toHaveValue(offered.name)
  await expect(buyer.getByLabel('규격', { exact: true })).toHaveValue(offered.spec)
  const similar = new ProductGrid(buyer, '유사 품목')
  const first = similar.table.locator('tr', { hasText: substitute })
  await expect(first.locator('td[data-column="similarity"]')).toHaveText(/^\d\d\.\d$/)
  await buyer.getByLabel('품목구분').selectOption({ label: '부품' })
  await buyer.getByRole('textbox', { name: '카테고리' }).fill('200203')
  await buyer.getByRole('textbox', { name: '카테고리' }).press('Tab')
  const attributes = new ProductGrid(buyer, '속성')
  await expect(attributes.cell(0, 'requiredYn')).toBeAttached()
  await act(buyer, '저장')
  await expect(buyer).toHaveURL(/itemCode=T\d{11}/)
  const temporary = new URL(buyer.url()).searchParams.get('itemCode') ?? ''
  await act(buyer, '승인요청')
  await expect(buyer.getByText(/필수 속성\(.+\)[을를] 입력해 주세요\./).first()).toBeVisible()
  await attributes.type(0, 'attrValue', 'SUJ2')
  await attributes.type(1, 'attrValue', '8')
  await act(buyer, '저장')
  await expect(buyer.getByText('저장되었습니다.').last()).toBeVisible()
  await act(buyer, '승인요청')
  await expect(buyer.getByRole('button', { name: '저장', exact: true })).toHaveCount(0)
  await buyer.goto(itemPath(temporary))
  await act(buyer, '승인')
  await expect(buyer.getByText('본인이 요청한 품목은 승인할 수 없습니다.').first()).toBeVisible()
  await answerQuestion(buyer, '확인')

  const keeper = await openAs('tf.admin', itemPath(temporary))
  await act(keeper, '승인')
  await expectButton(keeper, '사용중지')
  // The link with the temporary code still opens it.
  await keeper.goto(itemPath(temporary))
  await expect(keeper.locator('[id="basic.itemCode"]')).toHaveText(/^200203\d{6}$/)
  return (await keeper.locator('[id="basic.itemCode"]').textContent()) ?? ''
}

/** The offer, linked by the approval of its item, is approved and prices it; the same item again is refused. */
async function priceItem(buyer: Page, api: ProductApi, ciNo: string, itemCode: string): Promise<void> {
  await buyer.goto(offerPath(ciNo))
  await expect(buyer.locator('[id="item.itemCode"]')).toContainText(itemCode)
  await buyer.getByRole('button', { name: '승인', exact: true }).click()
  await buyer.getByRole('dialog', { name: '품목 연결' }).getByRole('button', { name: '확인' }).click()
  await expectButton(buyer, '품목연결')
  expect(await pricesOf(api, ciNo)).toEqual([['1480', dayFromToday(0), dayFromToday(364)]])
}

/** A rise of more than a tenth is refused without a new file; one of a tenth waits while the old price stays in force. */
async function raisePrice(supplier: Page, buyer: Page, api: ProductApi, ciNo: string): Promise<void> {
  await supplier.goto(`/cyber${offerPath(ciNo)}`)
  const fill = (label: string, text: string) =>
    supplier.getByRole('textbox', { name: label, exact: true }).fill(text)
  await fill('단가', '1630')
  await fill('적용시작일', dayFromToday(30))
  await fill('적용종료일', dayFromToday(394))
  await act(supplier, '저장')
  await expect(supplier.getByText('10.14').first()).toBeVisible()
  await act(supplier, '승인요청')
  const refusal = '단가 인상률이 10%를 초과합니다. 변경사유와 근거자료를 등록해 주세요.'
  await expect(supplier.getByText(refusal).first()).toBeVisible()
  await fill('단가', '1628')
  await act(supplier, '저장')
  await act(supplier, '승인요청')
  await expectButton(supplier, '요청취소')
  const today = dayFromToday(0)
  expect(await pricesOf(api, ciNo)).toEqual([['1480', today, dayFromToday(364)]])
  await buyer.goto(offerPath(ciNo))
  await buyer.getByRole('button', { name: '승인', exact: true }).click()
  await buyer.getByRole('dialog', { name: '품목 연결' }).getByRole('button', { name: '확인' }).click()
  await expect(buyer.getByRole('alertdialog')).toContainText('기존 단가 1,480(KRW)')
  await answerQuestion(buyer, '확인')
  await expectButton(buyer, '품목연결')
  expect(await pricesOf(api, ciNo)).toEqual([
    ['1628', dayFromToday(30), dayFromToday(394)],
    ['1480', today, dayFromToday(29)],
  ])
}

/** Five hundred of it are ordered at the price of the catalogue; answers the numbers of request and order. */
async function order(
  apiAs: ApiAs,
  itemCode: string,
): Promise<{ readonly prNo: string; readonly poNo: string }> {
  const requester = await apiAs('req.mobile')
  const line = { itemCode, itemName: offered.name, spec: offered.spec, unitCode: 'EA', qty: '500' }
  const written = { ...line, unitPrice: '1480', accountCode: '5310100', costCenter: 'CC1020' }
  const title = `샤프트 구매 ${mark}`
  const prNo = await requester.createRequest(title, { receiver: 'recv.mobile' }, [written])
  expect((await requester.move(prNo, 'submit')).status).toBe(200)
  expect((await (await apiAs('head.mobile')).decide(prNo, 'approve', '승인합니다.')).status).toBe(200)
  const buyer = await apiAs('buy.mobile')
  const { header } = await buyer.readRequest(prNo)
  await buyer.send(`/api/v1/pr/${prNo}/receive`, { version: header.version })
  const made = await buyer.send('/api/v1/orderRequest', {
    header: {
      ...{ title, compNo: 'C000001', receiver: 'recv.mobile', expenseType: 'EXP', priceBasis: 'CATALOG' },
      ...{ currency: 'KRW', taxCode: 'V1', payTerm: 'P30', dueDate: dayFromToday(20) },
      deliveryPlace: '모바일개발팀 3층',
    },
    lines: [
      { prLine: `${prNo}-10`, qty: '500', unitPrice: '1480', accountCode: '5310100', costCenter: 'CC1020' },
    ],
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const path = `/api/v1/orderRequest/${(made.body as { readonly docNo: string }).docNo}`
  expect((await buyer.send(`${path}/submit`, { version: 0 })).status).toBe(200)
  const head = await apiAs('buy.head')
  const { approval } = await stored(head, path)
  await head.send(`/api/v1/approval/${approval?.apprNo}/approve`, { version: 1 })
  const done = await stored(buyer, path)
  expect(done.header).toMatchObject({ supplyAmt: '740000', vatAmt: '74000', totalAmt: '814000' })
  return { prNo, poNo: String(done.header.poNo) }
}

/** Opens the popup that retires the item, with a reason, and with a substitute where one is told. */
async function retire(keeper: Page, alternative?: string): Promise<void> {
  await keeper.getByRole('button', { name: '사용중지', exact: true }).click()
  const popup = keeper.getByRole('dialog', { name: '사용중지' })
  await popup.getByLabel('중지사유').fill('규격 통합')
  if (alternative !== undefined) {
    await popup.getByRole('textbox', { name: '대체품목' }).fill(alternative)
    await popup.getByRole('textbox', { name: '대체품목' }).press('Tab')
  }
  await popup.getByRole('button', { name: '사용중지', exact: true }).click()
}

test('S17: an item is offered, refused, linked, priced, ordered, retired and taken up again', async ({
  openAs,
  apiAs,
  openContext,
}) => {
  test.setTimeout(300_000)
  const supplier = await (await openContext()).newPage()
  await enterAsSupplier(supplier, 'daesung1', '/cyber/itemManagement/ItemInfoEdit')
  const ciNo = await offer(supplier)
  const other = await (await openContext()).newPage()
  await enterAsSupplier(other, 'hanul001', `/cyber/itemManagement/itemInfo?ciNo=${ciNo}&isSearched=Y`)
  await expect(new ProductGrid(other, '협력사품목').row(0)).toHaveCount(0)

  const buyer = await openAs('buy.all', '/itemManagement/itemInfo')
  const api = await apiAs('buy.all')
  await refuseAndMend(buyer, supplier, ciNo)
  const itemCode = await makeItem(openAs, buyer, ciNo)
  await priceItem(buyer, api, ciNo, itemCode)
  await raisePrice(supplier, buyer, api, ciNo)

  const requester = await apiAs('req.mobile')
  const late = await requester.createRequest('중지된 품목', {}, [
    {
      ...{
        itemCode,
        itemName: offered.name,
        spec: offered.spec,
        unitCode: 'EA',
        qty: '1',
        unitPrice: '1480',
      },
      ...{ accountCode: '5310100', costCenter: 'CC1020' },
    },
  ])
  const { prNo, poNo } = await order(apiAs, itemCode)
  const seller = await (await openContext()).newPage()
  await enterAsSupplier(seller, 'daesung2', `/cyber/CyberOrderRequestEdit?poNo=${poNo}`)
  await acceptOrder(seller)
  const keeper = await openAs('tf.admin', itemPath(itemCode))
  await retire(keeper)
  await expect(
    keeper.getByText(`진행 중인 구매요청·발주가 있어 중지할 수 없습니다. (${poNo})`).first(),
  ).toBeVisible()

  await enterDelivery(seller, poNo, '500')
  const whReqNo = await shipDelivery(seller, api)
  const receiver = await openReceipt(openAs, 'recv.mobile', whReqNo)
  await inspectAndSubmit(receiver)
  await expect(receiptStatus(receiver)).toHaveText('결재중')
  const head = await openReceipt(openAs, 'head.mfg', whReqNo)
  await act(head, '승인')
  await expect(receiptStatus(head)).toHaveText('입고확정')
  const orderOf = () => stored(api, `/api/v1/po/${poNo}`)
  const completed = await orderOf()
  expect(completed.header.status).toBe('COMPLETED')

  await keeper.goto(itemPath(itemCode))
  await retire(keeper, substitute)
  await expectButton(keeper, '사용재개')
  await expect(keeper.locator('[id="basic.altItemCode"]')).toHaveText('정밀 샤프트 Φ8×120')
  // What names it stays as it was, and nothing new may.
  expect(await orderOf()).toEqual(completed)
  expect((await stored(api, `/api/v1/pr/${prNo}`)).lines[0]).toMatchObject({ itemCode })
  expect(await pricesOf(api, ciNo)).toHaveLength(2)
  const { status, body } = await requester.move(late, 'submit')
  expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('사용중지된 품목입니다.')])
  expect(JSON.stringify(body)).toContain(substitute)
  await keeper.goto(itemPath(itemCode))
  await act(keeper, '사용재개')
  await expectButton(keeper, '사용중지')
})
