import type { IncomingHttpHeaders } from 'node:http'
import * as oidc from 'openid-client'
import type { DirectorySettings } from '../../loginSettings'
import type { Settings } from '../../settings'

/** What begins a log-in: kept by the browser, sealed, until it comes back. */
export interface DirectoryRequest {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Whom the directory says somebody is. */
export interface DirectoryPerson {
  readonly identity: string
  readonly loginName?: string
  readonly email?: string
  /** The directory's token, for its log-out. */
  readonly idToken: string
}

export interface StartWish {
  readonly redirectUri: string
  /** login asks for the password in any case, none refuses at once whoever is not known yet. */
  readonly prompt?: 'login' | 'none'
  /** Further words for the directory; the demo says by one of them who is to be logged in. */
  readonly more?: Readonly<Record<string, string>>
}

/** The directory as the server talks to it: authorization code with PKCE, state and nonce. */
export interface DirectoryClient {
  readonly begin: (wish: StartWish) => Promise<{ readonly url: URL; readonly request: DirectoryRequest }>
  /** `returned` is the address that the browser came back with. Throws what directoryFault can read. */
  readonly finish: (returned: URL, request: DirectoryRequest) => Promise<DirectoryPerson>
  /** Where the directory ends its own session; nothing when it cannot. */
  readonly endSessionUrl: (idToken: string, backTo: string) => Promise<string | undefined>
}

const longestIdentity = 100

/** Where the directory sends the browser back to. Without a public address the demo answers where it was asked. */
export function returnOrigin({ origins }: Pick<Settings, 'origins'>, { host }: IncomingHttpHeaders): string {
  return origins[0] ?? `http://${host ?? 'localhost'}`
}

export function createDirectoryClient(settings: DirectorySettings): DirectoryClient {
  const { issuer, clientId, clientSecret, identityClaim, seconds } = settings
  let found: Promise<oidc.Configuration> | undefined
  const discover = async () => {
    const execute = issuer.startsWith('http://') ? [oidc.allowInsecureRequests] : []
    const server = new URL(issuer)
    return oidc.discovery(server, clientId, undefined, oidc.ClientSecretBasic(clientSecret), {
      execute: [...execute, oidc.enableNonRepudiationChecks],
      timeout: seconds,
    })
  }
  const configuration = async () => {
    found ??= discover()
    try {
      return await found
    } catch (error) {
      // The next log-in asks again: the directory may be back.
      found = undefined
      throw error
    }
  }
  return {
    begin: async ({ redirectUri, prompt, more = {} }) => {
      const config = await configuration()
      const verifier = oidc.randomPKCECodeVerifier()
      const request = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier }
      const url = oidc.buildAuthorizationUrl(config, {
        ...more,
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state: request.state,
        nonce: request.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(prompt ? { prompt } : {}),
      })
      return { url, request }
    },
    finish: async (returned, { state, nonce, verifier }) => {
      const tokens = await oidc.authorizationCodeGrant(await configuration(), returned, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims: Readonly<Record<string, unknown>> = { ...tokens.claims() }
      const identity = claims[identityClaim]
      if (typeof identity !== 'string' || identity === '' || identity.length > longestIdentity)
        throw new TypeError(`The directory says no "${identityClaim}" that names a person.`)
      return {
        identity,
        idToken: tokens.id_token ?? '',
        ...textClaim('loginName', claims.preferred_username),
        // An address that the directory has not proved stands for nobody.
        ...(claims.email_verified === true ? textClaim('email', claims.email) : {}),
      }
    },
    endSessionUrl: async (idToken, backTo) => {
      const config = await configuration()
      if (config.serverMetadata().end_session_endpoint === undefined) return undefined
      const words = { id_token_hint: idToken, post_logout_redirect_uri: backTo }
      return oidc.buildEndSessionUrl(config, words).href
    },
  }
}

function textClaim<Name extends string>(name: Name, value: unknown): { readonly [key in Name]?: string } {
  if (typeof value !== 'string' || value === '' || value.length > longestIdentity) return {}
  return { [name]: value } as { readonly [key in Name]: string }
}
