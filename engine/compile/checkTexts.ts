import { meantProblems } from '../problem/catalogue/meantProblems'
import { saidProblems } from '../problem/catalogue/saidProblems'
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
    } else if (spokenWords.has(word) || (word === 'text' && 'step' in part))
      checkText(source, part, word, value)
  }
}

function checkText(source: Source, part: object, word: string, text: string): void {
  const raw = rawPart(text, word)
  if (raw) source.report(source.valueAt(part, word), saidProblems.rawText(...raw))
  else if (isForeign(text)) source.warn(part, word, meantProblems.notKorean(text))
}

/** What of a text only its author understands. */
function rawPart(text: string, word: string): Parameters<typeof saidProblems.rawText> | undefined {
  const [markup] = /<\/?[a-z][^>]*>|&[a-z]+;/i.exec(text) ?? []
  if (markup !== undefined) return [markup, 'markup']
  // Holes of questions and alerts are counted with what fills them.
  const [hole] = word === 'text' ? [] : (/\{\w*\}/.exec(text) ?? [])
  if (hole !== undefined) return [hole, 'hole']
  const [name] =
    /\b(?:header|row|line|filter|params|selection|picked|answer)\.\w+|\b[a-z]{2,}[A-Z]\w*/.exec(text) ?? []
  return name !== undefined && /[가-힣]/.test(text) ? [name, 'name'] : undefined
}
