import type { FieldFact } from '../../codegen/contractFacts'
import { isDecimal } from '../../schemas/shared/decimal'
import { isSampleDay } from '../../schemas/shared/sampleDay'
import type { SpokenProblem } from '../problem/problemText'
import type { World } from '../scope/world'

interface ValueRule {
  readonly expected: string
  readonly fits: (value: unknown) => boolean
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isDay = (value: unknown) => isText(value) && (/^\d{4}-\d\d-\d\d/.test(value) || isSampleDay(value))

const rules: Readonly<Record<FieldFact['type'], ValueRule>> = {
  string: { expected: 'a text', fits: isText },
  integer: { expected: 'a whole number', fits: value => Number.isInteger(value) },
  boolean: { expected: 'true or false', fits: value => typeof value === 'boolean' },
  decimal: {
    expected: 'a number as text, for example "1500.5"',
    fits: value => isText(value) && isDecimal(value),
  },
  date: { expected: 'a day: "2026-11-20", "today" or "today-3"', fits: isDay },
  dateTime: { expected: 'a moment: "2026-11-20T09:00:00Z" or "today-3T09:30"', fits: isDay },
  month: {
    expected: 'a month: "202611", "thisMonth" or "thisMonth-1"',
    fits: value => isText(value) && (/^\d{6}$/.test(value) || isSampleDay(value)),
  },
  list: { expected: 'a list', fits: Array.isArray },
  object: { expected: 'an object', fits: () => false },
  binary: { expected: 'nothing', fits: () => false },
}

/** What is wrong with a sample of a field, or nothing. */
export function sampleMistake(
  value: unknown,
  { name, type, code, enum: values }: FieldFact,
  world: Pick<World, 'codeValues'>,
): SpokenProblem | undefined {
  const rule = rules[type]
  if (!rule.fits(value))
    return {
      code: 'SAMPLE_WRONG',
      what: `"${name}" is ${JSON.stringify(value)}.`,
      expected: `Expected: ${rule.expected}.`,
      mend: `write ${rule.expected}.`,
    }
  const known = code === undefined ? values : world.codeValues(code)
  if (known === undefined || !isText(value) || value === '' || known.includes(value)) return undefined
  return {
    code: 'SAMPLE_WRONG',
    what: `${JSON.stringify(value)} is no value of "${name}".`,
    expected: `Values: ${known.map(item => JSON.stringify(item)).join(', ')}.`,
    mend: 'write one of these.',
  }
}
