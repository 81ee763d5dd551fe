import { expectAccessible } from './expectAccessible'
import { answerQuestion, logInAsSupplier, password } from './productPage'
import { expect, test } from './productTest'

test('an employee says the password once more, is told what is wrong, and names who approves for him', async ({
  openAs,
}) => {
  const page = await openAs('head.mobile', '/userManagement/PersonInfo')
  await expect(page).toHaveURL(/\/userManagement\/PersonInfoLogin$/)
  await expectAccessible(page, 'confirmation')
  const field = page.getByRole('textbox', { name: '비밀번호' })
  await page.getByRole('button', { name: '확인' }).click()
  await expect(page.getByRole('alert')).toHaveText('비밀번호를 입력해 주세요.')
  await field.fill('not-the-password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('비밀번호가 일치하지 않습니다.')
  await field.fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '내 정보 관리' })).toBeVisible()
  await expectAccessible(page, 'own data')

  await page.getByLabel('이름 또는 Single ID').fill('윤아름')
  await page.getByRole('button', { name: '찾기', exact: true }).click()
  await page.getByRole('button', { name: /윤아름/ }).click()
  await expect(page.getByText('윤아름 (dept.mobile)')).toBeVisible()
  const save = page.getByRole('button', { name: '저장', exact: true })
  await save.click()
  await answerQuestion(page, '확인')
  await expect(page.getByText('대결 기간을 입력해 주세요.')).toBeVisible()

  // Another page and back: what was typed is still there.
  await page.getByRole('link', { name: '홈' }).first().click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goBack()
  await expect(page.getByText('윤아름 (dept.mobile)')).toBeVisible()
  await page.getByRole('button', { name: '지정 해제' }).click()
  await save.click()
  await expect(page.getByText('변경한 내용이 없습니다.')).toBeVisible()
})

test('a supplier without a cell phone is led to his own data and adds one', async ({ page }) => {
  await logInAsSupplier(page, 'daesung3')
  await expect(page).toHaveURL(/\/cyber\/userManagement\/PersonInfoLogin$/)
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('휴대전화 번호가 등록되지 않아')).toBeVisible()
  const phone = page.getByLabel('휴대전화')
  await phone.fill('0101')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await answerQuestion(page, '확인')
  await expect(page.getByText('휴대전화 번호 형식이 올바르지 않습니다.')).toBeVisible()
  await phone.fill('01023456789')
  await page.getByLabel('문자(SMS)').check()
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await answerQuestion(page, '확인')
  await expect(page.getByText('저장되었습니다.')).toBeVisible()
  await expect(phone).toHaveValue('010-2345-6789')
  await expectAccessible(page, 'own data of a supplier')
})

test('a password that is refused is said at its field', async ({ openAs }) => {
  const page = await openAs('tf.admin', '/userManagement/PersonInfoLogin')
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByLabel('현재 비밀번호').fill(password)
  await page.getByLabel('새 비밀번호').fill('짧다')
  await page.getByRole('button', { name: '비밀번호 변경' }).click()
  await expect(page.getByRole('alert')).toHaveText('비밀번호는 8자 이상 64자 이하로 입력해 주세요.')
  await page.getByLabel('새 비밀번호').fill('아주 긴 새로운 문장')
  await page.getByLabel('비밀번호 확인').fill('다른 문장입니다만')
  await page.getByRole('button', { name: '비밀번호 변경' }).click()
  await expect(page.getByRole('alert')).toHaveText('새 비밀번호가 일치하지 않습니다.')
})
