import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import type { Transaction } from '../../../../server/database/connect'
import { withActor } from '../../../../server/database/withActor'
import {
  countFailure,
  forgetFailures,
  isKnownNetwork,
  learnNetwork,
  lockEnd,
  runningLocks,
} from '../../../../server/modules/login/loginFailures'
import { writePasswordLink } from '../../../../server/modules/login/passwordLink'
import { changePassword } from '../../../../server/modules/login/passwordStore'
import { hasCodesLeft, sendMessage } from '../../../../server/modules/message/outbox'
import { endSessions, openSession, runningSessions } from '../../../../server/modules/session/sessionStore'
import { demoSecret, readSettings } from '../../../../server/settings'
import { type ProductServer, startProduct } from '../productServer'

let product: ProductServer
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const asSystem = <Value>(work: (tx: Transaction, now: Date) => Promise<Value>) =>
  withActor(product.database, systemActor, tx => work(tx, product.clock.now()))
const { session: limits } = readSettings({})
const minute = 60_000

/** One identifier that staff and suppliers may both type, and a neighbour of it. */
const staff = { portal: 'I', userId: 'hanul001' } as const
const supplier = { portal: 'E', userId: 'hanul001' } as const
const neighbour = { portal: 'E', userId: 'hanul002' } as const

describe('an identifier that both portals know', () => {
  it('is locked in the one where it failed, and opened there alone', async () => {
    const ends = await asSystem(async (tx, now) => {
      const endsNow = async () => [
        await lockEnd(tx, staff),
        await lockEnd(tx, supplier),
        await lockEnd(tx, neighbour),
      ]
      const fail = async (user: typeof staff | typeof supplier | typeof neighbour, times: number) => {
        for (let count = 0; count < times; count += 1) await countFailure(tx, user, now, limits)
      }
      await fail(supplier, 4)
      await fail(staff, 5)
      const first = await endsNow()
      await fail(supplier, 1)
      await fail(neighbour, 5)
      const locks = [...(await runningLocks(tx, 'E', now)).keys()].sort()
      const later = new Date(now.getTime() + 5 * minute)
      const over = [...(await runningLocks(tx, 'E', later)).keys()]
      await forgetFailures(tx, supplier)
      return { first, locks, over, last: await endsNow() }
    })
    const end = new Date(product.clock.now().getTime() + 5 * minute)
    expect(ends).toEqual({
      first: [end, undefined, undefined],
      locks: ['hanul001', 'hanul002'],
      over: [],
      last: [end, undefined, end],
    })
  })

  it('is known to a network in the one where it was let in, from that address', async () => {
    const known = await asSystem(async (tx, now) => {
      await learnNetwork(tx, staff, '203.0.113.1', now)
      await learnNetwork(tx, staff, '203.0.113.1', now)
      return [
        await isKnownNetwork(tx, staff, '203.0.113.1'),
        await isKnownNetwork(tx, staff, '203.0.113.2'),
        await isKnownNetwork(tx, supplier, '203.0.113.1'),
        await isKnownNetwork(tx, { portal: 'I', userId: 'hanul002' }, '203.0.113.1'),
      ]
    })
    expect(known).toEqual([true, false, false, false])
  })

  it('is sent five codes of a kind in ten minutes, whatever others are sent', async () => {
    const left = await asSystem(async (tx, now) => {
      const message = { channel: 'E', recipient: 'a@b.example', title: '', text: '' } as const
      const send = (user: typeof staff | typeof supplier | typeof neighbour, purpose: 'OTP' | 'RESET') =>
        sendMessage(tx, demoSecret, { ...message, ...user, purpose, place: 'here' }, now)
      for (let count = 0; count < 4; count += 1) await send(supplier, 'OTP')
      for (let count = 0; count < 5; count += 1) {
        await send(staff, 'OTP')
        await send(neighbour, 'OTP')
        await send(supplier, 'RESET')
      }
      const asked = { ...supplier, purpose: 'OTP' } as const
      const fourth = await hasCodesLeft(tx, asked, now)
      await send(supplier, 'OTP')
      const at = (milliseconds: number) => new Date(now.getTime() + milliseconds)
      return {
        fourth,
        fifth: await hasCodesLeft(tx, asked, now),
        lastMoment: await hasCodesLeft(tx, asked, at(10 * minute - 1)),
        afterwards: await hasCodesLeft(tx, asked, at(10 * minute)),
        elsewhere: await hasCodesLeft(tx, { ...asked, place: 'there' }, now),
        more: await hasCodesLeft(tx, asked, now, 6),
      }
    })
    expect(left).toEqual({
      ...{ fourth: true, fifth: false, lastMoment: false },
      ...{ afterwards: true, elsewhere: true, more: true },
    })
  })

  it('has its running sessions in each portal, the one used last first', async () => {
    const found = await asSystem(async (tx, now) => {
      const open = (user: typeof staff | typeof supplier | typeof neighbour, at: Date, userAgent?: string) =>
        openSession(
          tx,
          {
            ...user,
            ...{ userName: '강민혁', mode: 'IDPW', group: '60', ip: '203.0.113.1', userAgent },
            ...{ lastLoginIp: null, lastLoginDt: null },
          },
          at,
          limits,
        )
      const before = new Date(now.getTime() - 10 * minute)
      const older = await open(supplier, before, 'x'.repeat(400))
      const newer = await open(supplier, now)
      const others = [await open(staff, now), await open(neighbour, now)]
      const ids = async (at: Date) =>
        (await runningSessions(tx, 'E', supplier.userId, at)).map(row => row.session_id)
      const both = await ids(now)
      const end = older.expiresAt
      const counts = [
        await endSessions(tx, [newer.sessionId], 'KILLED', now),
        await endSessions(tx, [newer.sessionId], 'KILLED', now),
        await endSessions(tx, [], 'KILLED', now),
      ]
      const kept = await tx
        .selectFrom('user_session')
        .select(['session_id', 'status', 'user_agent'])
        .where('session_id', 'in', [...others.map(each => each.sessionId), older.sessionId])
        .execute()
      return {
        order: both.map(id => (id === newer.sessionId ? 'newer' : id === older.sessionId ? 'older' : id)),
        counts,
        left: (await ids(new Date(end.getTime() - 1))).length,
        atItsEnd: await ids(end),
        running: kept.map(row => row.status),
        agent: kept.find(row => row.session_id === older.sessionId)?.user_agent?.length,
      }
    })
    expect(found).toEqual({
      ...{ order: ['newer', 'older'], counts: [1, 0, 0], left: 1, atItsEnd: [] },
      ...{ running: ['ACTIVE', 'ACTIVE', 'ACTIVE'], agent: 300 },
    })
  })
})

describe('a new password', () => {
  it.each([
    ['staff', { portal: 'I', userId: 'cfo' }],
    ['suppliers', { portal: 'E', userId: 'mirae001' }],
  ] as const)('of %s is none of the last three, and that of somebody else is free', async (_who, user) => {
    const answers = await asSystem(async (tx, now) => {
      const change = (word: string) => changePassword(tx, user, `${word} as a long word`, now)
      const other = { portal: user.portal === 'E' ? 'I' : 'E', userId: user.userId } as const
      await tx
        .insertInto('password_history')
        .values([
          { portal_type: other.portal, user_id: user.userId, pw_hash: '', replaced_dt: now },
          { portal_type: user.portal, user_id: 'somebody', pw_hash: '', replaced_dt: now },
        ])
        .execute()
      const taken = [await change('first'), await change('second'), await change('third')]
      return {
        taken,
        again: [await change('third'), await change('second'), await change('first')],
        fourth: [await change('fourth'), await change('first')],
      }
    })
    expect(answers).toEqual({
      taken: [undefined, undefined, undefined],
      again: ['recent', 'recent', 'recent'],
      fourth: [undefined, undefined],
    })
  })
})

describe('a link with which a password is set', () => {
  const resetWith = async (token: string, password: string) => {
    const page = product.callerWith('', { accessToken: '', refreshToken: '' })
    const body = { systemId: 'GPMS', 'loginUser.login': 'head.mfg', token, password, passwordCheck: password }
    return (await page.call('authResetPw', { body })).body.errorCode
  }
  const write = () =>
    asSystem((tx, now) => writePasswordLink(tx, demoSecret, { portal: 'I', userId: 'head.mfg' }, now))

  it('counts for a day, and until the next one is written', async () => {
    const first = await write()
    const second = await write()
    expect(await resetWith(first, 'The-first-pass!11')).toBe('AUTH013')
    product.clock.advance(24 * 60 * minute - 1)
    expect(await resetWith(second, 'The-second-pass!22')).toBeUndefined()
    const late = await write()
    product.clock.advance(24 * 60 * minute)
    expect(await resetWith(late, 'The-third-pass!33')).toBe('AUTH013')
  })

  it('lets those of others count on', async () => {
    const first = await write()
    await asSystem(async (tx, now) => {
      for (const other of [{ portal: 'I', userId: 'head.mobile' } as const, neighbour])
        await writePasswordLink(tx, demoSecret, other, now)
    })
    expect(await resetWith(first, 'The-fourth-pass!44')).toBeUndefined()
  })
})
