import type { FieldFact } from '../../codegen/contractFacts'
import type { FilterFieldDetailDefinition } from '../../schemas/screen/filterFieldDefinition'
import { isDay } from '../../schemas/shared/calendar'
import { parseMonthText } from '../../schemas/shared/dateText'
import { isDecimal } from '../../schemas/shared/decimal'
import { halfYears } from '../../schemas/shared/halfYear'
import { periodTokens } from '../../schemas/shared/koreanTime'
import { monthPeriodTokens } from '../../schemas/shared/monthPeriods'
import { filterProblems } from '../problem/catalogue/filterProblems'
import type { ProblemText } from '../problem/problemText'
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
  noteInitial(on, field, fact, control)
  if (control === 'select' || control === 'radio' || control === 'multi' || control === 'checks') {
    checkCodes(on, field, fact, control)
    if (typeof initial !== 'string' && (control === 'select' || control === 'radio'))
      on.source.report(on.source.valueAt(field, 'initial'), filterProblems.initialNotOne())
    return
  }
  const fault = typeof initial === 'string' ? faultOf(fact, control, initial) : filterProblems.initialNotOne()
  if (fault) on.source.report(on.source.valueAt(field, 'initial'), fault)
}

function noteInitial(
  { world, notes }: Compiling,
  field: FilterFieldDetailDefinition,
  fact: FieldFact,
  control: FieldControl,
): void {
  const { code } = fact
  const coded = withHalf((code === undefined ? fact.enum : world.codeValues(code)) ?? [], control)
  const names = firstWords[control]?.(fact) ?? coded
  const known = { thing: 'value', names, ...(code === undefined ? {} : { code }) } as const
  const { initial } = field
  if (typeof initial === 'string') notes.name(field, 'initial', known)
  else for (const index of initial?.keys() ?? []) notes.name(initial ?? [], index, known)
}

/** Words that a first value of each control may be, where it is no code. */
const firstWords: { readonly [Control in FieldControl]?: (fact: FieldFact) => readonly string[] } = {
  dateRange: () => periodTokens,
  monthRange: () => monthPeriodTokens,
  date: () => ['today'],
  month: () => ['thisMonth', 'lastMonth'],
  check: fact => [yesOf(fact)],
  text: ({ maxLength }) => (maxLength === 4 ? ['thisYear'] : []),
}

type OneControl = Exclude<FieldControl, 'select' | 'radio' | 'multi' | 'checks'>

function faultOf(fact: FieldFact, control: OneControl, initial: string): ProblemText | undefined {
  const unless = (isRight: boolean, problem: ProblemText) => (isRight ? undefined : problem)
  switch (control) {
    case 'dateRange':
      return periodFault(initial, periodTokens)
    case 'monthRange':
      return periodFault(initial, monthPeriodTokens)
    case 'numberRange':
      return filterProblems.rangeWithoutInitial()
    case 'lookup':
      return filterProblems.lookupWithoutInitial()
    case 'date':
      return unless(initial === 'today' || isDay(initial), filterProblems.noDay(initial))
    case 'month':
      return unless(
        initial === 'thisMonth' || initial === 'lastMonth' || parseMonthText(initial) === initial,
        filterProblems.noMonth(initial),
      )
    case 'number':
      return unless(isDecimal(initial), filterProblems.noNumber(initial))
    case 'check':
      return unless(initial === yesOf(fact), filterProblems.checksNoBox(initial, yesOf(fact)))
    case 'text':
      return textFault(fact, initial)
  }
}

function textFault({ maxLength = 0 }: FieldFact, initial: string): ProblemText | undefined {
  if (initial === 'thisYear' && maxLength === 4) return undefined
  if ([...monthPeriodTokens, ...periodTokens, 'thisHalf'].includes(initial))
    return filterProblems.unfitForText(initial)
  return maxLength > 0 && initial.length > maxLength ? filterProblems.tooLong(initial, maxLength) : undefined
}

function periodFault(initial: string, tokens: readonly string[]): ProblemText | undefined {
  return tokens.includes(initial) ? undefined : filterProblems.noPeriod(initial, tokens)
}

/** Where one of the half-years is chosen, that of today may be named. */
const withHalf = (codes: readonly string[], control: FieldControl) =>
  (control === 'select' || control === 'radio') && halfYears.every(half => codes.includes(half))
    ? [...codes, 'thisHalf']
    : codes

function checkCodes(
  on: Compiling,
  field: FilterFieldDetailDefinition,
  fact: FieldFact,
  control: FieldControl,
): void {
  const coded = fact.code === undefined ? fact.enum : on.world.codeValues(fact.code)
  if (!coded) return
  const known = withHalf(coded, control)
  const texts = new Map((on.world.codeTexts(fact.code ?? '') ?? []).map(({ value, text }) => [value, text]))
  const named = known.map(name => ({ name, label: texts.get(name) }))
  const owner = { field: fact.name, group: fact.code }
  const { initial = [] } = field
  const { source } = on
  for (const [at, value] of [initial].flat().entries()) {
    if (known.includes(value)) continue
    const place = typeof initial === 'string' ? source.valueAt(field, 'initial') : source.valueAt(initial, at)
    const parts = value.split(/\s*,\s*/)
    const isJoined =
      typeof initial === 'string' && parts.length > 1 && parts.every(one => known.includes(one))
    source.report(
      place,
      isJoined ? filterProblems.codesJoined(value, parts) : filterProblems.codeUnknown(value, owner, named),
    )
  }
}
