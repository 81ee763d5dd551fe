import type { PrList } from '../../../codegen/generated/types'
import { searchedCount } from './productPage'
import { expect, test } from './productTest'

const section = '사업부'
const department = '부서명'

/** Section, department and person of the list of requests, by spec §6: which are open, and what they begin with. Group 33
 * may pick a person where a page says so, as this one does. */
const widgets: readonly (readonly [user: string, open: string, filled: readonly string[]])[] = [
  ['req.mobile', '', ['모바일사업부', '모바일개발팀', '조민재']],
  ['dept.mobile', 'person', ['모바일사업부', '모바일개발팀', '']],
  ['buy.mobile', 'department person', ['모바일사업부', '', '']],
  ['buy.all', 'section department person', ['', '', '']],
  ['system.admin', 'section department person', ['', '', '']],
]

for (const [user, open, filled] of widgets)
  test(`S15: the employee widget of ${user} is open for ${open || 'nothing'}`, async ({ openAs }) => {
    const page = await openAs(user, '/prList')
    await searchedCount(page)
    const boxes = [
      ['section', page.getByRole('textbox', { name: section, exact: true })],
      ['department', page.getByRole('textbox', { name: department, exact: true })],
      ['person', page.getByRole('textbox', { name: '요청자', exact: true })],
    ] as const
    for (const [at, [part, box]] of boxes.entries()) {
      await expect(box, part).toHaveValue(filled[at] ?? '')
      await expect(box, part).toBeEnabled({ enabled: open.split(' ').includes(part) })
    }
  })

test('S15: who is tied to his department cannot choose another, and his list holds no other', async ({
  openAs,
}) => {
  const page = await openAs('buy.depta', '/prList')
  await searchedCount(page)
  await expect(page.getByRole('textbox', { name: department, exact: true })).toBeDisabled()
  const answered = page.waitForResponse(answer => new URL(answer.url()).pathname === '/api/v1/pr')
  await page.getByRole('button', { name: '조회', exact: true }).click()
  const { rows } = (await (await answered).json()) as PrList
  expect(rows.filter(({ deptnm }) => deptnm !== '통합구매팀')).toEqual([])
})

test('S15: a section that is cleared takes department and person with it', async ({ openAs }) => {
  const page = await openAs('system.admin', '/prList')
  await searchedCount(page)
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  await box(department).fill('모바일개발')
  await box(department).press('Enter')
  await expect(box(section)).toHaveValue('모바일사업부')
  await box('요청자').fill('조민재')
  await box('요청자').press('Enter')
  await expect(box('요청자')).toHaveValue('조민재')
  await box(section).fill('')
  await box(section).press('Enter')
  for (const name of [section, department, '요청자']) await expect(box(name)).toHaveValue('')
})

test('S15: a request of another department is refused by its address, with the words for it', async ({
  openAs,
  apiAs,
}) => {
  const api = await apiAs('req.semi')
  const prNo = await api.createRequest('다른 부서의 요청', { receiver: 'req.semi' })
  const page = await openAs('recv.mobile', '/')
  await page.goto(`/prEdit?prNo=${prNo}`)
  await expect(page.getByText('접근 권한이 없습니다.').first()).toBeVisible()
  await expect(page.getByText('다른 부서의 요청')).toHaveCount(0)
})

test('S15: an unknown path is told as one, in the frame of its person', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/')
  await page.goto('/no/such/page')
  await expect(page.getByText('페이지가 존재하지 않습니다.').first()).toBeVisible()
})
