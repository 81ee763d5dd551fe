import { expect, it } from 'vitest'
import { compileTexts, documentText } from '../compile/compileTexts'
import { openSample } from '../runtime/openSample'
import { draft } from '../runtime/samplePlans'

const lines =
  '{ "block": "grid", "id": "lines", "lines": "lines", "columns": ["itemName", "qty", { "field": "amt", "sum": true }] }'
const print =
  '{ "step": "print", "title": "구매요청서", "fields": ["title"], "lines": { "grid": "lines", "columns": ["itemName", "qty", "amt"] } }'
const actions = `, "actions": [{ "label": "출력", "steps": [${print}] }]`

it('the printed lines end with the sums of the grid, and with those alone', async () => {
  const { screens } = compileTexts({ 'screens/test.screen.json': documentText(lines, actions) })
  const plan = screens.get('test')?.plan
  if (!plan) throw new Error('The definition of the test does not compile.')
  const loaded = draft()
  const { screen } = await openSample(plan, {
    params: { prNo: 'PR2026-0001' },
    answers: { getPr: () => loaded },
  })
  expect(await screen.run(plan.actions[0]?.id ?? '')).toBe(true)
  const { rows, totals } = screen.store.getState().printing?.lines ?? {}
  expect(rows).toHaveLength(loaded.lines?.length ?? 0)
  expect(totals).toEqual(['', '', '1,500,000'])
})
