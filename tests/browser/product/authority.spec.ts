import { answerQuestion, ProductGrid } from './productPage'
import { expect, test } from './productTest'

test('a session ended by an administrator leads its person to log-in with the next step', async ({
  openAs,
}) => {
  const clerk = await openAs('acc.staff', '/prList')
  const admin = await openAs('system.admin', '/portal/author/userSessionManage?userId=acc.staff')
  const sessions = new ProductGrid(admin, '세션 목록')
  await expect(sessions.cell(0, 'userId')).toHaveText('acc.staff')
  await admin.getByRole('button', { name: '강제 로그아웃' }).click()
  await answerQuestion(admin, '확인')
  await sessions.check(-1)
  await admin.getByRole('button', { name: '강제 로그아웃' }).click()
  await answerQuestion(admin, '확인')
  await expect(admin.getByText('처리되었습니다.')).toBeVisible()
  await clerk.getByRole('button', { name: '조회', exact: true }).click()
  await expect(clerk.getByText('로그인 시간이 초과되어 로그아웃되었습니다.')).toBeVisible()
  await answerQuestion(clerk, '확인')
  await expect(clerk).toHaveURL(/\/login$/)
})
