import { mendName, nameHint } from '../nameHint'
import type { Known } from '../nearestName'
import type { ProblemText } from '../problemText'
import { remove } from './mends'

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
