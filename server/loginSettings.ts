import { createHash } from 'node:crypto'

/** How staff log in, spec §4; IDPW is identifier and password at our own auth server. */
export type LoginWay = 'IDPW' | 'AD' | 'SSO' | 'SSO_AD'

/** The directory that AD and SSO stand on: an OpenID Connect provider. */
export interface DirectorySettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The claim by which a person is known here; person.ep_id and ext_user.dsad_id hold its values. */
  readonly identityClaim: string
  /** What is asked for; "openid" is among it. */
  readonly scope: string
  /** How long one call to the directory may take. */
  readonly seconds: number
  /** Port of the demo's own provider, which the server then starts; undefined with a real one. */
  readonly demoPort?: number
}

export interface LoginSettings {
  readonly way: LoginWay
  readonly directory?: DirectorySettings
  /** header: tokens in headers and session storage (spec §3); cookie: in HttpOnly cookies alone (requirements 1). */
  readonly tokenMode: 'header' | 'cookie'
  /** Staff read whether the identifier or the password is wrong, or one text for both (requirements 1). */
  readonly hasOneText: boolean
  /** Signs `t` of the external entry; without it `t` stands alone (requirements 1). */
  readonly entryKey?: string
  /** Hosts on which only the external portal is to be seen, spec §2. */
  readonly externalHosts: readonly string[]
}

type Given = (name: string) => string | undefined
type Wrong = (name: string, text: string) => void

interface Around {
  readonly isDemo: boolean
  readonly port: number
  readonly secret: string
  readonly origins: readonly string[]
}

const defaultSeconds = 5
const shortestEntryKey = 32

export function readLoginSettings(given: Given, wrong: Wrong, around: Around): LoginSettings {
  const choose = <Word extends string>(name: string, words: readonly [Word, ...Word[]]): Word => {
    const text = given(name)
    const found = words.find(word => word === text)
    if (text !== undefined && found === undefined)
      wrong(name, `"${text}" is none of the words; write one of ${words.join(', ')}.`)
    return found ?? words[0]
  }
  const way = choose<LoginWay>('GPMS_LOGIN_MODE', ['IDPW', 'AD', 'SSO', 'SSO_AD'])
  const directory = readDirectory(given, wrong, around, way)
  const entryKey = given('GPMS_ENTRY_KEY')
  if (entryKey !== undefined && entryKey.length < shortestEntryKey)
    wrong('GPMS_ENTRY_KEY', `has ${entryKey.length} characters; write at least ${shortestEntryKey}.`)
  return {
    way,
    tokenMode: choose('GPMS_TOKEN_MODE', ['header', 'cookie']),
    hasOneText: choose('GPMS_LOGIN_TEXTS', ['each', 'one']) === 'one',
    externalHosts: readHosts(given('GPMS_EXTERNAL_HOSTS'), wrong),
    ...(directory ? { directory } : {}),
    ...(entryKey ? { entryKey } : {}),
  }
}

function readDirectory(given: Given, wrong: Wrong, around: Around, way: LoginWay) {
  const issuer = given('GPMS_OIDC_ISSUER')
  if (issuer === undefined && way === 'IDPW') return undefined
  const seconds = given('GPMS_OIDC_SECONDS') ?? String(defaultSeconds)
  if (!/^([1-9]|[1-5]\d)$/.test(seconds))
    wrong('GPMS_OIDC_SECONDS', `"${seconds}" is not a whole number from 1 to 59, for example 5.`)
  const scope = given('GPMS_OIDC_SCOPE') ?? 'openid profile email'
  if (!scope.split(' ').includes('openid'))
    wrong('GPMS_OIDC_SCOPE', `"${scope}" is without "openid"; write for example openid profile email.`)
  const common = {
    clientId: given('GPMS_OIDC_CLIENT') ?? 'gpms',
    identityClaim: given('GPMS_OIDC_IDENTITY') ?? 'sub',
    scope,
    seconds: Number(seconds),
  }
  if (issuer === undefined) return demoDirectory(given, wrong, around, common)
  const isSecure = /^https:\/\/[^/?#]+/.test(issuer)
  if (!isSecure && !(around.isDemo && /^http:\/\/[^/?#]+/.test(issuer)))
    wrong('GPMS_OIDC_ISSUER', `"${issuer}" is no issuer; write its https address as the directory says it.`)
  if (around.origins.length === 0 && !around.isDemo)
    wrong('GPMS_ORIGINS', 'log-in at a directory returns to our public address; write it first here.')
  const clientSecret = given('GPMS_OIDC_SECRET')
  if (clientSecret === undefined)
    wrong('GPMS_OIDC_SECRET', 'the directory knows us by a secret; write the one it has given.')
  return { ...common, issuer, clientSecret: clientSecret ?? '' }
}

/** Without a directory of its own the demo starts one beside the server, with the demo accounts in it. */
function demoDirectory(
  given: Given,
  wrong: Wrong,
  { isDemo, port, secret }: Around,
  common: Pick<DirectorySettings, 'clientId' | 'identityClaim' | 'scope' | 'seconds'>,
): DirectorySettings | undefined {
  if (!isDemo) {
    wrong('GPMS_OIDC_ISSUER', 'this log-in mode needs a directory; write the https address of its issuer.')
    return undefined
  }
  const text = given('GPMS_DEMO_PROVIDER_PORT') ?? String(port + 1)
  const demoPort = /^\d{2,5}$/.test(text) ? Number(text) : 0
  if (demoPort === 0 || demoPort > 65_535)
    wrong('GPMS_DEMO_PROVIDER_PORT', `"${text}" is no port; write one that is free, for example 8081.`)
  return {
    ...common,
    issuer: `http://localhost:${demoPort}`,
    clientSecret: createHash('sha256').update(`demo provider ${secret}`).digest('hex'),
    demoPort,
  }
}

function readHosts(text: string | undefined, wrong: Wrong): readonly string[] {
  const hosts = (text ?? '').split(',').flatMap(part => part.trim().toLowerCase() || [])
  for (const host of hosts) {
    if (!/^[a-z0-9.-]+(:\d{1,5})?$/.test(host))
      wrong('GPMS_EXTERNAL_HOSTS', `"${host}" is no host; write ogpms.example.com, several joined by commas.`)
  }
  return hosts
}
