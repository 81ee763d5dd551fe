import type { Said } from '../said'

export const impactTexts = {
  usage: { en: 'impact <operation or field>', ko: 'impact <오퍼레이션 또는 필드>' },
  does: {
    en: 'lists where screens, popups and expressions use it: listPr, listPr.title, header.currency, totalAmt',
    ko: '화면, 팝업, 식의 어디에서 쓰는지 보여 줍니다: listPr, listPr.title, header.currency, totalAmt',
  },
  inScreens: { en: 'Places in screens', ko: '화면에서 쓰는 곳' },
  inPopups: { en: 'Places in popups', ko: '팝업에서 쓰는 곳' },
  throughPopups: { en: 'Screens that reach it by a popup', ko: '팝업을 통해 쓰는 화면' },
  unused: (target: string): Said => ({
    en: `No definition uses "${target}".`,
    ko: `"${target}"을(를) 쓰는 정의가 없습니다.`,
  }),
  unknown: (target: string, nearest: readonly string[]): Said => {
    const names = nearest.join(', ')
    return {
      en: `"${target}" is no operation and no field. Write for example listPr, listPr.title, header.currency or totalAmt.${names === '' ? '' : ` Nearest: ${names}.`}`,
      ko: `"${target}"은(는) 오퍼레이션도 필드도 아닙니다. listPr, listPr.title, header.currency, totalAmt처럼 적어 주십시오.${names === '' ? '' : ` 비슷한 이름: ${names}.`}`,
    }
  },
} as const
