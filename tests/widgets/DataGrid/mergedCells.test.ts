import { describe, expect, it } from 'vitest'
import { arrangeColumns } from '../../../widgets/DataGrid/columnLayout'
import { isSameRun } from '../../../widgets/DataGrid/mergedCells'

const shown = arrangeColumns(
  [
    { id: 'section', title: '사업부', kind: 'text', merge: true },
    { id: 'dept', title: '부서', kind: 'text', merge: true },
    { id: 'name', title: '이름', kind: 'text' },
  ],
  undefined,
)
const list = [
  { section: '가전', dept: '자재', name: '김' },
  { section: '가전', dept: '자재', name: '이' },
  { section: '가전', dept: '설비', name: '박' },
  { section: '모바일', dept: '설비', name: '최' },
]
const rows = { count: 5, rowAt: (index: number) => list[index] }

describe('merged cells', () => {
  it('equal neighbours go on, and a first row never does', () => {
    const runs = [0, 1, 2, 3].map(index => isSameRun({ props: { rows }, shown }, index, 0))
    expect(runs).toEqual([false, true, true, false])
  })

  it('a cell goes on only where the merged cells to its left do too', () => {
    const runs = [1, 2, 3].map(index => isSameRun({ props: { rows }, shown }, index, 1))
    expect(runs).toEqual([true, false, false])
  })

  it('a row that is not loaded, and a group above, part what is equal', () => {
    const outline = { rowAt: (index: number) => ({ level: 0, isGroup: index === 0 }) }
    expect(isSameRun({ props: { rows, outline }, shown }, 1, 0)).toBe(false)
    expect(isSameRun({ props: { rows }, shown }, 4, 0)).toBe(false)
  })
})
