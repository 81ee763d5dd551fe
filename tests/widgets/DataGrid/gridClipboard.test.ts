import { describe, expect, it } from 'vitest'
import { readTsv, writeHtmlTable, writeTsv } from '../../../widgets/DataGrid/gridClipboard'

describe('the clipboard of a spreadsheet', () => {
  it.each([
    [
      'plain cells',
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'the newline that Excel puts at the end',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a newline inside quotes', '"두\n줄"\tb', [['두\n줄', 'b']]],
    ['a doubled quote', '"그는 ""예"""\t2', [['그는 "예"', '2']]],
    ['a tab inside quotes', '"a\tb"', [['a\tb']]],
    ['a lone quote in the middle', '5" 배관\tx', [['5" 배관', 'x']]],
    ['a quote that never closes', '"열린\tx', [['"열린', 'x']]],
    [
      'empty cells',
      '\t\n\t',
      [
        ['', ''],
        ['', ''],
      ],
    ],
    ['one empty cell', '', [['']]],
  ])('%s', (_what, text, cells) => {
    expect(readTsv(text)).toEqual(cells)
  })

  it('what was written is read back the same', () => {
    const cells = [
      ['줄\n바꿈', '탭\t안', '"따옴표"', ''],
      ['1', '2', '3', '4'],
    ]
    expect(readTsv(writeTsv(cells))).toEqual(cells)
  })

  it('the table keeps leading zeros as text and escapes markup', () => {
    expect(writeHtmlTable([['00120', '5', '<b>&']], column => column === 1)).toBe(
      `<table><tbody><tr><td style="mso-number-format:'\\@'">00120</td><td>5</td>` +
        `<td style="mso-number-format:'\\@'">&lt;b&gt;&amp;</td></tr></tbody></table>`,
    )
  })
})
