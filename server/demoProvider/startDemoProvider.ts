import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import type { ProviderContext } from 'oidc-provider'
import type { DirectorySettings } from '../loginSettings'
import { StartFailure } from '../startFailure'
import { loginPage, logoutPage } from './demoPages'
import { type DirectoryEntry, findEntry, findIdentity, isDemoPassword } from './demoPeople'

export interface DemoProvider {
  readonly issuer: string
  readonly stop: () => Promise<void>
}

export interface DemoProviderOptions {
  readonly directory: DirectorySettings
  /** Origins of the product, from which log-ins come and to which they go back. */
  readonly origins: readonly string[]
}

const sessionSeconds = 36_000
const formBytes = 10_000

type Provider = import('oidc-provider').Provider

/** A real OpenID Connect provider beside the demo, with the demo accounts in it (one switch: GPMS_LOGIN_MODE). */
export async function startDemoProvider({ directory, origins }: DemoProviderOptions): Promise<DemoProvider> {
  const provider = await createProvider({ directory, origins })
  const answer = provider.callback()
  const server = createServer((request, response) => {
    const isLogin = /^\/interaction\/[\w-]+$/.test((request.url ?? '').split('?', 1)[0] ?? '')
    const work = isLogin ? interact(provider, request, response) : answer(request, response)
    work.catch(() => {
      if (!response.headersSent) response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
      response.end('로그인 요청이 만료되었습니다. 처음부터 다시 시도해 주세요.')
    })
  })
  await listen(server, directory.demoPort ?? 0)
  return {
    issuer: directory.issuer,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function createProvider({ directory, origins }: DemoProviderOptions): Promise<Provider> {
  const { Provider } = await loadPackage()
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'demo' }
  return new Provider(directory.issuer, {
    clients: [
      {
        client_id: directory.clientId,
        client_secret: directory.clientSecret,
        redirect_uris: origins.map(origin => `${origin}/auth/callback`),
        post_logout_redirect_uris: origins.map(origin => `${origin}/login?out=Y`),
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    // As strict as the package is by itself: what the scopes tell is answered by UserInfo alone.
    conformIdTokenClaims: true,
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'], email: ['email', 'email_verified'] },
    extraParams: ['demoUser'],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context: ProviderContext, form: string) => {
          context.body = logoutPage(form)
        },
      },
    },
    interactions: { url: (_context: unknown, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: unknown, identity: string) => accountOf(identity),
    // The demo's people are asked for no consent: the application is their own company's.
    loadExistingGrant: (context: GrantContext) => grantAll(context),
    ttl: { Session: sessionSeconds, Grant: sessionSeconds, Interaction: 600, AccessToken: 300, IdToken: 300 },
  })
}

async function loadPackage() {
  try {
    return await import('oidc-provider')
  } catch {
    throw new StartFailure(
      'The demo of AD and SSO needs the packages for development. Install them with "npm ci", or name a directory by GPMS_OIDC_ISSUER.',
    )
  }
}

interface GrantContext {
  readonly oidc: {
    readonly client: { readonly clientId: string }
    readonly session: { readonly accountId: string }
    readonly provider: Provider
  }
}

async function grantAll({ oidc: { client, session, provider } }: GrantContext) {
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid profile email')
  await grant.save()
  return grant
}

function accountOf(identity: string) {
  const entry = findIdentity(identity)
  if (!entry) return undefined
  const { name, login, email } = entry
  return {
    accountId: identity,
    claims: () => ({ sub: identity, name, preferred_username: login, email, email_verified: true }),
  }
}

/** The log-in of the directory: its form, or whom the demo names by demoUser (domain 8.6). */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response)
  const finish = (result: Readonly<Record<string, unknown>>) =>
    provider.interactionFinished(request, response, result)
  const logIn = ({ identity }: DirectoryEntry) => finish({ login: { accountId: identity } })
  const named = params.demoUser ?? request.headers.demouser
  if (named === 'none') return finish({ error: 'unauthorized_client', error_description: 'demoUser=none' })
  const wished = typeof named === 'string' ? findEntry(named) : undefined
  if (wished) return logIn(wished)
  const form = request.method === 'POST' ? new URLSearchParams(await readForm(request)) : undefined
  if (form?.has('cancel')) return finish({ error: 'access_denied', error_description: 'canceled' })
  const login = form?.get('login') ?? ''
  const entry = findEntry(login)
  if (form && entry && isDemoPassword(form.get('password') ?? '')) return logIn(entry)
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  const problem = form ? 'Single ID 또는 비밀번호가 올바르지 않습니다.' : ''
  response.end(loginPage(request.url ?? '', login, problem))
}

async function readForm(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) {
    text += String(part)
    if (text.length > formBytes) throw new RangeError('The form is too large.')
  }
  return text
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', () =>
      reject(
        new StartFailure(
          `Port ${port} of the demo's directory is used by another program. Take another one: GPMS_DEMO_PROVIDER_PORT=${port + 10}`,
        ),
      ),
    )
    server.listen(port, 'localhost', () => resolve())
  })
}
