import { mendName, nameHint } from '../nameHint'
import type { Known } from '../nearestName'
import type { ProblemText } from '../problemText'
import type { Said } from '../said'
import { add, removeOneOfTwo, removeWord } from './mends'

const popupContent: Said = {
  en: '"grid" with rows to choose from, or "form" with fields and lines to fill in.',
  ko: '고를 행이 있는 "grid"나, 적어 넣을 필드와 라인이 있는 "form"이 있어야 합니다.',
}

const formSource: Said = {
  en: '"save" with the operation that takes them, "like" with one that has such fields, or "load" alone to show what it answers.',
  ko: '필드를 받는 오퍼레이션을 "save"에, 그런 필드가 있는 오퍼레이션을 "like"에 적거나, 답을 보이기만 하려면 "load"만 적습니다.',
}

const formContent: Said = {
  en: '"fields", "grid" with lines, or both.',
  ko: '"fields"나 라인이 있는 "grid", 또는 둘 다 있어야 합니다.',
}

const loadAnswer: Said = {
  en: 'An operation that answers a document, one object or a list.',
  ko: '문서, 객체 하나, 또는 목록을 답하는 오퍼레이션이어야 합니다.',
}

const loadMend: Said = {
  en: 'name the operation that answers what the popup shows.',
  ko: '팝업이 보일 것을 답하는 오퍼레이션을 적습니다.',
}

/** Popups: what they show, and what a popup cannot do. */
export const popupProblems = {
  linesUnsent: (lines: string, operation: string, known: Known): ProblemText => ({
    code: 'POPUP_LINES_UNSENT',
    what: {
      en: `"${operation}" takes no "${lines}", so that the lines would not be saved.`,
      ko: `"${operation}" 오퍼레이션은 "${lines}" 목록을 받지 않아 라인이 저장되지 않습니다.`,
    },
    expected: nameHint(lines, known, 'list'),
    ...mendName(lines, known, {
      en: 'name a list that the operation takes',
      ko: '오퍼레이션이 받는 목록을 적습니다',
    }),
  }),
  contentTwofold: (): ProblemText => ({
    code: 'POPUP_CONTENT_UNCLEAR',
    what: {
      en: '"grid" and "form" stand beside each other.',
      ko: '"grid"와 "form"이 나란히 있습니다.',
    },
    expected: popupContent,
    mend: removeOneOfTwo,
  }),
  contentMissing: (): ProblemText => ({
    code: 'POPUP_CONTENT_UNCLEAR',
    what: { en: 'This popup shows nothing.', ko: '이 팝업에는 보이는 것이 없습니다.' },
    expected: popupContent,
    mend: { en: 'add "grid" or "form".', ko: '"grid"나 "form"을 더합니다.' },
  }),
  formWithRows: (): ProblemText => ({
    code: 'POPUP_CONTENT_UNCLEAR',
    what: {
      en: 'The grid of a form shows lines, and "rows" asks an operation.',
      ko: '폼의 그리드는 라인을 보이는데, "rows"는 오퍼레이션을 부릅니다.',
    },
    expected: {
      en: '"load" of the form answers the lines; "lines" of the grid names their list.',
      ko: '라인은 폼의 "load"가 답하고, 그 목록의 이름은 그리드의 "lines"에 적습니다.',
    },
    mend: {
      en: 'move the operation to "load" of the form and say "lines" here.',
      ko: '오퍼레이션을 폼의 "load"로 옮기고 여기에는 "lines"를 적습니다.',
    },
  }),
  formSourceTwofold: (): ProblemText => ({
    code: 'FORM_SOURCE_UNCLEAR',
    what: { en: '"save" and "like" stand beside each other.', ko: '"save"와 "like"가 나란히 있습니다.' },
    expected: formSource,
    mend: removeOneOfTwo,
  }),
  formSourceMissing: (): ProblemText => ({
    code: 'FORM_SOURCE_UNCLEAR',
    what: {
      en: 'Nothing says where the fields come from.',
      ko: '필드를 어디에서 가져오는지 적혀 있지 않습니다.',
    },
    expected: formSource,
    mend: { en: 'add "save", "like" or "load".', ko: '"save", "like", "load" 가운데 하나를 더합니다.' },
  }),
  listWithoutGrid: (load: string): ProblemText => ({
    code: 'WORD_MISSING',
    what: {
      en: `"grid" is missing here: "${load}" answers a list.`,
      ko: `여기에 "grid" 항목이 없습니다. "${load}" 오퍼레이션은 목록을 답합니다.`,
    },
    expected: formContent,
    mend: {
      en: 'add "grid" with "lines" and "columns".',
      ko: '"lines"와 "columns"가 있는 "grid" 항목을 더합니다.',
    },
  }),
  formEmpty: (): ProblemText => ({
    code: 'WORD_MISSING',
    what: {
      en: 'Neither "fields" nor "grid" stands here.',
      ko: '여기에 "fields" 항목도 "grid" 항목도 없습니다.',
    },
    expected: formContent,
    mend: add('fields'),
  }),
  loadChanges: (operation: string): ProblemText => ({
    code: 'OPERATION_UNKNOWN',
    what: {
      en: `"${operation}" changes something, and a popup is filled when it opens.`,
      ko: `"${operation}" 오퍼레이션은 무언가를 바꾸는데, 팝업은 열릴 때 채워집니다.`,
    },
    expected: loadAnswer,
    mend: loadMend,
  }),
  loadAnswersFile: (operation: string): ProblemText => ({
    code: 'OPERATION_UNKNOWN',
    what: {
      en: `"${operation}" answers a file, and a popup is filled when it opens.`,
      ko: `"${operation}" 오퍼레이션은 파일을 답하는데, 팝업은 열릴 때 채워집니다.`,
    },
    expected: loadAnswer,
    mend: loadMend,
  }),
  fieldUnknown: (word: 'focus' | 'text', name: string, known: Known): ProblemText => ({
    code: 'POPUP_FIELD_UNKNOWN',
    what:
      word === 'focus'
        ? {
            en: `This popup has no filter field "${name}".`,
            ko: `이 팝업의 검색 조건에는 "${name}" 필드가 없습니다.`,
          }
        : {
            en: `This popup has no row field "${name}".`,
            ko: `이 팝업의 행에는 "${name}" 필드가 없습니다.`,
          },
    expected: nameHint(name, known, 'field'),
    ...mendName(name, known, removeWord(word)),
  }),
  focusUnknown: (name: string, known: Known): ProblemText => ({
    code: 'POPUP_FIELD_UNKNOWN',
    what: {
      en: `This popup has no field "${name}" that can be edited.`,
      ko: `이 팝업에는 고칠 수 있는 "${name}" 필드가 없습니다.`,
    },
    expected: nameHint(name, known, 'field'),
    ...mendName(name, known, removeWord('focus')),
  }),
  stepUnfit: (step: string, fitting: readonly string[]): ProblemText => ({
    code: 'POPUP_STEP_UNFIT',
    what: {
      en: `"${step}" acts on a page, and a popup has none.`,
      ko: `"${step}" 단계는 화면에 대한 것인데, 팝업에는 화면이 없습니다.`,
    },
    expected: {
      en: `Steps of a popup: ${fitting.join(', ')}.`,
      ko: `팝업의 단계: ${fitting.join(', ')}.`,
    },
    mend: {
      en: 'do it after the popup, in the steps of the action that opens it.',
      ko: '팝업을 여는 동작의 단계에서, 팝업 뒤에 합니다.',
    },
  }),
}
