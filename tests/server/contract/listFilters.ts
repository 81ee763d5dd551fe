import type { FieldFact, OperationFact, ParameterFact } from '../../../codegen/contractFacts'
import { contractFacts } from '../../../codegen/generated/contractFacts'
import type { OperationId } from '../../../codegen/generated/types'
import { codeEntries, isCodeGroup } from '../../../schemas/codes/codeGroups'
import { isOperation } from '../authorization/foreignRecords'

export type Row = Readonly<Record<string, unknown>>
export type Input = Readonly<Record<string, string>>

/** A list operation of the contract, and what it is searched by. */
export interface FilteredList {
  readonly id: OperationId
  readonly fact: OperationFact
  readonly filters: readonly ParameterFact[]
  readonly isPaged: boolean
  readonly hasTotals: boolean
}

const ofThePage = ['page', 'size', 'sort', 'want']

export const filteredLists: readonly FilteredList[] = Object.values(contractFacts).flatMap(fact => {
  const { id, isEffect, access, answer, parameters } = fact
  // What would be approved is asked of a draft, and not searched for.
  const isSearched = !isEffect && access !== 'samples' && id !== 'previewApproval'
  const isList = isSearched && (answer.kind === 'rows' || answer.kind === 'list')
  if (!isList || !isOperation(id)) return []
  const filters = Object.values(parameters).filter(
    ({ name, in: place }) => place === 'query' && !ofThePage.includes(name),
  )
  return filters.length === 0 && !('page' in parameters)
    ? []
    : [{ id, fact, filters, isPaged: 'page' in parameters, hasTotals: 'want' in parameters }]
})

export const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/**
 * A report works out its rows: what its conditions narrow and its totals say is proven by the vectors (`server/modules/report`).
 * It tells of when its figures are.
 */
export const isReport = ({ answer }: Pick<OperationFact, 'answer'>): boolean =>
  answer.parts?.asOf !== undefined

const end = /(From|To)$/
export const isPeriodEnd = ({ name, type }: ParameterFact) => type === 'date' && end.test(name)

/** A group is searched for on each of its levels, by as much of its code. */
const isGroupLevel = ({ name }: ParameterFact) => /^L[1-4]_SG_CODE$/.test(name)

/** The field in which a row shows what a condition asks for: by its name, or by the same label. */
export function shownIn({ fact }: FilteredList, filter: ParameterFact): FieldFact | undefined {
  if (isReport(fact)) return undefined
  const { fields } = fact.answer
  if (isGroupLevel(filter)) return fields.sgCode
  const named =
    fields[filter.name] ?? (isPeriodEnd(filter) ? fields[filter.name.replace(end, '')] : undefined)
  return named ?? Object.values(fields).find(({ label }) => label === filter.label)
}

/** What a row shows of a condition, as it would be searched for. */
export function shown(list: FilteredList, filter: ParameterFact, row: Row): string {
  const field = shownIn(list, filter)
  const text = field ? textOf(row[field.name]) : ''
  if (isGroupLevel(filter)) return text.slice(0, filter.maxLength)
  return isPeriodEnd(filter) ? text.slice(0, 10) : text
}

/** Conditions that find more than the field of their name shows, and why. */
const wider: Readonly<Record<string, string>> = {
  'popupCategory.catName': 'the whole path of a category is searched',
  'listMenu.pgmName': 'menus come with everything above them',
  'listPost.title': 'the text of a post is searched as well',
}
const wholeNumber = /^[A-Z]{2}\d{6}-\d{6}$/

/** Whether a row is one that the condition asks for, as far as it shows. A whole number finds its document in every period. */
export function satisfies(list: FilteredList, filter: ParameterFact, input: Input, row: Row): boolean {
  const value = input[filter.name] ?? ''
  if (!shownIn(list, filter) || `${list.id}.${filter.name}` in wider) return true
  // Nothing but separators is no condition, as an emptied field is none.
  if (value.replaceAll(',', '').trim() === '') return true
  const isPeriod = isPeriodEnd(filter) || filter.type === 'month'
  if (isPeriod && Object.values(input).some(text => wholeNumber.test(text))) return true
  const text = shown(list, filter, row)
  if (isPeriodEnd(filter))
    return text !== '' && (filter.name.endsWith('From') ? text >= value : text <= value)
  if (filter.code !== undefined) return value.split(',').includes(text)
  return text.toLowerCase().includes(value.trim().toLowerCase())
}

/** Trees, and the code of a row, with which the codes of all rows below it begin. */
const trees: Readonly<Record<string, string>> = { listCategory: 'catCode', listSourcingGroup: 'sgCode' }

/** The first row that the condition does not ask for. In a tree what is found comes with everything above it. */
export function misfit(
  list: FilteredList,
  filter: ParameterFact,
  input: Input,
  rows: readonly Row[],
): Row | undefined {
  const fitting = rows.filter(row => satisfies(list, filter, input, row))
  const code = trees[list.id]
  const isAbove = (row: Row) =>
    code !== undefined && fitting.some(below => textOf(below[code]).startsWith(textOf(row[code])))
  return rows.find(row => !fitting.includes(row) && !isAbove(row))
}

/** Every value that a coded condition can have. */
export const codesOfFilter = ({ code }: ParameterFact): readonly string[] =>
  code !== undefined && isCodeGroup(code) ? codeEntries(code).map(({ value }) => value) : []

/** Days at the ends of what is a day, and what is none. */
const strangeDays = ['1900-01-01', '9999-12-31', '2024-02-29', '2026-02-30', '1899-12-31', '20261120', '0']
const strangeTexts = ['%', '_', '\\', "'", '"', `'; drop table pr; --`, ',', ' ', '가\u0301', '😀', 'a\0b']

/** What nobody types, or hardly anybody. */
export function strangeValues({ type, maxLength = 400 }: ParameterFact): readonly string[] {
  const days = type === 'date' || type === 'month' ? strangeDays : []
  const numbers = type === 'integer' || type === 'decimal' ? ['-1', '1.5', '1e9', '99999999999999999999'] : []
  return [...strangeTexts, ...days, ...numbers, 'x'.repeat(maxLength), 'x'.repeat(maxLength + 1)]
}

const scaleOf = (text: string) => text.split('.')[1]?.length ?? 0

/** The sum of decimal texts, without floating point. */
export function sumOf(values: readonly string[]): string {
  const scale = Math.max(0, ...values.map(scaleOf))
  const digits = values.map(value => BigInt(value.replace('.', '') + '0'.repeat(scale - scaleOf(value))))
  const total = digits.reduce((sum, value) => sum + value, 0n)
  const text = (total < 0n ? -total : total).toString().padStart(scale + 1, '0')
  const plain = scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`
  return `${total < 0n ? '-' : ''}${plain}`.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
}

/** Every two of a list, once. */
function pairsOf<Value>(values: readonly Value[]): readonly (readonly [Value, Value])[] {
  return values.flatMap((one, index) => values.slice(index + 1).map(other => [one, other] as const))
}

/** Groups of three in which every two meet that `mayMeet` lets meet three at once, and the pairs that are left. */
export function groupsOf<Value>(
  values: readonly Value[],
  mayMeet: (group: readonly Value[]) => boolean,
): readonly (readonly Value[])[] {
  const open = new Set(pairsOf([...values.keys()]).map(([one, other]) => `${one} ${other}`))
  const isOpen = (one: number, other: number) => open.has(one < other ? `${one} ${other}` : `${other} ${one}`)
  const groups: (readonly Value[])[] = []
  for (const pair of [...open]) {
    if (!open.has(pair)) continue
    const [one = 0, other = 0] = pair.split(' ').map(Number)
    const worth = (third: number) => Number(isOpen(one, third)) + Number(isOpen(other, third))
    const third = [...values.keys()]
      .filter(each => each !== one && each !== other && worth(each) > 0)
      .sort((a, b) => worth(b) - worth(a))
      .find(each => mayMeet([one, other, each].flatMap(at => values.slice(at, at + 1))))
    const group = third === undefined ? [one, other] : [one, other, third].sort((a, b) => a - b)
    for (const [a, b] of pairsOf(group)) open.delete(`${a} ${b}`)
    groups.push(group.flatMap(at => values.slice(at, at + 1)))
  }
  return groups
}
