import { describe, expect, it } from 'vitest'
import { evaluateExpression } from '../../../engine/expression/evaluateExpression'
import type { ExpressionNode } from '../../../engine/expression/expressionPlan'
import { plan, values } from './expressionScope'

const clock = { today: () => '2026-11-21' }
const run = (tree: ExpressionNode) => evaluateExpression({ text: '', tree, reads: [] }, values, clock)

describe('an expression that reaches for more than the page is refused when it is written', () => {
  it.each([
    'line.constructor',
    'header.__proto__',
    '__proto__',
    'line["constructor"]',
    'lines.constructor',
    'line.itemName.constructor',
    'line.toString()',
    'constructor("alert(1)")',
    'globalThis',
    'window.location',
    'this',
    'eval("1")',
    'Function("1")',
    'lines.map(l, l.constructor)',
    'lines.map(constructor, constructor.prototype)',
    'line.itemName.matches("(a+)+$")',
    'cel.bind(x, 1, x)',
    'dyn(line).secret',
    'type(line)',
    '{"a": 1}',
    '`x`',
    '$line.qty',
  ])('%s', text => {
    expect(plan(text)).toHaveProperty('problem')
  })
})

describe('a forged plan reaches nothing either', () => {
  it.each<[string, ExpressionNode]>([
    ['constructor of a row', ['member', ['name', 'line'], 'constructor']],
    ['prototype of a row', ['member', ['name', 'line'], '__proto__']],
    ['constructor of a text', ['member', ['value', 'a'], 'constructor']],
    ['length of a list', ['member', ['name', 'lines'], 'length']],
    ['inherited root', ['name', 'toString']],
    ['prototype as root', ['name', '__proto__']],
    ['list by text', ['item', ['name', 'lines'], ['value', 'constructor']]],
    ['row by text', ['item', ['name', 'line'], ['value', 'itemName']]],
  ])('%s reads as empty', (_, tree) => {
    expect(run(tree)).toBe('')
  })

  it.each(['constructor', 'toString', '__proto__', 'eval', 'hasOwnProperty'])('%s is no function', name => {
    expect(() => run(['call', name, ['value', 1]])).toThrow('Engine bug')
  })

  it('a tree that is too deep is given up', () => {
    const deep = Array.from({ length: 5000 }).reduce<ExpressionNode>(tree => ['not', tree], ['value', true])
    expect(() => run(deep)).toThrow('too deep')
  })
})

describe('an expression is limited in length and depth', () => {
  it.each([
    ['2,001 characters', `"${'a'.repeat(1999)}"`],
    ['51 brackets', `${'('.repeat(51)}1${')'.repeat(51)}`],
    ['1,000 operators', Array.from({ length: 600 }).fill('1').join('+')],
  ])('%s are too many', (_, text) => {
    expect(plan(text)).toMatchObject({ problem: { code: 'EXPRESSION_TOO_LARGE' } })
  })
})
