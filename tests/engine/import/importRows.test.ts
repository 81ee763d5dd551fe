import { describe, expect, it, vi } from 'vitest'
import { readCell } from '../../../engine/import/importCells'
import { type ImportColumn, matchTitles, plainTitle } from '../../../engine/import/importColumns'
import { inSlices } from '../../../engine/import/inSlices'
import type { ColumnPlan } from '../../../engine/plan/gridPlan'
import type { ColumnKind } from '../../../engine/plan/readColumnPlan'

function column(field: string, kind: ColumnKind, change: Partial<ColumnPlan> = {}): ImportColumn {
  const plan: ColumnPlan = {
    ...{ field, label: field, kind, width: 100, align: 'left', isFrozen: false, isSortable: false },
    ...{ isEditable: true, isRequired: false, limits: {}, checks: [] },
    ...change,
  }
  return { plan, title: plan.isRequired ? `${plan.label} *` : plan.label, choices: undefined }
}

const unit: ImportColumn = {
  ...column('unitCode', 'code'),
  choices: [
    { value: 'EA', text: '개' },
    { value: 'BOX', text: '상자' },
  ],
}

describe('a cell of a workbook', () => {
  it.each([
    [column('a', 'text'), ' 볼트 ', { value: '볼트' }],
    [column('a', 'text'), '=1+1', { value: '=1+1' }],
    [column('a', 'text'), '', { value: undefined }],
    [column('a', 'integer'), '1,000', { value: 1000 }],
    [column('a', 'integer'), '1.5', { problem: '소수점 없이 정수로 입력해 주세요.' }],
    [column('a', 'amount'), '₩12,500', { value: '12500' }],
    [column('a', 'amount'), '１２', { value: '12' }],
    [column('a', 'decimal'), '다섯', { problem: '숫자만 입력할 수 있습니다.' }],
    [column('a', 'date'), '2026.12.24', { value: '2026-12-24' }],
    [column('a', 'date'), '20261224', { value: '2026-12-24' }],
    [column('a', 'date'), '내일', { problem: '날짜 형식이 올바르지 않습니다.' }],
    [unit, 'EA', { value: 'EA' }],
    [unit, '상자', { value: 'BOX' }],
    [unit, '묶음', { problem: '허용되지 않은 코드입니다. (묶음)' }],
  ])('%# %s is read or says why not', (given, text, expected) => {
    expect(readCell(given, text)).toEqual(expected)
  })
})

describe('the titles of a workbook', () => {
  const columns = [
    column('itemName', 'text', { label: '품목명', isRequired: true }),
    column('qty', 'decimal', { label: '수량' }),
  ]

  it.each([
    [
      ['품목명 *', '수량'],
      ['itemName', 'qty'],
    ],
    [
      ['수량', '품목명'],
      ['qty', 'itemName'],
    ],
    [
      ['품목명*', ' 수량 ', '오류 사유'],
      ['itemName', 'qty', undefined],
    ],
    [
      ['품목명', '수량', ''],
      ['itemName', 'qty', undefined],
    ],
    [['품목명'], undefined],
    [['품목명', '수량', '단가'], undefined],
    [['품목명', '수량', '수량'], undefined],
    [[], undefined],
  ])('%j', (titles, fields) => {
    expect(matchTitles(titles, columns)?.map(one => one?.plan.field)).toEqual(fields)
  })

  it('mean the same with and without the mark of a required column', () => {
    expect(plainTitle('품목명 * ')).toBe('품목명')
  })
})

describe('work through a long list', () => {
  it('lets the page breathe and ends when it is cancelled', async () => {
    let turns = 0
    const breath = vi.spyOn(globalThis, 'setTimeout')
    const isDone = await inSlices(
      Array.from({ length: 200 }),
      () => {
        const until = performance.now() + 1
        while (performance.now() < until) turns += 0
        turns += 1
      },
      { isGone: () => turns > 50, onSlice: () => undefined },
    )
    expect(isDone).toBe(false)
    expect(turns).toBeLessThan(100)
    expect(breath.mock.calls.length).toBeGreaterThan(2)
    breath.mockRestore()
  })
})
