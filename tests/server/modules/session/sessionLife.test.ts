import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { productContract } from '../../../../server/http/productContract'
import { buildServer } from '../../../../server/http/server'
import { createModules } from '../../../../server/modules'
import { readSettings } from '../../../../server/settings'
import { pinnedInstant } from '../../testCluster'
import { type Caller, type ProductServer, startProduct } from '../productServer'

const minute = 60_000
let product: ProductServer
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const statusOf = async (caller: Caller) => (await caller.call('listApprovalInbox')).status
const renew = async (caller: Caller, headers: Record<string, string> = {}) => {
  const reply = await caller.call('authVerify', {}, headers)
  const { accessToken = '', refreshToken = '' } = reply.body
  return { reply, caller: product.callerWith(caller.singleid, { accessToken, refreshToken }) }
}
const setGroup = (singleid: string, auth_group_id: string) =>
  withActor(product.database, systemActor, tx =>
    tx.updateTable('person').set({ auth_group_id }).where('singleid', '=', singleid).execute(),
  )
const auditOf = (userId: string) =>
  withActor(product.database, systemActor, tx =>
    tx
      .selectFrom('login_audit')
      .select(['result', 'login_mode'])
      .where('user_id', '=', userId)
      // The demo tells of log-ins before that.
      .where('logged_dt', '>=', new Date(pinnedInstant).toISOString())
      .orderBy('audit_seq')
      .execute(),
  )

describe('renewing a session', () => {
  it('answers twenty tabs that renew at once with the same tokens, which all go on working', async () => {
    const caller = await product.logIn('req.mobile')
    const replies = await Promise.all(Array.from({ length: 20 }, () => renew(caller)))
    expect(new Set(replies.map(({ reply }) => reply.status))).toEqual(new Set([200]))
    expect(new Set(replies.map(({ caller: { tokens } }) => tokens.refreshToken)).size).toBe(1)
    product.clock.advance(11_000)
    const next = await renew(replies[0]?.caller ?? caller)
    expect([next.reply.status, await statusOf(next.caller)]).toEqual([200, 200])
  })

  it('takes the replaced refresh token for ten seconds, and not for longer', async () => {
    const caller = await product.logIn('req.mobile')
    const renewed = await renew(caller)
    product.clock.advance(10_000)
    expect((await renew(caller)).reply.status).toBe(200)
    product.clock.advance(1)
    expect((await renew(caller)).reply.status).toBe(401)
    expect(await statusOf(renewed.caller)).toBe(401)
    expect((await auditOf('req.mobile')).at(-1)).toEqual({ result: 'K', login_mode: 'IDPW' })
  })

  it('needs the refresh token itself, and the identifier of its user where one is named', async () => {
    const caller = await product.logIn('req.mobile')
    const { accessToken, refreshToken } = caller.tokens
    const swapped = product.callerWith('', { accessToken: refreshToken, refreshToken: accessToken })
    expect((await renew(swapped)).reply.status).toBe(401)
    expect((await renew(caller, { loginid: 'recv.mobile' })).reply.status).toBe(401)
    expect((await renew(caller, { loginid: '%E0%A4%A' })).reply.status).toBe(401)
    for (const loginid of ['Req.Mobile', ' req%2Emobile ', ''])
      expect((await renew(caller, { loginid })).reply.status, loginid).toBe(200)
  })

  it('lets a request under way in by its replaced token, if it brings the new refresh token of the session', async () => {
    const caller = await product.logIn('recv.mobile')
    const other = await product.logIn('recv.mobile')
    const { caller: renewed } = await renew(caller)
    product.clock.advance(11_000)
    const { accessToken } = caller.tokens
    const statusWith = (refreshToken: string) =>
      statusOf(product.callerWith('recv.mobile', { accessToken, refreshToken }))
    expect(await statusWith(renewed.tokens.refreshToken)).toBe(200)
    expect(await statusWith(renewed.tokens.accessToken)).toBe(401)
    expect(await statusWith(other.tokens.refreshToken)).toBe(401)
    expect(await statusWith('')).toBe(401)
  })

  it('with a token that was replaced long ago is kept among the events of security', async () => {
    const caller = await product.logIn('dir.mobile')
    await renew(caller)
    product.clock.advance(10_001)
    await renew(caller)
    const events = await withActor(product.database, systemActor, tx =>
      tx
        .selectFrom('security_event')
        .select(['portal_type', 'action', 'result'])
        .where('actor', '=', 'dir.mobile')
        .execute(),
    )
    expect(events).toEqual([{ portal_type: 'I', action: 'tokenReuse', result: 'ended' }])
  })

  it('is answered on the path of version 2 as well', async () => {
    const { body } = await (await product.logIn('req.mobile')).call('verifyV2')
    expect(body).toMatchObject({ code: 'OK', timeDifference: 30 * minute })
    expect(body.tokenExpiredTimestamp).toBe((body.currentTimestamp ?? 0) + 30 * minute)
  })

  it('never reaches beyond ten hours after log-in', async () => {
    const caller = await product.logIn('req.mobile')
    let current = caller
    for (let elapsed = 0; elapsed < 575; elapsed += 25) {
      product.clock.advance(25 * minute)
      current = (await renew(current)).caller
    }
    product.clock.advance(20 * minute)
    const last = await renew(current)
    expect(last.reply.body.timeDifference).toBe(5 * minute)
    product.clock.advance(5 * minute)
    expect(await statusOf(last.caller)).toBe(401)
    expect((await renew(last.caller)).reply.status).toBe(401)
  })
})

describe('the time of a session', () => {
  const timeOf = ({ raw }: { raw: { headers: Record<string, unknown> } }) => [
    Number(raw.headers.sessionend) - product.clock.now().getTime(),
    Number(raw.headers.sessionlongest) - product.clock.now().getTime(),
  ]

  it('stands in the answer of every call that moves it, of a login check and of a renewal', async () => {
    const caller = await product.logIn('vendor.mgr')
    product.clock.advance(5 * minute)
    const replies = [
      await caller.call('listApprovalInbox'),
      await caller.call('loginCheck', { path: '/' }),
      await caller.call('authVerify'),
    ]
    const time = [30 * minute, 595 * minute]
    expect(replies.map(timeOf)).toEqual([time, time, time])
  })

  it('is moved by a call once two seconds have passed since the last one', async () => {
    const caller = await product.logIn('vendor.mgr')
    product.clock.advance(1_999)
    expect(timeOf(await caller.call('listApprovalInbox'))[0]).toBe(30 * minute - 1_999)
    product.clock.advance(1)
    expect(timeOf(await caller.call('listApprovalInbox'))[0]).toBe(30 * minute)
  })

  it('is moved by a login check too, for going from page to page is use', async () => {
    const caller = await product.logIn('vendor.mgr')
    product.clock.advance(29 * minute)
    await caller.call('loginCheck', { path: '/' })
    product.clock.advance(29 * minute)
    expect(await statusOf(caller)).toBe(200)
  })

  it('is told to nobody without a session, and by no call that needs none', async () => {
    const caller = await product.logIn('vendor.mgr')
    const nobody = product.callerWith('', { accessToken: '', refreshToken: '' })
    for (const reply of [
      await nobody.call('loginCheck', { path: '/' }),
      await caller.call('getCommonResources'),
    ])
      expect(reply.raw.headers).not.toHaveProperty('sessionend')
  })
})

it('a server that starts anew on the same data logs nobody out', async () => {
  const caller = await product.logIn('vendor.mgr')
  const services = {
    database: product.database,
    settings: readSettings({ GPMS_DATA: product.filesFolder, GPMS_LOG: 'silent' }),
    clock: product.clock,
  }
  const app = await buildServer({ ...services, ...createModules(services), contract: productContract })
  const { accessToken, refreshToken } = caller.tokens
  const headers = { authorization: `Bearer ${accessToken}`, refreshtoken: refreshToken, iscyber: 'N' }
  const inbox = await app.inject({ url: '/api/v1/approval/inbox', headers })
  const verified = await app.inject({ url: '/auth/verify', headers })
  await app.close()
  expect([inbox.statusCode, verified.statusCode]).toEqual([200, 200])
})

describe('a session whose user is granted another group', () => {
  it('must be renewed first, gets a new identity and then has the rights of that group', async () => {
    const caller = await product.logIn('tf.admin')
    const [before] = (await caller.call('listMySession')).body.rows
    await setGroup('tf.admin', '30')
    const refused = await caller.call('listApprovalInbox')
    expect([refused.status, refused.code]).toEqual([401, 'AUTH008'])
    const { caller: renewed } = await renew(caller)
    const [after] = (await renewed.call('listMySession')).body.rows
    expect(after?.sessionId).not.toBe(before?.sessionId)
    expect(after?.createdDate).toBe(before?.createdDate)
    const check = await renewed.call('loginCheck', { path: '/portal/codeManage/cmmnCodeManage', store: 'Y' })
    expect(check.body.code).toBe('GPMS006')
    expect((await renewed.call('loginCheck', { path: '/', store: 'Y' })).body.user?.authGroupId).toBe('30')
    product.clock.advance(11_000)
    expect(await statusOf(caller)).toBe(401)
    await setGroup('tf.admin', '10')
  })
})

describe('several sessions of one user', () => {
  it('are five at most: the sixth ends the one unused longest', async () => {
    const callers: Caller[] = []
    for (let count = 0; count < 6; count += 1) {
      callers.push(await product.logIn('buy.semi'))
      product.clock.advance(minute)
    }
    expect(await Promise.all(callers.map(statusOf))).toEqual([401, 200, 200, 200, 200, 200])
  })

  it('are shown to their user, who ends one of them or all', async () => {
    const [here, there, third] = [
      await product.logIn('acc.staff'),
      await product.logIn('acc.staff'),
      await product.logIn('acc.staff'),
    ]
    const { rows } = (await here.call('listMySession')).body
    expect(rows.map(row => row.isCurrent).filter(Boolean)).toHaveLength(1)
    const mine = (await there.call('listMySession')).body.rows.find(row => row.isCurrent)
    expect((await here.call('endMySession', { sessionId: mine?.sessionId ?? '' })).status).toBe(200)
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401])
    const stranger = await product.logIn('acc.head')
    const current = rows.find(row => row.isCurrent)?.sessionId ?? ''
    expect((await stranger.call('endMySession', { sessionId: current })).status).toBe(403)
    await here.call('logOutEverywhere')
    expect([await statusOf(here), await statusOf(third), await statusOf(stranger)]).toEqual([401, 401, 200])
    expect((await renew(here)).reply.status).toBe(401)
    expect((await auditOf('acc.staff')).map(row => row.result)).toEqual(['S', 'S', 'S', 'L', 'L', 'L'])
  })

  it('are one less in a browser that logs in again: its former session is dead', async () => {
    const first = await product.logIn('cfo')
    const proof = await first.call('authIdpw', {
      body: { systemId: 'GPMS', grantType: 'idpw', username: 'cfo', password: 'Demo!2026pw' },
    })
    await first.call('authTokenLogin', { body: { token: proof.body.token ?? '' } })
    expect(await statusOf(first)).toBe(401)
  })
})
