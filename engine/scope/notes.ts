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

export interface KnownNames {
  readonly thing: NamedThing
  readonly names: Names | readonly string[]
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
  readonly #source: Source

  constructor(source: Source) {
    this.#source = source
  }

  /** One that is read at two times may only name what is known at both. */
  expression(parent: object, key: string, scope: ExpressionScope, wants: ValueType | undefined): void {
    const at = this.#source.writtenAt(parent, key)
    if (at === undefined) return
    const before = this.expressions.get(at)?.scope ?? scope
    const both = Object.entries(scope).filter(([root]) => Object.hasOwn(before, root))
    this.expressions.set(at, { scope: before === scope ? scope : Object.fromEntries(both), wants })
  }

  name(parent: object, key: string | number, known: KnownNames): void {
    const at = this.#source.writtenAt(parent, key)
    if (at !== undefined) this.names.set(at, known)
  }

  /** An object that is read for two operations takes the names of both. */
  keysOf(record: object, known: KnownNames): void {
    const at = this.#source.at(record)
    const before = this.keys.get(at)
    this.keys.set(at, before ? { ...known, names: { ...namesIn(before), ...namesIn(known) } } : known)
  }
}

export function namesIn({ names }: KnownNames): Names {
  return isList(names) ? Object.fromEntries(names.map(name => [name, undefined])) : names
}

function isList(names: KnownNames['names']): names is readonly string[] {
  return Array.isArray(names)
}
