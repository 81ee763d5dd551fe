import { contractFacts } from '../../../codegen/generated/contractFacts'
import { planExpression } from '../../../engine/expression/planExpression'
import { type ExpressionScope, objectTypeOf, periodType } from '../../../engine/expression/valueType'
import codes from '../../../schemas/codes/codeGroups.json'

const parts = contractFacts.getPr?.answer.fields ?? {}
const line = objectTypeOf(parts.lines?.fields ?? {}, 'a row')

/** What expressions on a purchase request may speak of. */
const scope: ExpressionScope = {
  header: objectTypeOf(parts.header?.fields ?? {}, 'the header'),
  line,
  lines: { kind: 'list', item: line },
  filter: { kind: 'object', spoken: 'the filter', fields: { reqDate: periodType } },
  params: { kind: 'object', spoken: 'the parameters', fields: { prNo: { kind: 'text' } } },
}

export function plan(text: string, wants?: Parameters<typeof planExpression>[0]['wants']) {
  const groups: Readonly<Record<string, { values: readonly { value: string; text: string }[] }>> = codes
  return planExpression({
    text,
    scope,
    wants,
    codeTexts: group => groups[group]?.values,
  })
}

const line1 = {
  lineNo: 10,
  itemName: '볼펜',
  qty: '2.5',
  unitPrice: '1200',
  amt: '3000',
  lineStatus: 'DRAFT',
  needDate: '2026-12-01',
}
const line2 = {
  lineNo: 20,
  itemName: '노트 A4',
  qty: '10',
  unitPrice: '0.55',
  amt: '6',
  lineStatus: 'ORDERED',
  needDate: '2026-11-01',
}

export const values = {
  header: { currency: 'KRW', exRate: '1', title: '사무용품', status: 'DRAFT', totalAmt: '3006' },
  line: line1,
  lines: [line1, line2],
  filter: { reqDate: { from: '2026-10-21', to: '' } },
  params: { prNo: 'PR1' },
}
