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

describe('settings of the server', () => {
  it('with nothing set it is the demo on port 8080 of this machine, with an embedded database under .data', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({ mode: 'demo', host: '127.0.0.1', port: 8080, drainSeconds: 0 })
    expect(settings.dataFolder).toMatch(/\.data$/)
    expect(settings.databaseUrl).toBeUndefined()
  })

  it('with a database named it is production, unless the mode says demo', () => {
    const DATABASE_URL = 'postgres://app:pw@db/gpms'
    expect(readSettings({ DATABASE_URL, GPMS_SECRET: 'x'.repeat(32) }).mode).toBe('production')
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
    const pinned = { ...production, GPMS_SECRET: 'x'.repeat(32), GPMS_CLOCK: '2026-11-20T09:00:00+09:00' }
    expect(problemsOf(production)[0]).toMatch(/^GPMS_SECRET: production needs one; write at least 32 random/)
    expect(problemsOf({ ...production, GPMS_SECRET: demoSecret })[0]).toMatch(/known to everybody/)
    expect(problemsOf({ ...production, GPMS_SECRET: 'short' })[0]).toMatch(/has 5 characters/)
    expect(problemsOf(pinned)).toEqual(['GPMS_CLOCK: production runs on the real clock; leave it out.'])
  })

  it('everything that is wrong is named at once', () => {
    expect(problemsOf({ PORT: 'x', GPMS_MODE: 'y', GPMS_CLOCK: 'z' })).toHaveLength(3)
  })
})
