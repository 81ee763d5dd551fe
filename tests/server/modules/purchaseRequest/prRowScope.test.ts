import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { demoAccounts } from '../../../../server/modules/demo/demoAccounts'
import { seededRandom } from '../../../../server/seed/seededRandom'
import { type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let numbers: readonly string[]
beforeAll(async () => {
  product = await startProduct()
  const rows = await withActor(product.database, systemActor, tx =>
    tx.selectFrom('pr').select('pr_no').execute(),
  )
  numbers = rows.map(row => row.pr_no)
})
afterAll(() => product.stop())

const working = demoAccounts.filter(account => account.status !== 'R').map(account => account.singleid)

describe('who sees which request', () => {
  it('is the same in the list, in the document, in the count and in the sum, whoever asks', async () => {
    const random = seededRandom(7)
    const differences: string[] = []
    for (const singleid of working) {
      const caller = await product.logIn(singleid)
      const list = await caller.call('listPr', { size: 0 })
      const listed = new Set(list.body.rows.map(row => row.prNo))
      const sum = list.body.rows.reduce((total, row) => total + BigInt(row.totalAmtKrw), 0n)
      expect([list.body.total, list.body.sums?.totalAmtKrw]).toEqual([listed.size, String(sum)])
      const totals = await caller.call('listPr', { want: 'totals' })
      expect(totals.body).toMatchObject({ total: listed.size, sums: { totalAmtKrw: String(sum) } })
      for (let index = 0; index < 12; index += 1) {
        const prNo = random.pick(numbers)
        const { status } = await caller.call('getPr', { prNo })
        if ((status === 200) !== listed.has(prNo)) differences.push(`${singleid} ${prNo} ${status}`)
      }
    }
    expect(differences).toEqual([])
  }, 60_000)

  it('follows the scope of the group: all, section, department, own', async () => {
    const scopes: readonly (readonly [string, (row: { section: string; deptcd: string }) => boolean])[] = [
      ['buy.mobile', row => row.section === '모바일사업부'],
      ['dept.mobile', row => row.deptcd === 'D1020'],
      ['dir.mobile', row => row.deptcd.startsWith('D10')],
      ['buy.depta', row => row.deptcd === 'D9020'],
    ]
    for (const [singleid, isMine] of scopes) {
      const { body } = await (await product.logIn(singleid)).call('listPr', { size: 0 })
      expect(body.rows.filter(row => !isMine(row))).toEqual([])
    }
    const all = await (await product.logIn('cfo')).call('listPr', { size: 0 })
    expect(all.body.total).toBe(numbers.length)
  })

  it('hides a request of another section as if it did not exist, and only the whole company is told so', async () => {
    const semi = await (await product.logIn('req.semi')).call('listPr', { size: 1 })
    const prNo = semi.body.rows[0]?.prNo ?? ''
    const requester = await product.logIn('req.mobile')
    const hidden = await requester.call('getPr', { prNo })
    const unknown = await requester.call('getPr', { prNo: 'PR202611-999999' })
    expect([hidden.status, hidden.body]).toEqual([403, unknown.body])
    const told = await (await product.logIn('buy.all')).call('getPr', { prNo: 'PR202611-999999' })
    expect([told.status, told.msg]).toEqual([422, '존재하지 않는 문서입니다.'])
  })

  it('keeps a group without the right from drafting, and everybody without a session out', async () => {
    const auditor = await product.logIn('audit.mon')
    expect((await auditor.call('createPr', { body: { header: {}, lines: [] } })).status).toBe(403)
    const nobody = product.callerWith('', { accessToken: '', refreshToken: '' })
    const refused = await nobody.call('listPr')
    expect([refused.status, refused.code]).toEqual([401, 'GPMS005'])
  })
})
