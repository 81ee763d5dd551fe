import type { LanguageProperty, LanguageType } from '../../codegen/languageModel'
import { shapeProblems } from '../problem/catalogue/shapeProblems'
import type { ProblemText } from '../problem/problemText'
import type { JsonValue } from '../scope/readJson'
import { objectTypeOf, plainType } from './chooseOption'

/** Sizes and counts; nothing of a page is larger. */
const greatestNumber = 10_000

/** Pixels below which a chart or a popup shows nothing that can be read. */
const leastHeight = 80

/** A mistake in a value of the right kind; `entry` is the place in a list. */
interface PlainMistake {
  readonly entry?: number
  readonly problem: ProblemText
}

/** What is wrong with a value although its kind is right: nothing said, a name said twice, a number of no size. */
export function plainMistakes(
  value: JsonValue,
  { name, type, isOptional }: LanguageProperty,
): PlainMistake[] {
  const plain = plainType(type)
  const least = name === 'height' ? leastHeight : 1
  if (typeof value === 'string')
    return isPlainText(plain) && value.trim() === '' ? [{ problem: shapeProblems.emptyText(name) }] : []
  if (typeof value === 'number')
    return isNumber(plain) && !isSize(value, least)
      ? [{ problem: shapeProblems.numberRange(name, value, least, greatestNumber) }]
      : []
  if (!Array.isArray(value)) return []
  if (value.length === 0) return isOptional ? [] : [{ problem: shapeProblems.emptyList(name) }]
  return isListOfTexts(plain) ? repeated(name, value) : []
}

function isSize(value: number, least: number): boolean {
  return Number.isInteger(value) && value >= least && value <= greatestNumber
}

function isPlainText(type: LanguageType): boolean {
  if (type.kind === 'union') return type.options.some(option => isPlainText(plainType(option)))
  return type.kind === 'text' && type.meaning === undefined
}

function isNumber(type: LanguageType): boolean {
  return type.kind === 'number' || (type.kind === 'union' && type.options.some(isNumber))
}

/** Lists whose entries may also be objects are judged by the rooms, which know what an entry stands for. */
function isListOfTexts(type: LanguageType): boolean {
  if (type.kind === 'union') return type.options.some(option => isListOfTexts(plainType(option)))
  if (type.kind !== 'list') return false
  const item = plainType(type.item)
  return (item.kind === 'text' || item.kind === 'literal') && objectTypeOf(item) === undefined
}

function repeated(name: string, values: readonly JsonValue[]): PlainMistake[] {
  return values.flatMap((value, entry) =>
    typeof value !== 'string' || values.indexOf(value) === entry
      ? []
      : [{ entry, problem: shapeProblems.valueTwice(value, name) }],
  )
}
