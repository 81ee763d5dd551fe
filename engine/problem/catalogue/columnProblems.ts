import { mendName, nameHint, saysAs, withParticle } from '../nameHint'
import type { Known } from '../nearestName'
import type { ProblemText } from '../problemText'
import { remove, write } from './mends'

/** Columns: what is edited in their cells, and how these are drawn. */
export const columnProblems = {
  /** `text` is the longest that the column always has to show, where that is known. */
  columnNarrow: (field: string, width: number, least: number, text: string | undefined): ProblemText => ({
    code: 'COLUMN_NARROW',
    what:
      text === undefined
        ? {
            en: `In ${width} pixels hardly anything of "${field}" can be read.`,
            ko: `너비가 ${width}픽셀이면 "${field}" 값을 거의 읽을 수 없습니다.`,
          }
        : {
            en: `"${text}" of "${field}" does not fit into ${width} pixels.`,
            ko: `너비가 ${width}픽셀이면 "${field}" 칸에 "${text}" 같은 값이 들어가지 않습니다.`,
          },
    expected: { en: `At least ${least} pixels.`, ko: `${least}픽셀 이상이어야 합니다.` },
    mend: remove('width'),
  }),
  /** The heading is short enough to be read whole, so that the grid widens the column whatever is written. */
  headingNarrow: (label: string, width: number, least: number): ProblemText => ({
    code: 'COLUMN_NARROW',
    what: {
      en: `The heading "${label}" does not fit into ${width} pixels, so that the column is drawn ${least} wide.`,
      ko: `머리글 ${withParticle(label, '이(가)')} ${width}픽셀에 들어가지 않아서 칼럼을 ${least}픽셀로 그립니다.`,
    },
    expected: { en: `At least ${least} pixels.`, ko: `${least}픽셀 이상이어야 합니다.` },
    mend: write(String(least)),
    add: { word: 'width', value: String(least) },
  }),
  /** Longer than what a heading may widen its column to. */
  headingCut: (label: string, whole: number): ProblemText => ({
    code: 'COLUMN_NARROW',
    what: {
      en: `The heading "${label}" is cut off: its column is narrower.`,
      ko: `머리글 "${label}"의 뒷부분이 칼럼보다 길어서 잘립니다.`,
    },
    expected: { en: `${whole} pixels, or a shorter heading.`, ko: `${whole}픽셀, 또는 더 짧은 머리글.` },
    mend: {
      en: `write "width": ${whole}, or a shorter "label".`,
      ko: `"width": ${whole}을 적거나 "label"을 줄입니다.`,
    },
    add: { word: 'width', value: String(whole) },
  }),
  columnWide: (field: string, widest: number): ProblemText => ({
    code: 'COLUMN_WIDE',
    what: {
      en: `"${field}" leaves the other columns no room.`,
      ko: `"${field}" 칼럼이 너무 넓어서 다른 칼럼이 보이지 않습니다.`,
    },
    expected: { en: `At most ${widest} pixels.`, ko: `${widest}픽셀 이하여야 합니다.` },
    mend: remove('width'),
  }),
  frozenWide: (field: string, pixels: number): ProblemText => ({
    code: 'COLUMN_WIDE',
    what: {
      en: `The frozen columns are ${pixels} pixels wide together: in a window of 1280 "${field}" scrolls away with the others.`,
      ko: `"frozen" 칼럼이 모두 ${pixels}픽셀이어서, 1280픽셀 화면에서는 "${field}" 칼럼이 고정되지 않고 다른 칼럼과 함께 밀립니다.`,
    },
    mend: remove('frozen'),
  }),
  withoutCurrency: (field: string): ProblemText => ({
    code: 'CURRENCY_MISSING',
    what: {
      en: `"${field}" is an amount in the currency of its record, which is not shown here.`,
      ko: `"${field}" 금액이 어느 통화인지 보이지 않습니다.`,
    },
    expected: { en: '"currency" beside the amount.', ko: '금액 곁에 "currency" 항목이 있어야 합니다.' },
    mend: { en: 'add "currency" before it.', ko: '그 앞에 "currency" 항목을 더합니다.' },
    before: '"currency"',
  }),
  /** `isFree`: whether the other field can be written here in its place. */
  labelOfField: (field: string, label: string, other: string, isFree: boolean): ProblemText => ({
    code: 'LABEL_OF_OTHER',
    what: {
      en: `"${field}" is called "${label}" here, which is the field "${other}".`,
      ko: `"${field}" 필드의 글이 "${label}"인데, 이것은 "${other}" 필드의 이름입니다.`,
    },
    expected: {
      en: 'The field that the label names, or a label of its own.',
      ko: '글과 같은 필드를 적거나, 필드에 맞는 글을 적습니다.',
    },
    mend: isFree
      ? { en: `write "${other}", or remove "label".`, ko: `${saysAs(other)} 적거나 "label" 항목을 지웁니다.` }
      : remove('label'),
    ...(isFree ? { instead: { written: field, meant: other } } : {}),
  }),
  frozenLate: (field: string, first: string): ProblemText => ({
    code: 'COLUMN_FROZEN_LATE',
    what: {
      en: `"${field}" is frozen and stands behind "${first}", which is not: it is drawn to the left of it.`,
      ko: `"${field}" 칼럼은 "frozen"이어서, 적은 자리가 아니라 "${first}" 칼럼의 왼쪽에 놓입니다.`,
    },
    mend: {
      en: `remove "frozen", or move the column before "${first}".`,
      ko: `"frozen" 항목을 지우거나, 칼럼을 "${first}" 앞으로 옮깁니다.`,
    },
  }),
  groupApart: (group: string, field: string): ProblemText => ({
    code: 'COLUMN_GROUP_APART',
    what: {
      en: `The heading "${group}" stands twice: "${field}" is no neighbour of the columns before it that name it.`,
      ko: `"${field}" 칼럼이 같은 묶음의 칼럼과 떨어져 있어서 "${group}" 머리글이 두 번 보입니다.`,
    },
    mend: {
      en: 'remove "group", or move the column beside the others.',
      ko: '"group" 항목을 지우거나, 같은 묶음의 칼럼 옆으로 옮깁니다.',
    },
  }),
  editUnsaved: (field: string, word: string): ProblemText => ({
    code: 'GRID_EDIT_UNSAVED',
    what: {
      en: `"${field}" cannot be edited: no save operation takes it.`,
      ko: `"${field}" 필드는 고칠 수 없습니다. 이 필드를 받는 저장 오퍼레이션이 없습니다.`,
    },
    mend: {
      en: `remove "${word}", or add the field to the request in schemas/openapi and run npm run codegen.`,
      ko: `"${word}" 항목을 지우거나, schemas/openapi의 요청에 필드를 더하고 npm run codegen을 실행합니다.`,
    },
  }),
  valueAndEdit: (field: string): ProblemText => ({
    code: 'FIELD_VALUE_AND_EDIT',
    what: {
      en: `"${field}" is calculated and edited at once.`,
      ko: `"${field}" 필드가 계산되면서 고칠 수도 있게 되어 있습니다.`,
    },
    mend: { en: 'remove "edit" or "value".', ko: '"edit"와 "value" 가운데 하나를 지웁니다.' },
  }),
  asUnfit: (field: string, as: string): ProblemText => ({
    code: 'COLUMN_AS_UNFIT',
    what: {
      en: `"${field}" cannot be drawn as "${as}".`,
      ko: `"${field}" 필드는 "${as}" 모양으로 그릴 수 없습니다.`,
    },
    expected:
      as === 'files'
        ? { en: 'A field with a file id.', ko: '파일 id가 들어 있는 필드여야 합니다.' }
        : {
            en: 'A field that is true or false, or Y or N by its code.',
            ko: 'true나 false, 또는 코드가 Y나 N인 필드여야 합니다.',
          },
    mend: remove('as'),
  }),
  toneUnknown: (tone: string, known: Known): ProblemText => ({
    code: 'COLUMN_TONE_UNKNOWN',
    what: { en: `"${tone}" is no tone.`, ko: `"${tone}" 색조는 없습니다.` },
    expected: nameHint(tone, known, 'tone'),
    ...mendName(tone, known, {
      en: 'answer "" for no tone',
      ko: '색조가 없으면 ""를 답하게 합니다',
    }),
  }),
  buttonInPopup: (): ProblemText => ({
    code: 'COLUMN_BUTTON_UNFIT',
    what: {
      en: 'A popup has no steps, so a button in its rows has nothing to do.',
      ko: '팝업에는 단계가 없어서 행의 단추가 할 일이 없습니다.',
    },
    mend: { en: 'remove this column.', ko: '이 칼럼을 지웁니다.' },
  }),
}
