import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createAdministrator,
  endAllSessions,
  givePassword,
  unlock,
  writeLink,
} from '../../../server/admin/administrators'
import { writeBaseData } from '../../../server/base/baseData'
import { systemActor } from '../../../server/database/actor'
import type { Transaction } from '../../../server/database/connect'
import { withActor } from '../../../server/database/withActor'
import { isLocked } from '../../../server/modules/login/loginFailures'
import { hashResetCode, placeOfCode } from '../../../server/modules/login/passwordLink'
import { isPassword } from '../../../server/modules/secret/passwordHash'
import { openText } from '../../../server/modules/secret/sealedText'
import { createTestDatabase, type TestDatabase } from '../testDatabase'

const now = new Date('2026-11-20T00:00:00Z')
const secret = 'a secret of the tests alone, 32 long'
const first = { singleid: 'first.admin', hname: '김관리', email: 'admin@company.example' }

let empty: TestDatabase
beforeAll(async () => {
  empty = await createTestDatabase('bare')
  await writeBaseData(empty.database, 'production', now)
})
afterAll(() => empty.drop())

const asSystem = <T>(work: (tx: Transaction) => Promise<T>) => withActor(empty.database, systemActor, work)
const ask = (query: string) => asSystem(async tx => (await sql.raw(query).execute(tx)).rows)
const counts = () =>
  ask(`select (select count(*)::int from auth_group) as groups, (select count(*)::int from menu) as menus,
    (select count(*)::int from auth_menu) as grants, (select count(*)::int from approval_rule) as rules,
    (select count(*)::int from code) as codes, (select count(*)::int from person) as people`)
const holds = async (password: string) => {
  const [row] = await ask("select pw_hash from person_password where singleid = 'first.admin'")
  return isPassword(String(Object(row).pw_hash), password)
}

describe('an empty database of production', () => {
  it('is given groups, menus, grants, rules and codes, and nobody', async () => {
    const [given] = await counts()
    expect(given).toMatchObject({ people: 0 })
    expect(Object.values(Object(given)).filter(count => count === 0)).toHaveLength(1)
  })

  it('keeps at the next start what its company has changed and deleted', async () => {
    await ask("update auth_group set auth_group_name = '우리 구매팀' where auth_group_id = '33'")
    await ask('delete from approval_rule_step')
    await ask('delete from approval_rule')
    const before = await counts()
    await writeBaseData(empty.database, 'production', now)
    expect(await counts()).toEqual(before)
    expect(await ask("select auth_group_name from auth_group where auth_group_id = '33'")).toEqual([
      { auth_group_name: '우리 구매팀' },
    ])
  })

  it('is refused by the demo, and that of the demo by production', async () => {
    await expect(writeBaseData(empty.database, 'demo', now)).rejects.toThrow('one of production')
    const demo = await createTestDatabase('filled')
    await expect(writeBaseData(demo.database, 'production', now)).rejects.toThrow('holds the demo')
    await demo.drop()
  })
})

describe('an operator at the machine', () => {
  it('makes the first administrator, once', async () => {
    const password = await asSystem(tx => createAdministrator(tx, first, now))
    expect(await ask('select singleid, auth_group_id, use_flag, email from person')).toEqual([
      { singleid: 'first.admin', auth_group_id: '99', use_flag: 'Y', email: 'admin@company.example' },
    ])
    expect(await holds(password)).toBe(true)
    await expect(asSystem(tx => createAdministrator(tx, first, now))).rejects.toThrow('already')
  })

  it.each([
    [{ ...first, singleid: 'First' }, '"First" is no Single ID'],
    [{ ...first, singleid: 'second.admin', hname: ' ' }, '--name takes the name'],
  ])('is told what is wrong with %o', async (given, text) => {
    await expect(asSystem(tx => createAdministrator(tx, given, now))).rejects.toThrow(text)
  })

  it('gives a new password, which lifts the lock and ends the sessions', async () => {
    await ask(`insert into login_failure (portal_type, user_id, fail_cnt, failed_dt, open_dt)
      values ('I', 'first.admin', 5, '2026-11-20', '2026-11-21')`)
    expect(await asSystem(tx => isLocked(tx, { portal: 'I', userId: 'first.admin' }, now))).toBe(true)
    const password = await asSystem(tx => givePassword(tx, 'first.admin', now))
    expect(await holds(password)).toBe(true)
    expect(await asSystem(tx => isLocked(tx, { portal: 'I', userId: 'first.admin' }, now))).toBe(false)
    expect(await asSystem(tx => endAllSessions(tx, 'first.admin', now))).toBe(0)
  })

  it('mails a link that sets a password once, from anywhere', async () => {
    const options = { secret, origin: 'https://gpms.example.com' }
    await asSystem(tx => writeLink(tx, 'first.admin', options, now))
    const told = await asSystem(tx => writeLink(tx, 'first.admin', options, now))
    expect(told).toContain('admin@company.example')
    // The second takes the place of the first.
    const codes = await ask("select place, code_hash from password_reset where user_id = 'first.admin'")
    expect(codes).toEqual([{ place: expect.stringMatching(/^link \w{4}$/), code_hash: expect.any(String) }])
    const [mail] = await ask('select recipient, sealed_text from outbox order by outbox_seq desc limit 1')
    const text = openText(secret, String(Object(mail).sealed_text))
    const [, code = ''] = /https:\/\/gpms\.example\.com\/login#reset=first\.admin\.(\w{20})$/.exec(text) ?? []
    expect(codes).toEqual([
      {
        place: placeOfCode(code, '203.0.113.5'),
        code_hash: hashResetCode(secret, { portal: 'I', userId: 'first.admin' }, code),
      },
    ])
    expect(placeOfCode('12345678', '203.0.113.5')).toBe('203.0.113.5')
    await ask("update person set email = null where singleid = 'first.admin'")
    await expect(asSystem(tx => writeLink(tx, 'first.admin', options, now))).rejects.toThrow(
      'no mail address',
    )
  })

  it('is told when nobody has the identifier', async () => {
    await expect(asSystem(tx => unlock(tx, 'nobody.here', now))).rejects.toThrow('Nobody of the staff')
  })
})
