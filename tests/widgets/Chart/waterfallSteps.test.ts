import { describe, expect, it } from 'vitest'
import { waterfallSteps } from '../../../widgets/Chart/waterfallSteps'

describe('steps of a waterfall', () => {
  it('hang between what came before and after them, from the first whole to the last', () => {
    const spans = waterfallSteps(['350', '-24', '3', '329']).map(({ span, kind }) => [kind, ...span])
    expect(spans).toEqual([
      ['whole', 0, 350],
      ['fall', 350, 326],
      ['rise', 326, 329],
      ['whole', 0, 329],
    ])
  })
})
