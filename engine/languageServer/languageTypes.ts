import { getNodeValue, type JSONPath, type Node } from 'jsonc-parser'
import type { LanguageProperty, LanguageType } from '../../codegen/languageModel'
import { chooseOption, objectTypeOf, plainType } from '../compile/chooseOption'
import type { DefinitionFile } from '../compile/readDefinitions'
import type { JsonValue } from '../scope/readJson'

export function rootType(kind: DefinitionFile['kind']): LanguageType {
  return { kind: 'reference', name: kind === 'screen' ? 'ScreenDefinition' : 'PopupDefinition' }
}

/** The types that a value at a path may have: one where what is written tells which form is meant. */
export function typesAt(
  kind: DefinitionFile['kind'],
  root: Node | undefined,
  path: JSONPath,
): readonly LanguageType[] {
  let value: JsonValue | undefined = root && (getNodeValue(root) as JsonValue | undefined)
  let types = formsOf(rootType(kind), value)
  for (const segment of path) {
    value = memberOf(value, segment)
    types = types.flatMap(type => innerTypes(type, segment, value))
  }
  return types
}

function memberOf(value: JsonValue | undefined, segment: string | number): JsonValue | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.hasOwn(value, segment) ? (Reflect.get(value, segment) as JsonValue) : undefined
}

function innerTypes(
  type: LanguageType,
  segment: string | number,
  value: JsonValue | undefined,
): readonly LanguageType[] {
  const word = objectTypeOf(type)?.byName.get(String(segment))
  if (word) return formsOf(word.type, value)
  if (type.kind === 'list') return formsOf(type.item, value)
  return type.kind === 'record' ? formsOf(type.value, value) : []
}

/** The form of a union that is meant; all of them while nothing tells. */
export function formsOf(written: LanguageType, value: JsonValue | undefined): readonly LanguageType[] {
  const type = plainType(written)
  if (type.kind !== 'union') return [type]
  const isText = typeof value === 'string'
  const choice = value === undefined || isText ? undefined : chooseOption(value, type.options)
  if (choice && 'option' in choice) return formsOf(choice.option, value)
  const forms = type.options.flatMap(option => formsOf(option, value))
  return isText ? forms.filter(form => form.kind === 'text' || form.kind === 'literal') : forms
}

export function wordsOf(types: readonly LanguageType[]): readonly LanguageProperty[] {
  const words = new Map<string, LanguageProperty>()
  for (const property of types.flatMap(type => objectTypeOf(type)?.properties ?? []))
    if (!words.has(property.name)) words.set(property.name, property)
  return [...words.values()]
}
