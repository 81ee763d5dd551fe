import { chooseParticle } from '../../../schemas/shared/koreanParticle'
import { withParticle } from '../nameHint'
import type { Said } from '../said'

interface WrongGroup {
  readonly written: string
  readonly nearest: readonly string[]
}

interface MadeMenu {
  readonly place: string
  readonly groups: readonly string[]
}

/** What `new` says around a new screen. */
export const newTexts = {
  command: {
    en: 'new <screen id> --rows <operation> --title "title" --menu <menu> --groups <groups> [--actions <transitions>]',
    ko: 'new <화면 id> --rows <오퍼레이션> --title "제목" --menu <메뉴> --groups <권한 그룹> [--actions <전이>]',
  },
  does: {
    en: 'writes a list page to start from, and its menu',
    ko: '시작할 목록 화면과 그 메뉴를 만듭니다',
  },
  usage: {
    en: 'Write: npm run screens -- new <screen id> --rows <operation> --title "title" --menu <menu> --groups <groups> [--actions <transitions>]\nFor example: npm run screens -- new myList --rows listPr --title "내 구매요청" --menu 구매요청 --groups 30,31,모니터링:read',
    ko: '쓰는 법: npm run screens -- new <화면 id> --rows <오퍼레이션> --title "제목" --menu <메뉴> --groups <권한 그룹> [--actions <전이>]\n예: npm run screens -- new myList --rows listPr --title "내 구매요청" --menu 구매요청 --groups 30,31,모니터링:read',
  },
  idWrong: (id: string): Said => ({
    en: `"${id}" is no screen id. Begin with a small letter and write letters and digits alone.`,
    ko: `${withParticle(id, '은(는)')} 화면 id로 쓸 수 없습니다. 영문 소문자로 시작하고 영문자와 숫자만 적어 주십시오.`,
  }),
  taken: (id: string, file: string): Said => ({
    en: `There is a screen "${id}" already: ${file}`,
    ko: `"${id}" 화면은 이미 있습니다: ${file}`,
  }),
  rowsNone: (rows: string, summary: string, others: readonly string[]): Said => ({
    en: `"${rows}" (${summary}) answers no rows, so no list can be made of it.${listed('These beside it do:', others)}`,
    ko: `"${rows}"(${summary})${chooseParticle(summary, '은(는)')} 행을 답하지 않아 목록으로 만들 수 없습니다.${listed('곁에서 행을 답하는 것:', others)}`,
  }),
  rowsUnknown: (rows: string, like: readonly string[]): Said => ({
    en: `The contract has no operation "${rows}" that answers rows.${listed('Perhaps meant:', like)}\nTo look for one: npm run screens -- find 구매요청`,
    ko: `행을 답하는 오퍼레이션 "${rows}"${chooseParticle(rows, '이(가)')} 계약에 없습니다.${listed('비슷한 것:', like)}\n찾으려면: npm run screens -- find 구매요청`,
  }),
  menuUnknown: (place: string, nearest: readonly string[], known: readonly string[]): Said => ({
    en: `There is no menu "${place}". Write its pgmId or its name.${hint('Nearest', nearest)}${listed('There are:', known)}`,
    ko: `메뉴 "${place}"${chooseParticle(place, '이(가)')} 없습니다. pgmId나 메뉴 이름을 적어 주십시오.${hint('비슷한 이름', nearest)}${listed('있는 메뉴:', known)}`,
  }),
  menuUnclear: (place: string, choices: readonly string[]): Said => ({
    en: `"${place}" may be one of several places. Write the pgmId of one:${listed('', choices)}`,
    ko: `"${place}"에는 자리가 여럿 있습니다. 그중 하나의 pgmId를 적어 주십시오.${listed('', choices)}`,
  }),
  menuFull: (place: string): Said => ({
    en: `The menu ${place} has no number left.`,
    ko: `메뉴 ${place}에 남은 번호가 없습니다.`,
  }),
  groupsMissing: (known: readonly string[]): Said => ({
    en: `Say which authority groups see the menu, by number or a part of the name: --groups 30,통합구매. With :read behind it a group may only look: 모니터링:read.${listed('The groups of this menu:', known)}`,
    ko: `메뉴를 볼 권한 그룹을 번호나 이름의 일부로 적어 주십시오: --groups 30,통합구매. 조회만 할 그룹에는 :read를 붙입니다: 모니터링:read.${listed('이 메뉴에 쓸 수 있는 그룹:', known)}`,
  }),
  groupsWrong: (wrong: readonly WrongGroup[], known: readonly string[]): Said => ({
    en: `${wrong.map(each => `"${each.written}" is no authority group of this menu.${hint('Perhaps meant', each.nearest)}`).join('\n')}${listed('The groups of this menu, of which a part of the name will do:', known)}`,
    ko: `${wrong.map(each => `"${each.written}": 이 메뉴에 쓸 수 있는 권한 그룹이 아닙니다.${hint('비슷한 것', each.nearest)}`).join('\n')}${listed('이 메뉴에 쓸 수 있는 그룹 (이름은 일부만 적어도 됩니다):', known)}`,
  }),
  actionsWrong: (wrong: readonly string[], known: readonly string[]): Said => ({
    en: `The rows are not moved by ${wrong.map(name => `"${name}"`).join(', ')}.${listed('They can be moved by:', known)}`,
    ko: `이 행은 ${wrong.map(name => `"${name}"`).join(', ')} 전이로 옮길 수 없습니다.${listed('이 행을 옮기는 전이:', known)}`,
  }),
  made: (file: string, path: string, menu: MadeMenu | undefined): Said => ({
    en: [
      `Wrote ${file}.`,
      ...(menu === undefined
        ? []
        : [`Added menu ${menu.place} to schemas/codes/menus.json, for ${menu.groups.join(', ')}.`]),
      '',
      'What is left to do',
      ...numbered([
        'Delete conditions and columns that are too much, and put them in order (screens/README.md).',
        'Check with npm run screens.',
        ...(menu === undefined
          ? [
              `Add a menu to schemas/codes/menus.json: its address (sspUrl) is "${path}"; groups says who sees it. A screen without a menu does not open.`,
            ]
          : []),
        'Run npm run codegen, and commit what it changes with the screen.',
        `Start npm run dev, open ${path} and log in as somebody of these groups (demo accounts: README.md).`,
      ]),
    ].join('\n'),
    ko: [
      `${file} 파일을 만들었습니다.`,
      ...(menu === undefined
        ? []
        : [
            `schemas/codes/menus.json에 메뉴 ${menu.place}${chooseParticle(menu.place, '을(를)')} 더했습니다.`,
            `볼 수 있는 그룹: ${menu.groups.join(', ')}`,
          ]),
      '',
      '남은 일',
      ...numbered([
        '필요 없는 검색 조건과 칼럼을 지우고 순서를 바꿉니다. (설명: screens/README.md)',
        'npm run screens로 검사합니다.',
        ...(menu === undefined
          ? [
              `schemas/codes/menus.json에 메뉴를 더합니다: 주소(sspUrl)는 "${path}", 볼 수 있는 권한 그룹(groups)도 적습니다. 메뉴에 없는 화면은 열리지 않습니다.`,
            ]
          : []),
        'npm run codegen을 실행합니다. 바뀐 파일은 화면과 함께 커밋합니다.',
        `npm run dev로 켜고 ${path}를 열어, 메뉴를 볼 수 있는 그룹의 사람으로 로그인합니다. (데모 계정: README.md)`,
      ]),
    ].join('\n'),
  }),
} as const

function numbered(lines: readonly string[]): string[] {
  return lines.map((line, at) => `${at + 1}. ${line}`)
}

/** A line for each name below a title, or below the sentence where there is none. */
function listed(title: string, names: readonly string[]): string {
  if (names.length === 0) return ''
  return [...(title === '' ? [''] : ['', title]), ...names.map(name => `  ${name}`)].join('\n')
}

function hint(words: string, nearest: readonly string[]): string {
  return nearest.length === 0 ? '' : ` ${words}: ${nearest.join(', ')}`
}
