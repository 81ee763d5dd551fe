import { expect, it } from 'vitest'
import { planPaste } from '../../../widgets/DataGrid/planPaste'
import { isEditable, rowsOf, shown } from './gridSample'

const three = rowsOf([{ name: '가' }, { name: '나' }, { name: '다' }])
const one = (row: number, column: number) => ({ top: row, left: column, bottom: row, right: column })

it('locked cells are skipped and counted, refused ones carry their reason', () => {
  const plan = planPaste(
    [
      ['볼트', '3', '9'],
      ['너트', '셋', '9'],
    ],
    {
      columns: shown,
      rows: three,
      range: one(0, 0),
      canAppend: false,
      isEditable,
    },
  )
  expect(plan.edits).toEqual([
    { index: 0, columnId: 'name', value: '볼트' },
    { index: 0, columnId: 'qty', value: 3 },
    { index: 1, columnId: 'name', value: '너트' },
  ])
  expect(plan.refused).toMatchObject([{ index: 1, columnId: 'qty' }])
  expect(plan.report).toEqual({ pasted: 3, noted: 0, locked: 2, refused: 1, dropped: 0 })
  expect(plan.range).toEqual({ top: 0, left: 0, bottom: 1, right: 2 })
})

it('rows past the end are dropped and counted, or appended', () => {
  const target = { columns: shown, rows: three, range: one(2, 0), isEditable }
  const block = [['하나'], ['둘'], ['셋']]
  expect(planPaste(block, { ...target, canAppend: false })).toMatchObject({
    appended: 0,
    report: { pasted: 1, dropped: 2 },
  })
  const grown = planPaste(block, { ...target, canAppend: true })
  expect(grown).toMatchObject({ appended: 2, report: { pasted: 3, dropped: 0 } })
  expect(grown.edits.at(-1)).toEqual({ index: 4, columnId: 'name', value: '셋' })
})

it('columns past the right edge fall away', () => {
  const plan = planPaste([['1', '2', '3', '4', '5']], {
    columns: shown,
    rows: three,
    range: one(0, 3),
    canAppend: false,
    isEditable,
  })
  expect(plan.lookups).toEqual([{ index: 0, columnId: 'vendor', text: '1' }])
  expect(plan.range.right).toBe(3)
})

it('one cell fills a range, a block that does not divide it is laid down once', () => {
  const range = { top: 0, left: 0, bottom: 2, right: 0 }
  const target = { columns: shown, rows: three, range, canAppend: false, isEditable }
  expect(planPaste([['같음']], target).edits).toHaveLength(3)
  expect(planPaste([['가'], ['나']], target).edits).toHaveLength(2)
})

it('a row that has not been loaded takes nothing', () => {
  const plan = planPaste([['가']], {
    columns: shown,
    rows: { count: 10, rowAt: () => undefined },
    range: one(5, 0),
    canAppend: false,
    isEditable,
  })
  expect(plan.report).toEqual({ pasted: 0, noted: 0, locked: 1, refused: 0, dropped: 0 })
})
