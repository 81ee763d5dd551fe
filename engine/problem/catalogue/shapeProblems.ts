import { chooseParticle } from '../../../schemas/shared/koreanParticle'
import { mendName, nameHint, quoted, saysAs } from '../nameHint'
import { nearestNames } from '../nearestName'
import { calledOtherwise } from '../otherWords'
import type { ProblemText } from '../problemText'
import { asWritten, type Said, sentences } from '../said'
import { add, removeOneOfTwo, removeWord } from './mends'

/** What a value is, or may be. */
export const valueKinds = {
  text: { en: 'a text', ko: '글' },
  number: { en: 'a number', ko: '수' },
  boolean: { en: 'true or false', ko: 'true나 false 값' },
  list: { en: 'a list', ko: '목록' },
  object: { en: 'an object', ko: '객체' },
  nothing: { en: 'null', ko: 'null 값' },
} as const satisfies Readonly<Record<string, Said>>

export function oneOf(values: readonly (string | number)[]): Said {
  const list = values.map(value => JSON.stringify(value)).join(', ')
  return { en: `one of ${list}`, ko: `${list} 가운데 하나` }
}

export function eitherOf(kinds: readonly Said[]): Said {
  return { en: kinds.map(({ en }) => en).join(' or '), ko: kinds.map(({ ko }) => ko).join(' 또는 ') }
}

/** The words `block` and `step` tell entries of a list apart. */
export type Discriminator = 'block' | 'step'

const discriminators = {
  block: { code: 'BLOCK_UNKNOWN', many: 'Blocks', ko: '블록' },
  step: { code: 'STEP_UNKNOWN', many: 'Steps', ko: '단계' },
} as const

/** Mistakes of the shape: words, kinds of values, forms of entries. */
export const shapeProblems = {
  wordUnknown: (
    word: string,
    type: Said,
    words: readonly string[],
    free: readonly string[],
  ): ProblemText => ({
    code: 'WORD_UNKNOWN',
    what: {
      en: `"${word}" is no word of ${type.en}.`,
      ko: `"${word}" 항목은 ${type.ko}에 쓰는 말이 아닙니다.`,
    },
    // Where nothing is near, the words themselves say what there is.
    expected: sentences(
      { en: `Words: ${words.join(', ')}.`, ko: `쓰는 말: ${words.join(', ')}.` },
      nearestNames(word, free).length > 0 ? nameHint(word, free, 'word') : undefined,
    ),
    ...mendName(word, free, removeWord(word)),
  }),
  wordMissing: (word: string, expected: Said | undefined): ProblemText => ({
    code: 'WORD_MISSING',
    what: { en: `"${word}" is missing here.`, ko: `여기에 "${word}" 항목이 없습니다.` },
    ...(expected === undefined ? {} : { expected }),
    mend: add(word),
  }),
  valueUnknown: (value: string, word: string | number, values: readonly (string | number)[]): ProblemText => {
    const names = values.map(String)
    const list = values.map(item => JSON.stringify(item)).join(', ')
    return {
      code: 'VALUE_UNKNOWN',
      what:
        typeof word === 'number'
          ? {
              en: `"${value}" is none of the words that stand here.`,
              ko: `"${value}" 값은 여기에 적을 수 있는 말이 아닙니다.`,
            }
          : {
              en: `"${value}" is not a value of "${word}".`,
              ko: `"${value}" 값은 "${word}"에 적을 수 없습니다.`,
            },
      expected: { en: `Values: ${list}.`, ko: `적을 수 있는 값: ${list}.` },
      ...mendName(value, calledOtherwise(names), {
        en: `write one of ${quoted(names)}`,
        ko: `${quoted(names)} 가운데 하나를 적습니다`,
        isLast: true,
      }),
    }
  },
  valueKind: (word: string | number, kind: Said, expected: Said): ProblemText => {
    const name =
      typeof word === 'number'
        ? { en: 'This entry', ko: '이 항목은' }
        : word === ''
          ? { en: 'The file', ko: '이 파일은' }
          : { en: `"${word}"`, ko: `"${word}" 값은` }
    return {
      code: 'VALUE_KIND',
      what: { en: `${name.en} is ${kind.en}.`, ko: `${name.ko} ${kind.ko}입니다.` },
      expected: { en: `Expected: ${expected.en}.`, ko: `적을 수 있는 것: ${expected.ko}.` },
      mend: {
        en: `write ${expected.en}.`,
        ko: `${expected.ko}${chooseParticle(expected.ko, '을(를)')} 적습니다.`,
      },
    }
  },
  discriminatorUnknown: (
    word: Discriminator,
    written: unknown,
    known: readonly string[],
    near: string | undefined,
  ): ProblemText => {
    const { code, many, ko } = discriminators[word]
    const nearest =
      near === undefined ? undefined : { en: `Nearest: "${near}".`, ko: `가장 가까운 것: "${near}".` }
    return {
      code,
      what:
        written === undefined
          ? { en: `"${word}" is missing here.`, ko: `여기에 "${word}" 항목이 없습니다.` }
          : {
              en: `${JSON.stringify(written)} is not a ${word}.`,
              ko: `${JSON.stringify(written)} ${ko}${chooseParticle(ko, '은(는)')} 없습니다.`,
            },
      expected: sentences(
        { en: `${many}: ${known.join(', ')}.`, ko: `${ko}: ${known.join(', ')}.` },
        nearest,
      ),
      mend:
        near === undefined
          ? { en: `write "${word}" with one of these.`, ko: `"${word}"에 이 가운데 하나를 적습니다.` }
          : { en: `write "${word}": "${near}".`, ko: `"${word}": ${saysAs(near)} 적습니다.` },
      ...(typeof written === 'string' && near !== undefined ? { instead: { written, meant: near } } : {}),
    }
  },
  widgetUnknown: (written: string, known: readonly string[]): ProblemText => ({
    code: 'VALUE_UNKNOWN',
    what: {
      en: `${written} is none of the widgets that this place takes.`,
      ko: `${written} 위젯은 여기에 적을 수 없습니다.`,
    },
    expected: asWritten(known.map(name => JSON.stringify(name)).join(', ')),
    mend: { en: 'write one of these.', ko: '이 가운데 하나를 적습니다.' },
  }),
  unclear: (words: readonly string[]): ProblemText => {
    const list = {
      en: words.map(word => `"${word}"`).join(' or '),
      ko: quoted(words),
    }
    return {
      code: 'SHAPE_UNCLEAR',
      what: {
        en: 'Nothing here says which kind of entry this is.',
        ko: '이것이 어떤 항목인지 알려 주는 말이 없습니다.',
      },
      expected: { en: `It says ${list.en}.`, ko: `${list.ko} 가운데 하나가 있어야 합니다.` },
      mend: { en: `add ${list.en}.`, ko: `${list.ko} 가운데 하나를 더합니다.` },
    }
  },
  emptyText: (word: string): ProblemText => ({
    code: 'VALUE_EMPTY',
    what: { en: `"${word}" is an empty text.`, ko: `"${word}" 값이 빈 글입니다.` },
    expected: { en: 'At least one character.', ko: '한 글자 이상이어야 합니다.' },
    mend: { en: 'write the text.', ko: '글을 적습니다.' },
  }),
  emptyList: (word: string): ProblemText => ({
    code: 'VALUE_EMPTY',
    what: { en: `"${word}" is an empty list.`, ko: `"${word}" 값이 빈 목록입니다.` },
    expected: { en: 'At least one entry.', ko: '항목이 하나 이상이어야 합니다.' },
    mend: { en: 'write an entry.', ko: '항목을 적습니다.' },
  }),
  numberRange: (word: string, value: number, least: number, greatest: number): ProblemText => ({
    code: 'NUMBER_RANGE',
    what: { en: `"${word}" cannot be ${value}.`, ko: `"${word}"에는 ${value} 값을 적을 수 없습니다.` },
    expected: {
      en: `A whole number from ${least} to ${greatest}.`,
      ko: `${least}부터 ${greatest}까지의 정수여야 합니다.`,
    },
    mend: { en: 'write such a number.', ko: '그런 수를 적습니다.' },
  }),
  valueTwice: (value: string, word: string): ProblemText => ({
    code: 'VALUE_TWICE',
    what: { en: `"${value}" stands in "${word}" twice.`, ko: `"${word}"에 "${value}" 값이 두 번 있습니다.` },
    mend: removeOneOfTwo,
  }),
  pageFormMixed: (word: 'filter' | 'grid'): ProblemText => ({
    code: 'PAGE_FORM_MIXED',
    what: {
      en: `"${word}" and "blocks" stand beside each other.`,
      ko: `"${word}", "blocks" 항목이 나란히 있습니다.`,
    },
    expected: {
      en: 'A list page says "filter" and "grid"; every other page says "blocks".',
      ko: '목록 화면에는 "filter"와 "grid"를, 다른 화면에는 "blocks"를 적습니다.',
    },
    mend: { en: `move "${word}" into "blocks".`, ko: `"${word}" 항목을 "blocks" 안으로 옮깁니다.` },
  }),
  withoutEffect: (word: string, why: Said): ProblemText => ({
    code: 'WORD_WITHOUT_EFFECT',
    what: {
      en: `"${word}" does nothing here: ${why.en}.`,
      ko: `여기서 "${word}" 항목은 아무 일도 하지 않습니다. ${why.ko}.`,
    },
    mend: {
      en: `remove "${word}", or add what it needs.`,
      ko: `"${word}" 항목을 지우거나, 그것에 필요한 것을 더합니다.`,
    },
  }),
  labelTwice: (label: string): ProblemText => ({
    code: 'LABEL_TWICE',
    what: {
      en: `"${label}" is the label of two things side by side.`,
      ko: `나란히 있는 두 곳의 라벨이 모두 "${label}"입니다.`,
    },
    mend: {
      en: 'name what this one does or holds.',
      ko: '이것이 하는 일이나 담고 있는 것을 라벨로 적습니다.',
    },
  }),
}
