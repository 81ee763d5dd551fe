import { expect, it } from 'vitest'
import { isPasswordDue, type LoginAccount } from '../../../../server/modules/session/loginAccount'

const day = 86_400_000
const now = new Date('2026-11-20T09:00:00+09:00')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()

it.each([
  ['as old as the settings allow', { passwordChangedAt: ago(90 * day) }, 90, false],
  ['older than that', { passwordChangedAt: ago(90 * day + 1) }, 90, true],
  ['old where no age is set', { passwordChangedAt: ago(900 * day) }, 0, false],
  ['of which nobody knows the age', { passwordChangedAt: null }, 90, false],
  ['that somebody else has given', { passwordChangedAt: ago(0), mustChange: true }, 0, true],
] as const)('a password %s: %o has to be changed: %s', (_why, facts, days, isDue) => {
  const account: LoginAccount = {
    portal: 'I',
    ...{ userId: 'cfo', name: '', group: '30', passwordHash: '', mustChange: false },
    ...{ refusal: undefined, lastLoginIp: null, lastLoginDt: null },
    ...facts,
  }
  expect(isPasswordDue(account, now, days)).toBe(isDue)
})
