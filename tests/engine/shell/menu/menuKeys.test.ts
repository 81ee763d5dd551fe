import { describe, expect, it } from 'vitest'
import { barMove, panelMove } from '../../../../engine/shell/menu/menuKeys'

describe('keys on the first level of the menu', () => {
  it.each([
    ['ArrowRight', 0, { to: 1 }],
    ['ArrowRight', 4, { to: 0 }],
    ['ArrowLeft', 0, { to: 4 }],
    ['Home', 3, { to: 0 }],
    ['End', 0, { to: 4 }],
    ['ArrowDown', 2, { open: 'first' }],
    ['Enter', 2, { open: 'first' }],
    [' ', 2, { open: 'first' }],
    ['ArrowUp', 2, { open: 'last' }],
    ['a', 2, undefined],
    ['Tab', 2, undefined],
  ])('%s on entry %i of five', (key, at, move) => {
    expect(barMove(key, at, 5)).toEqual(move)
  })

  it('a menu without entries takes no key', () => {
    expect(barMove('ArrowRight', 0, 0)).toBeUndefined()
  })
})

describe('keys in the panel, columns of two, three and one entry', () => {
  it.each([
    ['ArrowDown', [0, 0], { column: 0, row: 1 }],
    ['ArrowDown', [0, 1], { column: 1, row: 0 }],
    ['ArrowDown', [2, 0], { column: 0, row: 0 }],
    ['ArrowUp', [0, 0], { column: 2, row: 0 }],
    ['ArrowUp', [1, 0], { column: 0, row: 1 }],
    ['ArrowRight', [1, 2], { column: 2, row: 0 }],
    ['ArrowLeft', [1, 2], { column: 0, row: 1 }],
    ['ArrowRight', [2, 0], 'next'],
    ['ArrowLeft', [0, 1], 'previous'],
    ['Home', [2, 0], { column: 0, row: 0 }],
    ['End', [0, 0], { column: 2, row: 0 }],
    ['Enter', [0, 0], undefined],
  ] as const)('%s at %j', (key, [column, row], move) => {
    expect(panelMove(key, { column, row }, [2, 3, 1])).toEqual(move)
  })
})
