import { getNodeValue, type Node, parseTree } from 'jsonc-parser'
import type { LanguageType } from '../../codegen/languageModel'
import { toneNames } from '../../schemas/codes/codeTones'
import { objectTypeOf } from '../compile/chooseOption'
import type { DefinitionFile } from '../compile/readDefinitions'
import { nameOf } from '../compile/readFile'
import { namesIn as namesInExpression } from '../expression/expressionNames'
import type { Compiling } from '../scope/compiling'
import type { ExpressionNote, KnownNames } from '../scope/notes'
import type { JsonValue } from '../scope/readJson'
import { offsetInText } from '../scope/source'
import { formsOf, rootType } from './languageTypes'
import { type Meaning, type Meant, meaningOfKnown, meaningOfText, meaningOfUse } from './meaning'

const remembered = new WeakMap<Compiling, readonly Meant[]>()

/** Every name of a definition with what it stands for, by place. */
export function meaningsIn(definition: DefinitionFile, on: Compiling): readonly Meant[] {
  const known = remembered.get(on)
  if (known) return known
  const found = readMeanings(definition, on)
  remembered.set(on, found)
  return found
}

interface Reading {
  readonly on: Compiling
  readonly text: string
  /** "screen <id>" or "popup <id>". */
  readonly owner: string
  readonly kind: DefinitionFile['kind']
  readonly found: Meant[]
}

function readMeanings(definition: DefinitionFile, on: Compiling): readonly Meant[] {
  const { text } = on.source
  const { kind } = definition
  const root = parseTree(text)
  const reading: Reading = { on, text, kind, owner: `${kind} ${nameOf(definition)}`, found: [] }
  if (root) visit(root, formsOf(rootType(kind), writtenValue(root)), [], reading)
  return reading.found
}

const writtenValue = (node: Node): JsonValue | undefined => getNodeValue(node) as JsonValue | undefined

type Path = readonly (string | number)[]

function visit(node: Node, types: readonly LanguageType[], path: Path, on: Reading): void {
  if (node.type === 'string') readValue(node, types, path, on)
  for (const [index, child] of (node.children ?? []).entries()) {
    if (node.type === 'object') visitMember(node, child, types, path, on)
    else if (node.type === 'array') {
      const value = writtenValue(child)
      const inner = types.flatMap(type => (type.kind === 'list' ? formsOf(type.item, value) : []))
      visit(child, inner, [...path, index], on)
    }
  }
}

function visitMember(object: Node, member: Node, types: readonly LanguageType[], path: Path, on: Reading) {
  const [key, value] = member.children ?? []
  if (!key) return
  const word = String(key.value)
  const written = value && writtenValue(value)
  const isRecord = types.some(type => type.kind === 'record')
  const known = isRecord ? on.on.notes.keys.get(object.offset) : undefined
  const property = types.flatMap(type => objectTypeOf(type)?.byName.get(word) ?? [])[0]
  if (known) add(on, key, word, meaningOfKnown(known, word), false, rootLength(known, word))
  else if (property) add(on, key, word, { means: 'word', property })
  if (!value) return
  const inner = types.flatMap(type => {
    if (type.kind === 'record') return formsOf(type.value, written)
    const found = objectTypeOf(type)?.byName.get(word)
    return found ? formsOf(found.type, written) : []
  })
  visit(value, inner, [...path, word], on)
}

function readValue(node: Node, types: readonly LanguageType[], path: Path, on: Reading): void {
  const name = String(node.value)
  const { expressions, names } = on.on.notes
  const expression = expressions.get(node.offset)
  const naming = namedHere(name, path, on)
  const known = names.get(node.offset)
  if (expression) readExpression(node, name, expression, on)
  if (expression && path.at(-1) === 'tone') readTones(node, name, on)
  if (expression) return
  if (naming) add(on, node, name, naming, true)
  else if (known?.thing === 'order') readOrder(node, name, known, on)
  else if (known) add(on, node, name, meaningOfKnown(known, name))
  else {
    const meanings = types.flatMap(type => (type.kind === 'text' && type.meaning ? [type.meaning] : []))
    const [meaning] = meanings.flatMap(word => meaningOfText(word, name) ?? [])
    const isFixed = types.some(type => type.kind === 'literal' && type.values.includes(name))
    add(on, node, name, meaning ?? (isFixed ? { means: 'literal', name } : undefined))
  }
}

function readExpression(node: Node, text: string, { scope, wants }: ExpressionNote, on: Reading): void {
  for (const use of namesInExpression(text, scope, wants)) {
    const meaning = meaningOfUse(use, on.owner)
    const start = offsetInText(on.text, node.offset, use.start)
    if (meaning) on.found.push({ meaning, name: use.name, start, end: start + use.name.length })
  }
}

/** The tones that an expression of a column answers. */
function readTones(node: Node, text: string, on: Reading): void {
  for (const match of text.matchAll(/'(\w+)'/g)) {
    const [, name = ''] = match
    const start = offsetInText(on.text, node.offset, match.index + 1)
    // A value that a coded field is compared with has been found as such.
    const isCode = on.found.some(one => one.start === start)
    if (!isCode && toneNames.some(tone => tone === name))
      on.found.push({ meaning: { means: 'literal', name }, name, start, end: start + name.length })
  }
}

/** A place that a step writes is named with its root, and the field begins behind the point. */
function rootLength({ thing }: KnownNames, word: string): number {
  return thing === 'place' ? word.indexOf('.') + 1 : 0
}

function add(
  { found }: Reading,
  node: Node,
  text: string,
  meaning: Meaning | undefined,
  isNaming = false,
  before = 0,
): void {
  if (!meaning) return
  const [start, end] = [node.offset + 1 + before, node.offset + node.length - 1]
  found.push({ meaning, name: text.slice(before), start, end, ...(isNaming && { isNaming }) })
}

/** `prNo:desc, title:asc`: each field by itself. */
function readOrder(node: Node, text: string, known: KnownNames, on: Reading): void {
  for (const match of text.matchAll(/[\w.]+(?=:)/g)) {
    const [name] = match
    const meaning = meaningOfKnown(known, name)
    const start = node.offset + 1 + match.index
    if (meaning) on.found.push({ meaning, name, start, end: start + name.length })
  }
}

/** Names that the file itself gives. */
function namedHere(name: string, path: Path, { kind, owner }: Reading): Meaning | undefined {
  const [first, second] = path
  if (path.length === 1 && first === kind) return { means: kind, name }
  const isParam = kind === 'popup' ? first === 'params' : first === 'route' && second === 'params'
  if (isParam) return { means: 'parameter', of: owner, name }
  const last = path.at(-1)
  return last === 'id' && (first === 'blocks' || first === 'grid') ? { means: 'grid', name } : undefined
}
