import { expect, it } from 'vitest'
import { passedStates } from '../../../engine/document/passedStates'
import evaTotal from '../../../schemas/workflow/evaTotal.json'
import evaWork from '../../../schemas/workflow/evaWork.json'
import pr from '../../../schemas/workflow/pr.json'
import type { Workflow } from '../../../schemas/workflow/workflow'

it.each([
  [evaWork, 'ASSIGNED', 0],
  [evaWork, 'SUBMITTED', 2],
  [evaWork, 'RETURNED', 3],
  [evaTotal, 'OBJECTED', 5],
  [evaTotal, 'REJECTED', 3],
  [pr, 'CANCELED', 1],
])('%#: in state %s', (workflow, status, passed) => {
  expect(passedStates(workflow as Workflow, status)).toBe(passed)
})

it('of a state that leads to itself alone is none', () => {
  const transitions = [{ from: ['ODD'], to: 'ODD' }] as unknown as Workflow['transitions']
  expect(passedStates({ path: ['NEW'], transitions }, 'ODD')).toBe(0)
})
