import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEvents } from '../../../../engine/shell/notices/noticeStream'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { handOver } from '../../../../server/document/handOver'
import { noticeStreamPath } from '../../../../server/modules/notice/noticeStream'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let origin: string
beforeAll(async () => {
  product = await startProduct({}, { isOwn: true })
  await product.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = product.app.server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
})
afterAll(() => product.stop())

const tell = (people: readonly string[], title: string) =>
  withActor(product.database, systemActor, tx =>
    handOver({ tx, actor: systemActor, now: product.clock.now() }, { people, title, link: '/prList' }),
  )

interface News {
  readonly unread: number
  readonly rows: readonly { readonly title: string }[]
}

/** Listens as a browser does; `next` is the next message. */
async function listen({ tokens }: Caller, headers: Readonly<Record<string, string>> = {}) {
  const stop = new AbortController()
  const response = await fetch(origin + noticeStreamPath, {
    headers: {
      authorization: `Bearer ${tokens.accessToken}`,
      refreshtoken: tokens.refreshToken,
      iscyber: 'N',
      ...headers,
    },
    signal: stop.signal,
  })
  const events = response.body ? readEvents(response.body) : undefined
  const next = async () => {
    const { value } = (await events?.next()) ?? {}
    return { event: value?.event, id: value?.id, news: value?.data as News | undefined }
  }
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    next,
    stop: () => stop.abort(),
  }
}

describe('the stream of notices', () => {
  it('says how many are unread, then each that comes, to the person alone', async () => {
    const [mine, other] = [await product.logIn('buy.mobile'), await product.logIn('buy.semi')]
    const [stream, otherStream] = [await listen(mine), await listen(other)]
    expect(stream.type).toContain('text/event-stream')
    const { news } = await stream.next()
    await otherStream.next()
    await tell(['buy.mobile'], '나에게만 온 알림')
    await tell(['buy.semi'], '다른 사람의 알림')
    const told = await stream.next()
    expect(told.news?.rows.map(({ title }) => title)).toEqual(['나에게만 온 알림'])
    expect(told.news?.unread).toBe((news?.unread ?? 0) + 1)
    expect((await otherStream.next()).news?.rows.map(({ title }) => title)).toEqual(['다른 사람의 알림'])
    stream.stop()
    otherStream.stop()
  })

  it('tells what was missed to a browser that comes back, once', async () => {
    const caller = await product.logIn('buy.all')
    const first = await listen(caller)
    const { id = '' } = await first.next()
    first.stop()
    await tell(['buy.all'], '끊긴 사이의 알림')
    const second = await listen(caller, { 'last-event-id': id })
    const missed = await second.next()
    expect(missed.news?.rows.map(({ title }) => title)).toEqual(['끊긴 사이의 알림'])
    second.stop()
    const third = await listen(caller, { 'last-event-id': missed.id ?? '' })
    expect((await third.next()).news?.rows).toEqual([])
    third.stop()
  })

  it('ends with the session, which it does not keep alive', async () => {
    const caller = await product.logIn('vendor.mgr')
    const before = await lastUse('vendor.mgr')
    const stream = await listen(caller)
    await stream.next()
    expect(await lastUse('vendor.mgr')).toBe(before)
    await caller.call('authLogout', { body: { AccessToken: caller.tokens.accessToken } })
    expect((await stream.next()).event).toBe('ended')
    expect((await listen(caller)).status).toBe(401)
  })

  it('ends at the idle limit, however long it has been open', async () => {
    const caller = await product.logIn('dept.mobile')
    const stream = await listen(caller)
    await stream.next()
    for (const title of ['십오 분째의 알림', '이십구 분째의 알림']) {
      product.clock.advance(14.5 * 60_000)
      await tell(['dept.mobile'], title)
      expect((await stream.next()).news?.rows.map(row => row.title)).toEqual([title])
    }
    product.clock.advance(61_000)
    expect((await stream.next()).event).toBe('ended')
  })

  it('goes on while other requests renew the tokens that it was opened with', async () => {
    const caller = await product.logIn('recv.mobile')
    const stream = await listen(caller)
    await stream.next()
    product.clock.advance(60_000)
    const { body } = await caller.call('authVerify')
    expect(body.accessToken).not.toBe(caller.tokens.accessToken)
    await tell(['recv.mobile'], '갱신 뒤의 알림')
    expect((await stream.next()).news?.rows.map(row => row.title)).toEqual(['갱신 뒤의 알림'])
    stream.stop()
  })

  it('is closed to nobody, and to a session of the other portal', async () => {
    const nobody = product.callerWith('', { accessToken: '', refreshToken: '' })
    expect((await listen(nobody)).status).toBe(401)
    expect((await listen(await product.logIn('req.semi'), { iscyber: 'Y' })).status).toBe(403)
    const supplier = await listen(await product.logInSupplier('daesung1'), { iscyber: 'Y' })
    expect([supplier.status, (await supplier.next()).event]).toEqual([200, 'notices'])
    supplier.stop()
  })

  it('does not hold up the end of the server', async () => {
    const stream = await listen(await product.logIn('buy.head'))
    await stream.next()
    await product.app.close()
    expect((await stream.next()).event).toBeUndefined()
  })
})

const lastUse = async (userId: string) => {
  const row = await withActor(product.database, systemActor, tx =>
    tx
      .selectFrom('user_session')
      .select('last_access_dt')
      .where('user_id', '=', userId)
      .where('status', '=', 'ACTIVE')
      .orderBy('created_date', 'desc')
      .executeTakeFirstOrThrow(),
  )
  return row.last_access_dt
}
