import { findNodeAtOffset, getNodePath, type Node, parseTree } from 'jsonc-parser'
import type { FieldFact } from '../../codegen/contractFacts'
import { definitionKind } from '../compile/readDefinitions'
import type { Meaning, Meant } from '../languageServer/meaning'
import { meaningsIn } from '../languageServer/meanings'
import type { Compiling } from '../scope/compiling'

/** A place of a definition that speaks of what is looked for. */
export interface Use {
  readonly file: string
  readonly line: number
  readonly column: number
  /** The expression that stands there, or the words that lead to the name. */
  readonly text: string
}

export function usesOfOperation(on: Compiling, name: string): readonly Use[] {
  return usesOf(on, meaning => isOperation(meaning) && meaning.name === name)
}

/** Names and expressions that mean one of these fields of the contract. */
export function usesOfFields(on: Compiling, wanted: ReadonlySet<FieldFact>): readonly Use[] {
  return usesOf(on, meaning => meaning.means === 'field' && wanted.has(meaning.fact))
}

/** A transition is the operation that carries it out. */
function isOperation(meaning: Meaning): meaning is Meaning & { readonly name: string } {
  return meaning.means === 'operation' || meaning.means === 'transition'
}

function usesOf(on: Compiling, isWanted: (meaning: Meaning) => boolean): readonly Use[] {
  const { file, text } = on.source
  const kind = definitionKind(file)
  if (!kind) return []
  const found = meaningsIn({ file, text, kind }, on).filter(({ meaning }) => isWanted(meaning))
  const root = found.length > 0 ? parseTree(text) : undefined
  return root ? found.map(meant => useOf(on, root, meant)) : []
}

function useOf({ source, notes }: Compiling, root: Node, { start }: Meant): Use {
  const node = findNodeAtOffset(root, start)
  const place = { file: source.file, ...source.linePlace(start) }
  if (!node) return { ...place, text: '' }
  if (notes.expressions.has(node.offset)) return { ...place, text: String(node.value) }
  return {
    ...place,
    text: getNodePath(node)
      .filter(word => typeof word === 'string')
      .join('.'),
  }
}
