/** A mail server as an address says it. */
export interface MailServer {
  readonly host: string
  readonly port: number
  /** Encrypted from the first byte (smtps); else by STARTTLS. */
  readonly isEncrypted: boolean
  readonly user?: string
  readonly password?: string
  readonly from: string
}

/** A gateway for text messages: takes JSON by POST, with a bearer token. */
export interface TextGateway {
  readonly url: string
  readonly token?: string
}

/** By what messages leave. Without both they stay in the outbox, where the demo shows them. */
export interface MessageSettings {
  readonly mail?: MailServer
  readonly text?: TextGateway
}

type Given = (name: string) => string | undefined
type Wrong = (name: string, text: string) => void

const submissionPort = 587
const encryptedPort = 465

/** Said in place of a gateway: codes go by mail alone. */
const withoutTexts = 'off'

export function readMessageSettings(given: Given, wrong: Wrong, isDemo: boolean): MessageSettings {
  const mail = readMailServer(given, wrong)
  const gateway = given('GPMS_SMS_URL')
  if (!isDemo && given('GPMS_SMTP_URL') === undefined)
    wrong(
      'GPMS_SMTP_URL',
      'suppliers log in with a code that is mailed; write smtp://user:password@host:587.',
    )
  if (!isDemo && gateway === undefined)
    wrong(
      'GPMS_SMS_URL',
      'suppliers may want their code as a text message; write the address of the gateway, or off for mail alone.',
    )
  const url = gateway === withoutTexts ? undefined : gateway
  if (url !== undefined && !/^https?:\/\/[^/?#]+/.test(url))
    wrong('GPMS_SMS_URL', 'is no address; write the https address of the gateway for text messages, or off.')
  const token = given('GPMS_SMS_TOKEN')
  return {
    ...(mail ? { mail } : {}),
    ...(url ? { text: { url, ...(token ? { token } : {}) } } : {}),
  }
}

function readMailServer(given: Given, wrong: Wrong): MailServer | undefined {
  const address = given('GPMS_SMTP_URL')
  if (address === undefined) return undefined
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    // The value may hold a password, so it is not repeated.
    wrong(
      'GPMS_SMTP_URL',
      'is no mail server; write smtp://user:password@host:587, or smtps://… for port 465.',
    )
    return undefined
  }
  const from = given('GPMS_MAIL_FROM')
  if (from === undefined || !/^[^\s<>@]+@[^\s<>@]+$/.test(from))
    wrong('GPMS_MAIL_FROM', 'a mail needs a sender; write a plain address, for example gpms@example.com.')
  const isEncrypted = url.protocol === 'smtps:'
  return {
    host: url.hostname,
    port: url.port === '' ? (isEncrypted ? encryptedPort : submissionPort) : Number(url.port),
    isEncrypted,
    ...(url.username === ''
      ? {}
      : { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) }),
    from: from ?? '',
  }
}
