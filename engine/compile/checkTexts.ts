import { meantProblems } from '../problem/catalogue/meantProblems'
import type { Source } from '../scope/source'

/** Words whose texts people read. */
const spokenWords: ReadonlySet<string> = new Set([
  ...['title', 'label', 'button', 'message', 'emptyText', 'enabledHint', 'chooseLabel', 'group'],
  ...['heading', 'notice'],
])

/** Names of fields and parameters with what they are given. */
const mappings: ReadonlySet<string> = new Set([
  'with',
  'set',
  'send',
  'values',
  'newRow',
  'initial',
  'initialLine',
])

/** A text in Latin letters that is no abbreviation: names of fields, codes and files stand under other words. */
const isForeign = (text: string) => /[A-Za-z][a-z]{2}/.test(text) && !/[가-힣]/.test(text)

/** Texts are written in Korean, by which those of the other languages are found. */
export function checkTexts(source: Source, part: unknown): void {
  if (typeof part !== 'object' || part === null) return
  for (const [word, value] of Object.entries(part)) {
    if (typeof value !== 'string') {
      if (!mappings.has(word)) checkTexts(source, value)
    } else if (spokenWords.has(word) && isForeign(value))
      source.warn(part, word, meantProblems.notKorean(value))
  }
}
