import type { LanguageProperty, LanguageType } from '../../codegen/languageModel'
import { nameUnknown, transitionUnknown } from '../problem/catalogue/nameProblems'
import { oneOf, shapeProblems, valueKinds } from '../problem/catalogue/shapeProblems'
import type { Named } from '../problem/nearestName'
import type { Said } from '../problem/said'
import type { JsonValue } from '../scope/readJson'
import { isObject } from '../scope/readJson'
import type { Source } from '../scope/source'
import type { World } from '../scope/world'
import { chooseOption, type ObjectType, objectTypeOf, plainType } from './chooseOption'
import { isNamedMeaning, type KnownNames, namedKinds } from './knownNames'
import type { NameLabels } from './nameLabels'
import { ownTransitions } from './ownTransitions'
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
  labelOf: NameLabels,
  agreements: Pick<World, 'contract' | 'workflows'>,
): boolean {
  return new ShapeCheck(source, known, labelOf, () => ownTransitions(value, agreements)).check(
    value,
    { kind: 'reference', name: type },
    { parent: {}, key: '' },
  )
}

/** Kinds of the language by the name that a value of it has here. */
const kindNames = {
  ...valueKinds,
  record: valueKinds.object,
  reference: valueKinds.object,
} as const

function kindOf(value: JsonValue): Said {
  if (value === null) return valueKinds.nothing
  if (Array.isArray(value)) return valueKinds.list
  return kindOfType[typeof value as keyof typeof kindOfType]
}

const kindOfType = {
  string: valueKinds.text,
  number: valueKinds.number,
  boolean: valueKinds.boolean,
  object: valueKinds.object,
} as const

class ShapeCheck {
  constructor(
    readonly source: Source,
    readonly known: KnownNames,
    readonly labelOf: NameLabels,
    readonly ownTransitions: () => readonly string[],
  ) {}

  check(value: JsonValue, written: LanguageType, spot: Spot): boolean {
    const type = plainType(written)
    const object = objectTypeOf(type)
    if (object) return this.object(value, object, spot)
    switch (type.kind) {
      case 'union':
        return this.union(value, type.options, spot)
      case 'list':
        if (!Array.isArray(value)) return this.wrongKind(value, valueKinds.list, spot)
        return value
          .map((item, index) => this.check(item, type.item, { parent: value, key: index }))
          .every(Boolean)
      case 'record':
        if (!isObject(value)) return this.wrongKind(value, valueKinds.object, spot)
        return Object.entries(value)
          .map(([key, item]) => this.check(item, type.value, { parent: value, key }))
          .every(Boolean)
      case 'literal':
        return this.literal(value, type.values, spot)
      case 'text':
        if (typeof value !== 'string') return this.wrongKind(value, valueKinds.text, spot)
        if (type.meaning && isNamedMeaning(type.meaning)) this.name(value, type.meaning, spot)
        return true
      default:
        return typeof value === type.kind || this.wrongKind(value, kindNames[type.kind], spot)
    }
  }

  object(value: JsonValue, type: ObjectType, spot: Spot): boolean {
    if (!isObject(value)) return this.wrongKind(value, valueKinds.object, spot)
    let isSound = true
    for (const [word, item] of Object.entries(value)) {
      const property = type.byName.get(word)
      if (!property) this.unknownWord(value, word, type)
      else if (!this.check(item, property.type, { parent: value, key: word })) isSound = false
      else this.plain(value, item, property)
    }
    const missing = type.needed.filter(({ name }) => !Object.hasOwn(value, name))
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
    this.source.report(
      this.source.keyAt(value, word),
      shapeProblems.wordUnknown(word, type.spoken, words, free),
    )
  }

  missing(value: object, missing: readonly LanguageProperty[]): void {
    for (const property of missing) {
      this.source.report(this.source.at(value), shapeProblems.wordMissing(property.name, noteOf(property)))
    }
  }

  literal(value: JsonValue, values: readonly (string | number)[], spot: Spot): boolean {
    if (values.some(literal => literal === value)) return true
    if (typeof value !== typeof values[0]) {
      return this.wrongKind(value, oneOf(values), spot)
    }
    this.source.report(this.at(spot), shapeProblems.valueUnknown(String(value), spot.key, values))
    return false
  }

  name(value: string, meaning: keyof KnownNames, spot: Spot): void {
    if (this.known[meaning].includes(value)) return
    const named = (name: string): Named => ({ name, label: this.labelOf(meaning, name) })
    const known = this.known[meaning].map(named)
    this.source.report(
      this.at(spot),
      meaning === 'TransitionName'
        ? transitionUnknown(value, this.ownTransitions().map(named), known)
        : nameUnknown(namedKinds[meaning], value, known),
    )
  }

  union(value: JsonValue, options: readonly LanguageType[], spot: Spot): boolean {
    const choice = chooseOption(value, options)
    if ('option' in choice) return this.check(value, choice.option, spot)
    if ('expected' in choice) return this.wrongKind(value, choice.expected, spot)
    const at = isObject(value) && choice.key in value ? this.source.valueAt(value, choice.key) : this.at(spot)
    this.source.report(at, choice.problem)
    return false
  }

  wrongKind(value: JsonValue, expected: Said, spot: Spot): boolean {
    this.source.report(this.at(spot), shapeProblems.valueKind(spot.key, kindOf(value), expected))
    return false
  }

  at(spot: Spot): number {
    return this.source.valueAt(spot.parent, spot.key)
  }
}

/** What the language says of a word that is missing, for people. */
function noteOf({ note, korean }: LanguageProperty): Said | undefined {
  return note === '' ? undefined : { en: note, ko: korean ?? note }
}
