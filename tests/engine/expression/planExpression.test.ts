import { describe, expect, it } from 'vitest'
import { plan } from './expressionScope'

describe('a mistake in an expression stands at its character', () => {
  it.each([
    ['header.titel == ""', 7, 'EXPRESSION_FIELD_UNKNOWN'],
    ['lines.exists(l, l.qtyy > 0)', 18, 'EXPRESSION_FIELD_UNKNOWN'],
    ['has(line.qtyy)', 9, 'EXPRESSION_FIELD_UNKNOWN'],
    ['true && filtr.reqDate', 8, 'EXPRESSION_NAME_UNKNOWN'],
    ['line.qty > ', 11, 'EXPRESSION_SYNTAX'],
    ['header.status in ["DRAFT", "DRAF"]', 27, 'EXPRESSION_CODE_UNKNOWN'],
    ['"x" == header.status', 0, 'EXPRESSION_CODE_UNKNOWN'],
    ['line.qty / 2', 0, 'EXPRESSION_TYPE'],
    ['line.qty == 1.5', 0, 'EXPRESSION_TYPE'],
    ['header.title + 1', 0, 'EXPRESSION_TYPE'],
    ['amount(line.qty, line.title, "KRW")', 22, 'EXPRESSION_FIELD_UNKNOWN'],
    ['decimal("1,5")', 0, 'EXPRESSION_FORM_REFUSED'],
  ])('%s at %i: %s', (text, index, code) => {
    expect(plan(text)).toMatchObject({ problem: { index, code } })
  })

  it('a period compared with a number is told its parts', () => {
    expect(plan('filter.reqDate > 3')).toEqual({
      problem: {
        index: 0,
        code: 'EXPRESSION_TYPE',
        what: '"filter.reqDate > 3" compares a date range with a whole number.',
        expected: '"filter.reqDate" has the parts "from" and "to".',
        mend: 'compare one part, for example filter.reqDate.from.',
      },
    })
  })
})

describe('a place takes its own type alone', () => {
  it.each([
    ['true', { kind: 'boolean' }, true],
    ['"DRAFT"', { kind: 'boolean' }, false],
    ['1', { kind: 'decimal' }, true],
    ['line.qty', { kind: 'integer' }, false],
    ['today()', { kind: 'text' }, true],
    ['""', { kind: 'date' }, true],
    ['"2026-01-01"', { kind: 'date' }, false],
    ['"DRAFT"', { kind: 'text', code: 'PR_STATUS' }, true],
    ['"DRAF"', { kind: 'text', code: 'PR_STATUS' }, false],
  ] as const)('%s for %j: %s', (text, wants, isRight) => {
    expect('plan' in plan(text, wants)).toBe(isRight)
  })
})

it('a plan says what it reads, so that it is evaluated again when that changes', () => {
  expect(plan('sum(lines.map(line, line.amt)) > 0 && has(header.title)')).toMatchObject({
    plan: { reads: ['header', 'lines'] },
  })
})
