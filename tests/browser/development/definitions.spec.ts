import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { goInside, logIn, ProductGrid } from '../product/productPage'
import { copyFolder } from './copyFolder'
import { expect, test } from './developmentTest'

const documentFile = 'screens/purchase/prEdit.screen.json'
const listFile = 'screens/purchase/prList.screen.json'
const menusFile = 'schemas/codes/menus.json'

const pathOf = (file: string) => join(process.cwd(), copyFolder, file)
const sourceOf = (file: string) => readFileSync(pathOf(file), 'utf8')
const save = (file: string, text: string) => writeFileSync(pathOf(file), text)

/** Line and column, from one, at which a text begins. */
function placeOf(text: string, part: string): string {
  const before = text.slice(0, text.indexOf(part)).split('\n')
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

/** Counts the documents that the page loads from now on; a page that reloads itself has one more. */
function countLoads(page: Page): () => number {
  let count = 0
  page.on('domcontentloaded', () => {
    count += 1
  })
  return () => count
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

test('another title and a column less keep the conditions, the checked rows and the entries of another tab', async ({
  page,
}) => {
  await logIn(page, 'buy.all', '/prEdit')
  await page.getByRole('textbox', { name: '구매요청명' }).fill('저장하지 않은 요청')
  await goInside(page, '/prList')
  const number = page.getByRole('textbox', { name: '구매요청번호', exact: true })
  const list = new ProductGrid(page, '구매요청 목록')
  await expect(page.getByRole('grid').first()).toHaveAttribute('aria-busy', 'false')
  await list.check(0)
  await list.check(2)
  await number.fill('PR2026')
  const loads = countLoads(page)

  const sound = sourceOf(listFile)
  const renamed = sound.replace('"title": "구매요청 현황"', '"title": "요청 한눈에"')
  expect(renamed).not.toBe(sound)
  save(listFile, renamed)
  const tabs = page.getByRole('navigation', { name: '열린 화면' })
  await expect(tabs.getByRole('button', { name: '요청 한눈에', exact: true })).toBeVisible()
  save(
    listFile,
    renamed.replace('"title": "구매요청 목록"', '"title": "찾은 구매요청"').replace('"deptnm", ', ''),
  )
  await expect(new ProductGrid(page, '찾은 구매요청').table).toBeAttached()
  await expect(page.getByText('2건 선택')).toBeVisible()
  await expect(number).toHaveValue('PR2026')
  save(listFile, sound)

  await goInside(page, '/prEdit')
  await expect(page.getByRole('textbox', { name: '구매요청명' })).toHaveValue('저장하지 않은 요청')
  // The title comes back while the page is already another one, which is drawn again.
  await expect(tabs.getByRole('button', { name: '구매요청 현황', exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: '구매요청명' })).toHaveValue('저장하지 않은 요청')
  expect(loads()).toBe(0)
})

test('pages that are opened for the first time are loaded once, and the server warns of nothing', async ({
  page,
}) => {
  await logIn(page, 'buy.all')
  const loads = countLoads(page)
  for (const path of ['/prList', '/prEdit', '/board/notice', '/codeList']) {
    await goInside(page, path)
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
  }
  expect(loads()).toBe(0)
  expect(readFileSync(pathOf('output.txt'), 'utf8')).not.toMatch(/\(!\)|warn|fail|reloading/i)
})

test('a wrong address in a saved menu is shown at its line, and what was typed stays', async ({ page }) => {
  await logIn(page, 'req.mobile', '/prEdit')
  const title = page.getByRole('textbox', { name: '구매요청명' })
  await title.fill('저장하지 않은 요청')
  const loads = countLoads(page)

  const sound = sourceOf(menusFile)
  const wrong = sound.replace('"sspUrl": "/prList"', '"sspUrl": "/prLst"')
  save(menusFile, wrong)
  await expect(overlay(page)).toContainText(`${menusFile}:${placeOf(wrong, '"/prLst"')}`)
  save(menusFile, sound)
  await expect(overlay(page)).toHaveCount(0)
  await expect(title).toHaveValue('저장하지 않은 요청')
  expect(loads()).toBe(0)
})
