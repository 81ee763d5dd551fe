import { expect, it } from 'vitest'
import { tickLines } from '../../../widgets/Chart/chartNumbers'

it.each([
  ['2026-11', 60, ['2026-11']],
  ['2026-11', 51, ['2026', '11']],
  ['2026-11', 38, ['2026', '11']],
  ['모바일개발팀', 90, ['모바일개발팀']],
  ['모바일개발팀', 40, ['모바일', '개발팀']],
  ['디스플레이설비팀', 40, ['디스플', '레이…']],
])('%s in %i pixels is written %o', (name, slot, lines) => {
  expect(tickLines(name, slot)).toEqual(lines)
})
