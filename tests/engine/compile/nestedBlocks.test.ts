import { describe, expect, it } from 'vitest'
import { everyBlock } from '../../../schemas/shared/everyBlock'
import { compileTexts, screenText } from './compileTexts'

const groups = (more = '') =>
  `{ "block": "grid", "id": "groups", "rows": "listCodeGroup"${more}, "columns": ["groupCode", "groupName", "systemYn"] }`
const codes = (more = '') =>
  `{ "block": "grid", "id": "codes", "of": "groups", "rows": "listCode", "with": { "groupCode": "chosen.groupCode" }${more}, "columns": ["value", "text"] }`

function compile(blocks: string, rest = '') {
  const { screens, problems } = compileTexts({
    'screens/test.screen.json': screenText(`"blocks": [${blocks}]${rest}`),
  })
  return { plan: screens.get('test')?.plan, first: screens.get('test')?.first, problems }
}

describe('blocks that hold blocks', () => {
  it('nest in the plan as they are written, and are walked in reading order', () => {
    const { plan, first, problems } = compile(
      `{ "block": "filter", "fields": ["groupCode"] }, { "block": "split", "ratio": "1:3", "left": [${groups()}], "right": [{ "block": "tabs", "tabs": [{ "title": "코드", "blocks": [${codes()}] }] }] }`,
    )
    expect(problems).toEqual([])
    expect(plan?.blocks[1]).toMatchObject({
      block: 'split',
      ratio: [1, 3],
      right: [{ block: 'tabs', tabs: [{ id: 'tabs-1', title: '코드' }] }],
    })
    expect(everyBlock(plan?.blocks ?? []).map(block => block.id)).toEqual([
      'filter',
      'split',
      'groups',
      'tabs',
      'codes',
    ])
    expect(first).toMatchObject({ grid: 'groups', operation: 'listCodeGroup', isPaged: false })
  })

  it('the chosen row is typed by the grid it is chosen in', () => {
    const { problems } = compile(
      `${groups()}, { "block": "grid", "id": "codes", "of": "groups", "rows": "listCode", "with": { "groupCode": "chosen.groupCod" }, "columns": ["value"] }`,
    )
    expect(problems.map(({ code }) => code)).toEqual(['EXPRESSION_FIELD_UNKNOWN'])
  })

  it('a save makes the fields editable that it takes, the telling ones in new rows alone', () => {
    const { plan, problems } = compile(
      `${groups(', "save": "saveCodeGroup", "newRow": {}')}, ${codes(', "save": "saveCode"')}`,
      ', "actions": ["addRow", "deleteRow", { "save": "groups" }, { "save": "codes", "label": "코드 저장" }]',
    )
    expect(problems).toEqual([])
    const [grid] = plan?.blocks ?? []
    expect(grid).toMatchObject({
      source: { from: 'edited', save: 'saveCodeGroup', keys: ['groupCode'], path: [], canAdd: true },
      columns: [
        { field: 'groupCode', isEditable: true, isNewOnly: true, isRequired: true },
        { field: 'groupName', isEditable: true, isRequired: true },
        { field: 'systemYn', isEditable: false },
      ],
    })
    expect(plan?.blocks[1]).toMatchObject({ source: { path: ['groupCode'], canAdd: false } })
    expect(plan?.actions.map(({ id, label, grid: above }) => [id, label, above])).toEqual([
      ['addRow', '행추가', 'groups'],
      ['deleteRow-groups', '행삭제', 'groups'],
      ['deleteRow-codes', '행삭제', 'codes'],
      ['save-groups', '저장', 'groups'],
      ['save-codes', '코드 저장', 'codes'],
    ])
  })

  it('a save of a grid that is not edited in place is refused', () => {
    const { problems } = compile(groups(), ', "actions": [{ "save": "groups" }, { "save": "group" }]')
    expect(problems.map(({ code, mend }) => [code, mend.en])).toEqual([
      ['GRID_SAVE_UNFIT', 'add "save" to the grid.'],
      ['GRID_UNKNOWN', 'write "groups", or give the grid this "id".'],
    ])
  })
})
