import { describe, expect, it } from 'vitest'
import { demoSecret, readSettings, SettingsError } from '../../server/settings'

const problemsOf = (environment: Record<string, string>) => {
  try {
    readSettings(environment)
  } catch (error) {
    return error instanceof SettingsError
      ? error.problems.map(({ name, text }) => `${name}: ${text}`)
      : [String(error)]
  }
  return []
}

const mail = { GPMS_SMTP_URL: 'smtp://u:p@mail.example', GPMS_MAIL_FROM: 'gpms@example.com' }
/** The least that production needs. */
const ready = { GPMS_SECRET: 'x'.repeat(32), ...mail, GPMS_SMS_URL: 'off' }

describe('settings of the server', () => {
  it('with nothing set it is the demo on port 8080 of this machine, with an embedded database under .data', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({ mode: 'demo', host: '127.0.0.1', port: 8080, drainSeconds: 0 })
    expect(settings.dataFolder).toMatch(/\.data$/)
    expect(settings.databaseUrl).toBeUndefined()
  })

  it('with a database named it is production, unless the mode says demo', () => {
    const DATABASE_URL = 'postgres://app:pw@db/gpms'
    expect(readSettings({ DATABASE_URL, ...ready }).mode).toBe('production')
    expect(readSettings({ DATABASE_URL, GPMS_MODE: 'demo' }).mode).toBe('demo')
  })

  it('an empty variable counts as not set', () => {
    expect(readSettings({ PORT: '', GPMS_MODE: '' })).toMatchObject({ port: 8080, mode: 'demo' })
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT: "eighty" is not a whole number from 0 to 65535, for example 8080.'],
    [{ PORT: '70000' }, 'PORT: "70000" is not a whole number from 0 to 65535, for example 8080.'],
    [{ GPMS_MODE: 'prod' }, 'GPMS_MODE: "prod" is not a mode; write demo or production.'],
    [
      { DATABASE_URL: 'mysql://app:secret@db/gpms' },
      'DATABASE_URL: is not a PostgreSQL address; write postgres://user:password@host:5432/database.',
    ],
    [
      { GPMS_CLOCK: '2026-11-20 09:00' },
      'GPMS_CLOCK: "2026-11-20 09:00" is not an instant with its zone; write 2026-11-20T09:00:00+09:00.',
    ],
    [
      { GPMS_LOG: 'loud' },
      'GPMS_LOG: "loud" is not a level; write one of fatal, error, warn, info, debug, trace, silent.',
    ],
    ...['10.0.0', '10.0.0.0/33', '10.0.0.0/0', 'proxy.example', '::1/129', '10.0.0.1/8/8'].map(
      (GPMS_PROXIES): [Readonly<Record<string, string>>, string] => [
        { GPMS_PROXIES },
        `GPMS_PROXIES: "${GPMS_PROXIES}" is no address of a proxy; write 10.0.0.5 or 10.0.0.0/24, several joined by commas.`,
      ],
    ),
    [
      { GPMS_ORIGINS: 'gpms.example.com' },
      'GPMS_ORIGINS: "gpms.example.com" is not an origin; write https://gpms.example.com, several joined by commas.',
    ],
    [
      { GPMS_SESSION_IDLE_MINUTES: '0' },
      'GPMS_SESSION_IDLE_MINUTES: "0" is not a whole number from 1 to 600, for example 30.',
    ],
    [
      { GPMS_CODE_SECONDS: '900' },
      'GPMS_CODE_SECONDS: "900" is not a whole number from 30 to 600, for example 180.',
    ],
  ])('%o is refused with what would be right', (environment, text) => {
    expect(problemsOf(environment)).toContain(text)
  })

  it('production refuses no secret, the secret of the demo, a short secret and a pinned clock', () => {
    const production = { GPMS_MODE: 'production' }
    const pinned = { ...production, ...ready, GPMS_CLOCK: '2026-11-20T09:00:00+09:00' }
    expect(problemsOf(production)[0]).toMatch(/^GPMS_SECRET: production needs one; write at least 32 random/)
    expect(problemsOf({ ...production, GPMS_SECRET: demoSecret })[0]).toMatch(/known to everybody/)
    expect(problemsOf({ ...production, GPMS_SECRET: 'short' })[0]).toMatch(/has 5 characters/)
    expect(problemsOf(pinned)).toEqual(['GPMS_CLOCK: production runs on the real clock; leave it out.'])
  })

  it('everything that is wrong is named at once', () => {
    expect(problemsOf({ PORT: 'x', GPMS_MODE: 'y', GPMS_CLOCK: 'z' })).toHaveLength(3)
  })
})

describe('settings of log-in and messages', () => {
  it('production does not start while suppliers could not be sent their code', () => {
    const { GPMS_SECRET } = ready
    expect(problemsOf({ GPMS_MODE: 'production', GPMS_SECRET })).toEqual([
      'GPMS_SMTP_URL: suppliers log in with a code that is mailed; write smtp://user:password@host:587.',
      'GPMS_SMS_URL: suppliers may want their code as a text message; write the address of the gateway, or off for mail alone.',
    ])
  })

  it('a mail server and a gateway are read with what they need', () => {
    const { messages } = readSettings({
      ...mail,
      GPMS_SMTP_URL: 'smtps://a%40b:p%2F@mail.example',
      GPMS_SMS_URL: 'https://sms.example/send',
      GPMS_SMS_TOKEN: 't',
    })
    expect(messages).toEqual({
      mail: {
        host: 'mail.example',
        port: 465,
        isEncrypted: true,
        user: 'a@b',
        password: 'p/',
        from: 'gpms@example.com',
      },
      text: { url: 'https://sms.example/send', token: 't' },
    })
  })

  it('a mode with a directory starts one of its own in the demo, and needs one in production', () => {
    const demo = readSettings({ GPMS_LOGIN_MODE: 'SSO_AD', PORT: '9000' }).login
    expect(demo).toMatchObject({
      way: 'SSO_AD',
      directory: { issuer: 'http://localhost:9001', demoPort: 9001 },
    })
    expect(problemsOf({ ...ready, GPMS_MODE: 'production', GPMS_LOGIN_MODE: 'AD' })).toEqual([
      'GPMS_OIDC_ISSUER: this log-in mode needs a directory; write the https address of its issuer.',
    ])
    const real = { GPMS_LOGIN_MODE: 'AD', GPMS_OIDC_ISSUER: 'https://ad.example', GPMS_OIDC_SECRET: 's' }
    expect(problemsOf({ ...ready, ...real, GPMS_MODE: 'production' })).toEqual([
      'GPMS_ORIGINS: log-in at a directory returns to our public address; write it first here.',
    ])
  })

  it.each([
    [
      { GPMS_LOGIN_MODE: 'LDAP' },
      'GPMS_LOGIN_MODE: "LDAP" is none of the words; write one of IDPW, AD, SSO, SSO_AD.',
    ],
    [{ GPMS_TOKEN_MODE: 'jar' }, 'GPMS_TOKEN_MODE: "jar" is none of the words; write one of header, cookie.'],
    [
      { GPMS_EXTERNAL_HOSTS: 'https://ogpms.example.com' },
      'GPMS_EXTERNAL_HOSTS: "https://ogpms.example.com" is no host; write ogpms.example.com, several joined by commas.',
    ],
    [{ GPMS_ENTRY_KEY: 'short' }, 'GPMS_ENTRY_KEY: has 5 characters; write at least 32.'],
    [
      { GPMS_SMTP_URL: 'mail.example' },
      'GPMS_SMTP_URL: is no mail server; write smtp://user:password@host:587, or smtps://… for port 465.',
    ],
    [
      { GPMS_SMTP_URL: 'smtp://mail.example' },
      'GPMS_MAIL_FROM: a mail needs a sender; write a plain address, for example gpms@example.com.',
    ],
  ])('%o is refused with what would be right', (environment, text) => {
    expect(problemsOf(environment)).toContain(text)
  })
})
