import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { externalPortal, type ProductServer } from '../productServer'

const verified = vi.hoisted(() => ({ hashes: [] as string[] }))
vi.mock('@node-rs/argon2', async load => {
  const real = await load<typeof import('@node-rs/argon2')>()
  return {
    ...real,
    verify: (hash: string, password: string) => {
      verified.hashes.push(hash)
      return real.verify(hash, password)
    },
  }
})

let product: ProductServer
beforeAll(async () => {
  // Another test file may have loaded the server with the real hashes.
  vi.resetModules()
  const { startProduct } = await import('../productServer')
  product = await startProduct()
})
afterAll(async () => {
  await product.stop()
  vi.resetModules()
})

const nobody = (portal = {}) => product.callerWith('', { accessToken: '', refreshToken: '' }, portal)
const staff = (username: string, password: string) =>
  nobody().call('authIdpw', { body: { systemId: 'GPMS', grantType: 'idpw', username, password } })
const supplier = (userId: string, userPw: string) =>
  nobody(externalPortal).call('cyberLogin', { body: { userId, userPw } })

/** Kind of hash, memory, passes and lanes: what decides how long a comparison takes. */
const costOf = (hash: string) => hash.split('$').slice(1, 4).join(' ')

async function hashingOf(logIn: () => Promise<unknown>): Promise<readonly string[]> {
  verified.hashes.length = 0
  await logIn()
  return verified.hashes.map(costOf)
}

const longest = 'ㄱ'.repeat(64)

// what an unknown identifier costs is measured by tests/bench/loginBench.ts.
describe('a log-in that is refused', () => {
  it.each([
    ['staff', staff, 'buy.semi'],
    ['a supplier', supplier, 'mirae001'],
  ] as const)(
    'hashes once and at the same cost whether or not the identifier of %s exists',
    async (_who, logIn, known) => {
      for (const password of ['wrong', longest]) {
        const ofKnown = await hashingOf(() => logIn(known, password))
        const ofUnknown = await hashingOf(() => logIn('nobody.at.all', password))
        expect(ofKnown).toEqual(['argon2id v=19 m=19456,t=2,p=1'])
        expect(ofUnknown).toEqual(ofKnown)
      }
    },
  )

  it.each([
    ['who has no password', () => staff('leave.user', 'wrong')],
    ['who has left', () => staff('retired.user', 'wrong')],
    ['who is locked', () => supplier('sejin002', 'wrong')],
    ['who is blocked', () => supplier('sejin003', 'wrong')],
    ['who is dormant', () => supplier('hanul003', 'wrong')],
  ])('does so as well for somebody %s', async (_who, logIn) => {
    expect(await hashingOf(logIn)).toEqual(['argon2id v=19 m=19456,t=2,p=1'])
  })
})
