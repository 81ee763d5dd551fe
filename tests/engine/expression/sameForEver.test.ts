import { expect, it } from 'vitest'
import { planExpression } from '../../../engine/expression/planExpression'
import { sameForEver } from '../../../engine/expression/sameForEver'
import { bothOf } from '../../../engine/problem/said'

const scope = {
  line: {
    kind: 'object',
    spoken: 'a line',
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
])('%s is for ever %s', (text, expected) => {
  const planned = planExpression({ text, scope, wants: { kind: 'boolean' }, codeValues: () => undefined })
  if (!('plan' in planned)) throw new Error(bothOf(planned.problem.what).en)
  expect(sameForEver(planned.plan.tree)).toBe(expected)
})
