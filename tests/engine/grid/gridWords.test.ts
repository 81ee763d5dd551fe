import { describe, expect, it } from 'vitest'
import { gridColumns, openColumns } from '../../../engine/grid/gridColumns'
import type { GridPlan } from '../../../engine/plan/gridPlan'
import { compileTexts, documentText, screenText } from '../compile/compileTexts'
import { fakeServices } from '../runtime/fakeServices'
import { column, expression, member } from '../runtime/samplePlans'

/** The plan of the only grid of a screen, and what is wrong with its definition. */
function gridOf(text: string) {
  const { screens, problems } = compileTexts({ 'screens/test.screen.json': text })
  const grid = screens.get('test')?.plan.blocks.find((block): block is GridPlan => block.block === 'grid')
  return { grid, codes: problems.map(problem => problem.code) }
}

describe('words of grids', () => {
  const asked = (field: string, more = '') => `{ "field": "${field}"${more}, "checkBy": {
    "operation": "listCodeGroup", "with": { "groupCode": "row.groupCode" },
    "refuseWhen": "answer.rows.exists(one, one.groupCode == row.groupCode)", "message": "이미 있습니다." } }`
  const edited = (column: string) =>
    screenText(
      `"grid": { "rows": "listCodeGroup", "save": "saveCodeGroup", "columns": [${column}, "useYn"] }`,
    )

  it('a cell that the server is asked about knows what to ask, and may look into the rows found', () => {
    const { grid, codes } = gridOf(edited(asked('groupCode')))
    expect(codes).toEqual([])
    expect(grid?.columns[0]?.checkBy).toMatchObject({ operation: 'listCodeGroup', message: '이미 있습니다.' })
    expect(grid?.columns[0]?.checkBy?.refuseWhen?.reads).toEqual(['answer', 'row'])
  })

  it('a cell that nobody can change is not asked about', () => {
    expect(gridOf(edited(asked('groupName', ', "edit": false'))).codes).toEqual(['WORD_WITHOUT_EFFECT'])
    expect(gridOf(screenText(`"grid": { "rows": "listPr", "columns": [${asked('prNo')}] }`)).codes).toContain(
      'WORD_WITHOUT_EFFECT',
    )
  })

  it('rows that cannot be checked say why, in lists whose rows are checked', () => {
    const grid = (more: string) =>
      screenText(`"grid": { "rows": "listAdjTarget", ${more} "selectChecks": [
        { "refuseWhen": "row.settleType == 'MONTHLY'", "message": "월정산 관리에서 처리해 주세요." } ], "columns": ["whReqNo"] }`)
    const found = gridOf(grid('"select": "many",'))
    expect(found.codes).toEqual([])
    expect(found.grid?.selectChecks?.map(({ message, refuseWhen }) => [message, refuseWhen.reads])).toEqual([
      ['월정산 관리에서 처리해 주세요.', ['row']],
    ])
    expect(gridOf(grid('')).codes).toEqual(['WORD_WITHOUT_EFFECT'])
    expect(gridOf(grid('"select": "many",').replace('settleType', 'settleKind')).codes).toEqual([
      'EXPRESSION_FIELD_UNKNOWN',
    ])
  })

  it('groups need no sums from the server: rows that are all here are summed in place', () => {
    const { grid, codes } = gridOf(
      screenText(
        '"grid": { "rows": "popupDept", "groupBy": ["sectionName"], "columns": ["deptcd", "sectionName", { "field": "deptnm", "merge": true, "group": "부서" }] }',
      ),
    )
    expect(codes).toEqual([])
    expect(grid?.outline).toEqual({ kind: 'groups', fields: ['sectionName'], column: 'sectionName' })
    expect(grid?.columns[2]).toMatchObject({ isMerged: true, group: '부서' })
  })

  it('a tree is indented in its first column, which is made wider for it', () => {
    const plain = gridOf(screenText('"grid": { "rows": "popupDept", "columns": ["deptnm", "deptcd"] }'))
    const { grid, codes } = gridOf(
      screenText(
        '"grid": { "rows": "popupDept", "tree": { "key": "deptcd", "parent": "indept" }, "columns": ["deptnm", "deptcd"] }',
      ),
    )
    expect(codes).toEqual([])
    expect(grid?.outline).toEqual({ kind: 'tree', key: 'deptcd', parent: 'indept', column: 'deptnm' })
    expect(grid?.columns[0]?.width).toBe((plain.grid?.columns[0]?.width ?? 0) + 36)
  })

  it('a field of the tree that the rows do not have is reported', () => {
    const { codes } = gridOf(
      screenText(
        '"grid": { "rows": "popupDept", "tree": { "key": "deptcd", "parent": "upper" }, "columns": ["deptnm"] }',
      ),
    )
    expect(codes).toEqual(['GRID_FIELD_UNKNOWN'])
  })

  it('buttons stand where they are written, and their steps know the row', () => {
    const { grid, codes } = gridOf(
      screenText(
        '"grid": { "rows": "listPr", "columns": ["prNo", { "button": "상세", "steps": [{ "step": "go", "screen": "test" }], "visibleWhen": "row.poCnt > 0" }, "title"] }',
      ),
    )
    expect(codes).toEqual([])
    expect(grid?.columns.map(each => each.field)).toEqual(['prNo', '$button1', 'title'])
    expect(grid?.columns[1]).toMatchObject({ kind: 'button', button: '상세', isSortable: false })
  })

  it('a column is shown to some people alone, by what is known of the user', () => {
    const shown = (when: string) =>
      screenText(
        `"grid": { "rows": "listPr", "columns": ["prNo", { "field": "totalAmtKrw", "visibleWhen": "${when}" }] }`,
      )
    const { grid, codes } = gridOf(shown("user.authGroupId != '30'"))
    expect(codes).toEqual([])
    expect(grid?.columns.map(({ shownWhen }) => shownWhen?.reads)).toEqual([undefined, ['user']])
    expect(gridOf(shown("row.status == 'DRAFT'")).codes).toEqual(['EXPRESSION_NAME_UNKNOWN'])
    const line = `{ "field": "qty", "visibleWhen": "user.authGroupId == '30'" }`
    expect(gridOf(documentText(`{ "block": "grid", "lines": "lines", "columns": [${line}] }`)).codes).toEqual(
      ['WORD_WITHOUT_EFFECT'],
    )
  })

  it('a grid that is only to be looked at has nothing to edit, to add or to check', () => {
    const { grid, codes } = gridOf(
      documentText('{ "block": "grid", "lines": "lines", "readOnly": true, "columns": ["itemName", "qty"] }'),
    )
    expect(codes).toEqual([])
    expect(grid).toMatchObject({ isReadOnly: true, select: 'none', source: { canAdd: false } })
    expect(grid?.columns.some(each => each.isEditable)).toBe(false)
  })
})

describe('cells', () => {
  const { codes } = fakeServices()
  const cells = (change: Parameters<typeof column>[1]) =>
    gridColumns([column('late', change)], codes, {}, () => '2026-11-20')[0]

  it('a tone is what the expression says of the row; a word that is no tone is none', () => {
    const tone = cells({ tone: member('row', 'late') })?.tone
    expect(tone?.('', { late: 'danger' })).toBe('danger')
    expect(tone?.('', { late: 'loud' })).toBeUndefined()
  })

  it('a tone is asked for once for each row, however often the cell is drawn', () => {
    let asked = 0
    const row = {
      get late() {
        asked += 1
        return 'info'
      },
    }
    const tone = cells({ tone: member('row', 'late') })?.tone
    expect([tone?.('', row), tone?.('', row), tone?.('', row)]).toEqual(['info', 'info', 'info'])
    expect(asked).toBe(1)
  })

  it('a number leads only where the person may go, and is plain text for everybody else', () => {
    const linked = column('prNo', { go: { step: 'go', screen: 'prEdit', path: '/prEdit', with: {} } })
    const kindFor = (mayOpen: boolean) => {
      const services = fakeServices({ mayOpen: () => mayOpen })
      return gridColumns(openColumns([linked], services), services.codes, {}, () => '')[0]?.kind
    }
    expect([kindFor(true), kindFor(false)]).toEqual(['link', 'text'])
  })

  it('a button in the rows is there for those alone whom a workflow lets do what it does', () => {
    const { grid, codes: problems } = gridOf(
      screenText(`"grid": { "rows": "listCompChange", "columns": ["chgNo", { "button": "요청취소", "steps": [
        { "step": "call", "operation": "cancelCompChange", "with": { "chgNo": "row.chgNo", "version": "row.version" } } ] }] }`),
    )
    expect(problems).toEqual([])
    const labelsFor = (authGroupId: string) =>
      openColumns(grid?.columns ?? [], fakeServices({ user: { authGroupId } })).map(({ label }) => label)
    expect(labelsFor('61')).toEqual(['변경번호', '요청취소'])
    expect(labelsFor('50')).toEqual(['변경번호'])
  })

  it('a button stands only in the rows for which its condition holds', () => {
    const button = cells({
      kind: 'button',
      button: '상세',
      visibleWhen: expression(['==', ['member', ['name', 'row'], 'late'], ['value', 'Y']]),
    })
    expect([button?.linked?.({ late: 'Y' }), button?.linked?.({ late: 'N' })]).toEqual([true, false])
    expect(button?.format?.(undefined, {})).toBe('상세')
  })

  it('a check box over Y and N writes Y and N', () => {
    const parse = cells({ kind: 'check', code: 'USE_YN' })?.parse
    expect([parse?.('Y', {}), parse?.('', {}), parse?.('n', {})]).toEqual([
      { value: 'Y' },
      { value: 'N' },
      { value: 'N' },
    ])
    expect(parse?.('무엇', {})).toEqual({ refused: 'Y 또는 N을 입력해 주세요.' })
  })
})
