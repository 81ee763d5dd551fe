import { describe, expect, it } from 'vitest'
import { headingWidth } from '../../../engine/grid/headingWidth'

describe('the width of a heading', () => {
  it.each([
    ['순번', false, 40],
    ['초과허용(%)', false, 84],
    ['납품수량', true, 76],
    ['Tolerance (%)', false, 111],
  ])('of "%s" leaves room for all of its letters', (title, isRequired, pixels) => {
    expect(headingWidth(title, isRequired)).toBe(pixels)
  })

  it('ends where the column would push the others out of sight', () => {
    expect(headingWidth('Business registration number of the supplier', true)).toBe(180)
  })
})
