import { findNodeAtOffset, getNodePath, type Node, parseTree } from 'jsonc-parser'
import type { LanguageProperty, LanguageType } from '../../codegen/languageModel'
import { plainType } from '../compile/chooseOption'
import type { DefinitionFile } from '../compile/readDefinitions'
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
    .map(word => fixOf(word, object))
}

function objectAround(node: Node): Node | undefined {
  return node.type === 'object' ? node : node.parent && objectAround(node.parent)
}

function fixOf({ name, type }: LanguageProperty, object: Node): QuickFix {
  const last = object.children?.at(-1)
  const at = last ? last.offset + last.length : object.offset + 1
  const word = `"${name}": ${emptyValue(type)}`
  return { title: fixTexts.add(name), start: at, end: at, text: last ? `, ${word}` : ` ${word} ` }
}

function emptyValue(written: LanguageType): string {
  const type = plainType(written)
  if (type.kind === 'union') return emptyValue(type.options[0] ?? { kind: 'text' })
  if (type.kind === 'literal') return JSON.stringify(type.values[0])
  if (type.kind === 'list') return '[]'
  if (type.kind === 'record' || type.kind === 'reference') return '{}'
  return { text: '""', number: '1', boolean: 'true' }[type.kind]
}
