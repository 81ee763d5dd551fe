import type { Page } from 'playwright'
import type { BenchTable } from './benchReport'
import { type EntryDocument, type EntryPage, openEntryPage, scriptTime, startEntryFront } from './entryPage'
import { fieldsOfForm, withThirtyFields } from './formOfThirty'
import type { Visitor } from './measuredPage'
import { mostLine, plainLine } from './printedTable'
import { waitUntilQuiet } from './quietMachine'

const keys = 60
const keyMilliseconds = 40
const writtenCharacters = 18_000

/** Types into a form, into a long text with an editor, and, as the floor, into a bare input on the same page. */
export async function formBench(
  visitor: Visitor,
  folder: string,
  server: string,
  entry: EntryDocument,
): Promise<BenchTable> {
  const front = await startEntryFront(folder, server, entry, 10, withThirtyFields)
  try {
    const form = await openEntryPage(visitor, `${front.url}/prEdit?prNo=${entry.prNo}`, 'text=구매요청명')
    const { page } = form
    const shown = await page.locator('.form-section .field').count()
    if (shown !== fieldsOfForm) throw new Error(`The form shows ${shown} fields.`)
    await page.getByRole('textbox', { name: '구매요청명' }).first().click()
    const field = await type(form)
    await addBareInput(page)
    const floor = await type(form)
    await form.close()

    const notice = await openEntryPage(visitor, `${front.url}/board/notice`, 'text=신규')
    await notice.page.getByRole('button', { name: '신규' }).click()
    const editor = notice.page.locator('[contenteditable=true]').first()
    await editor.click()
    await writeLongText(notice.page)
    const written = (await editor.innerText()).length
    const long = await type(notice)
    await notice.close()
    return {
      title: 'A key in a form',
      columns: ['measured'],
      lines: [
        mostLine(`form of ${shown} fields: script a key`, field.script, 8, 'ms'),
        plainLine('floor: a bare input on that page, script a key', floor.script, 'ms'),
        mostLine('form: key → paint, median', field.median, 24, 'ms'),
        mostLine('form: key → paint, 95th percentile', field.slow, 50, 'ms'),
        plainLine('floor: key → paint, median', floor.median, 'ms'),
        mostLine(
          `editor with ${written.toLocaleString('en')} characters: script a key`,
          long.script,
          8,
          'ms',
        ),
        mostLine('editor: key → paint, median', long.median, 24, 'ms'),
      ],
      notes: [
        `${keys} keys each, one every ${keyMilliseconds} ms, the first ten thrown away; the form is that of /prEdit with more fields.`,
      ],
    }
  } finally {
    await front.close()
  }
}

const warmUp = 10

async function type({ page, protocol }: EntryPage) {
  await waitUntilQuiet()
  const press = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      await page.keyboard.press('a')
      await page.waitForTimeout(keyMilliseconds)
    }
  }
  await press(warmUp)
  await page.evaluate(() => window.benchProbe.watchKeys())
  const before = await scriptTime(protocol)
  await press(keys)
  const script = ((await scriptTime(protocol)) - before) / keys
  const paints = [...(await page.evaluate(() => window.benchProbe.keyPaints()))].sort((a, b) => a - b)
  const at = (part: number) => paints[Math.floor((paints.length - 1) * part)] ?? Number.NaN
  return { script, median: at(0.5), slow: at(0.95) }
}

function addBareInput(page: Page): Promise<void> {
  return page.evaluate(() => {
    const input = document.createElement('input')
    document.body.append(input)
    input.focus()
  })
}

/** As somebody pastes who wrote it elsewhere. */
async function writeLongText(page: Page): Promise<void> {
  const sentence = '구매 요청에 대한 안내 사항을 알려 드립니다. '
  const paragraphs = Math.ceil(writtenCharacters / (sentence.length * 8))
  const html = `<p>${sentence.repeat(8)}</p>`.repeat(paragraphs)
  await page.evaluate(content => {
    const data = new DataTransfer()
    data.setData('text/html', content)
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  }, html)
  await page.waitForTimeout(1_500)
}
