import { answerQuestion } from './productPage'
import { expect, test } from './productTest'

test('a rejection wants a reason of five characters, and the drafter submits again under the same number', async ({
  openAs,
  apiAs,
}) => {
  const api = await apiAs('req.mobile')
  const prNo = await api.createSubmitted('반려 후 재상신')
  const approver = await openAs('head.mobile', `/prEdit?prNo=${prNo}`)
  await approver.getByRole('button', { name: '반려', exact: true }).click()
  const question = approver.getByRole('alertdialog')
  await question.getByRole('textbox').fill('보완')
  await question.getByRole('button', { name: '확인' }).click()
  await expect(question).toContainText('반려의견을 5자 이상 입력해 주세요.')
  await question.getByRole('textbox').fill('단가 근거를 보완해 주세요.')
  await question.getByRole('button', { name: '확인' }).click()
  await expect(approver.locator('main').getByText('결재반려').first()).toBeVisible()

  const page = await openAs('req.mobile', `/prEdit?prNo=${prNo}`)
  await expect(page.getByText('단가 근거를 보완해 주세요.').first()).toBeVisible()
  await page.getByLabel('구매요청명').fill('반려 후 재상신 (단가 근거 보완)')
  await page.getByRole('button', { name: '결재상신' }).click()
  await answerQuestion(page, '확인')
  await page
    .getByRole('dialog', { name: /결재선/ })
    .getByRole('button', { name: '상신' })
    .click()
  await expect(page.getByText('처리되었습니다.')).toBeVisible()
  const { header } = await api.readRequest(prNo)
  expect(header).toMatchObject({ prNo, title: '반려 후 재상신 (단가 근거 보완)', status: 'APPROVING' })
})

test('a submission is taken back before the first approval, and no more after it', async ({
  openAs,
  apiAs,
}) => {
  const api = await apiAs('req.mobile')
  const prNo = await api.createSubmitted('상신취소 확인')
  const page = await openAs('req.mobile', `/prEdit?prNo=${prNo}`)
  await page.getByRole('button', { name: '상신취소' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('구매요청을 상신취소하시겠습니까?')
  await answerQuestion(page, '확인')
  await expect(page.getByText('처리되었습니다.')).toBeVisible()
  expect((await api.readRequest(prNo)).header.status).toBe('DRAFT')

  await api.move(prNo, 'submit')
  await page.reload()
  await expect(page.getByRole('button', { name: '상신취소' })).toBeVisible()
  expect((await (await apiAs('head.mobile')).decide(prNo, 'approve', '승인합니다.')).status).toBe(200)
  await page.getByRole('button', { name: '상신취소' }).click()
  await answerQuestion(page, '확인')
  await expect(page.getByRole('alertdialog')).toContainText(
    /이미 결재가 진행되어 상신취소할 수 없습니다|다른 사용자가 먼저 수정했습니다/,
  )
})

test('a request is cancelled with a reason that stands in its history', async ({ openAs, apiAs }) => {
  const api = await apiAs('req.mobile')
  const prNo = await api.createRequest('요청취소 확인')
  const page = await openAs('req.mobile', `/prEdit?prNo=${prNo}`)
  await page.getByRole('button', { name: '요청취소' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: '확인' }).click()
  await expect(question.getByRole('alert')).not.toBeEmpty()
  await question.getByRole('textbox').fill('사업 계획이 바뀌었습니다.')
  await question.getByRole('button', { name: '확인' }).click()
  await expect(page.getByText('처리되었습니다.')).toBeVisible()
  await expect(page.getByText('사유: 사업 계획이 바뀌었습니다.')).toBeVisible()
  expect((await api.readRequest(prNo)).header.status).toBe('CANCELED')
})

test('a copy is a new draft with a new number', async ({ openAs, apiAs }) => {
  const api = await apiAs('req.mobile')
  const prNo = await api.createRequest('복사할 구매')
  const page = await openAs('req.mobile', `/prEdit?prNo=${prNo}`)
  await page.getByRole('button', { name: '복사', exact: true }).click()
  await answerQuestion(page, '확인')
  await expect(page).not.toHaveURL(new RegExp(prNo))
  await expect(page).toHaveURL(/prNo=PR\d{6}-\d{6}/)
  await expect(page.getByLabel('구매요청명')).toHaveValue(/복사할 구매/)
  const copied = await api.readRequest(new URL(page.url()).searchParams.get('prNo') ?? '')
  expect(copied.header.status).toBe('DRAFT')
  expect(copied.lines).toHaveLength(1)
})

test('a deleted draft says so, and is gone', async ({ openAs, apiAs }) => {
  const api = await apiAs('req.mobile')
  const prNo = await api.createRequest('삭제할 구매')
  const page = await openAs('req.mobile', `/prEdit?prNo=${prNo}`)
  await page.getByRole('button', { name: '삭제', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText('삭제하시겠습니까?')
  await answerQuestion(page, '확인')
  await expect(page.getByRole('alert')).toContainText(
    '삭제된 문서입니다. 목록에서 다른 문서를 선택해 주세요.',
  )
  expect((await api.listRequests({ prNo, want: 'totals' })).total).toBe(0)
})

test('the auditor reads everything and finds no button that writes', async ({ openAs, apiAs }) => {
  const prNo = await (await apiAs('req.mobile')).createRequest('감사 조회')
  const page = await openAs('audit.mon', `/prEdit?prNo=${prNo}`)
  await expect(page.getByText('감사 조회').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: '구매요청명' })).toHaveCount(0)
  for (const name of ['저장', '삭제', '결재상신', '요청취소', '복사', '행추가', '행삭제', '파일 추가'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await page.goto('/prList')
  await expect(page.getByText(/총 [\d,]+건/)).toBeVisible()
  for (const name of ['신규', '복사', '일괄상신', '삭제', '요청취소'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
})

test('an approver goes from one document to the next by Enter, and back to the inbox when none is left', async ({
  openAs,
  apiAs,
}) => {
  const opinion = '이번 주 안에 필요합니다.'
  const api = await apiAs('req.mobile')
  const title = `이어서 결재 ${crypto.randomUUID().slice(0, 8)}`
  const prNos = [await api.createSubmitted(`${title} 1`), await api.createSubmitted(`${title} 2`)]
  const [first = '', second = ''] = prNos
  await api.move(first, 'recall')
  const drafter = await openAs('req.mobile', `/prEdit?prNo=${first}`)
  await drafter.getByRole('button', { name: '결재상신' }).click()
  const preview = drafter.getByRole('dialog', { name: /결재선/ })
  await expect(preview).toContainText('구매요청을 결재상신하시겠습니까?')
  await expect(preview).toContainText(first)
  await preview.getByLabel('상신의견').fill(opinion)
  await preview.getByRole('button', { name: '상신' }).click()
  await expect(drafter.getByText(`구매요청 ${first} 결재상신 처리되었습니다.`)).toBeVisible()

  const page = await openAs('head.mobile', `/prEdit?prNo=${second}`)
  const approve = async (docNo: string) => {
    await expect(page.getByText(docNo).first()).toBeVisible()
    await page.getByRole('button', { name: '승인', exact: true }).click()
    await expect(page.getByRole('alertdialog')).toContainText('구매요청을 승인하시겠습니까?')
    await expect(page.getByRole('alertdialog')).toContainText(docNo)
    await answerQuestion(page, '확인')
    await expect(page.getByText(`구매요청 ${docNo} 승인 처리되었습니다.`)).toBeVisible()
  }
  await approve(second)
  // The newest submission is on top of the inbox; the focus is on the way to it.
  const next = page.getByRole('button', { name: /^다음 결재 문서\(\d+건\)$/ })
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`prNo=${first}`))
  await expect(page.getByText(opinion).first()).toBeVisible()
  await approve(first)
  await page.getByRole('button', { name: '결재함으로' }).click()
  await expect(page.getByRole('region', { name: '결재 대기함' })).toBeVisible()
})
