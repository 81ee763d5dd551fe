import type { OperationFact } from '../../codegen/contractFacts'
import type { PopupFormDefinition } from '../../schemas/screen/popupFormDefinition'
import { compileTaken, takenFields } from '../binding/bindingCompile'
import type { EntryLoadPlan, EntryPopupPlan } from '../plan/screenPlan'
import { popupProblems } from '../problem/catalogue/popupProblems'
import { compileValues, withRoots } from '../scope/compiling'
import { typeOfField } from '../scope/fieldType'
import type { GridFacts, Page } from '../scope/page'
import type { EntryFacts } from './entryFactsCompile'

type Values = Readonly<Record<string, string>>

/** Whether a popup can be filled with what an operation answers. */
export function canFill({ isEffect, answer }: OperationFact): boolean {
  return !isEffect && answer.kind !== 'binary'
}

/** What the popup begins with: the operation is asked before anything stands in the fields. */
export function compileLoad(
  page: Page,
  opening: Page,
  form: PopupFormDefinition,
  { load, taken }: EntryFacts,
  lines: GridFacts | undefined,
): EntryLoadPlan | undefined {
  if (!load) return undefined
  const { on } = page
  const { inBody, fields } = takenFields(load)
  const { kind } = load.answer
  if (!canFill(load)) {
    on.source.report(
      on.source.valueAt(form, 'load'),
      load.isEffect ? popupProblems.loadChanges(load.id) : popupProblems.loadAnswersFile(load.id),
    )
  }
  on.operations.add(load.id)
  // What neither operation knows is reported where it is sent, or here where nothing is.
  const isOwn = (name: string) => fields[name] !== undefined || (form.save === undefined && !taken[name])
  const at = on.source.valueAt(form, 'load')
  const values = compileTaken(opening, load, fields, partOf(page, form, isOwn), opening.scope, {
    ...{ filled: form.oneByOne ? [form.oneByOne.find] : [], at, source: 'loadWith' },
  })
  const ofLine = lines?.fields ?? {}
  const lineScope = lines ? withRoots(page.scope, { [lines.root]: lines.rowType }) : page.scope
  return {
    operation: load.id,
    with: values,
    inBody,
    answer: kind === 'document' ? 'document' : kind === 'value' ? 'one' : 'list',
    isPaged: fields.page !== undefined && fields.size !== undefined,
    initialLine: compileValues(
      on,
      form.initialLine,
      lineScope,
      { thing: 'field', names: ofLine },
      (name, record) => typeOfField(on, record, name, ofLine, 'GRID_FIELD_UNKNOWN'),
    ),
  }
}

export function compileSave(
  page: Page,
  form: PopupFormDefinition,
  facts: EntryFacts,
  entered: readonly string[],
): NonNullable<EntryPopupPlan['save']> {
  const { on } = page
  const { operation, taken, isHeader } = facts
  on.operations.add(operation.id)
  const loaded = facts.load ? takenFields(facts.load).fields : {}
  const isOwn = (name: string) => taken[name] !== undefined || loaded[name] === undefined
  const written = partOf(page, form, isOwn)
  const isVersioned =
    taken.version !== undefined && facts.header.version !== undefined && written?.version === undefined
  const values = compileTaken(page, operation, taken, written, page.scope, {
    fields: { ...facts.fields, ...taken },
    filled: [...entered, ...(isVersioned ? ['version'] : [])],
    at: on.source.valueAt(form, 'save'),
    source: 'form',
  })
  return {
    operation: operation.id,
    isHeader,
    isVersioned,
    with: values,
    ...(form.confirm === undefined ? {} : { confirm: form.confirm }),
  }
}

/** The values of "with" that belong to one of the two operations, at the places where they are written. */
function partOf(
  { on }: Page,
  form: PopupFormDefinition,
  isOwn: (name: string) => boolean,
): Values | undefined {
  if (!form.with) return undefined
  const own = Object.entries(form.with).filter(([name]) => isOwn(name))
  return on.source.standsFor(Object.fromEntries(own), form.with)
}
