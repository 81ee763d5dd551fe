import { expect, it } from 'vitest'
import { compileTexts, documentText } from '../compile/compileTexts'
import { openSample } from '../runtime/openSample'
import { draft, line } from '../runtime/samplePlans'

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

it('paper says what the page says: units by their names, and who has submitted before those who decide', async () => {
  const written = print
    .replace('"itemName", "qty", "amt"', '"unitCode"')
    .replace('"fields": ["title"]', '"fields": ["title"], "approval": true')
  const { screens } = compileTexts({
    'screens/test.screen.json': documentText(
      lines.replace('"qty"', '"unitCode"'),
      `, "actions": [{ "label": "출력", "steps": [${written}] }]`,
    ),
  })
  const plan = screens.get('test')?.plan
  if (!plan) throw new Error('The definition of the test does not compile.')
  const approval = {
    ...{ apprNo: 'AP1', docType: 'PR', docNo: 'PR2026-0001', revision: 1, approvalStatus: 'P' },
    ...{ drafterNm: '김하늘', draftedDt: '2026-11-19 09:10:00' },
    steps: [
      { stepNo: 1, seq: 1, stepType: 'APPROVE', singleid: 'head', approverNm: '정우진', status: 'CURRENT' },
    ],
  }
  const { screen } = await openSample(plan, {
    params: { prNo: 'PR2026-0001' },
    answers: {
      getPr: () => ({ ...draft({}, [line({ unitCode: 'EA' })]), approval }),
      listUnit: () => ({ rows: [{ unitCode: 'EA', unitName: '개' }], total: 1 }),
    },
  })
  expect(await screen.run(plan.actions[0]?.id ?? '')).toBe(true)
  const sheet = screen.store.getState().printing
  expect(sheet?.lines?.rows).toEqual([['개']])
  expect(sheet?.approvals.map(({ name, on }) => [name, on])).toEqual([
    ['김하늘', '2026-11-19'],
    ['정우진', ''],
  ])
})

it('further lines stand below the title of their grid, where they have any', async () => {
  const written = print.replace(/"lines": \{[^}]+\}/, '"tables": ["lines"]')
  const { screens } = compileTexts({
    'screens/test.screen.json': documentText(
      lines.replace('"id": "lines"', '"id": "lines", "title": "품목"'),
      `, "actions": [{ "label": "출력", "steps": [${written}] }]`,
    ),
  })
  const plan = screens.get('test')?.plan
  if (!plan) throw new Error('The definition of the test does not compile.')
  const printed = async (document: object) => {
    const { screen } = await openSample(plan, {
      params: { prNo: 'PR2026-0001' },
      answers: { getPr: () => document },
    })
    expect(await screen.run(plan.actions[0]?.id ?? '')).toBe(true)
    return screen.store.getState().printing?.tables
  }
  expect(await printed(draft())).toMatchObject([{ title: '품목', lines: { totals: ['', '', '1,500,000'] } }])
  expect(await printed({ ...draft(), lines: [] })).toEqual([])
})
