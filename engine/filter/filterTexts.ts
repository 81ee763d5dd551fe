import { formatDecimal, isDecimal } from '../../schemas/shared/decimal'
import { masks } from '../../schemas/shared/masks/masks'
import { groupOfLevels } from '../../schemas/shared/sourcingGroup'
import type { FilterValues } from '../contract/filterRoom'
import type { FilterFieldPlan, FilterPlan, RangeFilterPlan, SelectFilterPlan } from '../plan/filterPlan'
import { heldChoices } from '../runtime/heldChoices'
import { say } from '../runtime/say'
import type { CodesPort } from '../runtime/services'
import { employeeTextName } from './filterState'

/** The conditions that are set, one text each: "진행상태: 작성중, 결재중". */
export function filterTexts(plan: FilterPlan, values: FilterValues, codes: CodesPort): readonly string[] {
  return plan.fields.flatMap(field => {
    const text = fieldText(field, values, codes)
    return text === '' ? [] : [say('filterSet', field.label, text)]
  })
}

function fieldText(field: FilterFieldPlan, values: FilterValues, codes: CodesPort): string {
  const value = values[field.field] ?? ''
  switch (field.control) {
    case 'dateRange':
    case 'monthRange':
    case 'numberRange':
      return rangeText(field, values)
    case 'month':
      return masks.month.toText(value)
    case 'number':
      return numberText(value)
    case 'check':
      return value === '' ? '' : say('yes')
    case 'sourcingGroup':
      return values[employeeTextName(field.field)] ?? groupOfLevels(values)
    case 'employee': {
      const { section, department, person } = field
      const textOfCode = (name: string) => values[employeeTextName(name)] ?? values[name]
      return [values[section], textOfCode(department), textOfCode(person)]
        .filter(shown => shown !== undefined)
        .join(' / ')
    }
    case 'lookup':
      return (field.lookup.text && values[field.lookup.text.field]) ?? value
    case 'select':
    case 'multi':
    case 'radio':
    case 'checks':
      return value
        .split(',')
        .filter(one => one !== '')
        .map(one => optionText(field, one, codes))
        .join(', ')
    default:
      return value
  }
}

/** The choices of a field: fixed ones, or those of its code group. */
export function optionsOf({ choices, code }: SelectFilterPlan, codes: CodesPort, held = '') {
  return choices ?? (code === undefined ? [] : heldChoices(codes, code, held))
}

function optionText(field: SelectFilterPlan, value: string, codes: CodesPort): string {
  const fixed = field.choices?.find(choice => choice.value === value)
  return fixed?.text ?? (field.code === undefined ? value : codes.text(field.code, value))
}

function rangeText(field: RangeFilterPlan, values: FilterValues): string {
  const [from, to] = [values[field.from] ?? '', values[field.to] ?? '']
  if (from === '' && to === '') return ''
  const shown = { dateRange: (end: string) => end, monthRange: masks.month.toText, numberRange: numberText }
  const text = shown[field.control]
  return `${text(from)} ~ ${text(to)}`
}

const numberText = (value: string) => (isDecimal(value) ? formatDecimal(value) : value)
