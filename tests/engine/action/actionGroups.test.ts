import { describe, expect, it } from 'vitest'
import { compileTexts, listText } from '../compile/compileTexts'
import { productScreen } from '../compile/productScreen'
import { openSample } from '../runtime/openSample'
import { action, editPlan } from '../runtime/samplePlans'

const target = `{ "screen": "target", "title": "구매요청", "route": { "path": "/target", "portals": ["internal"] },
  "document": { "workflow": "pr", "load": "getPr" },
  "blocks": [{ "block": "form", "title": "기본정보", "fields": ["title", "needDate"] }],
  "actions": [{ "transition": ["createPr", "updatePr"] }] }`

const payment =
  '{ "step": "call", "operation": "syncPayment", "with": { "adjNos": "selection.map(s, s.prNo)" } }'

function groupsOf(steps: string) {
  const { screens, problems } = compileTexts({
    'screens/test.screen.json': listText(
      '"rows": "listPr", "select": "many", "columns": ["prNo"]',
      `, "actions": [{ "label": "처리", "steps": [${steps}] }]`,
    ),
    'screens/target.screen.json': target,
  })
  expect(problems).toEqual([])
  return screens.get('test')?.plan.actions[0]?.groups
}

describe('the groups that may do an action', () => {
  it.each([
    ['an operation that a workflow names', payment, ['51', '99']],
    ['a new document', '{ "step": "go", "screen": "target" }', expect.not.arrayContaining(['40', '60'])],
    [
      'a document that is there',
      `{ "step": "go", "screen": "target", "with": { "prNo": "'1'" } }`,
      undefined,
    ],
    ['what no workflow speaks of', '{ "step": "export" }', undefined],
    [
      'two things, of whom each has others',
      `{ "step": "call", "operation": "aggregateMonthlyCalc", "with": { "yyyymm": "'202611'" } }, ${payment}`,
      ['51', '99'],
    ],
  ])('follow from the workflows by %s', (_, steps, groups) => {
    expect(groupsOf(steps)).toEqual(groups)
  })

  it.each([
    ['40', false],
    ['99', true],
  ])('see it, and nobody else does: group %s', async (authGroupId, isVisible) => {
    const { screen } = await openSample(
      { ...editPlan, actions: [action('sync', { groups: ['99', '51'] })] },
      { user: { authGroupId } },
    )
    expect(screen.actionState('sync').isVisible).toBe(isVisible)
  })
})

it('of two operations that make or change a document a page takes the one that its own buttons name', () => {
  const saves = (screen: string) => {
    const { create, update } = productScreen(screen).document ?? {}
    return [create, update]
  }
  expect(saves('noneOrderView')).toEqual(['createNoneOrder', 'updateCyberNoneOrder'])
  expect(saves('noneOrderViewAdmin')).toEqual(['createNoneOrderProxy', 'updateNoneOrder'])
})
