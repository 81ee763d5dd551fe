import type { FilterRoom } from '../contract/filterRoom'
import type { RoomHost } from '../contract/roomHost'
import type { FilterFieldPlan } from '../plan/filterPlan'
import { useWidgets } from '../render/useWidgets'
import { say } from '../runtime/say'
import { EmployeeFilter } from './EmployeeFilter'

import { optionsOf } from './filterTexts'
import { SpecialFilter } from './SpecialFilter'

interface FilterControlProps {
  readonly room: FilterRoom
  readonly host: RoomHost
  readonly field: FilterFieldPlan
  readonly onSearch: () => void
  readonly id: string
  readonly error: string | undefined
  readonly isEnabled: boolean
}

/** The control of one condition, by its kind. */
export function FilterControl({ room, host, field, onSearch, id, error, isEnabled }: FilterControlProps) {
  const widgets = useWidgets()
  const { values } = room.get()
  const common = {
    id,
    label: field.label,
    error,
    isRequired: field.isRequired,
    isDisabled: !isEnabled,
    onEnter: onSearch,
    value: values[field.field] ?? '',
    onChange: (value: string) => room.change({ [field.field]: value }),
  }
  const today = host.services.clock.today()
  switch (field.control) {
    case 'text':
      return <widgets.TextField {...common} mask={field.mask} maxCharacters={field.maxLength} />
    case 'select':
    case 'multi': {
      const options = optionsOf(field, host.services.codes, common.value)
      // A required choice has no "all".
      const emptyText = field.isRequired ? say('chooseOne') : say('all')
      const Control = field.control === 'multi' ? widgets.MultiSelect : widgets.SelectField
      return <Control {...common} options={options} emptyText={emptyText} />
    }
    case 'number':
      return <widgets.NumberField {...common} scale={field.scale} isNegativeAllowed />
    case 'date':
      return <widgets.DateField {...common} today={today} />
    case 'month':
      return <widgets.MonthField {...common} />
    case 'dateRange':
      return (
        <widgets.DateRange
          {...common}
          from={values[field.from] ?? ''}
          to={values[field.to] ?? ''}
          onChange={(from, to) => room.change({ [field.from]: from, [field.to]: to })}
          today={today}
        />
      )
    case 'lookup': {
      const text = field.lookup.text === undefined ? undefined : values[field.lookup.text.field]
      return (
        <widgets.LookupField
          {...common}
          text={text ?? common.value}
          placeholder={isEnabled ? undefined : field.ownPlace && host.services.session.user()[field.ownPlace]}
          onLookUp={typed => void room.lookUp(field.field, typed)}
        />
      )
    }
    case 'employee':
      return (
        <EmployeeFilter
          room={room}
          field={field}
          id={id}
          error={error}
          onSearch={onSearch}
          isEnabled={isEnabled}
        />
      )
    default:
      return <SpecialFilter {...common} room={room} host={host} field={field} isEnabled={isEnabled} />
  }
}
