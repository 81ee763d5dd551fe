import { employeeAccess } from '../../schemas/shared/employeeAccess'
import type { EmployeePart, FilterRoom, FilterValues } from '../contract/filterRoom'
import type { RoomHost } from '../contract/roomHost'
import { sliceOf } from '../contract/sliceOf'

import { type LookupAnswer, lookUpValue } from '../lookup/lookupRun'
import type { FilterFieldPlan, FilterPlan } from '../plan/filterPlan'
import { createPendingWork } from '../runtime/pendingWork'
import { type Row, textOf } from '../runtime/row'
import { sameRecord } from '../runtime/sameRecord'
import { employeePopups } from './employeePopups'
import { filterProblems, isLacking } from './filterProblems'
import { changeValues, emptyFilter, initialValues, namesOf, parametersOf } from './filterState'

export function createFilterRoom(plan: FilterPlan, host: RoomHost, opening?: FilterValues): FilterRoom {
  const slice = sliceOf(
    host.store,
    state => state.filters[plan.id] ?? emptyFilter,
    (state, part) => ({ filters: { ...state.filters, [plan.id]: part } }),
  )
  const { clock, session, ask } = host.services
  const lookups = createPendingWork()
  const initial = () => initialValues(plan, clock.today(), session.user())
  slice.set({ values: opening ?? initial() })

  function change(values: FilterValues): void {
    const state = slice.get()
    const next = changeValues(plan, state.values, values)
    // A problem that is being mended disappears at once; a new one appears at the next search.
    const open = Object.keys(state.problems).length === 0 ? {} : filterProblems(plan, next)
    const problems = Object.fromEntries(Object.entries(state.problems).filter(([field]) => field in open))
    const { missed } = state
    slice.set({ values: next, problems, missed: withoutFields(missed, changedFields(plan, values)) })
  }

  function findField(name: string): FilterFieldPlan {
    const field = plan.fields.find(candidate => candidate.field === name)
    if (!field) throw new Error(`Engine bug: filter "${plan.id}" has no field "${name}".`)
    return field
  }

  function visible(): readonly FilterFieldPlan[] {
    return plan.fields.filter(field => host.holds(field.visibleWhen))
  }

  function isEverythingEmpty(values: FilterValues): boolean {
    return visible().every(field => parametersOf(field).every(name => (values[name] ?? '').trim() === ''))
  }

  async function accept(): Promise<boolean> {
    // A text that is still looked up is a condition, too.
    await lookups.settle()
    const { values, missed, problems: before } = slice.get()
    const problems = { ...filterProblems({ ...plan, fields: visible() }, values), ...missed }
    if (!sameRecord(problems, before)) slice.set({ problems })
    const wrong = plan.fields.find(field => field.field in problems)
    if (wrong) {
      host.focus(`${plan.id}.${wrong.field}`)
      return false
    }
    const refusal = plan.checks.find(({ refuseWhen }) =>
      refuseWhen ? host.holds(refuseWhen) : isEverythingEmpty(values),
    )
    if (!refusal) return true
    await ask.alert(refusal.message)
    host.focus(`${plan.id}.${refusal.field ?? plan.fields[0]?.field ?? ''}`)
    return false
  }

  function refuse(parameter: string, message: string): boolean {
    const field = visible().find(candidate => parametersOf(candidate).includes(parameter))
    if (!field) return false
    slice.set({ problems: { ...slice.get().problems, [field.field]: message } })
    return true
  }

  async function lookUp(name: string, typed?: string): Promise<void> {
    const field = findField(name)
    if (field.control !== 'lookup') throw new Error(`Engine bug: filter field "${name}" has no popup.`)
    const { mask, isMany } = field
    const use = { mask, isMany, isSearch: true, beside: slice.get().values }
    applyAnswer(await lookUpValue(field.lookup, name, host, use, typed), name)
  }

  function applyAnswer(answer: LookupAnswer, field: string): void {
    if (answer.kind === 'closed') return
    change(textValues(answer.values))
    if (answer.kind === 'refused') miss(field, answer.message)
  }

  /** What was typed stays in the field and is no condition; so the search waits until it is mended or cleared. */
  function miss(field: string, message: string): void {
    const { problems, missed } = slice.get()
    slice.set({ problems: { ...problems, [field]: message }, missed: { ...missed, [field]: message } })
  }

  async function lookUpPart(name: string, part: EmployeePart, typed?: string): Promise<void> {
    const field = findField(name)
    if (field.control !== 'employee') throw new Error(`Engine bug: filter field "${name}" finds no employee.`)
    const popup = employeePopups[part]
    if (typed?.trim() === '') return change(popup.clear(field))
    const onRefused = (message: string) => {
      change(popup.clear(field))
      miss(name, message)
    }
    const row = await host.openPopup({
      popup: popup.popup,
      params: popup.params(slice.get().values, field),
      ...(typed !== undefined && { typed: { field: popup.searchBy, text: typed, onRefused } }),
    })
    if (row) change(popup.read(row, field))
  }

  return {
    ...slice,
    plan,
    change,
    reset: () => slice.set({ values: initial(), problems: {}, missed: {} }),
    accept,
    refuse,
    isLacking: () => visible().some(field => isLacking(field, slice.get().values)),
    visible,
    isEnabled: field => host.holds(field.enabledWhen),
    isPartEnabled: (field, part) => employeeAccess(session.user(), field.allowPersonPick)[part].isEnabled,
    // Where one field looks, another one's find may say.
    lookUp: (name, typed) => lookups.follow(() => lookUp(name, typed)),
    lookUpPart: (name, part, typed) => lookups.follow(() => lookUpPart(name, part, typed)),
  }
}

function textValues(row: Row): FilterValues {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, textOf(value)]))
}

function changedFields(plan: FilterPlan, values: FilterValues): readonly string[] {
  return plan.fields.filter(field => namesOf(field).some(name => name in values)).map(({ field }) => field)
}

function withoutFields(
  missed: Readonly<Record<string, string>>,
  fields: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(missed).filter(([field]) => !fields.includes(field)))
}
