import { type Node, parseTree } from 'jsonc-parser'
import { language } from '../../codegen/generated/language'
import type { LanguageType } from '../../codegen/languageModel'
import type { JsonValue } from '../scope/readJson'
import { chooseOption, plainType } from './chooseOption'
import type { DefinitionFile } from './readDefinitions'

/** Longer ones explain little in a table, and are taken only where a word has no shorter one. */
const shortWord = 100
const longestWord = 200
const longestObject = 260

/**
 * How the definitions of the project say each word, by `Type` or `Type.word`: the first short use, else the shortest. An
 * example taken from a definition that compiles cannot be out of date.
 */
export function wordExamples(files: readonly DefinitionFile[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const file of files) {
    const root = parseTree(file.text)
    const name = file.kind === 'screen' ? 'ScreenDefinition' : 'PopupDefinition'
    if (root) visit(root, { kind: 'reference', name }, file.text, found)
  }
  return found
}

function visit(node: Node, written: LanguageType, text: string, found: Map<string, string>): void {
  const type = resolved(written, node)
  const children = node.children ?? []
  if (type.kind === 'list') for (const child of children) visit(child, type.item, text, found)
  if (type.kind === 'record') for (const child of children) visitMember(child, type.value, text, found)
  if (type.kind === 'literal' && node.parent?.type === 'array') note(`"${node.value}"`, node, text, found)
  const named = type.kind === 'reference' ? language[type.name] : undefined
  if (type.kind !== 'reference' || named?.kind !== 'object' || node.type !== 'object') return
  note(type.name, node, text, found, longestObject)
  for (const child of children) {
    const word = String(child.children?.[0]?.value)
    const property = named.properties.find(({ name }) => name === word)
    if (!property) continue
    note(`${type.name}.${word}`, child, text, found)
    visitMember(child, property.type, text, found)
  }
}

function visitMember(member: Node, type: LanguageType, text: string, found: Map<string, string>): void {
  const value = member.children?.[1]
  if (value) visit(value, type, text, found)
}

function note(
  name: string,
  { offset, length }: Node,
  text: string,
  found: Map<string, string>,
  longest = longestWord,
): void {
  const written = text.slice(offset, offset + length).replace(/\s+/g, ' ')
  const before = found.get(name)
  const isBetter =
    before === undefined || (before.length > Math.max(shortWord, written.length) && longest === longestWord)
  if (isBetter && written.length <= longest) found.set(name, written)
}

function resolved(type: LanguageType, node: Node): LanguageType {
  const plain = plainType(type)
  if (plain.kind !== 'union') return plain
  const choice = chooseOption(jsonOf(node), plain.options)
  return 'option' in choice ? resolved(choice.option, node) : plain
}

function jsonOf(node: Node): JsonValue {
  if (node.type === 'array') return (node.children ?? []).map(jsonOf)
  if (node.type !== 'object') return node.value as JsonValue
  return Object.fromEntries(
    (node.children ?? []).flatMap(({ children: [key, value] = [] }): [string, JsonValue][] =>
      key && value ? [[String(key.value), jsonOf(value)]] : [],
    ),
  )
}
