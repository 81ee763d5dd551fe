import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectUnbroken } from './expectAccessible'

const show = (page: Page, content: string, style = '') =>
  page.setContent(
    `<html lang="ko"><head><title>구매</title><style>${style}</style></head><body><main><h1>구매</h1>${content}</main></body></html>`,
  )

test('what breaks a rule is named with its place', async ({ page }) => {
  await show(page, '<p>요청</p>')
  await expectAccessible(page, 'whole')
  await show(page, '<img src="data:," id="picture"><div id="part"><p>요청</p></div>')
  await expect(expectUnbroken(page, 'html', 'broken')).rejects.toThrow(/image-alt: #picture/)
  await expectUnbroken(page, '#part', 'the part is whole')
})

test('colours are judged in the dark as well', async ({ page }) => {
  const dark = '@media (prefers-color-scheme: dark) { p { color: #ccc; background: #fff } }'
  await show(page, '<p>요청</p>', dark)
  await expectUnbroken(page, 'html', 'light')
  await expect(expectAccessible(page, 'page')).rejects.toThrow(/page, dark.*color-contrast/s)
})

test('a frame, into which axe does not look, is told', async ({ page }) => {
  await show(page, '<iframe title="요청" srcdoc="<p>요청</p>"></iframe>')
  await expect(expectUnbroken(page, 'html', 'framed')).rejects.toThrow(/frame:/)
})
