import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type HandOver, handOver } from '../../../../server/document/handOver'
import { readOutbox } from '../../../../server/modules/message/outbox'
import { mailNotices } from '../../../../server/modules/notice/mailNotices'
import { readSettings } from '../../../../server/settings'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { request } from '../purchaseRequest/prInputs'

let product: ProductServer
let requester: Caller
let head: Caller
const settings = readSettings({})
beforeAll(async () => {
  product = await startProduct()
  requester = await product.logIn('req.mobile')
  head = await product.logIn('head.mobile')
})
afterAll(() => product.stop())

const tell = (notice: HandOver) =>
  withActor(product.database, systemActor, tx =>
    handOver({ tx, actor: systemActor, now: product.clock.now() }, notice),
  )
const titlesOf = async (caller: Caller) =>
  (await caller.call('listMyNotice')).body.rows.map(({ title }) => title)
const mails = () =>
  withActor(product.database, systemActor, tx => readOutbox(tx, settings.secret)).then(rows =>
    rows.map(({ recipient, title, text }) => ({ recipient, title, text })),
  )
const sendMails = () => mailNotices({ database: product.database, clock: product.clock, settings })

describe('handing a document over', () => {
  it('tells the first approver of a submitted request, and nobody else', async () => {
    const { docNo: prNo } = (
      await requester.call('createPr', { body: request({ title: '알림을 보낼 지그' }) })
    ).body
    await requester.call('submitPr', { prNo, body: { version: 0 } })
    const { rows, unread } = (await head.call('listMyNotice')).body
    expect(rows[0]).toMatchObject({ title: '결재 요청: 알림을 보낼 지그', isRead: false })
    expect(rows[0]?.link).toContain(`/prEdit?prNo=${prNo}&apprNo=AP`)
    expect(unread).toBeGreaterThan(0)
    const own = await requester.call('listMyNotice')
    expect(own.body.rows.map(row => row.title)).not.toContain('결재 요청: 알림을 보낼 지그')
  })

  it('marks one as read, or all up to the one that was seen last, and only one’s own', async () => {
    await tell({ people: ['head.mobile', 'dir.mobile'], title: '첫째', link: '/' })
    await tell({ people: ['head.mobile', 'dir.mobile'], title: '둘째', link: '/' })
    const director = await product.logIn('dir.mobile')
    const [second, first] = (await head.call('listMyNotice')).body.rows
    const one = await head.call('readMyNotice', { body: { notiSeq: first?.notiSeq ?? '' } })
    expect(one.body.rows.slice(0, 2).map(({ isRead }) => isRead)).toEqual([false, true])
    const all = await head.call('readMyNotice', { body: { notiSeq: second?.notiSeq ?? '', before: true } })
    expect(all.body.unread).toBe(0)
    await director.call('readMyNotice', { body: { notiSeq: second?.notiSeq ?? '' } })
    expect((await director.call('listMyNotice')).body.unread).toBe(2)
  })

  it('tells every active user of a supplier and of no other, who sees it in the own portal alone', async () => {
    await tell({
      companies: ['C000001'],
      title: '견적의뢰가 도착했습니다',
      link: '/cyber/prCheckList',
    })
    const [ours, theirs] = [await product.logInSupplier('daesung2'), await product.logInSupplier('hanul001')]
    expect(await titlesOf(ours)).toContain('견적의뢰가 도착했습니다')
    expect(await titlesOf(theirs)).not.toContain('견적의뢰가 도착했습니다')
    // Staff and suppliers may have the same identifier.
    await tell({ people: ['daesung2'], title: '같은 ID의 직원에게', link: '/' })
    expect(await titlesOf(ours)).not.toContain('같은 ID의 직원에게')
  })

  it('mails each notice once, with the address that it leads to', async () => {
    await sendMails()
    await tell({ people: ['head.mobile'], title: '메일로도 알림', link: '/prEdit?prNo=PR202611-000001' })
    await Promise.all([sendMails(), sendMails()])
    // The server's own sender may be at it too.
    const sent = async () => (await mails()).filter(({ title }) => title === '메일로도 알림')
    await expect.poll(sent, { timeout: 10_000 }).toHaveLength(1)
    await sendMails()
    const [mail, ...others] = await sent()
    expect(others).toEqual([])
    expect(mail?.recipient).toContain('@')
    expect(mail?.text).toContain('/prEdit?prNo=PR202611-000001')
  })
})
