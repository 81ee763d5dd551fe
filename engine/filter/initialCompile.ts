import type { FieldFact } from '../../codegen/contractFacts'
import type { FilterFieldDetailDefinition } from '../../schemas/screen/filterFieldDefinition'
import { isDay } from '../../schemas/shared/calendar'
import { parseMonthText } from '../../schemas/shared/dateText'
import { isDecimal } from '../../schemas/shared/decimal'
import { periodTokens } from '../../schemas/shared/koreanTime'
import { monthPeriodTokens } from '../../schemas/shared/monthPeriods'
import { mendName, nameHint } from '../problem/nameHint'
import type { Compiling } from '../scope/compiling'
import { type FieldControl, yesOf } from './filterControlCompile'

/** Checks the first value of a filter field against its kind. */
export function checkInitial(
  on: Compiling,
  field: FilterFieldDetailDefinition,
  fact: FieldFact,
  control: FieldControl,
): void {
  const { initial } = field
  if (initial === undefined) return
  if (control === 'select' || control === 'radio' || control === 'multi' || control === 'checks') {
    checkCodes(on, field, fact, [initial].flat())
    return
  }
  const fault =
    typeof initial === 'string'
      ? faultOf(fact, control, initial)
      : { what: 'This field takes one value.', mend: 'write one text.' }
  if (fault) on.source.report(on.source.valueAt(field, 'initial'), { code: 'FILTER_INITIAL_WRONG', ...fault })
}

type OneControl = Exclude<FieldControl, 'select' | 'radio' | 'multi' | 'checks'>

interface Fault {
  readonly what: string
  readonly expected?: string
  readonly mend: string
}

function faultOf(fact: FieldFact, control: OneControl, initial: string): Fault | undefined {
  const fault = (isRight: boolean, what: string, mend: string) => (isRight ? undefined : { what, mend })
  switch (control) {
    case 'dateRange':
      return periodFault(initial, periodTokens)
    case 'monthRange':
      return periodFault(initial, monthPeriodTokens)
    case 'numberRange':
      return { what: 'A range of numbers has no first value.', mend: 'remove "initial".' }
    case 'lookup':
      return { what: 'A looked-up field has no first value.', mend: 'remove "initial".' }
    case 'date':
      return fault(
        initial === 'today' || isDay(initial),
        `"${initial}" is no day.`,
        'write "today" or YYYY-MM-DD.',
      )
    case 'month':
      return fault(
        initial === 'thisMonth' || initial === 'lastMonth' || parseMonthText(initial) === initial,
        `"${initial}" is no month.`,
        'write "thisMonth", "lastMonth" or YYYYMM.',
      )
    case 'number':
      return fault(isDecimal(initial), `"${initial}" is no number.`, 'write digits alone.')
    case 'check':
      return fault(initial === yesOf(fact), `"${initial}" checks no box.`, `write "${yesOf(fact)}".`)
    case 'text':
      return fault(
        !monthPeriodTokens.includes(initial) || (initial === 'thisYear' && fact.maxLength === 4),
        `"${initial}" does not fit a text.`,
        'write "thisYear" at a text of four characters, or the text itself.',
      )
  }
}

function periodFault(initial: string, tokens: readonly string[]): Fault | undefined {
  if (tokens.includes(initial)) return undefined
  return {
    what: `"${initial}" is no period.`,
    expected: `Periods: ${tokens.join(', ')}.`,
    mend: mendName(initial, tokens, 'write a period'),
  }
}

function checkCodes(on: Compiling, field: object, fact: FieldFact, values: readonly string[]): void {
  const known = fact.code === undefined ? fact.enum : on.world.codeValues(fact.code)
  if (!known) return
  for (const value of values.filter(item => !known.includes(item))) {
    on.source.report(on.source.valueAt(field, 'initial'), {
      code: 'CODE_UNKNOWN',
      what: `"${value}" is no value of ${fact.code === undefined ? `"${fact.name}"` : `code group "${fact.code}"`}.`,
      expected: nameHint(value, known, 'value'),
      mend: mendName(value, known, 'write a value of the group'),
    })
  }
}
