import type { Page } from '@playwright/test'
import type { CompRegList, ExcavationList, GerpAppList } from '../../../codegen/generated/types'
import { formatBusinessNumber, isBusinessNumber } from '../../../schemas/shared/taxNumber'
import {
  addPapers,
  applicantUser,
  chooseGroup,
  fill,
  fillCompany,
  press,
  verifyCode,
  verifyEmail,
} from '../product/applicant'
import { type ApiAs, dayFromToday, type ProductApi, screwdrivers } from '../product/productApi'
import { answerQuestion, enterAsSupplier, ProductGrid, password, searchedCount } from '../product/productPage'
import { expect, test } from '../product/productTest'
import { giveReason, type OpenAs, stored } from './steps'

/** A number that nobody has yet, with its check digit. */
function unusedNumber(): string {
  const body = `99881${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`
  const digit = Array.from({ length: 10 }, (_, last) => last).find(last => isBusinessNumber(`${body}${last}`))
  return formatBusinessNumber(`${body}${digit}`)
}

const taxNo2 = unusedNumber()
const mark = taxNo2.slice(-5)
const name = `한빛정공${mark}(주)`
const email = `newco${mark}@hanbit.example`
const userId = `hb${mark}`

const part = (page: Page, title: string) => page.getByRole('region', { name: title })

/** Answers the number of the proposal, which is invited. */
async function propose(buyer: Page, manager: Page, api: ProductApi): Promise<string> {
  await searchedCount(buyer)
  await press(buyer, '신규')
  const entry = part(buyer, '발굴 상세')
  await entry.getByLabel('업체명').fill(name)
  await entry.getByLabel('사업자등록번호').fill(taxNo2)
  for (const level of ['대분류', '중분류', '소분류', '세분류']) {
    const group = entry.getByLabel(`소싱그룹 ${level}`)
    await group.locator('option').nth(1).waitFor({ state: 'attached' })
    await group.selectOption({ index: 1 })
  }
  await entry.getByLabel('발굴경로').selectOption({ label: '전시회' })
  await entry.getByLabel('담당자', { exact: true }).fill('한새빛')
  await entry.getByLabel('담당자이메일').fill(email)
  await entry.getByLabel('강점·제안내용').fill('소형 정밀 가공에 강합니다.')
  await press(buyer, '저장')
  await answerQuestion(buyer, '확인')
  await expect(buyer.getByText('저장되었습니다.')).toBeVisible()
  const [proposal] = ((await api.read('/api/v1/compExcavation', { compNameKr: name })) as ExcavationList).rows
  expect(proposal).toMatchObject({ status: 'PROPOSED' })
  const exNo = proposal?.exNo ?? ''

  await manager.goto(`/compExcavationList?exNo=${exNo}&isSearched=Y`)
  await searchedCount(manager)
  const proposals = new ProductGrid(manager, '발굴 목록')
  await proposals.check(0)
  await press(manager, '검토착수')
  await answerQuestion(manager, '확인')
  await expect(proposals.cell(0, 'status')).toHaveText('검토중')
  await press(manager, '등록요청 발송')
  await answerQuestion(manager, '확인')
  await answerQuestion(manager, '확인')
  await part(manager, '검토').getByLabel('검토의견').fill('정밀가공 역량을 확인했습니다.')
  await press(manager, '저장')
  await answerQuestion(manager, '확인')
  await press(manager, '등록요청 발송')
  await answerQuestion(manager, '확인')
  await expect(proposals.cell(0, 'status')).toHaveText('등록요청')
  return exNo
}

/** The stranger applies, invited by mail; answers the number of the application. */
async function apply(stranger: Page, exNo: string, api: ProductApi): Promise<string> {
  await stranger.goto(`/template/ogpmsUserApply1?exNo=${exNo}`)
  await stranger.getByLabel('모두 동의합니다.').check()
  await press(stranger, '다음')
  for (const [number, text] of [
    ['999-81-00126', '폐업'],
    ['990-87-00136', '휴업'],
    ['991-87-00143', '등록되지 않은'],
    ['123-45-67890', '사업자등록번호가 올바르지 않습니다.'],
  ] as const) {
    await stranger.getByLabel('사업자등록번호').fill(number)
    await press(stranger, '사업자번호 확인')
    await expect(stranger.getByText(new RegExp(text)).first()).toBeVisible()
  }
  await fill(stranger, { taxNo2, compNameKr: name, ceoName: '한새빛', foundDate: '2019-03-02' })
  await verifyEmail(stranger, email)
  await fill(stranger, { ...applicantUser(userId), passwordNew: password, passwordCheck: password })
  await fillCompany(stranger, name.replace('(주)', ''))
  await fill(stranger, { corpNo: '110111-0001192' })
  await chooseGroup(stranger)
  await addPapers(stranger, ['BIZ', 'BANK', 'INTRO'])
  await press(stranger, '업체 등록신청')
  await expect(stranger.getByText('법인등록번호가 올바르지 않습니다.')).toBeVisible()
  await fill(stranger, { corpNo: '110111-0001191' })
  await press(stranger, '업체 등록신청')
  await expect(stranger.getByText('필수 서류(인감증명·사용인감계)를 첨부해 주세요.')).toBeVisible()
  await addPapers(stranger, ['SEAL'])
  await press(stranger, '업체 등록신청')
  await expect(stranger.getByText('신청이 접수되었습니다. 결과는 이메일로 안내됩니다.')).toBeVisible()
  const [application] = (
    (await api.read('/api/v1/compReg', { taxNo2: taxNo2.replaceAll('-', '') })) as CompRegList
  ).rows
  expect(application).toMatchObject({ status: 'APPLIED' })
  return application?.regNo ?? ''
}

async function review(manager: Page, stranger: Page, regNo: string): Promise<void> {
  await manager.goto('/compRegList')
  await searchedCount(manager)
  await manager.getByLabel('사업자등록번호').first().fill(taxNo2)
  await press(manager, '조회')
  const applications = new ProductGrid(manager, '등록신청 목록')
  await expect(applications.cell(0, 'regNo')).toHaveText(regNo)
  await expect(manager.getByText('총 1건')).toBeVisible()
  await applications.check(0)
  await press(manager, '심사착수')
  await answerQuestion(manager, '확인')
  await expect(applications.cell(0, 'status')).toHaveText('서류심사')
  await press(manager, '보완요청')
  const asked = manager.getByRole('dialog', { name: '보완요청' })
  await asked.getByLabel('보완요청사유').fill('회사소개서를 최신본으로 교체해 주세요.')
  await asked.getByRole('button', { name: '보완요청' }).click()
  await expect(asked).toHaveCount(0)
  // It waits for the applicant now, and the list is of what waits for us.
  await expect(applications.row(0)).toHaveCount(0)

  await stranger.goto(`/template/ogpmsUserApply1?regNo=${regNo}`)
  await press(stranger, '다음')
  await stranger.getByLabel('사업자등록번호').fill(taxNo2)
  await verifyCode(stranger)
  await expect(stranger.getByText('회사소개서를 최신본으로 교체해 주세요.')).toBeVisible()
  await expect(stranger.getByLabel('사용자ID')).toHaveAttribute('readonly')
  await press(stranger, 'INTRO.pdf 삭제')
  await addPapers(stranger, ['INTRO'])
  await press(stranger, '업체 등록신청')
  await expect(stranger.getByText('신청이 접수되었습니다. 결과는 이메일로 안내됩니다.')).toBeVisible()

  await press(manager, '조회')
  await expect(applications.cell(0, 'regNo')).toHaveText(regNo)
  await applications.check(0)
  await press(manager, '심사착수')
  await answerQuestion(manager, '확인')
  await expect(applications.cell(0, 'status')).toHaveText('서류심사')
  await press(manager, '등록평가 요청')
  const choosing = manager.getByRole('dialog', { name: '평가자 지정' })
  await choosing.getByRole('button', { name: '평가자 찾기' }).click()
  const people = manager.getByRole('dialog', { name: '임직원 검색' })
  await people.getByLabel('Single ID').fill('buy.mobile')
  await manager.keyboard.press('Enter')
  await new ProductGrid(manager, '임직원 검색').doubleClick(0, 60)
  await expect(people).toHaveCount(0)
  await choosing.getByRole('button', { name: '등록평가 요청' }).click()
  await expect(choosing).toHaveCount(0)
  await expect(applications.cell(0, 'status')).toHaveText('등록평가')
}

/** Evaluated by the buyer, confirmed by somebody else, approved; answers the number of the company. */
async function evaluate(openAs: OpenAs, manager: Page, api: ProductApi, regNo: string): Promise<string> {
  const { header } = await stored(api, `/api/v1/compReg/${regNo}`)
  const address = `/business/evaManage/compRegMngDetail?evaNo=${header.evaNo}`
  const buyer = await openAs('buy.mobile', address)
  const items = new ProductGrid(buyer, '평가 항목')
  for (const [row, score] of ['4', '4', '4.5', '4', '4'].entries()) await items.type(row, 'score', score)
  await part(buyer, '종합의견').getByRole('textbox').fill('등록을 추천합니다.')
  await press(buyer, '임시저장')
  await answerQuestion(buyer, '확인')
  await expect(buyer.getByText('저장되었습니다.')).toBeVisible()
  await expect(part(buyer, '평가 정보')).toContainText(/총점\(저장 기준\)82\.00/)
  await press(buyer, '제출')
  await answerQuestion(buyer, '확인')
  await expect(buyer.getByText('제조업체는 현장실사일과 실사자료가 필수입니다.').first()).toBeVisible()
  if (await buyer.getByRole('alertdialog').isVisible()) await answerQuestion(buyer, '확인')
  await buyer.getByRole('textbox', { name: '현장실사일' }).fill(dayFromToday(0))
  await buyer
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      ...{ name: '실사.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 실사') },
    })
  await expect(buyer.getByRole('button', { name: '실사.pdf', exact: true })).toBeVisible()
  await press(buyer, '임시저장')
  await answerQuestion(buyer, '확인')
  await expect(buyer.getByText('저장되었습니다.').last()).toBeVisible()
  await press(buyer, '제출')
  await answerQuestion(buyer, '확인')
  await expect(buyer.getByRole('button', { name: '제출', exact: true })).toHaveCount(0)
  await expect(buyer.getByRole('button', { name: '확정', exact: true })).toHaveCount(0)

  await manager.goto(address)
  await press(manager, '확정')
  await answerQuestion(manager, '확인')
  await expect(part(manager, '평가 정보')).toContainText('적격(70점 이상)')
  await manager.goto(`/compRegList?regNo=${regNo}&isSearched=Y`)
  const applications = new ProductGrid(manager, '등록신청 목록')
  await applications.click(0, 60)
  await press(manager, '등록승인')
  const approving = manager.getByRole('dialog', { name: '등록승인' })
  await approving.getByRole('button', { name: '등록승인' }).click()
  await expect(approving).toHaveCount(0)
  const approved = (await stored(api, `/api/v1/compReg/${regNo}`)).header
  expect(approved.status).toBe('APPROVED')
  const compNo = String(approved.compNo)
  expect((await stored(api, `/api/v1/company/${compNo}`)).header).toMatchObject({
    ...{ status: 'REGISTERED', payTerm: 'P30', settleType: 'CASE', currency: 'KRW', forwardYn: 'Y' },
  })
  return compNo
}

/** The order request waits for the number of the ERP; answers its number. */
async function order(buyer: Page, apiAs: ApiAs, compNo: string): Promise<string> {
  const requester = await apiAs('req.mobile')
  const lines = [{ ...screwdrivers, qty: '20', unitPrice: '150000' }]
  const prNo = await requester.createRequest(`${name} 첫 발주`, { wishCompNo: compNo }, lines)
  expect((await requester.move(prNo, 'submit')).status).toBe(200)
  for (const approver of ['head.mobile', 'dir.mobile'])
    expect((await (await apiAs(approver)).decide(prNo, 'approve', '승인합니다.')).status).toBe(200)
  await buyer.goto(`/prConfirmEdit?prNo=${prNo}`)
  await press(buyer, '접수')
  await answerQuestion(buyer, '확인')
  await press(buyer, '발주요청 생성')
  await answerQuestion(buyer, '확인')
  await expect(buyer).toHaveURL(/orNo=OR\d{6}-\d{6}/)
  await buyer.getByLabel('단가근거').selectOption({ label: '수의협상' })
  await buyer.getByLabel('근거사유').fill('협력사와 단가를 협의했습니다.')
  await press(buyer, '저장')
  await answerQuestion(buyer, '확인')
  await expect(buyer.getByText('저장되었습니다.')).toBeVisible()
  await submitOrder(buyer)
  await expect(buyer.getByText(/GERP 업체코드가 없는 협력사입니다\./).first()).toBeVisible()
  return new URL(buyer.url()).searchParams.get('orNo') ?? ''
}

async function submitOrder(buyer: Page): Promise<void> {
  await press(buyer, '결재상신')
  await answerQuestion(buyer, '확인')
  await buyer
    .getByRole('dialog', { name: /결재선/ })
    .getByRole('button', { name: '상신' })
    .click()
}

/** The draft that the approval has made is sent; the ERP does not answer first, and then gives a number. */
async function register(openAs: OpenAs, manager: Page, api: ProductApi, compNo: string): Promise<void> {
  const [draft] = ((await api.read('/api/v1/compGerpApp', { compNo })) as GerpAppList).rows
  expect(draft).toMatchObject({ status: 'DRAFT', drafter: 'vendor.mgr' })
  const address = `/compGerpAppEdit?gaNo=${draft?.gaNo}`
  await manager.goto(address)
  await part(manager, '지급·계좌').getByLabel('계좌번호').fill('000-0000-0001')
  await manager
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      ['사업자등록증.pdf', '통장사본.pdf'].map(file => ({
        ...{ name: file, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4 ${file}`) },
      })),
    )
  await manager.getByLabel('사업자등록증.pdf 서류구분').selectOption('BIZ')
  await manager.getByLabel('통장사본.pdf 서류구분').selectOption('BANK')
  await press(manager, '저장')
  await answerQuestion(manager, '확인')
  await expect(manager.getByText('저장되었습니다.')).toBeVisible()
  await press(manager, '결재상신')
  const line = manager.getByRole('dialog', { name: /결재선/ })
  await line.getByRole('button', { name: '상신' }).click()
  await expect(line).toHaveCount(0)
  await expect(manager.getByRole('button', { name: '상신취소' })).toBeVisible()
  const { approval } = await stored(api, `/api/v1/compGerpApp/${draft?.gaNo}`)
  for (const user of ['buy.head', 'acc.head'])
    await approve(await openAs(user, `${address}&apprNo=${approval?.apprNo}`))
  await manager.reload()
  await expect(manager.getByRole('button', { name: '재전송' })).toBeVisible()
  await press(manager, '재전송')
  await answerQuestion(manager, '확인')
  await expect(part(manager, '신청정보')).toContainText('생성완료')
  expect((await stored(api, `/api/v1/company/${compNo}`)).header.gerpVendorCode).toMatch(/^\d{10}$/)
}

async function approve(page: Page): Promise<void> {
  await press(page, '승인')
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '확인' })
    .click()
  await expect(page.getByText('처리되었습니다.')).toBeVisible()
}

/** Suspended while its order waits: nobody approves it, and its user comes in all the same. */
async function suspend(manager: Page, head: Page, compNo: string): Promise<void> {
  const address = `/CompManageEdit?compNo=${compNo}`
  await manager.goto(address)
  await press(manager, '거래정지')
  await giveReason(manager, '거래 조건을 확인합니다.')
  await expect(part(manager, '기본정보')).toContainText('거래정지')
  await press(head, '승인')
  await head
    .getByRole('alertdialog')
    .or(head.getByRole('dialog'))
    .getByRole('button', { name: '확인' })
    .click()
  await expect(head.getByText('거래가능 상태의 협력사만 발주할 수 있습니다.').first()).toBeVisible()
}

test('S11: an unknown company comes from its proposal to its first order', async ({
  openAs,
  apiAs,
  page,
}) => {
  test.slow()
  const api = await apiAs('vendor.mgr')
  const manager = await openAs('vendor.mgr', '/compExcavationList')
  const exNo = await propose(await openAs('buy.mobile', '/compExcavationList'), manager, api)
  const regNo = await apply(page, exNo, api)
  await review(manager, page, regNo)
  const compNo = await evaluate(openAs, manager, api, regNo)
  const buyer = await openAs('buy.mobile', '/')
  const orNo = await order(buyer, apiAs, compNo)
  await register(openAs, manager, api, compNo)

  await submitOrder(buyer)
  await expect(buyer.getByRole('button', { name: '상신취소' })).toBeVisible()
  const head = await openAs('buy.head', `/OrderRequestEdit?orNo=${orNo}`)
  await suspend(manager, head, compNo)
  await enterAsSupplier(page, userId)
  await press(manager, '정지해제')
  await giveReason(manager, '거래 조건을 확인했습니다.')
  await expect(part(manager, '기본정보')).toContainText('등록')
  await head.reload()
  await approve(head)
  expect((await stored(await apiAs('buy.mobile'), `/api/v1/orderRequest/${orNo}`)).header).toMatchObject({
    ...{ status: 'ORDERED', supplyAmt: '3000000', vatAmt: '300000', totalAmt: '3300000' },
  })
  const administrator = await openAs('system.admin', `/CompManageEdit?compNo=${compNo}`)
  await press(administrator, '거래종료')
  await giveReason(administrator, '거래를 끝냅니다.')
  await expect(
    administrator.getByText('진행 중인 발주가 1건 있어 거래종료할 수 없습니다.').first(),
  ).toBeVisible()
})
