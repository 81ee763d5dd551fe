import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectEncrypted, type TLSSocket } from 'node:tls'

/** What a mail server says: 2xx and 3xx go on, 4xx may be tried again, 5xx never. */
export class SmtpRefusal extends Error {
  constructor(
    readonly code: number,
    text: string,
  ) {
    super(`${code} ${text}`.slice(0, 200))
    this.name = 'SmtpRefusal'
  }
}

/** Talks to a mail server line by line. */
export interface SmtpLine {
  /** Says a command and answers the lines of the reply; throws what is not of the expected kind. */
  readonly say: (command: string, expected: 2 | 3) => Promise<readonly string[]>
  readonly hear: (expected: 2 | 3) => Promise<readonly string[]>
  /** Goes on encrypted on the same connection. */
  readonly encrypt: (host: string) => Promise<SmtpLine>
  readonly close: () => void
}

const patienceMilliseconds = 20_000
const longestReply = 20_000

export function openLine(host: string, port: number, isEncrypted: boolean): Promise<SmtpLine> {
  return new Promise((resolve, reject) => {
    const socket = isEncrypted
      ? connectEncrypted({ host, port, servername: host }, () => resolve(lineOver(socket)))
      : connectPlain({ host, port }, () => resolve(lineOver(socket)))
    socket.setTimeout(patienceMilliseconds, () =>
      socket.destroy(new Error('The mail server does not answer.')),
    )
    socket.once('error', reject)
  })
}

function lineOver(socket: Socket | TLSSocket): SmtpLine {
  let heard = ''
  let failure: Error | undefined
  let wake: (() => void) | undefined
  const stir = () => wake?.()
  const onData = (part: Buffer) => {
    heard += part.toString('utf8')
    if (heard.length > longestReply) socket.destroy(new Error('The mail server says too much.'))
    stir()
  }
  const fail = (error: Error) => {
    failure ??= error
    stir()
  }
  socket.on('data', onData)
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('The mail server has hung up.')))

  const reply = async (): Promise<readonly string[]> => {
    for (;;) {
      // A reply ends with the line whose code is followed by a space.
      const whole = /^(?:\d{3}-.*\r?\n)*\d{3}(?: .*)?\r?\n/.exec(heard)?.[0]
      if (whole !== undefined) {
        heard = heard.slice(whole.length)
        return whole.trimEnd().split(/\r?\n/)
      }
      if (failure) throw failure
      await new Promise<void>(resolve => {
        wake = resolve
      })
    }
  }
  const hear = async (expected: 2 | 3) => {
    const lines = await reply()
    const code = Number(lines[0]?.slice(0, 3))
    if (Math.floor(code / 100) !== expected) throw new SmtpRefusal(code, lines[0]?.slice(4) ?? '')
    return lines.map(line => line.slice(4))
  }
  return {
    hear,
    say: (command, expected) => {
      socket.write(`${command}\r\n`)
      return hear(expected)
    },
    encrypt: host =>
      new Promise((resolve, reject) => {
        socket.off('data', onData)
        // Whatever was said before the encryption counts for nothing.
        heard = ''
        const secure = connectEncrypted({ socket, servername: host }, () => resolve(lineOver(secure)))
        secure.once('error', reject)
      }),
    close: () => socket.destroy(),
  }
}
