import { mendName, nameHint, quoted } from '../nameHint'
import { asNamed, type Known, nearestName } from '../nearestName'
import type { ProblemText } from '../problemText'
import { type Said, sentences } from '../said'
import { add, remove, removeIt, removeOrAdd, removeWord, write } from './mends'

function outlineUnfit(word: string, what: Said): ProblemText {
  return {
    code: 'GRID_OUTLINE_UNFIT',
    what,
    expected: {
      en: 'One of the two, in a grid whose operation answers all rows at once.',
      ko: '행을 한꺼번에 모두 답하는 오퍼레이션의 그리드에 둘 가운데 하나만 적습니다.',
    },
    mend: remove(word),
  }
}

const directions = [
  { name: 'asc', label: '오름차순' },
  { name: 'desc', label: '내림차순' },
]

const orderSigns = /[:\s]+/

function fieldOf(part: string): string {
  return part.split(orderSigns)[0] ?? ''
}

function isFieldOf(known: Known, field: string): boolean {
  return known.some(one => asNamed(one).name === field)
}

/** A misspelt field keeps its direction; a field without a right one may have either. */
function mendOrder(part: string, known: Known): Pick<ProblemText, 'mend' | 'instead'> {
  const [, direction = ''] = part.split(orderSigns)
  const field = fieldOf(part)
  const name = isFieldOf(known, field) ? field : nearestName(field, known)
  const [first = 'prNo'] = known.map(one => asNamed(one).name)
  const example = `${first}:desc`
  if (name === undefined)
    return { mend: { en: `write for example "${example}".`, ko: `예를 들어 "${example}"처럼 적습니다.` } }
  const meant = nearestName(direction, directions)
  if (meant !== undefined)
    return {
      mend: write(`${name}:${meant}`),
      instead: { written: part, meant: `${name}:${meant}` },
    }
  return {
    mend: {
      en: `write "${name}:asc" or "${name}:desc".`,
      ko: `"${name}:asc"나 "${name}:desc"라고 적습니다.`,
    },
    instead: { written: part, meant: `${name}:asc`, others: [`${name}:desc`] },
  }
}

/** Grids: where their rows come from, what is saved of them, how they are arranged. */
export const gridProblems = {
  /** `both`: rows and lines are said, else neither. */
  sourceUnclear: (grid: string, both: boolean): ProblemText => ({
    code: 'GRID_SOURCE_UNCLEAR',
    what: both
      ? {
          en: `Grid "${grid}" says both "rows" and "lines".`,
          ko: `그리드 "${grid}"에 "rows"와 "lines"가 모두 있습니다.`,
        }
      : {
          en: `Grid "${grid}" says neither "rows" nor "lines".`,
          ko: `그리드 "${grid}"에 "rows"도 "lines"도 없습니다.`,
        },
    expected: {
      en: '"rows": the operation that answers them, or "lines": a part of the document.',
      ko: '행을 답하는 오퍼레이션을 "rows"에, 또는 문서의 부분을 "lines"에 적습니다.',
    },
    mend: { en: 'say exactly one of the two.', ko: '둘 가운데 하나만 적습니다.' },
  }),
  listUnknown: (part: string, known: Known): ProblemText => ({
    code: 'GRID_PART_UNKNOWN',
    what: { en: `The answer has no list "${part}".`, ko: `답에 "${part}" 목록이 없습니다.` },
    expected: nameHint(part, known, 'list'),
    ...mendName(part, known, {
      en: 'add the list to the answer in schemas/openapi and run npm run codegen',
      ko: 'schemas/openapi의 답에 목록을 더하고 npm run codegen을 실행합니다',
      isLast: true,
    }),
  }),
  listUnclear: (operation: string, known: Known): ProblemText => ({
    code: 'GRID_PART_UNKNOWN',
    what: {
      en: `"${operation}" answers one object; which list of it are the rows?`,
      ko: `"${operation}" 오퍼레이션은 객체 하나를 답합니다. 그 가운데 어느 목록이 행인지 알 수 없습니다.`,
    },
    expected: { en: `Lists: ${quoted(known)}.`, ko: `목록: ${quoted(known)}.` },
    mend: add('part'),
  }),
  fieldUnknown: (
    field: string,
    rows: {
      readonly of: string
      readonly known: Known
      readonly file?: string | undefined
    },
  ): ProblemText => ({
    code: 'GRID_FIELD_UNKNOWN',
    what: {
      en: `The rows of "${rows.of}" have no field "${field}".`,
      ko: `"${rows.of}"의 행에는 "${field}" 필드가 없습니다.`,
    },
    expected: nameHint(field, rows.known, 'field'),
    ...mendName(
      field,
      rows.known,
      removeOrAdd(field, 'field', rows.file === undefined ? undefined : `schemas/openapi/${rows.file}`),
    ),
  }),
  gridFieldUnknown: (grid: string, field: string, known: Known): ProblemText => ({
    code: 'GRID_FIELD_UNKNOWN',
    what: {
      en: `The rows of grid "${grid}" have no field "${field}".`,
      ko: `그리드 "${grid}"의 행에는 "${field}" 필드가 없습니다.`,
    },
    expected: nameHint(field, known, 'field'),
    ...mendName(field, known, removeIt),
  }),
  columnUnknown: (field: string, known: Known): ProblemText => ({
    code: 'GRID_FIELD_UNKNOWN',
    what: { en: `The grid has no column "${field}".`, ko: `그리드에 "${field}" 칼럼이 없습니다.` },
    expected: nameHint(field, known, 'column'),
    ...mendName(field, known, {
      en: 'add the column to the grid',
      ko: '그리드에 칼럼을 더합니다',
    }),
  }),
  keyColumnUnknown: (grid: string, field: string, known: Known): ProblemText => ({
    code: 'GRID_FIELD_UNKNOWN',
    what: {
      en: `Grid "${grid}" has no column "${field}".`,
      ko: `그리드 "${grid}"에 "${field}" 칼럼이 없습니다.`,
    },
    expected: nameHint(field, known, 'column'),
    ...mendName(field, known, {
      en: 'name a column of the grid',
      ko: '그리드에 있는 칼럼을 적습니다',
    }),
  }),
  fieldTwice: (field: string): ProblemText => ({
    code: 'GRID_FIELD_TWICE',
    what: {
      en: `"${field}" stands in this grid twice.`,
      ko: `이 그리드에 "${field}" 칼럼이 두 번 있습니다.`,
    },
    mend: { en: 'remove one of the two columns.', ko: '두 칼럼 가운데 하나를 지웁니다.' },
  }),
  sortUnknown: (part: string, known: Known): ProblemText => ({
    code: 'GRID_SORT_UNKNOWN',
    what: {
      en: `"${part}" is no order of these rows.`,
      ko: `"${part}" 값은 이 행의 순서가 아닙니다.`,
    },
    expected: isFieldOf(known, fieldOf(part))
      ? {
          en: '"asc" for rising or "desc" for falling, behind the field and ":".',
          ko: '필드와 ":" 뒤에 오름차순이면 "asc", 내림차순이면 "desc"를 적습니다.',
        }
      : sentences(
          {
            en: 'A field, ":" and "asc" or "desc".',
            ko: '필드, ":", 그리고 "asc"나 "desc"를 적습니다.',
          },
          nameHint(fieldOf(part), known, 'field'),
        ),
    ...mendOrder(part, known),
  }),
  sumUnanswered: (
    field: string,
    answered: Known,
    operation: { readonly id: string; readonly file: string } | undefined,
  ): ProblemText => ({
    code: 'GRID_SUM_UNANSWERED',
    what:
      operation === undefined
        ? {
            en: `"${field}" is no number and has no sum.`,
            ko: `"${field}" 필드는 수가 아니어서 합계가 없습니다.`,
          }
        : {
            en: `"${operation.id}" does not answer the sum of "${field}".`,
            ko: `"${operation.id}" 오퍼레이션은 "${field}" 필드의 합계를 답하지 않습니다.`,
          },
    expected: nameHint(field, answered, 'sum'),
    mend:
      operation === undefined
        ? remove('sum')
        : {
            en: `remove "sum", or add "${field}" to sums in schemas/openapi/${operation.file} and run npm run codegen.`,
            ko: `"sum" 항목을 지우거나, schemas/openapi/${operation.file}의 합계에 "${field}" 필드를 더하고 npm run codegen을 실행합니다.`,
          },
  }),
  saveTakesNoRows: (save: string): ProblemText => ({
    code: 'GRID_SAVE_UNFIT',
    what: {
      en: `"${save}" takes no changed rows.`,
      ko: `"${save}" 오퍼레이션은 바뀐 행을 받지 않습니다.`,
    },
    expected: {
      en: 'An operation whose body has "rows", each with its "rowState".',
      ko: '본문에 "rowState"가 있는 행의 목록 "rows"가 있는 오퍼레이션이어야 합니다.',
    },
    mend: {
      en: 'name another operation, or add "rows" with "rowState" to its body in schemas/openapi and run npm run codegen.',
      ko: '다른 오퍼레이션을 적거나, schemas/openapi의 본문에 "rowState"가 있는 "rows"를 더하고 npm run codegen을 실행합니다.',
    },
  }),
  savePaged: (operation: string): ProblemText => ({
    code: 'GRID_SAVE_UNFIT',
    what: {
      en: `"${operation}" answers its rows page by page, and only rows that are all here can be edited in place.`,
      ko: `"${operation}" 오퍼레이션은 행을 한 쪽씩 답하는데, 모두 있는 행만 그 자리에서 고칠 수 있습니다.`,
    },
    expected: {
      en: 'An operation without "page" and "size".',
      ko: '"page"와 "size"가 없는 오퍼레이션이어야 합니다.',
    },
    mend: {
      en: 'remove "save", or take "page" and "size" out of the operation in schemas/openapi and run npm run codegen.',
      ko: '"save" 항목을 지우거나, schemas/openapi의 오퍼레이션에서 "page"와 "size"를 빼고 npm run codegen을 실행합니다.',
    },
  }),
  saveOfLines: (): ProblemText => ({
    code: 'GRID_SAVE_UNFIT',
    what: {
      en: 'Lines are saved together with their document.',
      ko: '라인은 문서와 함께 저장됩니다.',
    },
    mend: remove('save'),
  }),
  sortTwice: (field: string): ProblemText => ({
    code: 'GRID_SORT_UNKNOWN',
    what: {
      en: `The order names "${field}" twice; the second time says nothing.`,
      ko: `순서에 "${field}" 필드가 두 번 있어서 뒤의 것은 쓰이지 않습니다.`,
    },
    mend: { en: 'name each field once.', ko: '필드마다 한 번만 적습니다.' },
  }),
  sortBehindKey: (key: string, written: string, meant: string): ProblemText => ({
    code: 'WORD_WITHOUT_EFFECT',
    what: {
      en: `No two rows have the same "${key}", so that the order behind it does nothing.`,
      ko: `"${key}" 값이 같은 행은 없어서 그 뒤의 순서는 아무 일도 하지 않습니다.`,
    },
    mend: write(meant),
    instead: { written, meant },
  }),
  keyWithoutColumn: (field: string): ProblemText => ({
    code: 'GRID_SAVE_UNFIT',
    what: {
      en: `A new row needs "${field}", which has no column here, so that no new row can be saved.`,
      ko: `새 행에 꼭 필요한 "${field}" 칼럼이 없어서 새 행을 저장할 수 없습니다.`,
    },
    mend: {
      en: `add the column "${field}", or give it a value in "newRow".`,
      ko: `"${field}" 칼럼을 더하거나, "newRow"에 값을 적습니다.`,
    },
  }),
  changesNotSaved: (grid: string, known: Known): ProblemText => ({
    code: 'GRID_SAVE_UNFIT',
    what: {
      en: `The rows of grid "${grid}" are not edited in place.`,
      ko: `그리드 "${grid}"의 행은 그 자리에서 고치는 행이 아닙니다.`,
    },
    expected: nameHint(grid, known, 'grid'),
    mend: { en: 'add "save" to the grid.', ko: '그리드에 "save" 항목을 더합니다.' },
  }),
  newRowUnfit: (): ProblemText => ({
    code: 'GRID_ROWS_NOT_ADDABLE',
    what: {
      en: 'Only lines of a document and rows with "save" can be added.',
      ko: '문서의 라인과 "save"가 있는 행만 더할 수 있습니다.',
    },
    mend: {
      en: 'remove "newRow", or add "save".',
      ko: '"newRow" 항목을 지우거나 "save" 항목을 더합니다.',
    },
  }),
  /** `isSaved`: only "newRow" is missing; rows that nobody saves are never added. */
  rowsNotAddable: (grid: string, isSaved: boolean): ProblemText => ({
    code: 'GRID_ROWS_NOT_ADDABLE',
    what: {
      en: `Rows cannot be added to grid "${grid}".`,
      ko: `그리드 "${grid}"에는 행을 더할 수 없습니다.`,
    },
    expected: {
      en: 'A grid with "lines" or "save", and "newRow".',
      ko: '"lines"나 "save"가 있고 "newRow"가 있는 그리드여야 합니다.',
    },
    mend: isSaved
      ? { en: 'add "newRow": {} to the grid.', ko: '그리드에 "newRow": {}를 더합니다.' }
      : {
          en: 'remove this, or add "save" and "newRow": {} to the grid.',
          ko: '이것을 지우거나, 그리드에 "save"와 "newRow": {}를 더합니다.',
        },
  }),
  importLost: (grid: string): ProblemText => ({
    code: 'GRID_EDIT_UNSAVED',
    what: {
      en: `Grid "${grid}" is not saved, so what is imported would be lost.`,
      ko: `"${grid}" 그리드는 저장되지 않아서 올린 내용이 없어집니다.`,
    },
    expected: {
      en: 'Lines of a document, or rows with "save".',
      ko: '문서의 라인이나 "save"가 있는 행이어야 합니다.',
    },
    mend: {
      en: 'give the grid "save", or remove the step.',
      ko: '그리드에 "save"를 적거나, 이 단계를 지웁니다.',
    },
  }),
  outlineTwofold: (word: string) =>
    outlineUnfit(word, {
      en: '"tree" and "groupBy" stand beside each other.',
      ko: '"tree"와 "groupBy"가 나란히 있습니다.',
    }),
  outlinePaged: (word: string, operation: string) =>
    outlineUnfit(word, {
      en: `"${operation}" answers its rows page by page, so "${word}" would see only some of them.`,
      ko: `"${operation}" 오퍼레이션은 행을 한 쪽씩 답하므로 "${word}" 항목이 일부만 보게 됩니다.`,
    }),
  outlineOfLines: (word: string) =>
    outlineUnfit(word, {
      en: `Lines of a document cannot be arranged by "${word}".`,
      ko: `문서의 라인은 "${word}" 항목으로 늘어놓을 수 없습니다.`,
    }),
  linesWordOfRows: (word: string): ProblemText => ({
    code: 'GRID_LINES_UNFIT',
    what: {
      en: `"${word}" is for the lines of a document, and these rows come from an operation.`,
      ko: `"${word}" 항목은 문서의 라인에 쓰는데, 이 행은 오퍼레이션이 답합니다.`,
    },
    expected: { en: 'A grid with "lines".', ko: '"lines"가 있는 그리드여야 합니다.' },
    mend: remove(word),
  }),
  linesFieldUnfit: (word: 'narrow' | 'problems', name: string, known: Known): ProblemText => ({
    code: 'GRID_LINES_UNFIT',
    what: {
      en: `"${name}" does not fit "${word}".`,
      ko: `"${name}" 필드는 "${word}"에 맞지 않습니다.`,
    },
    expected: sentences(
      word === 'narrow'
        ? { en: 'A field with a code group.', ko: '코드 그룹이 있는 필드여야 합니다.' }
        : {
            en: 'A list whose entries have "field" and "msg".',
            ko: '항목마다 "field"와 "msg"가 있는 목록이어야 합니다.',
          },
      nameHint(name, known, 'field'),
    ),
    ...mendName(name, known, removeWord(word)),
  }),
}
