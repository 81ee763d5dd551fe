import { expect, it } from 'vitest'
import { axisScale, axisWidth } from '../../../widgets/Chart/chartNumbers'

it.each([
  [[3, 7], false, [0, 7], [0, 2, 4, 6]],
  [[1_158_006_894, 20], false, [0, 1_158_006_894], [0, 250_000_000, 500_000_000, 750_000_000, 1_000_000_000]],
  [[-53.2, 108.4], false, [-53.2, 108.4], [-50, 0, 50, 100]],
  [[-8, -3], false, [-8, 0], [-8, -6, -4, -2, 0]],
  [[2, 1], true, [0, 2], [0, 1, 2]],
  [[0, 0], false, [0, 1], [0]],
  [[], true, [0, 1], [0]],
])('%j runs over an axis with marks at round numbers', (values, isCount, domain, ticks) => {
  expect(axisScale(values, isCount)).toEqual({ domain, ticks })
})

it.each([
  [[0, 50, 100], '%', 62],
  [[0, 250_000_000, 1_000_000_000], '원', 62],
  [[0, 25_000_000, 97_500_000], '', 76],
])('%j in %j have room for the widest mark', (ticks, unit, wide) => {
  expect(axisWidth({ domain: [0, 1], ticks }, unit)).toBe(wide)
})
