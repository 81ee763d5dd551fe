import { findNodeAtOffset, getNodePath, type Node, parseTree } from 'jsonc-parser'
import type { LanguageProperty, LanguageType } from '../../codegen/languageModel'
import { plainType } from '../compile/chooseOption'
import type { DefinitionFile } from '../compile/readDefinitions'
import type { Problem } from '../problem/problem'
import { fixTexts } from './fixTexts'
import { typesAt, wordsOf } from './languageTypes'
import type { QuickFix } from './quickFix'

/** Adds each word that the object at a character must have and does not, with a value of its kind that is still to be filled in. */
export function addMissingWords({ kind, text }: DefinitionFile, offset: number): readonly QuickFix[] {
  const root = parseTree(text)
  const found = root && findNodeAtOffset(root, offset, true)
  const object = found && objectAround(found)
  if (!object) return []
  const written = new Set((object.children ?? []).map(member => String(member.children?.[0]?.value)))
  const words = wordsOf(typesAt(kind, root, getNodePath(object)))
  return words
    .filter(({ name, isOptional }) => (!isOptional || name === 'label') && !written.has(name))
    .map(word => fixOf(word.name, emptyValue(word.type), object, words))
}

/** Writes a word that a problem names, with its value, into the entry that is meant. */
export function addWord(
  { kind, text }: DefinitionFile,
  { word, value, at }: NonNullable<Problem['add']>,
  offset: number,
): readonly QuickFix[] {
  const root = parseTree(text)
  const found = root && findNodeAtOffset(root, at ?? offset, true)
  const object = found && objectAround(found)
  if (!object) return []
  const written = object.children?.find(member => member.children?.[0]?.value === word)?.children?.[1]
  if (!written) return [fixOf(word, value, object, wordsOf(typesAt(kind, root, getNodePath(object))))]
  const { offset: start, length } = written
  return [{ title: fixTexts.write(`"${word}": ${value}`), start, end: start + length, text: value }]
}

/** Writes an entry before the one that stands at a character of a list. */
export function addBefore(text: string, entry: string, offset: number): readonly QuickFix[] {
  const root = parseTree(text)
  const found = root && findNodeAtOffset(root, offset, true)
  const place = found?.parent?.type === 'array' ? found : found && objectAround(found)
  if (!place) return []
  const start = place.offset
  return [{ title: fixTexts.add(entry.replaceAll('"', '')), start, end: start, text: `${entry}, ` }]
}

function objectAround(node: Node): Node | undefined {
  return node.type === 'object' ? node : node.parent && objectAround(node.parent)
}

/** The word stands behind those that the language lists before it. */
function fixOf(name: string, value: string, object: Node, words: readonly LanguageProperty[]): QuickFix {
  const place = (word: unknown) => words.findIndex(one => one.name === word)
  const members = object.children ?? []
  const before =
    members.findLast(member => place(member.children?.[0]?.value) < place(name)) ?? members.at(-1)
  const at = before ? before.offset + before.length : object.offset + 1
  const word = `"${name}": ${value}`
  return { title: fixTexts.add(name), start: at, end: at, text: before ? `, ${word}` : ` ${word} ` }
}

function emptyValue(written: LanguageType): string {
  const type = plainType(written)
  if (type.kind === 'union') return emptyValue(type.options[0] ?? { kind: 'text' })
  if (type.kind === 'literal') return JSON.stringify(type.values[0])
  if (type.kind === 'list') return '[]'
  if (type.kind === 'record' || type.kind === 'reference') return '{}'
  return { text: '""', number: '1', boolean: 'true' }[type.kind]
}
