import {
  addPapers,
  applicantUser,
  chooseGroup,
  fill,
  fillCompany,
  keptApplication,
  press,
  verifyEmail,
} from './applicant'
import { expectAccessible } from './expectAccessible'
import { demoCode } from './productPage'
import { expect, test } from './productTest'

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
  await verifyEmail(page, 'newco@saebit.example')
  await fill(page, applicantUser('newco001'))
  await page.reload()
  await expect(page.getByLabel('사용자ID')).toHaveValue('newco001')
  await expect(page.getByLabel('비밀번호', { exact: false }).first()).toHaveValue('')
  await press(page, '업체 등록신청')
  await expect(page.getByText('입력한 내용을 확인해 주세요.')).toBeVisible()
  await expectAccessible(page, 'an application with mistakes')
  await fill(page, applicantUser('newco001'))
  await fillCompany(page, '새빛정밀')
  await chooseGroup(page)
  await addPapers(page, ['BIZ', 'BANK', 'SEAL', 'INTRO', 'CERT'])
  await press(page, '업체 등록신청')
  await expect(page.getByText('신청이 접수되었습니다. 결과는 이메일로 안내됩니다.')).toBeVisible()
})

test('a user of a known supplier applies, and a draft is offered again', async ({ page }) => {
  await page.goto('/template/ogpmsUserApply1')
  await page.getByLabel('모두 동의합니다.').check()
  await page.getByLabel('기존업체 사용자 등록').check()
  await press(page, '다음')
  await page.getByLabel('사업자등록번호').fill('990-81-00018')
  // Kept a moment after it was typed; nobody leaves a page as fast as a test.
  await expect.poll(() => keptApplication(page)).toContain('990-81-00018')
  await page.goto('/template/ogpmsUserApply1')
  await expect(page.getByText('작성 중이던 신청이 있습니다.')).toBeVisible()
  await press(page, '이어서 작성')
  await press(page, '다음')
  await expect(page.getByLabel('사업자등록번호')).toHaveValue('990-81-00018')
  await verifyEmail(page, 'newuser@saebit.example')
  await fill(page, applicantUser('newuser01'))
  await expect(page.getByRole('heading', { name: '업체 정보' })).toHaveCount(0)
  await press(page, '사용자 등록신청')
  await expect(page.getByText('신청이 접수되었습니다. 결과는 이메일로 안내됩니다.')).toBeVisible()
})

test('an application is gone through by keys alone, and the focus is never lost', async ({ page }) => {
  const focused = page.locator(':focus')
  const goTo = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await page.goto('/template/ogpmsUserApply1')
  await page.getByLabel('모두 동의합니다.').waitFor()
  await goTo('다음')
  await expect(focused).toHaveAccessibleName('이용약관에 동의합니다.')
  await page.getByLabel('모두 동의합니다.').check()
  await goTo('다음')
  await expect(page).toHaveURL(/ogpmsUserApply2/)
  await expect(focused).toHaveRole('heading')
  await goTo('다음')
  await expect(focused).toHaveAttribute('name', 'taxNo2')
  // What is typed elsewhere does not lead back to the first problem.
  await page.locator('[name=ceoName]').focus()
  await page.keyboard.type('한새빛')
  await expect(focused).toHaveAttribute('name', 'ceoName')
  await fill(page, { taxNo2: '998-81-00119', compNameKr: '새빛정밀(주)', foundDate: '2019-03-02' })
  await page.getByRole('textbox', { name: '이메일' }).fill('newkeys@saebit.example')
  await goTo('사업자번호 확인')
  await expect(page.getByText('국세청에서 계속사업자로 확인되었습니다.')).toBeVisible()
  await expect(focused).toHaveAccessibleName('사업자번호 확인')
  await goTo('인증번호 발송')
  await expect(focused).toHaveAccessibleName('인증번호 다시 받기')
  await page.getByLabel('인증번호', { exact: true }).fill(demoCode)
  await goTo('인증 확인')
  await expect(focused).toHaveAccessibleName('다음')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/ogpmsUserApply3/)
  await expect(focused).toHaveRole('heading')
})
