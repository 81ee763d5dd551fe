/** How long sessions, codes and passwords last. Each is a whole number from the environment. */
export interface SessionSettings {
  /** Minutes without a request after which a session ends, R-03. */
  readonly idleMinutes: number
  /** Minutes after log-in when it ends in any case, R-03. */
  readonly longestMinutes: number
  /** Sessions a user may have at once; one more ends the one unused longest, R-07. */
  readonly sessionsPerUser: number
  /** Seconds a verification code counts, R-16. */
  readonly codeSeconds: number
  /** Days after which a password must be changed; 0 for never. */
  readonly passwordDays: number
  /** Seconds that tokens in an address count, spec §9; 0 refuses them (requirements 1). */
  readonly urlTokenSeconds: number
  /** Minutes of the first lock after failures in a row; each further failure doubles it, R-14. */
  readonly lockMinutes: number
  /** Minutes of the longest lock. */
  readonly longestLockMinutes: number
  /** Months for which is kept who took personal data away, R-53. */
  readonly personalExportMonths: number
}

interface WholeSetting {
  readonly name: string
  readonly initial: number
  readonly least: number
  readonly greatest: number
}

const passwordDaysOfDemo = 90

const settings = {
  idleMinutes: { name: 'GPMS_SESSION_IDLE_MINUTES', initial: 30, least: 1, greatest: 600 },
  longestMinutes: { name: 'GPMS_SESSION_LONGEST_MINUTES', initial: 600, least: 1, greatest: 1440 },
  sessionsPerUser: { name: 'GPMS_SESSIONS_PER_USER', initial: 5, least: 1, greatest: 50 },
  codeSeconds: { name: 'GPMS_CODE_SECONDS', initial: 180, least: 30, greatest: 600 },
  passwordDays: { name: 'GPMS_PASSWORD_DAYS', initial: 0, least: 0, greatest: 3650 },
  urlTokenSeconds: { name: 'GPMS_URL_TOKEN_SECONDS', initial: 5, least: 0, greatest: 5 },
  lockMinutes: { name: 'GPMS_LOCK_MINUTES', initial: 5, least: 1, greatest: 60 },
  longestLockMinutes: { name: 'GPMS_LONGEST_LOCK_MINUTES', initial: 60, least: 1, greatest: 1440 },
  personalExportMonths: { name: 'GPMS_PERSONAL_EXPORT_MONTHS', initial: 24, least: 12, greatest: 24 },
} as const satisfies Record<keyof SessionSettings, WholeSetting>

export function readSessionSettings(
  isDemo: boolean,
  given: (name: string) => string | undefined,
  wrong: (name: string, text: string) => void,
): SessionSettings {
  const read = ({ name, initial, least, greatest }: WholeSetting) => {
    const text = given(name)
    if (text === undefined) return initial
    const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
    if (value >= least && value <= greatest) return value
    wrong(name, `"${text}" is not a whole number from ${least} to ${greatest}, for example ${initial}.`)
    return initial
  }
  const { passwordDays } = settings
  return {
    idleMinutes: read(settings.idleMinutes),
    longestMinutes: read(settings.longestMinutes),
    sessionsPerUser: read(settings.sessionsPerUser),
    codeSeconds: read(settings.codeSeconds),
    passwordDays: read({ ...passwordDays, initial: isDemo ? passwordDaysOfDemo : passwordDays.initial }),
    urlTokenSeconds: read(settings.urlTokenSeconds),
    lockMinutes: read(settings.lockMinutes),
    longestLockMinutes: read(settings.longestLockMinutes),
    personalExportMonths: read(settings.personalExportMonths),
  }
}
