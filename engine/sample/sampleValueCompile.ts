import type { FieldFact } from '../../codegen/contractFacts'
import { isDecimal } from '../../schemas/shared/decimal'
import { isSampleDay } from '../../schemas/shared/sampleDay'
import { sampleKinds, sampleProblems } from '../problem/catalogue/sampleProblems'
import type { ProblemText } from '../problem/problemText'
import type { World } from '../scope/world'

const isText = (value: unknown): value is string => typeof value === 'string'
const isDay = (value: unknown) => isText(value) && (/^\d{4}-\d\d-\d\d/.test(value) || isSampleDay(value))

const fits: Readonly<Record<FieldFact['type'], (value: unknown) => boolean>> = {
  string: isText,
  integer: value => Number.isInteger(value),
  boolean: value => typeof value === 'boolean',
  decimal: value => isText(value) && isDecimal(value),
  date: isDay,
  dateTime: isDay,
  month: value => isText(value) && (/^\d{6}$/.test(value) || isSampleDay(value)),
  list: Array.isArray,
  object: () => false,
  binary: () => false,
}

/** What is wrong with a sample of a field, or nothing. */
export function sampleMistake(
  value: unknown,
  { name, type, code, enum: values }: FieldFact,
  world: Pick<World, 'codeValues'>,
): ProblemText | undefined {
  if (!fits[type](value)) return sampleProblems.valueWrong(name, value, sampleKinds[type])
  const known = code === undefined ? values : world.codeValues(code)
  if (known === undefined || !isText(value) || value === '' || known.includes(value)) return undefined
  return sampleProblems.codeWrong(name, value, known)
}
