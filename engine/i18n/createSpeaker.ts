import type { Speaker } from '../../schemas/shared/spoken'
import { defaultLanguage } from './languages'

const hangul = /[가-힣]/

/** What pages without a server answer themselves is data, and data is not translated. */
const dataOfPlans = 'samples'

export interface Wording {
  /** A text of ours in the language; the Korean one where it has none. */
  readonly text: (korean: string) => string
  /** What administrators have made of a message. */
  readonly edited?: (name: string, otherwise: string) => string
  readonly made?: (sentence: string) => string
}

export function createSpeaker(language: string, { text, edited, made = text }: Wording): Speaker {
  /** A page says a hundred texts each time it is drawn. */
  const said = new Map<string, string>()
  const say = (korean: string, name?: string): string => {
    const key = name === undefined ? korean : `${name} ${korean}`
    const known = said.get(key)
    if (known !== undefined) return known
    const own = text(korean)
    const found = name === undefined || !edited ? own : edited(name, own)
    said.set(key, found)
    return found
  }
  return {
    isKorean: language === defaultLanguage,
    text: say,
    all: value => allTexts(value, say),
    made,
  }
}

function allTexts<Value>(value: Value, say: (korean: string) => string): Value
function allTexts(value: unknown, say: (korean: string) => string): unknown {
  if (typeof value === 'string') return hangul.test(value) ? say(value) : value
  if (Array.isArray(value)) return value.map((one: unknown) => allTexts(one, say))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      name === dataOfPlans ? part : allTexts(part, say),
    ]),
  )
}
