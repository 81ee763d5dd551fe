import { expect, test } from './productTest'

test('pressing 저장 again and again while the server is slow makes one request', async ({
  openAs,
  apiAs,
}) => {
  const title = `두 번 누른 저장 ${crypto.randomUUID().slice(0, 8)}`
  const page = await openAs('req.mobile', '/prEdit')
  const sent: string[] = []
  let letGo: () => void = () => undefined
  const patience = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route('**/api/v1/pr', async (route, request) => {
    if (request.method() !== 'POST') return route.fallback()
    sent.push(request.headers()['idempotency-key'] ?? '')
    await patience
    return route.continue()
  })
  await page.getByLabel('구매요청명').fill(title)
  await page.getByRole('button', { name: '저장', exact: true }).dblclick()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: '확인' }).dblclick()
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  // The hand that is not sure whether it has pressed.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const saving = page.getByRole('button', { name: '저장 처리 중' })
  await expect(saving).toBeDisabled()
  await saving.click({ force: true })
  letGo()
  await expect(page).toHaveURL(/prNo=PR\d{6}-\d{6}/)
  expect(new Set(sent).size).toBe(1)
  const { rows } = await (await apiAs('req.mobile')).listRequests({ title })
  expect(rows).toHaveLength(1)
})
