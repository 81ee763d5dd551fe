import type { LanguageType } from '../../codegen/languageModel'
import { isObject, type JsonValue } from '../scope/readJson'
import type { Source } from '../scope/source'
import { chooseOption, objectTypeOf, plainType } from './chooseOption'

/**
 * The part of a half-written value that has the shape of its type: what does not is left out, and words that must be there are filled
 * with nothing. Answers undefined where nothing of the value is usable. Copies stand where the author wrote what they were made of.
 */
export function soundPart(
  value: JsonValue | undefined,
  written: LanguageType,
  source: Source,
): JsonValue | undefined {
  const type = plainType(written)
  if (type.kind === 'union') {
    const choice = value === undefined ? undefined : chooseOption(value, type.options)
    return choice && 'option' in choice ? soundPart(value, choice.option, source) : undefined
  }
  if (objectTypeOf(type)) return soundObject(value ?? {}, type, source)
  if (type.kind === 'list') return soundList(value ?? [], type.item, source)
  if (type.kind === 'record') return soundRecord(value ?? {}, type.value, source)
  if (type.kind === 'text') return typeof value === 'string' ? value : value === undefined ? '' : undefined
  if (type.kind === 'literal') return type.values.find(literal => literal === value)
  return typeof value === type.kind ? value : undefined
}

function soundObject(value: JsonValue, type: LanguageType, source: Source): JsonValue | undefined {
  const object = objectTypeOf(type)
  if (!object || !isObject(value)) return undefined
  const words: [string, JsonValue][] = []
  for (const { name, type: wanted, isOptional } of object.properties) {
    const item = value[name]
    if (item === undefined && isOptional) continue
    const sound = soundPart(item, wanted, source)
    if (sound !== undefined) words.push([name, sound])
    else if (!isOptional) return undefined
  }
  return source.standsFor(Object.fromEntries(words), value)
}

function soundList(value: JsonValue, item: LanguageType, source: Source): JsonValue | undefined {
  if (!Array.isArray(value)) return undefined
  const kept = value.flatMap((entry, index) => {
    const sound = soundPart(entry, item, source)
    return sound === undefined ? [] : [{ sound, index }]
  })
  const places = Object.fromEntries(kept.map(({ index }, at) => [String(at), String(index)]))
  return source.standsFor(
    kept.map(({ sound }) => sound),
    value,
    places,
  )
}

function soundRecord(value: JsonValue, item: LanguageType, source: Source): JsonValue | undefined {
  if (!isObject(value)) return undefined
  const entries = Object.entries(value).flatMap(([key, entry]) => {
    const sound = soundPart(entry, item, source)
    return sound === undefined ? [] : [[key, sound] as const]
  })
  return source.standsFor(Object.fromEntries(entries), value)
}
