import type { Said } from '../said'

export const findTexts = {
  usage: { en: 'find <word>', ko: 'find <찾을 말>' },
  does: {
    en: 'lists everything of that name or label: find 발주; behind an operation its fields: find listPr 납기',
    ko: '이름이나 한글 이름이 맞는 것을 모두 보여 줍니다: find 발주. 오퍼레이션 뒤에는 그 필드: find listPr 납기',
  },
  kinds: {
    operations: { en: 'Operations', ko: '오퍼레이션' },
    fields: { en: 'Fields', ko: '필드' },
    transitions: { en: 'Transitions', ko: '전이' },
    workflows: { en: 'Workflows', ko: '업무 흐름' },
    codes: { en: 'Codes', ko: '코드' },
    firstValues: { en: 'First values', ko: '첫 값' },
    menus: { en: 'Menus', ko: '메뉴' },
    groups: { en: 'Authority groups', ko: '권한 그룹' },
    screens: { en: 'Screens', ko: '화면' },
    popups: { en: 'Popups', ko: '팝업' },
  },
  /** What an operation takes and answers. */
  parts: {
    conditions: { en: 'conditions', ko: '검색 조건' },
    sent: { en: 'what is sent', ko: '보내는 값' },
    rows: { en: 'fields of a row', ko: '행의 필드' },
    answer: { en: 'fields of the answer', ko: '답의 필드' },
    beside: { en: 'beside the rows', ko: '행과 함께 답하는 값' },
  },
  period: { en: 'period', ko: '기간' },
  noField: (operation: string, wanted: string): Said => ({
    en: `No field of ${operation} is called "${wanted}". npm run screens -- find ${operation} lists them all.`,
    ko: `${operation}에는 이름이나 한글 이름이 "${wanted}"인 필드가 없습니다. 모두 보려면: npm run screens -- find ${operation}`,
  }),
  wordMissing: { en: 'Say what to look for: find 발주', ko: '찾을 말을 적어 주십시오: find 발주' },
  nothing: (wanted: string): Said => ({
    en: `Nothing is called "${wanted}". Try a shorter word, a part of the Korean label or its initial consonants (ㄱㅁㅇㅊ).`,
    ko: `이름이나 한글 이름이 "${wanted}"인 것이 없습니다. 더 짧은 말이나 첫소리(ㄱㅁㅇㅊ)로 찾아 보십시오.`,
  }),
  rest: (count: number): Said => ({
    en: `… and ${count} more; all of them with --all`,
    ko: `… 그 밖에 ${count}개. --all을 붙이면 모두 보입니다.`,
  }),
} as const
