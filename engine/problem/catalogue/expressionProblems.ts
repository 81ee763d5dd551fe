import { listed, mendName, nameHint, quoted, writeInstead } from '../nameHint'
import { type Known, type Named, nearestNamed, nearestNames } from '../nearestName'
import type { ProblemText } from '../problemText'
import type { Said } from '../said'
import { type SpokenType, saidType } from '../spokenTypes'
import { parserSays } from './parserSays'
import { rootPlaces } from './rootPlaces'

const somethingThatChanges: Said = {
  en: 'A field, the user or a parameter that can change.',
  ko: '바뀔 수 있는 필드, 사용자, 파라미터를 읽어야 합니다.',
}

const correctHere: Said = {
  en: 'correct the expression at this character.',
  ko: '이 자리에서 식을 고칩니다.',
}

function nameWhatItDependsOn(word: string): Said {
  return {
    en: `name what it depends on, or remove "${word}".`,
    ko: `무엇에 따라 달라지는지 적거나, "${word}" 항목을 지웁니다.`,
  }
}

const quoteText: Said = { en: 'put a text into single quotes', ko: '글이면 작은따옴표로 묶습니다' }

interface FieldPath extends Named {
  readonly path: string
}

function fieldWithoutOwner(name: string, fields: readonly FieldPath[]) {
  const list = listed(fields.map(({ path, label }) => ({ name: path, label })))
  const paths = fields.map(({ path }) => path)
  return {
    expected: {
      en: `A field is written with what it belongs to: ${list.en}.`,
      ko: `필드는 어디에 속하는지와 함께 적습니다: ${list.ko}.`,
    },
    ...writeInstead(name, paths, quoteText),
  }
}

/** Expressions as a whole: their size, syntax, names, codes, and what they give. */
export const expressionProblems = {
  tooLong: (length: number, longest: number): ProblemText => ({
    code: 'EXPRESSION_TOO_LARGE',
    what: { en: `This expression has ${length} characters.`, ko: `이 식은 ${length}자입니다.` },
    expected: { en: `At most ${longest} are allowed.`, ko: `${longest}자까지 적을 수 있습니다.` },
    mend: { en: 'say less here, or write a hook.', ko: '짧게 적거나 훅으로 만듭니다.' },
  }),
  tooDeep: (summary: string): ProblemText => ({
    code: 'EXPRESSION_TOO_LARGE',
    what: {
      en: 'This expression is nested too deeply.',
      ko: '이 식은 괄호가 너무 깊습니다.',
    },
    expected: parserSays(summary),
    mend: {
      en: 'say it in several fields, or write a hook.',
      ko: '여러 필드로 나누거나 훅으로 만듭니다.',
    },
  }),
  endsEarly: (text: string, summary: string): ProblemText => ({
    code: 'EXPRESSION_SYNTAX',
    what: { en: `"${text}" ends too early.`, ko: `"${text}" 식이 도중에 끝났습니다.` },
    expected: parserSays(summary),
    mend: correctHere,
  }),
  unreadable: (text: string, rest: string, summary: string): ProblemText => ({
    code: 'EXPRESSION_SYNTAX',
    what: {
      en: `"${text}" cannot be read from "${rest}" on.`,
      ko: `"${text}" 식을 "${rest}"부터 읽을 수 없습니다.`,
    },
    expected: parserSays(summary),
    mend: /^=[^=]/.test(rest) ? { en: 'write "==" to compare.', ko: '비교는 "=="로 적습니다.' } : correctHere,
  }),
  result: (text: string, given: SpokenType, wanted: SpokenType): ProblemText => {
    const [gives, wants] = [saidType(given), saidType(wanted)]
    return {
      code: 'EXPRESSION_RESULT',
      what: {
        en: `"${text}" gives ${gives.en}.`,
        ko: `"${text}" 식의 결과는 ${gives.ko}입니다.`,
      },
      expected: { en: `This place wants ${wants.en}.`, ko: `이 자리의 결과는 ${wants.ko} 값이어야 합니다.` },
      ...(given === 'a date range' && /^[\w.]+$/.test(text)
        ? {
            mend: {
              en: `write "${text}.from" or "${text}.to".`,
              ko: `기간의 시작은 "${text}.from", 끝은 "${text}.to"로 적습니다.`,
            },
            instead: { written: text, meant: `${text}.from`, others: [`${text}.to`] },
          }
        : {
            mend: {
              en: `write an expression that gives ${wants.en}.`,
              ko: `결과가 ${wants.ko}인 식을 적습니다.`,
            },
          }),
    }
  },
  /** `fields` are those of everything that is known here. */
  nameUnknown: (name: string, known: readonly string[], fields: readonly FieldPath[]): ProblemText => {
    const problem = {
      code: 'EXPRESSION_NAME_UNKNOWN',
      what: {
        en: `An expression at this place knows no "${name}".`,
        ko: `이 자리의 식은 "${name}" 이름을 모릅니다.`,
      },
    } as const
    const place = rootPlaces.get(name)
    if (place !== undefined)
      return {
        ...problem,
        expected: {
          en: `"${name}" is known ${place.en}. Known here: ${quoted(known)}.`,
          ko: `"${name}" 이름은 ${place.ko} 씁니다. 이 자리에서 쓸 수 있는 이름: ${quoted(known)}.`,
        },
        mend: {
          en: 'begin with a name that is known here.',
          ko: '이 자리에서 쓸 수 있는 이름으로 시작합니다.',
        },
      }
    const isField = fields.some(field => field.name === name) || nearestNames(name, known).length === 0
    const meant = isField ? nearestNamed(name, fields) : []
    return meant.length > 0
      ? { ...problem, ...fieldWithoutOwner(name, meant) }
      : { ...problem, expected: nameHint(name, known, 'name'), ...mendName(name, known, quoteText) }
  },
  fieldUnknown: (name: string, known: Known): ProblemText => ({
    code: 'EXPRESSION_FIELD_UNKNOWN',
    what: { en: `There is no field "${name}" here.`, ko: `여기에는 "${name}" 필드가 없습니다.` },
    expected: nameHint(name, known, 'field'),
    ...mendName(name, known, {
      en: 'add the field to the contract and run npm run codegen',
      ko: '계약에 필드를 더하고 npm run codegen을 실행합니다',
      isLast: true,
    }),
  }),
  /** A condition that the page does not have; the operation may take it. */
  conditionUnknown: (name: string, known: Known): ProblemText => ({
    code: 'EXPRESSION_FIELD_UNKNOWN',
    what: {
      en: `The filter of this page has no field "${name}".`,
      ko: `이 화면의 검색 조건에는 "${name}" 필드가 없습니다.`,
    },
    expected: nameHint(name, known, 'field'),
    ...mendName(name, known, {
      en: `add "${name}" to the fields of the filter`,
      ko: `검색 조건("filter")에 "${name}" 필드를 더합니다`,
      isLast: true,
    }),
  }),
  /** Expressions read the ends of a period as `.from` and `.to`. */
  periodEnd: (name: string, meant: string): ProblemText => ({
    code: 'EXPRESSION_FIELD_UNKNOWN',
    what: { en: `There is no field "${name}" here.`, ko: `여기에는 "${name}" 필드가 없습니다.` },
    expected: {
      en: 'The ends of a period are its ".from" and ".to".',
      ko: '기간의 시작과 끝은 ".from"과 ".to"로 읽습니다.',
    },
    mend: { en: `write "${meant}".`, ko: `"${meant}"처럼 적습니다.` },
    instead: { written: name, meant },
  }),
  functionUnknown: (name: string, known: readonly string[]): ProblemText => ({
    code: 'EXPRESSION_FUNCTION_UNKNOWN',
    what: { en: `"${name}" is no function of the language.`, ko: `"${name}" 함수는 없습니다.` },
    expected: { en: `Functions: ${known.join(', ')}.`, ko: `함수: ${known.join(', ')}.` },
    ...mendName(name, known, {
      en: 'say it with one of these',
      ko: '이 가운데 하나로 적습니다',
    }),
  }),
  readsNothing: (word: string): ProblemText => ({
    code: 'EXPRESSION_CONSTANT',
    what: {
      en: 'This condition is always the same: it reads nothing.',
      ko: '이 조건은 아무것도 읽지 않아서 언제나 같습니다.',
    },
    expected: somethingThatChanges,
    mend: nameWhatItDependsOn(word),
  }),
  constant: (word: string, holds: boolean): ProblemText => ({
    code: 'EXPRESSION_CONSTANT',
    what: {
      en: `This condition is always ${holds}, whatever it reads.`,
      ko: `이 조건은 무엇을 읽든 언제나 ${holds ? '참' : '거짓'}입니다.`,
    },
    expected: somethingThatChanges,
    mend: nameWhatItDependsOn(word),
  }),
  /** A condition of a chain of choices that is always the same once the chain comes to it; `kept` is the way that is always taken. */
  branchDead: (condition: string, holds: boolean, written: string, kept: string): ProblemText => ({
    code: 'EXPRESSION_BRANCH_DEAD',
    what: holds
      ? {
          en: `"${condition}" is always true here, so that nothing behind it is ever chosen.`,
          ko: `"${condition}" 조건이 여기서는 언제나 참이어서, 그 뒤의 것은 결코 쓰이지 않습니다.`,
        }
      : {
          en: `"${condition}" is never true here: the conditions before it, or its own parts, exclude it.`,
          ko: `"${condition}" 조건은 여기서 결코 참이 되지 않습니다. 앞의 조건이나 자기 안의 조건과 어긋납니다.`,
        },
    expected: {
      en: 'Each condition holds for something that those before it leave over.',
      ko: '조건마다 앞의 조건에 걸리지 않은 것이 걸려야 합니다.',
    },
    mend: {
      en: `write "${kept}" alone, or another condition.`,
      ko: `"${kept}"만 적거나, 다른 조건을 적습니다.`,
    },
    instead: { written, meant: kept },
  }),
  /** A condition that the one before it includes; `meant` has both in the other order. */
  branchHidden: (condition: string, written: string, meant: string): ProblemText => ({
    code: 'EXPRESSION_BRANCH_DEAD',
    what: {
      en: `"${condition}" never decides here: whatever it holds for has been taken by the condition before it.`,
      ko: `"${condition}" 조건에 맞는 것은 모두 앞의 조건에 먼저 걸려서, 이 조건은 결코 쓰이지 않습니다.`,
    },
    expected: {
      en: 'The narrower condition stands first.',
      ko: '더 좁은 조건을 먼저 적어야 합니다.',
    },
    mend: { en: `write "${meant}".`, ko: `"${meant}" 순서로 적습니다.` },
    instead: { written, meant },
  }),
  /** A text that reads like something that is known at this place. */
  quotedPath: (path: string): ProblemText => ({
    code: 'EXPRESSION_QUOTED',
    what: {
      en: `"'${path}'" is a text of these letters, not the value of "${path}".`,
      ko: `"'${path}'"는 "${path}" 값이 아니라 그 글자 그대로의 글입니다.`,
    },
    expected: {
      en: 'What is read stands without single quotes.',
      ko: '값을 읽으려면 작은따옴표 없이 적습니다.',
    },
    mend: { en: `write "${path}".`, ko: `작은따옴표 없이 "${path}"만 적습니다.` },
    instead: { written: `'${path}'`, meant: path },
  }),
  branchesSame: (kept: string, written: string): ProblemText => ({
    code: 'EXPRESSION_BRANCH_DEAD',
    what: {
      en: `Both ways out of the condition give "${kept}".`,
      ko: `조건이 참이든 거짓이든 "${kept}"입니다.`,
    },
    mend: { en: `write "${kept}" alone, or another value.`, ko: `"${kept}"만 적거나, 다른 값을 적습니다.` },
    instead: { written, meant: kept },
  }),
  /** How to mend an expression in the words of a spreadsheet. */
  spelledRight: (written: string, spelled: string): Pick<ProblemText, 'mend' | 'instead'> => ({
    mend: { en: `write "${spelled}".`, ko: `"${spelled}"처럼 적습니다.` },
    instead: { written, meant: spelled },
  }),
}
