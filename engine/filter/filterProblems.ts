import { addMonths, isDay } from '../../schemas/shared/calendar'
import { parseMonthText } from '../../schemas/shared/dateText'
import { compareDecimals, decimalPlaces, isDecimal } from '../../schemas/shared/decimal'
import { isMaskName, masks } from '../../schemas/shared/masks/masks'
import { tooManyDecimals } from '../../schemas/shared/tooManyDecimals'
import type { FilterValues } from '../contract/filterRoom'
import type { FilterFieldPlan, FilterPlan, RangeFilterPlan } from '../plan/filterPlan'
import { say } from '../runtime/say'
import { isRange, parametersOf } from './filterState'

/** Longest period of a search, in months (rule L3). */
const longestPeriodMonths = 12

/** What keeps a search from being made, Korean, by field: rules L1 to L4 of lists. */
export function filterProblems(plan: FilterPlan, values: FilterValues): Readonly<Record<string, string>> {
  return Object.fromEntries(
    plan.fields.flatMap(field => {
      const problem = fieldProblem(field, values)
      return problem === undefined ? [] : [[field.field, problem]]
    }),
  )
}

/** Whether the field must have a value and has none yet. */
export function isLacking(field: FilterFieldPlan, values: FilterValues): boolean {
  // A group of any level is one.
  const needed = field.control === 'sourcingGroup' ? [field.field] : parametersOf(field)
  return field.isRequired && needed.some(name => (values[name] ?? '').trim() === '')
}

function fieldProblem(field: FilterFieldPlan, values: FilterValues): string | undefined {
  if (isLacking(field, values)) return requiredProblem(field)
  if (isRange(field)) return rangeProblem(field, values)
  const value = (values[field.field] ?? '').trim()
  return value === '' ? undefined : valueProblem(field, value)
}

const chosenControls = ['select', 'multi', 'radio', 'checks', 'check', 'lookup', 'sourcingGroup']

function requiredProblem(field: FilterFieldPlan): string {
  return say(chosenControls.includes(field.control) ? 'fieldNotChosen' : 'fieldEmpty', field.label)
}

function valueProblem(field: FilterFieldPlan, value: string): string | undefined {
  switch (field.control) {
    case 'date':
      return isDay(value) ? undefined : say('dateFormatWrong')
    case 'month':
      return parseMonthText(value) === '' ? say('dateFormatWrong') : undefined
    case 'number':
      return numberProblem(value, field.scale)
    case 'text':
      return field.mask === undefined ? undefined : maskProblem(field.mask, value)
    default:
      return undefined
  }
}

function numberProblem(value: string, scale: number): string | undefined {
  if (!isDecimal(value)) return say('notNumeric')
  return decimalPlaces(value) > scale ? say(...tooManyDecimals(scale)) : undefined
}

/** A part of a number may be searched for, so its characters are judged and not the whole; the server does the same. */
function maskProblem(name: string, value: string): string | undefined {
  if (!isMaskName(name)) return undefined
  const mask = masks[name]
  if ([...value].every(character => mask.accept(character))) return undefined
  const result = mask.toValue(value)
  return 'refused' in result ? say(result.refused, ...result.args) : undefined
}

function rangeProblem(field: RangeFilterPlan, values: FilterValues): string | undefined {
  const ends = [values[field.from] ?? '', values[field.to] ?? '']
  const wrong = ends.filter(end => end !== '').map(end => endProblem(field, end))
  const first = wrong.find(problem => problem !== undefined)
  if (first !== undefined) return first
  const [from = '', to = ''] = ends
  if (from === '' || to === '') return undefined
  if (field.control === 'numberRange')
    return compareDecimals(from, to) > 0 ? say('rangeReversed', field.label) : undefined
  if (from > to) return say('periodReversed')
  const [firstDay, lastDay] = field.control === 'monthRange' ? [dayOf(from), dayOf(to)] : [from, to]
  // A period of months counts both its ends.
  const longest = field.control === 'monthRange' ? longestPeriodMonths - 1 : longestPeriodMonths
  return lastDay > addMonths(firstDay, longest) ? say('periodTooLong') : undefined
}

function endProblem(field: RangeFilterPlan, end: string): string | undefined {
  if (field.control === 'numberRange') return numberProblem(end, field.scale ?? 0)
  const isRight = field.control === 'monthRange' ? parseMonthText(end) === end : isDay(end)
  return isRight ? undefined : say('dateFormatWrong')
}

const dayOf = (month: string) => `${month.slice(0, 4)}-${month.slice(4)}-01`
