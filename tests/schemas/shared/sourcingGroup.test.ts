import { describe, expect, it } from 'vitest'
import {
  groupAbove,
  groupAt,
  groupOfLevels,
  isWholeGroup,
  levelBelow,
  levelParameters,
  levelsOf,
} from '../../../schemas/shared/sourcingGroup'

describe('the code of a sourcing group', () => {
  it('names the groups above it', () => {
    expect([0, 1, 2, 3].map(level => groupAt('010203', level))).toEqual(['01', '0102', '010203', ''])
    expect([groupAbove('0102'), groupAbove('01')]).toEqual(['01', ''])
  })

  it('tells the level of the groups below it', () => {
    expect(['', '01', '0102', '010203'].map(levelBelow)).toEqual(['001', '002', '003', '004'])
  })

  it('is sent on its own level and on all above it', () => {
    const sent = levelsOf('010203')
    expect(Object.keys(sent)).toEqual([...levelParameters])
    expect(Object.values(sent)).toEqual(['01', '0102', '010203', ''])
    expect([groupOfLevels(sent), groupOfLevels({ L1_SG_CODE: '01' }), groupOfLevels({})]).toEqual([
      '010203',
      '01',
      '',
    ])
  })

  it('is whole on the fourth level alone', () => {
    expect(['', '010203', '01020304'].map(isWholeGroup)).toEqual([false, false, true])
  })
})
