import { createHash } from 'node:crypto'

export interface Mail {
  readonly from: string
  readonly to: string
  readonly title: string
  readonly text: string
  /** The same for every try, so that a mail server that saw it before can tell. */
  readonly id: string
  readonly sentAt: Date
}

const lineLength = 76
/** Bytes of text in one encoded word of a header, which may be 75 characters long (RFC 2047). */
const wordBytes = 42

/** One address and nothing else: no line break and no second recipient gets into the envelope. */
export const isMailAddress = (text: string) => /^[^\s<>,;:"()[\]\\@]+@[a-z0-9.-]+$/i.test(text)

/** A mail as it travels: plain text in base64, so that no line is too long and none begins with a dot. */
export function mailText({ from, to, title, text, id, sentAt }: Mail): string {
  const domain = from.split('@')[1] ?? 'localhost'
  const name = createHash('sha256').update(id).digest('hex').slice(0, 32)
  const lines =
    Buffer.from(text, 'utf8')
      .toString('base64')
      .match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? []
  return [
    `From: <${from}>`,
    `To: <${to}>`,
    `Subject: ${encodedWords(title)}`,
    `Date: ${sentAt.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${name}@${domain}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    'Auto-Submitted: auto-generated',
    '',
    ...lines,
    '',
  ].join('\r\n')
}

/** Cut between characters, since each word is read by itself. */
function encodedWords(text: string): string {
  const words: string[] = ['']
  for (const letter of text) {
    const last = words.at(-1) ?? ''
    if (Buffer.byteLength(last + letter) > wordBytes) words.push(letter)
    else words[words.length - 1] = last + letter
  }
  return words.map(word => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ')
}
