import { mendName, nameHint } from '../nameHint'
import type { Known } from '../nearestName'
import type { ProblemText } from '../problemText'
import type { Said } from '../said'
import { remove, removeOneOfTwo, removeOrAdd, removeWord, write, writeValueOfGroup } from './mends'

const writeTodayOrDay: Said = {
  en: 'write "today" or YYYY-MM-DD.',
  ko: '"today" 또는 YYYY-MM-DD로 적습니다.',
}

const removeAs: Said = {
  en: 'remove "as", or give the parameter its code group in schemas/openapi and run npm run codegen.',
  ko: '"as" 항목을 지우거나, schemas/openapi에서 파라미터에 코드 그룹을 적고 npm run codegen을 실행합니다.',
}

function initialWrong(what: Said, mend: Said): ProblemText {
  return { code: 'FILTER_INITIAL_WRONG', what, mend }
}

export const filterProblems = {
  withoutRows: (): ProblemText => ({
    code: 'FILTER_WITHOUT_ROWS',
    what: {
      en: 'No grid of this page takes the values of the filter.',
      ko: '이 화면에는 검색 조건을 쓰는 그리드가 없습니다.',
    },
    expected: {
      en: 'A grid with "rows": the operation that answers them.',
      ko: '행을 답하는 오퍼레이션을 "rows"에 적은 그리드가 있어야 합니다.',
    },
    mend: {
      en: 'add a grid with "rows", or remove the filter.',
      ko: '"rows"가 있는 그리드를 더하거나 검색 조건을 지웁니다.',
    },
  }),
  fieldUnknown: (name: string, known: Known): ProblemText => ({
    code: 'FILTER_FIELD_UNKNOWN',
    what: {
      en: `The grids of this page take no parameter "${name}".`,
      ko: `이 화면의 그리드가 부르는 오퍼레이션에는 "${name}" 파라미터가 없습니다.`,
    },
    expected: nameHint(name, known, 'parameter'),
    ...mendName(name, known, removeOrAdd(name, 'parameter')),
  }),
  fieldTwice: (name: string): ProblemText => ({
    code: 'FILTER_FIELD_TWICE',
    what: {
      en: `"${name}" stands in this filter twice.`,
      ko: `이 검색 조건에 "${name}" 필드가 두 번 있습니다.`,
    },
    mend: removeOneOfTwo,
  }),
  notOneOfCodes: (field: string): ProblemText => ({
    code: 'FILTER_AS_WRONG',
    what: {
      en: `"${field}" is not one of several codes, so it cannot be drawn as "radio".`,
      ko: `"${field}" 필드는 여러 코드 가운데 하나가 아니어서 "radio"로 그릴 수 없습니다.`,
    },
    expected: {
      en: 'By the contract, a code group or an enum.',
      ko: '계약에 코드 그룹이나 enum이 있어야 합니다.',
    },
    mend: removeAs,
  }),
  waitsForItself: (field: string, word: string): ProblemText => ({
    code: 'VALUE_CIRCLE',
    what: {
      en: `"${field}" waits for a value of its own: while it is empty nobody can fill it in.`,
      ko: `"${field}" 조건이 자기 값을 기다립니다. 비어 있는 동안에는 아무도 적을 수 없습니다.`,
    },
    expected: { en: 'A condition over another field.', ko: '다른 필드를 읽는 조건이어야 합니다.' },
    mend: remove(word),
  }),
  /** Fields of which each can be reached only once another has a value. */
  waitForEachOther: (fields: readonly string[], word: string): ProblemText => ({
    code: 'VALUE_CIRCLE',
    what: {
      en: `${fields.map(field => `"${field}"`).join(' and ')} wait for each other: nobody can fill in the first of them.`,
      ko: `${fields.map(field => `"${field}"`).join(', ')} 조건이 서로 값을 기다립니다. 먼저 적을 수 있는 것이 없습니다.`,
    },
    expected: {
      en: 'One of them can be filled in at once.',
      ko: '그 가운데 하나는 처음부터 적을 수 있어야 합니다.',
    },
    mend: remove(word),
  }),
  overridden: (name: string, field: string): ProblemText => ({
    code: 'FILTER_OVERRIDDEN',
    what: {
      en: `"with" hands over "${name}" whatever the filter "${field}" says.`,
      ko: `검색 조건 "${field}"에 무엇을 고르든 "with"의 "${name}" 값으로 조회합니다.`,
    },
    expected: {
      en: 'A parameter comes from the filter or from "with".',
      ko: '파라미터는 검색 조건과 "with" 가운데 한 곳에서 와야 합니다.',
    },
    mend: remove(name),
  }),
  withoutSearch: (): ProblemText => ({
    code: 'FILTER_WITHOUT_SEARCH',
    what: {
      en: 'Nothing on this page searches by the filter.',
      ko: '이 화면에는 검색 조건으로 조회하는 단추가 없습니다.',
    },
    expected: { en: '"search" among the actions.', ko: '"actions"에 "search"가 있어야 합니다.' },
    mend: { en: 'add "search" to "actions".', ko: '"actions"에 "search"를 더합니다.' },
  }),
  severalCodes: (field: string): ProblemText => ({
    code: 'FILTER_AS_WRONG',
    what: {
      en: `"${field}" takes several codes at once, so it cannot be drawn as "radio".`,
      ko: `"${field}" 필드는 코드를 여럿 받으므로, 하나만 고르는 "radio"로 그릴 수 없습니다.`,
    },
    expected: { en: '"check" draws a box for each code.', ko: '"check"는 코드마다 체크 칸을 그립니다.' },
    mend: { en: 'write "check", or remove "as".', ko: '"check"라고 적거나, "as" 항목을 지웁니다.' },
    instead: { written: 'radio', meant: 'check' },
  }),
  notYesOrNo: (field: string): ProblemText => ({
    code: 'FILTER_AS_WRONG',
    what: {
      en: `"${field}" is not yes or no, so it cannot be drawn as "check".`,
      ko: `"${field}" 필드는 예·아니요가 아니어서 "check"로 그릴 수 없습니다.`,
    },
    expected: {
      en: 'By the contract, a yes-or-no code, or several codes.',
      ko: '계약에 Y·N 코드가 있거나 여러 코드를 받아야 합니다.',
    },
    mend: removeAs,
  }),
  initialNotOne: (): ProblemText =>
    initialWrong(
      { en: 'This field takes one value.', ko: '이 필드에는 값을 하나만 적습니다.' },
      { en: 'write one text.', ko: '글 하나를 적습니다.' },
    ),
  rangeWithoutInitial: (): ProblemText =>
    initialWrong(
      { en: 'A range of numbers has no first value.', ko: '수의 범위에는 첫 값이 없습니다.' },
      remove('initial'),
    ),
  lookupWithoutInitial: (): ProblemText =>
    initialWrong(
      { en: 'A looked-up field has no first value.', ko: '팝업에서 찾는 필드에는 첫 값이 없습니다.' },
      remove('initial'),
    ),
  noDay: (initial: string): ProblemText =>
    initialWrong(
      { en: `"${initial}" is no day.`, ko: `"${initial}" 값은 날짜가 아닙니다.` },
      writeTodayOrDay,
    ),
  noMonth: (initial: string): ProblemText =>
    initialWrong(
      { en: `"${initial}" is no month.`, ko: `"${initial}" 값은 달이 아닙니다.` },
      {
        en: 'write "thisMonth", "lastMonth" or YYYYMM.',
        ko: '"thisMonth", "lastMonth" 또는 YYYYMM으로 적습니다.',
      },
    ),
  noNumber: (initial: string): ProblemText =>
    initialWrong(
      { en: `"${initial}" is no number.`, ko: `"${initial}" 값은 수가 아닙니다.` },
      { en: 'write digits alone.', ko: '숫자만 적습니다.' },
    ),
  checksNoBox: (initial: string, yes: string): ProblemText =>
    initialWrong(
      { en: `"${initial}" checks no box.`, ko: `"${initial}" 값으로는 체크되지 않습니다.` },
      write(yes),
    ),
  unfitForText: (initial: string): ProblemText =>
    initialWrong(
      { en: `"${initial}" does not fit a text.`, ko: `"${initial}" 값은 글로 된 필드에 맞지 않습니다.` },
      {
        en: 'write "thisYear" at a text of four characters, or the text itself.',
        ko: '네 글자 필드라면 "thisYear"를, 아니면 글을 그대로 적습니다.',
      },
    ),
  tooLong: (initial: string, most: number): ProblemText =>
    initialWrong(
      {
        en: `"${initial}" has ${initial.length} characters, and this field takes ${most}.`,
        ko: `"${initial}" 값은 ${initial.length}자인데, 이 필드는 ${most}자까지입니다.`,
      },
      { en: `write at most ${most} characters.`, ko: `${most}자 안으로 적습니다.` },
    ),
  employeePart: (
    { part, name, popup }: { part: string; name: string; popup: string },
    right: readonly string[],
  ): ProblemText => ({
    code: 'FILTER_EMPLOYEE_PART',
    what: {
      en: `"${part}" of the employee widget opens popup "${popup}", which does not find "${name}".`,
      ko: `임직원 검색의 "${part}"는 "${popup}" 팝업을 여는데, "${name}" 파라미터는 그 팝업에서 찾는 값이 아닙니다.`,
    },
    expected: {
      en: `A parameter whose "x-lookup" names popup "${popup}".`,
      ko: `"x-lookup"에 "${popup}" 팝업이 적힌 파라미터여야 합니다.`,
    },
    mend:
      right[0] === undefined
        ? {
            en: 'name such a parameter of the operation.',
            ko: '오퍼레이션에서 그런 파라미터를 찾아 적습니다.',
          }
        : write(right[0]),
  }),
  noPeriod: (initial: string, periods: readonly string[]): ProblemText => ({
    code: 'FILTER_INITIAL_WRONG',
    what: { en: `"${initial}" is no period.`, ko: `"${initial}" 값은 기간이 아닙니다.` },
    expected: { en: `Periods: ${periods.join(', ')}.`, ko: `기간: ${periods.join(', ')}.` },
    ...mendName(initial, periods, { en: 'write a period', ko: '기간을 적습니다' }),
  }),
  checkFieldUnknown: (field: string, known: Known): ProblemText => ({
    code: 'FILTER_FIELD_UNKNOWN',
    what: {
      en: `This filter has no field "${field}" that could get the focus.`,
      ko: `이 검색 조건에는 커서를 놓을 "${field}" 필드가 없습니다.`,
    },
    expected: nameHint(field, known, 'field'),
    ...mendName(field, known, removeWord('field')),
  }),
  /** Several codes in one text; `list` has each of them. */
  codesJoined: (value: string, list: readonly string[]): ProblemText => {
    const text = JSON.stringify(list).replaceAll(',', ', ')
    return {
      code: 'CODE_UNKNOWN',
      what: {
        en: `"${value}" is one text with several codes in it.`,
        ko: `"${value}"에는 코드 여럿이 글 하나에 들어 있습니다.`,
      },
      expected: { en: 'A list of codes.', ko: '코드 여럿은 목록으로 적어야 합니다.' },
      mend: { en: `write ${text}.`, ko: `${text}처럼 적습니다.` },
      add: { word: 'initial', value: text },
    }
  },
  codeUnknown: (
    value: string,
    owner: { field: string; group: string | undefined },
    known: Known,
  ): ProblemText => ({
    code: 'CODE_UNKNOWN',
    what:
      owner.group === undefined
        ? {
            en: `"${value}" is no value of "${owner.field}".`,
            ko: `"${owner.field}" 필드에는 "${value}" 값이 없습니다.`,
          }
        : {
            en: `"${value}" is no value of code group "${owner.group}".`,
            ko: `코드 그룹 "${owner.group}"에는 "${value}" 값이 없습니다.`,
          },
    expected: nameHint(value, known, 'value'),
    ...mendName(value, known, writeValueOfGroup),
  }),
}
