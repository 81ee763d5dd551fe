import type { ASTNode } from '@marcbachmann/cel-js'
import { isDecimal } from '../../schemas/shared/decimal'
import { formRefusals } from '../problem/catalogue/formRefusals'
import { celTypeOf, functionNames, methodNames, writtenAs } from './celEnvironment'
import { argumentCodes } from './codeUse'
import type { Conversion, Converted } from './conversion'
import { convertBinary } from './convertBinary'
import type { ExpressionNode } from './expressionPlan'
import { mistake, unknownField, unknownFunction, unknownName } from './refusals'
import { unknownType } from './typeMistake'
import type { ExpressionScope, ValueType } from './valueType'

const listWords = ['all', 'exists', 'map', 'filter'] as const

/** Turns a checked CEL tree into the plan's tree. What the browser's walker cannot do is refused here, at its place. */
export function convertTree(node: ASTNode, on: Conversion, locals: ExpressionScope = {}): Converted {
  const converted = convertNode(node, on, locals)
  const { type } = converted
  if (type?.kind !== 'text' || type.code === undefined) return converted
  return { ...converted, gives: [{ code: type.code, written: writtenAs(node), index: node.range.start }] }
}

function convertNode(node: ASTNode, on: Conversion, locals: ExpressionScope): Converted {
  const inner = (child: ASTNode) => convertTree(child, on, locals)
  switch (node.op) {
    case 'value':
      return literalOf(node, node.args)
    case 'id':
      return nameOf(node, node.args, on, locals)
    case '.':
      return memberOf(node, inner(node.args[0]), node.args[1])
    case '[]':
      return itemOf(node, inner(node.args[0]), inner(node.args[1]))
    case 'call':
      return { tree: functionCall(node, node.args[0], node.args[1].map(inner), on) }
    case 'rcall':
      return methodCall(node, on, locals)
    case 'list':
      return listOf(node.args.map(inner))
    case '?:':
      return choiceOf(inner(node.args[0]), inner(node.args[1]), inner(node.args[2]))
    case '&&':
      return { tree: ['and', inner(node.args[0]).tree, inner(node.args[1]).tree] }
    case '||':
      return { tree: ['or', inner(node.args[0]).tree, inner(node.args[1]).tree] }
    case '!_':
      return { tree: ['not', inner(node.args).tree] }
    case '-_':
      return { tree: minusOf(node.args, inner(node.args).tree) }
    case 'map':
    case '.?':
    case '[?]':
      throw mistake(node.range.start, formRefusals.objects())
    default:
      return { tree: convertBinary(node, node.op, node.args[0], node.args[1], on, inner) }
  }
}

/** CEL knows more names than the page: those of its types, for example. */
function nameOf(node: ASTNode, name: string, on: Conversion, locals: ExpressionScope): Converted {
  if (Object.hasOwn(locals, name)) return { tree: ['name', name], type: locals[name] }
  if (!Object.hasOwn(on.scope, name)) {
    throw unknownName(name, { ...on.scope, ...locals }, node.range.start)
  }
  on.reads.add(name)
  return { tree: ['name', name], type: on.scope[name] }
}

function itemOf(node: ASTNode, holder: Converted, index: Converted): Converted {
  if (index.tree[0] === 'value' && typeof index.tree[1] === 'string')
    return memberOf(node, holder, index.tree[1], node.range.end - index.tree[1].length - 2)
  if (unknownTypes.test(celTypeOf(node))) throw unknownType(writtenAs(node), node.range.start)
  return {
    tree: ['item', holder.tree, index.tree],
    type: holder.type?.kind === 'list' ? holder.type.item : undefined,
  }
}

/** What CEL calls a type that it does not know: an item of an empty list, a field whose name is calculated. */
const unknownTypes = /^(T|dyn|list)$/

function minusOf(node: ASTNode, tree: ExpressionNode): ExpressionNode {
  if (celTypeOf(node) === 'decimal') return ['call', 'decimalMinus', tree]
  return tree[0] === 'value' && typeof tree[1] === 'number' ? ['value', 0 - tree[1]] : ['minus', tree]
}

function literalOf(node: ASTNode, written: unknown): Converted {
  const value = literalValue(node, written)
  const tree: ExpressionNode = ['value', value]
  return typeof value === 'string' ? { tree, gives: [{ literal: value, index: node.range.start }] } : { tree }
}

function listOf(items: readonly Converted[]): Converted {
  return { tree: ['list', ...items.map(({ tree }) => tree)], gives: items.flatMap(({ gives = [] }) => gives) }
}

/** Both ways out of a choice are values of the place that it stands at. */
function choiceOf(when: Converted, yes: Converted, no: Converted): Converted {
  return {
    tree: ['if', when.tree, yes.tree, no.tree],
    gives: [...(yes.gives ?? []), ...(no.gives ?? [])],
  }
}

function literalValue(node: ASTNode, value: unknown): string | number | boolean {
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'bigint' && Number.isSafeInteger(Number(value))) return Number(value)
  const [text, index] = [writtenAs(node), node.range.start]
  if (typeof value === 'bigint') throw mistake(index, formRefusals.tooLarge(text))
  if (typeof value === 'number') throw mistake(index, formRefusals.floatingPoint(text, isDecimal(text)))
  throw mistake(index, formRefusals.noValue(text))
}

function memberOf(
  node: ASTNode,
  holder: Converted,
  name: string,
  index = node.range.end - name.length,
): Converted {
  if (holder.type?.kind !== 'object') return { tree: ['member', holder.tree, name] }
  const type = Object.hasOwn(holder.type.fields, name) ? holder.type.fields[name] : undefined
  if (type) return { tree: ['member', holder.tree, name], type }
  throw unknownField(name, holder.type, index)
}

function functionCall(
  node: ASTNode,
  name: string,
  args: readonly Converted[],
  on: Conversion,
): ExpressionNode {
  if (!functionNames.some(known => known === name))
    throw unknownFunction(name, functionNames, node.range.start)
  on.codes.push(...argumentCodes(name, args))
  const converted = args.map(({ tree }) => tree)
  const literal = converted[0]?.[0] === 'value' ? converted[0][1] : undefined
  if (name === 'decimal' && typeof literal === 'string' && !isDecimal(literal))
    throw mistake(node.range.start, formRefusals.noDecimal(literal))
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
    if (/^list<(T|dyn)>$/.test(celTypeOf(receiver)))
      throw unknownType(writtenAs(receiver), receiver.range.start)
    const item: ValueType = holder.type?.kind === 'list' ? holder.type.item : { kind: 'text' }
    const inside = convertTree(body, on, { ...locals, [variable.args]: item })
    const tree: ExpressionNode = ['each', word, holder.tree, variable.args, inside.tree]
    return word === 'filter' ? { tree, type: holder.type } : { tree }
  }
  if (word) throw mistake(node.range.start, formRefusals.macroArguments(word, writtenAs(receiver)))
  if (!methodNames.some(known => known === name)) throw unknownFunction(name, methodNames, node.range.start)
  notePart(name, holder, args, writtenAs(receiver), node.range.start, on)
  return { tree: ['call', name, holder.tree, ...args.map(arg => convertTree(arg, on, locals).tree)] }
}

/** A part of a code: `row.status.contains('입고')` asks for letters that no code of the group has. */
function notePart(
  name: string,
  { type }: Converted,
  [arg]: readonly ASTNode[],
  written: string,
  index: number,
  on: Conversion,
): void {
  if (type?.kind !== 'text' || type.code === undefined || arg?.op !== 'value' || typeof arg.args !== 'string')
    return
  if (name === 'contains' || name === 'startsWith')
    on.parts.push({ code: type.code, method: name, part: arg.args, written, index })
}
