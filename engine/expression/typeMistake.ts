import type { ASTNode } from '@marcbachmann/cel-js'
import { formRefusals } from '../problem/catalogue/formRefusals'
import { operandProblems } from '../problem/catalogue/operandProblems'
import { functionNames, methodNames, typeOfNode, writtenAs } from './celEnvironment'
import { dayMixed } from './dayText'
import { localsOf } from './expressionCursor'
import type { ExpressionMistake } from './expressionProblem'
import { mistake, unknownField, unknownFunction, unknownName } from './refusals'
import { type ExpressionScope, type ObjectValueType, spokenType, type ValueType } from './valueType'

/** What CEL's checker says of a mistake. */
export interface CheckError {
  readonly code?: string | undefined
  readonly summary?: string
  readonly node?: unknown
  readonly range?: { readonly start: number }
}

interface Mistaken {
  readonly summary: string
  readonly node: ASTNode
  readonly index: number
  /** The part of the expression that does not fit, as it is written. */
  readonly text: string
  typeOf(node: ASTNode): ValueType | undefined
}

/** Says in the words of the language what CEL's type checker found. */
export function typeMistake(
  error: CheckError | undefined,
  whole: string,
  scope: ExpressionScope,
  objects: ReadonlyMap<string, ObjectValueType>,
): ExpressionMistake {
  const node = isNode(error?.node) ? error.node : undefined
  if (!node) return unknownType(whole, 0)
  const index = error?.range?.start ?? 0
  const known = { ...scope, ...localsOf(whole.slice(0, index), scope) }
  const on: Mistaken = {
    summary: error?.summary ?? '',
    node,
    index,
    text: writtenAs(node),
    typeOf: side => typeOfNode(side, objects),
  }
  if (error?.code === 'invalid_condition_type') return mistake(index, operandProblems.noCondition(on.text))
  if (error?.code === 'invalid_macro_argument' || (node.op === 'id' && Object.hasOwn(scope, node.args)))
    return mistake(index, operandProblems.notOneField(on.text))
  if (node.op === 'id') return unknownName(node.args, known, index)
  if (node.op === '.') return wrongMember(on, node.args[0], node.args[1])
  if (node.op === 'call') return wrongCall(on, node.args[0], node.args[1], functionNames)
  if (node.op === 'rcall') return wrongCall(on, node.args[0], node.args[2], methodNames)
  return wrongOperands(on, known)
}

/** Nothing may be of a type that the check does not know: its value would not be known either. */
export function unknownType(text: string, index: number): ExpressionMistake {
  return mistake(index, operandProblems.typeUnknown(text))
}

function isNode(node: unknown): node is ASTNode {
  return typeof node === 'object' && node !== null && 'op' in node && 'args' in node && 'range' in node
}

function wrongMember(on: Mistaken, holder: ASTNode, name: string): ExpressionMistake {
  const owner = on.typeOf(holder)
  if (owner?.kind === 'object') return unknownField(name, owner, on.index)
  const text = writtenAs(holder)
  return mistake(
    on.index,
    owner?.kind === 'list'
      ? operandProblems.memberOfList(text, name)
      : operandProblems.memberOf(text, owner && spokenType(owner), name),
  )
}

function wrongCall(
  on: Mistaken,
  name: string,
  args: readonly ASTNode[],
  known: readonly string[],
): ExpressionMistake {
  if (!known.includes(name)) return unknownFunction(name, known, on.index)
  const [day, days] = args
  const count = days?.op === 'value' && typeof days.args === 'string' ? days.args.trim() : ''
  if (name === 'addDays' && day && /^-?\d{1,4}$/.test(count))
    return mistake(on.index, operandProblems.daysQuoted(on.text, `addDays(${writtenAs(day)}, ${count})`))
  const given = args.flatMap(arg => {
    const type = on.typeOf(arg)
    return type ? [spokenType(type)] : []
  })
  return mistake(on.index, operandProblems.callUnfit(on.text, name, given))
}

function wrongOperands(on: Mistaken, scope: ExpressionScope): ExpressionMistake {
  const { node, index, text } = on
  const sides = Array.isArray(node.args) && node.args.length === 2 ? node.args.filter(isNode) : []
  const [left, right] = sides
  const [a, b] = sides.map(on.typeOf)
  // The name of a type of CEL, such as "string", has no value.
  const stray = sides.find(side => side.op === 'id' && !on.typeOf(side) && !Object.hasOwn(scope, side.args))
  if (stray?.op === 'id') return unknownName(stray.args, scope, stray.range.start)
  const missing = sides.find(side => side.op === 'value' && side.args === null)
  if (missing) return mistake(missing.range.start, formRefusals.noValue('null'))
  if (node.op === '[]' && a?.kind === 'object' && right?.op === 'value')
    return unknownField(String(right.args), a, right.range.start + 1)
  if (!left || !right || !a || !b) return mistake(index, operandProblems.operandsUnfit(text, on.summary))
  const day = dayMixed(node, node.op, left, right)
  if (day) return day
  const isDivision = node.op === '/' || node.op === '%'
  if (isDivision && (a.kind === 'decimal' || b.kind === 'decimal'))
    return mistake(index, operandProblems.decimalDivision(text, node.op))
  const parted = [left, right].find(side => on.typeOf(side)?.kind === 'object')
  const owner = parted && on.typeOf(parted)
  const types = [spokenType(a), spokenType(b)] as const
  if (parted && owner?.kind === 'object') {
    const parts = Object.keys(owner.fields)
    return mistake(index, operandProblems.comparedWhole(text, types, writtenAs(parted), parts))
  }
  return mistake(index, operandProblems.operandsMixed(text, types, wantedOf(node.op, a, b)))
}

function wantedOf(word: string, a: ValueType, b: ValueType) {
  const { wanted } = operandProblems
  if (word === 'in') return wanted.list(spokenType(a))
  if (word === '[]') return wanted.index()
  if (word === '&&' || word === '||') return wanted.conditions()
  if (a.kind === b.kind && a.kind !== 'list') return wanted.otherOperator(word, spokenType(a))
  return a.kind === 'list' && b.kind === 'list' ? wanted.sameLists() : wanted.sameType()
}
