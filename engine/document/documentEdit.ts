import { readsField } from '../expression/readsField'
import { hasChangedLines } from '../grid/linesState'
import { dependentValues, openLookup } from '../lookup/lookupRun'
import type { FormFieldPlan } from '../plan/formPlan'
import { isEmptyValue, type Row } from '../runtime/row'
import { sameField } from '../runtime/sameRecord'
import type { DocumentCore } from './documentCore'
import { fieldProblem } from './documentProblems'
import { isStateEditable } from './editableFacts'

/** Takes what the user has typed into header fields and returns the fields whose change runs steps. */
export function changeHeader(core: DocumentCore, given: Row): readonly FormFieldPlan[] {
  const { checks, fields, slice } = core
  const before = slice.get()
  if (!isEditable(core)) return []
  const values = { ...dependentValues(fields, before.header, given), ...given }
  const changed = Object.keys(values).filter(name => !sameField(before.header[name], values[name]))
  if (changed.length === 0) return []
  slice.set({ header: { ...before.header, ...values } })
  carryIntoLines(core, changed)
  recalculate(core)
  judgeAgain(core, changed)
  checks.changed(changed)
  return fields.filter(field => changed.includes(field.field) && field.change.length > 0)
}

/** Lines whose calculated cells or questions to the server read the header follow it. */
function carryIntoLines({ calculated, rooms }: DocumentCore, changed: readonly string[]): void {
  const moved = [...changed, ...calculated.map(field => field.field)]
  for (const room of rooms) {
    const { columns } = room.plan
    if (columns.some(({ value }) => value && readsField(value, 'header', moved))) room.recalculate()
    const isAsked = columns.some(({ checkBy }) =>
      Object.values(checkBy?.with ?? {}).some(value => readsField(value, 'header', moved)),
    )
    if (isAsked) room.askAgain()
  }
}

/**
 * A changed field is judged at once, and so are the fields whose checks may compare with it; a field that had a problem
 * loses it as soon as it is mended.
 */
export function judgeAgain({ checks, fields, host, slice }: DocumentCore, changed: readonly string[]): void {
  const { header, problems } = slice.get()
  const next: Record<string, string> = { ...problems }
  for (const field of fields) {
    const isCompared = field.checks.length > 0 && !isEmptyValue(header[field.field])
    if (!changed.includes(field.field) && !(field.field in problems) && !isCompared) continue
    const problem = fieldProblem(field, header, host) ?? checks.problemOf(field.field)
    const isStillEmpty = isEmptyValue(header[field.field]) && !changed.includes(field.field)
    if (isStillEmpty) continue
    if (problem === undefined) delete next[field.field]
    else next[field.field] = problem
  }
  slice.set({ problems: next })
}

/** A calculated field is judged when its value moves: nobody types into it. */
export function recalculate(core: DocumentCore): void {
  const { calculated, host, slice } = core
  for (const field of calculated) {
    if (field.value === undefined) continue
    const { header } = slice.get()
    const value = host.evaluate(field.value)
    if (sameField(header[field.field], value)) continue
    slice.set({ header: { ...header, [field.field]: isEmptyValue(value) ? undefined : value } })
    if (field.checks.length > 0) judgeAgain(core, [field.field])
  }
}

export async function lookUpHeader(
  core: DocumentCore,
  name: string,
  typed?: string,
): Promise<readonly FormFieldPlan[]> {
  const { fields, host, slice } = core
  const field = fields.find(candidate => candidate.field === name)
  if (!field?.lookup || !isEditable(core)) return []
  const beside = { beside: slice.get().header }
  const answer = await openLookup(field.lookup, name, field.mask, host, beside, typed)
  if (answer.kind === 'closed') return []
  const changed = changeHeader(core, answer.values)
  if (answer.kind === 'refused') slice.set({ problems: { ...slice.get().problems, [name]: answer.message } })
  return changed
}

/** Whether header and lines may be changed by this person in this state. */
export function isEditable({ host, options, plan, slice }: DocumentCore): boolean {
  const state = slice.get()
  if (options.access === 'read' || state.phase !== 'ready') return false
  return isStateEditable(plan, state, host.services.session.user()) && host.holds(plan.editWhen)
}

/** Whether something was entered that the server does not have. */
export function isDirty({ calculated, plan, slice }: DocumentCore): boolean {
  const { header, stored, lines } = slice.get()
  const names = plan.saved.filter(name => !calculated.some(field => field.field === name))
  return (
    names.some(name => !sameField(header[name], stored[name])) || Object.values(lines).some(hasChangedLines)
  )
}
