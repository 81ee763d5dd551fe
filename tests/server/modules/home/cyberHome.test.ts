import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let supplier: Caller
let other: Caller

beforeAll(async () => {
  product = await startProduct()
  supplier = await product.logInSupplier('daesung1')
  other = await product.logInSupplier('hanul001')
}, 120_000)
afterAll(() => product.stop())

interface Truth {
  readonly comp_no: string
  readonly sent: number
  readonly due: number
  readonly asked: number
  readonly confirmed: number
  readonly orders: readonly string[]
}

/** What the database holds of the company of a user, seen from above all row policies. */
const truthOf = (userId: string) =>
  withActor(product.database, systemActor, async tx => {
    const { rows } = await sql<Truth>`select comp_no,
      (select count(*)::int from po where po.comp_no = u.comp_no and status = 'SENT') as sent,
      (select count(*)::int from po where po.comp_no = u.comp_no and order_type <> 'TEST'
        and status in ('ACCEPTED', 'PARTIAL')) as due,
      (select count(*)::int from adjustment a where a.comp_no = u.comp_no and status = 'NOTIFIED') as asked,
      (select count(*)::int from adjustment a where a.comp_no = u.comp_no and status = 'CONFIRMED') as confirmed,
      array(select po_no from po where po.comp_no = u.comp_no) as orders
      from ext_user u where user_id = ${userId}`.execute(tx)
    const [truth] = rows
    if (!truth) throw new Error(`Nobody is called ${userId}.`)
    return truth
  })

describe('the home of suppliers', () => {
  it.each(['daesung1', 'hanul001', 'mirae001', 'nippon01'])(
    '%s is told the counts of the own company and of no other',
    async userId => {
      const caller = await product.logInSupplier(userId)
      const { status, body } = await caller.call('getCyberHomeSummary', { block: 'counts' })
      const { sent, due, asked, confirmed } = await truthOf(userId)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        counts: { poSentCnt: sent, dlvDueCnt: due, calcCnt: asked, tiReqCnt: confirmed },
      })
    },
  )

  it('lists the latest orders of the own company', async () => {
    const [mine, theirs] = await Promise.all(
      [supplier, other].map(
        async caller => (await caller.call('getCyberHomeSummary', { block: 'orders' })).body,
      ),
    )
    const { orders } = await truthOf('daesung1')
    const numbers = (mine?.orders ?? []).map(order => order.poNo)
    expect(numbers).toEqual([...orders].sort().reverse().slice(0, 10))
    expect((theirs?.orders ?? []).some(order => orders.includes(order.poNo))).toBe(false)
  })

  it('says nothing of requests, estimates and inspections', async () => {
    const { body } = await supplier.call('getCyberHomeSummary')
    expect(Object.keys(body).sort()).toEqual(['counts', 'months', 'notices', 'orders'])
    expect(JSON.stringify(body)).not.toMatch(/prNo|est|receiptAmt|requester|buyer/i)
  })

  it('shows notices for suppliers and no others', async () => {
    const { notices = [] } = (await supplier.call('getCyberHomeSummary', { block: 'notices' })).body
    expect(notices.length).toBeGreaterThan(0)
    const boards = await withActor(product.database, systemActor, tx =>
      tx
        .selectFrom('post')
        .select(['board_id', 'target'])
        .where('post_no', 'in', [0, ...notices.map(notice => notice.postNo)])
        .execute(),
    )
    expect(boards.every(post => post.board_id === 'ogpms' && post.target !== 'INT')).toBe(true)
  })

  it('opens a notice for suppliers, and none of the staff', async () => {
    const { notices = [] } = (await supplier.call('getCyberHomeSummary', { block: 'notices' })).body
    const read = await supplier.call('getPost', { boardId: 'ogpms', postNo: notices[0]?.postNo })
    expect(read.status).toBe(200)
    expect(read.body.header.title).toBe(notices[0]?.title)
    const staff = await product.logIn('req.mobile')
    const { notices: theirs = [] } = (await staff.call('getHomeSummary', { block: 'notices' })).body
    const refused = await supplier.call('getPost', { boardId: 'notice', postNo: theirs[0]?.postNo })
    expect(refused.status).toBe(403)
    const listed = await supplier.call('listPost', { boardId: 'notice' })
    expect([listed.status, listed.msg, listed.body.rows]).toEqual([200, '', []])
  })

  it('takes the file of a notice for suppliers along, and no file of the staff', async () => {
    const writer = await product.logIn('system.admin')
    const attached = async (boardId: string, target: string) => {
      const { body: file } = await writer.call('uploadFile', {
        ownerType: 'POST',
        fileName: '안내.pdf',
        body: Buffer.from('%PDF-1.7\n%안내\n'),
      })
      const { fileId } = file
      const header = {
        title: '파일 안내',
        target,
        content: '<p>파일을 확인해 주세요. 감사합니다.</p>',
        fileId,
      }
      const days = { postFrom: product.clock.today(), postTo: product.clock.today(), useYn: 'Y' }
      const created = await writer.call('createPost', { boardId, body: { header: { ...header, ...days } } })
      expect(created.msg).toBe('')
      return { id: fileId, seq: 1 }
    }
    const theirs = await attached('ogpms', 'EXT')
    const staff = await attached('notice', 'ALL')
    expect((await supplier.call('downloadFileWs', theirs)).status).toBe(200)
    expect((await supplier.call('downloadFileWs', staff)).status).toBe(403)
    expect((await supplier.call('listFiles', { id: staff.id })).status).toBe(403)
  })

  it('writes nothing on a board', async () => {
    const header = { title: '안내드립니다', target: 'ALL', content: '<p>열 글자가 넘는 글입니다.</p>' }
    const created = await supplier.call('createPost', { boardId: 'ogpms', body: { header } })
    expect(created.status).toBe(403)
  })

  it('is closed to employees', async () => {
    const staff = await product.logIn('system.admin')
    expect((await staff.call('getCyberHomeSummary')).status).toBe(403)
  })
})
