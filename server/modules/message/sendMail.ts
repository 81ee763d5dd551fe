import { createHash } from 'node:crypto'
import { createTransport, type NodemailerError } from 'nodemailer'
import { messageLimits } from '../../limits'
import type { MailServer } from '../../messageSettings'

interface Mail {
  readonly to: string
  readonly title: string
  readonly text: string
  /** The same for every try, so that a mail server that saw it before can tell. */
  readonly id: string
  readonly sentAt: Date
}

/** What the mail server refused: 4xx may be tried again, 5xx never. */
export class SmtpRefusal extends Error {
  constructor(
    readonly code: number,
    text: string,
  ) {
    super(text.slice(0, 200))
    this.name = 'SmtpRefusal'
  }
}

/** One address and nothing else: no line break and no second recipient gets into the envelope. */
export const isMailAddress = (text: string) => /^[^\s<>,;:"()[\]\\@]+@[a-z0-9.-]+$/i.test(text)

const isThisMachine = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host)

/** Hands one mail to the mail server. Throws when it was not taken; an SmtpRefusal of 500 or more will not be taken ever. */
export async function sendMail(server: MailServer, mail: Mail): Promise<void> {
  if (!isMailAddress(mail.to)) throw new SmtpRefusal(553, '553 the recipient is no address')
  const { host, port, isEncrypted, user, password = '' } = server
  const transport = createTransport({
    host,
    port,
    secure: isEncrypted,
    // What a server offers is always taken. One that offers no encryption must be this machine, and gets no password.
    requireTLS: user !== undefined || !isThisMachine(host),
    ...(user === undefined ? {} : { auth: { user, pass: password } }),
    connectionTimeout: messageLimits.answerMilliseconds,
    greetingTimeout: messageLimits.answerMilliseconds,
    socketTimeout: messageLimits.answerMilliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail(messageOf(server.from, mail))
  } catch (error) {
    throw refusalOf(error, user === undefined ? 'mail' : 'password')
  } finally {
    transport.close()
  }
}

/** Plain text in base64, so that no line is too long and none begins with a dot. */
function messageOf(from: string, { to, title, text, id, sentAt }: Mail) {
  const name = createHash('sha256').update(id).digest('hex').slice(0, 32)
  return {
    envelope: { from, to },
    from: { name: '', address: from },
    to: { name: '', address: to },
    subject: title,
    text,
    date: sentAt,
    messageId: `<${name}@${from.split('@')[1] ?? 'localhost'}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    encoding: 'base64',
    textEncoding: 'base64',
  } as const
}

/** The reply of the mail server behind an error; other errors, such as a lost connection, stay as they are. */
function refusalOf(error: unknown, secret: 'mail' | 'password'): unknown {
  if (!(error instanceof Error)) return error
  const { code, responseCode, response = '' }: NodemailerError = error
  if (responseCode === undefined) return error
  if (code === 'ETLS' && responseCode >= 500)
    return new SmtpRefusal(530, `530 the ${secret} would travel in the clear`)
  return new SmtpRefusal(responseCode, response)
}
