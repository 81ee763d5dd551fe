import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownScreens } from '../../../../server/modules/access/knownScreens'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let buyer: Caller
beforeAll(async () => {
  product = await startProduct()
  buyer = await product.logIn('buy.all')
})
afterAll(() => product.stop())

describe('sourcing groups', () => {
  it('the first level has six groups, and each further level those below the chosen one', async () => {
    const first = await buyer.call('getSgCode', { SG_LEVEL: '001' })
    expect(first.body).toHaveLength(6)
    const [top] = first.body
    const second = await buyer.call('getSgCode', { SG_LEVEL: '002', UP_LEVEL: top?.SG_CODE })
    expect(second.body.length).toBeGreaterThan(0)
    expect(second.body.every(group => group.SG_CODE.startsWith(top?.SG_CODE ?? '-'))).toBe(true)
  })

  it('the levels hold 6, 18, 42 and 96 groups', async () => {
    const sizes = await Promise.all(
      ['001', '002', '003', '004'].map(
        async SG_LEVEL => (await buyer.call('getSgCode', { SG_LEVEL })).body.length,
      ),
    )
    expect(sizes).toEqual([6, 18, 42, 96])
  })

  it('a question without a level, or for one that is none of the four, is refused', async () => {
    expect((await buyer.call('getSgCode')).status).toBe(422)
    expect((await buyer.call('getSgCode', { SG_LEVEL: '005' })).status).toBe(422)
  })

  it('who knows a code types it where others type a name', async () => {
    const category = await buyer.call('popupCategory', { catName: '200203' })
    expect(category.body.map(({ catCode }) => catCode)).toEqual(['200203'])
    const group = await buyer.call('popupSourcingGroup', { sgName: ' 02010201 ' })
    expect(group.body.map(({ sgCode }) => sgCode)).toEqual(['02010201'])
  })

  it('a supplier finds in every look-up of his pages, and a group without its buyer', async () => {
    const supplier = await product.logInSupplier('daesung1')
    const asked = new Set(
      knownScreens.flatMap(({ portal, operations }) =>
        portal === 'external' ? operations.filter(id => id.startsWith('popup')) : [],
      ),
    )
    const refused = []
    for (const operation of asked) {
      const { status } = await supplier.call(operation as 'popupItem', { codes: '02010201' })
      if (status === 403) refused.push(operation)
    }
    // The condition by section is shown to staff alone.
    expect(refused).toEqual(['popupBsns'])
    const [group] = (await supplier.call('popupSourcingGroup', { codes: '02010201' })).body
    expect(group).toMatchObject({ sgCode: '02010201', sgName: expect.any(String) })
    expect(group?.buyerNm).toBeUndefined()
  })

  it('groups and items are found by a group of any level, each level by itself', async () => {
    const all = (await buyer.call('popupSourcingGroup')).body.map(({ sgCode }) => sgCode)
    for (const [name, code] of [
      ['L1_SG_CODE', '02'],
      ['L2_SG_CODE', '0201'],
      ['L3_SG_CODE', '020102'],
      ['L4_SG_CODE', '02010201'],
    ] as const) {
      const { body } = await buyer.call('popupSourcingGroup', { [name]: code })
      expect(body.map(({ sgCode }) => sgCode)).toEqual(all.filter(one => one.startsWith(code)))
      expect(body.length).toBeGreaterThan(0)
    }
    const count = async (input: object) => (await buyer.call('popupItem', { size: 1, ...input })).body.total
    const firsts = (await buyer.call('getSgCode', { SG_LEVEL: '001' })).body
    const perGroup = await Promise.all(firsts.map(({ SG_CODE }) => count({ L1_SG_CODE: SG_CODE })))
    expect(perGroup.reduce((sum, one) => sum + one, 0)).toBe(await count({}))
    // A code of another level than the parameter's is no group there.
    expect(await count({ L4_SG_CODE: '02' })).toBe(0)
  })

  it('records are found by a list of their numbers, and by nothing else', async () => {
    const items = await buyer.call('popupItem', { size: 1_000, codes: '200203000001,200203000002,nothing' })
    expect(items.body.rows.map(({ itemCode }) => itemCode)).toEqual(['200203000001', '200203000002'])
    const groups = await buyer.call('popupSourcingGroup', { codes: '02010201' })
    expect(groups.body.map(({ sgCode }) => sgCode)).toEqual(['02010201'])
    const categories = await buyer.call('popupCategory', { codes: '200203' })
    expect(categories.body.map(({ catCode }) => catCode)).toEqual(['200203'])
    const departments = await buyer.call('popupDept', { codes: 'D1020' })
    expect(departments.body.map(({ deptcd }) => deptcd)).toEqual(['D1020'])
    const sections = await buyer.call('popupBsns', { codes: '모바일사업부,없는사업부' })
    expect(sections.body.map(({ sectionName }) => sectionName)).toEqual(['모바일사업부'])
  })

  it('a thousand numbers are one question', async () => {
    const codes = Array.from({ length: 1_000 }, (_, index) => String(200_203_000_001 + index)).join(',')
    const found = await buyer.call('popupItem', { page: 1, size: 1_000, codes })
    expect(found.status).toBe(200)
    expect(found.body.rows.length).toBeGreaterThan(0)
  })

  it('an item is found by the category above it', async () => {
    const all = await buyer.call('popupItem', { size: 0 })
    const tools = await buyer.call('popupItem', { size: 0, catCode: '10' })
    expect(tools.body.total).toBeGreaterThan(0)
    expect(tools.body.total).toBeLessThan(all.body.total)
    expect(tools.body.rows.every(row => row.itemCode.startsWith('10'))).toBe(true)
  })
})

describe('masked conditions and values', () => {
  it('a registration number is found by a part, with or without hyphens', async () => {
    const found = await buyer.call('popupCompany', { taxNo2: '990-81' })
    expect(found.body.length).toBeGreaterThan(0)
    expect(await buyer.call('popupCompany', { taxNo2: '99081' })).toMatchObject({ body: found.body })
  })

  it('letters in a registration number are refused as they are in the field', async () => {
    const answer = await buyer.call('popupCompany', { taxNo2: '99A' })
    expect([answer.status, answer.msg]).toEqual([422, '숫자만 입력할 수 있습니다.'])
  })
})
