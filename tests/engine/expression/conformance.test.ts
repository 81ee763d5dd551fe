import { readFileSync } from 'node:fs'
import { tests } from '@bufbuild/cel-spec/testdata/conformance.js'
import type { SerializedIncrementalTestSuite } from '@bufbuild/cel-spec/testdata/tests.js'
import { describe, expect, it } from 'vitest'
import { evaluateExpression } from '../../../engine/expression/evaluateExpression'
import { planExpression } from '../../../engine/expression/planExpression'
import { type CelCase, expectedValue, scopeOf, valuesOf } from './celCase'
import { plan, values } from './expressionScope'

/** The official conformance tests of CEL: each of them is refused with a clear problem, or gives exactly the expected value. */
const clock = { today: () => '2026-11-20' }

const cases = casesOf(tests)

function casesOf(suite: SerializedIncrementalTestSuite, path = ''): (readonly [string, CelCase])[] {
  return [
    ...(suite.tests ?? []).map(({ original }) => [`${path}/${original.name}`, original] as const),
    ...(suite.suites ?? []).flatMap(inner => casesOf(inner, `${path}/${inner.name}`)),
  ]
}

/** What differs on purpose, with the value that it has instead: the language knows neither errors nor containers. */
const differing: Readonly<Record<string, unknown>> = {
  '/lists/index/index_out_of_bounds': '',
  '/macros/map/list_error': [2, 4, ''],
  '/macros/filter/list_no_shortcircuit': [2, 1],
  '/namespace/namespace/self_eval_container_lookup': 'false',
  '/namespace/namespace/self_eval_container_lookup_unchecked': false,
}

const outcomes = cases.map(([name, test]) => {
  const planned = planExpression({
    text: test.expr,
    scope: scopeOf(test),
    wants: undefined,
    codeTexts: () => undefined,
  })
  if ('problem' in planned) return { name, test, problem: planned.problem }
  return { name, test, value: evaluateExpression(planned.plan, valuesOf(test), clock) }
})

describe('the official conformance tests of CEL', () => {
  it('what is not refused gives exactly the expected value', () => {
    const accepted = outcomes.filter(({ problem }) => !problem)
    const exact = accepted.filter(({ name }) => !(name in differing))
    expect(Object.fromEntries(exact.map(({ name, value }) => [name, value]))).toEqual(
      Object.fromEntries(exact.map(({ name, test }) => [name, expectedValue(test)])),
    )
    expect(exact.length).toBeGreaterThanOrEqual(310)
    expect(outcomes.length).toBeGreaterThan(2300)
  })

  it.each(Object.entries(differing))('%s differs on purpose', (name, value) => {
    expect(outcomes.find(outcome => outcome.name === name)).toMatchObject({ value })
  })

  it('what is refused is refused at its character, with a way to mend it that is another text', () => {
    const unclear = outcomes.flatMap(({ test, problem }) => {
      if (!problem) return []
      const { index } = problem
      const [what, mend] = [problem.what.en, problem.mend.en]
      const proposed = /^write "(.*?)"/.exec(mend)?.[1]
      const isSameAgain = proposed !== undefined && test.expr.slice(index).startsWith(proposed)
      const isWhole =
        index <= test.expr.length && what.length > 10 && mend.endsWith('.') && !/^"" |: \.$/.test(what)
      const isClear = isWhole && !(isSameAgain && !/^write "=="/.test(mend))
      return isClear ? [] : [{ text: test.expr, ...problem }]
    })
    expect(unclear).toEqual([])
  })
})

describe('the reference says what differs from CEL', () => {
  const table =
    readFileSync('screens/reference/expressions.md', 'utf8')
      .split('## CEL과 다른 점')[1]
      ?.split('\n## ')[0] ?? ''
  const rows = [...table.matchAll(/\| (`+)(.*?)\1 \| (거절|값 없음) \|/g)].map(([, , text, said]) => [
    text,
    said,
  ])

  it.each(rows)('%s: %s', (text = '', said) => {
    const planned = plan(text)
    const outcome =
      'problem' in planned ? '거절' : evaluateExpression(planned.plan, values, clock) === '' && '값 없음'
    expect(outcome).toBe(said)
  })

  it('in a table of its own', () => {
    expect(rows.length).toBeGreaterThanOrEqual(25)
  })
})
