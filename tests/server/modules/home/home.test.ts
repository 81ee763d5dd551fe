import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, monthOf } from '../../../../schemas/shared/calendar'
import { type ProductServer, startProduct } from '../productServer'

let product: ProductServer

beforeAll(async () => {
  product = await startProduct()
}, 120_000)
afterAll(() => product.stop())

const countsOf = async (singleid: string) => {
  const caller = await product.logIn(singleid)
  const { status, body } = await caller.call('getHomeSummary', { block: 'counts' })
  expect(status).toBe(200)
  return { caller, counts: body.counts ?? { apprWaitCnt: -1 } }
}

const year = () => {
  const today = product.clock.today()
  return { reqDateFrom: addDays(today, -365), reqDateTo: today }
}

describe('the home of employees', () => {
  it.each(['req.mobile', 'head.mobile', 'buy.mobile', 'buy.all', 'acc.staff', 'system.admin'])(
    '%s is told of as many documents as the lists show with the filters of the tiles',
    async singleid => {
      const { caller, counts } = await countsOf(singleid)
      const requests = async (filters: object) =>
        (await caller.call('listPr', { ...filters, ...year(), size: 1 })).body.total
      const decided = async (status: string) => {
        const { reqDateFrom: lastDeciDtFrom, reqDateTo: lastDeciDtTo } = year()
        const filters = { status, lastDeciDtFrom, lastDeciDtTo, size: 1 }
        return (await caller.call('listPr', filters)).body.total
      }
      const inbox = await caller.call('listApprovalInbox', { size: 1 })
      const receipts = await caller.call('listWarehousing', { status: 'REQUESTED', size: 1 })
      const { reqDateFrom: postedDtFrom, reqDateTo: postedDtTo } = year()
      const open = { postAction: 'OPEN', postedDtFrom, postedDtTo, size: 1 }
      const errors = await caller.call('listPostingError', open)
      const closing = {
        rfqDueYn: 'Y',
        lastDeciDtFrom: postedDtFrom,
        lastDeciDtTo: postedDtTo,
        size: 1,
      } as const
      const changes = { chgStatus: 'SENT', poDateFrom: postedDtFrom, poDateTo: postedDtTo, size: 1 }
      const mine = { requester: singleid }
      const listed = {
        apprWaitCnt: inbox.body.total,
        prDraftCnt: await requests({ status: 'DRAFT', ...mine }),
        prBackCnt: await requests({ status: 'REJECTED,RETURNED', ...mine }),
        prReceiveCnt: await decided('APPROVED'),
        prOrderCnt: await decided('RECEIVED,SELECTED'),
        rfqDueCnt: (await caller.call('listPr', closing)).body.total,
        poChgCnt: (await caller.call('listPo', changes)).body.total,
        inspectCnt: receipts.body.total,
        postErrorCnt: errors.body.total,
      }
      const { settleCnt: _settleCnt, ...told } = counts
      expect(listed).toMatchObject(told)
    },
  )

  it('shows each role the counts of its own work and no others', async () => {
    const names = async (singleid: string) => Object.keys((await countsOf(singleid)).counts).sort()
    const requester = ['apprWaitCnt', 'inspectCnt', 'prBackCnt', 'prDraftCnt']
    const buyer = [...requester, 'poChgCnt', 'prOrderCnt', 'prReceiveCnt', 'rfqDueCnt', 'settleCnt'].sort()
    expect(await names('req.mobile')).toEqual(requester)
    expect(await names('buy.mobile')).toEqual(buyer)
    const accountant = ['apprWaitCnt', 'postErrorCnt', 'prBackCnt', 'prDraftCnt', 'settleCnt']
    expect(await names('acc.staff')).toEqual(accountant)
    // Reads everything and has nothing to do.
    expect(await names('audit.mon')).toEqual(['apprWaitCnt'])
  })

  it('counts within the rows that a person may see', async () => {
    const all = (await countsOf('buy.all')).counts
    const mobile = (await countsOf('buy.mobile')).counts
    const semi = (await countsOf('buy.semi')).counts
    expect(mobile.prReceiveCnt).toBeGreaterThan(0)
    expect(mobile.prReceiveCnt).toBeLessThan(all.prReceiveCnt ?? 0)
    expect((mobile.settleCnt ?? 0) + (semi.settleCnt ?? 0)).toBeLessThanOrEqual(all.settleCnt ?? 0)
  })

  it('adds up the last six months of what a person may see', async () => {
    const monthsOf = async (singleid: string) => {
      const caller = await product.logIn(singleid)
      return (await caller.call('getHomeSummary', { block: 'months' })).body.months ?? []
    }
    const [all, mobile] = [await monthsOf('buy.all'), await monthsOf('buy.mobile')]
    expect(all).toHaveLength(6)
    expect(all.at(-1)?.month).toBe(monthOf(product.clock.today()))
    for (const [index, { month, poAmt }] of mobile.entries()) {
      expect(month).toBe(all[index]?.month)
      expect(BigInt(poAmt)).toBeLessThanOrEqual(BigInt(all[index]?.poAmt ?? 0))
    }
    const caller = await product.logIn('buy.all')
    const report = await caller.call('getMonthlyReport01', { yyyymm: all.at(-2)?.month })
    const { poAmt, receiptAmt, totalAmt } = report.body.sums
    expect(all.at(-2)).toMatchObject({ poAmt, receiptAmt, totalAmt })
  })

  it('shows what is posted for staff today, and marks as new what one has not read', async () => {
    const caller = await product.logIn('req.semi')
    const noticesOf = async () =>
      (await caller.call('getHomeSummary', { block: 'notices' })).body.notices ?? []
    const first = await noticesOf()
    expect(first.length).toBeGreaterThan(0)
    const fresh = first.find(notice => notice.mark === '새 글')
    expect(fresh).toBeDefined()
    await caller.call('getPost', { boardId: 'notice', postNo: fresh?.postNo })
    const after = (await noticesOf()).find(notice => notice.postNo === fresh?.postNo)
    expect(after).toBeDefined()
    expect(after?.mark).not.toBe('새 글')
  })

  it('shows writers no more than readers are shown', async () => {
    const numbers = async (singleid: string) => {
      const caller = await product.logIn(singleid)
      const { body } = await caller.call('getHomeSummary', { block: 'notices' })
      return (body.notices ?? []).map(notice => notice.postNo)
    }
    expect(await numbers('system.admin')).toEqual(await numbers('req.mobile'))
  })

  it('answers one block alone, or all of them', async () => {
    const caller = await product.logIn('req.mobile')
    const keysOf = async (input: object) =>
      Object.keys((await caller.call('getHomeSummary', { ...input })).body).sort()
    expect(await keysOf({ block: 'notices' })).toEqual(['notices'])
    expect(await keysOf({})).toEqual(['counts', 'months', 'notices', 'shortcuts'])
  })

  it('is closed to suppliers', async () => {
    const supplier = await product.logInSupplier('daesung1')
    expect((await supplier.call('getHomeSummary')).status).toBe(403)
  })
})
