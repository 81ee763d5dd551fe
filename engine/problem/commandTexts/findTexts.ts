import type { Said } from '../said'

export const findTexts = {
  usage: { en: 'find <word>', ko: 'find <찾을 말>' },
  does: {
    en: 'lists operations, fields, transitions, codes, authority groups, screens and popups of that name or label',
    ko: '이름이나 한글 이름이 맞는 오퍼레이션, 필드, 전이, 코드, 권한 그룹, 화면, 팝업을 보여 줍니다',
  },
  kinds: {
    operations: { en: 'Operations', ko: '오퍼레이션' },
    fields: { en: 'Fields', ko: '필드' },
    transitions: { en: 'Transitions', ko: '전이' },
    codes: { en: 'Codes', ko: '코드' },
    groups: { en: 'Authority groups', ko: '권한 그룹' },
    screens: { en: 'Screens', ko: '화면' },
    popups: { en: 'Popups', ko: '팝업' },
  },
  wordMissing: { en: 'Say what to look for: find 발주', ko: '찾을 말을 적어 주십시오: find 발주' },
  nothing: (wanted: string): Said => ({
    en: `Nothing is called "${wanted}".`,
    ko: `이름이나 한글 이름이 "${wanted}"인 것이 없습니다.`,
  }),
  rest: (count: number): Said => ({ en: `… and ${count} more`, ko: `… 그 밖에 ${count}개` }),
} as const
