import type { Said } from '../said'

/** What `new` says around a new screen. */
export const newTexts = {
  command: {
    en: 'new <screen id> --rows <operation> --title "title" --menu <menu> --groups <groups>',
    ko: 'new <화면 id> --rows <오퍼레이션> --title "제목" --menu <메뉴> --groups <권한 그룹>',
  },
  does: {
    en: 'writes a list page to start from, and its menu',
    ko: '시작할 목록 화면과 그 메뉴를 만듭니다',
  },
  usage: {
    en: 'Write: npm run screens -- new <screen id> --rows <operation> --title "title" --menu <menu> --groups <groups>\nFor example: npm run screens -- new myList --rows listPr --title "내 구매요청" --menu I0101 --groups 30,31,40:read',
    ko: '쓰는 법: npm run screens -- new <화면 id> --rows <오퍼레이션> --title "제목" --menu <메뉴> --groups <권한 그룹>\n예: npm run screens -- new myList --rows listPr --title "내 구매요청" --menu I0101 --groups 30,31,40:read',
  },
  idWrong: (id: string): Said => ({
    en: `"${id}" is no screen id. Begin with a small letter and write letters and digits alone.`,
    ko: `"${id}"는 화면 id로 쓸 수 없습니다. 영문 소문자로 시작하고 영문자와 숫자만 적어 주십시오.`,
  }),
  taken: (id: string, file: string): Said => ({
    en: `There is a screen "${id}" already: ${file}`,
    ko: `화면 "${id}"는 이미 있습니다: ${file}`,
  }),
  rowsWrong: (rows: string, nearest: readonly string[]): Said => ({
    en: `The contract has no operation "${rows}" that answers rows.${hint('Nearest', nearest)}`,
    ko: `행을 답하는 오퍼레이션 "${rows}"가 계약에 없습니다.${hint('비슷한 이름', nearest)}`,
  }),
  menuUnknown: (place: string, nearest: readonly string[]): Said => ({
    en: `There is no menu "${place}". Write its pgmId or its name.${hint('Nearest', nearest)}`,
    ko: `메뉴 "${place}"이(가) 없습니다. pgmId나 메뉴 이름을 적어 주십시오.${hint('비슷한 이름', nearest)}`,
  }),
  menuUnclear: (place: string, choices: readonly string[]): Said => ({
    en: `"${place}" may be one of several places. Write one of these pgmIds: ${choices.join(', ')}`,
    ko: `"${place}"에는 자리가 여럿 있습니다. 다음 pgmId 중 하나를 적어 주십시오: ${choices.join(', ')}`,
  }),
  menuFull: (place: string): Said => ({
    en: `The menu ${place} has no number left.`,
    ko: `메뉴 ${place}에 남은 번호가 없습니다.`,
  }),
  groupsMissing: {
    en: 'Say which authority groups see the menu: --groups 30,31. With :read behind it a group may only look: 40:read.',
    ko: '메뉴를 볼 권한 그룹을 적어 주십시오: --groups 30,31. 조회만 할 그룹에는 :read를 붙입니다: 40:read.',
  },
  groupsWrong: (groups: readonly string[], known: readonly string[]): Said => ({
    en: `${quoted(groups)}: no authority group of this menu. Those are: ${known.join(', ')}`,
    ko: `${quoted(groups)}: 이 메뉴에 쓸 수 있는 권한 그룹이 아닙니다. 쓸 수 있는 그룹: ${known.join(', ')}`,
  }),
  made: (file: string, path: string, menu: string | undefined): Said => ({
    en: [
      `Wrote ${file}.`,
      ...(menu === undefined ? [] : [`Added menu ${menu} to schemas/codes/menus.json.`]),
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
        `Start npm run dev and open ${path}.`,
      ]),
    ].join('\n'),
    ko: [
      `${file} 파일을 만들었습니다.`,
      ...(menu === undefined ? [] : [`schemas/codes/menus.json에 메뉴 ${menu}을(를) 더했습니다.`]),
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
        `npm run dev로 실행하고 ${path}를 엽니다.`,
      ]),
    ].join('\n'),
  }),
} as const

function numbered(lines: readonly string[]): string[] {
  return lines.map((line, at) => `${at + 1}. ${line}`)
}

function quoted(names: readonly string[]): string {
  return names.map(name => `"${name}"`).join(', ')
}

function hint(words: string, nearest: readonly string[]): string {
  return nearest.length === 0 ? '' : ` ${words}: ${nearest.join(', ')}`
}
