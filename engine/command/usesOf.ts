import { findNodeAtLocation, findNodeAtOffset, getNodePath, type Node, parseTree } from 'jsonc-parser'
import type { FieldFact } from '../../codegen/contractFacts'
import { definitionKind } from '../compile/readDefinitions'
import type { Meaning, Meant } from '../languageServer/meaning'
import { meaningsIn } from '../languageServer/meanings'
import { isSpokenWord } from '../problem/commandTexts/impactTexts'
import type { Compiling } from '../scope/compiling'

/** A place of a definition that speaks of what is looked for. */
export interface Use {
  readonly file: string
  readonly line: number
  readonly column: number
  /** What the block, button or popup around it is called, from the outermost inwards. */
  readonly titles: readonly string[]
  /** The word under which it stands. */
  readonly word: string
  /** The expression that stands there with its own word; nothing where a name stands alone. */
  readonly expression: string
}

export function usesOfOperation(on: Compiling, name: string): readonly Use[] {
  return usesOf(on, meaning => isOperation(meaning) && meaning.name === name)
}

/** Names and expressions that mean one of these fields of the contract. */
export function usesOfFields(on: Compiling, wanted: ReadonlySet<FieldFact>): readonly Use[] {
  return usesOf(on, meaning => meaning.means === 'field' && wanted.has(meaning.fact))
}

/** Names of a popup or a screen, the one in its own file left out. */
export function usesOfDefinition(on: Compiling, means: 'popup' | 'screen', name: string): readonly Use[] {
  return usesOf(on, (meaning, isNaming) => !isNaming && meaning.means === means && meaning.name === name)
}

/** Values of a code group, one of them or all, and the fields that have the group where all are asked for. */
export function usesOfCodes(on: Compiling, group: string, value: string | undefined): readonly Use[] {
  return usesOf(on, meaning => {
    if (meaning.means === 'code') return meaning.group === group && (value ?? meaning.value) === meaning.value
    return value === undefined && meaning.means === 'field' && meaning.fact.code === group
  })
}

/** A transition is the operation that carries it out. */
function isOperation(meaning: Meaning): meaning is Meaning & { readonly name: string } {
  return meaning.means === 'operation' || meaning.means === 'transition'
}

function usesOf(on: Compiling, isWanted: (meaning: Meaning, isNaming: boolean) => boolean): readonly Use[] {
  const { file, text } = on.source
  const kind = definitionKind(file)
  if (!kind) return []
  const found = meaningsIn({ file, text, kind }, on).filter(({ meaning, isNaming = false }) =>
    isWanted(meaning, isNaming),
  )
  const root = found.length > 0 ? parseTree(text) : undefined
  return root ? found.map(meant => useOf(on, root, meant)) : []
}

function useOf({ source, notes }: Compiling, root: Node, { start }: Meant): Use {
  const node = findNodeAtOffset(root, start)
  const place = { file: source.file, ...source.linePlace(start) }
  if (!node) return { ...place, titles: [], word: '', expression: '' }
  return {
    ...place,
    titles: titlesAround(node),
    word: wordOf(node),
    expression: notes.expressions.has(node.offset) ? `${lastWord(node)}: ${String(node.value)}` : '',
  }
}

/** The innermost word that the report has a name for, else the last one. The fields of a filter are told from those of a form. */
function wordOf(node: Node): string {
  const words = wordsTo(node)
  const word = words.findLast(each => isSpokenWord(each)) ?? lastWord(node)
  const isFilter = words.includes('filter') || around(node).some(each => textIn(each, 'block') === 'filter')
  return word === 'fields' && isFilter ? 'filter' : word
}

function wordsTo(node: Node): readonly string[] {
  return getNodePath(node).filter(word => typeof word === 'string')
}

function lastWord(node: Node): string {
  return wordsTo(node).at(-1) ?? ''
}

function titlesAround(node: Node): readonly string[] {
  return around(node).flatMap(each => textIn(each, 'title') ?? textIn(each, 'label') ?? [])
}

/** The objects around a value, outermost first. */
function around(node: Node): readonly Node[] {
  const found: Node[] = []
  for (let at = node.parent; at; at = at.parent) if (at.type === 'object') found.unshift(at)
  return found
}

function textIn(object: Node, name: string): string | undefined {
  const value: unknown = findNodeAtLocation(object, [name])?.value
  return typeof value === 'string' ? value : undefined
}
