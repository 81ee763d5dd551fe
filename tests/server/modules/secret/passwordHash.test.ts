import { expect, it } from 'vitest'
import { hashPassword, isPassword } from '../../../../server/modules/secret/passwordHash'

it('a password is the one that was hashed, also as a Mac types it', async () => {
  const stored = await hashPassword('비밀번호!2026')
  expect(await isPassword(stored, '비밀번호!2026'.normalize('NFD'))).toBe(true)
  expect(await isPassword(stored, '비밀번호!2027')).toBe(false)
})

it('who has no password has not the one that takes its place either', async () => {
  expect(await isPassword(undefined, 'nobody has this password')).toBe(false)
})
