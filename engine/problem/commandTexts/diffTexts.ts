import type { Said } from '../said'
import { saidGroups } from './saidGroups'

export const diffTexts = {
  usage: { en: 'diff <git revision>', ko: 'diff <git 리비전>' },
  does: {
    en: 'says what has changed for the users since that revision',
    ko: '그 리비전 이후 사용자에게 달라진 것을 말해 줍니다',
  },
  kinds: {
    screen: { en: 'screen', ko: '화면' },
    popup: { en: 'popup', ko: '팝업' },
    menu: { en: 'menu', ko: '메뉴' },
    block: { en: 'part', ko: '블록' },
    filterField: { en: 'filter field', ko: '검색 조건' },
    column: { en: 'column', ko: '칼럼' },
    formField: { en: 'field', ko: '입력 항목' },
    button: { en: 'button', ko: '버튼' },
  },
  label: { en: 'name', ko: '이름' },
  groupsCame: { en: 'added', ko: '추가' },
  groupsWent: { en: 'removed', ko: '삭제' },
  everybody: { en: 'everybody who has the page', ko: '화면을 보는 모든 그룹' },
  moved: { en: 'columns stand in another order', ko: '칼럼의 순서가 바뀜' },
  came: ({ en, ko }: Said): Said => ({ en: `+ new: ${en}`, ko: `+ 추가: ${ko}` }),
  went: ({ en, ko }: Said): Said => ({ en: `- gone: ${en}`, ko: `- 삭제: ${ko}` }),
  visibleTo: (groups: readonly string[]): Said => {
    const { en, ko } = saidGroups(groups)
    return { en: `, seen by ${en}`, ko: `, 보이는 그룹 ${ko}` }
  },
  revisionMissing: {
    en: 'Say since when, for example: diff main',
    ko: '언제부터인지 적어 주십시오. 예: diff main',
  },
  revisionUnknown: (revision: string): Said => ({
    en: `Git knows no revision "${revision}". Write for example main, HEAD~3 or a commit.`,
    ko: `git에 "${revision}" 리비전이 없습니다. main, HEAD~3 또는 커밋을 적어 주십시오.`,
  }),
  same: (revision: string): Said => ({
    en: `Nothing has changed for the users since ${revision}.`,
    ko: `${revision} 이후 사용자에게 달라진 것이 없습니다.`,
  }),
  sameOfCompared: (revision: string): Said => ({
    en: `Of what could be compared nothing has changed for the users since ${revision}.`,
    ko: `비교할 수 있었던 것 가운데 ${revision} 이후 사용자에게 달라진 것은 없습니다.`,
  }),
  otherContract: {
    en: 'Contract, workflows or codes have changed since. The old definitions were read with those of today, so a label that only changed there does not show.',
    ko: '그 뒤로 계약, 업무 흐름 또는 코드가 바뀌었습니다. 옛 정의도 지금의 계약으로 읽었으므로 거기에서만 바뀐 이름은 나오지 않습니다.',
  },
  unread: (files: readonly string[]): Said => {
    const list = files.map(file => `\n  ${file}`).join('')
    return {
      en: `Not compared, since the old definition does not pass the checks of today:${list}`,
      ko: `옛 정의가 지금의 검사를 통과하지 못해 비교하지 않았습니다.${list}`,
    }
  },
} as const
