import { expect, it } from 'vitest'
import { failureCode, failureText } from '../../../engine/runtime/failure'
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

it.each([
  [
    'a fault of the server',
    { status: 500, code: 'HTTP500', message: '내부 서버 오류가 발생했습니다.' },
    true,
  ],
  ['a gateway without its server', { status: 502, code: 'HTTP502', message: '게이트웨이 오류입니다.' }, true],
  ['a rule', { status: 422, code: 'noLine', message: '요청 품목을 1건 이상 입력해 주세요.' }, false],
  ['no right', { status: 403, code: 'HTTP403', message: '접근 권한이 없습니다.' }, false],
  ['no network', { status: 0, code: 'NETWORK', message: '서버에 연결하지 못했습니다.' }, false],
])('an alert about %s names the request: %#', (_, facts, isNamed) => {
  const failure: Failure = { kind: 'failed', requestId: '281c1119-3239', ...facts }
  expect(failureText(failure)).toBe(isNamed ? `${facts.message} (${facts.code} · 281c1119)` : facts.message)
})
