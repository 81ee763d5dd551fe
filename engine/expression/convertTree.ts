import type { ASTNode } from '@marcbachmann/cel-js'
import { isDecimal } from '../../schemas/shared/decimal'
import { mendName, nameHint } from '../problem/nameHint'
import { functionNames, methodNames } from './celEnvironment'
import type { BinaryWord, ExpressionNode } from './expressionPlan'
import { ExpressionMistake } from './expressionProblem'
import type { ExpressionScope, ValueType } from './valueType'

export interface Converted {
  readonly tree: ExpressionNode
  /** Known for paths into the scope; what is reckoned has none here. */
  readonly type?: ValueType
}

/** A value of a code group compared with a written text: checked against the group. */
export interface CodeUse {
  readonly code: string
  readonly value: string
  readonly index: number
}

export interface Conversion {
  readonly scope: ExpressionScope
  readonly reads: Set<string>
  readonly codes: CodeUse[]
}

const binaryWords: Readonly<Record<string, BinaryWord>> = {
  '==': '==',
  '!=': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
  '+': '+',
  '-': '-',
  '*': '*',
  '/': '/',
  '%': '%',
  in: 'in',
}

const listWords = ['all', 'exists', 'map', 'filter'] as const

/** CEL notes the checked type at each node; its declarations do not tell. */
function celTypeOf(node: ASTNode): string {
  const type: unknown = Reflect.get(node, 'checkedType')
  return typeof type === 'object' && type !== null ? String(Reflect.get(type, 'name')) : ''
}

/** Turns a checked CEL tree into the plan's tree. What the browser's walker cannot do is refused here, at its place. */
export function convertTree(node: ASTNode, on: Conversion, locals: ExpressionScope = {}): Converted {
  const inner = (child: ASTNode) => convertTree(child, on, locals)
  switch (node.op) {
    case 'value':
      return { tree: ['value', literalValue(node, node.args)] }
    case 'id':
      if (!Object.hasOwn(locals, node.args)) on.reads.add(node.args)
      return { tree: ['name', node.args], type: locals[node.args] ?? on.scope[node.args] }
    case '.':
      return memberOf(node, inner(node.args[0]), node.args[1])
    case '[]': {
      const [holder, index] = [inner(node.args[0]), inner(node.args[1])]
      if (index.tree[0] === 'value' && typeof index.tree[1] === 'string')
        return memberOf(node, holder, index.tree[1])
      const item = holder.type?.kind === 'list' ? holder.type.item : undefined
      return { tree: ['item', holder.tree, index.tree], type: item }
    }
    case 'call':
      return { tree: functionCall(node, node.args[0], node.args[1], inner) }
    case 'rcall':
      return methodCall(node, on, locals)
    case 'list':
      return { tree: ['list', ...node.args.map(item => inner(item).tree)] }
    case '?:':
      return { tree: ['if', inner(node.args[0]).tree, inner(node.args[1]).tree, inner(node.args[2]).tree] }
    case '&&':
      return { tree: ['and', inner(node.args[0]).tree, inner(node.args[1]).tree] }
    case '||':
      return { tree: ['or', inner(node.args[0]).tree, inner(node.args[1]).tree] }
    case '!_':
      return { tree: ['not', inner(node.args).tree] }
    case '-_':
      return celTypeOf(node.args) === 'decimal'
        ? { tree: ['call', 'decimalMinus', inner(node.args).tree] }
        : { tree: ['minus', inner(node.args).tree] }
    case 'map':
    case '.?':
    case '[?]':
      throw refusedForm(node, 'Objects in braces and optional access are not part of the language.')
    default:
      return { tree: binary(node, node.op, node.args[0], node.args[1], on, inner) }
  }
}

function refusedForm(node: ASTNode, what: string, mend = 'say it with the functions of the language.') {
  const index = node.range.start
  return new ExpressionMistake({ index, code: 'EXPRESSION_FORM_REFUSED', what, mend })
}

function literalValue(node: ASTNode, value: unknown): string | number | boolean {
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'bigint' && Number.isSafeInteger(Number(value))) return Number(value)
  const text = node.input.slice(node.range.start, node.range.end)
  if (typeof value === 'number')
    throw refusedForm(
      node,
      `"${text}" is a floating-point number, which is not exact.`,
      `write decimal("${text}").`,
    )
  throw refusedForm(
    node,
    `"${text}" is no value of the language.`,
    'write a text, a whole number, true or false.',
  )
}

function memberOf(node: ASTNode, holder: Converted, name: string): Converted {
  if (holder.type?.kind !== 'object') return { tree: ['member', holder.tree, name] }
  const type = holder.type.fields[name]
  if (type) return { tree: ['member', holder.tree, name], type }
  throw unknownField(name, Object.keys(holder.type.fields), node.range.end - name.length)
}

export function unknownField(name: string, known: readonly string[], index: number): ExpressionMistake {
  return new ExpressionMistake({
    index,
    code: 'EXPRESSION_FIELD_UNKNOWN',
    what: `There is no field "${name}" here.`,
    expected: nameHint(name, known, 'field'),
    mend: mendName(name, known, 'add the field to the contract and run npm run codegen'),
  })
}

export function unknownFunction(name: string, known: readonly string[], index: number): ExpressionMistake {
  return new ExpressionMistake({
    index,
    code: 'EXPRESSION_FUNCTION_UNKNOWN',
    what: `"${name}" is no function of the language.`,
    expected: `Functions: ${known.join(', ')}.`,
    mend: mendName(name, known, 'say it with one of these'),
  })
}

function functionCall(
  node: ASTNode,
  name: string,
  args: readonly ASTNode[],
  inner: (child: ASTNode) => Converted,
): ExpressionNode {
  if (!functionNames.some(known => known === name))
    throw unknownFunction(name, functionNames, node.range.start)
  const converted = args.map(arg => inner(arg).tree)
  const literal = converted[0]?.[0] === 'value' ? converted[0][1] : undefined
  if (name === 'decimal' && typeof literal === 'string' && !isDecimal(literal))
    throw refusedForm(node, `"${literal}" is no decimal number.`, 'write digits with at most one point.')
  return ['call', name, ...converted]
}

function methodCall(
  node: ASTNode & { readonly op: 'rcall' },
  on: Conversion,
  locals: ExpressionScope,
): Converted {
  const [name, receiver, args] = node.args
  const holder = convertTree(receiver, on, locals)
  const word = listWords.find(known => known === name)
  const [variable, body] = args
  if (word && variable?.op === 'id' && body && args.length === 2) {
    const item: ValueType = holder.type?.kind === 'list' ? holder.type.item : { kind: 'text' }
    const inside = convertTree(body, on, { ...locals, [variable.args]: item })
    const tree: ExpressionNode = ['each', word, holder.tree, variable.args, inside.tree]
    return word === 'filter' ? { tree, type: holder.type } : { tree }
  }
  if (word || !methodNames.some(known => known === name))
    throw unknownFunction(name, methodNames, node.range.start)
  return { tree: ['call', name, holder.tree, ...args.map(arg => convertTree(arg, on, locals).tree)] }
}

function binary(
  node: ASTNode,
  word: string,
  left: ASTNode,
  right: ASTNode,
  on: Conversion,
  inner: (child: ASTNode) => Converted,
): ExpressionNode {
  const [a, b] = [inner(left), inner(right)]
  noteCodes(word, a, right, b, on)
  if (word !== 'in') noteCodes(word, b, left, a, on)
  if (celTypeOf(left) === 'decimal' || celTypeOf(right) === 'decimal') {
    if (word === 'in' || word === '/' || word === '%')
      throw refusedForm(node, `"${word}" is not defined for decimals.`, 'compare with ==, or reckon with *.')
    return ['call', `decimal${word}`, a.tree, b.tree]
  }
  const known = binaryWords[word]
  if (!known) throw refusedForm(node, `"${word}" is no operator of the language.`)
  return [known, a.tree, b.tree]
}

function noteCodes(word: string, path: Converted, node: ASTNode, value: Converted, on: Conversion): void {
  if (path.type?.kind !== 'text' || path.type.code === undefined) return
  if (word !== '==' && word !== '!=' && word !== 'in') return
  const literals = node.op === 'list' ? node.args : [node]
  const trees = value.tree[0] === 'list' ? (value.tree.slice(1) as ExpressionNode[]) : [value.tree]
  for (const [position, tree] of trees.entries()) {
    if (tree[0] !== 'value' || typeof tree[1] !== 'string' || tree[1] === '') continue
    const index = (literals[position] ?? node).range.start
    on.codes.push({ code: path.type.code, value: tree[1], index })
  }
}
