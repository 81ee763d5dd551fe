import type {
  EmployeeFilterDefinition,
  FilterFieldDetailDefinition,
  SourcingGroupFilterDefinition,
} from '../../schemas/screen/filterFieldDefinition'
import { levelParameters } from '../../schemas/shared/sourcingGroup'
import { compileLookup } from '../lookup/lookupCompile'
import type {
  EmployeeFilterPlan,
  FilterFieldPlan,
  FilterPlan,
  SourcingGroupFilterPlan,
} from '../plan/filterPlan'
import { filterProblems } from '../problem/catalogue/filterProblems'
import { booleanType, compileCondition, compileExpression } from '../scope/compiling'
import { present } from '../scope/fieldKind'
import { conditionLabel, filterNames, filterParameters } from '../scope/filterFacts'
import type { NormalFilter } from '../scope/normalDefinition'
import type { Fields, Page } from '../scope/page'
import { checkEmployeeParts, employeePartPopups, ownPlaces } from './employeePartsCompile'
import { filterControl, yesOf } from './filterControlCompile'
import { checkInitial } from './initialCompile'

export function compileFilter(page: Page, filter: NormalFilter): FilterPlan {
  const { source } = page.on
  const grids = [...page.grids.values()]
  // An operation that does not exist is reported where it is named.
  if (!grids.some(grid => grid.operation || grid.lines === undefined)) {
    source.report(source.at(filter), filterProblems.withoutRows())
  }
  const parameters = filterParameters(grids)
  const seen = new Set<string>()
  const fields = filter.fields.flatMap(field => {
    if ('section' in field) return compileEmployee(page, field, parameters, seen)
    if ('widget' in field) return compileSourcingGroup(page, field, parameters, seen)
    return claim(page, field, 'field', parameters, seen) ? [compileField(page, field)] : []
  })
  return {
    block: 'filter',
    id: filter.id,
    keep: filter.keep ?? false,
    fields: fields.filter(field => field !== undefined),
    checks: (filter.checks ?? []).map(check =>
      present({
        ...(check.refuseWhen !== undefined && {
          refuseWhen: compileExpression(page.on, check, 'refuseWhen', page.scope, booleanType),
        }),
        message: check.message,
        field: check.field,
      }),
    ),
  }
}

/** Whether the name that stands at `key`, or that the word there stands for, is a parameter and in the filter once. */
function claim<Key extends string>(
  page: Page,
  entry: { readonly [word in Key]: string },
  key: Key,
  parameters: Fields,
  seen: Set<string>,
  name: string = entry[key],
): boolean {
  const { source } = page.on
  const known = filterNames(parameters)
  const factOf = (one: string) => parameters[one] ?? parameters[`${one}From`]
  const names = () => Object.fromEntries(known.map(one => [one, factOf(one)] as const))
  page.on.notes.name(entry, key, { thing: 'parameter', names })
  if (!known.includes(name) && Object.keys(parameters).length > 0) {
    const named = known.map(one => ({ name: one, label: factOf(one)?.label }))
    source.report(source.valueAt(entry, key), filterProblems.fieldUnknown(name, named))
    return false
  }
  if (seen.has(name)) {
    source.report(source.valueAt(entry, key), filterProblems.fieldTwice(name))
  }
  seen.add(name)
  return page.filterFields[name] !== undefined
}

function compileEmployee(
  page: Page,
  field: EmployeeFilterDefinition,
  parameters: Fields,
  seen: Set<string>,
): EmployeeFilterPlan[] {
  const isKnown = (['section', 'department', 'person'] as const).map(key =>
    claim(page, field, key, parameters, seen),
  )
  if (isKnown.includes(false)) return []
  checkEmployeeParts(page, field)
  for (const popup of Object.values(employeePartPopups))
    if (page.on.world.popups.has(popup)) page.on.popups.add(popup)
  return [
    {
      control: 'employee',
      field: field.person,
      label: field.label ?? labelOf(page, field.person),
      isRequired: false,
      section: field.section,
      department: field.department,
      person: field.person,
      sectionLabel: labelOf(page, field.section),
      departmentLabel: labelOf(page, field.department),
      allowPersonPick: field.allowPersonPick ?? false,
      ...(page.filterFields[field.department]?.lookup?.value === 'deptnm' && { byName: true as const }),
    },
  ]
}

function compileSourcingGroup(
  page: Page,
  field: SourcingGroupFilterDefinition,
  parameters: Fields,
  seen: Set<string>,
): SourcingGroupFilterPlan[] {
  const [first] = levelParameters
  // One message is enough: an operation takes all four, or none.
  const missing = levelParameters.find(name => !parameters[name]) ?? first
  if (!claim(page, field, 'widget', parameters, seen, missing)) return []
  page.on.operations.add('getSgCode')
  return [
    {
      control: 'sourcingGroup',
      field: first,
      label: field.label ?? labelOf(page, first),
      isRequired: field.required ?? false,
      ...compileCondition(page.on, field, 'enabledWhen', page.scope),
    },
  ]
}

function labelOf({ filterFields, grids }: Page, name: string): string {
  return conditionLabel(filterFields[name], [...grids.values()]) ?? name
}

function compileField(page: Page, field: FilterFieldDetailDefinition): FilterFieldPlan | undefined {
  const { on, scope, filterFields } = page
  const fact = filterFields[field.field]
  if (!fact) return undefined
  const base = {
    field: field.field,
    label: field.label ?? labelOf(page, field.field),
    isRequired: field.required ?? false,
    ...compileCondition(on, field, 'enabledWhen', scope),
    ...compileCondition(on, field, 'visibleWhen', scope),
  }
  const kind = filterControl(on, fact, field)
  if (kind === undefined) return undefined
  checkInitial(on, field, fact, kind)
  const initial = field.initial
  const first = typeof initial === 'string' ? initial : undefined
  switch (kind) {
    case 'lookup': {
      const lookup = compileLookup({ on, entry: field, fact, beside: filterFields, scope })
      const isMany = fact.isMulti ?? false
      const ownPlace = field.enabledWhen === undefined ? undefined : ownPlaces[lookup?.popup ?? '']
      return lookup && present({ control: 'lookup', ...base, lookup, ownPlace, mask: fact.mask, isMany })
    }
    case 'dateRange':
    case 'monthRange':
    case 'numberRange': {
      const [from, to] = [`${field.field}From`, `${field.field}To`]
      const scale = kind === 'numberRange' ? (fact.scale ?? 0) : undefined
      return present({ control: kind, ...base, from, to, scale, initial: first })
    }
    case 'select':
    case 'multi':
    case 'radio':
    case 'checks': {
      const choices = fact.code ? undefined : fact.enum?.map(value => ({ value, text: value }))
      return present({ control: kind, ...base, code: fact.code, choices, initial })
    }
    case 'check':
      return present({ control: 'check', ...base, value: yesOf(fact), initial: first })
    case 'date':
    case 'month':
      return present({ control: kind, ...base, initial: first })
    case 'number':
      return present({ control: 'number', ...base, scale: fact.scale ?? 0, initial: first })
    case 'text':
      return present({ control: 'text', ...base, maxLength: fact.maxLength, mask: fact.mask, initial: first })
  }
}
