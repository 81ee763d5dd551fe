import { expect, it } from 'vitest'
import { rowName, rowNames } from '../../../engine/record/rowName'
import { fakeServices } from '../runtime/fakeServices'
import { column } from '../runtime/samplePlans'

const { codes } = fakeServices()
const rank = column('rankNo', { kind: 'integer', isFrozen: true })

it('a row is called by its frozen columns that are no numbers, else by its first one', () => {
  const name = column('compNameKr')
  const row = { rankNo: 1, compNameKr: '대성정밀', section: '모바일' }
  expect(rowName([rank, name], row, codes)).toBe('대성정밀')
  expect(rowName([rank, name, column('section', { isFrozen: true })], row, codes)).toBe('모바일')
})

it('rows of one name are told apart by as many further columns as that takes', () => {
  const columns = [column('itemName', { isFrozen: true }), rank, column('spec'), column('compNameKr')]
  const rows = [
    { itemName: '보안경', spec: '투명', compNameKr: '가' },
    { itemName: '보안경', spec: '투명', compNameKr: '나' },
    { itemName: '보안경', spec: '방지', compNameKr: '나' },
    { itemName: '안전화', spec: '방한', compNameKr: '가' },
  ]
  expect(rowNames(columns, rows, codes)).toEqual([
    '보안경 · 투명 · 가',
    '보안경 · 투명 · 나',
    '보안경 · 방지',
    '안전화',
  ])
})
