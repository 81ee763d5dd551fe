import { type Node, parseTree } from 'jsonc-parser'
import type { FieldFact } from '../../../codegen/contractFacts'
import type { ExpressionScope, ValueType } from '../../expression/valueType'
import type { Compiling } from '../../scope/compiling'
import { namesIn } from '../../scope/notes'
import { offsetInText } from '../../scope/source'

/** A place of a definition that speaks of what is looked for. */
export interface Use {
  readonly file: string
  readonly line: number
  readonly column: number
  /** What stands there, as it is written. */
  readonly text: string
}

/** Texts and keys that are exactly the name, such as an operation or a popup. */
export function usesOfName(on: Compiling, name: string): readonly Use[] {
  return textsOf(on)
    .filter(({ value }) => value === name)
    .map(node => placed(on, node.offset + 1, pathOf(node)))
}

/** Names and expressions that mean the field: where the compiler looked a name up among the facts that are wanted. */
export function usesOfField(on: Compiling, isWanted: (fact: FieldFact) => boolean): readonly Use[] {
  const { notes, source } = on
  return textsOf(on).flatMap(node => {
    const expression = notes.expressions.get(node.offset)
    if (expression)
      return membersIn(node.value)
        .filter(({ path }) => isWantedMember(withLocals(expression.scope, node.value), path, isWanted))
        .map(({ at }) => placed(on, offsetInText(source.text, node.offset, at), node.value))
    const known = notes.names.get(node.offset) ?? listAround(on, node) ?? keysAround(on, node)
    const fact = known && namesIn(known)[bareName(node.value)]
    return fact && isWanted(fact) ? [placed(on, node.offset + 1, pathOf(node))] : []
  })
}

/** Expressions that read a member of a root, such as `header.currency`. */
export function usesInExpressions(on: Compiling, member: string): readonly Use[] {
  return textsOf(on).flatMap(node =>
    on.notes.expressions.has(node.offset)
      ? membersIn(node.value)
          .filter(({ path }) => `${path.join('.')}.`.startsWith(`${member}.`))
          .map(({ at }) => placed(on, offsetInText(on.source.text, node.offset, at), node.value))
      : [],
  )
}

interface TextNode extends Node {
  readonly value: string
}

const texts = new WeakMap<Compiling, readonly TextNode[]>()

function textsOf(on: Compiling): readonly TextNode[] {
  const known = texts.get(on)
  if (known) return known
  const root = parseTree(on.source.text)
  const found = root ? everyNode(root).filter(isText) : []
  texts.set(on, found)
  return found
}

function everyNode(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(everyNode)]
}

function isText(node: Node): node is TextNode {
  return node.type === 'string'
}

/** The list that a text stands in, where the names of the list were noted as a whole. */
function listAround({ notes }: Compiling, { parent }: Node) {
  return parent?.type === 'array' ? notes.names.get(parent.offset) : undefined
}

/** The object of which a text is a key. */
function keysAround({ notes }: Compiling, node: Node) {
  const { parent } = node
  if (parent?.type !== 'property' || parent.children?.[0] !== node || !parent.parent) return undefined
  return notes.keys.get(parent.parent.offset)
}

/** An order is a field with its direction. */
function bareName(text: string): string {
  return text.replace(/:(asc|desc)$/, '')
}

/** The words that lead to the value: `grid.columns`. */
function pathOf(node: Node): string {
  const words: string[] = []
  for (let each: Node | undefined = node; each; each = each.parent)
    if (each.parent?.type === 'property' && each.parent.children?.[1] === each)
      words.unshift(String(each.parent.children[0]?.value))
  return words.join('.')
}

/** Dotted names of an expression, without what stands in quotes. */
function membersIn(text: string): readonly { readonly path: readonly string[]; readonly at: number }[] {
  const bare = text.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, quoted => ' '.repeat(quoted.length))
  return [...bare.matchAll(/[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*/g)].map(({ 0: path, index }) => ({
    path: path.split('.'),
    at: index,
  }))
}

/** `lines.exists(each, …)` names an item of the list. */
function withLocals(scope: ExpressionScope, text: string): ExpressionScope {
  const locals = [...text.matchAll(/([\w.]+)\.(?:all|exists|exists_one|filter|map)\(\s*(\w+)\s*,/g)]
  let known = scope
  for (const [, list = '', local = ''] of locals) {
    const type = typeAt(known, list.split('.'))
    if (type?.kind === 'list') known = { ...known, [local]: type.item }
  }
  return known
}

function typeAt(scope: ExpressionScope, [root = '', ...path]: readonly string[]): ValueType | undefined {
  let type: ValueType | undefined = scope[root]
  for (const name of path) type = type?.kind === 'object' ? type.fields[name] : undefined
  return type
}

function isWantedMember(
  scope: ExpressionScope,
  [root = '', ...path]: readonly string[],
  isWanted: (fact: FieldFact) => boolean,
): boolean {
  let type: ValueType | undefined = scope[root]
  for (const name of path) {
    const object: ValueType | undefined = type?.kind === 'list' ? type.item : type
    if (object?.kind !== 'object') return false
    const fact = object.facts?.[name]
    if (fact && isWanted(fact)) return true
    type = object.fields[name]
  }
  return false
}

function placed({ source }: Compiling, offset: number, text: string): Use {
  return { file: source.file, ...source.linePlace(offset), text }
}
