import { mendName, nameHint, quoted } from '../nameHint'
import type { Known } from '../nearestName'
import type { ProblemText } from '../problemText'
import { asWritten, type Said } from '../said'
import { removeWord } from './mends'

/** What a sample may be. */
export const sampleKinds = {
  file: { en: 'an object: operation to its sample rows', ko: '객체: 오퍼레이션과 그 예시 행' },
  object: { en: 'an object', ko: '객체' },
  objects: { en: 'a list of objects', ko: '객체의 목록' },
  string: { en: 'a text', ko: '글' },
  integer: { en: 'a whole number', ko: '정수' },
  boolean: { en: 'true or false', ko: 'true나 false 값' },
  decimal: { en: 'a number as text, for example "1500.5"', ko: '글로 적은 수(예: "1500.5")' },
  date: { en: 'a day: "2026-11-20", "today" or "today-3"', ko: '날짜("2026-11-20", "today", "today-3")' },
  dateTime: {
    en: 'a moment: "2026-11-20T09:00:00Z" or "today-3T09:30"',
    ko: '때("2026-11-20T09:00:00Z", "today-3T09:30")',
  },
  month: {
    en: 'a month: "202611", "thisMonth" or "thisMonth-1"',
    ko: '달("202611", "thisMonth", "thisMonth-1")',
  },
  list: { en: 'a list', ko: '목록' },
  binary: { en: 'nothing', ko: '없음' },
} as const satisfies Readonly<Record<string, Said>>

/** What words of a sample that speaks of other rows hold. */
export const linkKinds = {
  rowsOf: (word: 'rowsOf' | 'into'): Said => ({
    en: `"${word}" with an operation whose rows stand in this file`,
    ko: `이 파일에 행이 있는 오퍼레이션을 적은 "${word}" 항목`,
  }),
  key: { en: '"key" with a field of these rows', ko: '이 행의 필드를 적은 "key" 항목' },
  oneOf: (words: readonly string[]): Said => ({
    en: `one of ${quoted(words)}`,
    ko: `${quoted(words)} 가운데 하나`,
  }),
} as const

function expecting(what: Said, expected: Said): ProblemText {
  return {
    code: 'SAMPLE_WRONG',
    what,
    expected: { en: `Expected: ${expected.en}.`, ko: `적을 수 있는 것: ${expected.ko}.` },
    mend: { en: `write ${expected.en}.`, ko: `이렇게 적습니다: ${expected.ko}.` },
  }
}

/** Sample data, held against the contract. */
export const sampleProblems = {
  fileWrong: () =>
    expecting({ en: 'The file is something else.', ko: '이 파일은 다른 것입니다.' }, sampleKinds.file),
  answerWrong: (operation: string, expected: Said) =>
    expecting(
      {
        en: `The sample of "${operation}" is something else.`,
        ko: `"${operation}" 오퍼레이션의 예시 데이터가 다른 것입니다.`,
      },
      expected,
    ),
  entryWrong: (name: string) =>
    expecting(
      { en: `An entry of "${name}" is something else.`, ko: `"${name}"에 다른 것이 들어 있습니다.` },
      sampleKinds.object,
    ),
  valueWrong: (name: string, value: unknown, expected: Said) =>
    expecting(
      { en: `"${name}" is ${JSON.stringify(value)}.`, ko: `"${name}" 값이 ${JSON.stringify(value)}입니다.` },
      expected,
    ),
  codeWrong: (name: string, value: string, known: readonly string[]): ProblemText => {
    const values = known.map(item => JSON.stringify(item)).join(', ')
    return {
      code: 'SAMPLE_WRONG',
      what: {
        en: `${JSON.stringify(value)} is no value of "${name}".`,
        ko: `${JSON.stringify(value)} 값은 "${name}" 필드의 값이 아닙니다.`,
      },
      expected: { en: `Values: ${values}.`, ko: `적을 수 있는 값: ${values}.` },
      mend: { en: 'write one of these.', ko: '이 가운데 하나를 적습니다.' },
    }
  },
  fieldUnknown: (operation: string, name: string, known: Known): ProblemText => ({
    code: 'SAMPLE_WRONG',
    what: {
      en: `"${operation}" answers no field "${name}".`,
      ko: `"${operation}" 오퍼레이션의 답에는 "${name}" 필드가 없습니다.`,
    },
    expected: nameHint(name, known, 'field'),
    ...mendName(name, known, removeWord(name)),
  }),
  fieldMissing: (operation: string, name: string, label: string): ProblemText => ({
    code: 'SAMPLE_WRONG',
    what: {
      en: `"${operation}" always answers "${name}", and this sample has none.`,
      ko: `"${operation}" 오퍼레이션은 언제나 "${name}" 필드를 답하는데, 이 예시 데이터에는 없습니다.`,
    },
    expected: asWritten(`${label}.`),
    mend: { en: `add "${name}".`, ko: `"${name}" 항목을 더합니다.` },
  }),
}
