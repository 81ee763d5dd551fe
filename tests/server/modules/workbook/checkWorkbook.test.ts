import { describe, expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import { checkWorkbook } from '../../../../server/modules/workbook/checkWorkbook'
import { type ArchivePart, archive, bombs } from './hostileWorkbooks'

const text = (content: string): Buffer => Buffer.from(content)
const book: ArchivePart = { name: 'xl/workbook.xml', content: text('<workbook/>') }
const sheet = (content: Buffer, declared?: number): ArchivePart => ({
  name: 'xl/worksheets/sheet1.xml',
  content,
  ...(declared === undefined ? {} : { declared }),
})

const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1_048_576, 0x20)
const laughs = text('<!DOCTYPE x [<!ENTITY a "haha"><!ENTITY b "&a;&a;&a;">]><worksheet>&b;</worksheet>')

function written(): Buffer {
  const made = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(made, XLSX.utils.aoa_to_sheet([['품목명'], ['볼트']]), '품목')
  return XLSX.write(made, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}

describe('a workbook from outside', () => {
  it.each([
    ['that Excel has written is taken', written(), undefined],
    ['that inflates from 300 kB to 300 MB', archive([book, sheet(zeros(300))]), 'workbookTooLarge'],
    ['whose header says 4 GB', archive([book, sheet(text('<row/>'), 0xffff_fff0)]), 'workbookTooLarge'],
    ['whose header says ten bytes and lies', archive([book, sheet(zeros(20), 10)]), 'workbookBroken'],
    ['that packs 5 MB into 5 kB', archive([book, sheet(zeros(5))]), 'workbookTooLarge'],
    [
      'of 2,001 parts',
      archive([
        book,
        ...Array.from({ length: 2000 }, (_, at) => ({ name: `xl/${at}.xml`, content: text('') })),
      ]),
      'workbookTooLarge',
    ],
    [
      'with a million merged cells',
      archive([book, sheet(text('<mergeCell ref="A1:B1"/>'.repeat(150_000)))]),
      'workbookTooLarge',
    ],
    ['with entities that grow', archive([book, sheet(laughs)]), 'workbookBroken'],
    [
      'with an archive inside',
      archive([book, { name: 'xl/more.zip', content: text('PK') }]),
      'workbookBroken',
    ],
    ['with macros', archive([book, { name: 'xl/vbaProject.bin', content: text('x') }]), 'workbookBroken'],
    [
      'with a part outside its folder',
      archive([book, { name: '../../etc/passwd', content: text('x') }]),
      'workbookBroken',
    ],
    [
      'that is an archive of other things',
      archive([{ name: 'a.txt', content: text('x') }]),
      'notSpreadsheet',
    ],
    ['cut off in the middle', written().subarray(0, 2000), 'workbookBroken'],
    ['of noise', Buffer.from('PK\u0003\u0004not at all'), 'workbookBroken'],
  ])('%s', async (_, bytes, refused) => {
    expect(await checkWorkbook(bytes)).toBe(refused)
  })

  it.each(bombs)('with $name is refused', async ({ parts }) => {
    expect(await checkWorkbook(archive(parts))).toMatch(/^workbook(TooLarge|Broken)$/)
  })
})

it('other requests are answered while bombs are judged', async () => {
  const judged = Promise.all(bombs.map(({ parts }) => checkWorkbook(archive(parts))))
  let turns = 0
  let isOver = false
  void judged.then(() => {
    isOver = true
  })
  // Each turn of the loop is one in which the server could have answered somebody.
  while (!isOver) {
    turns += 1
    await new Promise(resolve => setImmediate(resolve))
  }
  expect(turns).toBeGreaterThan(20)
})
