import type { ProblemCode } from './problemCodes'
import type { Said } from './said'

/** What is wrong with a definition: where, what, what would be right, and how to mend it. For authors, in their language. */
export interface Problem {
  /** Path from the root of the project. */
  readonly file: string
  /** 1-based. */
  readonly line: number
  /** 1-based, in characters of the line. */
  readonly column: number
  readonly code: ProblemCode
  /** A sentence with the offending words in double quotes. */
  readonly what: Said
  /** What would be right: the expected kind, the nearest names, or the count. */
  readonly expected?: Said
  /** One imperative sentence. */
  readonly mend: Said
  /** The wrong name, the one that `mend` advises to write in its place, and others that are near. */
  readonly instead?: { readonly written: string; readonly meant: string; readonly others?: readonly string[] }
  /** A word that mends it, with its value as JSON, in the entry at a character of the file; without one in the entry of the problem. */
  readonly add?: { readonly word: string; readonly value: string; readonly at?: number }
  /** An entry as JSON that belongs before the one at the problem. */
  readonly before?: string
  /** The parameter that is not handed over, and an expression of this place that gives it, where there is one. */
  readonly missing?: { readonly name: string; readonly from?: string }
  /** How many other problems follow from this one; they are not reported. */
  readonly followers?: number
}

/** By file, then by place. */
export function byPlace(left: Problem, right: Problem): number {
  if (left.file !== right.file) return left.file < right.file ? -1 : 1
  return left.line - right.line || left.column - right.column
}
