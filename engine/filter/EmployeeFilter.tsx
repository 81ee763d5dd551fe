import type { EmployeePart, FilterRoom } from '../contract/filterRoom'
import type { EmployeeFilterPlan } from '../plan/filterPlan'
import { useWidgets } from '../render/useWidgets'
import { employeePartLabel } from './employeePopups'

import { employeeTextName } from './filterState'

interface EmployeeFilterProps {
  readonly room: FilterRoom
  readonly field: EmployeeFilterPlan
  readonly onSearch: () => void
  readonly id: string
  readonly error: string | undefined
  readonly isEnabled: boolean
}

/** Section, department and person; which of them are open, the authority group decides (spec §6). */
export function EmployeeFilter({ room, field, onSearch, id, error, isEnabled }: EmployeeFilterProps) {
  const { EmployeeField } = useWidgets()
  const { values } = room.get()
  const { section, department, person } = field
  const part = (name: EmployeePart, text: string | undefined) => ({
    label: employeePartLabel(field, name),
    text: text ?? '',
    isEnabled: isEnabled && room.isPartEnabled(field, name),
    onLookUp: (typed?: string) => void room.lookUpPart(field.field, name, typed),
  })
  return (
    <EmployeeField
      id={id}
      label={field.label}
      error={error}
      onEnter={onSearch}
      section={part('section', values[section])}
      department={part('department', values[employeeTextName(department)] ?? values[department])}
      person={part('person', values[employeeTextName(person)] ?? values[person])}
    />
  )
}
