import { expect, it } from 'vitest'
import { compileTexts, listText, screenText } from '../compile/compileTexts'

const target = screenText(
  '"filter": { "fields": ["poNo"] }, "grid": { "rows": "listWarehousing", "columns": ["whReqNo"] }',
)
  .replace('"screen": "test"', '"screen": "target"')
  .replace('/test', '/target')

function linkOf(column: string, rows = 'listWarehousing') {
  const { screens, problems } = compileTexts({
    'screens/test.screen.json': listText(`"rows": "${rows}", "columns": [${column}]`),
    'screens/target.screen.json': target,
  })
  expect(problems).toEqual([])
  const grid = screens.get('test')?.plan.blocks.find(({ block }) => block === 'grid')
  return grid?.block === 'grid' ? grid.columns[0]?.go : undefined
}

it('a link to a list carries the linked value where the list asks for it', () => {
  expect(linkOf('{ "field": "poNo", "go": "target" }')).toMatchObject({
    with: { poNo: { text: 'row.poNo' } },
  })
})

it('what the list does not ask for stays where it is', () => {
  expect(linkOf('{ "field": "dlvNo", "go": "target" }')).toMatchObject({ step: 'go', with: {} })
})

it('a cell leads to the address that its row holds', () => {
  expect(linkOf('{ "field": "docNo", "address": "row.docUrl" }', 'listApprovalInbox')).toMatchObject({
    step: 'address',
    address: { text: 'row.docUrl' },
  })
})

it('an address beside a screen would never be used', () => {
  const { problems } = compileTexts({
    'screens/test.screen.json': listText(
      '"rows": "listApprovalInbox", "columns": [{ "field": "docNo", "go": { "screen": "target", "with": { "poNo": "row.docNo" } }, "address": "row.docUrl" }]',
    ),
    'screens/target.screen.json': target,
  })
  expect(problems.map(({ code }) => code)).toEqual(['WORD_WITHOUT_EFFECT'])
})
