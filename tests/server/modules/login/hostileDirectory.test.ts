import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import * as jose from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../../server/database/freePort'
import {
  createDirectoryClient,
  type DirectoryRequest,
} from '../../../../server/modules/directory/directoryClient'
import { faultCode } from '../../../../server/modules/directory/directoryFault'

/** A directory that hands out whatever an attacker could have written, and holds to PKCE and to codes that count once. */
const clientId = 'gpms'
const clientSecret = 'x'.repeat(32)
const redirectUri = 'http://localhost:8080/auth/callback'

type Claims = Readonly<Record<string, unknown>>
type Forge = (claims: Claims) => Promise<string | undefined>

let issuer = ''
let server: Server
let own: jose.GenerateKeyPairResult
let strange: jose.GenerateKeyPairResult
let jwk: jose.JWK
let forge: Forge
let userInfo: Claims | undefined
const codes = new Map<string, { challenge: string; nonce: string }>()

const now = () => Math.floor(Date.now() / 1_000)
const signed = (claims: Claims, key = own.privateKey, header: Claims = {}) =>
  new jose.SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'one', ...header }).sign(key)
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const bySecret = (claims: Claims, secret: string) =>
  new jose.SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256', kid: 'one' })
    .sign(new TextEncoder().encode(secret))

async function tokens(form: URLSearchParams): Promise<readonly [number, Claims]> {
  const known = codes.get(form.get('code') ?? '')
  codes.delete(form.get('code') ?? '')
  const verifier = new TextEncoder().encode(form.get('code_verifier') ?? '')
  const challenge = Buffer.from(await crypto.subtle.digest('SHA-256', verifier)).toString('base64url')
  if (known?.challenge !== challenge) return [400, { error: 'invalid_grant' }]
  const { nonce } = known
  const claims = { iss: issuer, aud: clientId, sub: 'ep.1', iat: now(), exp: now() + 300, nonce }
  const idToken = await forge(claims)
  return [200, { access_token: 'a', token_type: 'Bearer', ...(idToken ? { id_token: idToken } : {}) }]
}

beforeAll(async () => {
  own = await jose.generateKeyPair('RS256', { extractable: true })
  strange = await jose.generateKeyPair('RS256', { extractable: true })
  jwk = { ...(await jose.exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const port = await freePort()
  issuer = `http://localhost:${port}`
  server = createServer((request, response) => {
    void (async () => {
      const form = new URLSearchParams(await text(request))
      const [status, answer] = await answerTo(request.url ?? '', form)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })()
  })
  await new Promise<void>(resolve => server.listen(port, 'localhost', resolve))
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

async function answerTo(path: string, form: URLSearchParams): Promise<readonly [number, Claims]> {
  if (path === '/token') return tokens(form)
  if (path === '/keys') return [200, { keys: [jwk] }]
  if (path === '/me') return [200, userInfo ?? {}]
  return [
    200,
    {
      ...{ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` },
      ...{ jwks_uri: `${issuer}/keys`, ...(userInfo ? { userinfo_endpoint: `${issuer}/me` } : {}) },
    },
  ]
}

const client = () =>
  createDirectoryClient({
    ...{ issuer, clientId, clientSecret, identityClaim: 'sub', scope: 'openid', seconds: 5 },
  })

/** A log-in that the directory has agreed to, with its code. */
async function agreed(directory = client()) {
  const { url, request } = await directory.begin({ redirectUri })
  const code = crypto.randomUUID()
  const { searchParams: words } = url
  codes.set(code, { challenge: words.get('code_challenge') ?? '', nonce: words.get('nonce') ?? '' })
  const back = (state: string) =>
    new URL(`${redirectUri}?${new URLSearchParams({ code, state, iss: issuer }).toString()}`)
  return { directory, request, back, code }
}

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'let in',
    (error: unknown) => faultCode(error),
  )

async function outcomeOf(wanted: Forge): Promise<string> {
  forge = wanted
  const { directory, request, back } = await agreed()
  return codeOf(directory.finish(back(request.state), request, 1))
}

describe('an ID token', () => {
  it('that is as it should be lets in', async () => {
    expect(await outcomeOf(claims => signed(claims))).toBe('let in')
  })

  it.each<[string, Forge, string]>([
    ['of another issuer', claims => signed({ ...claims, iss: 'https://elsewhere.example' }), 'AUTH006'],
    ['for another client', claims => signed({ ...claims, aud: 'other' }), 'AUTH006'],
    [
      'for several, given to another',
      claims => signed({ ...claims, aud: ['gpms', 'other'], azp: 'other' }),
      'AUTH006',
    ],
    ['for several, given to nobody', claims => signed({ ...claims, aud: ['gpms', 'other'] }), 'AUTH006'],
    ['without a signature', async claims => `${part({ alg: 'none' })}.${part(claims)}.`, 'AUTH006'],
    ['signed with the secret of the client', claims => bySecret(claims, clientSecret), 'AUTH006'],
    [
      'signed with the public key as a secret',
      async claims => bySecret(claims, await jose.exportSPKI(own.publicKey)),
      'AUTH006',
    ],
    ['signed by a stranger under the known name', claims => signed(claims, strange.privateKey), 'AUTH006'],
    [
      'signed by a key that nobody publishes',
      claims => signed(claims, strange.privateKey, { kid: 'two' }),
      'AUTH006',
    ],
    [
      'that brings its own key',
      async claims => signed(claims, strange.privateKey, { jwk: await jose.exportJWK(strange.publicKey) }),
      'AUTH006',
    ],
    [
      'changed after it was signed',
      async claims => {
        const [header, , signature] = (await signed(claims)).split('.')
        return `${header}.${part({ ...claims, sub: 'ep.admin' })}.${signature}`
      },
      'AUTH006',
    ],
    ['that has expired', claims => signed({ ...claims, exp: now() - 120 }), 'AUTH008'],
    ['that does not expire', ({ exp: _, ...claims }) => signed(claims), 'AUTH006'],
    [
      'that was issued an hour ahead',
      claims => signed({ ...claims, iat: now() + 3_600, exp: now() + 7_200 }),
      'AUTH006',
    ],
    ['that counts later only', claims => signed({ ...claims, nbf: now() + 3_600 }), 'AUTH008'],
    ['of another log-in', claims => signed({ ...claims, nonce: 'other' }), 'AUTH006'],
    ['of no log-in', ({ nonce: _, ...claims }) => signed(claims), 'AUTH006'],
    ['of nobody', ({ sub: _, ...claims }) => signed(claims), 'AUTH006'],
    ['of a name longer than any', claims => signed({ ...claims, sub: 'x'.repeat(101) }), 'AUTH006'],
    ['that is not there', async () => undefined, 'AUTH006'],
  ])('%s is refused', async (_, wanted, code) => {
    expect(await outcomeOf(wanted)).toBe(code)
  })
})

describe('what comes back', () => {
  const finished = async (
    change: (
      one: Awaited<ReturnType<typeof agreed>>,
      other: DirectoryRequest,
    ) => readonly [URL, DirectoryRequest],
  ) => {
    forge = claims => signed(claims)
    const one = await agreed()
    const { request: other } = await one.directory.begin({ redirectUri })
    const [url, request] = change(one, other)
    return codeOf(one.directory.finish(url, request, 1))
  }

  it('with the state of another log-in is refused', async () => {
    expect(await finished((one, other) => [one.back(other.state), one.request])).toBe('AUTH006')
  })

  it('with a code that was given for another log-in is refused by its verifier', async () => {
    expect(await finished((one, other) => [one.back(other.state), other])).toBe('AUTH008')
  })

  it('a second time with the same code is refused', async () => {
    forge = claims => signed(claims)
    const { directory, request, back } = await agreed()
    await directory.finish(back(request.state), request, 1)
    expect(await codeOf(directory.finish(back(request.state), request, 1))).toBe('AUTH008')
  })

  it('is refused where UserInfo speaks of somebody else', async () => {
    userInfo = { sub: 'ep.admin', email: 'admin@example.com', email_verified: true }
    expect(await outcomeOf(claims => signed(claims))).toBe('AUTH006')
    userInfo = { sub: 'ep.1', email: 'one@example.com', email_verified: true }
    expect(await outcomeOf(claims => signed(claims))).toBe('let in')
    userInfo = undefined
  })
})
