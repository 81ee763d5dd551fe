import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let buyer: Caller
beforeAll(async () => {
  product = await startProduct()
  buyer = await product.logIn('buy.all')
})
afterAll(() => product.stop())

const find = async (keyword: string, more: { readonly page?: number; readonly size?: number } = {}) =>
  (await buyer.call('popupAddress', { keyword, size: 100, ...more })).body

describe('addresses', () => {
  it.each([
    ['a road and a house', '테헤란로 152', '서울특별시 강남구 테헤란로 152'],
    ['a building', '롯데월드타워', '서울특별시 송파구 올림픽로 300'],
    ['a lot', '역삼동 737', '서울특별시 강남구 테헤란로 152'],
    ['a postal code', '16677', '경기도 수원시 영통구 삼성로 129'],
    ['words in any order', '강남구 코엑스', '서울특별시 강남구 영동대로 513'],
  ])('are found by %s', async (_, keyword, road) => {
    expect((await find(keyword)).rows.map(({ addr1 }) => addr1)).toContain(road)
  })

  it('come page by page, each address once', async () => {
    const whole = await find('서울')
    expect(whole.total).toBeGreaterThan(100)
    const pages = await Promise.all([1, 2].map(page => find('서울', { page, size: 20 })))
    const shown = pages.flatMap(({ rows }) => rows.map(({ addr1 }) => addr1))
    expect(new Set(shown).size).toBe(40)
    expect(pages.map(({ total }) => total)).toEqual([whole.total, whole.total])
  })

  it('have a postal code of five digits each', async () => {
    const { rows } = await find('대로', { size: 0 })
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.filter(({ zipCode }) => !/^[0-9]{5}$/.test(zipCode))).toEqual([])
  })

  it('a keyword of one character is refused at its field', async () => {
    const answer = await buyer.call('popupAddress', { keyword: ' 강 ' })
    expect(answer).toMatchObject({ status: 422, body: { field: 'keyword' } })
  })

  it('signs of a pattern are searched for as they stand', async () => {
    expect((await find('%%')).total).toBe(0)
    expect((await find('__')).total).toBe(0)
  })
})
