import { expect, it } from 'vitest'
import { failureCode } from '../../../engine/runtime/failure'
import type { Failure } from '../../../engine/runtime/services'

const failed: Failure = { kind: 'failed', status: 500, code: 'HTTP500', message: '' }

it.each([
  ['a failure without a code of its own tells its status once', failed, 'HTTP500'],
  ['the number of the request follows', { ...failed, requestId: 'r-1' }, 'HTTP500 · r-1'],
  [
    'of a long number the beginning is said',
    { ...failed, requestId: '281c1119-3239-4f9e-82df-fc35654351e3' },
    'HTTP500 · 281c1119',
  ],
  ['a code is told with its status', { ...failed, code: 'GRID_LOAD', status: 502 }, 'GRID_LOAD · 502'],
  ['a lost network has no status', { ...failed, code: 'NETWORK', status: 0 }, 'NETWORK'],
])('%s', (_, failure, told) => expect(failureCode(failure)).toBe(told))
