import { saidProblems } from '../problem/catalogue/saidProblems'
import type { ProblemText } from '../problem/problemText'
import type { Source } from './source'

interface Said {
  readonly note?: string
  readonly refuseWhen?: string
  readonly message: string
}

/** The field at which a check stands. */
interface Checked {
  readonly root: string
  readonly field: string
  readonly isRequired: boolean
  readonly maxLength: number | undefined
}

/** The message of a check tells how a value gets past its condition; where they contradict, nobody ever does. */
export function checkMessage(source: Source, check: Said, checked?: Checked): void {
  const bare = (check.refuseWhen ?? '').replace(/'(?:[^'\\]|\\.)*'/g, "''")
  const problem =
    numberUnfit(bare, check.message) ??
    directionUnfit(bare, check.message) ??
    (checked && (presenceUnfit(bare, check.message, checked) ?? lengthUnfit(bare, checked)))
  if (problem) source.warn(check, 'refuseWhen', problem)
}

const length = String.raw`(?:size\((\w+\.\w+)\)|(\w+\.\w+)\.size\(\))\s*(<=|>=|<|>)\s*(\d+)`

/** Every comparison of the length of a text with a number: the least that passes, or the most. */
function lengths(bare: string) {
  return [...bare.matchAll(new RegExp(length, 'g'))].map(([, one, other, operator = '', number]) => ({
    path: one ?? other ?? '',
    isLeast: operator.startsWith('<'),
    limit: Number(number) + (operator === '<=' ? 1 : operator === '>=' ? -1 : 0),
  }))
}

function numberUnfit(bare: string, message: string): ProblemText | undefined {
  const [only, ...others] = lengths(bare)
  const [, number, word = ''] = /([\d,]+)자 ?(이상|이하|이내|까지)/.exec(message) ?? []
  if (!only || others.length > 0 || number === undefined || /이상/.test(word) !== only.isLeast)
    return undefined
  const said = Number(number.replaceAll(',', ''))
  return said === only.limit ? undefined : saidProblems.otherNumber(said, only.limit)
}

const wantsMore = /이후여야|보다 커야|이상이어야|자 이상/
const wantsLess = /이전이어야|까지 입력할|보다 작아야|이하여야|자 이하|이내여야/
/** A field or its length beside a day or a number: which way a comparison of two fields is meant cannot be told. */
const fieldFirst = /(?:\w+\.\w+(?:\.size\(\))?|size\(\w+\.\w+\))\s*(<=?|>=?)\s*(?:today\(\)|-?\d|decimal\()/g

/** A message that asks for more beside conditions that only refuse more, and the other way round. */
function directionUnfit(bare: string, message: string): ProblemText | undefined {
  const [more, less] = [wantsMore.test(message), wantsLess.test(message)]
  if (more === less || /!\s*\(/.test(bare)) return undefined
  const all = [...bare.matchAll(/[<>]=?/g)]
  const operators = [...bare.matchAll(fieldFirst)].map(([, operator = '']) => operator[0])
  if (operators.length === 0 || operators.length < all.length) return undefined
  return operators.every(operator => operator === (more ? '>' : '<')) ? saidProblems.turnedCheck() : undefined
}

/** A message that asks for a value where the condition refuses every value. */
function presenceUnfit(
  bare: string,
  message: string,
  { root, field, isRequired }: Checked,
): ProblemText | undefined {
  const path = `${root}.${field}`
  const parts = bare.split('&&').map(part => part.trim())
  const isOnly = [...bare.matchAll(/\w+\.\w+/g)].filter(([one]) => one === path).length === 1
  const isRefused = !/\|\||\?/.test(bare) && isOnly && parts.includes(`has(${path})`)
  const isAsked = /(입력|선택|첨부)해 주세요/.test(message)
  const isNever = isRequired && parts.length === 1
  return isRefused && (isAsked || isNever) ? saidProblems.turnedCheck() : undefined
}

function lengthUnfit(bare: string, { root, field, maxLength }: Checked): ProblemText | undefined {
  const least = lengths(bare).find(({ path, isLeast }) => isLeast && path === `${root}.${field}`)
  return least && maxLength !== undefined && least.limit > maxLength
    ? saidProblems.neverLongEnough(field, least.limit, maxLength)
    : undefined
}
