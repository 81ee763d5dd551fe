import { expect, it } from 'vitest'
import { nextSort } from '../../../widgets/DataGrid/gridSort'

it('clicks go from ascending over descending to none', () => {
  const up = nextSort([], 'qty', false)
  const down = nextSort(up, 'qty', false)
  expect(up).toEqual([{ columnId: 'qty', direction: 'asc' }])
  expect(down).toEqual([{ columnId: 'qty', direction: 'desc' }])
  expect(nextSort(down, 'qty', false)).toEqual([])
})

it('a plain click forgets the other columns, an adding one keeps them and their order', () => {
  const both = nextSort([{ columnId: 'qty', direction: 'asc' }], 'price', true)
  expect(both.map(each => each.columnId)).toEqual(['qty', 'price'])
  expect(nextSort(both, 'qty', true)[0]).toEqual({ columnId: 'qty', direction: 'desc' })
  expect(nextSort(both, 'price', false)).toEqual([{ columnId: 'price', direction: 'desc' }])
})
