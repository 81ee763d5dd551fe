import { expect, it } from 'vitest'
import type { ExpressionNode } from '../../../engine/expression/expressionPlan'
import { readsField } from '../../../engine/expression/readsField'

const plan = (tree: ExpressionNode) => ({ text: '', tree, reads: ['header', 'line'] })
const header: ExpressionNode = ['name', 'header']
const currency: ExpressionNode = ['member', header, 'currency']

it.each<[string, ExpressionNode, boolean]>([
  ['names the field', currency, true],
  ['names it inside of a call', ['call', 'amount', ['value', '1'], ['value', '2'], currency], true],
  ['names another field', ['member', header, 'title'], false],
  ['names the field of another root', ['member', ['name', 'line'], 'currency'], false],
  ['takes the header as a whole', ['call', 'has', header], true],
])('an expression that %s', (_, tree, isRead) => {
  expect(readsField(plan(tree), 'header', ['currency'])).toBe(isRead)
})
