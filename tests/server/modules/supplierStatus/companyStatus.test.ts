import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationRequests } from '../../../../codegen/generated/types'
import { addDays, addMonths, monthOf } from '../../../../schemas/shared/calendar'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let manager: Caller
let admin: Caller
let buyer: Caller
let monitor: Caller
let accountant: Caller
let today: string
beforeAll(async () => {
  product = await startProduct()
  manager = await product.logIn('vendor.mgr')
  admin = await product.logIn('system.admin')
  buyer = await product.logIn('buy.mobile')
  monitor = await product.logIn('audit.mon')
  accountant = await product.logIn('acc.staff')
  today = product.clock.today()
})
afterAll(() => product.stop())

const listed = async (filters: object = {}, by = manager) =>
  (await by.call('listCompanyStatus', { yyyymm: monthOf(today), size: 0, ...filters })).body
const figuresOf = async (compNo: string, by = admin) =>
  (await by.call('getCompanyStatusFigures', { compNo })).body
const busiest = async () => (await listed({ sort: 'poCnt:desc', size: 5 })).rows.map(({ compNo }) => compNo)

describe('the status of suppliers', () => {
  it('adds up to the sums of all pages, whatever page is asked for', async () => {
    const all = await listed()
    const sumOf = (field: 'poAmt' | 'receiptAmt' | 'unsettledAmt') =>
      String(all.rows.reduce((sum, row) => sum + BigInt(row[field]), 0n))
    expect(all.total).toBe(all.rows.length)
    expect(all.sums).toEqual({
      poAmt: sumOf('poAmt'),
      receiptAmt: sumOf('receiptAmt'),
      unsettledAmt: sumOf('unsettledAmt'),
    })
    const behind = await listed({ page: 900, size: 10 })
    expect(behind).toEqual({ rows: [], total: all.total, sums: all.sums })
  })

  it('finds companies by name, group of sourcing and state', async () => {
    const named = await listed({ compNameKr: '대성' })
    expect(named.rows.map(({ compNameKr }) => compNameKr)).toContain('(주)대성정밀')
    const registered = await listed({ status: 'REGISTERED' })
    expect(new Set(registered.rows.map(({ status }) => status))).toEqual(new Set(['REGISTERED']))
    expect((await listed({ L1_SG_CODE: '98' })).rows).toEqual([])
  })

  it('refuses a month that has not begun', async () => {
    const next = monthOf(addMonths(today, 1))
    const { status, body } = await manager.call('listCompanyStatus', { yyyymm: next })
    expect({ status, body }).toMatchObject({ status: 422, body: { field: 'yyyymm' } })
  })

  it('counts the year that ends with an earlier month', async () => {
    const yyyymm = monthOf(addMonths(today, -2))
    const [first] = (await listed({ sort: 'poCnt:desc' })).rows
    const earlier = await admin.call('getCompanyStatusFigures', { compNo: first?.compNo ?? '', yyyymm })
    expect(earlier.body.months.at(-1)?.yyyymm).toBe(yyyymm)
    expect(earlier.body.kpi.dayFrom).toBe(`${addMonths(today, -13).slice(0, 7)}-01`)
  })
})

describe('a figure', () => {
  it('of orders is the total of the list of orders', async () => {
    for (const compNo of await busiest()) {
      const { kpi } = await figuresOf(compNo)
      const { body } = await admin.call('listPo', {
        ...{ compNo, status: 'SENT,ACCEPTED,PARTIAL,COMPLETED,CLOSED', want: 'totals' },
        ...{ poDateFrom: kpi.dayFrom, poDateTo: kpi.dayTo },
      })
      expect([compNo, kpi.poCnt, kpi.poAmt]).toEqual([compNo, body.total, body.sums?.totalAmtKrw])
    }
  })

  it('of open orders is the total of the open ones', async () => {
    for (const compNo of await busiest()) {
      const { kpi } = await figuresOf(compNo)
      const { body } = await admin.call('listPo', {
        ...{ compNo, status: 'SENT,ACCEPTED,PARTIAL', want: 'totals' },
        ...{ poDateFrom: addDays(today, -365), poDateTo: today },
      })
      expect([compNo, kpi.openPoCnt]).toEqual([compNo, body.total])
    }
  })

  it('of what waits to be settled is the sum of the receipts that settlements can take', async () => {
    const { rows } = await listed({ sort: 'unsettledAmt:desc' }, admin)
    const waiting = rows.filter(({ unsettledAmt }) => unsettledAmt !== '0')
    expect(waiting.length).toBeGreaterThan(2)
    for (const { compNo, unsettledAmt } of waiting) {
      const { body } = await admin.call('listAdjTarget', { compNo, size: 0 })
      const inWon = body.rows.every(({ currency }) => currency === 'KRW')
      expect([compNo, unsettledAmt]).toEqual([compNo, inWon ? body.sums?.amt : unsettledAmt])
    }
  })

  it('of surveys is the average of those answered', async () => {
    for (const compNo of await busiest()) {
      const { kpi } = await figuresOf(compNo)
      const { body } = await admin.call('listSatis', {
        ...{ compNo, status: 'ANSWERED', size: 0 },
        ...{ requestedDtFrom: kpi.dayFrom, requestedDtTo: kpi.dayTo },
      })
      const scores = body.rows.map(({ avgScore }) => Number(avgScore))
      const average = scores.reduce((sum, score) => sum + score, 0) / scores.length
      expect(scores.length === 0 ? undefined : Number(kpi.satisAvg)).toBe(
        scores.length === 0 ? undefined : Math.round(average * 100) / 100,
      )
    }
  })

  it('of days and defects is what its lines say, and what is late is listed whole', async () => {
    const factsOf = async (compNo: string, figure?: OperationRequests['listCompanyFact']['figure']) =>
      (await admin.call('listCompanyFact', { compNo, ...(figure === undefined ? {} : { figure }) })).body
    const rounded = (value: number) => Math.round(value * 100) / 100
    for (const compNo of await busiest()) {
      const { kpi } = await figuresOf(compNo)
      const [due, received] = [await factsOf(compNo, 'ON_TIME_RATE'), await factsOf(compNo, 'DEFECT_PPM')]
      expect(due.total).toBe(due.rows.length)
      expect(rounded((100 * Number(due.sums.value1)) / due.total)).toBe(Number(kpi.onTimeRate))
      const { value1, value2 } = received.sums
      expect(rounded((1_000_000 * Number(value1)) / Number(value2))).toBe(Number(kpi.defectPpm))
      expect((await factsOf(compNo)).total).toBe(kpi.lateCnt)
      const ordered = await factsOf(compNo, 'ORDERED')
      expect([ordered.total, ordered.sums.value1]).toEqual([kpi.poCnt, kpi.poAmt])
      expect(ordered.rows.filter(({ bigo, docPath }) => !bigo || !docPath)).toEqual([])
      expect((await factsOf(compNo, 'OPEN')).total).toBe(kpi.openPoCnt)
      expect((await factsOf(compNo, 'UNSETTLED')).sums.value1).toBe(kpi.unsettledAmt)
    }
  })

  it('is the same in the list and on the page, and the sum of its months', async () => {
    const { rows } = await listed({ sort: 'poCnt:desc', size: 5 }, admin)
    for (const { compNo, poCnt, poAmt, receiptAmt, onTimeRate, defectPpm, openPoCnt, unsettledAmt } of rows) {
      const { kpi, months } = await figuresOf(compNo)
      expect(kpi).toMatchObject({ poCnt, poAmt, receiptAmt, openPoCnt, unsettledAmt })
      expect([kpi.onTimeRate, kpi.defectPpm]).toEqual([onTimeRate, defectPpm])
      expect(months).toHaveLength(12)
      expect(String(months.reduce((sum, month) => sum + BigInt(month.poAmt), 0n))).toBe(poAmt)
      expect(String(months.reduce((sum, month) => sum + BigInt(month.receiptAmt), 0n))).toBe(receiptAmt)
    }
  })

  it('of achievement is the same for a buyer of one section', async () => {
    const [compNo = ''] = await busiest()
    const [whole, seen] = [await figuresOf(compNo), await figuresOf(compNo, buyer)]
    expect(seen.kpi).toMatchObject({ poCnt: whole.kpi.poCnt, poAmt: whole.kpi.poAmt })
    expect(seen.months).toEqual(whole.months)
  })

  it('names a buyer of one section no document of another, and still adds up', async () => {
    const asked = { poDateFrom: addDays(today, -365), poDateTo: today, size: 0 } as const
    const own = new Set((await buyer.call('listPo', asked)).body.rows.map(({ poNo }) => poNo))
    const before = `PO${monthOf(addMonths(today, -12))}`
    let hidden = 0
    for (const compNo of await busiest())
      for (const figure of ['ORDERED', 'ON_TIME_RATE'] as const) {
        const whole = (await admin.call('listCompanyFact', { compNo, figure })).body
        const seen = (await buyer.call('listCompanyFact', { compNo, figure })).body
        const others = seen.rows.filter(({ docNo }) => docNo === '')
        // A line may be due in the year of an order from before it.
        const named = seen.rows.filter(({ docNo }) => docNo !== '' && !docNo.startsWith(before))
        expect(named.filter(({ docNo }) => !own.has(docNo))).toEqual([])
        expect(seen.sums).toEqual(whole.sums)
        for (const { bigo, docPath, baseDate, lineNo } of others)
          expect([bigo?.replace(/\d+/, 'n'), docPath, baseDate, lineNo]).toEqual([
            ...['조회 권한이 없는 문서 n건', '', undefined, undefined],
          ])
        hidden += others.length
      }
    expect(hidden).toBeGreaterThan(0)
  })
})

const pageOf = async (compNo: string, by: Caller) => (await by.call('getCompanyStatusView', { compNo })).body

describe('the page of a supplier', () => {
  it('shows phones masked to monitoring, and no people to those who settle', async () => {
    const seen = await pageOf('C000001', manager)
    expect(seen.users.length).toBeGreaterThan(1)
    expect(seen.users.some(({ cellPhoneNo = '' }) => /^010\d{8}$/.test(cellPhoneNo))).toBe(true)
    const masked = await pageOf('C000001', monitor)
    expect(masked.users.every(({ cellPhoneNo = '***' }) => cellPhoneNo.includes('***'))).toBe(true)
    expect(masked.header.telNo).toContain('***')
    expect((await pageOf('C000001', accountant)).users).toEqual([])
  })

  it('never tells an account, nor what one was changed to', async () => {
    const { rows } = (await manager.call('listCompChange', { chgField: 'BANK', size: 0 })).body
    const compNo = rows[0]?.compNo ?? ''
    const { changes } = await pageOf(compNo, manager)
    const ofBank = changes.filter(({ chgField }) => chgField === 'BANK')
    expect(ofBank.length).toBeGreaterThan(0)
    for (const change of ofBank)
      expect([change.beforeValue, change.afterValue]).toEqual([undefined, undefined])
    for (const by of [manager, buyer, monitor, accountant])
      expect(
        Object.keys((await pageOf(compNo, by)).header).filter(name => /bank|account/i.test(name)),
      ).toEqual([])
  })

  it('shows evaluations once they are published', async () => {
    for (const by of [manager, buyer]) {
      const { evaluations } = await pageOf('C000001', by)
      expect(evaluations.length).toBeGreaterThan(0)
      expect(evaluations.every(({ publishedDt }) => publishedDt !== undefined)).toBe(true)
      const { scores } = (await by.call('getCompanyStatusFigures', { compNo: 'C000001' })).body
      expect(scores.map(({ totalScore }) => totalScore).toReversed()).toEqual(
        evaluations.map(({ totalScore }) => totalScore),
      )
      expect(scores.every(({ periodName }) => /^\d{4} (상반기|하반기|연간)$/.test(periodName))).toBe(true)
    }
  })

  it('shows what is late, the latest first, and only what is still to come', async () => {
    for (const { compNo } of (await listed({}, admin)).rows) {
      const [page, { kpi }] = [await pageOf(compNo, admin), await figuresOf(compNo)]
      expect(page.lateLines).toHaveLength(kpi.lateCnt)
      const days = page.lateLines.map(({ delayDays }) => delayDays)
      expect(days).toEqual([...days].sort((one, other) => other - one))
      expect(days.every(day => day > 0)).toBe(true)
    }
  })

  it('is refused for a company that does not exist', async () => {
    for (const operation of ['getCompanyStatusView', 'getCompanyStatusFigures'] as const) {
      expect((await admin.call(operation, { compNo: 'C999999' })).status).toBe(422)
      expect((await buyer.call(operation, { compNo: 'C999999' })).status).toBe(403)
    }
  })
})
