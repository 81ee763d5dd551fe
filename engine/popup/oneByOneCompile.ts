import type { FieldFact } from '../../codegen/contractFacts'
import type { PopupFormDefinition } from '../../schemas/screen/popupFormDefinition'
import type { OneByOnePlan } from '../plan/screenPlan'
import { filterProblems } from '../problem/catalogue/filterProblems'
import { formProblems } from '../problem/catalogue/formProblems'
import { reasons } from '../problem/catalogue/reasons'
import type { Compiling } from '../scope/compiling'
import { reportUseless } from '../scope/reportUseless'
import type { EntryFacts } from './entryFactsCompile'

type Fields = Readonly<Record<string, FieldFact>>

/** How a popup goes from one record to the next. */
export function compileOneByOne(
  on: Compiling,
  form: PopupFormDefinition,
  facts: EntryFacts,
): OneByOnePlan | undefined {
  const { oneByOne } = form
  if (!oneByOne) return undefined
  if (!facts.isSent || facts.load?.answer.kind !== 'value') {
    reportUseless(on.source, form, 'oneByOne', reasons.noRecordFound)
    return undefined
  }
  const { header } = facts
  const coded = Object.fromEntries(Object.entries(header).filter(([, { code }]) => code !== undefined))
  const find = factOf('find', header)
  const decide = factOf('decide', coded)
  const { done, all } = oneByOne
  return {
    find: { field: oneByOne.find, label: find?.label ?? '' },
    decide: {
      field: oneByOne.decide,
      label: decide?.label ?? '',
      code: decide?.code ?? '',
      values: valuesOf(decide),
    },
    ...(done === undefined || all === undefined ? {} : { progress: { done, all } }),
  }

  function factOf(word: 'find' | 'decide', known: Fields): FieldFact | undefined {
    const name = oneByOne?.[word] ?? ''
    if (oneByOne) on.notes.name(oneByOne, word, { thing: 'field', names: () => known })
    const fact = known[name]
    if (!fact && oneByOne)
      on.source.report(
        on.source.valueAt(oneByOne, word),
        formProblems.fieldUnknown(name, Object.values(known), facts.operation.id),
      )
    return fact
  }

  function valuesOf(fact: FieldFact | undefined): readonly string[] {
    const known = on.world.codeValues(fact?.code ?? '') ?? []
    const chosen = oneByOne?.values
    if (!fact || !chosen) return known
    for (const [at, value] of chosen.entries())
      if (!known.includes(value))
        on.source.report(
          on.source.valueAt(chosen, at),
          filterProblems.codeUnknown(value, { field: fact.name, group: fact.code }, known),
        )
    return chosen
  }
}
