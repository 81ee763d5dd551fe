import { mendName, nameHint, withParticle } from '../nameHint'
import type { Known } from '../nearestName'
import type { ProblemText } from '../problemText'
import { removeOneOfTwo, write } from './mends'
import { shapeProblems } from './shapeProblems'

/** Menus, and who may do what on the screens that they open. */
export const menuProblems = {
  wordUnknown: (word: string, words: readonly string[], free: readonly string[]): ProblemText =>
    shapeProblems.wordUnknown(word, { en: 'a menu', ko: '메뉴' }, words, free),
  missing: (path: string): ProblemText => ({
    code: 'MENU_MISSING',
    what: {
      en: `No menu names "${path}", so the screen opens for nobody.`,
      ko: `"${path}" 주소가 메뉴에 없어 이 화면은 누구에게도 열리지 않습니다.`,
    },
    expected: {
      en: 'A menu of its own, or a place among "sspSubUrls" of the menu from which it is reached.',
      ko: '메뉴 하나이거나, 이 화면으로 오는 메뉴의 "sspSubUrls"에 있어야 합니다.',
    },
    mend: {
      en: 'add the path to schemas/codes/menus.json.',
      ko: 'schemas/codes/menus.json에 주소를 더합니다.',
    },
  }),
  pathUnknown: (path: string, meant: string): ProblemText => ({
    code: 'MENU_PATH_UNKNOWN',
    what: {
      en: `No screen has the path "${path}", and no menu names "${meant}".`,
      ko: `"${path}" 주소의 화면이 없고, "${meant}" 주소는 어느 메뉴에도 없습니다.`,
    },
    mend: write(meant),
  }),
  twice: (word: 'pgmId' | 'pgmName' | 'sspUrl' | 'group', value: string): ProblemText => ({
    code: 'MENU_VALUE_TWICE',
    what: {
      en: `"${value}" stands as "${word}" twice.`,
      ko: `"${word}" 값으로 ${withParticle(value, '이(가)')} 두 번 있습니다.`,
    },
    mend:
      word === 'pgmId'
        ? { en: 'write a number that is free.', ko: '쓰지 않은 번호를 적습니다.' }
        : word === 'pgmName'
          ? { en: 'write the name of its own page.', ko: '그 화면의 이름을 적습니다.' }
          : removeOneOfTwo,
  }),
  groupUnknown: (group: string, known: Known): ProblemText => ({
    code: 'MENU_GROUP_UNKNOWN',
    what: {
      en: `"${group}" is no authority group of this portal.`,
      ko: `${withParticle(group, '은(는)')} 이 포털의 권한그룹이 아닙니다.`,
    },
    expected: nameHint(group, known, 'value'),
    ...mendName(group, known, { en: 'name a group of the portal', ko: '이 포털의 그룹을 적습니다' }),
  }),
  /** `may` is undefined where every group may that can write on the page. */
  actionOfNobody: (
    action: string,
    may: readonly string[] | undefined,
    menu: readonly string[],
  ): ProblemText => ({
    code: 'ACTION_OF_NOBODY',
    what: {
      en: `Nobody can ever press "${action}": of the groups that may, none may write on this page.`,
      ko: `"${action}" 단추는 아무도 누를 수 없습니다. 할 수 있는 그룹 가운데 이 화면의 메뉴에서 쓸 수 있는 그룹이 없습니다.`,
    },
    expected: {
      en: `Groups that may do it: ${may?.join(', ') ?? 'all that may write'}. Groups that may write on this page: ${menu.join(', ') || 'none'}.`,
      ko: `할 수 있는 그룹: ${may?.join(', ') ?? '쓸 수 있는 모든 그룹'}. 이 화면에서 쓸 수 있는 그룹: ${menu.join(', ') || '없음'}.`,
    },
    mend: {
      en: 'remove the action, or give one of the groups the menu in schemas/codes/menus.json.',
      ko: '동작을 지우거나, schemas/codes/menus.json에서 그 그룹에 메뉴를 줍니다.',
    },
  }),
  /** Its conditions ask for a group that has no menu of the page. */
  actionForNobody: (action: string, menu: readonly string[]): ProblemText => ({
    code: 'ACTION_OF_NOBODY',
    what: {
      en: `Nobody ever sees "${action}" or can press it: its conditions hold for no group that has this page.`,
      ko: `"${action}" 단추는 아무도 보거나 누를 수 없습니다. 이 화면이 있는 그룹 누구에게도 조건이 참이 되지 않습니다.`,
    },
    expected: {
      en: `Groups that have this page: ${menu.join(', ')}.`,
      ko: `이 화면이 있는 그룹: ${menu.join(', ')}.`,
    },
    mend: {
      en: 'ask for one of these groups, or give the group the menu in schemas/codes/menus.json.',
      ko: '이 가운데 한 그룹을 적거나, schemas/codes/menus.json에서 그 그룹에 메뉴를 줍니다.',
    },
  }),
}
