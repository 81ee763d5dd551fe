import { expect, it } from 'vitest'
import { questionFacts } from '../../../engine/document/questionFacts'
import type { QuestionField } from '../../../engine/plan/questionPlan'
import { fakeServices } from '../runtime/fakeServices'

const fields: readonly QuestionField[] = [
  { field: 'whReqNo', label: '입고요청번호', kind: 'text', limits: {} },
  { field: 'amt', label: '금액', kind: 'amount', limits: {} },
]
const line = (whReqNo: string, amt: string) => ({ whReqNo, amt, currency: 'USD' })

it('names a document once of which several lines are chosen, and sums all of them', () => {
  const { codes } = fakeServices()
  const rows = [line('WR-1', '203.38'), line('WR-1', '158.26'), line('WR-2', '130.5')]
  expect(questionFacts(fields, rows, codes)).toEqual([
    { label: '입고요청번호', text: 'WR-1, WR-2' },
    { label: '합계', text: '492.14 USD' },
  ])
})
