import { expect, it } from 'vitest'
import { compileTexts, listText, screenText } from '../compile/compileTexts'

const target = screenText(
  '"filter": { "fields": ["poNo"] }, "grid": { "rows": "listWarehousing", "columns": ["whReqNo"] }',
)
  .replace('"screen": "test"', '"screen": "target"')
  .replace('/test', '/target')

function linkOf(column: string) {
  const { screens, problems } = compileTexts({
    'screens/test.screen.json': listText(`"rows": "listWarehousing", "columns": [${column}]`),
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
  expect(linkOf('{ "field": "poNo", "address": "row.whReqNo" }')).toMatchObject({
    step: 'address',
    address: { text: 'row.whReqNo' },
  })
})

it('an address beside a screen would never be used', () => {
  const { problems } = compileTexts({
    'screens/test.screen.json': listText(
      '"rows": "listWarehousing", "columns": [{ "field": "poNo", "go": "target", "address": "row.whReqNo" }]',
    ),
    'screens/target.screen.json': target,
  })
  expect(problems.map(({ code }) => code)).toEqual(['WORD_WITHOUT_EFFECT'])
})
