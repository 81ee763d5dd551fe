import { rowWords, typeIn } from './expressionNames'
import type { ExpressionScope, ValueType } from './valueType'

/** Where somebody types in an expression that need not be complete yet. */
export type ExpressionCursor =
  | { readonly at: 'name'; readonly start: number; readonly scope: ExpressionScope }
  | { readonly at: 'member'; readonly start: number; readonly holder: ValueType | undefined }
  /** In a text; `code` is the group of which it should be a value. */
  | { readonly at: 'text'; readonly start: number; readonly code: string | undefined }

export function expressionCursor(
  text: string,
  index: number,
  scope: ExpressionScope,
  wants: ValueType | undefined,
): ExpressionCursor {
  const before = text.slice(0, index)
  const known = { ...scope, ...localsOf(before, scope) }
  const quote = openQuote(before)
  if (quote !== undefined)
    return { at: 'text', start: quote + 1, code: wantedCode(before.slice(0, quote), known, wants) }
  const start = index - (/[\w\p{Script=Hangul}]*$/u.exec(before)?.[0].length ?? 0)
  if (before[start - 1] !== '.') return { at: 'name', start, scope: known }
  return { at: 'member', start, holder: typeIn(receiverOf(before.slice(0, start - 1)), known) }
}

/** The place of the quote of a text that is not closed. */
function openQuote(before: string): number | undefined {
  let open: number | undefined
  for (let at = 0; at < before.length; at += 1) {
    if (before[at] === '\\') at += 1
    else if (open === undefined && (before[at] === "'" || before[at] === '"')) open = at
    else if (open !== undefined && before[at] === before[open]) open = undefined
  }
  return open
}

const comparedPath = /([A-Za-z_][\w.]*)\s*(?:==|!=|\bin\b)\s*(?:\[[^\]]*)?$/

/** The group of the field that the text is compared with, or the one that the whole expression should give. */
function wantedCode(
  before: string,
  scope: ExpressionScope,
  wants: ValueType | undefined,
): string | undefined {
  const [, path] = comparedPath.exec(before) ?? []
  const type = path === undefined ? answerType(before, wants) : typeIn(path, scope)
  return type?.kind === 'text' ? type.code : undefined
}

function answerType(before: string, wants: ValueType | undefined): ValueType | undefined {
  return /(^|[?:])\s*$/.test(before) ? wants : undefined
}

/** What stands before a point: names, points, and calls with what is in their parentheses. */
function receiverOf(before: string): string {
  let at = before.length
  let depth = 0
  while (at > 0) {
    const letter = before[at - 1] ?? ''
    if (letter === ')' || letter === ']') depth += 1
    else if (depth > 0 && (letter === '(' || letter === '[')) depth -= 1
    else if (depth === 0 && !/[\w.]/.test(letter)) break
    at -= 1
  }
  return before.slice(at)
}

/** Names that open calls such as `lines.all(l, …` have brought for a row. */
export function localsOf(before: string, scope: ExpressionScope): ExpressionScope {
  const open: number[] = []
  for (let at = 0; at < before.length; at += 1) {
    if (before[at] === '(') open.push(at)
    else if (before[at] === ')') open.pop()
  }
  let locals: ExpressionScope = {}
  for (const at of open) {
    const [called = '', word = ''] = /\.(\w+)$/.exec(before.slice(0, at)) ?? []
    const [, name] = /^\(\s*(\w+)\s*,/.exec(before.slice(at)) ?? []
    if (name === undefined || !rowWords.includes(word)) continue
    const list = typeIn(receiverOf(before.slice(0, at - called.length)), { ...scope, ...locals })
    if (list?.kind === 'list') locals = { ...locals, [name]: list.item }
  }
  return locals
}
