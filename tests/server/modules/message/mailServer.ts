import { createServer, type Socket } from 'node:net'

interface TakenMail {
  readonly from: string
  readonly to: string
  readonly text: string
  readonly login: string | undefined
}

export interface MailStandIn {
  readonly port: number
  readonly mails: readonly TakenMail[]
  /** Replies to commands, by their beginning, instead of the usual ones; an empty one hangs up. */
  readonly replies: Map<string, string>
  readonly stop: () => Promise<void>
}

const usual: Readonly<Record<string, string>> = {
  EHLO: '250-standin\r\n250 SIZE 1000000',
  AUTH: '235 welcome',
  'MAIL FROM': '250 sender',
  'RCPT TO': '250 recipient',
  DATA: '354 go on',
  '.': '250 taken',
  QUIT: '221 bye',
}

/** A mail server of its own for tests: it takes mails, or says what a test wants it to say. */
export async function startMailServer(): Promise<MailStandIn> {
  const mails: TakenMail[] = []
  const replies = new Map<string, string>()
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.write('220 standin\r\n')
    let heard = ''
    let content: string[] | undefined
    const mail = { from: '', to: '', login: undefined as string | undefined }
    const answer = (command: string) => {
      const begin = Object.keys(usual).find(word => command.startsWith(word)) ?? ''
      const reply = replies.get(begin) ?? usual[begin] ?? '500 what'
      if (begin === '.' && reply.startsWith('2')) mails.push({ ...mail, text: content?.join('\n') ?? '' })
      if (reply === '') socket.destroy()
      else socket.write(`${reply}\r\n`)
      content = begin === 'DATA' && reply.startsWith('3') ? [] : undefined
    }
    socket.on('data', part => {
      heard += part.toString('utf8')
      for (let end = heard.indexOf('\r\n'); end >= 0; end = heard.indexOf('\r\n')) {
        const line = heard.slice(0, end)
        heard = heard.slice(end + 2)
        if (content && line !== '.') content.push(line)
        else {
          if (line.startsWith('MAIL FROM')) mail.from = line.slice(11, -1)
          if (line.startsWith('RCPT TO')) mail.to = line.slice(9, -1)
          if (line.startsWith('AUTH')) mail.login = line
          answer(line)
        }
      }
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    mails,
    replies,
    stop: () =>
      new Promise(resolve => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

/** What a reader sees: the decoded title and text of a mail. */
export function readMail(text: string): { readonly title: string; readonly text: string } {
  const [head = '', body = ''] = text.split(/\n\n/)
  const words = [...head.matchAll(/=\?UTF-8\?B\?([^?]+)\?=/g)].map(([, word = '']) => word)
  const decode = (base64: string) => Buffer.from(base64, 'base64').toString('utf8')
  return { title: words.map(decode).join(''), text: decode(body.replaceAll('\n', '')) }
}
