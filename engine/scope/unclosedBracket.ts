import { createScanner, type SyntaxKind } from 'jsonc-parser'

/** A bracket without its other half: which sign is missing, and the place behind which it belongs. */
export interface UnclosedBracket {
  readonly opened: number
  readonly sign: '}' | ']'
  readonly at: number
}

interface Opened {
  readonly bracket: '{' | '['
  readonly offset: number
  readonly index: number
}

interface Token {
  readonly text: string
  readonly offset: number
}

/** SyntaxKind.EOF of jsonc-parser, a const enum, which cannot be imported from an isolated module. */
const endOfFile: SyntaxKind = 17

/**
 * The bracket that is left open, where one is: a parser only notices it at whatever does not fit any more, which may be far below.
 * Known by what cannot stand in the innermost bracket (a second object or a bare text among the entries of an object, a colon in a
 * list, the other closing bracket); where the file ends too early, by lines that stand no further right than the one that opened it.
 */
export function unclosedBracket(text: string): UnclosedBracket | undefined {
  const tokens = tokensOf(text)
  if (tokens.some(isOpenText) || isBalanced(tokens)) return undefined
  const open: Opened[] = []
  let outdented: Opened | undefined
  for (const [index, { text: sign, offset }] of tokens.entries()) {
    const inner = open.at(-1)
    const [last, beforeLast] = [tokens[index - 1], tokens[index - 2]]
    const isBareText = last?.text.startsWith('"') && beforeLast?.text === ','
    if (inner && isForeign(inner, sign, { last, isBareText: isBareText === true }))
      return left(inner, tokens, isBareText ? index - 1 : index)
    if (sign === '{' || sign === '[') open.push({ bracket: sign, offset, index })
    if (sign !== '}' && sign !== ']') continue
    const closed = open.pop()
    if (!closed) return undefined
    if (isOutdented(text, closed, offset)) outdented ??= closed
  }
  const inner = open.at(-1)
  if (!inner) return undefined
  const unclosed = outdented ?? inner
  const next = tokens.findIndex(
    ({ offset }, index) => index > unclosed.index && isOutdented(text, unclosed, offset, 1),
  )
  return left(unclosed, tokens, next < 0 ? tokens.length : next)
}

/** Whether a sign shows that the innermost bracket should have been closed before it. */
function isForeign(
  { bracket }: Opened,
  sign: string,
  { last, isBareText }: { readonly last: Token | undefined; readonly isBareText: boolean },
): boolean {
  if (bracket === '[') return sign === '}' || sign === ':'
  if (sign === '{' || sign === '[') return last?.text === ','
  return sign === ']' || (isBareText && (sign === ',' || sign === '}'))
}

/** What is missing before a sign, behind whatever stands before it and before the comma between the two. */
function left({ bracket, offset }: Opened, tokens: readonly Token[], next: number): UnclosedBracket {
  const sign = closing[bracket]
  const before = tokens[next]?.text === ':' ? next - 1 : next
  const behind = tokens[before - 1]?.text === ',' ? before - 2 : before - 1
  return { opened: offset, sign, at: endOf(tokens[behind]) }
}

/** As many closing brackets of either kind as opening ones, so that something else is wrong. */
function isBalanced(tokens: readonly Token[]): boolean {
  const count = (sign: string) => tokens.filter(({ text }) => text === sign).length
  return count('{') <= count('}') && count('[') <= count(']')
}

/** A text that does not end on its line. */
const isOpenText = ({ text }: Token) => text.startsWith('"') && !/^"(?:[^"\\]|\\.)*"$/.test(text)

const closing = { '{': '}', '[': ']' } as const

const endOf = (token: Token | undefined): number => (token ? token.offset + token.text.length : 0)

function tokensOf(text: string): readonly Token[] {
  const scanner = createScanner(text, true)
  const tokens: Token[] = []
  for (let kind = scanner.scan(); kind !== endOfFile; kind = scanner.scan()) {
    const offset = scanner.getTokenOffset()
    tokens.push({ text: text.slice(offset, offset + scanner.getTokenLength()), offset })
  }
  return tokens
}

/** The first sign of its line, further left than the line begins on which the bracket was opened, or no further right by `grace`. */
function isOutdented(text: string, opened: Opened, offset: number, grace = 0): boolean {
  const line = lineBefore(text, offset)
  return line.trim() === '' && line.length < indentOf(lineBefore(text, opened.offset)) + grace
}

const lineBefore = (text: string, offset: number) =>
  text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)

const indentOf = (line: string) => line.length - line.trimStart().length
