import { describe, expect, it } from 'vitest'
import {
  type AnswerReaction,
  answerRules,
  failureOf,
  reactionOf,
  refusalText,
} from '../../../engine/auth/answerRule'

type Line = readonly [
  says: string,
  path: string,
  status: number,
  body: Readonly<Record<string, unknown>>,
  reaction: AnswerReaction,
]

/** Spec §8 and decision D-31, line by line. */
const table: readonly Line[] = [
  ['a login check hands GPMS005 to its caller', '/api/v1/loginCheck', 200, { code: 'GPMS005' }, 'deliver'],
  ['a login check hands errCode to its caller', '/api/v1/loginCheck', 200, { errCode: 'X' }, 'deliver'],
  ['the log-in itself judges its errors', '/api/v1/login', 401, { code: 'AUTH011' }, 'deliver'],
  ['adding a user judges its errors', '/api/v1/addUser', 500, { errCode: 'X' }, 'deliver'],
  ['the supplier log-in judges its errors', '/api/v1/cyberLogin', 400, {}, 'deliver'],
  ['the one-time code judges its errors', '/api/v1/cyberCheckOtp', 200, { errCode: 'X' }, 'deliver'],
  ['the supplier AD log-in judges its errors', '/api/v1/cyberAdLogin', 200, { errCode: 'X' }, 'deliver'],
  ['a log-in that the auth server refuses is an answer', '/auth/login', 200, { code: 'ERROR' }, 'deliver'],
  ['any other call of the auth server is an ordinary one', '/auth/resetPw', 500, {}, 'fail'],
  ['a verification is judged by who asked for it', '/auth/verify', 401, { code: 'GPMS005' }, 'deliver'],
  [
    'a path that only begins like a log-in is an ordinary one',
    '/api/v1/loginHistory',
    401,
    { code: 'GPMS005' },
    'logIn',
  ],
  ['GPMS005 leads to the log-in page', '/api/v1/pr', 401, { code: 'GPMS005' }, 'logIn'],
  ['GPMS005 counts whatever its status', '/api/v1/pr', 200, { code: 'GPMS005' }, 'logIn'],
  ['GPMS005 comes before errCode', '/api/v1/pr', 401, { code: 'GPMS005', errCode: 'CMM-0005' }, 'logIn'],
  ['CMM-0005 leads to the integration page', '/api/v1/pr', 401, { errCode: 'CMM-0005' }, 'integration'],
  ['CMM-0005 as code leads there too', '/api/v1/pr', 401, { code: 'CMM-0005' }, 'integration'],
  ['any other errCode leads home', '/api/v1/pr', 200, { errCode: 'ANY' }, 'home'],
  ['an empty errCode is one', '/api/v1/pr', 200, { errCode: '' }, 'home'],
  ['errCode null is none', '/api/v1/pr', 200, { errCode: null }, 'deliver'],
  ['verify may carry errCode', '/api/v2/verify', 200, { errCode: 'ANY' }, 'deliver'],
  ['an expired access token is renewed once', '/api/v1/pr', 401, { code: 'AUTH008' }, 'refresh'],
  [
    'a login check with a replaced token is repeated with the new one',
    '/api/v1/loginCheck',
    401,
    { code: 'AUTH008' },
    'refresh',
  ],
  [
    'the supplier AD log-in hears of an expired token itself',
    '/api/v1/cyberAdLogin',
    401,
    { code: 'AUTH008' },
    'deliver',
  ],
  ['a bare 401 is a failure', '/api/v1/pr', 401, { code: 'HTTP401' }, 'fail'],
  ['a refused field is a failure', '/api/v1/pr', 422, { code: 'fieldEmpty' }, 'fail'],
  ['a stale version is a failure', '/api/v1/pr', 409, { code: 'staleVersion' }, 'fail'],
  ['a gateway error is a failure', '/api/v1/pr', 502, {}, 'fail'],
  ['an answer is delivered', '/api/v1/pr', 200, { rows: [] }, 'deliver'],
]

describe('the general response handling', () => {
  it.each(table)('%s', (_, path, status, body, reaction) => {
    expect(reactionOf({ path, status, body })).toBe(reaction)
  })

  it('has a line above for every rule, which no earlier rule takes', () => {
    const deciding = table.map(([, path, status, body]) =>
      answerRules.findIndex(rule => rule.when({ path, status, body })),
    )
    expect([...new Set(deciding)].sort((a, b) => a - b)).toEqual([...answerRules.keys()])
  })
})

describe('the text of a refusal', () => {
  it.each([
    [400, { msg: '다른 글' }, '잘못된 요청입니다.'],
    [401, {}, '인증에 실패했습니다. 다시 로그인해 주세요.'],
    [403, {}, '인가에 실패했습니다. 접근 권한이 없습니다.'],
    [404, {}, '페이지가 존재하지 않습니다.'],
    [500, { msg: 'stack' }, '내부 서버 오류가 발생했습니다.'],
    [502, {}, '게이트웨이 오류입니다. 네트워크를 확인해 주세요.'],
    [503, {}, '오류가 발생했습니다. 관리자에게 문의해 주세요.'],
    [422, { msg: 'fieldEmpty', args: ['구매사유'] }, '구매사유를 입력해 주세요.'],
    [409, { msg: 'staleVersion' }, '다른 사용자가 먼저 수정했습니다. 다시 조회해 주세요.'],
    [422, { msg: '발주 수량을 확인해 주세요.' }, '발주 수량을 확인해 주세요.'],
  ])('%i %j reads: %s', (status, body, text) => {
    expect(refusalText(status, body)).toBe(text)
  })
})

it.each([
  [422, 'refused'],
  [403, 'refused'],
  [409, 'conflict'],
  [500, 'failed'],
])('an answer %i is told to the screen as %s, with its place', (status, kind) => {
  const facts = { path: '/api/v1/pr', status, body: { code: 'C', field: 'amt', row: 3 } }
  expect(failureOf(facts, 'fail', 'r-1')).toMatchObject({
    kind,
    code: 'C',
    field: 'amt',
    row: 3,
    requestId: 'r-1',
  })
})

it('a refusal that came beside a login check is told to the screen as any other', () => {
  const facts = { path: '/api/v1/pr', status: 200, body: { code: 'GPMS006', msg: '' } }
  expect(reactionOf(facts)).toBe('fail')
  expect(failureOf(facts, 'fail', 'r-1')).toMatchObject({ kind: 'refused', status: 403, code: 'HTTP403' })
})
