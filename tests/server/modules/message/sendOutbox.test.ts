import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import type { Services } from '../../../../server/http/serverModule'
import { sendMessage } from '../../../../server/modules/message/outbox'
import { pauseAfter, sendOutbox } from '../../../../server/modules/message/sendOutbox'
import { readSettings } from '../../../../server/settings'
import { externalPortal, type ProductServer, startProduct } from '../productServer'
import { type MailStandIn, readMail, startMailServer } from './mailServer'

let product: ProductServer
let mailServer: MailStandIn
let gateway: Server
const texts: { readonly headers: unknown; readonly body: unknown }[] = []
const gatewayStatus = { code: 200 }
let services: Services

beforeAll(async () => {
  product = await startProduct()
  mailServer = await startMailServer()
  gateway = createServer((request, response) => {
    let body = ''
    request.on('data', part => {
      body += String(part)
    })
    request.on('end', () => {
      if (gatewayStatus.code === 200) texts.push({ headers: request.headers, body: JSON.parse(body) })
      response.writeHead(gatewayStatus.code).end()
    })
  })
  await new Promise<void>(resolve => gateway.listen(0, '127.0.0.1', () => resolve()))
  const address = gateway.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const settings = readSettings({
    GPMS_SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    GPMS_MAIL_FROM: 'gpms@hanbit.example',
    GPMS_SMS_URL: `http://127.0.0.1:${port}/send`,
    GPMS_SMS_TOKEN: 'token of the gateway',
  })
  services = { database: product.database, clock: product.clock, settings }
})
afterAll(async () => {
  await product.stop()
  await mailServer.stop()
  gateway.close()
})
beforeEach(() => inDatabase(tx => tx.deleteFrom('outbox').execute()))
afterEach(() => {
  mailServer.replies.clear()
  gatewayStatus.code = 200
})

type InTransaction<Answer> = Parameters<typeof withActor<Answer>>[2]
const inDatabase = <Answer>(work: InTransaction<Answer>) => withActor(product.database, systemActor, work)

const put = (message: Partial<Parameters<typeof sendMessage>[2]> = {}) =>
  inDatabase(tx =>
    sendMessage(
      tx,
      services.settings.secret,
      {
        channel: 'E',
        recipient: 'clerk@daesung.example',
        portal: 'E',
        userId: 'daesung1',
        purpose: 'NOTICE',
        title: '[OGPMS] 비밀번호가 변경되었습니다. 본인이 아니라면 관리자에게 알려 주세요.',
        text: '안녕하세요.\n.점으로 시작하는 줄도 그대로 갑니다.',
        ...message,
      },
      product.clock.now(),
    ),
  )
const rows = () => inDatabase(tx => tx.selectFrom('outbox').selectAll().orderBy('outbox_seq').execute())
const states = async () =>
  (await rows()).map(row => (row.sent_dt ? 'sent' : row.dead_dt ? `dead: ${row.last_error}` : 'waiting'))

describe('messages on their way', () => {
  it('a mail arrives as it was written, once', async () => {
    const before = mailServer.mails.length
    await put()
    expect(await sendOutbox(services)).toEqual(['sent'])
    expect(await sendOutbox(services)).toEqual([])
    const arrived = mailServer.mails.slice(before)
    expect(arrived.map(({ from, to }) => [from, to])).toEqual([
      ['gpms@hanbit.example', 'clerk@daesung.example'],
    ])
    expect(readMail(arrived[0]?.text ?? '')).toEqual({
      title: '[OGPMS] 비밀번호가 변경되었습니다. 본인이 아니라면 관리자에게 알려 주세요.',
      text: '안녕하세요.\n.점으로 시작하는 줄도 그대로 갑니다.',
    })
    expect(Math.max(...(arrived[0]?.text.split('\n') ?? []).map(line => line.length))).toBeLessThanOrEqual(78)
  })

  it('a text message goes to the gateway with its key', async () => {
    await put({ channel: 'S', recipient: '01012345678', text: '인증번호는 111111입니다.' })
    expect(await sendOutbox(services)).toEqual(['sent'])
    expect(texts.at(-1)).toMatchObject({
      headers: { authorization: 'Bearer token of the gateway' },
      body: { to: '01012345678', text: '인증번호는 111111입니다.' },
    })
  })

  it('many senders at once send each message once', async () => {
    const before = mailServer.mails.length
    for (let count = 0; count < 12; count += 1) await put({ recipient: `clerk${count}@daesung.example` })
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => sendOutbox(services)))
    expect(outcomes.flat()).toHaveLength(12)
    const recipients = mailServer.mails.slice(before).map(({ to }) => to)
    expect(new Set(recipients).size).toBe(12)
    expect(recipients).toHaveLength(12)
  })

  it('waits longer after each try that failed, and is given up after the sixth', async () => {
    mailServer.replies.set('RCPT TO', '451 try later')
    await put()
    const outcomes: string[] = []
    for (let tries = 1; tries <= 6; tries += 1) {
      outcomes.push(...(await sendOutbox(services)))
      product.clock.advance(pauseAfter(tries) - 1)
      expect(await sendOutbox(services)).toEqual([])
      product.clock.advance(1)
    }
    expect(outcomes).toEqual(['later', 'later', 'later', 'later', 'later', 'dead'])
    expect(await states()).toEqual(['dead: 451 try later'])
  })

  it('arrives when the mail server is well again', async () => {
    mailServer.replies.set('MAIL FROM', '')
    await put()
    expect(await sendOutbox(services)).toEqual(['later'])
    mailServer.replies.clear()
    product.clock.advance(pauseAfter(1))
    expect(await sendOutbox(services)).toEqual(['sent'])
  })

  it('a recipient whom the mail server will never take is given up at once', async () => {
    mailServer.replies.set('RCPT TO', '550 no such mailbox')
    await put()
    expect(await sendOutbox(services)).toEqual(['dead'])
  })

  it('a recipient that is no address is given up before anything is said', async () => {
    const before = mailServer.mails.length
    await put({ recipient: 'a@b.example>\r\nRCPT TO:<evil@c.example' })
    expect(await sendOutbox(services)).toEqual(['dead'])
    expect(mailServer.mails).toHaveLength(before)
  })

  it.each([
    [400, 'dead'],
    [429, 'later'],
    [503, 'later'],
  ])('a gateway that answers %i leaves the message %s', async (code, outcome) => {
    gatewayStatus.code = code
    await put({ channel: 'S', recipient: '01012345678' })
    expect(await sendOutbox(services)).toEqual([outcome])
  })

  it('one whose sender died is not sent a second time', async () => {
    await put()
    await inDatabase(tx =>
      tx.updateTable('outbox').set({ claimed_dt: product.clock.now(), try_cnt: 1 }).execute(),
    )
    expect(await sendOutbox(services)).toEqual([])
    product.clock.advance(300_001)
    expect(await sendOutbox(services)).toEqual([])
    expect(await states()).toEqual(['dead: 보내던 서버가 멈췄습니다. 이미 보냈을 수 있습니다.'])
  })

  it('a code that has run out is not sent any more', async () => {
    await put({ purpose: 'OTP' })
    product.clock.advance(180_001)
    expect(await sendOutbox(services)).toEqual(['dead'])
  })

  it('without a way to send they stay, and the demo shows them', async () => {
    const before = mailServer.mails.length
    await put()
    const silent = { ...services, settings: readSettings({}) }
    expect(await sendOutbox(silent)).toEqual([])
    expect(mailServer.mails).toHaveLength(before)
    const nobody = product.callerWith('', { accessToken: '', refreshToken: '' }, externalPortal)
    const { body } = await nobody.call('listOutbox')
    expect(body.rows.map(row => row.text)).toEqual(['안녕하세요.\n.점으로 시작하는 줄도 그대로 갑니다.'])
  })

  it.each([
    ['454 not now', 'later'],
    ['502 unknown', 'dead'],
  ])(
    'offered encryption that is refused by %s ends the try as %s, and nothing is said in the clear',
    async (reply, outcome) => {
      mailServer.replies.set('EHLO', '250-standin\r\n250 STARTTLS')
      mailServer.replies.set('', reply)
      const before = mailServer.mails.length
      await put()
      expect(await sendOutbox(services)).toEqual([outcome])
      expect(mailServer.mails).toHaveLength(before)
    },
  )

  it('no password of ours travels in the clear', async () => {
    const settings = readSettings({
      GPMS_SMTP_URL: `smtp://user:secret@127.0.0.1:${mailServer.port}`,
      GPMS_MAIL_FROM: 'gpms@hanbit.example',
    })
    const before = mailServer.mails.length
    await put()
    expect(await sendOutbox({ ...services, settings })).toEqual(['dead'])
    expect(mailServer.mails).toHaveLength(before)
    expect(await states()).toEqual(['dead: 530 the password would travel in the clear'])
  })

  it('beyond this machine nothing is said in the clear, with or without a password', async () => {
    const settings = readSettings({
      // Any address of this machine, which does not say that it is this machine.
      GPMS_SMTP_URL: `smtp://0.0.0.0:${mailServer.port}`,
      GPMS_MAIL_FROM: 'gpms@hanbit.example',
    })
    const before = mailServer.mails.length
    await put()
    expect(await sendOutbox({ ...services, settings })).toEqual(['dead'])
    expect(mailServer.mails).toHaveLength(before)
    expect(await states()).toEqual(['dead: 530 the mail would travel in the clear'])
  })
})
