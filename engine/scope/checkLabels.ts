import { shapeProblems } from '../problem/catalogue/shapeProblems'
import type { Source } from './source'

/** A thing with a label, and where it stands. */
export interface Labelled {
  readonly entry: object
  /** As it is shown, whether written here or brought by the contract. */
  readonly label: string | undefined
  readonly isWritten: boolean
  /** Things of different places may bear one label: other bars, other header groups. */
  readonly place?: string
  /** Under a condition of its own it may stand for another that is not there then. */
  readonly when?: string | undefined
}

/** Labels that were copied and not changed. What the contract calls alike is not the author's mistake. */
export function checkLabels<Thing extends Labelled>(
  source: Source,
  things: readonly Thing[],
  canMeet: (one: Thing, other: Thing) => boolean = () => true,
  word = 'label',
): void {
  things.forEach((thing, at) => {
    if (!thing.label) return
    const twin = things.slice(0, at).find(other => isTwin(thing, other) && canMeet(thing, other))
    if (!twin) return
    const reported = thing.isWritten ? thing : twin
    source.report(source.valueAt(reported.entry, word), shapeProblems.labelTwice(thing.label))
  })
}

function isTwin(one: Labelled, other: Labelled): boolean {
  if (one.label !== other.label || one.place !== other.place) return false
  if (!one.isWritten && !other.isWritten) return false
  return one.when === undefined || other.when === undefined || one.when === other.when
}
