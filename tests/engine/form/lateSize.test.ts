import { expect, it } from 'vitest'
import { lateSize } from '../../../engine/form/lateSize'

it('a control whose code comes late is waited for at its own height', () => {
  for (const isEdited of [true, false]) {
    expect(lateSize('sourcingGroup', isEdited)).toEqual({ height: 28, rows: 1 })
    expect(lateSize('radio', isEdited).height).toBe(28)
  }
  expect(lateSize('editor', true).height).toBe(280)
  expect(lateSize('editor', false).height).toBe(120)
})
