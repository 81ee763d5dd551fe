import { type Node, parseTree } from 'jsonc-parser'
import { type DocumentSymbol, SymbolKind } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { Compiling } from '../scope/compiling'
import { meaningOfKnown } from './meaning'

/** Lists of a definition that an outline shows, with what their entries are to an editor. */
const shownLists: Readonly<Record<string, SymbolKind>> = {
  blocks: SymbolKind.Namespace,
  left: SymbolKind.Namespace,
  right: SymbolKind.Namespace,
  tabs: SymbolKind.Namespace,
  fields: SymbolKind.Field,
  columns: SymbolKind.Field,
  series: SymbolKind.Field,
  actions: SymbolKind.Event,
}

/** Objects that are parts of a page by themselves. */
const shownObjects: ReadonlySet<string> = new Set(['filter', 'grid', 'form', 'document'])

/** Words that name an entry, the first that it has. */
const namingWords = [
  'title',
  'label',
  'button',
  'field',
  'transition',
  'save',
  'go',
  'open',
  'block',
  'widget',
]

/** Blocks, conditions, columns and actions of a definition as a tree, fields by their labels. */
export function outlineOf(document: TextDocument, on: Compiling): DocumentSymbol[] {
  const root = parseTree(document.getText())
  return root ? membersOf(root, document, on) : []
}

function membersOf(node: Node, document: TextDocument, on: Compiling): DocumentSymbol[] {
  return (node.children ?? []).flatMap(({ children: [key, value] = [] }): DocumentSymbol[] => {
    const word = String(key?.value)
    if (!key || !value) return []
    if (value.type === 'object' && shownObjects.has(word))
      return [symbol({ name: word, kind: SymbolKind.Namespace, node: value, at: key }, document, on)]
    const kind = value.type === 'array' ? shownLists[word] : undefined
    if (kind === undefined) return []
    const entries = (value.children ?? []).flatMap(entry => entrySymbol(entry, kind, document, on))
    if (kind === SymbolKind.Namespace || entries.length === 0) return entries
    const list = { name: word, kind: SymbolKind.Array, ...rangesOf(value, key, document) }
    return [{ ...list, children: entries }]
  })
}

function entrySymbol(entry: Node, kind: SymbolKind, document: TextDocument, on: Compiling): DocumentSymbol[] {
  if (entry.type === 'string')
    return [symbol({ name: String(entry.value), kind, node: entry, at: entry }, document, on)]
  const named = namingWords.flatMap(word => memberOf(entry, word) ?? [])
  const [name] = named
  if (!name) return []
  const at = name.type === 'string' ? name : (named.find(({ type }) => type === 'string') ?? name)
  const text = at.type === 'string' ? String(at.value) : textIn(at)
  return [symbol({ name: text, kind, node: entry, at }, document, on)]
}

/** Of several transitions or a way with values the first name. */
function textIn(node: Node): string {
  const [first] = node.type === 'array' ? (node.children ?? []) : []
  const named = first ?? memberOf(node, 'screen') ?? memberOf(node, 'popup')
  return String(named?.value ?? '…')
}

interface Shown {
  readonly name: string
  readonly kind: SymbolKind
  readonly node: Node
  /** What is selected when somebody chooses it. */
  readonly at: Node
}

function symbol({ name, kind, node, at }: Shown, document: TextDocument, on: Compiling): DocumentSymbol {
  const known = on.notes.names.get(at.offset)
  const meaning = known && meaningOfKnown(known, name)
  const label = meaning?.means === 'field' ? meaning.fact.label : undefined
  const children = node.type === 'object' ? membersOf(node, document, on) : []
  return {
    name: name === '' ? '…' : name,
    ...(label === undefined ? {} : { detail: label }),
    kind,
    ...rangesOf(node, at, document),
    ...(children.length > 0 ? { children } : {}),
  }
}

function rangesOf(node: Node, at: Node, document: TextDocument) {
  const range = ({ offset, length }: Node) => ({
    start: document.positionAt(offset),
    end: document.positionAt(offset + length),
  })
  const isInside = at.offset >= node.offset && at.offset + at.length <= node.offset + node.length
  return { range: range(node), selectionRange: range(isInside ? at : node) }
}

function memberOf({ children = [] }: Node, word: string): Node | undefined {
  return children.find(({ children: [key] = [] }) => key?.value === word)?.children?.[1]
}
