import { expect, it } from 'vitest'
import { planFill } from '../../../widgets/DataGrid/planFill'
import { isEditable, rowsOf, shown } from './gridSample'

const rows = rowsOf([
  { name: '가', qty: 1, total: '10' },
  { name: '나', qty: 2, total: '20' },
  { name: '다', qty: 3, total: '30' },
  { name: '라', qty: 4, total: '40' },
])
const target = { columns: shown, rows, isEditable }

it('a pattern of two rows repeats downwards', () => {
  const pattern = { top: 0, left: 0, bottom: 1, right: 1 }
  expect(planFill(pattern, { top: 0, left: 0, bottom: 3, right: 1 }, target)).toEqual([
    { index: 2, columnId: 'name', value: '가' },
    { index: 2, columnId: 'qty', value: 1 },
    { index: 3, columnId: 'name', value: '나' },
    { index: 3, columnId: 'qty', value: 2 },
  ])
})

it('filling upwards repeats as well', () => {
  const pattern = { top: 3, left: 0, bottom: 3, right: 0 }
  expect(planFill(pattern, { top: 2, left: 0, bottom: 3, right: 0 }, target)).toEqual([
    { index: 2, columnId: 'name', value: '라' },
  ])
})

it('filling right passes over locked cells and values that the column refuses', () => {
  const names = { top: 0, left: 0, bottom: 0, right: 0 }
  expect(planFill(names, { top: 0, left: 0, bottom: 0, right: 3 }, target)).toEqual([
    { index: 0, columnId: 'vendor', value: '가' },
  ])
})
