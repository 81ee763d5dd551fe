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
    ["header.status == (line.qty > 1 ? 'DRAFT' : 'DRAF')", 43, 'EXPRESSION_CODE_UNKNOWN'],
    ["vat(line.amt, 'V9')", 14, 'EXPRESSION_CODE_UNKNOWN'],
    ['vat(line.amt, header.currency)', 14, 'EXPRESSION_CODE_MIXED'],
    ['header.currency == header.status', 19, 'EXPRESSION_CODE_MIXED'],
    ['line.qty / 2', 0, 'EXPRESSION_TYPE'],
    ['line.qty == 1.5', 0, 'EXPRESSION_TYPE'],
    ['header.title + 1', 0, 'EXPRESSION_TYPE'],
    ['amount(line.qty, line.title, "KRW")', 22, 'EXPRESSION_FIELD_UNKNOWN'],
    ['decimal("1,5")', 0, 'EXPRESSION_FORM_REFUSED'],
  ])('%s at %i: %s', (text, index, code) => {
    expect(plan(text)).toMatchObject({ problem: { index, code } })
  })

  it('a period compared with a number is told its parts', () => {
    expect(plan('filter.reqDate > 3')).toMatchObject({
      problem: {
        index: 0,
        code: 'EXPRESSION_TYPE',
        what: { en: '"filter.reqDate > 3" compares a date range with a whole number.' },
        expected: { en: '"filter.reqDate" has the parts "from" and "to".' },
        mend: { en: 'compare one part, for example filter.reqDate.from.' },
      },
    })
  })
})

describe('a mistake is reported so that it can be mended', () => {
  it.each([
    ['has(line)', 4, 'has() asks for one field, and "line" is none.'],
    ['has(lines[0].itemName)', 4, 'has() asks for one field, and "lines[0]" is none.'],
    ['[].exists(x, x > 1)', 0, 'What "[].exists(x, x > 1)" gives cannot be known.'],
    ['line.qty / 2', 0, '"line.qty / 2" divides a decimal, and "/" is for whole numbers alone.'],
    ['lines.map(l, l.lineNo > 1, l.lineNo)', 0, '"map" takes a name and one expression.'],
    ['lines.exists(l, l.itemName)', 18, '"l.itemName" is no condition.'],
    ['line["qt"]', 6, 'There is no field "qt" here.'],
    ['lines.size', 6, '"lines" is a list and has no field "size".'],
    ['header.title == null', 16, '"null" is no value of the language.'],
    ['line.lineNo in lines', 0, '"line.lineNo in lines" combines a whole number with a list.'],
    ['string(lines)', 0, '"string(lines)" does not fit: string() does not take a list.'],
    ['true && string', 8, 'An expression at this place knows no "string".'],
    ['line.lineNo % (1 - 1)', 0, '"line.lineNo % (1 - 1)" divides by zero.'],
    ['9007199254740992', 0, '"9007199254740992" is beyond the whole numbers of the language.'],
    ['line == line', 0, '"line == line" compares a row with a row.'],
    ['"a" && true', 0, '""a" && true" combines a text with true or false.'],
  ])('%s at %i: %s', (text, index, what) => {
    expect(plan(text)).toMatchObject({ problem: { index, what: { en: what } } })
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
    ['[]', { kind: 'text' }, false],
    ['[]', { kind: 'list', item: { kind: 'decimal' } }, true],
    ['[1]', { kind: 'list', item: { kind: 'text' } }, false],
    ['string', { kind: 'text' }, false],
    ['line[header.title]', undefined, false],
    ['[][0]', undefined, false],
  ] as const)('%s for %j: %s', (text, wants, isRight) => {
    expect('plan' in plan(text, wants)).toBe(isRight)
  })
})

it('a plan says what it reads, so that it is evaluated again when that changes', () => {
  expect(plan('sum(lines.map(line, line.amt)) > 0 && has(header.title)')).toMatchObject({
    plan: { reads: ['header', 'lines'] },
  })
})
