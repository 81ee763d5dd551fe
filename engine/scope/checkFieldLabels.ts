import type { FieldFact } from '../../codegen/contractFacts'
import { columnProblems } from '../problem/catalogue/columnProblems'
import { saidProblems } from '../problem/catalogue/saidProblems'
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
    const unit = own && unitOfOther(label, own)
    if (label !== undefined && unit) source.warn(entry, 'label', saidProblems.unitOfOther(label, ...unit))
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

const unitSaid = /\((원|천원|만원|백만원|억원|건|개|명|일|개월|시간|%|PPM)\)$/

/** The unit in brackets behind a label, and the one of the value. An amount is never shown in thousands by its label alone. */
function unitOfOther(
  label: string | undefined,
  { unit, isMoney }: FieldFact,
): readonly [said: string, unit: string] | undefined {
  const said = unitSaid.exec(label?.trim() ?? '')?.[1] ?? ''
  if (said === '') return undefined
  if (isMoney === true) return /^.+원$/.test(said) ? [said, said.slice(-1)] : undefined
  return unit !== undefined && unit !== said && unitSaid.test(`(${unit})`) ? [said, unit] : undefined
}
