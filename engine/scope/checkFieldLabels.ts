import { columnProblems } from '../problem/catalogue/columnProblems'
import type { Fields } from './page'
import type { Source } from './source'

interface LabelledField {
  readonly field: string
  readonly label?: string
  readonly note?: string
}

/** A field that is called here what the contract calls another one of the same record. */
export function checkFieldLabels(source: Source, entries: readonly LabelledField[], facts: Fields): void {
  for (const entry of entries) {
    const { field, label } = entry
    const own = facts[field]
    // Who calls the name of a group "group" has only left a word out.
    if (label === undefined || !own || own.label.includes(label) || label.includes(own.label)) continue
    // A value that is found by its text may be called what its text is called.
    const others = Object.values(facts).filter(one => one.label === label && one.name !== own.lookup?.text)
    const entryOf = (name: string) => entries.find(one => one.field === name)
    const other = others.find(({ name }) => !entryOf(name)) ?? others[0]
    // Two that bear one label beside each other have been reported as such.
    if (!other || (entryOf(other.name) && entryOf(other.name)?.label === undefined)) continue
    const isFree = !entryOf(other.name)
    const problem = columnProblems.labelOfField(field, label, other.name, isFree)
    source.warn(entry, isFree ? 'field' : 'label', problem)
  }
}
