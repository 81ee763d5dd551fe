import type { Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible'
import { expect, test } from './productTest'

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
const papers = ['BIZ', 'BANK', 'SEAL', 'INTRO', 'CERT']

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function verify(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: '이메일' }).fill(email)
  await press(page, '인증번호 발송')
  await expect(page.getByText('인증번호를 보냈습니다.')).toBeVisible()
  await page.getByLabel('인증번호', { exact: true }).fill('123456')
  await press(page, '인증 확인')
  await expect(page.getByText('인증되었습니다.')).toBeVisible()
  await press(page, '다음')
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value)
}

const user = (userId: string) => ({
  ...{ userId, passwordNew: 'quiet river 72', passwordCheck: 'quiet river 72', userName: '한새빛' },
  ...{ cellPhoneNo: '010-1234-5678', phoneNo: '031-201-1001', deptName: '영업팀', positionName: '과장' },
})

test('a company applies with each of its papers, and a reload loses nothing', async ({ page }) => {
  await page.goto('/cyberLogin')
  await page.getByRole('link', { name: '협력사 등록신청' }).click()
  await page.getByLabel('모두 동의합니다.').check()
  await expectAccessible(page, 'terms of an application')
  await press(page, '다음')
  await page.getByLabel('사업자등록번호').fill('123-45-67890')
  await press(page, '사업자번호 확인')
  await expect(page.getByText('사업자등록번호가 올바르지 않습니다.')).toBeVisible()
  await fill(page, { taxNo2: '998-81-00119', compNameKr: '새빛정밀(주)', ceoName: '한새빛' })
  await fill(page, { foundDate: '2019-03-02' })
  await expectAccessible(page, 'verification of an applicant')
  await verify(page, 'newco@saebit.example')
  await fill(page, user('newco001'))
  await page.reload()
  await expect(page.getByLabel('사용자ID')).toHaveValue('newco001')
  await expect(page.getByLabel('비밀번호', { exact: false }).first()).toHaveValue('')
  await press(page, '업체 등록신청')
  await expect(page.getByText('입력한 내용을 확인해 주세요.')).toBeVisible()
  await expectAccessible(page, 'an application with mistakes')
  await fill(page, user('newco001'))
  await fill(page, { bizCond: '제조업', bizItem: '정밀부품', zipCode: '16677', addr1: '수원시 영통구 1' })
  await fill(page, { compNameEn: 'Saebit', addr2: '2층', faxNo: '031-201-1002', telNo: '031-201-1000' })
  await fill(page, { bankAccount: '110-222-333444', accountHolder: '새빛정밀', mainItem: '정밀부품' })
  for (const [name, value] of [
    ['bizType', 'CORP'],
    ['compType', 'MFR'],
    ['compSize', 'S'],
    ['bankCode', '004'],
  ] as const)
    await page.locator(`[name=${name}]`).selectOption(value)
  await fill(page, { corpNo: '110111-0001191' })
  for (const level of [1, 2, 3, 4]) {
    const group = page.getByLabel(`희망소싱그룹 ${level}단계`)
    await group.locator('option').nth(1).waitFor({ state: 'attached' })
    await group.selectOption({ index: 1 })
  }
  await page
    .getByTestId('papers')
    .setInputFiles(papers.map(name => ({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: pdf })))
  for (const name of papers) await page.getByLabel(`서류구분: ${name}.pdf`).selectOption(name)
  await press(page, '업체 등록신청')
  await expect(page.getByText('신청이 접수되었습니다. 결과는 이메일로 안내됩니다.')).toBeVisible()
})

test('a user of a known supplier applies, and a draft is offered again', async ({ page }) => {
  await page.goto('/template/ogpmsUserApply1')
  await page.getByLabel('모두 동의합니다.').check()
  await page.getByLabel('기존업체 사용자 등록').check()
  await press(page, '다음')
  await page.getByLabel('사업자등록번호').fill('990-81-00018')
  await page.goto('/template/ogpmsUserApply1')
  await expect(page.getByText('작성 중이던 신청이 있습니다.')).toBeVisible()
  await press(page, '이어서 작성')
  await press(page, '다음')
  await expect(page.getByLabel('사업자등록번호')).toHaveValue('990-81-00018')
  await verify(page, 'newuser@saebit.example')
  await fill(page, user('newuser01'))
  await expect(page.getByRole('heading', { name: '업체 정보' })).toHaveCount(0)
  await press(page, '사용자 등록신청')
  await expect(page.getByText('신청이 접수되었습니다. 결과는 이메일로 안내됩니다.')).toBeVisible()
})
