import type { EmployeePart, FilterValues } from '../contract/filterRoom'
import type { EmployeeFilterPlan } from '../plan/filterPlan'
import { textOf } from '../runtime/row'
import { say } from '../runtime/say'
import { departmentValues, employeeCodeName, personValues } from './filterState'

export interface EmployeePopup {
  readonly popup: string
  readonly searchBy: string
  params(values: FilterValues, field: EmployeeFilterPlan): Readonly<Record<string, unknown>>
  read(row: Readonly<Record<string, unknown>>, field: EmployeeFilterPlan): FilterValues
  /** The part alone; what depends on it goes with it. */
  clear(field: EmployeeFilterPlan): FilterValues
}

/** The three popups of spec §2. A department brings its section along, a person both. */
export const employeePopups: Readonly<Record<EmployeePart, EmployeePopup>> = {
  section: {
    popup: 'bsns',
    searchBy: 'sectionName',
    params: () => ({}),
    read: (row, { section }) => ({ [section]: textOf(row.sectionName) }),
    clear: ({ section }) => ({ [section]: '' }),
  },
  department: {
    popup: 'dept',
    searchBy: 'deptnm',
    // Assumed: the section may be changed in the popup only while the field itself leaves it open.
    params: (values, { section }) => ({
      sectionName: values[section] ?? '',
      enabledBsns: values[section] === undefined ? 'Y' : 'N',
    }),
    read: (row, field) => ({
      [field.section]: textOf(row.sectionName),
      ...departmentValues(field, textOf(row.deptcd), textOf(row.deptnm)),
    }),
    clear: field => departmentValues(field, '', ''),
  },
  person: {
    popup: 'person',
    searchBy: 'hname',
    params: (values, { section, department, byName }) => ({
      sectionName: values[section] ?? '',
      deptcd: values[byName ? employeeCodeName(department) : department] ?? '',
    }),
    read: (row, field) => ({
      [field.section]: textOf(row.section),
      ...departmentValues(field, textOf(row.deptcd), textOf(row.deptnm)),
      ...personValues(field, textOf(row.singleid), textOf(row.hname)),
    }),
    clear: field => personValues(field, '', ''),
  },
}

export function employeePartLabel(field: EmployeeFilterPlan, part: EmployeePart): string {
  if (part === 'section') return field.sectionLabel
  return part === 'department' ? field.departmentLabel : field.label || say('department')
}
