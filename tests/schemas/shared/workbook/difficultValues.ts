import type { BookContent, SheetContent } from './sheetContent'

const text = (content: string): SheetContent => ({ cell: 'text', text: content })
export const number = (value: number, format?: string): SheetContent => ({
  cell: 'number',
  value,
  ...(format === undefined ? {} : { format }),
})
const builtIn = (value: number, formatId: number): SheetContent => ({ cell: 'number', value, formatId })
const formula = (written: string, result?: number | string): SheetContent => ({
  cell: 'formula',
  formula: written,
  ...(result === undefined ? {} : { result }),
})
const refused = (key: string) => ({ refused: key })

/** What is written, and what is read: a text that means exactly the same, or a refusal. */
export interface DifficultValue {
  readonly title: string
  readonly book: BookContent
  readonly expected: string | { readonly refused: string }
}

const written: readonly (readonly [string, BookContent | SheetContent, DifficultValue['expected']])[] = [
  ['a text', text('볼트 & <M8>'), '볼트 & <M8>'],
  ['a code with a zero in front', text('01010101'), '01010101'],
  ['a text of sixteen digits', text('1234567890123456'), '1234567890123456'],
  ['a text that looks like numbers with commas', text('1,2,3'), '1,2,3'],
  ['a text with the signs of another country', text('1.234,5'), '1.234,5'],
  ['a text that begins like a formula', text('=1+1'), '=1+1'],
  ['a text of two lines', text('첫 줄\n둘째 줄'), '첫 줄\n둘째 줄'],
  ['a text with a sign outside the first plane', text('😀'), '😀'],
  ['a whole number', number(1000), '1000'],
  ['a number with thousand commas', number(1234567.5, '#,##0.00'), '1234567.5'],
  ['a decimal of fifteen digits', number(123456789.012345), '123456789.012345'],
  ['a sum of floating points', number(0.1 + 0.2), '0.3'],
  ['a very small number', number(0.00000012), '0.00000012'],
  ['a negative number in red', number(-1200, '#,##0;[Red]-#,##0'), '-1200'],
  ['money of Excel for Korea', number(1200, '_-"₩"* #,##0_-;\\-"₩"* #,##0_-;_-"₩"* "-"_-;_-@_-'), '1200'],
  ['a number with its unit behind', number(15, '#,##0"개"'), '15'],
  ['a code that its format fills up', number(1010101, '00000000'), '01010101'],
  ['a percentage', number(0.15, '0%'), refused('cellPercent')],
  ['a number shown as two', number(21234, '00-0000'), refused('cellDisguised')],
  ['a number of sixteen digits', number(1234567890123456), refused('cellTooManyDigits')],
  ['a day', number(46380, 'yyyy-mm-dd'), '2026-12-24'],
  ['a day as Excel for Korea shows it', number(46380, 'yyyy"년" m"월" d"일";@'), '2026-12-24'],
  ['a day with its weekday', number(46380, '[$-412]yyyy/mm/dd aaa'), '2026-12-24'],
  ['a month and a day', number(46380, 'm"월" d"일"'), '2026-12-24'],
  ['a month', number(46357, 'yyyy-mm'), '2026-12'],
  ['a month that hides its day', number(46380, 'mmm-yy'), '2026-12-24'],
  ['a day with a time', number(46380.604166666664, 'yyyy-mm-dd hh:mm'), '2026-12-24 14:30'],
  ['a time just before midnight', number(46380.999999, 'yyyy-mm-dd'), '2026-12-25'],
  ['a leap day', number(46812, 'yyyy-mm-dd'), '2028-02-29'],
  ['the last day', number(2958465, 'yyyy-mm-dd'), '9999-12-31'],
  ['a number behind the last day', number(2958466, 'yyyy-mm-dd'), refused('cellNoDay')],
  ['day 0', number(0, 'yyyy-mm-dd'), refused('cellNoDay')],
  ['day 60, which never was', number(60, 'yyyy-mm-dd'), refused('cellNoDay')],
  ['day 59, which spreadsheets count differently', number(59, 'yyyy-mm-dd'), refused('cellNoDay')],
  ['the first day that all count alike', number(61, 'yyyy-mm-dd'), '1900-03-01'],
  ['a negative day', number(-5, 'yyyy-mm-dd'), refused('cellNoDay')],
  ['a time in a column of days', number(0.5, 'yyyy-mm-dd hh:mm'), refused('cellNoDay')],
  ['a time', number(0.395833333333333, 'h:mm'), '09:30'],
  ['a time with seconds', number(0.500011574074074, 'hh:mm:ss'), '12:00:01'],
  ['a negative time', number(-0.25, 'h:mm'), refused('cellNoDay')],
  ['a length of time', number(1.5, '[h]:mm'), refused('cellElapsed')],
  ...[14, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map(
    id => [`a day in format ${id} without a code`, builtIn(46380, id), '2026-12-24'] as const,
  ),
  ['a month in format 17', builtIn(46357, 17), '2026-12'],
  ['a time in format 32', builtIn(0.5, 32), '12:00'],
  ['a percentage in format 10', builtIn(0.125, 10), refused('cellPercent')],
  ['a number in a format that nobody documents', builtIn(15, 99), refused('cellDisguised')],
  ['a day of the Mac', { content: number(46380 - 1462, 'yyyy-mm-dd'), is1904: true }, '2026-12-24'],
  ['a day of the Mac without a code', { content: builtIn(46380 - 1462, 31), is1904: true }, '2026-12-24'],
  ['day 0 of the Mac', { content: number(0, 'yyyy-mm-dd'), is1904: true }, '1904-01-01'],
  ['a negative day of the Mac', { content: number(-1, 'yyyy-mm-dd'), is1904: true }, refused('cellNoDay')],
  ['a number of the Mac', { content: number(15), is1904: true }, '15'],
  ['yes', { cell: 'yes', value: true }, 'TRUE'],
  ['no', { cell: 'yes', value: false }, 'FALSE'],
  ['#N/A', { cell: 'error', code: '#N/A' }, refused('cellError')],
  ['#DIV/0!', { cell: 'error', code: '#DIV/0!' }, refused('cellError')],
  ['a formula with its result', formula('1+2', 3), '3'],
  ['a formula with a text', formula('"가"&"나"', '가나'), '가나'],
  ['a formula that was never computed', formula('SUM(B1:B9)'), refused('cellUncounted')],
  ['a sheet behind a hidden one', { content: text('보이는 값'), hasHiddenFirst: true }, '보이는 값'],
]

/** Values that readers of workbooks are known to get wrong. */
export const difficultValues: readonly DifficultValue[] = written.map(([title, given, expected]) => ({
  title,
  book: 'content' in given ? given : { content: given },
  expected,
}))
