import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EditorClient } from './editorClient'

const list = 'screens/purchase/prList.screen.json'
const edit = 'screens/purchase/prEdit.screen.json'

let editor: EditorClient
beforeAll(async () => {
  editor = await EditorClient.within()
})
afterAll(() => editor.close())

describe('what the editor tells of a name', () => {
  it('a field: Korean label, type, mask, and the operation that has it', async () => {
    const text = await editor.hover(edit, '"qty", "checks"', '"q¦ty", "checks"')
    expect(text).toContain('**수량** · `qty` · 소수가 있는 수')
    expect(text).toContain('입력 형식: `number` 수량. 부호를 쓸 수 있고')
    expect(text).toContain('`getPr`')
  })

  it('a field inside an expression: its codes with their labels', async () => {
    const text = await editor.hover(
      edit,
      'picked.lastCurrency == header.currency',
      'picked.lastCurrency == header.curr¦ency',
    )
    expect(text).toContain('**통화**')
    expect(text).toContain('`KRW` 원')
  })

  it('an operation: who may call it, by menus', async () => {
    const text = await editor.hover(list, '"listPr"', '"list¦Pr"')
    expect(text).toContain('**구매요청 목록**')
    expect(text).toContain('부를 수 있는 그룹')
    expect(text).toContain('40 모니터링')
    expect(text).not.toContain('60 협력사사용자')
  })

  it('a transition: states from and to, and only groups that may write', async () => {
    const text = await editor.hover(edit, '"deletePr"', '"delete¦Pr"')
    expect(text).toContain('작성중 → 삭제')
    expect(text).toContain('30 일반사용자')
    expect(text).not.toContain('40 모니터링')
  })

  it('a popup, a screen, a function, a code, a word', async () => {
    expect(await editor.hover(edit, '"popup": "account"', '"popup": "acc¦ount"')).toContain('**계정 선택**')
    expect(await editor.hover(edit, '"go": "prList"', '"go": "pr¦List"')).toContain('/prList')
    expect(await editor.hover(edit, 'toKrw(', 'toK¦rw(')).toContain('원화로 바꾼 금액')
    expect(await editor.hover(edit, `"'KRW'"`, `"'K¦RW'"`)).toContain('**원** · `KRW`')
    expect(await editor.hover(edit, '"frozen": true', '"fro¦zen": true')).toContain('왼쪽에 남습니다')
  })

  it('speaks English to an editor that does', async () => {
    const english = await EditorClient.within({ locale: 'en' })
    expect(await english.hover(list, '"listPr"', '"list¦Pr"')).toContain('May be called by')
    await english.close()
  })
})

describe('where a name leads', () => {
  it.each([
    ['an operation', list, '"listPr"', '"list¦Pr"', 'schemas/openapi/purchase.yaml: operationId: listPr'],
    ['a field', edit, '"qty", "checks"', '"q¦ty", "checks"', 'schemas/openapi/purchase.yaml: qty: {'],
    [
      'a field of an expression',
      edit,
      'line.qty <= 0',
      'line.q¦ty <= 0',
      'schemas/openapi/purchase.yaml: qty: {',
    ],
    ['a parameter', list, '"prNo", "title"', '"pr¦No", "title"', 'purchase.yaml: - { name: prNo, in: query'],
    ['a transition', edit, '"deletePr"', '"delete¦Pr"', 'schemas/workflow/pr.json: "transition": "deletePr"'],
    ['a popup', edit, '"popup": "account"', '"popup": "acc¦ount"', 'screens/popups/account.popup.json'],
    ['a screen', edit, '"go": "prList"', '"go": "pr¦List"', 'screens/purchase/prList.screen.json: "screen"'],
    ['a grid', edit, '"addTo": "lines"', '"addTo": "lin¦es"', '"block": "grid", "id": "lines"'],
    ['a code', edit, `"'KRW'"`, `"'K¦RW'"`, 'codeGroups.json: { "value": "KRW"'],
    [
      'what an address holds',
      edit,
      '"param": "copyFrom"',
      '"param": "copy¦From"',
      '"params": ["apprNo", "copyFrom"]',
    ],
  ])('%s', async (_, file, from, to, place) => {
    expect(await editor.definition(file, from, to)).toContain(place)
  })
})
