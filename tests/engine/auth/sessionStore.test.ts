import { expect, it } from 'vitest'
import { createSessionStore, forgetUser } from '../../../engine/auth/sessionStore'
import { memoryStorage, tokens } from './fakeServer'

const user = {
  singleid: 'req.mobile',
  hname: '조민재',
  auth: 'N',
  authGroupId: '30',
  section: '모바일사업부',
  deptcd: 'D1020',
  deptnm: '모바일개발팀',
  cellPhoneNo: '010-0000-0000',
}

it('keeps tokens, portal, way back, next mode and log-in id in session storage, and nothing of the person', () => {
  const storage = memoryStorage()
  const session = createSessionStore(storage)
  session.setState({
    tokens,
    user,
    portal: 'external',
    moveUrl: '/prList',
    nextMode: 'AD',
    loginId: 'req.mobile',
  })
  const kept = storage.content.get('gpms.session') ?? ''
  expect(Object.keys(JSON.parse(kept)).sort()).toEqual(['loginId', 'moveUrl', 'nextMode', 'portal', 'tokens'])
  expect(kept).not.toContain('조민재')
  expect(kept).not.toContain('010-0000-0000')
})

it('a duplicated tab starts with the same session', () => {
  const storage = memoryStorage()
  createSessionStore(storage).setState({ tokens, loginId: 'req.mobile' })
  expect(createSessionStore(storage).getState()).toMatchObject({ tokens, loginId: 'req.mobile' })
})

it('what somebody else wrote under the key counts as no session', () => {
  const storage = memoryStorage()
  storage.setItem('gpms.session', '{"tokens":{"accessToken":1},"portal":"moon","nextMode":"X"')
  expect(createSessionStore(storage).getState()).toMatchObject({ portal: 'internal', menus: [] })
  storage.setItem('gpms.session', '{"tokens":{"accessToken":1},"portal":"moon","nextMode":"X"}')
  expect(createSessionStore(storage).getState().tokens).toBeUndefined()
})

it('forgetting the user keeps the way back, the log-in id, and the texts of codes that a form behind the log-in shows', () => {
  const session = createSessionStore(memoryStorage())
  session.setState({
    tokens,
    user,
    moveUrl: '/prList',
    loginId: 'req.mobile',
    menus: [{ pgmId: 'I', pgmName: 'x', leaf: 'F' }],
    codes: { CURRENCY: [{ value: 'KRW', text: '원' }] },
  })
  forgetUser(session)
  expect(session.getState()).toEqual({
    portal: 'internal',
    menus: [],
    codes: { CURRENCY: [{ value: 'KRW', text: '원' }] },
    moveUrl: '/prList',
    loginId: 'req.mobile',
  })
})
