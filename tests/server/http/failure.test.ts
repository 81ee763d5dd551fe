import { describe, expect, it } from 'vitest'
import {
  conflict,
  documentNotFound,
  fieldRefused,
  notAllowed,
  notLoggedIn,
  refused,
  sessionEnded,
} from '../../../server/http/failure'
import { toFailure } from '../../../server/http/failureAnswer'

const request = { id: 'abc123', headers: {} }
const seen = (error: unknown) => {
  const { status, body } = toFailure(error, request)
  return { status, ...body }
}
const coded = (code: string) => Object.assign(new Error('insides'), { code })

describe('what a refusal says', () => {
  it.each([
    ['no session', notLoggedIn(), 401, 'GPMS005', '로그인 시간이 초과되어 로그아웃되었습니다.'],
    ['a supplier session that has ended', sessionEnded(), 401, 'CMM-0005', '세션이 만료되어 로그아웃됩니다.'],
    ['no right', notAllowed('group 30'), 403, 'HTTP403', '인가에 실패했습니다. 접근 권한이 없습니다.'],
    [
      'a stale version',
      conflict('staleVersion'),
      409,
      'staleVersion',
      '다른 사용자가 먼저 수정했습니다. 다시 조회해 주세요.',
    ],
    [
      'a rule in words',
      refused('BUDGET', '예산 잔액을 {0}원 초과합니다.', ['1,000']),
      422,
      'BUDGET',
      '예산 잔액을 1,000원 초과합니다.',
    ],
    [
      'an unknown number for scope all',
      documentNotFound('all'),
      422,
      'documentNotFound',
      '존재하지 않는 문서입니다.',
    ],
    [
      'an unknown number for scope own',
      documentNotFound('own'),
      403,
      'HTTP403',
      '인가에 실패했습니다. 접근 권한이 없습니다.',
    ],
    [
      'a row somebody holds',
      coded('55P03'),
      409,
      'CONFLICT',
      '다른 요청이 처리 중입니다. 잠시 후 다시 시도해 주세요.',
    ],
    [
      'a sum that no column holds',
      coded('22003'),
      422,
      'numberTooLarge',
      '입력할 수 있는 범위를 넘었습니다.',
    ],
    ['a row outside the scope', coded('42501'), 403, 'HTTP403', '인가에 실패했습니다. 접근 권한이 없습니다.'],
    [
      'a database that is away',
      coded('ECONNREFUSED'),
      503,
      'HTTP503',
      '오류가 발생했습니다. 관리자에게 문의해 주세요.',
    ],
  ])('%s', (_what, error, status, code, msg) => {
    expect(seen(error)).toMatchObject({ status, code, msg })
  })

  it('a wrong cell names its field and row, the particle follows the label', () => {
    expect(seen(fieldRefused('qty', 'cellEmpty', [3, '수량'], 3))).toEqual({
      status: 422,
      code: 'cellEmpty',
      msg: '3행 수량을 입력해 주세요.',
      args: [3, '수량'],
      field: 'qty',
      row: 3,
    })
  })

  it('our own mistake tells the number of the request and nothing of our insides', () => {
    const answer = seen(new Error('select password from users'))
    expect(answer).toEqual({
      status: 500,
      code: 'HTTP500',
      msg: '내부 서버 오류가 발생했습니다.',
      args: ['abc123'],
    })
  })

  it('an external session that has ended says so by errCode too (spec §8)', () => {
    expect(seen(sessionEnded())).toMatchObject({ status: 401, code: 'CMM-0005', errCode: 'CMM-0005' })
  })

  it.each([new Error('x'), notLoggedIn(), notAllowed(), coded('55P03')])(
    'no other refusal carries errCode, which would send the user to the first page (%s)',
    error => {
      expect(seen(error)).not.toHaveProperty('errCode')
    },
  )
})
