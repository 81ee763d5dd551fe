import type { ASTNode } from '@marcbachmann/cel-js'
import { operandProblems } from '../problem/catalogue/operandProblems'
import { celTypeOf, writtenAs } from './celEnvironment'
import type { ExpressionMistake } from './expressionProblem'
import { mistake } from './refusals'

const ordering: readonly string[] = ['==', '!=', '<', '<=', '>', '>=']

/** A day in other signs than hyphens, as the contract writes it; undefined for what is no day. */
function dayOf(text: string): string | undefined {
  const [, year, month = '', day = ''] =
    /^(\d{4})[-./\s]*(\d{1,2})[-./\s]+(\d{1,2})\.?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? []
  return year === undefined ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const isDay = (node: ASTNode) => ['date', 'dateTime'].includes(celTypeOf(node))

function writtenText(node: ASTNode): string | undefined {
  return node.op === 'value' && typeof node.args === 'string' ? node.args : undefined
}

/** What combines a day with a text or a number, and how the same is said in CEL; undefined where no day stands. */
export function dayMixed(
  node: ASTNode,
  word: string,
  left: ASTNode,
  right: ASTNode,
): ExpressionMistake | undefined {
  const day = [left, right].find(isDay)
  const other = day === left ? right : left
  if (!day || isDay(other)) return undefined
  return mistake(
    node.range.start,
    operandProblems.dayMixed(writtenAs(node), spelledDay(word, day, other, day === left)),
  )
}

function spelledDay(word: string, day: ASTNode, other: ASTNode, isFirst: boolean): string | undefined {
  const [a, b] = [writtenAs(day), writtenAs(other)]
  const number = celTypeOf(other) === 'int'
  if (number && word === '+') return `addDays(${a}, ${b})`
  if (number && word === '-' && isFirst) return `addDays(${a}, -${b})`
  const text = writtenText(other)
  if (text === undefined || !ordering.includes(word)) return undefined
  if (text.trim() === '') return word === '==' ? `!has(${a})` : word === '!=' ? `has(${a})` : undefined
  const sides = (one: string, two: string) => (isFirst ? `${one} ${word} ${two}` : `${two} ${word} ${one}`)
  if (/^(today(\(\))?|오늘)$/.test(text.trim())) return sides(a, 'today()')
  const written = dayOf(text.trim())
  return written === undefined ? undefined : sides(`string(${a})`, `'${written}'`)
}

/** Days as texts stand in the order of days only where both are written with hyphens. */
export function checkDayTexts(word: string, left: ASTNode, right: ASTNode): void {
  if (!ordering.includes(word)) return
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const text = writtenText(other)
    const [argument] = side.op === 'call' && side.args[0] === 'string' ? side.args[1] : []
    const isPath = /^[a-z]\w*(\[\d+\])?\.[A-Za-z]/.test(text ?? '')
    if (
      text === undefined ||
      isPath ||
      !argument ||
      !isDay(argument) ||
      /^(\d{4}(-\d{2}(-\d{2}([ T].*)?)?)?)?$/.test(text)
    )
      continue
    throw mistake(other.range.start, operandProblems.dayTextWrong(text, dayOf(text.trim())))
  }
}
