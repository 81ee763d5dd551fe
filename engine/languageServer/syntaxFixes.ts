import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { unclosedBracket } from '../scope/unclosedBracket'
import { fixTexts } from './fixTexts'
import type { QuickFix } from './quickFix'

/** Signs that strict JSON wants at a character, by what its parser misses there. */
const missingSigns: Readonly<Record<string, string>> = {
  CommaExpected: ',',
  ColonExpected: ':',
}

/** The sign that is missing at a character, or the comma before it that is one too many. */
export function syntaxFixes(text: string, offset: number): readonly QuickFix[] {
  const unclosed = unclosedBracket(text)
  if (unclosed?.at === offset)
    return [{ title: fixTexts.sign(unclosed.sign), start: offset, end: offset, text: unclosed.sign }]
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const error = errors.find(one => one.offset === offset)
  if (!error) return []
  const before = text.slice(0, offset).trimEnd()
  const sign = missingSigns[printParseErrorCode(error.error)]
  if (sign !== undefined) {
    return [{ title: fixTexts.sign(sign), start: before.length, end: before.length, text: sign }]
  }
  const comma = before.lastIndexOf(',')
  if (!/[\]}]/.test(text[offset] ?? '') || !/^,\s*$/.test(before.slice(comma))) return []
  return [{ title: fixTexts.comma, start: comma, end: comma + 1, text: '' }]
}
