import { describe, expect, it } from 'vitest'
import { logIn } from '../../../engine/auth/loginFlow'
import { fakeClient } from './fakeServer'

const settings = { systemId: 'GPMS', type: 'IDPW' }
const user = {
  singleid: 'req.mobile',
  hname: '조민재',
  auth: 'N',
  authGroupId: '30',
  section: '모바일사업부',
  deptcd: 'D1020',
  deptnm: '모바일개발팀',
}
const good = {
  'GET /properties/dwpAuth': { body: settings },
  'POST /auth/login': { body: { code: 'OK', token: 'one-time' } },
  'POST /auth/tokenLogin': {
    body: {
      code: 'OK',
      accessToken: 'a',
      refreshToken: 'r',
      tokenKey: 'k',
      currentTimestamp: Date.UTC(2026, 10, 20),
      tokenExpiredTimestamp: Date.UTC(2026, 10, 20, 0, 30),
    },
  },
  'GET /api/v1/loginCheck': {
    body: { code: 'OK', user, menus: [], codes: { YN: [{ value: 'Y', text: '예' }] } },
  },
}
const credentials = { username: 'req.mobile', password: 'Demo!2026pw' }

describe('logging in with id and password', () => {
  it('goes from the settings over the one-time token to the login check, and keeps what it brings', async () => {
    const client = fakeClient(good)
    expect(await logIn(client, credentials)).toEqual({ isLoggedIn: true })
    expect(client.sent.map(one => one.url)).toEqual([
      '/properties/dwpAuth',
      '/auth/login',
      '/auth/tokenLogin',
      '/api/v1/loginCheck?path=%2F&store=Y',
    ])
    expect(client.session.getState()).toMatchObject({
      user,
      loginId: 'req.mobile',
    })
  })

  it.each([
    ['AUTH019', '존재하지 않는 아이디입니다.'],
    ['AUTH011', '비밀번호가 일치하지 않습니다.'],
    ['AUTH015', '비밀번호가 설정되지 않았습니다. 비밀번호를 설정해 주세요.'],
    ['AUTH100', '비정상 계정입니다. 관리자에게 문의해 주세요.'],
    ['AUTH101', '휴면 계정입니다. 휴면 해제 후 이용해 주세요.'],
    ['AUTH102', '잠긴 계정입니다. 관리자에게 잠금 해제를 요청해 주세요.'],
    ['AUTH103', '비밀번호 유효기간이 만료되었습니다. 비밀번호를 변경해 주세요.'],
    ['AUTH003', '등록되지 않은 사용자입니다.'],
    ['COM000010', '사용자를 찾을 수 없습니다.'],
  ])('%s is told in its own words: %s', async (errorCode, message) => {
    const client = fakeClient({ ...good, 'POST /auth/login': { body: { code: 'ERROR', errorCode } } })
    expect(await logIn(client, credentials)).toEqual({ isLoggedIn: false, code: errorCode, message })
    expect(client.session.getState().tokens).toBeUndefined()
  })

  it('a login check that refuses clears the tokens', async () => {
    const client = fakeClient({ ...good, 'GET /api/v1/loginCheck': { body: { code: 'GPMS006' } } })
    expect(await logIn(client, credentials)).toMatchObject({ isLoggedIn: false, code: 'GPMS006' })
    expect(client.session.getState().tokens).toBeUndefined()
  })

  it('a broken line is told, and nothing is kept', async () => {
    const client = fakeClient({ ...good, 'POST /auth/tokenLogin': new TypeError('Failed to fetch') })
    expect(await logIn(client, credentials)).toMatchObject({ isLoggedIn: false, code: 'NETWORK' })
    expect(client.session.getState().tokens).toBeUndefined()
  })
})
