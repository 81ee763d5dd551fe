import { saysAs, withParticle } from '../nameHint'
import type { ProblemText } from '../problemText'

const quotedAll = (texts: readonly string[]) => texts.map(text => `"${text}"`).join(', ')

/** What was copied from elsewhere and still speaks of what stood there. */
export const copiedProblems = {
  /** The question asks about `asked`, the label of another transition or button; `own` is what is done. */
  confirmOfOther: (asked: string, own: string): ProblemText => ({
    code: 'CONFIRM_OF_OTHER',
    what: {
      en: `The question asks about "${asked}", and the step behind it does "${own}".`,
      ko: `묻는 글은 ${withParticle(asked, '을(를)')} 묻는데, 뒤의 단계가 하는 일은 "${own}"입니다.`,
    },
    mend: { en: `ask about "${own}".`, ko: `${withParticle(own, '을(를)')} 할지 묻습니다.` },
  }),
  emptyTextOfOther: (said: string, own: readonly string[]): ProblemText => ({
    code: 'EMPTY_TEXT_OF_OTHER',
    what: {
      en: `The text asks to change "${said}", which is no condition of this page.`,
      ko: `${withParticle(said, '을(를)')} 바꾸라고 하는데 이 화면에는 그런 검색 조건이 없습니다.`,
    },
    expected:
      own.length === 0
        ? { en: 'There are no conditions here.', ko: '여기에는 검색 조건이 없습니다.' }
        : { en: `Conditions: ${quotedAll(own)}.`, ko: `있는 것: ${quotedAll(own)}.` },
    mend: {
      en: 'name a condition that the page has.',
      ko: '이 화면에 있는 검색 조건의 이름을 적습니다.',
    },
  }),
  sheetOfOther: (title: string, other: string, own: string): ProblemText => ({
    code: 'PRINT_TITLE_OF_OTHER',
    what: {
      en: `The sheet is called "${title}" after "${other}", and shows "${own}".`,
      ko: `출력물의 제목은 "${other}"의 것인 "${title}"인데 찍는 것은 "${own}"입니다.`,
    },
    mend: {
      en: 'write the title of the sheet of this document.',
      ko: '이 문서의 출력물 제목을 적습니다.',
    },
  }),
  gridOfOther: (listed: string, summary: string): ProblemText => ({
    code: 'GRID_TITLE_OF_OTHER',
    what: {
      en: `The grid is called after "${listed}", and shows the rows of "${summary}".`,
      ko: `그리드의 제목은 "${listed}"의 것인데, 보이는 행은 "${summary}"의 것입니다.`,
    },
    mend: { en: 'write what the rows are.', ko: '행이 무엇인지 제목에 적습니다.' },
  }),
  toneContrary: (text: string, tone: string, own: string): ProblemText => ({
    code: 'TONE_CONTRARY',
    what: {
      en: `"${text}" is drawn as "${tone}" here and as "${own}" everywhere else.`,
      ko: `${withParticle(text, '은(는)')} 어디에서나 "${own}" 색인데 여기에서는 "${tone}" 색입니다.`,
    },
    mend: { en: `write "${own}", or name another state.`, ko: `${saysAs(own)} 적거나 다른 상태를 적습니다.` },
    instead: { written: tone, meant: own },
  }),
  /** The button is pressed for checked rows, and `written` is of the row under the cursor. */
  rowUnchecked: (written: string, meant: string | undefined): ProblemText => ({
    code: 'ROW_UNCHECKED',
    what: {
      en: `The button works for checked rows, and "${written}" is of the row under the cursor, which may be another.`,
      ko: `체크한 행에 쓰는 단추인데 "${written}" 값은 커서가 있는 행의 것입니다. 체크한 행과 다를 수 있습니다.`,
    },
    expected: {
      en: 'Checked rows are "selection": "selection[0].…" for one, "selection.all(s, s.…)" for each.',
      ko: '체크한 행은 "selection"입니다: 하나이면 "selection[0].…", 여럿이면 "selection.all(s, s.…)".',
    },
    ...(meant === undefined
      ? { mend: { en: 'read the checked rows.', ko: '체크한 행의 값을 읽습니다.' } }
      : {
          mend: { en: `write "${meant}".`, ko: `${saysAs(meant)} 적습니다.` },
          instead: { written, meant },
        }),
  }),
  requiredEmpty: (field: string, first: string): ProblemText => ({
    code: 'FILTER_REQUIRED_EMPTY',
    what: {
      en: `"${field}" has to be filled and has no first value, so that the page opens without rows.`,
      ko: `"${field}" 조건은 필수인데 첫 값이 없어서, 화면을 열면 조회하지 못하고 행이 없습니다.`,
    },
    expected: {
      en: 'A mandatory period begins with one of its first values.',
      ko: '필수인 날짜와 기간에는 첫 값을 적습니다.',
    },
    mend: { en: `add "initial": "${first}".`, ko: `"initial": "${first}" 항목을 더합니다.` },
    add: { word: 'initial', value: `"${first}"` },
  }),
}
