import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { networkOf, waitAfter } from '../../../../server/modules/login/loginWait'
import { type ProductServer, startProduct } from '../productServer'

let product: ProductServer
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const tryLogIn = (remoteAddress: string, username: string, password = 'Demo!2026pw') =>
  product.app.inject({
    method: 'POST',
    url: '/auth/login',
    remoteAddress,
    headers: {
      iscyber: 'N',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ systemId: 'GPMS', grantType: 'idpw', username, password }).toString(),
  })
const fail = async (ip: string, username: string, times: number) => {
  for (let count = 0; count < times; count += 1) await tryLogIn(ip, username, 'wrong')
}
const learn = (ip: string, user_id: string) =>
  withActor(product.database, systemActor, tx =>
    tx
      .insertInto('known_network')
      .values({ user_id, portal_type: 'I', ip, first_dt: product.clock.now() })
      .execute(),
  )

describe('the wait of log-in', () => {
  it.each([
    [5, 0],
    [6, 1_000],
    [7, 2_000],
    [10, 16_000],
    [40, 900_000],
  ])('after %i failures is %i ms', (failures, wait) => {
    expect(waitAfter(failures, 5)).toBe(wait)
  })

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8:1::', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::1:2:3:4:5:6', '0:0:1:2::/64'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
  ])('takes %s for the network %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network)
  })

  it('makes a strange network wait that goes through identifiers, and grows', async () => {
    for (let count = 0; count < 31; count += 1) await tryLogIn('203.0.113.9', `guess${count}`)
    const waiting = await tryLogIn('203.0.113.9', 'dept.mobile')
    expect([waiting.statusCode, waiting.headers['retry-after'], waiting.json().msg]).toEqual([
      429,
      '1',
      '로그인 시도 횟수가 많습니다. 1초 후 다시 시도해 주세요.',
    ])
    product.clock.advance(1_000)
    await fail('203.0.113.9', 'guess', 1)
    expect((await tryLogIn('203.0.113.9', 'dept.mobile')).headers['retry-after']).toBe('2')
    expect((await tryLogIn('203.0.113.10', 'dept.mobile')).json().code).toBe('OK')
    product.clock.advance(3_601_000)
    expect((await tryLogIn('203.0.113.9', 'dept.mobile')).json().code).toBe('OK')
  })

  it('does not shut out a user in a network known to be his, whatever his neighbours do there', async () => {
    await learn('203.0.113.20', 'req.mobile')
    await fail('203.0.113.20', 'guess', 31)
    expect((await tryLogIn('203.0.113.20', 'dept.mobile')).statusCode).toBe(429)
    expect((await tryLogIn('203.0.113.20', 'req.mobile')).json().code).toBe('OK')
  })

  it('slows the guessing of a password from within a known network, and ends with the right one', async () => {
    await learn('203.0.113.30', 'recv.mobile')
    await fail('203.0.113.30', 'recv.mobile', 6)
    expect((await tryLogIn('203.0.113.30', 'recv.mobile')).statusCode).toBe(429)
    product.clock.advance(1_000)
    expect((await tryLogIn('203.0.113.30', 'recv.mobile')).json().code).toBe('OK')
    await fail('203.0.113.30', 'recv.mobile', 5)
    expect((await tryLogIn('203.0.113.30', 'recv.mobile')).json().code).toBe('OK')
  })
})

describe('the tables of log-in', () => {
  const secrets = [
    'person_password',
    'user_session',
    'session_token',
    'login_token',
    'login_failure',
    'login_wait',
    'known_network',
    'ext_user_password',
    'login_transaction',
    'url_token',
    'outbox',
    'password_reset',
    'password_history',
    'security_event',
    'security_chain',
  ]
  const buyer: Actor = { ...systemActor, userId: 'buy.all' }

  it('are empty for everybody but the server itself, the scope of the whole company included', async () => {
    await product.logIn('buy.all')
    const count = async (actor: Actor, table: string) =>
      withActor(product.database, actor, async tx => {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
          tx,
        )
        return rows[0]?.n
      })
    expect(await count(systemActor, 'person_password')).toBeGreaterThan(100)
    for (const table of secrets) {
      expect(await count(buyer, table), table).toBe(0)
      for (const scope of ['section', 'dept', 'own', 'company'] as const)
        await expect(count({ ...buyer, scope }, table), `${table} ${scope}`).rejects.toThrow(
          /permission denied/,
        )
    }
  })

  it('cannot be written by an actor of the scope "all", and nobody can be named like the server', async () => {
    const change = (actor: Actor) =>
      withActor(product.database, actor, tx =>
        tx.updateTable('person_password').set({ pw_hash: 'x' }).executeTakeFirst(),
      )
    expect((await change(buyer)).numUpdatedRows).toBe(0n)
    await expect(
      withActor(product.database, systemActor, tx =>
        sql`insert into person (singleid, hname, section, deptcd, auth_group_id)
          values ('system', '시스템', '모바일사업부', 'D1020', '30')`.execute(tx),
      ),
    ).rejects.toThrow(/person_not_system/)
  })
})
