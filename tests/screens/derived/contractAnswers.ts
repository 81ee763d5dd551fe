import type { AnswerFact, FieldFact, OperationFact } from '../../../codegen/contractFacts'
import { contractFacts } from '../../../codegen/generated/contractFacts'
import { codeEntries, isCodeGroup } from '../../../schemas/codes/codeGroups'
import type { StoryAnswers } from '../story/storyServices'
import { believableText } from './believable'

type Fields = Readonly<Record<string, FieldFact>>
type Request = Readonly<Record<string, unknown>>

const rowsInList = 3
const linesInRecord = 2

/** Every operation of the contract answers what the contract says of its answer: the same in every run, by names and index. */
export function contractAnswers(): StoryAnswers {
  return Object.fromEntries(
    Object.values(contractFacts).map(operation => [
      operation.id,
      (request: Request) => answerOf(operation, request),
    ]),
  )
}

/** What the contract says that one operation answers. */
export function contractAnswer(operation: string, request: Request): unknown {
  const fact = contractFacts[operation]
  return fact && answerOf(fact, request)
}

/** A value that fits a field of the contract, for example the number that an address names. */
export function contractValue(operation: string, field: string): string {
  const fact = contractFacts[operation]?.parameters[field]
  return fact ? String(valueFor(fact, 0)) : ''
}

function answerOf({ answer }: OperationFact, request: Request): unknown {
  if (answer.kind === 'binary') return undefined
  if (answer.kind === 'list') return rowsOf(answer.fields, rowsInList)
  if (answer.kind === 'rows') return { ...listAnswer(answer), ...recordOf(answer.parts ?? {}, 0) }
  return recordOf(answer.fields, 0, request)
}

function listAnswer({ fields, sums }: AnswerFact) {
  return {
    rows: rowsOf(fields, rowsInList),
    total: rowsInList,
    sums: Object.fromEntries(sums.map(name => [name, '7500000'])),
  }
}

function rowsOf(fields: Fields, count: number): Request[] {
  return Array.from({ length: count }, (_, index) => recordOf(fields, index))
}

/** What was asked for by its number is what is answered. */
function recordOf(fields: Fields, index: number, asked: Request = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.values(fields).map(fact => {
      const same = fact.type === 'string' && typeof asked[fact.name] === 'string'
      return [fact.name, same ? asked[fact.name] : valueFor(fact, index, asked)]
    }),
  )
}

function valueFor(fact: FieldFact, index: number, asked: Request = {}): unknown {
  switch (fact.type) {
    case 'list':
      return fact.fields ? rowsOf(fact.fields, linesInRecord) : []
    case 'object':
      return recordOf(fact.fields ?? {}, index, asked)
    case 'integer':
      return within(fact, fact.name === 'version' ? 1 : index + 1)
    case 'decimal':
      return decimalOf(fact, index)
    case 'boolean':
      return index % 2 === 0
    case 'date':
      return `2026-11-${20 - index}`
    case 'dateTime':
      return `2026-11-${20 - index} 09:30:00`
    case 'month':
      return '202610'
    case 'string':
    case 'binary':
      return choiceOf(fact, index) ?? believableText(fact, index)
  }
}

function choiceOf({ code, enum: words }: FieldFact, index: number): string | undefined {
  if (words) return words[index % words.length]
  if (code === undefined || !isCodeGroup(code)) return undefined
  const entries = codeEntries(code)
  return entries[index % entries.length]?.value
}

function decimalOf(fact: FieldFact, index: number): string {
  if (fact.isMoney) return String((index + 1) * 1_250_000)
  return String(within(fact, fact.unit === '%' ? 12.5 : (index + 1) * 2))
}

function within({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: FieldFact, value: number): number {
  return Math.min(Math.max(value, minimum), maximum)
}
