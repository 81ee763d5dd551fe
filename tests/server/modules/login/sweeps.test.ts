import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import type { Transaction } from '../../../../server/database/connect'
import { withActor } from '../../../../server/database/withActor'
import { sweepDirectory } from '../../../../server/modules/directory/directoryProof'
import { sweepLogins } from '../../../../server/modules/login/loginWait'
import { sweepOutbox } from '../../../../server/modules/message/outbox'
import { sweepDormant, sweepLocked } from '../../../../server/modules/session/supplierAccount'
import { type ProductServer, startProduct } from '../productServer'

let product: ProductServer
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const hour = 3_600_000
const day = 24 * hour
const asSystem = <Value>(work: (tx: Transaction, now: Date) => Promise<Value>) =>
  withActor(product.database, systemActor, tx => work(tx, product.clock.now()))
const ago = (milliseconds: number) => new Date(product.clock.now().getTime() - milliseconds)
/** The last moment at which a row is kept, and the first at which it goes. */
const edges = { kept: 0, gone: 1 }

describe('what nobody took in time', () => {
  it('is forgotten once its end has passed, and places once they were quiet for an hour', async () => {
    const left = await asSystem(async (tx, now) => {
      const who = { user_id: 'cfo', portal_type: 'I' } as const
      await tx.deleteFrom('login_wait').execute()
      for (const [token_hash, past] of Object.entries(edges)) {
        const ended = { token_hash, expires_dt: ago(past) }
        await tx
          .insertInto('login_wait')
          .values({ place: token_hash, fail_cnt: 1, failed_dt: ago(hour + past), open_dt: now })
          .execute()
        await tx
          .insertInto('login_token')
          .values({ ...ended, ...who })
          .execute()
        await tx
          .insertInto('login_transaction')
          .values({ ...ended, kind: 'OTP' })
          .execute()
        await tx
          .insertInto('url_token')
          .values({ access_hash: token_hash, refresh_hash: '', identity: '', expires_dt: ago(past) })
          .execute()
        await tx
          .insertInto('password_reset')
          .values({ ...who, place: token_hash, code_hash: '', expires_dt: ago(past) })
          .execute()
        await tx
          .insertInto('used_state')
          .values({ state_hash: token_hash, expires_dt: ago(past) })
          .execute()
        await tx
          .insertInto('directory_proof')
          .values({ ...ended, way: 'AD', identity: '' })
          .execute()
        await tx
          .insertInto('directory_session')
          .values({ token_key: token_hash, sealed_token: '', created_dt: ago(day + past) })
          .execute()
      }
      await sweepLogins(tx, now)
      await sweepDirectory(tx, now)
      return {
        waits: await tx.selectFrom('login_wait').select('place as name').execute(),
        tokens: await tx.selectFrom('login_token').select('token_hash as name').execute(),
        transactions: await tx.selectFrom('login_transaction').select('token_hash as name').execute(),
        addresses: await tx.selectFrom('url_token').select('access_hash as name').execute(),
        resets: await tx.selectFrom('password_reset').select('place as name').execute(),
        states: await tx.selectFrom('used_state').select('state_hash as name').execute(),
        proofs: await tx.selectFrom('directory_proof').select('token_hash as name').execute(),
        directories: await tx.selectFrom('directory_session').select('token_key as name').execute(),
      }
    })
    for (const [table, rows] of Object.entries(left))
      expect(
        rows.map(({ name }) => name.trim()),
        table,
      ).toEqual(['kept'])
  })

  it('of messages is kept for a day, and for thirty where it could not be sent', async () => {
    const left = await asSystem(async (tx, now) => {
      await tx.deleteFrom('outbox').execute()
      const message = { channel: 'E', recipient: 'a@b.example', user_id: 'cfo', portal_type: 'I' } as const
      const words = { purpose: 'NOTICE', sealed_text: '' } as const
      for (const [name, past] of Object.entries(edges))
        await tx
          .insertInto('outbox')
          .values([
            { ...message, ...words, title: `sent ${name}`, created_dt: ago(day + past) },
            {
              ...{ ...message, ...words, title: `dead ${name}` },
              ...{ created_dt: ago(40 * day), dead_dt: ago(30 * day + past) },
            },
          ])
          .execute()
      await sweepOutbox(tx, now)
      return tx.selectFrom('outbox').select('title').orderBy('title').execute()
    })
    expect(left.map(({ title }) => title)).toEqual(['dead kept', 'sent kept'])
  })
})

describe('users of suppliers', () => {
  const stateOf = (tx: Transaction, user: string) =>
    tx
      .selectFrom('ext_user')
      .select(['status', 'fail_cnt'])
      .where('user_id', '=', user)
      .executeTakeFirstOrThrow()

  it.each([
    ['ACTIVE', 180 * day, null, 'ACTIVE'],
    ['ACTIVE', 180 * day + 1, null, 'DORMANT'],
    ['ACTIVE', 200 * day, 180 * day, 'ACTIVE'],
    ['ACTIVE', 200 * day, 180 * day + 1, 'DORMANT'],
    ['BLOCKED', 200 * day, null, 'BLOCKED'],
  ] as const)('%s, seen %i ms ago and woken %s ms ago, are then %s', async (status, seen, woken, after) => {
    const found = await asSystem(async (tx, now) => {
      const woken_dt = woken === null ? null : ago(woken)
      await tx
        .updateTable('ext_user')
        .set({ status, last_login_dt: ago(seen), woken_dt })
        .where('user_id', '=', 'mirae001')
        .execute()
      // Nobody has seen this one yet: he counts from when he was made.
      await tx
        .updateTable('ext_user')
        .set({ status, last_login_dt: null, created_dt: ago(seen), woken_dt })
        .where('user_id', '=', 'hanul002')
        .execute()
      await sweepDormant(tx, now)
      return [(await stateOf(tx, 'mirae001')).status, (await stateOf(tx, 'hanul002')).status]
    })
    expect(found).toEqual([after, after])
  })

  it.each([
    ['LOCKED', 'E', 0, 'ACTIVE', 0],
    ['LOCKED', 'E', -1, 'LOCKED', 5],
    ['LOCKED', 'I', 1, 'LOCKED', 5],
    ['BLOCKED', 'E', 1, 'BLOCKED', 5],
  ] as const)(
    '%s by failures in portal %s that ended %i ms ago are then %s',
    async (status, portal_type, past, after, fail_cnt) => {
      const found = await asSystem(async (tx, now) => {
        await tx.deleteFrom('login_failure').execute()
        await tx
          .insertInto('login_failure')
          .values({ user_id: 'hanul001', portal_type, fail_cnt: 5, failed_dt: now, open_dt: ago(past) })
          .execute()
        await tx
          .updateTable('ext_user')
          .set({ status, fail_cnt: 5 })
          .where('user_id', 'in', ['hanul001', 'daesung2'])
          .execute()
        await sweepLocked(tx, now)
        // Nobody has failed as this one, so somebody else has locked him.
        return [await stateOf(tx, 'hanul001'), await stateOf(tx, 'daesung2')]
      })
      expect(found).toEqual([
        { status: after, fail_cnt },
        { status, fail_cnt: 5 },
      ])
    },
  )
})
