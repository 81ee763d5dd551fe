import { describe, expect, it } from 'vitest'
import { fakeClient, tokens } from './fakeServer'

const list = { rows: [], total: 0 }

describe('what travels with a call', () => {
  it('a reading call asks for a fresh answer and names its portal', async () => {
    const { call, sent, session } = fakeClient({ 'GET /api/v1/pr': { body: list } })
    session.setState({ tokens })
    await call('listPr', { title: '의자', page: 1 })
    expect(sent[0]).toMatchObject({
      url: `/api/v1/pr?title=${encodeURIComponent('의자')}&page=1`,
      headers: {
        iscyber: 'N',
        authorization: 'Bearer access-1',
        accesstoken: 'access-1',
        refreshtoken: 'refresh-1',
        'cache-control': 'no-cache',
        pragma: 'no-cache',
      },
    })
    expect(sent[0]?.headers).not.toHaveProperty('idempotency-key')
  })

  it('the external portal says so', async () => {
    const { call, sent, session } = fakeClient({ 'GET /api/v1/pr': { body: list } })
    session.setState({ portal: 'external' })
    await call('listPr', {})
    expect(sent[0]?.headers.iscyber).toBe('Y')
  })

  it('a login check speaks for the portal of the path it asks about', async () => {
    const { call, sent, session } = fakeClient({ 'GET /api/v1/loginCheck': { body: { code: 'OK' } } })
    session.setState({ portal: 'external' })
    await call('loginCheck', { path: '/prList' })
    await call('loginCheck', { path: '/cyber/prCheckList' })
    expect(sent.map(one => one.headers.iscyber)).toEqual(['N', 'Y'])
  })

  it('an effect carries a key of its own, or the one it is given, and its version in the address', async () => {
    const { call, sent } = fakeClient({ 'DELETE /api/v1/pr/PR%2F1': { body: { success: true } } })
    await call.byName('deletePr', { prNo: 'PR/1', version: 3 })
    await call.byName('deletePr', { prNo: 'PR/1', version: 3 }, { idempotencyKey: 'again' })
    expect(sent[0]?.url).toBe('/api/v1/pr/PR%2F1?version=3')
    expect(sent.map(one => one.headers['idempotency-key'])).toEqual(['id-2', 'again'])
  })

  it('an effect names the questions of the server that were answered with yes', async () => {
    const { call, sent } = fakeClient({ 'POST /api/v1/pr/PR1/submit': { body: { success: true } } })
    await call.byName('submitPr', { prNo: 'PR1', body: {} }, { confirmed: ['budgetExceeded', 'other'] })
    await call.byName('submitPr', { prNo: 'PR1', body: {} })
    expect(sent.map(one => one.headers['x-confirmed'])).toEqual(['budgetExceeded,other', undefined])
  })

  it('a log-in form is sent as a form', async () => {
    const { call, sent } = fakeClient({ 'POST /auth/tokenLogin': { body: { code: 'OK' } } })
    await call('authTokenLogin', { body: { token: 'a b&c' } })
    expect(sent[0]).toMatchObject({
      body: 'token=a+b%26c',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  })

  it('several chosen values travel joined by commas, unset ones not at all', async () => {
    const { call, sent } = fakeClient({ 'GET /api/v1/pr': { body: list } })
    await call.byName('listPr', { status: ['DRAFT', 'APPROVED'], title: '', prNo: undefined })
    expect(sent[0]?.url).toBe('/api/v1/pr?status=DRAFT,APPROVED')
  })
})

describe('what comes back', () => {
  it('a question of the server is told apart from a refusal', async () => {
    const body = { code: 'budgetExceeded', msg: '{0}원 초과합니다. 계속하시겠습니까?', args: ['50,000'] }
    const answer = { status: 409, body: { ...body, confirm: true } }
    const { call } = fakeClient({ 'POST /api/v1/pr/PR1/submit': answer })
    await expect(call.byName('submitPr', { prNo: 'PR1', body: {} })).rejects.toMatchObject({
      ...{ kind: 'conflict', code: 'budgetExceeded', isQuestion: true },
      message: '50,000원 초과합니다. 계속하시겠습니까?',
    })
  })

  it('a lost session leaves for the log-in page and tells the caller', async () => {
    const { call, left } = fakeClient({ 'GET /api/v1/pr': { status: 401, body: { code: 'GPMS005' } } })
    await expect(call('listPr', {})).rejects.toMatchObject({
      kind: 'sessionLost',
      message: '로그인 시간이 초과되어 로그아웃되었습니다.',
    })
    expect(left).toEqual(['logIn'])
  })

  it('a refused field comes with its Korean text and its place', async () => {
    const body = { code: 'fieldEmpty', msg: 'fieldEmpty', args: ['품목명'], field: 'itemName', row: 2 }
    const { call, left } = fakeClient({ 'GET /api/v1/pr': { status: 422, body } })
    await expect(call('listPr', {})).rejects.toMatchObject({
      kind: 'refused',
      message: '품목명을 입력해 주세요.',
      field: 'itemName',
      row: 2,
      requestId: 'id-1',
    })
    expect(left).toEqual([])
  })

  it('a broken line is told as such and is no result', async () => {
    const { call, left } = fakeClient({ 'GET /api/v1/pr': new TypeError('Failed to fetch') })
    await expect(call('listPr', {})).rejects.toMatchObject({ kind: 'network', status: 0 })
    expect(left).toEqual([])
  })

  it('a cancelled call is told as cancelled', async () => {
    const leaving = new AbortController()
    leaving.abort()
    const { call } = fakeClient({ 'GET /api/v1/pr': new DOMException('', 'AbortError') })
    await expect(call('listPr', {}, { signal: leaving.signal })).rejects.toMatchObject({ kind: 'aborted' })
  })

  it('an expired access token is renewed and the call repeated once, with the same key', async () => {
    let tries = 0
    const answer = () => {
      tries += 1
      return tries === 1 ? { status: 401, body: { code: 'AUTH008' } } : { body: { success: true } }
    }
    const { call, sent, state } = fakeClient({ 'DELETE /api/v1/pr/P1': answer })
    await expect(call.byName('deletePr', { prNo: 'P1', version: 1 })).resolves.toEqual({ success: true })
    expect(state.refreshed).toBe(1)
    expect(sent.map(one => one.headers['idempotency-key'])).toEqual(['id-2', 'id-2'])
  })

  it('a session that cannot be renewed is lost', async () => {
    const { call, left, state } = fakeClient({ 'GET /api/v1/pr': { status: 401, body: { code: 'AUTH008' } } })
    state.outcome = 'ended'
    await expect(call('listPr', {})).rejects.toMatchObject({ kind: 'sessionLost' })
    expect(left).toEqual(['logIn'])
  })

  it('a network that breaks while the token is renewed loses nothing', async () => {
    const { call, left, state } = fakeClient({ 'GET /api/v1/pr': { status: 401, body: { code: 'AUTH008' } } })
    state.outcome = 'unreachable'
    await expect(call('listPr', {})).rejects.toMatchObject({ kind: 'network' })
    expect(left).toEqual([])
  })

  it('says when the session ends now, where the answer does', async () => {
    const { call, state } = fakeClient({
      'GET /api/v1/pr': { body: list, headers: { sessionend: '1000', sessionlongest: '5000' } },
      'GET /api/v1/common/resources': { body: {} },
    })
    await call('listPr', {})
    await call('getCommonResources', {})
    expect(state.times).toEqual([[1000, 5000]])
  })

  it('says by which rights it was judged, also when it refuses', async () => {
    const { call, state } = fakeClient({
      'GET /api/v1/pr': { status: 403, body: { code: 'HTTP403' }, headers: { rightsstate: '30.7' } },
    })
    await expect(call('listPr', {})).rejects.toMatchObject({ status: 403 })
    expect(state.rights).toEqual(['30.7'])
  })
})
