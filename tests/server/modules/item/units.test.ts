import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unitTexts } from '../../../../server/modules/item/unitTexts'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let taskForce: Caller
let buyer: Caller
let requester: Caller
beforeAll(async () => {
  product = await startProduct()
  taskForce = await product.logIn('tf.admin')
  buyer = await product.logIn('buy.all')
  requester = await product.logIn('req.mobile')
})
afterAll(() => product.stop())

const save = (rows: readonly object[], by = taskForce) => by.call('saveUnit', { body: { rows } })
const unitsOf = async (filters: Readonly<Record<string, string>> = {}) =>
  (await taskForce.call('listUnit', filters)).body.rows
const unitOf = async (unitCode: string) => {
  const found = (await unitsOf()).find(row => row.unitCode === unitCode)
  if (!found) throw new Error(`no unit ${unitCode}`)
  return found
}
const unit = (unitCode: string, more: object = {}) => ({
  rowState: 'I',
  unitCode,
  unitName: `단위 ${unitCode}`,
  unitType: 'WGT',
  convRate: '1',
  decimals: 0,
  ...more,
})

describe('units of measure', () => {
  it('are found by code, name, type and use', async () => {
    expect((await unitsOf({ unitName: '그램' })).map(row => row.unitCode)).toEqual(['G', 'KG'])
    expect((await unitsOf({ unitType: 'TIME' })).map(row => row.unitCode)).toEqual(['DAY', 'HR', 'MON'])
    expect(await unitOf('DOZ')).toMatchObject({ baseUnit: 'EA', convRate: '12', decimals: 0, useYn: 'Y' })
    expect(await unitsOf({ useYn: 'N' })).toEqual([])
  })

  it('are added and changed by the task force, and by nobody who only reads them', async () => {
    const added = [unit('LB', { baseUnit: 'KG', convRate: '0.453592', decimals: 2 })]
    expect((await save(added)).status).toBe(200)
    expect(await unitOf('LB')).toMatchObject({ baseUnit: 'KG', convRate: '0.453592', useYn: 'Y', version: 0 })
    const changed = {
      ...unit('LB'),
      rowState: 'U',
      unitName: '파운드',
      baseUnit: 'KG',
      useYn: 'N',
      version: 0,
    }
    expect((await save([changed])).status).toBe(200)
    expect(await unitOf('LB')).toMatchObject({ unitName: '파운드', convRate: '1', useYn: 'N', version: 1 })
    expect((await save([changed])).status).toBe(409)
    expect((await save([unit('OZ')], buyer)).status).toBe(403)
    expect((await save([unit('OZ')], requester)).status).toBe(403)
  })

  it.each([
    ['unitCode', unitTexts.codeWrong, unit('kg')],
    ['unitCode', unitTexts.taken, unit('KG')],
    ['convRate', unitTexts.rateNotPositive, unit('OZ', { baseUnit: 'KG', convRate: '0' })],
    ['decimals', unitTexts.decimalsWrong, unit('OZ', { decimals: 4 })],
    ['baseUnit', unitTexts.baseOfOtherType, unit('OZ', { baseUnit: 'M' })],
    ['baseUnit', unitTexts.baseHasBase, unit('OZ', { baseUnit: 'G' })],
    ['convRate', unitTexts.baseRateNotOne, unit('OZ', { convRate: '2' })],
  ])('refuses at %s: %s', async (field, msg, row) => {
    const refusal = await save([row])
    expect(refusal.status).toBe(422)
    expect(refusal.body).toMatchObject({ field, msg, row: 1 })
  })

  it('keep the conversion that items count by; a base of others stays a base', async () => {
    const ofItems = { ...unit('EA', { unitType: 'SET' }), rowState: 'U', version: 0 }
    expect((await save([ofItems])).body).toMatchObject({ field: 'convRate', msg: unitTexts.used })
    const ofOthers = { ...unit('L', { baseUnit: 'KG' }), rowState: 'U', version: 0 }
    expect((await save([ofOthers])).body).toMatchObject({ field: 'baseUnit', msg: unitTexts.isBase })
  })

  it('are offered on lines by the session of everybody', async () => {
    expect((await requester.call('listUnit')).body.rows.map(row => row.unitCode)).toContain('EA')
  })
})
