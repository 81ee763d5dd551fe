import { formatDecimal, isDecimal, sumDecimals } from '../../schemas/shared/decimal'
import { shownDecimals } from '../../schemas/shared/money'
import type { DocumentRoom } from '../contract/documentRoom'
import { keptLines } from '../grid/keptLines'
import type { QuestionField } from '../plan/questionPlan'
import { cellText } from '../record/cellText'
import { type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import type { CodesPort, QuestionFact } from '../runtime/services'

/** Numbers that a question of several documents lists before it only counts the rest. */
const listed = 3

/** What a question says of one document, or of several: their numbers and what they come to. */
export function questionFacts(
  fields: readonly QuestionField[],
  rows: readonly Row[],
  codes: CodesPort,
): readonly QuestionFact[] {
  const [only] = rows
  if (only && rows.length === 1)
    return fields.flatMap(field => fact(field.label, valueText(field, only, codes)))
  const [key] = fields
  const amount = fields.find(({ kind }) => kind === 'amount')
  return [
    ...(key ? fact(key.label, numbersText(rows.map(row => valueText(key, row, codes)))) : []),
    ...(amount ? fact(say('totals'), sumText(amount.field, rows)) : []),
  ]
}

/** A document as it stands on the page, saved or not. */
export function documentFacts({ plan, lines, get }: DocumentRoom, codes: CodesPort): readonly QuestionFact[] {
  const { fields, counts = [] } = plan.question ?? { fields: [] }
  return [
    ...questionFacts(fields, [get().header], codes),
    ...counts.map(({ grid, label }) => ({
      label,
      text: say('counted', keptLines(lines(grid).get()).length),
    })),
  ]
}

const fact = (label: string, text: string): readonly QuestionFact[] => (text === '' ? [] : [{ label, text }])

/** Lines of one document name it once. */
function numbersText(named: readonly string[]): string {
  const numbers = [...new Set(named)]
  const first = numbers.slice(0, listed).join(', ')
  return numbers.length > listed ? say('andOthers', first, numbers.length - listed) : first
}

function valueText(field: QuestionField, row: Row, codes: CodesPort): string {
  if (field.kind !== 'amount') return cellText(field, row[field.field], row, codes)
  return moneyText(textOf(row[field.field]), textOf(row.currency))
}

/** An amount with its currency: nobody agrees to a bare number. */
function moneyText(amount: string, currency: string): string {
  if (!isDecimal(amount)) return ''
  if (currency === '' || currency === 'KRW') return say('won', formatDecimal(amount, 0))
  return `${formatDecimal(amount, shownDecimals(currency))} ${currency}`
}

/** Amounts are summed in their own currency while there is one, else in won where the rows have that. */
function sumText(field: string, rows: readonly Row[]): string {
  const [currency = '', ...others] = new Set(rows.map(row => textOf(row.currency)))
  const summed = others.length === 0 ? field : `${field}Krw`
  const amounts = rows.map(row => textOf(row[summed]))
  return amounts.every(isDecimal) ? moneyText(sumDecimals(amounts), others.length === 0 ? currency : '') : ''
}
