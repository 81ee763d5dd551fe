import type { OutboxList } from '../../../codegen/generated/types'
import { expectAccessible } from './expectAccessible'
import { answerQuestion, ProductGrid } from './productPage'
import { expect, test } from './productTest'

/** Somebody of this run alone, since an identifier is taken once. */
const singleid = `new.comer${Date.now() % 100_000}`
const fields = {
  ...{ singleid, hname: '신입사', ename: 'Shin Ipsa', telNo: '031-200-1234', section: '모바일사업부' },
  ...{ deptnm: '모바일개발팀', email: `${singleid}@hanbit.example`, reason: '모바일 개발 자재의 구매요청' },
}

test('an employee without an account applies by keyboard, is approved with a group and logs in', async ({
  page,
  openAs,
}) => {
  test.slow()
  await page.goto('/login')
  await page.getByRole('link', { name: '사용자 신청' }).click()
  await page.getByRole('button', { name: '신청', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Single ID' })).toBeFocused()
  await expect(page.getByText('개인정보 수집·이용에 동의해 주세요.')).toBeVisible()
  await expectAccessible(page, 'the application of an employee with mistakes')
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value)
  await page.locator('[name=deptnm]').fill('없는 팀')
  await page.locator('[name=authGroupId]').selectOption('30')
  await page.getByLabel('개인정보 수집·이용에 동의합니다.').focus()
  await page.keyboard.press('Space')
  await page.locator('[name=hname]').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('존재하지 않는 부서입니다. 부서명을 확인해 주세요.')).toBeVisible()
  await expect(page.locator('[name=deptnm]')).toBeFocused()

  // A reload offers what was entered, but for the consent.
  await page.reload()
  await page.getByRole('button', { name: '이어서 작성' }).click()
  await expect(page.locator('[name=singleid]')).toHaveValue(singleid)
  await page.locator('[name=deptnm]').fill(fields.deptnm)
  await page.getByLabel('개인정보 수집·이용에 동의합니다.').check()
  await page.getByRole('button', { name: '신청', exact: true }).click()
  await expect(page.getByText('신청이 접수되었습니다. 승인되면 이메일로 알려 드립니다.')).toBeVisible()
  await page.getByRole('button', { name: '로그인 화면으로' }).click()
  const logIn = async (password: string) => {
    await page.locator('[name=username]').fill(singleid)
    await page.locator('[name=password]').fill(password)
    await page.getByRole('button', { name: '로그인', exact: true }).click()
  }
  await logIn('quiet river 72')
  await expect(page.getByText('등록되지 않은 사용자입니다.')).toBeVisible()

  const admin = await openAs('buy.head', '/portal/author/authUserManage?applyStatus=APPLIED')
  const users = new ProductGrid(admin, '사용자 목록')
  const ids = users.table.locator('td[data-column="singleid"]')
  await expect(ids.filter({ hasText: singleid })).toBeAttached()
  const row = (await ids.allTextContents()).indexOf(singleid)
  await users.check(row)
  await admin.getByRole('button', { name: '신청반려' }).click()
  await admin.getByRole('textbox', { name: '반려사유' }).fill('부족')
  await admin.getByRole('dialog').getByRole('button', { name: '신청반려' }).click()
  await expect(admin.getByText('반려사유를 5자 이상 입력해 주세요.')).toBeVisible()
  await admin.keyboard.press('Escape')
  await answerQuestion(admin, '확인')
  await users.paste(row, 'authGroupId', '사용자관리자1(부서)')
  await users.paste(row, 'useFlag', '사용')
  await admin.getByRole('button', { name: '저장', exact: true }).click()
  await answerQuestion(admin, '확인')
  await expect(admin.getByText('저장되었습니다.').first()).toBeVisible()

  // The first password is set by a code to the address that was applied with.
  await logIn('quiet river 72')
  await expect(page.getByText('비밀번호가 설정되지 않았습니다.')).toBeVisible()
  await page.getByRole('button', { name: '비밀번호 재설정' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(dialog.getByLabel('인증번호')).toBeVisible()
  const outbox = (await (await page.request.get('/api/v1/dev/outbox')).json()) as OutboxList
  const mails = outbox.rows.filter(({ userId }) => userId === singleid)
  expect(mails.some(({ text }) => text.includes('승인되었습니다'))).toBe(true)
  const code = /\d{8}/.exec(mails.find(({ title }) => title.includes('재설정'))?.text ?? '')?.[0] ?? ''
  await dialog.getByLabel('인증번호').fill(code)
  await dialog.getByLabel('새 비밀번호').fill('quiet river 72')
  await dialog.getByLabel('비밀번호 확인').fill('quiet river 72')
  await dialog.getByRole('button', { name: '비밀번호 재설정' }).click()
  await dialog.getByRole('button', { name: '로그인 화면으로' }).click()
  await logIn('quiet river 72')
  await expect(page.getByRole('heading', { name: 'GPMS 홈' })).toBeVisible()
})
