import { listed, mendName, nameHint, saysAs } from '../nameHint'
import type { Known } from '../nearestName'
import type { ProblemText } from '../problemText'
import type { Said } from '../said'
import { removeOneOfTwo } from './mends'
import { reasons } from './reasons'

const answeredNumber: Said = {
  en: 'name the screen of the document, or remove "then".',
  ko: '문서의 화면을 적거나 "then" 항목을 지웁니다.',
}

const uploadTarget: Said = {
  en: 'A screen with "document", and an operation that answers its number.',
  ko: '"document"가 있는 화면과, 그 번호를 답하는 오퍼레이션이어야 합니다.',
}

function shownNothing(screen: string): Said {
  return {
    en: `Screen "${screen}" shows no document, so the answered number leads nowhere.`,
    ko: `"${screen}" 화면에는 문서가 없어서, 답으로 받은 번호로 갈 곳이 없습니다.`,
  }
}

function fileless(what: Said, expected: Said, mend: Said): ProblemText {
  return { code: 'OPERATION_WITHOUT_FILE', what, expected, mend }
}

/** What a user can do: actions, their steps, transitions, prints. */
export const actionProblems = {
  labelMissing: (): ProblemText => ({
    code: 'WORD_MISSING',
    what: { en: '"label" is missing here.', ko: '여기에 "label" 항목이 없습니다.' },
    expected: {
      en: 'The Korean text of the button; only a transition brings its own.',
      ko: '단추의 글을 적습니다. 전이만 자기 글을 가지고 있습니다.',
    },
    mend: { en: 'add "label".', ko: '"label" 항목을 더합니다.' },
  }),
  rowsMissing: (): ProblemText => ({
    code: 'WORD_MISSING',
    what: {
      en: 'The steps read "selection[0]", and the action can be pressed while no row is checked.',
      ko: '단계가 "selection[0]" 값을 읽는데, 체크한 행 없이도 누를 수 있는 동작입니다.',
    },
    expected: {
      en: '"rows": "one", or "some" where the first of several rows is meant.',
      ko: '"rows": "one"이어야 합니다. 여러 행 가운데 첫 행을 뜻하면 "some"을 적습니다.',
    },
    mend: { en: 'write "rows": "one".', ko: '"rows": "one"이라고 적습니다.' },
    add: { word: 'rows', value: '"one"' },
  }),
  actionTwice: (id: string): ProblemText => ({
    code: 'ACTION_TWICE',
    what: {
      en: `The action "${id}" stands here twice.`,
      ko: `"${id}" 동작이 여기에 두 번 있습니다.`,
    },
    mend: removeOneOfTwo,
  }),
  actionDoubled: (): ProblemText => ({
    code: 'ACTION_TWICE',
    what: {
      en: 'Another action of this page does the same.',
      ko: '이 화면의 다른 동작이 같은 일을 합니다.',
    },
    mend: removeOneOfTwo,
  }),
  primaryTwice: (): ProblemText => ({
    code: 'PRIMARY_TWICE',
    what: { en: 'A second action is primary.', ko: '"primary"인 동작이 둘입니다.' },
    expected: {
      en: 'One filled button at a time; transitions out of different states never meet.',
      ko: '강조된 단추는 한 번에 하나입니다. 서로 다른 상태에서 시작하는 전이는 함께 보이지 않습니다.',
    },
    mend: { en: 'remove "primary" here.', ko: '여기의 "primary" 항목을 지웁니다.' },
  }),
  /** `why` completes the sentence in both languages. */
  unreachable: (why: Said): ProblemText => ({
    code: 'ACTION_UNREACHABLE',
    what: {
      en: `This action can never be done: ${why.en}.`,
      ko: `이 동작은 결코 할 수 없습니다. ${why.ko}.`,
    },
    mend: {
      en: 'remove the action, or give the page what it needs.',
      ko: '동작을 지우거나, 화면에 그것에 필요한 것을 더합니다.',
    },
  }),
  /** The condition `word` excludes the states in which the transition begins. */
  statesExcluded: (word: string | undefined, states: Known): ProblemText => ({
    ...actionProblems.unreachable(reasons.excluded),
    expected: {
      en: `The transition begins in: ${listed(states).en}.`,
      ko: `전이가 시작하는 상태: ${listed(states).ko}.`,
    },
    mend:
      word === undefined
        ? {
            en: 'ask for one of these states, or for none.',
            ko: '이 가운데 한 상태를 적거나, 상태를 적지 않습니다.',
          }
        : {
            en: `remove "${word}", or ask for one of these states.`,
            ko: `"${word}" 항목을 지우거나, 이 가운데 한 상태를 적습니다.`,
          },
  }),
  /** Of a page the first such action; `others` need the same of its grid. */
  rowsNotChecked: (others: number, grid: number | undefined): ProblemText => ({
    ...actionProblems.unreachable(reasons.noRowsToCheck),
    mend: {
      en: 'write "select": "many" in the grid whose rows are meant.',
      ko: '행을 체크할 그리드에 "select": "many" 항목을 적습니다.',
    },
    ...(grid === undefined ? {} : { add: { word: 'select', value: '"many"', at: grid } }),
    ...(others > 0 ? { followers: others } : {}),
  }),
  targetWithoutDocument: (screen: string): ProblemText => ({
    code: 'SCREEN_WITHOUT_DOCUMENT',
    what: shownNothing(screen),
    expected: { en: 'A screen with "document".', ko: '"document"가 있는 화면이어야 합니다.' },
    mend: answeredNumber,
  }),
  uploadTargetWithoutDocument: (screen: string): ProblemText => ({
    code: 'SCREEN_WITHOUT_DOCUMENT',
    what: shownNothing(screen),
    expected: uploadTarget,
    mend: answeredNumber,
  }),
  uploadWithoutNumber: (operation: string): ProblemText => ({
    code: 'SCREEN_WITHOUT_DOCUMENT',
    what: {
      en: `"${operation}" answers no "docNo" with which the screen could find its document.`,
      ko: `"${operation}" 오퍼레이션의 답에는 화면이 문서를 찾을 "docNo"가 없습니다.`,
    },
    expected: uploadTarget,
    mend: answeredNumber,
  }),
  answersNoFile: (operation: string) =>
    fileless(
      { en: `"${operation}" answers no file.`, ko: `"${operation}" 오퍼레이션은 파일을 답하지 않습니다.` },
      {
        en: 'An operation that answers application/octet-stream.',
        ko: 'application/octet-stream을 답하는 오퍼레이션이어야 합니다.',
      },
      { en: 'name an operation that answers a file.', ko: '파일을 답하는 오퍼레이션을 적습니다.' },
    ),
  takesNoFile: (operation: string, nameParameter: string) =>
    fileless(
      {
        en: `"${operation}" takes no file with its name.`,
        ko: `"${operation}" 오퍼레이션은 이름이 있는 파일을 받지 않습니다.`,
      },
      {
        en: `An operation with a body of application/octet-stream and a parameter "${nameParameter}".`,
        ko: `본문이 application/octet-stream이고 "${nameParameter}" 파라미터가 있는 오퍼레이션이어야 합니다.`,
      },
      { en: 'name an operation that takes a file.', ko: '파일을 받는 오퍼레이션을 적습니다.' },
    ),
  printWithoutDocument: (): ProblemText => ({
    code: 'PRINT_WITHOUT_DOCUMENT',
    what: {
      en: 'This page has no document that could be printed.',
      ko: '이 화면에는 출력할 문서가 없습니다.',
    },
    expected: { en: 'A page with "document".', ko: '"document"가 있는 화면이어야 합니다.' },
    mend: { en: 'remove the step.', ko: '이 단계를 지웁니다.' },
  }),
  printWordMissing: (word: 'title' | 'fields'): ProblemText => ({
    code: 'WORD_MISSING',
    what: { en: `"${word}" is missing here.`, ko: `여기에 "${word}" 항목이 없습니다.` },
    expected: {
      en: 'What the sheet of the document shows, or "sheets" with the operation that answers them.',
      ko: '문서의 출력물에 보일 것, 또는 출력물을 답하는 오퍼레이션을 적은 "sheets"가 있어야 합니다.',
    },
    mend: { en: `add "${word}", or "sheets".`, ko: `"${word}" 항목이나 "sheets" 항목을 더합니다.` },
  }),
  answersNoSheets: (operation: string): ProblemText => ({
    code: 'OPERATION_UNKNOWN',
    what: {
      en: `"${operation}" answers no sheets.`,
      ko: `"${operation}" 오퍼레이션은 출력물을 답하지 않습니다.`,
    },
    expected: {
      en: 'An operation whose answer has the list "sheets".',
      ko: '답에 "sheets" 목록이 있는 오퍼레이션이어야 합니다.',
    },
    mend: {
      en: 'name the operation that answers what is printed.',
      ko: '출력할 것을 답하는 오퍼레이션을 적습니다.',
    },
  }),
  transitionMixed: (name: string, workflow: string, known: Known): ProblemText => ({
    code: 'TRANSITION_MIXED',
    what: {
      en: `"${name}" belongs to another workflow than "${workflow}".`,
      ko: `"${name}" 전이는 업무 흐름 "${workflow}"에 없고 다른 업무 흐름에 있습니다.`,
    },
    expected: nameHint(name, known, 'transition'),
    ...mendName(name, known, {
      en: 'write one of these',
      ko: '이 가운데 하나를 적습니다',
      isLast: true,
    }),
  }),
  holeUnfilled: (hole: number, count: number): ProblemText => ({
    code: 'CONFIRM_ARGS_UNFIT',
    what: {
      en: `The text has {${hole}}, and "args" has ${count === 0 ? 'no value' : `${count} values, from {0}`}.`,
      ko: `글에는 {${hole}} 자리가 있는데, "args"에는 ${count === 0 ? '값이 없습니다' : `{0}부터 값이 ${count}개 있습니다`}.`,
    },
    mend: {
      en: `add a value to "args", or take {${hole}} out of the text.`,
      ko: `"args"에 값을 더하거나, 글에서 {${hole}} 자리를 지웁니다.`,
    },
  }),
  holeMissing: (hole: number): ProblemText => ({
    code: 'CONFIRM_ARGS_UNFIT',
    what: {
      en: `The text has no {${hole}}, in which that value of "args" could stand.`,
      ko: `글에는 "args"의 그 값이 들어갈 {${hole}} 자리가 없습니다.`,
    },
    mend: {
      en: `write {${hole}} into the text, or remove the value.`,
      ko: `글에 {${hole}} 자리를 적거나 그 값을 지웁니다.`,
    },
  }),
  rowBeyond: (written: string): ProblemText => ({
    code: 'SELECTION_BEYOND',
    what: {
      en: `"${written}" is never there: one row is checked, and rows are counted from 0.`,
      ko: `행을 하나만 체크하므로 "${written}" 행은 없습니다. 행은 0부터 셉니다.`,
    },
    expected: { en: '"selection[0]", the checked row.', ko: '체크한 행은 "selection[0]"입니다.' },
    mend: { en: 'write "selection[0]".', ko: '"selection[0]"이라고 적습니다.' },
    instead: { written, meant: 'selection[0]' },
  }),
  /** `meant` is the field of the checked row that stands for `written`. */
  rowsUnread: (written?: string, meant = ''): ProblemText => ({
    code: 'ROWS_UNREAD',
    what: {
      en: 'The button waits for a checked row, and nothing that it does reads that row.',
      ko: '행을 체크해야 누를 수 있는데, 하는 일이 체크한 행을 읽지 않습니다.',
    },
    expected: { en: 'A value of "selection[0]".', ko: '"selection[0]"의 값을 읽어야 합니다.' },
    ...(written === undefined
      ? {
          mend: {
            en: 'remove "rows", or hand over a value of "selection[0]".',
            ko: '"rows" 항목을 지우거나 "selection[0]"의 값을 넘깁니다.',
          },
        }
      : { mend: { en: `write "${meant}".`, ko: `${saysAs(meant)} 적습니다.` }, instead: { written, meant } }),
  }),
  exportOfOther: (grid: string, label: string, other: string): ProblemText => ({
    code: 'LABEL_OF_OTHER',
    what: {
      en: `The button says "${label}", which is the grid "${other}", and gives the rows of "${grid}".`,
      ko: `단추의 글은 "${label}"(그리드 "${other}")인데 "${grid}" 그리드의 행을 내려받습니다.`,
    },
    mend: {
      en: `write "${other}", or change the label.`,
      ko: `${saysAs(other)} 적거나 글을 바꿉니다.`,
    },
    instead: { written: grid, meant: other },
  }),
  confirmLate: (): ProblemText => ({
    code: 'CONFIRM_LATE',
    what: {
      en: 'This question comes after the transition: nothing is left that a "no" would stop.',
      ko: '상태를 바꾼 뒤에 묻습니다. 아니요를 눌러도 멈출 것이 없습니다.',
    },
    expected: {
      en: 'A question stands before what it asks about, and a transition asks by itself.',
      ko: '물음은 묻는 일보다 앞에 적습니다. 상태 변경은 스스로 묻습니다.',
    },
    mend: {
      en: 'remove this step, or write it before the transition.',
      ko: '이 단계를 지우거나 전이 앞에 적습니다.',
    },
  }),
  openFillsNothing: (grid: string, popup: string, popups: readonly string[]): ProblemText => ({
    code: 'OPEN_FILLS_NOTHING',
    what: {
      en: `No column of grid "${grid}" opens popup "${popup}", so a chosen row would fill nothing.`,
      ko: `그리드 "${grid}"에는 "${popup}" 팝업을 여는 칼럼이 없어서, 고른 행이 아무것도 채우지 않습니다.`,
    },
    expected:
      popups.length === 0
        ? { en: 'A column with a popup.', ko: '팝업이 있는 칼럼이 있어야 합니다.' }
        : {
            en: `Popups of its columns: ${popups.join(', ')}.`,
            ko: `칼럼이 여는 팝업: ${popups.join(', ')}.`,
          },
    mend: {
      en: `add "open": "${popup}" to the column that takes the choice.`,
      ko: `고른 것을 받는 칼럼에 "open": "${popup}" 항목을 더합니다.`,
    },
  }),
  hookUnknown: (screen: string, hook: string, known: Known): ProblemText => ({
    code: 'HOOK_UNKNOWN',
    what: {
      en: `${screen}.hooks.ts exports no "${hook}".`,
      ko: `${screen}.hooks.ts가 내보내는 "${hook}" 함수가 없습니다.`,
    },
    expected: nameHint(hook, known, 'hook'),
    ...mendName(hook, known, {
      en: `write the function "${hook}" in ${screen}.hooks.ts`,
      ko: `${screen}.hooks.ts에 "${hook}" 함수를 적습니다`,
    }),
  }),
}
