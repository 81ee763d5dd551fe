import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { type ErpSettings, readErpSettings } from './erpSettings'
import { type LoginSettings, readLoginSettings } from './loginSettings'
import { type MessageSettings, readMessageSettings } from './messageSettings'
import { readSessionSettings, type SessionSettings } from './sessionSettings'
import { readTaxOfficeSettings, type TaxOfficeSettings } from './taxOfficeSettings'

/** Where figures for Prometheus are read. */
export interface MetricsPlace {
  readonly host: string
  readonly port: number
}

export type Mode = 'demo' | 'production'

export interface Settings {
  readonly mode: Mode
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** Undefined: the server keeps an embedded PostgreSQL under `dataFolder`. */
  readonly databaseUrl?: string
  /** The role that owns the tables and runs migrations; the same as databaseUrl unless given. */
  readonly ownerUrl?: string
  /** A copy of the database that reports are read from, a moment behind it. */
  readonly reportsUrl?: string
  readonly dataFolder: string
  /** Where production's embedded PostgreSQL keeps its log for a recovery to any moment; others archive nothing here. */
  readonly archiveFolder?: string
  readonly filesFolder: string
  /** ISO instant at which the clock begins to run, for demonstrations and tests. */
  readonly clockStart?: string
  /** Signs and hashes what sessions carry. */
  readonly secret: string
  readonly session: SessionSettings
  readonly login: LoginSettings
  readonly messages: MessageSettings
  /** Where slips are posted to; without it none can be. */
  readonly erp?: ErpSettings
  /** Whom the state of business numbers is asked of; the demo has a stand-in of its own. */
  readonly taxOffice?: TaxOfficeSettings
  /** Whether /cyberDevLogin and /conv exist. */
  readonly devPages: boolean
  /** Origins beside the server's own from which effects are taken: the public name behind a proxy. */
  readonly origins: readonly string[]
  /** Addresses and networks of the proxies in front: only they may say from where a request comes. */
  readonly proxies: readonly string[]
  readonly logLevel: string
  /** How long /readyz says no before the server stops taking requests, so that a balancer notices. */
  readonly drainSeconds: number
  /** Undefined: no figures are served. */
  readonly metrics?: MetricsPlace
}

/** Known to everybody who reads this file, so production refuses it. */
export const demoSecret = 'gpms-demo-secret-not-for-production'
const shortestSecret = 32
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** A setting that is wrong, with what would be right. */
export interface SettingProblem {
  readonly name: string
  readonly text: string
}

export class SettingsError extends Error {
  constructor(readonly problems: readonly SettingProblem[]) {
    super(problems.map(problem => `${problem.name}: ${problem.text}`).join('\n'))
    this.name = 'SettingsError'
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads every setting of the server from the environment. All that is wrong is named at once, in a SettingsError. */
export function readSettings(environment: Environment): Settings {
  const problems: SettingProblem[] = []
  const wrong = (name: string, text: string) => problems.push({ name, text })
  // An empty variable is what a shell or a compose file leaves of an unset one.
  const given = (name: string) => environment[name]?.trim() || undefined

  const databaseUrl = readDatabaseUrl('DATABASE_URL', given('DATABASE_URL'), wrong)
  const reportsUrl = readDatabaseUrl('GPMS_REPORTS_URL', given('GPMS_REPORTS_URL'), wrong)
  const ownerUrl = readDatabaseUrl('GPMS_OWNER_URL', given('GPMS_OWNER_URL'), wrong)
  const mode = readMode(given('GPMS_MODE'), databaseUrl !== undefined, wrong)
  const dataFolder = resolve(given('GPMS_DATA') ?? '.data')
  const clockStart = readClock(given('GPMS_CLOCK'), mode, wrong)
  const secret = readSecret(given('GPMS_SECRET'), mode, wrong)

  const isDemo = mode === 'demo'
  const port = readWhole('PORT', given('PORT'), 8080, 65_535, wrong)
  const origins = readOrigins(given('GPMS_ORIGINS'), wrong)

  const erp = readErpSettings(given, wrong)
  const taxOffice = readTaxOfficeSettings(given, wrong)

  const metrics = readMetrics(given('GPMS_METRICS'), wrong)
  const settings: Settings = {
    mode,
    host: given('HOST') ?? '127.0.0.1',
    port,
    dataFolder,
    filesFolder: resolve(given('GPMS_FILES') ?? `${dataFolder}/files`),
    secret,
    session: readSessionSettings(isDemo, given, wrong),
    login: readLoginSettings(given, wrong, { isDemo, port, secret, origins }),
    messages: readMessageSettings(given, wrong, isDemo),
    devPages: readDevPages(given('GPMS_DEV_PAGES'), isDemo, wrong),
    origins,
    proxies: readProxies(given('GPMS_PROXIES'), wrong),
    logLevel: readLogLevel(given('GPMS_LOG'), mode, wrong),
    drainSeconds: readWhole(
      'GPMS_DRAIN_SECONDS',
      given('GPMS_DRAIN_SECONDS'),
      mode === 'demo' ? 0 : 5,
      60,
      wrong,
    ),
    ...(metrics ? { metrics } : {}),
    ...(erp ? { erp } : {}),
    ...(taxOffice ? { taxOffice } : {}),
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(isDemo || databaseUrl
      ? {}
      : { archiveFolder: resolve(given('GPMS_ARCHIVE') ?? `${dataFolder}/archive`) }),
    ...(ownerUrl ? { ownerUrl } : {}),
    ...(reportsUrl ? { reportsUrl } : {}),
    ...(clockStart ? { clockStart } : {}),
  }
  if (problems.length > 0) throw new SettingsError(problems)
  return settings
}

type Wrong = (name: string, text: string) => void

function readWhole(
  name: string,
  text: string | undefined,
  initial: number,
  greatest: number,
  wrong: Wrong,
): number {
  if (text === undefined) return initial
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  if (value <= greatest) return value
  wrong(name, `"${text}" is not a whole number from 0 to ${greatest}, for example ${initial}.`)
  return initial
}

function readDevPages(text: string | undefined, isDemo: boolean, wrong: Wrong): boolean {
  if (text !== undefined && text !== 'on' && text !== 'off')
    wrong('GPMS_DEV_PAGES', `"${text}" is neither of on and off.`)
  if (text === 'on' && !isDemo)
    wrong('GPMS_DEV_PAGES', 'pages of developers log in without a password; production has none.')
  return isDemo && text !== 'off'
}

function readMode(text: string | undefined, hasDatabase: boolean, wrong: Wrong): Mode {
  if (text === 'demo' || text === 'production') return text
  if (text !== undefined) wrong('GPMS_MODE', `"${text}" is not a mode; write demo or production.`)
  return hasDatabase ? 'production' : 'demo'
}

function readDatabaseUrl(name: string, text: string | undefined, wrong: Wrong): string | undefined {
  if (text === undefined) return undefined
  if (/^postgres(ql)?:\/\/[^/]+\/[^/?]+/.test(text)) return text
  // The value may hold a password, so it is not repeated.
  wrong(name, 'is not a PostgreSQL address; write postgres://user:password@host:5432/database.')
  return undefined
}

function readClock(text: string | undefined, mode: Mode, wrong: Wrong): string | undefined {
  if (text === undefined) return undefined
  if (mode === 'production') wrong('GPMS_CLOCK', 'production runs on the real clock; leave it out.')
  const hasZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text)
  if (hasZone && !Number.isNaN(Date.parse(text))) return text
  wrong('GPMS_CLOCK', `"${text}" is not an instant with its zone; write 2026-11-20T09:00:00+09:00.`)
  return undefined
}

function readSecret(text: string | undefined, mode: Mode, wrong: Wrong): string {
  if (mode === 'production') {
    const advice = `write at least ${shortestSecret} random characters, for example from: openssl rand -base64 48`
    if (text === undefined) wrong('GPMS_SECRET', `production needs one; ${advice}`)
    else if (text === demoSecret) wrong('GPMS_SECRET', `the demo's secret is known to everybody; ${advice}`)
    else if (text.length < shortestSecret) wrong('GPMS_SECRET', `has ${text.length} characters; ${advice}`)
  }
  return text ?? demoSecret
}

function readOrigins(text: string | undefined, wrong: Wrong): readonly string[] {
  const origins = (text ?? '').split(',').flatMap(part => part.trim() || [])
  for (const origin of origins) {
    if (!/^https?:\/\/[^/]+$/.test(origin))
      wrong(
        'GPMS_ORIGINS',
        `"${origin}" is not an origin; write https://gpms.example.com, several joined by commas.`,
      )
  }
  return origins
}

function readProxies(text: string | undefined, wrong: Wrong): readonly string[] {
  const proxies = (text ?? '').split(',').flatMap(part => part.trim() || [])
  for (const proxy of proxies) {
    const [address = '', bits, ...more] = proxy.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    const isNetwork =
      bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most)
    if (isIP(address) === 0 || !isNetwork || more.length > 0)
      wrong(
        'GPMS_PROXIES',
        `"${proxy}" is no address of a proxy; write 10.0.0.5 or 10.0.0.0/24, several joined by commas.`,
      )
  }
  return proxies
}

function readMetrics(text: string | undefined, wrong: Wrong): MetricsPlace | undefined {
  if (text === undefined) return undefined
  const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(text) ?? []
  if (host !== '' && Number(port) >= 1 && Number(port) <= 65_535) return { host, port: Number(port) }
  wrong('GPMS_METRICS', `"${text}" is not an address with its port; write 127.0.0.1:9464.`)
  return undefined
}

function readLogLevel(text: string | undefined, mode: Mode, wrong: Wrong): string {
  if (text === undefined) return mode === 'demo' ? 'warn' : 'info'
  if (!logLevels.includes(text))
    wrong('GPMS_LOG', `"${text}" is not a level; write one of ${logLevels.join(', ')}.`)
  return text
}
