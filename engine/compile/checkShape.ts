import type { LanguageProperty, LanguageType } from '../../codegen/languageModel'
import { mendName, nameHint, quoted } from '../problem/nameHint'
import { asWritten, sentences } from '../problem/said'
import type { JsonValue } from '../scope/readJson'
import { isObject } from '../scope/readJson'
import type { Source } from '../scope/source'
import { chooseOption, type ObjectType, objectTypeOf, plainType } from './chooseOption'
import { isNamedMeaning, type KnownNames, meaningWords } from './knownNames'
import { plainMistakes } from './plainMistakes'

/** Where a value stands: its parent and its key there, for pointing at a bare text. */
interface Spot {
  readonly parent: object
  readonly key: string | number
}

/**
 * Checks a definition against the language of schemas/screen. Reports every mistake at its place; answers whether the
 * value has the shape, so that it can be compiled: unknown words and unknown names alone do not prevent that.
 */
export function checkShape(
  value: JsonValue,
  type: 'ScreenDefinition' | 'PopupDefinition',
  source: Source,
  known: KnownNames,
): boolean {
  return new ShapeCheck(source, known).check(
    value,
    { kind: 'reference', name: type },
    { parent: {}, key: '' },
  )
}

const kindNames: Readonly<Record<string, string>> = {
  text: 'a text',
  number: 'a number',
  boolean: 'true or false',
  list: 'a list',
  record: 'an object',
  object: 'an object',
}

function kindOf(value: JsonValue): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return { string: 'a text', number: 'a number', boolean: 'true or false', object: 'an object' }[
    typeof value as 'string' | 'number' | 'boolean' | 'object'
  ]
}

class ShapeCheck {
  constructor(
    readonly source: Source,
    readonly known: KnownNames,
  ) {}

  check(value: JsonValue, written: LanguageType, spot: Spot): boolean {
    const type = plainType(written)
    const object = objectTypeOf(type)
    if (object) return this.object(value, object, spot)
    switch (type.kind) {
      case 'union':
        return this.union(value, type.options, spot)
      case 'list':
        if (!Array.isArray(value)) return this.wrongKind(value, 'a list', spot)
        return value
          .map((item, index) => this.check(item, type.item, { parent: value, key: index }))
          .every(Boolean)
      case 'record':
        if (!isObject(value)) return this.wrongKind(value, 'an object', spot)
        return Object.entries(value)
          .map(([key, item]) => this.check(item, type.value, { parent: value, key }))
          .every(Boolean)
      case 'literal':
        return this.literal(value, type.values, spot)
      case 'text':
        if (typeof value !== 'string') return this.wrongKind(value, 'a text', spot)
        if (type.meaning && isNamedMeaning(type.meaning)) this.name(value, type.meaning, spot)
        return true
      default:
        return typeof value === type.kind || this.wrongKind(value, kindNames[type.kind] ?? type.kind, spot)
    }
  }

  object(value: JsonValue, type: ObjectType, spot: Spot): boolean {
    if (!isObject(value)) return this.wrongKind(value, 'an object', spot)
    let isSound = true
    for (const [word, item] of Object.entries(value)) {
      const property = type.byName.get(word)
      if (!property) this.unknownWord(value, word, type)
      else if (!this.check(item, property.type, { parent: value, key: word })) isSound = false
      else this.plain(value, item, property)
    }
    const missing = type.properties.filter(
      property => !property.isOptional && !Object.hasOwn(value, property.name),
    )
    if (missing.length > 0) this.missing(value, missing)
    return isSound && missing.length === 0
  }

  plain(parent: object, value: JsonValue, property: LanguageProperty): void {
    for (const { entry, problem } of plainMistakes(value, property)) {
      const list = entry === undefined || typeof value !== 'object' ? null : value
      const at = list ? this.source.valueAt(list, entry ?? 0) : this.source.valueAt(parent, property.name)
      this.source.report(at, problem)
    }
  }

  unknownWord(value: object, word: string, type: ObjectType): void {
    const words = type.properties.map(property => property.name).filter(name => !name.startsWith('$'))
    const free = words.filter(name => !Object.hasOwn(value, name))
    this.source.report(this.source.keyAt(value, word), {
      code: 'WORD_UNKNOWN',
      what: `"${word}" is no word of ${type.spoken}.`,
      expected: sentences(asWritten(`Words: ${words.join(', ')}.`), nameHint(word, free, 'word')),
      mend: mendName(word, free, `remove "${word}"`),
    })
  }

  missing(value: object, missing: readonly LanguageProperty[]): void {
    for (const property of missing) {
      this.source.report(this.source.at(value), {
        code: 'WORD_MISSING',
        what: `"${property.name}" is missing here.`,
        ...(property.note ? { expected: property.note } : {}),
        mend: `add "${property.name}".`,
      })
    }
  }

  literal(value: JsonValue, values: readonly (string | number)[], spot: Spot): boolean {
    if (values.some(literal => literal === value)) return true
    if (typeof value !== typeof values[0]) {
      return this.wrongKind(value, `one of ${values.map(item => JSON.stringify(item)).join(', ')}`, spot)
    }
    const names = values.map(String)
    this.source.report(this.at(spot), {
      code: 'VALUE_UNKNOWN',
      what: `${JSON.stringify(value)} is ${typeof spot.key === 'number' ? 'none of the words that stand here' : `not a value of "${spot.key}"`}.`,
      expected: `Values: ${values.map(item => JSON.stringify(item)).join(', ')}.`,
      mend: mendName(String(value), names, `write one of ${quoted(names)}`),
    })
    return false
  }

  name(value: string, meaning: keyof KnownNames, spot: Spot): void {
    const known = this.known[meaning]
    if (known.includes(value)) return
    const words = meaningWords[meaning]
    this.source.report(this.at(spot), {
      code: words.code,
      what: `"${value}" is ${words.wrong}.`,
      expected: nameHint(value, known, words.noun),
      mend: mendName(value, known, words.mend),
    })
  }

  union(value: JsonValue, options: readonly LanguageType[], spot: Spot): boolean {
    const choice = chooseOption(value, options)
    if ('option' in choice) return this.check(value, choice.option, spot)
    if ('expected' in choice) return this.wrongKind(value, choice.expected, spot)
    const at = isObject(value) && choice.key in value ? this.source.valueAt(value, choice.key) : this.at(spot)
    this.source.report(at, choice.problem)
    return false
  }

  wrongKind(value: JsonValue, expected: string, spot: Spot): boolean {
    const name = typeof spot.key === 'number' ? 'This entry' : spot.key === '' ? 'The file' : `"${spot.key}"`
    this.source.report(this.at(spot), {
      code: 'VALUE_KIND',
      what: `${name} is ${kindOf(value)}.`,
      expected: `Expected: ${expected}.`,
      mend: `write ${expected}.`,
    })
    return false
  }

  at(spot: Spot): number {
    return this.source.valueAt(spot.parent, spot.key)
  }
}
