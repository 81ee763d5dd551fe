import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attributeTexts } from '../../../../server/modules/item/attributeTexts'
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

const save = (row: object, by = taskForce) => by.call('saveAttribute', { body: { rows: [row] } })
const attributesOf = async (filters: Readonly<Record<string, string>> = {}) =>
  (await taskForce.call('listAttribute', filters)).body.rows
const attributeOf = async (attrName: string) => {
  const found = (await attributesOf({ attrName })).find(row => row.attrName === attrName)
  if (!found) throw new Error(`no attribute ${attrName}`)
  return found
}
const stored = async (attrName: string, more: object = {}) => {
  const { valueCnt: _, ...row } = await attributeOf(attrName)
  return { ...row, rowState: 'U', ...more }
}
const added = (attrType: string, more: object = {}) => ({
  rowState: 'I',
  attrName: '새 속성',
  attrType,
  ...more,
})

describe('attributes of items', () => {
  it('are found by name, type, use and the name of a value', async () => {
    expect((await attributesOf({ attrType: 'YN' })).map(row => row.attrName)).toEqual([
      '유해화학물질',
      '정전기 방지',
    ])
    expect((await attributesOf({ valueName: 'SUS3' })).map(row => row.attrName)).toEqual(['재질'])
    expect(await attributeOf('재질')).toMatchObject({ attrCode: 'AT0001', valueCnt: 16, useYn: 'Y' })
  })

  it('take the next code, and change until values would become wrong', async () => {
    expect((await save(added('NUM', { unitCode: 'MM', decimals: 1, maxVal: '9' }))).status).toBe(200)
    expect(await attributeOf('새 속성')).toMatchObject({ attrCode: 'AT0031', maxVal: '9', version: 0 })
    expect((await save(await stored('새 속성', { maxVal: '5', attrName: '폭' }))).status).toBe(200)
    expect((await save(await stored('재질', { useYn: 'N' }))).status).toBe(200)
    expect((await save(added('TEXT'), buyer)).status).toBe(403)
    expect((await save(await stored('폭', { rowState: 'D' }))).status).toBe(200)
    expect(await attributesOf({ attrName: '폭' })).toEqual([])
  })

  it.each([
    ['attrName', attributeTexts.taken, () => added('TEXT', { attrName: '색상' })],
    ['maxLen', attributeTexts.lengthWrong, () => added('TEXT', { maxLen: 201 })],
    ['maxLen', attributeTexts.onlyText, () => added('DATE', { maxLen: 10 })],
    ['unitCode', attributeTexts.onlyNumber, () => added('LIST', { unitCode: 'EA' })],
    ['decimals', attributeTexts.decimalsWrong, () => added('NUM', { decimals: 7 })],
    ['maxVal', attributeTexts.limitsTurned, () => added('NUM', { minVal: '-1', maxVal: '-1.5' })],
    ['attrType', attributeTexts.used, () => stored('색상', { attrType: 'TEXT' })],
    ['unitCode', attributeTexts.used, () => stored('길이', { unitCode: 'M' })],
    ['decimals', attributeTexts.used, () => stored('길이', { decimals: 0 })],
    ['minVal', attributeTexts.used, () => stored('길이', { minVal: '1' })],
    ['maxVal', attributeTexts.used, () => stored('길이', { maxVal: '19999.9' })],
    ['maxLen', attributeTexts.used, () => stored('보관 조건', { maxLen: 99 })],
    ['attrCode', attributeTexts.inCategory, () => stored('재질', { rowState: 'D' })],
  ])('refuses at %s: %s', async (field, msg, row) => {
    const refusal = await save(await row())
    expect(refusal.status).toBe(422)
    expect(refusal.body).toMatchObject({ field, msg, row: 1 })
  })

  it('asks before a number is kept without a unit', async () => {
    const row = added('NUM', { attrName: '경도' })
    const asked = await save(row)
    expect(asked.status).toBe(409)
    expect(asked.body).toMatchObject({ code: 'withoutUnit', confirm: true })
    expect(await attributesOf({ attrName: '경도' })).toEqual([])
  })
})

describe('values of an attribute', () => {
  const saveValue = (row: object, attrCode = 'AT0003') =>
    taskForce.call('saveAttributeValue', { attrCode, body: { rows: [row] } })
  const value = (more: object = {}) => ({
    rowState: 'I',
    valueCode: 'PINK',
    valueName: '분홍',
    sortNo: 5,
    ...more,
  })
  const first = { rowState: 'D', valueCode: 'V01', valueName: '흰색', sortNo: 10, version: 0 }

  it('stand in their order and are added to a list alone', async () => {
    expect((await saveValue(value())).status).toBe(200)
    const { rows } = (await taskForce.call('listAttributeValue', { attrCode: 'AT0003' })).body
    expect(rows.slice(0, 2).map(row => row.valueName)).toEqual(['분홍', '흰색'])
    expect((await saveValue(value({ rowState: 'D', version: 0 }))).status).toBe(200)
  })

  it.each([
    ['valueCode', attributeTexts.notList, 'AT0013', value()],
    ['valueCode', attributeTexts.valueCodeWrong, 'AT0003', value({ valueCode: 'pink' })],
    ['valueCode', attributeTexts.valueTaken, 'AT0003', value({ valueCode: 'V01' })],
    ['valueName', attributeTexts.valueTaken, 'AT0003', value({ valueName: '흰색' })],
    ['valueCode', attributeTexts.valueUsed, 'AT0003', first],
  ])('refuse at %s: %s', async (field, msg, attrCode, row) => {
    const refusal = await saveValue(row, attrCode)
    expect(refusal.status).toBe(422)
    expect(refusal.body).toMatchObject({ field, msg, row: 1 })
  })
})
