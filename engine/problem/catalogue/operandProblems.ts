import type { ProblemText } from '../problemText'
import type { Said } from '../said'
import { type SpokenType, saidType } from '../spokenTypes'

function typeWrong(what: Said, mend: Said, expected?: Said): ProblemText {
  return { code: 'EXPRESSION_TYPE', what, mend, ...(expected === undefined ? {} : { expected }) }
}

/** What the two sides of an operator should have been. */
const wanted = {
  list: (left: SpokenType) => ({
    expected: {
      en: `To the right stands a list, and in it what stands to the left: ${left}.`,
      ko: `오른쪽에는 왼쪽 값(${saidType(left).ko})이 들어 있는 목록이 와야 합니다.`,
    },
    mend: { en: 'write a list of such values.', ko: '그런 값의 목록을 적습니다.' },
  }),
  index: () => ({
    expected: {
      en: 'Rows of a list are numbered from 0.',
      ko: '목록의 행은 0부터 셉니다.',
    },
    mend: {
      en: 'write a list, and a whole number in brackets.',
      ko: '목록을 적고 대괄호 안에 정수를 적습니다.',
    },
  }),
  conditions: () => ({
    expected: {
      en: 'Both sides must be true or false.',
      ko: '양쪽이 모두 참이나 거짓이어야 합니다.',
    },
    mend: { en: 'compare each side with something.', ko: '양쪽을 각각 무엇과 비교합니다.' },
  }),
  otherOperator: (word: string, type: SpokenType) => ({
    expected: {
      en: `"${word}" is not for ${type}.`,
      ko: `"${word}" 연산자는 ${saidType(type).ko}에 쓰지 않습니다.`,
    },
    mend: { en: 'use another operator.', ko: '다른 연산자를 씁니다.' },
  }),
  sameLists: () => ({
    expected: {
      en: 'Lists are joined with + and compared with == and !=, and hold the same type.',
      ko: '목록은 +로 잇고 ==과 !=으로 비교하며, 같은 자료형이 들어 있어야 합니다.',
    },
    mend: { en: 'compare what stands in them.', ko: '안에 있는 것을 비교합니다.' },
  }),
  sameType: () => ({
    expected: {
      en: 'Both sides must be of the same type; a decimal also takes a whole number.',
      ko: '양쪽의 자료형이 같아야 합니다. 소수에는 정수도 됩니다.',
    },
    mend: { en: 'give both sides the same type.', ko: '양쪽의 자료형을 같게 적습니다.' },
  }),
}

/** Types that do not fit in an expression. */
export const operandProblems = {
  typeUnknown: (text: string) =>
    typeWrong(
      { en: `What "${text}" gives cannot be known.`, ko: `"${text}" 식의 결과를 알 수 없습니다.` },
      { en: 'begin with a list or a field of the page.', ko: '화면의 목록이나 필드로 시작합니다.' },
      {
        en: 'An empty list tells nothing of what would stand in it, and a field is written by its name.',
        ko: '빈 목록에는 무엇이 들어갈지 알 수 없고, 필드는 이름으로 적어야 합니다.',
      },
    ),
  notOneField: (text: string) =>
    typeWrong(
      {
        en: `has() asks for one field, and "${text}" is none.`,
        ko: `has()는 필드 하나를 묻는데, "${text}" 식은 필드가 아닙니다.`,
      },
      {
        en: 'name the field; in a list, ask its rows with exists(x, has(x.field)).',
        ko: '필드를 적습니다. 목록이면 exists(x, has(x.field))로 행에 묻습니다.',
      },
      {
        en: 'A name, a point and a field, such as has(header.title).',
        ko: 'has(header.title)처럼 이름, 점, 필드를 적습니다.',
      },
    ),
  noCondition: (text: string) =>
    typeWrong(
      { en: `"${text}" is no condition.`, ko: `"${text}" 식은 조건이 아닙니다.` },
      { en: 'compare it with something, or ask has().', ko: '무엇과 비교하거나 has()로 묻습니다.' },
      {
        en: 'all(), exists() and filter() judge each row by what is true or false.',
        ko: 'all(), exists(), filter()는 참이나 거짓인 것으로 행마다 판단합니다.',
      },
    ),
  memberOfList: (text: string, name: string) =>
    typeWrong(
      {
        en: `"${text}" is a list and has no field "${name}".`,
        ko: `"${text}" 값은 목록이어서 "${name}" 필드가 없습니다.`,
      },
      {
        en: `take it of each row, ${text}.map(x, x.${name}), or count them, size(${text}).`,
        ko: `${text}.map(x, x.${name})으로 행마다 읽거나, size(${text})로 셉니다.`,
      },
    ),
  memberOf: (text: string, owner: SpokenType | undefined, name: string) => {
    const said =
      owner === undefined ? { en: 'something without fields', ko: '필드가 없는 것' } : saidType(owner)
    return typeWrong(
      {
        en: `"${text}" is ${said.en} and has no field "${name}".`,
        ko: `"${text}" 값(${said.ko})에는 "${name}" 필드가 없습니다.`,
      },
      { en: 'leave the point out, or call a function.', ko: '점을 빼거나 함수를 씁니다.' },
    )
  },
  /** Days are counted by a whole number. */
  daysQuoted: (text: string, spelled: string): ProblemText => ({
    ...typeWrong(
      { en: `"${text}" adds a text to a date.`, ko: `"${text}"에서 날짜에 글을 더합니다.` },
      { en: `write "${spelled}".`, ko: `"${spelled}"처럼 적습니다.` },
      { en: 'Days are a whole number without quotes.', ko: '날수는 따옴표 없이 적는 정수입니다.' },
    ),
    instead: { written: text, meant: spelled },
  }),
  callUnfit: (text: string, name: string, given: readonly SpokenType[]) => {
    const list = given.map(saidType)
    return typeWrong(
      given.length === 0
        ? {
            en: `"${text}" does not fit: ${name}() is used differently.`,
            ko: `"${text}" 식이 맞지 않습니다. ${name}() 함수는 다르게 씁니다.`,
          }
        : {
            en: `"${text}" does not fit: ${name}() does not take ${list.map(({ en }) => en).join(', ')}.`,
            ko: `"${text}" 식이 맞지 않습니다. ${name}() 함수는 ${list.map(({ ko }) => ko).join(', ')} 값을 받지 않습니다.`,
          },
      { en: `give ${name}() what it takes.`, ko: `${name}() 함수에 맞는 값을 줍니다.` },
      {
        en: 'What each function takes stands in screens/reference/language.md.',
        ko: '함수마다 받는 값은 screens/reference/language.md에 있습니다.',
      },
    )
  },
  /** `summary` is what CEL says, where its type checker knows more than we do. */
  operandsUnfit: (text: string, summary: string) =>
    typeWrong(
      { en: `"${text}" does not fit: ${summary}.`, ko: `"${text}" 식이 맞지 않습니다. CEL: ${summary}.` },
      {
        en: 'give the operator or function what it wants.',
        ko: '연산자나 함수에 맞는 값을 줍니다.',
      },
    ),
  operandsMixed: (
    text: string,
    [left, right]: readonly [SpokenType, SpokenType],
    { expected, mend }: { readonly expected: Said; readonly mend: Said },
  ) =>
    typeWrong(
      {
        en: `"${text}" combines ${left} with ${right}.`,
        ko: `"${text}"에서 ${saidType(left).ko} 값을 ${saidType(right).ko} 값과 함께 씁니다.`,
      },
      mend,
      expected,
    ),
  comparedWhole: (
    text: string,
    [left, right]: readonly [SpokenType, SpokenType],
    name: string,
    parts: readonly string[],
  ) =>
    typeWrong(
      {
        en: `"${text}" compares ${left} with ${right}.`,
        ko: `"${text}"에서 ${saidType(left).ko} 값을 ${saidType(right).ko} 값과 비교합니다.`,
      },
      {
        en: `compare one part, for example ${name}.${parts[0]}.`,
        ko: `한 부분을 비교합니다. 예: ${name}.${parts[0]}.`,
      },
      parts.length <= 5
        ? {
            en: `"${name}" has the parts ${parts.map(part => `"${part}"`).join(' and ')}.`,
            ko: `"${name}"에는 ${parts.map(part => `"${part}"`).join(', ')} 부분이 있습니다.`,
          }
        : {
            en: `"${name}" has ${parts.length} fields.`,
            ko: `"${name}"에는 필드가 ${parts.length}개 있습니다.`,
          },
    ),
  decimalDivision: (text: string, word: string) =>
    typeWrong(
      {
        en: `"${text}" divides a decimal, and "${word}" is for whole numbers alone.`,
        ko: `"${text}" 식은 소수를 나누는데, "${word}" 연산자는 정수에만 씁니다.`,
      },
      {
        en: "multiply instead: half of it is * decimal('0.5').",
        ko: "나누지 말고 곱합니다. 반은 * decimal('0.5')입니다.",
      },
      {
        en: 'A quotient of decimals is rarely exact; their product always is.',
        ko: '소수의 나눗셈은 거의 정확하지 않고, 곱셈은 언제나 정확합니다.',
      },
    ),
  /** A day beside a text or a number; `spelled` says the same as CEL does. */
  dayMixed: (text: string, spelled: string | undefined): ProblemText => ({
    ...typeWrong(
      {
        en: `"${text}" combines a date with something that is none.`,
        ko: `"${text}"에서 날짜를 날짜가 아닌 값과 함께 씁니다.`,
      },
      spelled === undefined
        ? {
            en: "compare with today() or addDays(today(), 7), or write string(date) < '2026-12-01'.",
            ko: "today()나 addDays(today(), 7)과 비교하거나, string(날짜) < '2026-12-01'처럼 적습니다.",
          }
        : { en: `write "${spelled}".`, ko: `"${spelled}"처럼 적습니다.` },
      {
        en: "Days are today(), addDays(today(), 7), or texts such as '2026-12-01' beside string(date).",
        ko: "날짜는 today(), addDays(today(), 7), 또는 string(날짜)와 비교하는 '2026-12-01' 같은 글입니다.",
      },
    ),
    ...(spelled === undefined ? {} : { instead: { written: text, meant: spelled } }),
  }),
  /** Dates as texts have hyphens, so that no other text stands between two of them. */
  dayTextWrong: (written: string, meant: string | undefined): ProblemText => ({
    ...typeWrong(
      {
        en: `A date as a text never compares with "${written}" as one would think.`,
        ko: `글로 바꾼 날짜를 "${written}" 글과 비교하면 날짜 순서가 되지 않습니다.`,
      },
      meant === undefined
        ? { en: "write the day as '2026-12-01'.", ko: "날짜를 '2026-12-01'처럼 적습니다." }
        : { en: `write "${meant}".`, ko: `"${meant}"처럼 적습니다.` },
      { en: 'A day is written 2026-12-01.', ko: '날짜는 2026-12-01처럼 하이픈으로 적습니다.' },
    ),
    ...(meant === undefined ? {} : { instead: { written, meant } }),
  }),
  wanted,
}
