import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { language } from '../../../codegen/generated/language'
import type { LanguageType } from '../../../codegen/languageModel'
import { agreements } from '../../../engine/compile/agreements'
import { describe as describeMeaning } from '../../../engine/languageServer/describe'
import { Workspace } from '../../../engine/languageServer/workspace'
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

describe('words of the language', () => {
  it.each([
    ['the word of Excel among the actions', list, '"export"', '"exp¦ort"', '엑셀'],
    ['how rows are checked', list, '"select": "many"', '"select": "ma¦ny"', '여러 행'],
    [
      'a remark',
      list,
      '"title": "구매요청 현황"',
      '"title": "구매요청 현황", "no¦te": "가"',
      '다음 사람에게',
    ],
  ])('%s', async (_, file, from, to, said) => {
    expect(await editor.hover(file, from, to)).toContain(said)
  })

  it('a tone that an expression answers', async () => {
    const to = `{ "field": "lineCnt", "tone": "row.lineCnt > 3 ? 'dan¦ger' : ''" }, `
    expect(await editor.hover(list, '"lineCnt", ', to)).toContain('거절, 실패, 지남')
  })

  it('the conditions of a person', async () => {
    expect(await editor.hover(list, '"widget": "employee"', '"widget": "emp¦loyee"')).toContain('담당자')
  })

  it.each(['ko', 'en'] as const)('each says something in %s', spoken => {
    const silent = Object.entries(language).flatMap(([type, named]) =>
      named.kind === 'object'
        ? named.properties.flatMap(property => {
            const meaning = { means: 'word', property } as const
            return describeMeaning(meaning, workspace, spoken).lines.length > 0
              ? []
              : [`${type}.${property.name}`]
          })
        : [],
    )
    expect(silent).toEqual([])
  })

  it.each(['ko', 'en'] as const)('each fixed value says something in %s', spoken => {
    const silent = Object.entries(language).flatMap(([type, named]) =>
      // Names of functions and masks are words of lists of their own; figures and ratios say themselves.
      /^(Expression|Mask)Words$/.test(type)
        ? []
        : valuesIn(
            named.kind === 'alias'
              ? named.type
              : { kind: 'union', options: named.properties.map(one => one.type) },
          )
            .filter(value => !/^\d/.test(value))
            .filter(name => {
              const { label, lines } = describeMeaning({ means: 'literal', name }, workspace, spoken)
              return label === '' && lines.length === 0
            })
            .map(name => `${type}: ${name}`),
    )
    expect(silent).toEqual([])
  })
})

const workspace = new Workspace(process.cwd(), agreements)

function valuesIn(type: LanguageType): readonly string[] {
  if (type.kind === 'literal') return type.values.map(String)
  if (type.kind === 'list') return valuesIn(type.item)
  if (type.kind === 'record') return valuesIn(type.value)
  return type.kind === 'union' ? type.options.flatMap(valuesIn) : []
}
