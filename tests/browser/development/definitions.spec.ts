import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { logIn, ProductGrid } from '../product/productPage'
import { copyFolder } from './copyFolder'

const documentFile = 'screens/purchase/prEdit.screen.json'
const listFile = 'screens/purchase/prList.screen.json'

const pathOf = (file: string) => join(process.cwd(), copyFolder, file)
const sourceOf = (file: string) => readFileSync(pathOf(file), 'utf8')
const save = (file: string, text: string) => writeFileSync(pathOf(file), text)

/** Line and column, from one, at which a text begins. */
function placeOf(text: string, part: string): string {
  const before = text.slice(0, text.indexOf(part)).split('\n')
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

const overlay = (page: Page) => page.locator('vite-error-overlay')

test('a misspelt field is shown at its line, and mending it keeps what was typed and the new row', async ({
  page,
}) => {
  await logIn(page, 'req.mobile', '/prEdit')
  const title = page.getByRole('textbox', { name: '구매요청명' })
  await title.fill('저장하지 않은 요청')
  await page.getByRole('button', { name: '행추가' }).click()
  const lines = new ProductGrid(page, '요청 품목')
  await lines.type(0, 'itemName', '베어링')

  const sound = sourceOf(documentFile)
  const broken = sound.replace('"receiver",', '"reciever",')
  expect(broken).not.toBe(sound)
  save(documentFile, broken)
  await expect(overlay(page)).toContainText(`${documentFile}:${placeOf(broken, '"reciever"')}`)
  await expect(overlay(page)).toContainText('receiver')

  save(documentFile, sound.replace('"title": "요청 품목"', '"title": "요청 품목 목록"'))
  await expect(overlay(page)).toHaveCount(0)
  const renamed = new ProductGrid(page, '요청 품목 목록')
  await expect(renamed.cell(0, 'itemName')).toHaveText('베어링')
  await expect(title).toHaveValue('저장하지 않은 요청')
  save(documentFile, sound)
})

test('a changed list keeps the conditions of the search', async ({ page }) => {
  await logIn(page, 'buy.all', '/prList')
  const number = page.getByRole('textbox', { name: '구매요청번호' })
  await expect(page.getByRole('grid').first()).toHaveAttribute('aria-busy', 'false')
  await number.fill('PR2026')
  const sound = sourceOf(listFile)
  save(listFile, sound.replace('"title": "구매요청 목록"', '"title": "찾은 구매요청"'))
  await expect(page.getByRole('grid', { name: '찾은 구매요청' })).toBeAttached()
  await expect(number).toHaveValue('PR2026')
  save(listFile, sound)
})
