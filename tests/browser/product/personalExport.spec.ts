import { readFileSync } from 'node:fs'
import * as XLSX from 'xlsx'
import { enterAsSupplier } from './productPage'
import { expect, test } from './productTest'

test('a workbook with personal data asks why before the server writes it', async ({ page }) => {
  await enterAsSupplier(page, 'hanul001', '/cyber/portal/ogpmsManage/compUserManage')
  await expect(page.getByText(/총 [\d,]+건/)).toBeVisible()
  await page.getByRole('button', { name: '엑셀', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: '개인정보가 포함된 엑셀' })
  await question.getByRole('textbox').fill('점검')
  await question.getByRole('button', { name: '확인' }).click()
  await expect(question).toContainText('다운로드 사유를 5자 이상 입력해 주세요.')
  await question.getByRole('textbox').fill('비상연락망 정비')
  const coming = page.waitForEvent('download')
  await question.getByRole('button', { name: '확인' }).click()
  const book = XLSX.read(readFileSync(await (await coming).path()))
  const [sheet] = Object.values(book.Sheets)
  const [titles] = XLSX.utils.sheet_to_json<string[]>(sheet ?? {}, { header: 1 })
  expect(titles).toContain('휴대전화')
  await expect(page.getByText('엑셀 파일을 내려받았습니다.')).toBeVisible()
})
