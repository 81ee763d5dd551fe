import { memo } from 'react'
import type { FilterRoom } from '../contract/filterRoom'
import type { RoomHost } from '../contract/roomHost'
import type { FilterFieldPlan } from '../plan/filterPlan'
import { useControlId } from '../render/screenContext'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { FilterControl } from './FilterControl'

import { namesOf } from './filterState'
import { optionsOf } from './filterTexts'

/** Choices that fit one column of the bar, and two. */
const mostInOne = 2
const mostInTwo = 7

interface FilterFieldViewProps {
  readonly room: FilterRoom
  readonly host: RoomHost
  readonly field: FilterFieldPlan
  readonly onSearch: () => void
}

/** One condition with its label. It is redrawn only when its own values change. */
export const FilterFieldView = memo(function FilterFieldView(props: FilterFieldViewProps) {
  const { room, host, field } = props
  const { Field } = useWidgets()
  const id = useControlId(`${room.plan.id}.${field.field}`)
  const error = useSlice(room, state => state.problems[field.field])
  // All values of the field as one text: what useSlice compares must be plain.
  useSlice(room, state =>
    namesOf(field)
      .map(name => state.values[name] ?? '')
      .join('\u0000'),
  )
  const isEnabled = useSlice(room, () => room.isEnabled(field))
  return (
    <Field
      id={id}
      label={field.label}
      isRequired={field.isRequired}
      error={error}
      layout="left"
      span={spanOf(field, host)}
    >
      <FilterControl {...props} id={id} error={error} isEnabled={isEnabled} />
    </Field>
  )
})

/** Boxes and radios need room for all their choices. */
function spanOf(field: FilterFieldPlan, host: RoomHost): 1 | 2 | 3 {
  if (field.control === 'employee' || field.control === 'sourcingGroup') return 2
  if (field.control !== 'radio' && field.control !== 'checks') return 1
  const { length } = optionsOf(field, host.services.codes)
  if (length > mostInTwo) return 3
  return length > mostInOne ? 2 : 1
}
