import { readFile } from 'node:fs/promises'
import { answerQuestion } from './productPage'
import { expect, test } from './productTest'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a file is attached and saved, downloaded as it was, and deleted', async ({ openAs, apiAs }) => {
  const prNo = await (await apiAs('req.mobile')).createRequest('첨부파일 구매')
  const page = await openAs('req.mobile', `/prEdit?prNo=${prNo}`)
  const files = page.getByRole('region', { name: '첨부파일' })
  await expect(files.getByRole('button', { name: '파일 추가' })).toBeVisible()
  await files
    .locator('input[type=file]')
    .setInputFiles({ name: '도면 1차.png', mimeType: 'image/png', buffer: png })
  await expect(files.getByText('총 1건')).toBeVisible()
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await answerQuestion(page, '확인')
  await expect(page.getByText('저장되었습니다.')).toBeVisible()
  await page.reload()
  await expect(files.getByText('총 1건')).toBeVisible()
  const coming = page.waitForEvent('download')
  await files.getByRole('button', { name: '도면 1차.png', exact: true }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('도면 1차.png')
  expect((await readFile(await download.path())).equals(png)).toBe(true)
  await files.getByRole('button', { name: '도면 1차.png 삭제' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('도면 1차.png 파일을 삭제하시겠습니까?')
  await answerQuestion(page, '확인')
  await expect(files.getByText('총 0건')).toBeVisible()
})

test('what cannot be attached says why beside its name', async ({ openAs, apiAs }) => {
  const prNo = await (await apiAs('req.mobile')).createRequest('첨부 거절 확인')
  const page = await openAs('req.mobile', `/prEdit?prNo=${prNo}`)
  const files = page.getByRole('region', { name: '첨부파일' })
  await expect(files.getByRole('button', { name: '파일 추가' })).toBeVisible()
  for (const [name, buffer, text] of [
    ['설치.exe', Buffer.from('MZ'), '허용되지 않은 파일 형식입니다.'],
    ['빈 파일.txt', Buffer.alloc(0), '빈 파일은 첨부할 수 없습니다.'],
    ['그림.png', Buffer.from('그림이 아닙니다'), '허용되지 않은 파일 형식입니다.'],
    ['큰 파일.txt', Buffer.alloc(10_485_761, 65), '파일 크기는 10MB를 초과할 수 없습니다.'],
  ] as const) {
    await files
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
    await expect(files.getByRole('alert')).toHaveText(`${name}: ${text}`)
    await expect(files.getByText('총 0건')).toBeVisible()
  }
})
