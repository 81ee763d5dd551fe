import type { UnitList } from '../../codegen/generated/types'

/** The one unit that the lines of stories are counted in. */
export const oneUnit = (): UnitList => ({
  rows: [
    { unitCode: 'EA', unitName: '개', unitType: 'QTY', convRate: '1', decimals: 0, useYn: 'Y', version: 0 },
  ],
  total: 1,
})
