import type { Said } from './said'

/** How problems speak of what an expression reads or gives: in English, and in Korean. */
const spokenTypes = {
  'a text': '글',
  'a whole number': '정수',
  'true or false': '참·거짓',
  'a decimal': '소수',
  'a date': '날짜',
  'a point in time': '때',
  'a list': '목록',
  'an object': '객체',
  'a date range': '기간',
  'a range': '범위',
  'a row': '행',
  'a row of the popup': '팝업의 행',
  'the header': '문서의 머리',
  'the answer': '호출의 답',
  'the figures': '숫자판의 답',
  'the filter': '검색 조건',
  'the parameters': '주소의 파라미터',
  'the user': '사용자',
} as const

export type SpokenType = keyof typeof spokenTypes

export function saidType(spoken: SpokenType): Said {
  return { en: spoken, ko: spokenTypes[spoken] }
}
