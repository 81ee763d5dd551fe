import type { ASTNode } from '@marcbachmann/cel-js'
import { formRefusals } from '../problem/catalogue/formRefusals'
import { operandProblems } from '../problem/catalogue/operandProblems'
import { celTypeOf, writtenAs } from './celEnvironment'
import { codesTo } from './codeUse'
import type { Conversion, Converted } from './conversion'
import { checkDayTexts } from './dayText'
import { evaluateExpression } from './evaluateExpression'
import type { BinaryWord, ExpressionNode } from './expressionPlan'
import { mistake } from './refusals'

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
  checkDayTexts(word, left, right)
  noteCodes(word, a, b, on)
  if (word !== 'in') noteCodes(word, b, a, on)
  if (word === '==' || word === '!=' || word === 'in') checkItems(node, left, right)
  if (celTypeOf(left) === 'decimal' || celTypeOf(right) === 'decimal') {
    if (word === '/' || word === '%')
      throw mistake(index, operandProblems.decimalDivision(writtenAs(node), word))
    return ['call', `decimal${word}`, a.tree, b.tree]
  }
  const known = binaryWords[word]
  if (!known) throw mistake(index, formRefusals.noOperator(word))
  return calculated(node, [known, a.tree, b.tree])
}

/** Decimals in a list are texts that may write one number in two ways, and rows have no value of their own. */
function checkItems(node: ASTNode, left: ASTNode, right: ASTNode): void {
  const sides = [left, right]
  const isEmptyList = sides.some(side => side.op === 'list' && side.args.length === 0)
  if (isEmptyList || !sides.some(side => /^list<.*\b(decimal|Object\d+)\b/.test(celTypeOf(side)))) return
  throw mistake(node.range.start, formRefusals.comparedItems(writtenAs(node)))
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
    throw mistake(index, formRefusals.zeroDivision(writtenAs(node)))
  if (left === undefined || right === undefined) return tree
  const value = evaluateExpression({ text: '', tree, reads: [] }, {}, { today: () => '' })
  if (typeof value === 'number') return ['value', value]
  throw mistake(index, formRefusals.calculatedTooLarge(writtenAs(node)))
}

function writtenNumber(tree: ExpressionNode): number | undefined {
  return tree[0] === 'value' && typeof tree[1] === 'number' ? tree[1] : undefined
}

function noteCodes(word: string, { type }: Converted, value: Converted, on: Conversion): void {
  if (type?.kind !== 'text' || type.code === undefined) return
  if (word !== '==' && word !== '!=' && word !== 'in') return
  on.codes.push(...codesTo(type.code, value, true))
}
