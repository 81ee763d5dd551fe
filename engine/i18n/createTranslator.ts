import type { Translator } from '../../schemas/shared/translated'
import { defaultLanguage } from './languages'

const hangul = /[가-힣]/

/** What pages without a server answer themselves is data, and data is not translated. */
const dataOfPlans = 'samples'

/** Where one Korean word is a deed on a button and the name of a code, another language has two words. */
export type TextUse = 'button' | 'code'

export interface Wording {
  /**
   * A text of ours in the language, as it is used or as the message of that name, or as the name of that code; the Korean one
   * where it has none.
   */
  readonly text: (korean: string, use?: string, code?: string) => string
  /** What administrators have made of a message. */
  readonly edited?: (name: string, otherwise: string) => string
  readonly made?: (sentence: string) => string
}

/** The few texts of the pages before a log-in. A code waits for all texts: its word may be a button there (취소: Cancel, Canceled). */
export const firstWording = (texts: Readonly<Record<string, string>>): Wording => ({
  text: (korean, use) => (use === 'code' ? korean : texts[korean] || korean),
})

export function createTranslator(language: string, { text, edited, made = text }: Wording): Translator {
  /** A page says a hundred texts each time it is drawn. */
  const said = new Map<string, string>()
  const say = (korean: string, use?: string, isEditable = false, code?: string): string => {
    const key = `${isEditable} ${use ?? ''} ${code ?? ''} ${korean}`
    const known = said.get(key)
    if (known !== undefined) return known
    const own = text(korean, use, code)
    const found = use === undefined || !isEditable || !edited ? own : edited(use, own)
    said.set(key, found)
    return found
  }
  const isKorean = language === defaultLanguage
  return {
    isKorean,
    text: say,
    all: value => allTexts(value, say, language),
    made,
    answer: value => (isKorean ? value : sentencesIn(value, made)),
  }
}

type Say = (korean: string, use?: TextUse, isEditable?: boolean, code?: string) => string

/** Which text of a part of a plan is used otherwise than elsewhere: the label of an action, the text of a code. */
export function usedTexts(value: object): Readonly<Record<string, TextUse>> {
  if ('look' in value && 'steps' in value) return { label: 'button' }
  return 'value' in value && 'text' in value ? { text: 'code' } : {}
}

function allTexts<Value>(value: Value, say: Say, language: string): Value
function allTexts(value: unknown, say: Say, language: string): unknown {
  if (typeof value === 'string') return hangul.test(value) ? say(value) : value
  if (Array.isArray(value)) return value.map((one: unknown) => allTexts(one, say, language))
  if (typeof value !== 'object' || value === null) return value
  // The English name that administrators have given a code goes before ours.
  if (language === 'en_US' && 'textEn' in value && 'text' in value) return { ...value, text: value.textEn }
  const used = usedTexts(value)
  const code = 'value' in value && typeof value.value === 'string' ? value.value : undefined
  const said = Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => {
      if (name === dataOfPlans) return [name, part]
      const use = used[name]
      const isOwn = use !== undefined && typeof part === 'string' && hangul.test(part)
      return [name, isOwn ? say(part, use, false, code) : allTexts(part, say, language)]
    }),
  )
  return language === defaultLanguage ? said : withRoom(said)
}

/** About the width of a bold letter, and what a header needs around them: padding, the sign of the order, a star. */
const letterWidth = 7.5
const roomBeside = 34
/** States are drawn as chips. */
const codeWidth = 128

/** Columns are as wide as their Korean; longer words get more. */
function withRoom(said: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { label, width, code, choices } = said
  if (typeof label !== 'string' || typeof width !== 'number') return said
  const isCoded = code !== undefined || choices !== undefined
  const needed = Math.ceil(label.length * letterWidth) + roomBeside
  return { ...said, width: Math.max(width, needed, isCoded ? codeWidth : 0) }
}

/** Fields of answers that hold sentences and labels of the server; all others are data and stay as they were entered. */
const madeFields = new Set([
  'msg',
  'errMsg',
  'actorNm',
  'historyText',
  'mark',
  'matchText',
  'rateSource',
  'addedYn',
  'state',
  'stage',
  'threadNotice',
  'evaTerm',
  'itemAccounts',
  'attrLimits',
])
/** Whole parts of answers that the server words: sheets to be printed, and the way to a page. */
const madeParts = new Set(['sheets', 'shortcuts'])
/** A notice is known by its number; its title is a sentence. */
const noticeNumber = 'notiSeq'

function sentencesIn<Value>(value: Value, made: (sentence: string) => string, isMade?: boolean): Value
function sentencesIn(value: unknown, made: (sentence: string) => string, isMade = false): unknown {
  if (typeof value === 'string') return isMade && hangul.test(value) ? made(value) : value
  if (Array.isArray(value)) return value.map((one: unknown) => sentencesIn(one, made, isMade))
  if (typeof value !== 'object' || value === null) return value
  // A file or a stream has no sentences of ours.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  const isNotice = noticeNumber in value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => {
      const isOurs = madeFields.has(name) || (isNotice && name === 'title')
      return [name, sentencesIn(part, made, isMade || isOurs || madeParts.has(name))]
    }),
  )
}
