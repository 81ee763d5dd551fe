import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type ProductServer, startProduct } from '../productServer'

let product: ProductServer
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const nobody = () => product.callerWith('', { accessToken: '', refreshToken: '' })

describe('what everybody may ask', () => {
  it('is where to log in, to set a password anew and to go', async () => {
    const { body } = await nobody().call('getDwpAuth')
    expect(body).toMatchObject({
      systemId: 'GPMS',
      type: 'IDPW',
      loginUri: '/login',
      verifyUri: '/auth/verify',
      logoutUri: '/auth/logout',
      tokenLoginUri: '/auth/tokenLogin',
      api: { login: { idpw: '/auth/login' }, resetPw: '/auth/resetPw', sendResetCode: '/auth/sendResetCode' },
    })
    expect(body.approvalPages?.PR).toBe('/prEdit')
    expect(body.adfs).toBeUndefined()
  })

  it('is languages and texts, the same one by one as together', async () => {
    const together = (await nobody().call('getCommonResources')).body
    expect((await nobody().call('getCommonLocale')).body).toEqual(together.locale)
    expect((await nobody().call('getCommonMessage')).body).toEqual(together.message)
    expect(together.locale[0]).toEqual({ lang: 'ko_KR', text: '한국어' })
  })

  it('is texts in the language asked for, answered in full only where one has changed', async () => {
    const ask = (language: string, mark = '') =>
      product.app.inject({
        url: '/api/v1/common/message',
        headers: { 'accept-language': language, 'if-none-match': mark },
      })
    const [korean, english] = [await ask('ko'), await ask('en')]
    expect(korean.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Language' })
    expect(korean.headers.etag).not.toBe(english.headers.etag)
    const mark = String(korean.headers.etag)
    expect((await ask('ko', mark)).statusCode).toBe(304)
    expect((await ask('en', mark)).statusCode).toBe(200)
  })

  it('is the accounts of the demo, suppliers beside staff', async () => {
    const { consts } = (await nobody().call('getCommonResources')).body
    expect(JSON.parse(consts.demoSuppliers ?? '[]')[0]).toMatchObject({
      userId: 'daesung1',
      compNameKr: '(주)대성정밀',
      groupName: '협력사관리자',
    })
  })
})

describe('what a session may ask', () => {
  it('is its menu and its user, as the login check answers them', async () => {
    for (const caller of [await product.logIn('buy.all'), await product.logInSupplier('hanul001')]) {
      const path = caller.singleid === 'buy.all' ? '/' : '/cyber'
      const check = (await caller.call('loginCheck', { path, store: 'Y' })).body
      expect((await caller.call('getMenus')).body).toEqual(check.menus)
      expect((await caller.call('getUsers')).body).toEqual(check.user)
    }
    expect((await nobody().call('getMenus')).status).toBe(401)
  })

  it('is to keep which screen it opened, if it may open it', async () => {
    const requester = await product.logIn('req.mobile')
    expect((await requester.call('postMenuLog', { body: { path: '/prList?page=2' } })).status).toBe(200)
    expect(
      (await requester.call('postMenuLog', { body: { path: '/portal/author/menuManage' } })).status,
    ).toBe(403)
    const kept = await withActor(product.database, systemActor, tx =>
      tx.selectFrom('menu_log').select(['user_id', 'portal_type', 'pgm_id', 'path']).execute(),
    )
    expect(kept).toEqual([
      { user_id: 'req.mobile', portal_type: 'I', pgm_id: expect.stringMatching(/^I\d{6}$/), path: '/prList' },
    ])
  })
})
