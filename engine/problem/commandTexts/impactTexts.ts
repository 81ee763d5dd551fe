import { chooseParticle } from '../../../schemas/shared/koreanParticle'
import { asWritten, type Said } from '../said'

/** Words of definitions as the report names what stands under them. */
const words = {
  columns: { en: 'column', ko: '칼럼' },
  filter: { en: 'filter', ko: '검색 조건' },
  fields: { en: 'field', ko: '항목' },
  rows: { en: 'rows', ko: '행' },
  lines: { en: 'lines', ko: '라인' },
  load: { en: 'what is loaded', ko: '읽기' },
  save: { en: 'what is saved', ko: '저장' },
  sort: { en: 'order of rows', ko: '정렬' },
  with: { en: 'value handed over', ko: '넘기는 값' },
  initial: { en: 'first value', ko: '처음 값' },
  transition: { en: 'transition', ko: '전이' },
  operation: { en: 'call', ko: '호출' },
  sheets: { en: 'print', ko: '출력' },
  print: { en: 'print', ko: '출력' },
} as const satisfies Readonly<Record<string, Said>>

export function isSpokenWord(word: string): word is keyof typeof words {
  return Object.hasOwn(words, word)
}

export function spokenWord(word: string): Said {
  return isSpokenWord(word) ? words[word] : asWritten(word)
}

export const impactTexts = {
  usage: { en: 'impact <name>', ko: 'impact <이름>' },
  does: {
    en: 'lists where screens, popups and expressions use an operation, field, popup, screen or code: listPr, listPr.title, header.currency, company, prEdit, PR_STATUS.DRAFT',
    ko: '오퍼레이션, 필드, 팝업, 화면, 코드를 화면, 팝업, 식의 어디에서 쓰는지 보여 줍니다: listPr, listPr.title, header.currency, company, prEdit, PR_STATUS.DRAFT',
  },
  inScreens: { en: 'Places in screens', ko: '화면에서 쓰는 곳' },
  inPopups: { en: 'Places in popups', ko: '팝업에서 쓰는 곳' },
  throughPopups: { en: 'Screens that reach it by a popup', ko: '팝업을 통해 쓰는 화면' },
  byLookup: {
    en: 'Definitions whose fields find their values by it, as the contract says',
    ko: '계약에 따라 값을 찾을 때 여는 정의',
  },
  unused: (target: string): Said => ({
    en: `No screen and no popup uses "${target}": changing it changes nothing that is shown. Hand-written code and the server were not searched.`,
    ko: `"${target}"${chooseParticle(target, '을(를)')} 쓰는 화면과 팝업이 없습니다. 바꾸어도 달라지는 화면이 없습니다. 손으로 쓴 코드와 서버는 찾아보지 않았습니다.`,
  }),
  unknown: (target: string, nearest: readonly string[]): Said => {
    const names = nearest.join(', ')
    return {
      en: `"${target}" is no operation, field, popup, screen or code. Write for example listPr, listPr.title, header.currency or totalAmt.${names === '' ? '' : ` Nearest: ${names}.`}`,
      ko: `"${target}"${chooseParticle(target, '은(는)')} 오퍼레이션, 필드, 팝업, 화면, 코드 가운데 없습니다. listPr, listPr.title, company, prEdit, PR_STATUS처럼 적어 주십시오.${names === '' ? '' : ` 비슷한 이름: ${names}.`}`,
    }
  },
} as const
