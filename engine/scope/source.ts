import type { Problem } from '../problem/problem'
import { isWarning } from '../problem/problemCodes'
import type { ProblemText } from '../problem/problemText'

/** Character offsets of a value and of its members, as they stand in the file. */
export interface Places {
  readonly self: number
  readonly members: ReadonlyMap<string, MemberPlace>
}

export interface MemberPlace {
  /** The quoted key; the value itself in a list. */
  readonly key: number
  readonly value: number
}

/**
 * One definition file: its text, where each object and list of it stands, and the problems found in it. Definitions stay
 * plain values; their places are kept beside them, so that every phase can point at a character.
 */
export class Source {
  readonly problems: Problem[] = []
  readonly warnings: Problem[] = []
  readonly #places = new WeakMap<object, Places>()
  readonly #lineStarts: number[]

  constructor(
    readonly file: string,
    readonly text: string,
  ) {
    this.#lineStarts = [0]
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
      this.#lineStarts.push(at + 1)
  }

  place(value: object, places: Places): void {
    this.#places.set(value, places)
  }

  /** A value that normalising made stands where the author wrote what it was made of. */
  standsFor<T extends object>(made: T, written: object, renamed: Readonly<Record<string, string>> = {}): T {
    const places = this.#places.get(written)
    if (!places) return made
    const members = new Map(places.members)
    for (const [to, from] of Object.entries(renamed)) {
      const member = places.members.get(from)
      if (member) members.set(to, member)
    }
    this.#places.set(made, { self: places.self, members })
    return made
  }

  /** An object made of a bare text; its one member stands where the text stands in its parent. */
  standsAt<T extends object>(made: T, parent: object, key: string | number, member?: string): T {
    const at = this.valueAt(parent, key)
    this.#places.set(made, { self: at, members: new Map(member ? [[member, { key: at, value: at }]] : []) })
    return made
  }

  at(value: object): number {
    return this.#places.get(value)?.self ?? 0
  }

  /** Undefined where the author wrote no such member. */
  writtenAt(parent: object, key: string | number): number | undefined {
    return this.#places.get(parent)?.members.get(String(key))?.value
  }

  valueAt(parent: object, key: string | number): number {
    return this.writtenAt(parent, key) ?? this.at(parent)
  }

  keyAt(parent: object, key: string | number): number {
    return this.#places.get(parent)?.members.get(String(key))?.key ?? this.at(parent)
  }

  linePlace(offset: number): { line: number; column: number } {
    let low = 0
    let high = this.#lineStarts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (this.#lineStarts[low] ?? 0) + 1 }
  }

  report(offset: number, problem: ProblemText): void {
    const reported = isWarning(problem.code) ? this.warnings : this.problems
    reported.push({ file: this.file, ...this.linePlace(offset), ...problem })
  }

  /** Reports what is doubtful at a word of an entry, unless its author has said why in a note. */
  warn(entry: { readonly note?: string }, word: string, problem: ProblemText): void {
    if (entry.note === undefined) this.report(this.valueAt(entry, word), problem)
  }

  /**
   * The offset of a character of a text, escapes of JSON counted: the problem of an expression stands at the very
   * character inside the quotes.
   */
  inText(parent: object, key: string | number, index: number): number {
    return offsetInText(this.text, this.valueAt(parent, key), index)
  }
}

/** The offset of a character of the text in quotes that begins at `quote`. */
export function offsetInText(json: string, quote: number, index: number): number {
  if (json[quote] !== '"') return quote
  let at = quote + 1
  for (let seen = 0; seen < index && json[at] !== '"'; seen += 1) at = afterCharacter(json, at)
  return at
}

/** The reverse: which character of the text stands at an offset. */
export function indexInText(json: string, quote: number, offset: number): number {
  let index = 0
  for (let at = quote + 1; at < offset; at = afterCharacter(json, at)) index += 1
  return index
}

function afterCharacter(json: string, at: number): number {
  if (json[at] !== '\\') return at + 1
  return at + (json[at + 1] === 'u' ? 6 : 2)
}
