import { language } from '../../codegen/generated/language'
import type { LanguageProperty, LanguageType } from '../../codegen/languageModel'
import { type Discriminator, eitherOf, shapeProblems, valueKinds } from '../problem/catalogue/shapeProblems'
import { type Named, nearestName } from '../problem/nearestName'
import { calledOtherwise } from '../problem/otherWords'
import type { ProblemText } from '../problem/problemText'
import { asWritten, type Said } from '../problem/said'
import type { JsonValue } from '../scope/readJson'

export interface ObjectType {
  /** How messages speak of it, for example `a grid` and 그리드. */
  readonly spoken: Said
  readonly properties: readonly LanguageProperty[]
  readonly byName: ReadonlyMap<string, LanguageProperty>
  /** Words that every such object has. */
  readonly needed: readonly LanguageProperty[]
}

/** Follows names of types that are no objects. */
export function plainType(type: LanguageType): LanguageType {
  if (type.kind !== 'reference') return type
  const named = language[type.name]
  return named?.kind === 'alias' ? plainType(named.type) : type
}

export function objectTypeOf(type: LanguageType): ObjectType | undefined {
  return type.kind === 'reference' ? objectTypes.get(type.name) : undefined
}

/** Asked for at every value of every definition. */
const objectTypes: ReadonlyMap<string, ObjectType> = new Map(
  Object.entries(language).flatMap(([name, type]) =>
    type.kind === 'object' ? [[name, objectType(name, type)]] : [],
  ),
)

type NamedObject = Extract<(typeof language)[string], { kind: 'object' }>

function objectType(name: string, { properties, korean }: NamedObject): ObjectType {
  const byName = new Map(properties.map(property => [property.name, property]))
  const en = spokenName(name)
  // A Korean sentence of the manual begins with the name of what it explains.
  const spoken = { en, ko: korean?.split(': ')[0] ?? en }
  return { spoken, properties, byName, needed: properties.filter(({ isOptional }) => !isOptional) }
}

function spokenName(name: string): string {
  const words = name
    .replace(/Definition$|Step$/, part => (part === 'Step' ? ' step' : ''))
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`
}

/** Every object of every definition is asked what it is; the answers to the language's part of the question stay. */
type Options = readonly LanguageType[]
const flatOptions = new WeakMap<Options, Options>()
const fittingOptions = new WeakMap<Options, Map<string, Options>>()
const oneWidgetOptions = new WeakMap<Options, Options>()
const tellingWords = new WeakMap<Options, readonly (readonly string[])[]>()
const literalNames = new WeakMap<Options, ReadonlyMap<string, readonly (string | undefined)[]>>()

function kept<Key extends object, Value>(memory: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  const known = memory.get(key)
  if (known !== undefined) return known
  const made = make()
  memory.set(key, made)
  return made
}

type Choice =
  | { readonly option: LanguageType }
  | { readonly expected: Said }
  | { readonly key: string; readonly problem: ProblemText }

/**
 * Which form of a union the author meant: by the kind of value first, then by the word that tells the objects apart.
 * So a mistake is reported about the form meant, and never as "fits none of eleven".
 */
export function chooseOption(value: JsonValue, options: readonly LanguageType[]): Choice {
  const flat = kept(flatOptions, options, () =>
    options.flatMap(option => {
      const plain = plainType(option)
      return plain.kind === 'union' ? plain.options.map(plainType) : [plain]
    }),
  )
  const byKind = kept(fittingOptions, flat, () => new Map<string, Options>())
  const kind = Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value
  const fitting = byKind.get(kind) ?? flat.filter(option => isOfKind(value, option))
  byKind.set(kind, fitting)
  const [first] = fitting
  if (!first) return { expected: kindsOf(flat) }
  if (fitting.length === 1) return { option: first }
  if (typeof value === 'string') {
    const literal = fitting.find(option => option.kind === 'literal' && option.values.includes(value))
    return { option: literal ?? fitting.find(option => option.kind === 'text') ?? first }
  }
  return byWord(value, fitting)
}

function isOfKind(value: JsonValue, type: LanguageType): boolean {
  if (objectTypeOf(type) || type.kind === 'record')
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  if (type.kind === 'list') return Array.isArray(value)
  if (type.kind === 'text') return typeof value === 'string'
  if (type.kind === 'literal') return typeof value === typeof type.values[0]
  return typeof value === type.kind
}

function kindsOf(options: readonly LanguageType[]): Said {
  const kinds = options.map(option => {
    if (objectTypeOf(option) || option.kind === 'record') return valueKinds.object
    if (option.kind === 'literal')
      return asWritten(option.values.map(item => JSON.stringify(item)).join(', '))
    if (option.kind === 'union' || option.kind === 'reference') return valueKinds.object
    return valueKinds[option.kind]
  })
  return eitherOf([...new Map(kinds.map(kind => [kind.en, kind])).values()])
}

const discriminators: readonly Discriminator[] = ['block', 'step']

function literalOf(type: LanguageType, word: string): string | undefined {
  const property = objectTypeOf(type)?.byName.get(word)
  return property?.type.kind === 'literal' && !property.isOptional
    ? String(property.type.values[0])
    : undefined
}

/** Blocks and steps under the names that the manual gives them. */
function spokenNames(options: readonly LanguageType[], word: Discriminator): readonly Named[] {
  return options.flatMap(option => {
    const name = literalOf(option, word)
    return name === undefined ? [] : [{ name, label: objectTypeOf(option)?.spoken.ko }]
  })
}

function byWord(value: JsonValue, options: readonly LanguageType[]): Choice {
  const has = (word: string) => typeof value === 'object' && value !== null && Object.hasOwn(value, word)
  const literals = kept(
    literalNames,
    options,
    () =>
      new Map(discriminators.map(word => [word, options.map(option => literalOf(option, word))] as const)),
  )
  for (const word of discriminators) {
    const names = literals.get(word) ?? []
    if (names.some(name => name === undefined)) continue
    const written: unknown = has(word) ? Reflect.get(Object(value), word) : undefined
    const option = options[names.indexOf(typeof written === 'string' ? written : undefined)]
    if (option) return { option }
    const known = names.filter(name => name !== undefined)
    const near = nearestName(String(written), [...calledOtherwise(known), ...spokenNames(options, word)])
    const mistyped = written === undefined ? nearestName(word, Object.keys(Object(value))) : undefined
    return {
      key: mistyped ?? word,
      problem: shapeProblems.discriminatorUnknown(word, written, known, near),
    }
  }
  if (has('widget')) return byWidget(value, options)
  return byPresence(
    kept(oneWidgetOptions, options, () => plainAndOneWidget(options)),
    has,
  )
}

const widgetOf = (option: LanguageType) => literalOf(option, 'widget')

/** Entries that name a widget are told apart by it; those without one by the words they need. */
function byWidget(value: JsonValue, options: readonly LanguageType[]): Choice {
  const written: unknown = Reflect.get(Object(value), 'widget')
  const known = options.map(widgetOf).filter(name => name !== undefined)
  const option = options.find(candidate => widgetOf(candidate) === written)
  if (option) return { option }
  return {
    key: 'widget',
    problem: shapeProblems.widgetUnknown(JSON.stringify(written), known),
  }
}

function plainAndOneWidget(options: readonly LanguageType[]): readonly LanguageType[] {
  const [first] = options.filter(option => widgetOf(option) !== undefined)
  return options.filter(option => option === first || widgetOf(option) === undefined)
}

function byPresence(options: readonly LanguageType[], has: (word: string) => boolean): Choice {
  const tellers = kept(tellingWords, options, () => tellersOf(options))
  const index = tellers.findIndex(words => words.some(has))
  const option = options[index]
  if (option) return { option }
  const words = tellers.map(names => names[0]).filter(word => word !== undefined)
  return {
    key: '',
    problem: shapeProblems.unclear(words),
  }
}

/** For each option the words that it must have and no other option knows. */
function tellersOf(options: Options): readonly (readonly string[])[] {
  return options.map(option => {
    const others = options
      .filter(other => other !== option)
      .flatMap(other => objectTypeOf(other)?.properties ?? [])
    const otherWords = new Set(others.map(property => property.name))
    const needed = objectTypeOf(option)?.needed ?? []
    return needed.map(({ name }) => name).filter(name => !otherWords.has(name))
  })
}
