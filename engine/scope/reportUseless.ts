import { shapeProblems } from '../problem/catalogue/shapeProblems'
import type { Said } from '../problem/said'
import type { Source } from './source'

/** Reports a word that says nothing where it stands: its author believes that it does something. */
export function reportUseless(source: Source, parent: object, word: string, why: Said): void {
  source.report(source.keyAt(parent, word), shapeProblems.withoutEffect(word, why))
}
