import { describe, expect, it } from 'vitest'
import { compileTexts, screenText } from './compileTexts'

const compile = (condition: string) =>
  compileTexts({
    'screens/test.screen.json': screenText(
      `"blocks": [
        { "block": "filter", "fields": ["title"], "visibleWhen": "${condition}" },
        { "block": "grid", "rows": "listPr", "columns": ["prNo"], "visibleWhen": "${condition}" },
        { "block": "timeline", "title": "진행이력" } ],
      "document": { "workflow": "pr", "load": "getPr", "of": "grid" }`,
      '"path": "/test", "portals": ["internal"], "params": ["apprNo"]',
    ),
  })

describe('a block that is not always shown', () => {
  it('says when: the search above and the rows are left out where the address names one document', () => {
    const { screens, problems } = compile('!has(params.apprNo)')
    expect(problems).toEqual([])
    const [filter, grid, timeline] = screens.get('test')?.plan.blocks ?? []
    expect(filter).toMatchObject({ block: 'filter', visibleWhen: { text: '!has(params.apprNo)' } })
    expect(grid).toMatchObject({ block: 'grid', visibleWhen: { text: '!has(params.apprNo)' } })
    expect(timeline?.visibleWhen).toBeUndefined()
  })

  it('is reported once where its conditions name what the page does not have', () => {
    const { problems } = compile('has(params.apprNoo)')
    expect(problems.map(({ code }) => code)).toEqual(['EXPRESSION_FIELD_UNKNOWN'])
  })
})
