import { Environment } from '@marcbachmann/cel-js'
import { describe, expect, it } from 'vitest'
import { evaluateExpression } from '../../../engine/expression/evaluateExpression'
import { plan, values } from './expressionScope'

/** Our walker and cel-js itself must agree wherever plain CEL has a meaning: texts, whole numbers, lists, logic. */
const cel = new Environment({ unlistedVariablesAreDyn: true })

/** CEL's whole numbers are bigint. */
function toCel(value: unknown): unknown {
  if (typeof value === 'number') return BigInt(value)
  if (Array.isArray(value)) return value.map(toCel)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toCel(item)]))
}

function fromCel(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  return Array.isArray(value) ? value.map(fromCel) : value
}

const numbers = ['0', '1', '7', '-3', 'line.lineNo', 'lines.size()', 'size(header.title)']
const texts = ["''", "'가나'", 'line.itemName', 'header.title', 'params.prNo', "header.status + '!'"]
const truths = [
  'true',
  'false',
  'line.lineNo > 5',
  "header.status == 'DRAFT'",
  'lines.exists(l, l.lineNo == 20)',
]

const pairs = (left: readonly string[], words: readonly string[]) =>
  left.flatMap((a, index) =>
    words.map(word => `(${a}) ${word} (${left[(index * 3 + word.length) % left.length]})`),
  )

const table = [
  ...pairs(numbers, ['+', '-', '*', '<', '<=', '>', '>=', '==', '!=']),
  ...pairs(texts, ['+', '<', '<=', '>', '>=', '==', '!=']),
  ...pairs(truths, ['&&', '||', '==', '!=']),
  '7 / 2',
  '-7 / 2',
  '7 % 3',
  '-7 % 3',
  '1 + 2 * 3 - 4',
  '(1 + 2) * 3',
  '-line.lineNo * 2',
  '!true || true && false',
  'true || false && false',
  'line.lineNo > 5 ? (true ? 1 : 2) : 3',
  'true ? false ? 1 : 2 : 3',
  '3 in [1, 2, 3]',
  "'가' in ['나', '다']",
  'lines.map(l, l.lineNo * 2)',
  'lines.filter(l, l.lineNo > 10).map(l, l.itemName)',
  'lines.all(l, lines.exists(m, m.lineNo >= l.lineNo))',
  'lines.map(l, l.itemName).size()',
  'lines[0].lineNo + lines[1].lineNo',
  "line.itemName.startsWith('볼')",
  "header.title.contains('용')",
  "size('한글😀')",
  "'\\n'.size()",
  '[[1, 2], [3]][0][1]',
]

describe('the walker gives what CEL gives', () => {
  it.each(table)('%s', text => {
    const planned = plan(text)
    const ours = 'plan' in planned ? evaluateExpression(planned.plan, values, { today: () => '' }) : planned
    expect(ours).toEqual(fromCel(cel.evaluate(text, toCel(values) as Record<string, unknown>)))
  })
})
