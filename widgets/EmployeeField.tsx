import type { EmployeeFieldProps } from '../engine/render/widgetContract'
import { LookupField } from './LookupField'
import './field.css'

/** Section, department and person side by side; each opens its own popup, and each may be closed to the user (spec §6). */
export function EmployeeField({
  id,
  label,
  section,
  department,
  person,
  onEnter,
  error,
}: EmployeeFieldProps) {
  const parts = [
    { ...section, id },
    { ...department, id: `${id}-department` },
    { ...person, id: `${id}-person` },
  ]
  return (
    <fieldset className="employee-field" aria-label={label}>
      {parts.map(part => (
        <LookupField
          key={part.id}
          id={part.id}
          label={part.label}
          value={part.text}
          text={part.text}
          placeholder={part.label}
          isDisabled={!part.isEnabled}
          error={error}
          onChange={part.onLookUp}
          onLookUp={part.onLookUp}
          onEnter={onEnter}
        />
      ))}
    </fieldset>
  )
}
