import { describe, expect, it } from 'vitest'
import { columnWidth, headingWidth } from '../../../schemas/shared/columnWidth'

const column = { label: '상태', width: 60, isRequired: false, isSortable: true }

describe('the width of a column', () => {
  it.each([
    ['순번', false, 39],
    ['초과허용(%)', false, 84],
    ['납품수량', true, 74],
    ['Tolerance (%)', false, 107],
  ])('leaves room for all letters of the heading "%s"', (title, isRequired, pixels) => {
    expect(headingWidth(title, { isRequired, isSortable: false })).toBe(pixels)
    expect(headingWidth(title, { isRequired, isSortable: true })).toBe(pixels + 12)
  })

  it('ends where the column would push the others out of sight', () => {
    expect(
      headingWidth('Business registration number of the supplier', { isRequired: true, isSortable: true }),
    ).toBe(180)
  })

  it('leaves room for the longest text of its codes, more of it where that is a chip', () => {
    const texts = ['정산작성', '협력사확인요청']
    expect(columnWidth(column, [])).toBe(60)
    expect(columnWidth(column, texts)).toBe(96)
    expect(columnWidth({ ...column, hasTone: true }, texts)).toBe(116)
    expect(columnWidth({ ...column, width: 130, hasTone: true }, texts)).toBe(130)
  })
})
