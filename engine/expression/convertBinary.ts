import type { ASTNode } from '@marcbachmann/cel-js'
import { celTypeOf, writtenAs } from './celEnvironment'
import { codesTo } from './codeUse'
import type { Conversion, Converted } from './conversion'
import { evaluateExpression } from './evaluateExpression'
import type { BinaryWord, ExpressionNode } from './expressionPlan'
import { decimalDivision, refusedForm } from './refusals'

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

export function convertBinary(
  node: ASTNode,
  word: string,
  left: ASTNode,
  right: ASTNode,
  on: Conversion,
  inner: (child: ASTNode) => Converted,
): ExpressionNode {
  const [a, b] = [inner(left), inner(right)]
  const index = node.range.start
  noteCodes(word, a, b, on)
  if (word !== 'in') noteCodes(word, b, a, on)
  if (word === '==' || word === '!=' || word === 'in') checkItems(node, left, right)
  if (celTypeOf(left) === 'decimal' || celTypeOf(right) === 'decimal') {
    if (word === '/' || word === '%') throw decimalDivision(writtenAs(node), word, index)
    return ['call', `decimal${word}`, a.tree, b.tree]
  }
  const known = binaryWords[word]
  if (!known) throw refusedForm(index, `"${word}" is no operator of the language.`)
  return calculated(node, [known, a.tree, b.tree])
}

/** Decimals in a list are texts that may write one number in two ways, and rows have no value of their own. */
function checkItems(node: ASTNode, left: ASTNode, right: ASTNode): void {
  const sides = [left, right]
  const isEmptyList = sides.some(side => side.op === 'list' && side.args.length === 0)
  if (isEmptyList || !sides.some(side => /^list<.*\b(decimal|Object\d+)\b/.test(celTypeOf(side)))) return
  throw refusedForm(
    node.range.start,
    `"${writtenAs(node)}" compares rows or decimals by their list.`,
    'compare what stands in the list, with exists() or all(); any list is compared with [].',
  )
}

const arithmetic: readonly string[] = ['+', '-', '*', '/', '%']

/** Whole numbers that are written out are calculated here, where what has no value can still be refused. */
function calculated(
  node: ASTNode,
  tree: readonly [BinaryWord, ExpressionNode, ExpressionNode],
): ExpressionNode {
  const [word, a, b] = tree
  if (!arithmetic.includes(word)) return tree
  const [left, right] = [writtenNumber(a), writtenNumber(b)]
  const index = node.range.start
  if (right === 0 && (word === '/' || word === '%'))
    throw refusedForm(index, `"${writtenAs(node)}" divides by zero.`, 'divide by what can be something else.')
  if (left === undefined || right === undefined) return tree
  const value = evaluateExpression({ text: '', tree, reads: [] }, {}, { today: () => '' })
  if (typeof value === 'number') return ['value', value]
  throw refusedForm(
    index,
    `"${writtenAs(node)}" is beyond the whole numbers of the language.`,
    'calculate with decimal().',
  )
}

function writtenNumber(tree: ExpressionNode): number | undefined {
  return tree[0] === 'value' && typeof tree[1] === 'number' ? tree[1] : undefined
}

function noteCodes(word: string, { type }: Converted, value: Converted, on: Conversion): void {
  if (type?.kind !== 'text' || type.code === undefined) return
  if (word !== '==' && word !== '!=' && word !== 'in') return
  on.codes.push(...codesTo(type.code, value, true))
}
