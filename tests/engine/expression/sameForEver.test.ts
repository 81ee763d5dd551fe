import { expect, it } from 'vitest'
import { planExpression } from '../../../engine/expression/planExpression'
import { sameForEver } from '../../../engine/expression/sameForEver'

const scope = {
  line: {
    kind: 'object',
    spoken: 'a row',
    fields: { status: { kind: 'text' }, itemCode: { kind: 'text' }, qty: { kind: 'decimal' } },
  },
} as const

it.each([
  ["line.status == 'A' || true", true],
  ["line.status == 'A' && false", false],
  ['has(line.itemCode) || !has(line.itemCode)', true],
  ["line.status != 'A' || line.status != 'B'", true],
  ["line.status == 'A' && line.status == 'B'", false],
  ['line.status == line.status', true],
  ['line.qty > 0 && !(line.qty > 0)', false],
  ["line.status == 'A' ? has(line.itemCode) : !has(line.itemCode)", undefined],
  ["line.status == 'A' || line.status == 'B'", undefined],
  ["line.status != 'A' && line.status != 'B'", undefined],
  ['has(line.itemCode) && line.qty > 0', undefined],
  ['size(line.itemCode) < 0', false],
  ['size(line.itemCode) >= 0', true],
  ['0 > size(line.itemCode)', false],
  ['size(line.itemCode) < 1', undefined],
  ['line.qty < 0', undefined],
  ['line.qty > 10 && line.qty < 5', false],
  ["line.qty >= decimal('0.5') || line.qty < 1", true],
  ['line.qty > 5 && line.qty < 10', undefined],
  ['line.qty == 1 && line.qty > 2', false],
  ["line.status in ['A', 'B'] && line.status == 'C'", false],
  ["line.status in ['A', 'B'] && line.status != 'A'", undefined],
])('%s is for ever %s', (text, expected) => {
  const planned = planExpression({ text, scope, wants: { kind: 'boolean' }, codeTexts: () => undefined })
  if (!('plan' in planned)) throw new Error(planned.problem.what.en)
  expect(sameForEver(planned.plan.tree)).toBe(expected)
})
