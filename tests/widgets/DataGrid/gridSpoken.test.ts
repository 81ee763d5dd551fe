import { expect, it } from 'vitest'
import { arrangeColumns } from '../../../widgets/DataGrid/columnLayout'
import { createGridHands } from '../../../widgets/DataGrid/createGridHands'
import type { DataGridProps } from '../../../widgets/DataGrid/dataGridContract'
import { pressKey } from '../../../widgets/DataGrid/gridKeys'
import { rowsOf } from './gridSample'

const columns: DataGridProps['columns'] = [
  { id: 'no', title: '번호', kind: 'link' },
  { id: 'name', title: '품목명', kind: 'text' },
]
const rows = rowsOf([1, 2, 3].map(at => ({ no: `PR-${at}`, name: `서보 모터 ${at}` })))

/** A list whose rows can be ticked, with the cursor in its first cell. */
function list() {
  const widths: Record<string, number> = {}
  let props: DataGridProps = {
    label: '목록',
    columns,
    rows,
    state: 'ready',
    readOnly: true,
    checkedRows: new Set(),
    onCheck: checkedRows => {
      props = { ...props, checkedRows }
    },
  }
  const hands = createGridHands({
    view: () => ({
      props,
      columns: arrangeColumns(columns, { order: [], hidden: [], widths }),
      pageRows: 3,
      resize: (id, width = 77) => {
        widths[id] = width
        return width
      },
    }),
    scrollTo: () => undefined,
  })
  hands.select({ row: 0, column: 0 }, { row: 0, column: 0 })
  const memory = { isLeaving: false, tabOrigin: undefined }
  return {
    hands,
    press: (key: string, modifiers: Partial<KeyboardEvent> = {}) => {
      pressKey(hands, memory, { key, code: '', keyCode: 0, ...modifiers } as KeyboardEvent)
      return hands.state().spoken
    },
  }
}

it('a ticked row is announced as ticked, and a link as a link', () => {
  const { press } = list()
  expect(press(' ')).toBe('1행 선택됨')
  expect(press('ArrowRight')).toBe('1행 품목명 서보 모터 1, 읽기 전용, 선택된 행')
  expect(press('ArrowLeft')).toBe('1행 번호 PR-1, 링크, 선택된 행')
  expect(press('ArrowDown')).toBe('2행 번호 PR-2, 링크')
})

it('ticking a range says how many rows were ticked', () => {
  const { press } = list()
  press('a', { ctrlKey: true })
  expect(press(' ')).toBe('3개 행 선택됨')
  expect(press(' ')).toBe('3개 행 선택 안 됨')
})

it('F2 shows the whole text of a cell that cannot be edited, and Esc or another cell takes it away', () => {
  const { hands, press } = list()
  press('ArrowRight')
  expect(press('F2')).toBe('서보 모터 1')
  expect(hands.state().whole).toBe('서보 모터 1')
  press('Escape')
  expect(hands.state().whole).toBeUndefined()
  press('F2')
  press('ArrowDown')
  expect(hands.state().whole).toBeUndefined()
})

it('keys make the column under the cursor wider, narrower, and as wide as its texts', () => {
  const { press } = list()
  const both = { altKey: true, shiftKey: true }
  expect(press('ArrowRight', both)).toBe('번호 너비 146픽셀')
  expect(press('ArrowLeft', both)).toBe('번호 너비 130픽셀')
  expect(press('Enter', both)).toBe('번호 너비 77픽셀')
})
