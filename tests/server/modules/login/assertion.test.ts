import { createHmac } from 'node:crypto'
import { exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { readAssertion, signAssertion } from '../../../../server/modules/login/assertion'

const secret = 'a secret of thirty-two characters.'
const now = new Date('2026-11-20T00:00:00Z')
const seconds = Math.floor(now.getTime() / 1_000)
const key = createHmac('sha256', secret).update('assertion of a log-in').digest()

interface Forged {
  readonly header?: Readonly<Record<string, unknown>>
  readonly claims?: Readonly<Record<string, unknown>>
  readonly signer?: Uint8Array
}

const forge = ({ header = {}, claims = {}, signer = key }: Forged) =>
  new SignJWT({ iss: 'gpms-auth', aud: 'GPMS', jti: 'p', iat: seconds, exp: seconds + 60, ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'gpms-assertion+jwt', ...header })
    .sign(signer)

const without = (name: string) => ({ claims: { [name]: undefined } })

describe('the assertion of SSO (R-13)', () => {
  it('names its proof for a minute', async () => {
    const data = await signAssertion(secret, 'proof', now)
    expect(await readAssertion(secret, data, now)).toEqual({ proof: 'proof' })
    expect(await readAssertion(secret, data, new Date(now.getTime() + 59_000))).toEqual({ proof: 'proof' })
    const late = new Date(now.getTime() + 61_000)
    expect(await readAssertion(secret, data, late)).toEqual({ refusal: 'AUTH008' })
  })

  const attacks: readonly (readonly [string, () => string | Promise<string>])[] = [
    ['no text at all', () => ''],
    ['no assertion', () => 'a.b.c'],
    ['alg none', () => new UnsecuredJWT({ jti: 'p' }).setAudience('GPMS').setIssuer('gpms-auth').encode()],
    ['alg HS512', () => forge({ header: { alg: 'HS512' }, signer: Buffer.concat([key, key]) })],
    ['another key', () => forge({ signer: Buffer.alloc(32, 7) })],
    ['the secret itself as the key', () => forge({ signer: Buffer.from(secret) })],
    [
      'a public key as the key',
      async () => {
        const { publicKey } = await generateKeyPair('RS256', { extractable: true })
        return forge({ signer: Buffer.from(await exportSPKI(publicKey)) })
      },
    ],
    [
      'a key of its own in jwk',
      () => forge({ header: { jwk: { kty: 'oct', k: 'AAAA' } }, signer: Buffer.alloc(32) }),
    ],
    ['a key named by kid', () => forge({ header: { kid: '../../dev/null' }, signer: Buffer.alloc(32) })],
    [
      'keys from elsewhere in jku',
      () => forge({ header: { jku: 'https://evil.example' }, signer: Buffer.alloc(32) }),
    ],
    ['a critical word that is not known', () => `${btoa('{"alg":"HS256","crit":["x"],"x":1}')}.e30.AA`],
    ['typ JWT', () => forge({ header: { typ: 'JWT' } })],
    ['another signer', () => forge({ claims: { iss: 'elsewhere' } })],
    ['the other portal', () => forge({ claims: { aud: 'OGPMS' } })],
    ['no audience', () => forge(without('aud'))],
    ['no end', () => forge(without('exp'))],
    ['no proof', () => forge(without('jti'))],
    ['no beginning', () => forge(without('iat'))],
    ['a beginning in the future', () => forge({ claims: { iat: seconds + 600, exp: seconds + 660 } })],
    ['not before later', () => forge({ claims: { nbf: seconds + 600 } })],
    [
      'a changed claim',
      async () => {
        const [head, , seal] = (await forge({})).split('.')
        return `${head}.${btoa(JSON.stringify({ jti: 'other', aud: 'GPMS' })).replaceAll('=', '')}.${seal}`
      },
    ],
  ]
  it.each(attacks)('refuses %s', async (_name, make) => {
    expect(await readAssertion(secret, await make(), now)).toEqual({ refusal: 'AUTH006' })
  })

  it.each([
    ['over', { exp: seconds - 1 }],
    ['good for a year', { iat: seconds - 120, exp: seconds + 31_536_000 }],
  ])('one that is %s is expired', async (_name, claims) => {
    expect(await readAssertion(secret, await forge({ claims }), now)).toEqual({ refusal: 'AUTH008' })
  })
})
