import { hostname } from 'node:os'
import type { MailServer } from '../../messageSettings'
import { isMailAddress, type Mail, mailText } from './mailText'
import { openLine, type SmtpLine, SmtpRefusal } from './smtpLine'

/** Hands one mail to the mail server. Throws when it was not taken; an SmtpRefusal of 500 or more will not be taken ever. */
export async function sendMail(server: MailServer, mail: Omit<Mail, 'from'>): Promise<void> {
  const { host, port, isEncrypted, from } = server
  if (!isMailAddress(mail.to)) throw new SmtpRefusal(553, 'the recipient is no address')
  const opened = await openLine(host, port, isEncrypted)
  let line = opened
  try {
    await line.hear(2)
    let offers = await greet(line)
    if (!isEncrypted && offers.includes('STARTTLS')) {
      await line.say('STARTTLS', 2)
      line = await line.encrypt(host)
      offers = await greet(line)
    }
    await authenticate(line, server, isEncrypted || line !== opened)
    await line.say(`MAIL FROM:<${from}>`, 2)
    await line.say(`RCPT TO:<${mail.to}>`, 2)
    await line.say('DATA', 3)
    // Taken with this reply; a farewell that fails changes nothing.
    await line.say(`${mailText({ ...mail, from })}\r\n.`, 2)
    await line.say('QUIT', 2).catch(() => undefined)
  } finally {
    line.close()
  }
}

const greet = async (line: SmtpLine) =>
  (await line.say(`EHLO ${hostname() || 'localhost'}`, 2)).map(offer => offer.trim().toUpperCase())

async function authenticate(line: SmtpLine, { user, password = '' }: MailServer, isEncrypted: boolean) {
  if (user === undefined) return
  if (!isEncrypted) throw new SmtpRefusal(530, 'the password would travel in the clear')
  const words = Buffer.from(`\u0000${user}\u0000${password}`).toString('base64')
  await line.say(`AUTH PLAIN ${words}`, 2)
}
