import type { Locator, Page } from '@playwright/test'
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

const mark = crypto.randomUUID().slice(0, 6)
const serials = [`HB-${mark}-1`, `HB-${mark}-2`] as const
const notebook = { itemCode: '300101000001', itemName: '노트북 16형', spec: '16형 32GB', unitCode: 'EA' }
const cost = { accountCode: '1210400', costCenter: 'CC1020' }

interface Asset {
  readonly assetNo: string
  readonly acqAmt: string
  readonly status: string
  readonly foundRound?: string
}

const rowsOf = async <Row = Asset>(api: ProductApi, path: string) =>
  ((await api.read(path)) as { readonly rows: readonly Row[] }).rows

const press = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true }).click()

const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

/** Leaves the alert that has just been read. */
async function close(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
}

/** Three notebooks, asked for, approved, ordered and accepted; answers the number of the order. */
async function order(apiAs: ApiAs): Promise<string> {
  const requester = await apiAs('req.mobile')
  const title = `노트북 구매 ${mark}`
  const line = { ...notebook, ...cost, qty: '3', unitPrice: '1850000' }
  const prNo = await requester.createRequest(title, { expenseType: 'AST', receiver: 'recv.mobile' }, [line])
  expect((await requester.readRequest(prNo)).header.totalAmt).toBe('5550000')
  expect((await requester.move(prNo, 'submit')).status).toBe(200)
  for (const approver of ['head.mobile', 'acc.head', 'dir.mobile'])
    expect((await (await apiAs(approver)).decide(prNo, 'approve', '승인합니다.')).status).toBe(200)
  const buyer = await apiAs('buy.mobile')
  const { header } = await buyer.readRequest(prNo)
  await buyer.send(`/api/v1/pr/${prNo}/receive`, { version: header.version })
  const made = await buyer.send('/api/v1/orderRequest', {
    header: {
      ...{ title, compNo: 'C000002', receiver: 'recv.mobile', expenseType: 'AST', priceBasis: 'NEGO' },
      ...{ basisReason: '협력사와 단가를 협의했습니다.', currency: 'KRW', taxCode: 'V1', payTerm: 'P30' },
      ...{ dueDate: dayFromToday(20), deliveryPlace: '모바일개발팀 3층' },
    },
    lines: [{ prLine: `${prNo}-10`, qty: '3', unitPrice: '1850000', ...cost }],
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const path = `/api/v1/orderRequest/${(made.body as { readonly docNo: string }).docNo}`
  expect((await buyer.send(`${path}/submit`, { version: 0 })).status).toBe(200)
  const head = await apiAs('buy.head')
  const { approval } = await stored(head, path)
  await head.send(`/api/v1/approval/${approval?.apprNo}/approve`, { version: 1 })
  const done = await stored(buyer, path)
  expect(done.header).toMatchObject({ supplyAmt: '5550000', vatAmt: '555000', totalAmt: '6105000' })
  return String(done.header.poNo)
}

/** The supplier brings them, and they are inspected and confirmed; answers the number of the receipt. */
async function receive(supplier: Page, openAs: OpenAs, api: ProductApi, poNo: string): Promise<string> {
  await acceptOrder(supplier)
  await enterDelivery(supplier, poNo, '3')
  const whReqNo = await shipDelivery(supplier, api)
  const receiver = await openReceipt(openAs, 'recv.mobile', whReqNo)
  await inspectAndSubmit(receiver)
  await expect(receiptStatus(receiver)).toHaveText('결재중')
  const head = await openReceipt(openAs, 'head.mfg', whReqNo)
  await press(head, '승인')
  await answerQuestion(head, '확인')
  await expect(receiptStatus(head)).toHaveText('입고확정')
  return whReqNo
}

/** Two of the three candidates are registered, the third is kept out; answers the two numbers. */
async function register(openAs: OpenAs, api: ProductApi, poNo: string): Promise<readonly [string, string]> {
  const page = await openAs(
    'acc.staff',
    `/assetManagementRegisterList?poNo=${poNo}&status=REG_WAIT&isSearched=Y`,
  )
  const grid = new ProductGrid(page, '등록 대상')
  await expect(grid.row(2)).toBeAttached()
  for (const row of [0, 1, 2]) {
    await expect(grid.cell(row, 'acqAmt')).toHaveText('1,850,000')
    await expect(grid.cell(row, 'assetClass')).toHaveText('전산장비')
    await expect(grid.cell(row, 'usefulLife')).toHaveText('5')
    await expect(grid.cell(row, 'deptnm')).toHaveText('모바일개발팀')
  }
  const registerFirst = async () => {
    await grid.check(0)
    await press(page, '자산등록')
    await answerQuestion(page, '확인')
  }
  const enter = async (serialNo: string) => {
    await grid.type(0, 'serialNo', serialNo)
    await grid.type(0, 'site', '수원')
    await grid.type(0, 'location', '본관 3층')
  }
  await enter(serials[0])
  await registerFirst()
  await expect(grid.row(2)).toHaveCount(0)
  const [one] = await rowsOf(api, `/api/v1/asset?serialNo=${serials[0]}`)
  const { header, lines } = await stored(api, `/api/v1/asset/${one?.assetNo}`)
  expect(header).toMatchObject({
    ...{ status: 'IN_USE', custodian: 'req.mobile', acqAmt: '1850000', site: 'S01' },
    // Five years from the day of the receipt, less a day.
    lifeEnd: dayFromToday(-1).replace(/^\d{4}/, year => String(Number(year) + 5)),
  })
  expect(lines.map(({ histType }) => histType)).toEqual(['REG'])

  await enter(serials[0])
  await registerFirst()
  await said(page, '1행 이미 등록된 시리얼번호입니다.')
  await close(page)
  await grid.type(0, 'serialNo', serials[1])
  await grid.type(0, 'custodian', 'dept.mobile')
  await expect(grid.cell(0, 'custodianNm')).toHaveText('윤아름')
  await press(page, '자산등록')
  await answerQuestion(page, '확인')
  await expect(grid.row(1)).toHaveCount(0)
  const [two] = await rowsOf(api, `/api/v1/asset?serialNo=${serials[1]}`)

  await grid.check(0)
  await press(page, '등록제외')
  await giveReason(page, '예비품임')
  await said(page, /사유를 5자 이상 입력해 주세요\./)
  await giveReason(page, '예비품으로 재고 관리')
  await expect(grid.row(0)).toHaveCount(0)
  return [one?.assetNo ?? '', two?.assetNo ?? '']
}

/** Two of what is registered cannot be given back; one, the one that was kept out, could. */
async function giveBack(openAs: OpenAs, whReqNo: string, assets: readonly string[]): Promise<void> {
  const page = await openReceipt(openAs, 'dept.mobile', whReqNo)
  await press(page, '반품')
  const lines = new ProductGrid(page, '반품 품목')
  await lines.type(0, 'qty', '2')
  const popup = page.getByRole('dialog', { name: '반품 등록' })
  await popup.getByRole('textbox', { name: '반품사유' }).fill('규격이 다릅니다.')
  await press(popup, '반품')
  await answerQuestion(page, '확인')
  await said(page, /자산으로 등록된 품목이 있어 반품·입고취소할 수 없습니다\./)
  for (const asset of assets) await said(page, new RegExp(asset))
}

async function chooseAsset(page: Page, assetNo: string): Promise<ProductGrid> {
  const grid = new ProductGrid(page, '자산 목록')
  await expect(grid.cell(0, 'assetNo')).toHaveText(assetNo)
  // It stays checked when the list is read again.
  if (!(await page.getByText('1건 선택').isVisible())) await grid.check(0)
  return grid
}

const assetPath = (assetNo: string) => `/assetManagementList?assetNo=${assetNo}&isSearched=Y`

/** The second one is moved to the factory, out of sight of the person who moved it. */
async function move(openAs: OpenAs, api: ProductApi, assetNo: string): Promise<void> {
  const page = await openAs('dept.mobile', assetPath(assetNo))
  const grid = await chooseAsset(page, assetNo)
  await press(page, '이관')
  const popup = page.getByRole('dialog', { name: '자산 이관' })
  await popup.getByRole('textbox', { name: '사유' }).fill('좌석 재배치')
  await press(popup, '이관')
  await said(page, '변경된 내용이 없습니다.')
  await close(page)
  const find = async (name: string, text: string) => {
    await popup.getByRole('textbox', { name }).fill(text)
    await popup.getByRole('textbox', { name }).press('Enter')
  }
  await find('관리부서', '모바일제조팀')
  // Who keeps it belongs to its department, so that another one leaves the field empty.
  await expect(popup.getByRole('textbox', { name: '사용자(관리자)' })).toHaveValue('')
  await find('사용자(관리자)', '임수빈')
  await popup.getByRole('textbox', { name: '설치장소' }).fill('2공장 1라인')
  await press(popup, '이관')
  await expect(popup).toHaveCount(0)
  await expect(grid.row(0)).toHaveCount(0)
  expect((await stored(api, `/api/v1/asset/${assetNo}`)).header).toMatchObject({
    ...{ deptcd: 'D1030', custodian: 'recv.mobile', location: '2공장 1라인' },
  })
}

/** There it is repaired, and used again. */
async function repair(openAs: OpenAs, api: ProductApi, assetNo: string): Promise<void> {
  const page = await openAs('head.mfg', assetPath(assetNo))
  const grid = await chooseAsset(page, assetNo)
  await press(page, '수리등록')
  const popup = page.getByRole('dialog', { name: '수리등록' })
  await popup.getByRole('textbox', { name: '수리업체' }).fill('한빛서비스')
  await popup.getByRole('textbox', { name: '수리완료예정일' }).fill(dayFromToday(7))
  await press(popup, '수리등록')
  await expect(grid.cell(0, 'status')).toHaveText('수리중')
  await chooseAsset(page, assetNo)
  await press(page, '재사용')
  await answerQuestion(page, '확인')
  await expect(grid.cell(0, 'status')).toHaveText('사용중')
  const { lines } = await stored(api, `/api/v1/asset/${assetNo}`)
  expect(lines.map(({ histType }) => histType)).toEqual(['REG', 'MOVE', 'REPAIR', 'REUSE'])
}

/** A round of the section is begun, once; answers its number and the page of its head. */
async function openRound(openAs: OpenAs, api: ProductApi): Promise<readonly [Page, string]> {
  // That of the demo ends first.
  for (const { roundNo, version } of await rowsOf<{ readonly roundNo: string; readonly version: number }>(
    api,
    `/api/v1/asset/inventory/round?section=${encodeURIComponent('모바일사업부')}&status=PROGRESS`,
  ))
    await api.send(`/api/v1/asset/inventory/${roundNo}/close`, { version, reason: '다시 개시하기 위해 마감' })
  const page = await openAs('acc.head', '/assetInventoryList')
  const open = async (name: string, section: string) => {
    await press(page, '실사 개시')
    const popup = page.getByRole('dialog', { name: '실사 개시' })
    await popup.getByRole('textbox', { name: '실사명' }).fill(name)
    await popup.getByRole('textbox', { name: /^사업부/ }).fill(section)
    await popup.getByRole('textbox', { name: /^사업부/ }).press('Enter')
    await press(popup, '실사 개시')
    return popup
  }
  const name = `모바일사업부 실사 ${mark}`
  await expect(await open(name, '모바일사업부')).toHaveCount(0)
  const rounds = new ProductGrid(page, '실사 차수')
  await expect(rounds.cell(0, 'roundName')).toHaveText(name)
  for (const section of ['모바일사업부', '반도체사업부']) {
    const popup = await open(`${section} 한 번 더`, section)
    await said(page, '진행 중인 실사 차수가 있습니다.')
    await close(page)
    await press(popup, '취소')
    await answerQuestion(page, '확인')
  }
  return [page, (await rounds.cell(0, 'roundNo').textContent()) ?? '']
}

/** The popup in which assets are counted by their numbers. */
async function countByNumber(page: Page): Promise<Locator> {
  await new ProductGrid(page, '실사 차수').check(0)
  await press(page, '번호로 실사')
  return page.getByRole('dialog', { name: '번호로 실사' })
}

async function find(dialog: Locator, assetNo: string): Promise<void> {
  await dialog.getByRole('textbox', { name: '자산번호' }).fill(assetNo)
  await dialog.getByRole('textbox', { name: '자산번호' }).press('Enter')
}

const roundPath = (roundNo: string) => `/assetInventoryList?roundNo=${roundNo}&isSearched=Y`

/** The requester counts his asset on a telephone; the person who opened it before sees what he has found. */
async function countTwice(openAs: OpenAs, api: ProductApi, roundNo: string, assetNo: string): Promise<void> {
  const slow = await countByNumber(await openAs('dept.mobile', roundPath(roundNo)))
  await find(slow, assetNo)
  await expect(slow.getByRole('button', { name: '일치', exact: true })).toBeVisible()

  const phone = await openAs('req.mobile', roundPath(roundNo))
  await phone.setViewportSize({ width: 360, height: 780 })
  const own = await countByNumber(phone)
  await find(own, assetNo)
  await press(own, '일치')
  await expect(own.getByText(`${assetNo} — 일치`)).toBeVisible()
  await expect(own.getByRole('textbox', { name: '자산번호' })).toBeFocused()
  const [elsewhere] = await rowsOf(api, `/api/v1/asset?section=${encodeURIComponent('반도체사업부')}&size=1`)
  await find(own, elsewhere?.assetNo ?? '')
  await expect(
    own.getByText(`실사 대상이 아닌 자산번호입니다. (${elsewhere?.assetNo})`).first(),
  ).toBeVisible()

  await press(slow, '불일치')
  await said(slow.page(), '불일치 자산은 실제부서와 실제위치를 입력해 주세요.')
  await slow.getByRole('textbox', { name: '실제위치' }).fill('2공장 창고')
  await press(slow, '불일치')
  const page = slow.page()
  await said(page, /조민재님이 .+ 일치\(?으?\)?로 실사한 자산입니다\. 다시 조회해 주세요\./)
  await close(page)
  // The card now shows his count, and an equal one changes nothing.
  await expect(slow.getByText('조민재').first()).toBeVisible()
  await press(slow, '일치')
  await expect(slow.getByText(`${assetNo} — 일치`)).toBeVisible()
  const [counted] = await rowsOf<{ readonly checker: string }>(
    api,
    `/api/v1/asset/inventory?roundNo=${roundNo}&assetNo=${assetNo}`,
  )
  expect(counted).toMatchObject({ invResult: 'MATCH', checker: 'req.mobile', version: 1 })
}

/** The second one is not found, and something else is, which becomes an asset. */
async function findOthers(openAs: OpenAs, api: ProductApi, roundNo: string, assetNo: string): Promise<void> {
  const page = await openAs('head.mfg', roundPath(roundNo))
  const dialog = await countByNumber(page)
  await find(dialog, assetNo)
  await press(dialog, '미발견')
  await expect(dialog.getByText('미발견 자산은 비고를 입력해 주세요.').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: '비고' }).fill('라인 이전 후 확인 불가')
  await press(dialog, '미발견')
  await expect(dialog.getByText(`${assetNo} — 미발견`)).toBeVisible()
  await dialog.getByRole('button', { name: '닫기' }).last().click()

  const name = `진동측정기 ${mark}`
  await press(page, '장부외 자산')
  const popup = page.getByRole('dialog', { name: '장부외 자산' })
  await press(popup, '행추가')
  const things = new ProductGrid(page, '발견한 자산')
  await things.type(0, 'assetName', name)
  await things.type(0, 'location', '2공장 창고')
  await press(popup, '등록')
  await expect(popup).toHaveCount(0)
  const [candidate] = (await rowsOf(api, '/api/v1/asset/register?status=REG_WAIT')).filter(
    ({ foundRound }) => foundRound === roundNo,
  )
  expect(candidate?.assetNo).toMatch(/^AW\d{2}-\d{6}$/)

  const staff = await openAs(
    'acc.staff',
    `/assetManagementRegisterList?assetNo=${candidate?.assetNo}&status=REG_WAIT&isSearched=Y`,
  )
  const grid = new ProductGrid(staff, '등록 대상')
  await expect(grid.cell(0, 'assetName')).toHaveText(name)
  for (const [column, text] of [
    ['assetClass', '공구기구'],
    ['usefulLife', '5'],
    ['acqDate', dayFromToday(0)],
    ['acqAmt', '0'],
    ['site', '수원'],
  ] as const)
    await grid.type(0, column, text)
  await grid.check(0)
  await press(staff, '자산등록')
  await answerQuestion(staff, '확인')
  await expect(grid.row(0)).toHaveCount(0)
  const [known] = await rowsOf(api, `/api/v1/asset?assetName=${encodeURIComponent(name)}`)
  expect(known).toMatchObject({ status: 'IN_USE', acqAmt: '0' })
}

/** The round ends with a reason, for much of it was not counted. */
async function closeRound(page: Page, api: ProductApi, roundNo: string): Promise<void> {
  await page.goto(roundPath(roundNo))
  const rounds = new ProductGrid(page, '실사 차수')
  await expect(rounds.cell(0, 'roundNo')).toHaveText(roundNo)
  await rounds.check(0)
  await press(page, '실사 마감')
  await giveReason(page, '마감')
  await said(page, /사유를 5자 이상 입력해 주세요\./)
  await giveReason(page, '기한 내 마감')
  await expect(rounds.cell(0, 'status')).toHaveText('마감')
  expect((await stored(api, `/api/v1/asset/inventory/round/${roundNo}`)) as unknown).toMatchObject({
    ...{ status: 'CLOSED', closeReason: '기한 내 마감' },
  })
}

/** The lost one is disposed of: with its report, after a refusal, by another person, today. */
async function dispose(openAs: OpenAs, api: ProductApi, assetNo: string): Promise<void> {
  const keeper = await openAs('head.mfg', assetPath(assetNo))
  const ask = async (report: boolean) => {
    const grid = await chooseAsset(keeper, assetNo)
    await expect(grid.cell(0, 'status')).toHaveText('분실')
    await press(keeper, '폐기신청')
    const popup = keeper.getByRole('dialog', { name: '폐기신청' })
    await popup.getByLabel('폐기구분').selectOption({ label: '분실처리' })
    await popup.getByRole('textbox', { name: '폐기사유' }).fill('라인 이전 후 찾지 못했습니다.')
    if (!report) {
      await press(popup, '폐기신청')
      await said(keeper, '분실 경위서를 첨부해 주세요.')
      await close(keeper)
    }
    await popup.locator('input[type=file]').setInputFiles({
      ...{ name: '경위서.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 report') },
    })
    await expect(popup.getByRole('button', { name: '경위서.pdf', exact: true }).first()).toBeVisible()
    await press(popup, '폐기신청')
    await expect(popup).toHaveCount(0)
    await expect(grid.cell(0, 'status')).toHaveText('폐기신청')
  }
  await ask(false)
  const staff = await openAs('acc.staff', assetPath(assetNo))
  const grid = await chooseAsset(staff, assetNo)
  await press(staff, '폐기반려')
  await giveReason(staff, '재수색 후 다시 신청')
  await expect(grid.cell(0, 'status')).toHaveText('분실')
  await keeper.reload()
  await ask(true)

  const head = await openAs('acc.head', assetPath(assetNo))
  await chooseAsset(head, assetNo)
  await press(head, '폐기승인')
  const popup = head.getByRole('dialog', { name: '폐기승인' })
  await popup.getByRole('textbox', { name: '폐기일' }).fill(dayFromToday(1))
  await press(popup, '폐기승인')
  await said(head, '폐기일은 취득일부터 오늘까지 입력할 수 있습니다.')
  await popup.getByRole('textbox', { name: '폐기일' }).fill(dayFromToday(0))
  await press(popup, '폐기승인')
  await expect(popup).toHaveCount(0)
  expect((await stored(api, `/api/v1/asset/${assetNo}`)).header).toMatchObject({
    ...{ status: 'DISPOSED', disposeType: 'LOSS', disposeDate: dayFromToday(0) },
  })
}

/** The person who asks for a disposal does not approve it. */
async function refuseOwn(openAs: OpenAs, assetNo: string): Promise<void> {
  const page = await openAs('acc.staff', assetPath(assetNo))
  const grid = await chooseAsset(page, assetNo)
  await press(page, '폐기신청')
  const popup = page.getByRole('dialog', { name: '폐기신청' })
  await popup.getByLabel('폐기구분').selectOption({ label: '폐기' })
  await popup.getByRole('textbox', { name: '폐기사유' }).fill('화면이 깨졌습니다.')
  await popup.locator('input[type=file]').setInputFiles({
    ...{ name: '사진.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') },
  })
  await expect(popup.getByRole('button', { name: '사진.png', exact: true }).first()).toBeVisible()
  await press(popup, '폐기신청')
  await expect(grid.cell(0, 'status')).toHaveText('폐기신청')
  await chooseAsset(page, assetNo)
  await press(page, '폐기승인')
  await press(page.getByRole('dialog', { name: '폐기승인' }), '폐기승인')
  await said(page, '본인이 신청한 폐기는 승인할 수 없습니다.')
}

test('S14: assets are bought, registered, moved, counted by two people, lost and disposed of', async ({
  openAs,
  apiAs,
  openContext,
}) => {
  test.setTimeout(300_000)
  const api = await apiAs('acc.head')
  const poNo = await order(apiAs)
  const supplier = await (await openContext()).newPage()
  await enterAsSupplier(supplier, 'hanul001', `/cyber/CyberOrderRequestEdit?poNo=${poNo}`)
  const whReqNo = await receive(supplier, openAs, api, poNo)
  const assets = await register(openAs, api, poNo)
  const [first, second] = assets
  await giveBack(openAs, whReqNo, assets)
  await move(openAs, api, second)
  await repair(openAs, api, second)

  const [page, roundNo] = await openRound(openAs, api)
  await countTwice(openAs, api, roundNo, first)
  await findOthers(openAs, api, roundNo, second)
  await closeRound(page, api, roundNo)
  const read = async (assetNo: string) => (await stored(api, `/api/v1/asset/${assetNo}`)).header
  expect(await read(first)).toMatchObject({ status: 'IN_USE', lastCheckDt: dayFromToday(0) })
  expect(await read(second)).toMatchObject({ status: 'LOST' })

  await dispose(openAs, api, second)
  await refuseOwn(openAs, first)
})
