import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { MemberPlace, Source } from './source'

/** A value of a definition file. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** What strict JSON wants at the place of each parser error. */
const wanted: Readonly<Record<string, readonly [what: string, mend: string]>> = {
  InvalidSymbol: [
    'This is no JSON value.',
    'write a text in double quotes, a number, true, false, a list or an object',
  ],
  InvalidNumberFormat: [
    'This number is not written as JSON wants it.',
    'write digits with at most one point',
  ],
  PropertyNameExpected: [
    'A word in double quotes is wanted here.',
    'write the next word in double quotes, or drop the comma before this place',
  ],
  ValueExpected: ['A value is wanted here.', 'write a value, or drop the comma before this place'],
  ColonExpected: ['A colon is wanted between the word and its value.', 'write ":" here'],
  CommaExpected: ['A comma is wanted between two entries.', 'write "," before this place'],
  CloseBraceExpected: ['The object is not closed.', 'write "}" here'],
  CloseBracketExpected: ['The list is not closed.', 'write "]" here'],
  EndOfFileExpected: [
    'Something stands after the end of the definition.',
    'remove what follows the last "}"',
  ],
  InvalidCommentToken: ['JSON has no comments.', 'say it in "note", and remove the comment'],
  UnexpectedEndOfComment: ['JSON has no comments.', 'say it in "note", and remove the comment'],
  UnexpectedEndOfString: ['The text is not closed on its line.', 'write the closing double quote'],
  UnexpectedEndOfNumber: ['The number ends too early.', 'complete the number'],
  InvalidUnicode: ['"\\u" wants four hexadecimal digits.', 'complete the escape'],
  InvalidEscapeCharacter: ['JSON does not know this escape.', 'write "\\\\" for a backslash'],
  InvalidCharacter: ['This character must be escaped in a text.', 'write it as an escape such as "\\t"'],
}

/**
 * Reads strict JSON, keeping the place of every key and value in the source. Returns undefined when the file is not JSON;
 * all mistakes are reported at their characters, keys that stand twice as well.
 */
export function readJson(source: Source): JsonValue | undefined {
  const errors: ParseError[] = []
  const root = parseTree(textOf(source), errors, { disallowComments: true, allowTrailingComma: false })
  const seen = new Set<number>()
  for (const { error, offset } of errors) {
    if (seen.has(offset)) continue
    seen.add(offset)
    const [what, mend] = wanted[printParseErrorCode(error)] ?? ['This is not JSON.', 'correct the syntax']
    source.report(offset, { code: 'JSON_SYNTAX', what, mend: `${mend}.` })
  }
  if (errors.length > 0) return undefined
  if (root) return plainValue(root, source)
  source.report(0, {
    code: 'JSON_SYNTAX',
    what: 'The file is empty.',
    mend: 'write a definition, or remove the file.',
  })
  return undefined
}

/** Reads what can be read of a file that somebody is typing; mistakes are passed over, and undefined is a file without a value. */
export function readLoosely(source: Source): JsonValue | undefined {
  const root = parseTree(textOf(source))
  return root && plainValue(root, source)
}

function textOf({ text }: Source): string {
  return text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text
}

function plainValue(node: Node, source: Source): JsonValue {
  if (node.type === 'array') return listOf(node, source)
  if (node.type === 'object') return objectOf(node, source)
  return node.value as JsonValue
}

function listOf(node: Node, source: Source): JsonValue[] {
  const items = node.children ?? []
  const list = items.map(item => plainValue(item, source))
  const members = new Map(
    items.map((item, index) => [String(index), { key: item.offset, value: item.offset }]),
  )
  source.place(list, { self: node.offset, members })
  return list
}

function objectOf(node: Node, source: Source): JsonValue {
  const entries = new Map<string, JsonValue>()
  const members = new Map<string, MemberPlace>()
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? []
    if (!key || !value) continue
    const word = String(key.value)
    if (entries.has(word)) {
      const first = source.linePlace(members.get(word)?.key ?? 0)
      source.report(key.offset, {
        code: 'JSON_KEY_TWICE',
        what: `"${word}" is already said in this object, at ${first.line}:${first.column}.`,
        mend: `keep one "${word}" and remove the other.`,
      })
      continue
    }
    entries.set(word, plainValue(value, source))
    members.set(word, { key: key.offset, value: value.offset })
  }
  // fromEntries defines own properties, so a key named __proto__ stays an ordinary, unknown word.
  const object: { [key: string]: JsonValue } = Object.fromEntries(entries)
  source.place(object, { self: node.offset, members })
  return object
}

export function isObject(value: JsonValue): value is { [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
