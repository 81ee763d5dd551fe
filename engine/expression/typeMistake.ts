import type { ASTNode } from '@marcbachmann/cel-js'
import { functionNames, methodNames, typeOfNode, writtenAs } from './celEnvironment'
import type { ExpressionMistake } from './expressionProblem'
import { decimalDivision, mistake, noValue, unknownField, unknownFunction, unknownName } from './refusals'
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
  const on: Mistaken = {
    summary: error?.summary ?? '',
    node,
    index,
    text: writtenAs(node),
    typeOf: side => typeOfNode(side, objects),
  }
  if (error?.code === 'invalid_condition_type') return noCondition(on)
  if (error?.code === 'invalid_macro_argument' || (node.op === 'id' && Object.hasOwn(scope, node.args)))
    return notOneField(on)
  if (node.op === 'id') return unknownName(node.args, Object.keys(scope), index)
  if (node.op === '.') return wrongMember(on, node.args[0], node.args[1])
  if (node.op === 'call') return wrongCall(on, node.args[0], node.args[1], functionNames)
  if (node.op === 'rcall') return wrongCall(on, node.args[0], node.args[2], methodNames)
  return wrongOperands(on, scope)
}

/** Nothing may be of a type that the check does not know: its value would not be known either. */
export function unknownType(text: string, index: number): ExpressionMistake {
  return mistake(index, 'EXPRESSION_TYPE', `What "${text}" gives cannot be known.`, {
    expected: 'An empty list tells nothing of what would stand in it, and a field is written by its name.',
    mend: 'begin with a list or a field of the page.',
  })
}

function isNode(node: unknown): node is ASTNode {
  return typeof node === 'object' && node !== null && 'op' in node && 'args' in node && 'range' in node
}

function notOneField({ index, text }: Mistaken): ExpressionMistake {
  return mistake(index, 'EXPRESSION_TYPE', `has() asks for one field, and "${text}" is none.`, {
    expected: 'A name, a point and a field, such as has(header.title).',
    mend: 'name the field; in a list, ask its rows with exists(x, has(x.field)).',
  })
}

function noCondition({ index, text }: Mistaken): ExpressionMistake {
  return mistake(index, 'EXPRESSION_TYPE', `"${text}" is no condition.`, {
    expected: 'all(), exists() and filter() judge each row by what is true or false.',
    mend: 'compare it with something, or ask has().',
  })
}

function wrongMember(on: Mistaken, holder: ASTNode, name: string): ExpressionMistake {
  const owner = on.typeOf(holder)
  if (owner?.kind === 'object') return unknownField(name, Object.keys(owner.fields), on.index)
  const spoken = owner ? spokenType(owner) : 'something without fields'
  const list = writtenAs(holder)
  return mistake(on.index, 'EXPRESSION_TYPE', `"${list}" is ${spoken} and has no field "${name}".`, {
    mend:
      owner?.kind === 'list'
        ? `take it of each row, ${list}.map(x, x.${name}), or count them, size(${list}).`
        : 'leave the point out, or call a function.',
  })
}

function wrongCall(
  on: Mistaken,
  name: string,
  args: readonly ASTNode[],
  known: readonly string[],
): ExpressionMistake {
  if (!known.includes(name)) return unknownFunction(name, known, on.index)
  const spoken = args.flatMap(arg => {
    const type = on.typeOf(arg)
    return type ? [spokenType(type)] : []
  })
  return mistake(
    on.index,
    'EXPRESSION_TYPE',
    `"${on.text}" does not fit: ${name}() ${spoken.length === 0 ? 'is used differently' : `does not take ${spoken.join(', ')}`}.`,
    {
      expected: 'What each function takes stands in screens/README.md.',
      mend: `give ${name}() what it takes.`,
    },
  )
}

function wrongOperands(on: Mistaken, scope: ExpressionScope): ExpressionMistake {
  const { node, index, text } = on
  const sides = Array.isArray(node.args) && node.args.length === 2 ? node.args.filter(isNode) : []
  const [left, right] = sides
  const [a, b] = sides.map(on.typeOf)
  // The name of a type of CEL, such as "string", has no value.
  const stray = sides.find(side => side.op === 'id' && !on.typeOf(side) && !Object.hasOwn(scope, side.args))
  if (stray?.op === 'id') return unknownName(stray.args, Object.keys(scope), stray.range.start)
  const missing = sides.find(side => side.op === 'value' && side.args === null)
  if (missing) return noValue('null', missing.range.start)
  if (node.op === '[]' && a?.kind === 'object' && right?.op === 'value')
    return unknownField(String(right.args), Object.keys(a.fields), right.range.start + 1)
  if (!left || !right || !a || !b) {
    return mistake(index, 'EXPRESSION_TYPE', `"${text}" does not fit: ${on.summary}.`, {
      mend: 'give the operator or function what it wants.',
    })
  }
  const isDivision = node.op === '/' || node.op === '%'
  if (isDivision && (a.kind === 'decimal' || b.kind === 'decimal'))
    return decimalDivision(text, node.op, index)
  const parted = [left, right].find(side => on.typeOf(side)?.kind === 'object')
  const owner = parted && on.typeOf(parted)
  if (parted && owner?.kind === 'object') return comparedWhole(on, writtenAs(parted), owner, a, b)
  const { expected, mend } = wantedOf(node.op, a, b)
  const what = `"${text}" combines ${spokenType(a)} with ${spokenType(b)}.`
  return mistake(index, 'EXPRESSION_TYPE', what, { expected, mend })
}

function comparedWhole(
  { index, text }: Mistaken,
  name: string,
  owner: ObjectValueType,
  a: ValueType,
  b: ValueType,
): ExpressionMistake {
  const parts = Object.keys(owner.fields)
  const few = parts.map(part => `"${part}"`).join(' and ')
  return mistake(index, 'EXPRESSION_TYPE', `"${text}" compares ${spokenType(a)} with ${spokenType(b)}.`, {
    expected: `"${name}" has ${parts.length <= 5 ? `the parts ${few}` : `${parts.length} fields`}.`,
    mend: `compare one part, for example ${name}.${parts[0]}.`,
  })
}

function wantedOf(word: string, a: ValueType, b: ValueType): { expected: string; mend: string } {
  if (word === 'in') {
    const expected = `To the right stands a list, and in it what stands to the left: ${spokenType(a)}.`
    return { expected, mend: 'write a list of such values.' }
  }
  if (word === '[]')
    return {
      expected: 'Rows of a list are numbered from 0.',
      mend: 'write a list, and a whole number in brackets.',
    }
  if (word === '&&' || word === '||')
    return { expected: 'Both sides must be true or false.', mend: 'compare each side with something.' }
  if (a.kind === b.kind && a.kind !== 'list')
    return { expected: `"${word}" is not for ${spokenType(a)}.`, mend: 'use another operator.' }
  if (a.kind === 'list' && b.kind === 'list') {
    return {
      expected: 'Lists are joined with + and compared with == and !=, and hold the same type.',
      mend: 'compare what stands in them.',
    }
  }
  return {
    expected: 'Both sides must be of the same type; a decimal also takes a whole number.',
    mend: 'give both sides the same type.',
  }
}
