import { groupOfLevels, levelsOf } from '../../schemas/shared/sourcingGroup'
import type { FilterRoom } from '../contract/filterRoom'
import type { RoomHost } from '../contract/roomHost'
import type { FilterFieldPlan } from '../plan/filterPlan'
import { SourcingGroup } from '../render/SourcingGroup'
import { useWidgets } from '../render/useWidgets'
import type { ControlProps } from '../render/widgetContract'
import { say } from '../runtime/say'

import { employeeTextName } from './filterState'
import { optionsOf } from './filterTexts'

export interface SpecialFilterProps extends ControlProps {
  readonly room: FilterRoom
  readonly host: RoomHost
  readonly field: SpecialFilterPlan
  readonly isEnabled: boolean
}

type SpecialFilterPlan = Extract<
  FilterFieldPlan,
  { control: 'radio' | 'checks' | 'check' | 'monthRange' | 'numberRange' | 'sourcingGroup' }
>

/** The control of a rarer condition, by its kind. */
export function SpecialFilterBody({ room, host, field, isEnabled, ...common }: SpecialFilterProps) {
  const widgets = useWidgets()
  const { values } = room.get()
  switch (field.control) {
    case 'radio':
    case 'checks':
      return (
        <widgets.ChoiceGroup
          {...common}
          kind={field.control === 'radio' ? 'radio' : 'check'}
          options={optionsOf(field, host.services.codes)}
          emptyText={field.isRequired ? undefined : say('all')}
        />
      )
    case 'check':
      return <widgets.CheckBox {...common} checkedValue={field.value} />
    case 'monthRange':
    case 'numberRange': {
      const Range = field.control === 'monthRange' ? widgets.MonthRange : widgets.NumberRange
      const { value: _, ...range } = common
      return (
        <Range
          {...range}
          {...(field.control === 'numberRange' && { scale: field.scale })}
          from={values[field.from] ?? ''}
          to={values[field.to] ?? ''}
          onChange={(from, to) => room.change({ [field.from]: from, [field.to]: to })}
        />
      )
    }
    case 'sourcingGroup':
      return (
        <SourcingGroup
          {...common}
          host={host}
          value={groupOfLevels(values)}
          emptyText={say(field.isRequired ? 'chooseOne' : 'all')}
          onChange={(code, text) => room.change({ ...levelsOf(code), [employeeTextName(field.field)]: text })}
        />
      )
  }
}
