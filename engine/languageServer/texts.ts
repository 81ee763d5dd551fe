import type { FieldType } from '../../codegen/contractFacts'
import type { Said } from '../problem/said'

export const fieldTypes: Readonly<Record<FieldType, Said>> = {
  string: { en: 'text', ko: '글' },
  integer: { en: 'whole number', ko: '정수' },
  boolean: { en: 'true or false', ko: '참·거짓' },
  decimal: { en: 'decimal', ko: '소수가 있는 수' },
  date: { en: 'date', ko: '날짜' },
  dateTime: { en: 'point in time', ko: '일시' },
  month: { en: 'month', ko: '연월' },
  list: { en: 'list', ko: '목록' },
  object: { en: 'object', ko: '묶음' },
  binary: { en: 'file', ko: '파일' },
}

const en = {
  states: { deleted: 'deleted', unchanged: 'as it is' } as Readonly<Record<string, string>>,
  operation: 'operation',
  popup: 'popup',
  screen: 'screen',
  workflow: 'workflow',
  transition: 'transition',
  samples: 'samples',
  grid: 'grid of this page',
  part: 'part of the answer',
  hook: 'hand-written function',
  code: 'code of',
  parameter: 'parameter',
  word: 'word of the language',
  takes: 'Takes',
  openTo: 'Open to',
  mask: 'Mask',
  codes: 'Values',
  longest: 'Longest',
  personal: 'Personal data.',
  callers: 'May be called by',
  nobody: 'nobody, since no screen in a menu uses it',
  restart: 'Contract, workflows or codes have changed: restart the language server of the definitions.',
}

const ko: typeof en = {
  states: { deleted: '삭제', unchanged: '그대로' },
  operation: '오퍼레이션',
  popup: '팝업',
  screen: '화면',
  workflow: '업무 흐름',
  transition: '전이',
  samples: '예시 데이터',
  grid: '이 화면의 그리드',
  part: '답의 부분',
  hook: '손으로 쓴 함수',
  code: '코드',
  parameter: '파라미터',
  word: '정의의 말',
  takes: '넘기는 값',
  openTo: '열 수 있는 그룹',
  mask: '입력 형식',
  codes: '값',
  longest: '최대 길이',
  personal: '개인정보입니다.',
  callers: '부를 수 있는 그룹',
  nobody: '없음. 메뉴에 있는 어느 화면도 쓰지 않습니다',
  restart: '계약, 업무 흐름이나 코드가 바뀌었습니다. 정의의 언어 서버를 다시 시작해 주세요.',
}

export const says = { en, ko }
