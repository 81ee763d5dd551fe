import { describe, expect, it } from 'vitest'
import { evaluateExpression } from '../../../engine/expression/evaluateExpression'
import { plan, values } from './expressionScope'

const clock = { today: () => '2026-11-21' }

function evaluate(text: string, given: Readonly<Record<string, unknown>> = values): unknown {
  const planned = plan(text)
  if ('problem' in planned) throw new Error(`${text}: ${planned.problem.what.en}`)
  return evaluateExpression(planned.plan, given, clock)
}

describe('an expression on a purchase request gives what a clerk would reckon', () => {
  it.each([
    ['amount(line.qty, line.unitPrice, header.currency)', '3000'],
    ['amount(line.qty, decimal("0.1"), "USD")', '0.25'],
    ['sum(lines.map(l, l.amt))', '3006'],
    ['toKrw(decimal("1000"), "JPY", decimal("905.35"))', '9054'],
    ['toKrw(header.totalAmt, header.currency, header.exRate)', '3006'],
    ['vat(decimal("480005"), "V1")', '48000'],
    ['vat(decimal("480005"), "V3")', '0'],
    ['firstOf(line.orderedQty, decimal("7.5"))', '7.5'],
    ['firstOf(decimal("0"), decimal("7.5"))', '0'],
    ['split("C000001,C000005")', ['C000001', 'C000005']],
    ['split("")', []],
    ['line.qty > 2', true],
    ['line.qty == decimal("2.50")', true],
    ['line.qty * 4 + 1', '11.0'],
    ['-line.qty', '-2.5'],
    ['addDays(today(), 14)', '2026-12-05'],
    ['line.needDate < today()', false],
    ['lines.exists(l, l.needDate < today())', true],
    ['lines.all(l, l.qty > 0)', true],
    ['lines.filter(l, l.lineStatus == "ORDERED").size()', 1],
    ['lines.map(l, l.lineNo)', [10, 20]],
    ['lines[1].itemName', '노트 A4'],
    ['lines[7].itemName', ''],
    ['size(line.itemName)', 2],
    ['line.itemName.startsWith("볼") && !line.itemName.contains("노트")', true],
    ['has(filter.reqDate.from) && !has(filter.reqDate.to)', true],
    ['header.status in ["DRAFT", "REJECTED"] ? "가" : "나"', '가'],
    ['"합계 " + string(header.totalAmt)', '합계 3006'],
    ['line.lineNo / 3 + line.lineNo % 3', 4],
    ['lines == []', false],
    ['lines.filter(l, l.qty > 100) == []', true],
    ['lines.map(l, l.lineNo) == [10, 20] && lines.map(l, l.lineNo) != [20, 10]', true],
    ['[20] in lines.map(l, [l.lineNo])', true],
    ['lines.map(l, l.itemName) + ["합계"]', ['볼펜', '노트 A4', '합계']],
    ['string(true) + string(line.lineNo > 10)', 'truefalse'],
    ['(line.lineNo - 10) * -1', 0],
    ['7 / (line.lineNo - 10)', ''],
    ['7 % (line.lineNo - 10)', ''],
    ['9007199254740991 + line.lineNo', ''],
  ])('%s gives %j', (text, expected) => {
    expect(evaluate(text)).toEqual(expected)
  })
})

describe('missing values read as empty, and empty numbers count as zero', () => {
  it.each([
    ['header.title', ''],
    ['line.qty > 0', false],
    ['line.qty == 0', true],
    ['line.lineNo < 1', true],
    ['amount(line.qty, line.unitPrice, "KRW")', '0'],
    ['amount(line.qty, line.unitPrice, header.currency)', ''],
    ['sum(lines.map(l, l.amt))', '0'],
    ['lines.size()', 0],
    ['lines == [] && [] == lines', true],
    ['(lines + lines).size()', 0],
    ['7 / line.lineNo', ''],
    ['has(line.qty) && 7 / line.lineNo > 0', false],
    ['lines.all(l, l.qty > 0)', true],
    ['has(line.qty)', false],
    ['addDays(line.needDate, 1)', ''],
  ])('%s gives %j on a new document', (text, expected) => {
    expect(evaluate(text, {})).toEqual(expected)
    expect(evaluate(text, { header: null, line: { qty: null }, lines: undefined })).toEqual(expected)
  })

  it('a number that is still being typed counts as zero', () => {
    expect(evaluate('line.qty + 1', { line: { qty: '-' } })).toBe('1')
  })
})
