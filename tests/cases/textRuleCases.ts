import type { KoreanMoment } from '../../schemas/shared/koreanTime'
import type { Currency } from '../../schemas/shared/money'

// Text rules of spec §5, run in a browser and in Node alike.

/** A text and its length for `maxlength`. */
export const byteCases: readonly (readonly [string, number])[] = [
  ['', 0],
  ['가나A', 7],
  ['A', 1],
  ['\u007f', 1],
  ['\u0080', 2],
  ['\u07ff', 2],
  ['\u0800', 3],
  ['€', 3],
  ['😀', 6],
  ['가'.normalize('NFD'), 3],
  ['é'.normalize('NFD'), 2],
]

/** A text, a limit in bytes, and what is kept. */
export const cutCases: readonly (readonly [string, number, string])[] = [
  ['가나A', 6, '가나'],
  ['가나A', 5, '가'],
  ['가나A', 7, '가나A'],
  ['A😀B', 6, 'A'],
  ['A😀B', 7, 'A😀'],
  ['가'.normalize('NFD'), 3, '가'],
  ['가', 0, ''],
]

/** A typed text and the day that it means. */
export const dayCases: readonly (readonly [string, string])[] = [
  ['2026-11-20', '2026-11-20'],
  ['20261120', '2026-11-20'],
  ['261120', '2026-11-20'],
  ['240231', '2024-02-29'],
  ['230231', '2023-02-28'],
  ['991301', '1999-12-01'],
  ['690101', '2069-01-01'],
  ['700101', '1970-01-01'],
  ['000101', '2000-01-01'],
  ['19000229', '1900-02-28'],
  ['20000230', '2000-02-29'],
  ['20260431', '2026-04-30'],
  ['20260001', '2026-01-01'],
  ['20260100', '2026-01-01'],
  ['20261399', '2026-12-31'],
  ['2026.3.5', '2026-03-05'],
  ['2026. 3. 5.', '2026-03-05'],
  ['2026/03/05', '2026-03-05'],
  ['26 3 5', '2026-03-05'],
  ['2026년 3월 5일', '2026-03-05'],
  ['２０２６１１２０', '2026-11-20'],
  [' 20261120 ', '2026-11-20'],
  ['1900-01-01', '1900-01-01'],
]

/** A typed text and the month that it means, empty for none. */
export const monthCases: readonly (readonly [string, string])[] = [
  ['202611', '202611'],
  ['2026-11', '202611'],
  ['2026.3', '202603'],
  ['2026년 3월', '202603'],
  ['190001', '190001'],
  ['189912', ''],
  ['202613', ''],
  ['202600', ''],
  ['2611', ''],
  ['', ''],
  ['20261', ''],
]

const morning = { year: 2026, month: 11, day: 2, hour: 0, minute: 5, second: 9 }
const noon = { year: 2004, month: 2, day: 29, hour: 12, minute: 30, second: 0 }

/** A pattern, a moment, and what is written. */
export const tokenCases: readonly (readonly [string, KoreanMoment, string])[] = [
  ['yyyy-MM-dd HH:mm:ss', morning, '2026-11-02 00:05:09'],
  ['yy.MM.dd', morning, '26.11.02'],
  ['yy', noon, '04'],
  ['hh', morning, '12'],
  ['a/p hh:mm', morning, '오전 12:05'],
  ['a/p hh:mm', noon, '오후 12:30'],
  ['KS', morning, '월'],
  ['KL', noon, '일요일'],
  ['ES', morning, 'Mon'],
  ['EL', noon, 'Sunday'],
  ['yyyy년 MM월 dd일 (KS)', morning, '2026년 11월 02일 (월)'],
  ['yyyyMMddHHmmss', morning, '20261102000509'],
  ['no tokens', morning, 'no tokens'],
]

/** A number, the wanted digits, and the padded text. */
export const zeroPadCases: readonly (readonly [number | string, number, string])[] = [
  [7, 3, '007'],
  ['7', 3, '007'],
  [1234, 3, '1234'],
  [-7, 3, '-007'],
  [0, 2, '00'],
]

/** An amount, its currency, won per unit (JPY: per 100 yen), and the won it is worth. */
export const wonCases: readonly (readonly [string, Currency, string, string])[] = [
  ['100', 'JPY', '912.35', '912'],
  ['150', 'JPY', '900.01', '1350'],
  ['1', 'JPY', '950', '10'],
  ['-1', 'JPY', '950', '-10'],
  ['1000.49', 'KRW', '1', '1000'],
  ['1000.5', 'KRW', '', '1001'],
  ['10.55', 'USD', '1385.5', '14617'],
]
