import type { Said } from '../said'

/** Where an expression knows each name that it may begin with. Completes `"x" is known …`. */
export const rootPlaces: ReadonlyMap<string, Said> = new Map(
  Object.entries({
    filter: { en: 'on a page or popup with a filter', ko: '검색 조건이 있는 화면이나 팝업에서' },
    row: {
      en: 'in a grid with "rows", and in actions for its rows',
      ko: '"rows"가 있는 그리드와 그 행에 대한 동작에서',
    },
    line: {
      en: 'in a grid with "lines", and in actions for its lines',
      ko: '"lines"가 있는 그리드와 그 라인에 대한 동작에서',
    },
    selection: { en: 'in actions of a page with a grid', ko: '그리드가 있는 화면의 동작에서' },
    header: { en: 'on a page with "document"', ko: '"document"가 있는 화면에서' },
    lines: { en: 'on a page whose document has lines', ko: '문서에 라인이 있는 화면에서' },
    params: { en: 'on a page or popup with "params"', ko: '"params"가 있는 화면이나 팝업에서' },
    picked: {
      en: 'in "set" of what opens a popup, and in the steps behind it',
      ko: '팝업을 여는 곳의 "set"과 그 뒤의 단계에서',
    },
    answer: {
      en: 'in "set" of a call, in the steps behind it and in "checkBy"',
      ko: '호출의 "set", 그 뒤의 단계, "checkBy"에서',
    },
    chosen: { en: 'in a block with "of"', ko: '"of"가 있는 블록에서' },
  }),
)
