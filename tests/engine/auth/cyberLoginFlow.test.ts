import { describe, expect, it } from 'vitest'
import {
  checkCode,
  chooseCyberUser,
  enterByTokens,
  sendCode,
  supplierCodeText,
} from '../../../engine/auth/cyberLoginFlow'
import { fakeClient, tokens } from './fakeServer'

const credentials = { userId: 'daesung1', password: 'Demo!2026pw' }
const user = {
  singleid: 'daesung1',
  hname: '김대성',
  auth: 'N',
  authGroupId: '61',
  section: '',
  deptcd: '',
  deptnm: '영업관리팀',
  compNameKr: '(주)대성정밀',
}
const session = {
  body: {
    code: 'OK',
    accessToken: 'a',
    refreshToken: 'r',
    tokenKey: 'k',
    currentTimestamp: Date.UTC(2026, 10, 20),
    tokenExpiredTimestamp: Date.UTC(2026, 10, 20, 0, 30),
    user,
    menus: [],
    codes: {},
  },
}
const good = {
  'POST /api/v1/cyberLogin': {
    body: { code: 'OK', transaction: 'tx-1', otpGubun: 'S', sentTo: '010-****-0436', otpSeconds: 180 },
  },
  'POST /api/v1/cyberCheckOtp': session,
}
const choice = {
  'POST /api/v1/cyberAdLogin': { body: { code: 'CHOOSE', transaction: 'tx-2' } },
  'POST /api/v1/getCyberUserList': { body: { userInfo: [] } },
  'POST /api/v1/cyberUserSync': session,
}

describe('logging in as a supplier', () => {
  it('the code goes back with the transaction, and the answer is the whole session', async () => {
    const client = fakeClient(good)
    expect(await sendCode(client, credentials, 'S')).toEqual({
      outcome: 'sent',
      way: 'S',
      sentTo: '010-****-0436',
      seconds: 180,
    })
    expect(await checkCode(client, credentials, '123456')).toEqual({ outcome: 'open' })
    expect(client.sent.map(({ headers }) => headers.logintransaction)).toEqual([undefined, 'tx-1'])
    expect(client.session.getState()).toMatchObject({ user, portal: 'external', loginId: 'daesung1' })
    expect(client.session.getState().loginTransaction).toBeUndefined()
  })

  it('a wrong code is told in the words of the server, with the tries that are left', async () => {
    const msg = '인증번호가 일치하지 않습니다. (남은 횟수 4회)'
    const body = { code: 'ERROR', errorCode: 'AUTH013', msg, triesLeft: 4 }
    const client = fakeClient({ ...good, 'POST /api/v1/cyberCheckOtp': { body } })
    await sendCode(client, credentials, 'S')
    expect(await checkCode(client, credentials, '000000')).toEqual({
      outcome: 'refused',
      code: 'AUTH013',
      message: msg,
      triesLeft: 4,
    })
    expect(client.session.getState().tokens).toBeUndefined()
  })

  it('while another code is refused the former transaction still counts', async () => {
    let asked = 0
    const client = fakeClient({
      ...good,
      'POST /api/v1/cyberLogin': () => {
        asked += 1
        return asked === 1
          ? good['POST /api/v1/cyberLogin']
          : { status: 429, body: { code: 'codeWait', msg: '너무 자주 요청했습니다.' } }
      },
    })
    await sendCode(client, credentials, 'E')
    expect(await sendCode(client, credentials, 'E')).toMatchObject({
      outcome: 'refused',
      message: '너무 자주 요청했습니다.',
    })
    expect(client.session.getState().loginTransaction).toBe('tx-1')
  })

  it('a broken line is told, and nothing is kept', async () => {
    const client = fakeClient({ 'POST /api/v1/cyberLogin': new TypeError('Failed to fetch') })
    expect(await sendCode(client, credentials, 'E')).toMatchObject({ outcome: 'refused', code: 'NETWORK' })
    expect(client.session.getState().tokens).toBeUndefined()
  })
})

describe('entering with tokens of the address', () => {
  it('one of several users is chosen under the transaction, and the tokens are let go', async () => {
    const client = fakeClient(choice)
    expect(await enterByTokens(client, tokens, 'daesung1')).toEqual({ outcome: 'choose', users: [] })
    expect(client.session.getState().tokens).toBeUndefined()
    expect(await chooseCyberUser(client, 'daesung1')).toEqual({ outcome: 'open' })
    expect(client.sent.map(({ headers }) => headers.accesstoken)).toEqual(['access-1', undefined, undefined])
    expect(client.session.getState().tokens?.accessToken).toBe('a')
    // Spec §7: the forms with all their fields.
    expect(client.sent.map(({ body }) => body)).toEqual([
      'userId=daesung1',
      'compNo=&userName=&dsadId=',
      'selUser=daesung1',
    ])
  })

  it('tokens that came too late leave nobody logged in', async () => {
    const body = { code: 'ERROR', errorCode: 'AUTH008', errCode: 'AUTH008' }
    const client = fakeClient({ 'POST /api/v1/cyberAdLogin': { body } })
    expect(await enterByTokens(client, tokens, '')).toMatchObject({ outcome: 'refused', code: 'AUTH008' })
    expect(client.session.getState().tokens).toBeUndefined()
  })
})

describe('texts for suppliers', () => {
  const wrong = '아이디 또는 비밀번호가 올바르지 않습니다.'
  const unknown = '인증 중 오류가 발생했습니다. 관리자에게 문의해 주세요.'
  it.each([
    ['AUTH011', '', wrong],
    ['AUTH019', '', wrong],
    ['COM000010', '', wrong],
    ['AUTH003', '', '등록되지 않은 사용자입니다.'],
    ['AUTH100', '', '비정상 계정입니다. 관리자에게 문의해 주세요.'],
    ['AUTH101', '', '휴면 계정입니다. 휴면 해제 후 이용해 주세요.'],
    ['AUTH102', '', '잠긴 계정입니다. 관리자에게 잠금 해제를 요청해 주세요.'],
    ['AUTH103', '', '비밀번호 유효기간이 만료되었습니다. 비밀번호를 변경해 주세요.'],
    ['AUTH008', '다시 요청해 주세요.', '다시 요청해 주세요.'],
    ['AUTH999', '', unknown],
    ['', 'no Korean', unknown],
  ])('%s %s is read as: %s', (code, msg, text) => {
    expect(supplierCodeText(code, msg)).toBe(text)
  })
})
