import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withActor } from '../../../../server/database/withActor'
import { systemActor } from '../../../../server/http/actor'
import { handOver } from '../../../../server/modules/message/handOver'
import { noticeStreamPath } from '../../../../server/modules/message/noticeStream'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let origin: string
beforeAll(async () => {
  product = await startProduct()
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

/** Messages of a stream as a browser reads them; comments only keep it open. */
async function* readEvents(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    text += decoder.decode(value, { stream: true })
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n')
      text = text.slice(end + 2)
      const fieldOf = (name: string) =>
        lines.find(line => line.startsWith(`${name}: `))?.slice(name.length + 2)
      const data = fieldOf('data')
      if (data !== undefined) yield { event: fieldOf('event'), id: fieldOf('id'), data: JSON.parse(data) }
    }
  }
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

  it('is closed to nobody, and to a session of the other portal', async () => {
    const nobody = product.callerWith('', { accessToken: '', refreshToken: '' })
    expect((await listen(nobody)).status).toBe(401)
    expect((await listen(await product.logIn('req.semi'), { iscyber: 'Y' })).status).toBe(403)
    const supplier = await listen(await product.logInSupplier('daesung1'), { iscyber: 'Y' })
    expect([supplier.status, (await supplier.next()).event]).toEqual([200, 'notices'])
    supplier.stop()
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
