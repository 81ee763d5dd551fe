import type { IncomingHttpHeaders } from 'node:http'
import * as oidc from 'openid-client'
import type { DirectorySettings } from '../../loginSettings'
import type { Settings } from '../../settings'

/** What begins a log-in: kept by the browser, sealed, until it comes back. */
export interface DirectoryRequest {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  /** The password was to be asked for, so the directory has to say that it did so after this log-in began. */
  readonly prompt?: 'login' | 'none'
}

/** Whom the directory says somebody is. */
export interface DirectoryPerson {
  readonly identity: string
  readonly loginName?: string
  readonly email?: string
  /** The directory's token, for its log-out. */
  readonly idToken: string
}

interface StartWish {
  readonly redirectUri: string
  /** login asks for the password in any case, none refuses at once whoever is not known yet. */
  readonly prompt?: 'login' | 'none'
  /** Further words for the directory; the demo says by one of them who is to be logged in. */
  readonly more?: Readonly<Record<string, string>>
}

/** The directory as the server talks to it: authorization code with PKCE, state and nonce. */
export interface DirectoryClient {
  readonly begin: (wish: StartWish) => Promise<{ readonly url: URL; readonly request: DirectoryRequest }>
  /**
   * `returned` is the address that the browser came back with, `seconds` how long it was away. Throws what directoryFault can
   * read.
   */
  readonly finish: (returned: URL, request: DirectoryRequest, seconds: number) => Promise<DirectoryPerson>
  /** Where the directory ends its own session; nothing when it cannot. */
  readonly endSessionUrl: (idToken: string, backTo: string) => Promise<string | undefined>
}

const longestIdentity = 100
/** A directory's addresses and keys change; so often they are read again. */
const metadataMilliseconds = 3_600_000
/** The clocks of two machines. */
const clockSeconds = 60

/** Where the directory sends the browser back to. Without a public address the demo answers where it was asked. */
export function returnOrigin({ origins }: Pick<Settings, 'origins'>, { host }: IncomingHttpHeaders): string {
  return origins[0] ?? `http://${host ?? 'localhost'}`
}

export function createDirectoryClient(
  settings: DirectorySettings,
  clock: () => number = performance.now.bind(performance),
): DirectoryClient {
  const { issuer, clientId, clientSecret, identityClaim, scope, seconds } = settings
  let found: { readonly metadata: oidc.Configuration; readonly at: number } | undefined
  const discover = async () => {
    const execute = issuer.startsWith('http://') ? [oidc.allowInsecureRequests] : []
    const server = new URL(issuer)
    return oidc.discovery(server, clientId, undefined, oidc.ClientSecretBasic(clientSecret), {
      execute: [...execute, oidc.enableNonRepudiationChecks],
      timeout: seconds,
    })
  }
  const configuration = async () => {
    const known = found
    if (known && clock() - known.at <= metadataMilliseconds) return known.metadata
    try {
      const metadata = await discover()
      found = { metadata, at: clock() }
      return metadata
    } catch (error) {
      // What a directory has said holds while it is away; without it the next log-in asks again.
      if (known) return known.metadata
      throw error
    }
  }
  const wanted = [identityClaim, 'preferred_username', 'email']
  /** Many directories say in the ID token who somebody is, and the rest by UserInfo (OpenID Connect Core 5.4). */
  const allClaims = async (
    config: oidc.Configuration,
    tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers,
  ): Promise<Readonly<Record<string, unknown>>> => {
    const signed = { ...tokens.claims() }
    const isWhole = wanted.every(name => signed[name] !== undefined)
    if (isWhole || config.serverMetadata().userinfo_endpoint === undefined) return signed
    const told = await oidc.fetchUserInfo(config, tokens.access_token, String(signed.sub))
    return { ...told, ...signed }
  }
  return {
    begin: async ({ redirectUri, prompt, more = {} }) => {
      const config = await configuration()
      const verifier = oidc.randomPKCECodeVerifier()
      const request = {
        ...{ state: oidc.randomState(), nonce: oidc.randomNonce(), verifier },
        ...(prompt ? { prompt } : {}),
      }
      const url = oidc.buildAuthorizationUrl(config, {
        ...more,
        redirect_uri: redirectUri,
        scope,
        state: request.state,
        nonce: request.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(prompt ? { prompt } : {}),
        // Whoever is asked for it must say when it was: prompt alone could be taken out of the address on the way.
        ...(prompt === 'login' ? { max_age: '0' } : {}),
      })
      return { url, request }
    },
    finish: async (returned, { state, nonce, verifier, prompt }, secondsAway) => {
      const config = await configuration()
      const tokens = await oidc.authorizationCodeGrant(config, returned, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
        ...(prompt === 'login' ? { maxAge: Math.ceil(secondsAway) + clockSeconds } : {}),
      })
      // The library looks at "exp" and "nbf" alone.
      if ((tokens.claims()?.iat ?? 0) > Date.now() / 1_000 + clockSeconds)
        throw new TypeError('The directory has issued a token in the future.')
      const claims = await allClaims(config, tokens)
      const identity = claims[identityClaim]
      if (typeof identity !== 'string' || identity === '' || identity.length > longestIdentity)
        throw new TypeError(`The directory says no "${identityClaim}" that names a person.`)
      return {
        identity,
        idToken: tokens.id_token ?? '',
        ...textClaim('loginName', claims.preferred_username ?? claims.upn),
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
