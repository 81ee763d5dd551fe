import type { FieldFact } from '../../codegen/contractFacts'
import type { ExpressionScope, ValueType } from '../expression/valueType'
import type { Source } from './source'

/** Names that fit a place, each with its field of the contract where it is one. */
export type Names = Readonly<Record<string, FieldFact | undefined>>

export type NamedThing =
  | 'field'
  | 'operation'
  | 'parameter'
  | 'grid'
  | 'part'
  | 'transition'
  | 'value'
  | 'order'
  | 'hook'
  | 'place'

/** The definition that says itself what it is handed, so that its file is where a parameter is named. */
export type Receiver = { readonly popup: string } | { readonly screen: string }

type NamesGiven = Names | readonly string[]

export interface KnownNames {
  readonly thing: NamedThing
  /** A function where finding them takes time, since only an editor ever asks. */
  readonly names: NamesGiven | (() => NamesGiven)
  /** The code group of values. */
  readonly code?: string
  readonly receiver?: Receiver
}

/** An expression, what it may name, and what it has to give. */
export interface ExpressionNote {
  readonly scope: ExpressionScope
  readonly wants: ValueType | undefined
}

/**
 * What the compiler knew when it came to a place: an author who writes there needs the same. Each room notes what it looks a name up in,
 * right where it does, and an editor reads the notes by character.
 */
export class Notes {
  readonly expressions = new Map<number, ExpressionNote>()
  /** By the place of the text that is such a name, or of a list of them. */
  readonly names = new Map<number, KnownNames>()
  /** By the place of the object whose keys are such names. */
  readonly keys = new Map<number, KnownNames>()
  /** By the place of the name of a popup or a screen: those that fit the field beside it, the best first. */
  readonly fitting = new Map<number, () => readonly string[]>()
  /** By the place of an object: words of its kind that say nothing there. */
  readonly unfit = new Map<number, ReadonlySet<string>>()
  readonly #source: Source

  constructor(source: Source) {
    this.#source = source
  }

  /** One that is read at two times may only name what is known at both. */
  expression(parent: object, key: string, scope: ExpressionScope, wants: ValueType | undefined): void {
    const at = this.#source.writtenAt(parent, key)
    if (at === undefined) return
    const before = this.expressions.get(at)?.scope
    this.expressions.set(at, { scope: before ? rootsInBoth(before, scope) : scope, wants })
  }

  name(parent: object, key: string | number, known: KnownNames): void {
    const at = this.#source.writtenAt(parent, key)
    if (at !== undefined) this.names.set(at, known)
  }

  fits(parent: object, key: string, names: () => readonly string[]): void {
    const at = this.#source.writtenAt(parent, key)
    if (at !== undefined) this.fitting.set(at, names)
  }

  unfitWords(object: object, words: readonly string[]): void {
    const at = this.#source.at(object)
    this.unfit.set(at, new Set([...(this.unfit.get(at) ?? []), ...words]))
  }

  /** An object that is read for two operations takes the names of both. */
  keysOf(record: object, known: KnownNames): void {
    const at = this.#source.at(record)
    const before = this.keys.get(at)
    const ofBoth = before && (() => ({ ...namesIn(before), ...namesIn(known) }))
    this.keys.set(at, ofBoth ? { ...known, names: ofBoth } : known)
  }
}

function rootsInBoth(before: ExpressionScope, scope: ExpressionScope): ExpressionScope {
  if (before === scope) return scope
  return Object.fromEntries(Object.entries(scope).filter(([root]) => Object.hasOwn(before, root)))
}

export function namesIn({ names }: KnownNames): Names {
  const given = typeof names === 'function' ? names() : names
  return isList(given) ? Object.fromEntries(given.map(name => [name, undefined])) : given
}

function isList(names: NamesGiven): names is readonly string[] {
  return Array.isArray(names)
}
