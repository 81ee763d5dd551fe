import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categoryTexts } from '../../../../server/modules/item/categoryTexts'
import { sourcingGroupTexts } from '../../../../server/modules/item/sourcingGroupTexts'
import { treeTexts } from '../../../../server/modules/item/treeTexts'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let taskForce: Caller
let buyer: Caller
beforeAll(async () => {
  product = await startProduct()
  taskForce = await product.logIn('tf.admin')
  buyer = await product.logIn('buy.all')
})
afterAll(() => product.stop())

const categoriesOf = async (filters: Readonly<Record<string, string>> = {}) =>
  (await taskForce.call('listCategory', filters)).body.rows
const categoryOf = async (code: string) => {
  const found = (await categoriesOf()).find(row => row.catCode === code)
  if (!found) throw new Error(`no category ${code}`)
  return found
}
const saveCategory = async (code: string | undefined, change: object, by = taskForce) => {
  if (code === undefined)
    return by.call('saveCategory', {
      body: { header: { catName: '새 분류', sortNo: 9990, useYn: 'Y', ...change } },
    })
  const { version, catLevel: _l, inheritedText: _i, itemCnt: _c, ...header } = await categoryOf(code)
  return by.call('saveCategory', { body: { version, header: { ...header, ...change } } })
}

describe('categories of items', () => {
  it('are found by name with those above them, and say what they are given from above', async () => {
    expect((await categoriesOf({ catName: '샤프트' })).map(row => row.catName)).toEqual([
      '기계부품',
      '축·가공품',
      '샤프트',
    ])
    const { catLevel, inheritedText } = await categoryOf('200203')
    expect([catLevel, inheritedText]).toEqual([
      3,
      '기본단위 EA · 계정(비용) 5310100 · 계정(자산) 1210100 · 계정(저장품) 1310300 · 계정(용역) 5410100 · 계정(연구개발) 5510200 · 자산분류 기계장치',
    ])
    const english = await taskForce.call('listCategory', {}, { 'accept-language': 'en' })
    expect(english.body.rows.find(row => row.catCode === '200203')?.inheritedText).toMatch(
      /^Default unit EA · Account \(expense\) /,
    )
    expect((await categoryOf('20')).itemCnt).toBeGreaterThan((await categoryOf('200203')).itemCnt)
  })

  it('take the next code, are sorted within their parent, and move with all below them under new codes', async () => {
    expect((await saveCategory(undefined, { upCatCode: '10' })).body.docNo).toBe('1004')
    expect((await saveCategory(undefined, { upCatCode: '1004', catName: '아래' })).body.docNo).toBe('100401')
    expect((await saveCategory('1004', { sortNo: 15 })).status).toBe(200)
    const siblings = (await categoriesOf()).filter(row => row.upCatCode === '10')
    expect(siblings.map(row => [row.catCode, row.sortNo])).toEqual([
      ['1001', 10],
      ['1004', 20],
      ['1002', 30],
      ['1003', 40],
    ])
    expect((await saveCategory('1004', { upCatCode: '90' })).body.docNo).toBe('9004')
    expect(await categoryOf('900401')).toMatchObject({ upCatCode: '9004', catName: '아래' })
    const { version } = await categoryOf('900401')
    expect((await taskForce.call('deleteCategory', { catCode: '900401', version })).status).toBe(200)
    // A code that was given once is not given again.
    expect((await saveCategory(undefined, { upCatCode: '9004' })).body.docNo).toBe('900402')
  })

  it.each([
    ['catName', categoryTexts.nameTaken, undefined, { upCatCode: '20', catName: '베어링' }],
    ['upCatCode', categoryTexts.tooDeep, undefined, { upCatCode: '200203' }],
    ['upCatCode', '사용 중인 카테고리는 옮길 수 없습니다.', '2002', { upCatCode: '30' }],
    ['upCatCode', treeTexts.otherLevel, '200203', { upCatCode: '30' }],
    ['accountExp', categoryTexts.otherAccount, '20', { accountExp: '1210100' }],
    ['usefulLife', categoryTexts.lifeWrong, '20', { usefulLife: 21 }],
  ])('are refused at %s: %s', async (field, msg, code, change) => {
    const refusal = await saveCategory(code, change)
    expect(refusal.status).toBe(422)
    expect(refusal.body).toMatchObject({ field, msg: expect.stringContaining(msg) })
    expect((await saveCategory(code, change, buyer)).status).toBe(403)
  })

  it('with items are not deleted, and only those of the last level have attributes', async () => {
    const { version } = await categoryOf('200203')
    expect((await taskForce.call('deleteCategory', { catCode: '200203', version })).body).toMatchObject({
      msg: categoryTexts.hasMore,
    })
    const row = { rowState: 'I', attrCode: 'AT0009', requiredYn: 'Y', sortNo: 90 }
    const save = (catCode: string) => taskForce.call('saveCategoryAttr', { catCode, body: { rows: [row] } })
    expect((await save('2002')).body).toMatchObject({ field: 'attrCode', msg: categoryTexts.notLeaf })
    expect((await save('200203')).status).toBe(200)
    expect((await save('200203')).body).toMatchObject({
      field: 'attrCode',
      msg: categoryTexts.attributeTwice,
    })
    const { rows } = (await taskForce.call('listCategoryAttr', { catCode: '200203' })).body
    expect(rows.at(-1)).toMatchObject({ attrName: '인증', attrType: 'LIST', requiredYn: 'Y' })
  })
})

describe('sourcing groups', () => {
  const save = (header: object, by = buyer) =>
    by.call('saveSourcingGroup', {
      body: { header: { sgName: '새 그룹', sortNo: 9990, useYn: 'Y', ...header } },
    })

  it('of the last level have a buyer, and companies of whom one is the main one', async () => {
    expect((await save({ upLevel: '020101' })).body).toMatchObject({
      field: 'buyerId',
      msg: sourcingGroupTexts.buyerMissing,
    })
    expect((await save({ upLevel: '020101', buyerId: 'req.mobile' })).body).toMatchObject({
      field: 'buyerId',
      msg: sourcingGroupTexts.notBuyer,
    })
    const { docNo: sgCode } = (await save({ upLevel: '020101', buyerId: 'buy.mobile' })).body
    const map = (rows: readonly object[]) => buyer.call('saveSgCompany', { sgCode, body: { rows } })
    const row = (compNo: string, mainYn: string) => ({ rowState: 'I', compNo, mainYn, useYn: 'Y' })
    expect((await map([row('C000001', 'Y'), row('C000002', 'Y')])).body).toMatchObject({
      msg: sourcingGroupTexts.twoMains,
    })
    expect((await map([row('C000001', 'Y')])).status).toBe(200)
    expect((await map([row('C000002', 'Y')])).status).toBe(200)
    const { rows } = (await buyer.call('listSgMapping', { sgCode })).body
    expect(rows.map(one => [one.compNo, one.mainYn])).toEqual([
      ['C000001', 'N'],
      ['C000002', 'Y'],
    ])
    expect((await map([row('C000002', 'N')])).body).toMatchObject({ msg: sourcingGroupTexts.companyTwice })
  })

  it('are found by buyer and name with those above them', async () => {
    const { rows } = (await buyer.call('listSourcingGroup', { buyerId: 'buy.mobile' })).body
    expect(rows.map(row => row.sgCode.length)).toEqual([2, 4, 6, 8])
    expect((await buyer.call('deleteSourcingGroup', { sgCode: '02', version: 0 })).body).toMatchObject({
      msg: sourcingGroupTexts.hasChildren,
    })
  })
})
