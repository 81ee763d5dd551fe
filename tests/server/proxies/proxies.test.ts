import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../server/database/actor'
import { withActor } from '../../../server/database/withActor'
import { type BuiltServer, buildTestServer } from '../modules/buildTestServer'
import { createTestDatabase, type TestDatabase } from '../testDatabase'
import { freePort, type RunningProxy, startHaproxy, startNginx } from './startProxy'

/*
 * Every address of 127.0.0.0/8 is this machine. The proxy reaches the product from 127.0.0.1, which GPMS_PROXIES names; people come
 * from others.
 */

interface Sent {
  readonly from: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

interface Answered {
  readonly status: number | undefined
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

const forged = '203.0.113.99'
const name = 'gpms.example.com'

let database: TestDatabase
let product: BuiltServer
let productPort: number

const isAsked = process.env.GPMS_SWEEP === 'proxies'

describe.skipIf(!isAsked).each([
  ['nginx', startNginx],
  ['HAProxy', startHaproxy],
])('behind %s', (_, start) => {
  let proxy: RunningProxy
  beforeAll(async () => {
    database = await createTestDatabase()
    productPort = await freePort()
    product = await buildTestServer({
      database: database.database,
      environment: {
        ...{ GPMS_PROXIES: '127.0.0.1', GPMS_SESSIONS_PER_USER: '50' },
        GPMS_ORIGINS: `https://${name}`,
      },
    })
    await product.app.listen({ host: '127.0.0.1', port: productPort })
    proxy = await start(productPort)
  }, 120_000)
  afterAll(async () => {
    await proxy?.stop()
    product?.app.server.closeAllConnections()
    await product?.app.close()
    product?.removeFiles()
    await database?.drop()
  })

  const send = (
    path: string,
    { from, method = 'GET', headers = {}, body }: Sent,
    port: 'secure' | 'plain' | 'product' = 'secure',
  ) =>
    new Promise<Answered>((resolve, reject) => {
      const ports = { secure: proxy.securePort, plain: proxy.plainPort, product: productPort }
      const asked = (port === 'secure' ? secureRequest : plainRequest)(
        {
          ...{ host: '127.0.0.1', port: ports[port], path, method, localAddress: from },
          headers: { host: name, origin: `https://${name}`, iscyber: 'N', ...headers },
          rejectUnauthorized: false,
        },
        answer => {
          let text = ''
          answer.on('data', piece => (text += String(piece)))
          answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }))
        },
      )
      asked.on('error', reject)
      asked.end(body)
    })

  const form = (fields: Readonly<Record<string, string>>, from: string, says = forged): Sent => ({
    ...{ from, method: 'POST', body: new URLSearchParams(fields).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': says },
  })
  const tryPassword = (
    [username, password]: readonly [string, string],
    from: string,
    says?: string,
    port?: 'product',
  ) =>
    send('/auth/login', form({ systemId: 'GPMS', grantType: 'idpw', username, password }, from, says), port)
  const logIn = async (singleid: string, from: string, port?: 'product') => {
    const { token } = JSON.parse((await tryPassword([singleid, 'Demo!2026pw'], from, forged, port)).text)
    const answer = JSON.parse((await send('/auth/tokenLogin', form({ token }, from), port)).text)
    return { authorization: `Bearer ${answer.accessToken ?? answer.token}` }
  }
  const ask = (query: string) =>
    withActor(database.database, systemActor, async tx => (await sql.raw(query).execute(tx)).rows)

  it('sessions and the audit have the address of the person, whatever he says of himself', async () => {
    const token = await logIn('req.mobile', '127.0.0.2')
    const { text } = await send('/api/v1/my/session', {
      from: '127.0.0.2',
      headers: { ...token, 'x-forwarded-for': forged },
    })
    expect(text).toContain('127.0.0.2')
    expect(text).not.toContain(forged)
    expect(
      await ask(`select ip from login_audit where user_id = 'req.mobile' order by audit_seq desc limit 1`),
    ).toEqual([{ ip: '127.0.0.2' }])
    expect(await ask(`select 1 from known_network where ip in ('${forged}', '127.0.0.1')`)).toEqual([])
  })

  it('who comes past the proxy is believed nothing', async () => {
    await tryPassword(['req.mobile', 'wrong'], '127.0.0.9', forged, 'product')
    expect(await ask('select ip from login_audit order by audit_seq desc limit 1')).toEqual([
      { ip: '127.0.0.9' },
    ])
  })

  it('one address that fails waits alone, with another false address each time', async () => {
    for (let count = 0; count < 32; count += 1)
      await tryPassword([`nobody.${count}`, 'wrong'], '127.0.0.3', `203.0.113.${count}`)
    expect((await tryPassword(['nobody.here', 'wrong'], '127.0.0.3', '198.51.100.7')).status).toBe(429)
    expect((await tryPassword(['head.mobile', 'Demo!2026pw'], '127.0.0.4')).status).toBe(200)
  })

  it('a lock by failures leaves the network that its owner is known from alone', async () => {
    await logIn('dir.mobile', '127.0.0.5')
    for (let count = 0; count < 5; count += 1) await tryPassword(['dir.mobile', 'wrong'], '127.0.0.6')
    const lockedText = (await tryPassword(['dir.mobile', 'Demo!2026pw'], '127.0.0.6')).text
    const known = (await tryPassword(['dir.mobile', 'Demo!2026pw'], '127.0.0.5')).text
    expect(JSON.parse(lockedText).token).toBeUndefined()
    expect(JSON.parse(known).token).toBeDefined()
  })

  it('effects of our own pages pass and those of other sites do not', async () => {
    const token = await logIn('req.mobile', '127.0.0.2')
    const effect = { ...token, 'idempotency-key': crypto.randomUUID() }
    const save = (origin: string) =>
      send('/api/v1/my/session/logout', { from: '127.0.0.2', method: 'POST', headers: { ...effect, origin } })
    expect((await save('https://elsewhere.example')).status).toBe(403)
    expect((await save(`https://${name}`)).status).toBe(200)
  })

  it('notices come while the connection stands', async () => {
    const token = await logIn('req.mobile', '127.0.0.2')
    const first = await new Promise<{ readonly status: number | undefined; readonly text: string }>(
      (resolve, reject) => {
        const asked = secureRequest(
          {
            ...{ host: '127.0.0.1', port: proxy.securePort, path: '/api/v1/cmmn/notice/stream' },
            localAddress: '127.0.0.2',
            headers: { host: name, iscyber: 'N', ...token },
            rejectUnauthorized: false,
          },
          answer =>
            answer.once('data', piece => {
              resolve({ status: answer.statusCode, text: String(piece) })
              asked.destroy()
            }),
        )
        asked.on('error', reject)
        asked.end()
      },
    )
    expect([first.status, first.text.length > 0]).toEqual([200, true])
  }, 60_000)

  it('a plain address leads to the encrypted one, and a large file arrives', async () => {
    const moved = await send('/prList?prNo=1', { from: '127.0.0.2' }, 'plain')
    expect([moved.status, moved.headers.location]).toEqual([
      308,
      expect.stringMatching(/^https:\/\/gpms\.example\.com(:\d+)?\/prList\?prNo=1$/),
    ])
    const token = await logIn('req.mobile', '127.0.0.2')
    const { status, text } = await send('/api/v1/cmmn/file?fileName=a.txt&ownerType=PR', {
      ...{ from: '127.0.0.2', method: 'POST', body: Buffer.alloc(10_485_760, 'a') },
      headers: {
        ...token,
        ...{ 'content-type': 'application/octet-stream', 'idempotency-key': crypto.randomUUID() },
      },
    })
    expect([status, text]).toEqual([200, expect.stringContaining('a.txt')])
  })
})
