import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { jsonProblems } from '../problem/catalogue/jsonProblems'
import type { MemberPlace, Source } from './source'
import { unclosedBracket } from './unclosedBracket'

/** A value of a definition file. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/**
 * Reads strict JSON, keeping the place of every key and value in the source. Returns undefined when the file is not JSON;
 * all mistakes are reported at their characters, keys that stand twice as well. Of a file with a bracket left open that alone is
 * reported, since nothing behind it means what it says.
 */
export function readJson(source: Source): JsonValue | undefined {
  const errors: ParseError[] = []
  const root = parseTree(textOf(source), errors, { disallowComments: true, allowTrailingComma: false })
  const unclosed = errors.length > 0 ? unclosedBracket(textOf(source)) : undefined
  if (unclosed) {
    const opened = source.linePlace(unclosed.opened)
    source.report(unclosed.at, jsonProblems.unclosed(unclosed.sign, opened))
    return undefined
  }
  const seen = new Set<number>()
  for (const { error, offset } of errors) {
    if (seen.has(offset)) continue
    seen.add(offset)
    const sign = String.fromCodePoint(source.text.codePointAt(offset) ?? 0)
    source.report(offset, jsonProblems.syntax(printParseErrorCode(error), sign))
  }
  if (errors.length > 0) return undefined
  if (root) return plainValue(root, source)
  source.report(0, jsonProblems.empty())
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
      source.report(key.offset, jsonProblems.keyTwice(word, first))
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
