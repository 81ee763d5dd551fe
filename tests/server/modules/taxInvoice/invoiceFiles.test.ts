import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { taxInvoiceTexts } from '../../../../server/modules/taxInvoice/taxInvoiceTexts'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { headerOf, lastDay, ntsNo } from '../settlement/settlementStory'

let product: ProductServer
let callers: Readonly<Record<string, Caller>>

const suppliers = { KRW: 'daesung1', JPY: 'nippon01', USD: 'gchip001' } as const
const companies = { KRW: 'C000001', JPY: 'C000006', USD: 'C000007' } as const
type Currency = keyof typeof suppliers

beforeAll(async () => {
  product = await startProduct()
  callers = {
    'acc.staff': await product.logIn('acc.staff'),
    'system.admin': await product.logIn('system.admin'),
    'buy.head': await product.logIn('buy.head'),
    daesung1: await product.logInSupplier('daesung1'),
    hanul001: await product.logInSupplier('hanul001'),
    nippon01: await product.logInSupplier('nippon01'),
    gchip001: await product.logInSupplier('gchip001'),
  }
}, 120_000)
afterAll(() => product.stop())

function callerOf(singleid: string): Caller {
  const caller = callers[singleid]
  if (!caller) throw new Error(`${singleid} is not logged in`)
  return caller
}

const taken = new Set<string>()

/** One of the demo's settlements as its supplier leaves it when he has confirmed: without an invoice, its month open. */
async function confirmed(currency: Currency, taxCode: string) {
  const adjNo = await withActor(product.database, systemActor, async tx => {
    const rows = await tx
      .selectFrom('adjustment')
      .select(['adj_no', 'calc_no'])
      .where('status', '<>', 'CANCELED')
      .orderBy('adj_no', 'desc')
      .limit(200)
      .execute()
    const row = rows.find(({ adj_no }) => !taken.has(adj_no))
    if (!row) throw new Error('no settlement is left')
    taken.add(row.adj_no)
    await sql`update tax_invoice set status = 'CANCELED' where adj_no = ${row.adj_no}`.execute(tx)
    await sql`update monthly_calc set status = 'CONFIRMED', notified_dt = coalesce(notified_dt, now())
      where calc_no = ${row.calc_no}`.execute(tx)
    await sql`update adjustment set status = 'CONFIRMED', ti_no = null, comp_no = ${companies[currency]},
      currency = ${currency}, tax_code = ${taxCode} where adj_no = ${row.adj_no}`.execute(tx)
    return row.adj_no
  })
  const header = await headerOf(callerOf('acc.staff'), adjNo)
  const isImport = taxCode === 'V5'
  return {
    adjNo,
    invoice: {
      version: header.version,
      ...(isImport ? { invoiceNo: `CI-${adjNo}` } : { ntsNo: ntsNo(lastDay(header.yyyymm)) }),
      writeDate: lastDay(header.yyyymm),
      supplyAmt: header.supplyAmtKrw,
      vatAmt: header.vatAmt,
    },
  }
}

const pdf = Buffer.from('%PDF-1.7\ninvoice')

async function upload(caller: Caller): Promise<string> {
  const answer = await caller.call('uploadFile', { ownerType: 'ADJ', fileName: '계산서.pdf', body: pdf })
  expect([answer.status, answer.msg]).toEqual([200, ''])
  return answer.body.fileId
}

const register = (caller: Caller, adjNo: string, body: object) =>
  suppliers.KRW === caller.singleid || caller.singleid === suppliers.JPY || caller.singleid === suppliers.USD
    ? caller.call('registerCyberTaxInvoice', { adjNo, body })
    : caller.call('registerTaxInvoice', { adjNo, body })

const downloads = async (caller: Caller, id: string) =>
  (await caller.call('downloadFileWs', { id, seq: 1 })).status

const registrants = ['supplier', 'acc.staff', 'system.admin'] as const
const cases = (
  [
    ['KRW', 'V1'],
    ['KRW', 'V2'],
    ['KRW', 'V3'],
    ['KRW', 'V4'],
    ['JPY', 'V4'],
    ['JPY', 'V5'],
    ['USD', 'V5'],
  ] as const
).flatMap(([currency, taxCode]) =>
  registrants.flatMap(who =>
    [true, false].flatMap(hasFile =>
      taxCode === 'V5' && !hasFile ? [] : [{ who, currency, taxCode, hasFile, text: hasFile ? 'its' : 'no' }],
    ),
  ),
)

describe('the tax invoice of a confirmed settlement', () => {
  it.each(cases)('$currency, $taxCode is registered by $who with $text file', async each => {
    const { who, currency, taxCode, hasFile } = each
    const supplier = callerOf(suppliers[currency])
    const caller = who === 'supplier' ? supplier : callerOf(who)
    const { adjNo, invoice } = await confirmed(currency, taxCode)
    const fileId = hasFile ? await upload(caller) : undefined
    const made = await register(caller, adjNo, { ...invoice, ...(fileId ? { fileId } : {}) })
    expect([made.status, made.msg, made.body.tiStatus]).toEqual([200, '', 'MATCHED'])
    expect((await headerOf(callerOf('acc.staff'), adjNo)).status).toBe('INVOICED')
    if (!fileId) return
    expect(await downloads(supplier, fileId)).toBe(200)
    expect(await downloads(callerOf('acc.staff'), fileId)).toBe(200)
    for (const other of ['hanul001', ...Object.values(suppliers)].filter(id => id !== supplier.singleid))
      expect(await downloads(callerOf(other), fileId)).toBe(403)
  })

  it.each([
    [{ invoiceNo: ' ' }, taxInvoiceTexts.invoiceNoMissing],
    [{ fileId: undefined }, taxInvoiceTexts.invoiceFileMissing],
    [{ tiType: 'TAX' }, taxInvoiceTexts.typeUnfit],
  ])('of an import with %o is refused at its field', async (change, msg) => {
    const supplier = callerOf('nippon01')
    const { adjNo, invoice } = await confirmed('JPY', 'V5')
    const fileId = await upload(supplier)
    const refused = await register(supplier, adjNo, { ...invoice, fileId, ...change })
    expect([refused.status, refused.msg]).toEqual([422, msg])
  })

  it('of an import takes the number of a commercial invoice once', async () => {
    const supplier = callerOf('nippon01')
    const first = await confirmed('JPY', 'V5')
    await register(supplier, first.adjNo, { ...first.invoice, fileId: await upload(supplier) })
    const second = await confirmed('JPY', 'V5')
    const body = { ...second.invoice, invoiceNo: `CI-${first.adjNo}`, fileId: await upload(supplier) }
    const refused = await register(supplier, second.adjNo, body)
    expect([refused.status, refused.msg]).toEqual([422, taxInvoiceTexts.invoiceNoTaken])
  })

  it('takes no file of somebody else, attached or not', async () => {
    const supplier = callerOf('daesung1')
    const foreign = callerOf('nippon01')
    const waiting = await upload(foreign)
    const other = await confirmed('JPY', 'V5')
    const attached = await upload(foreign)
    await register(foreign, other.adjNo, { ...other.invoice, fileId: attached })
    const { adjNo, invoice } = await confirmed('KRW', 'V1')
    for (const fileId of [waiting, attached]) {
      const refused = await register(supplier, adjNo, { ...invoice, fileId })
      expect([refused.status, refused.msg]).toEqual([422, '첨부파일을 찾을 수 없습니다. 다시 첨부해 주세요.'])
      expect(await downloads(supplier, fileId)).toBe(403)
    }
    expect((await register(supplier, adjNo, invoice)).status).toBe(200)
  })
})

describe('the evidence of a confirmation by proxy', () => {
  it.each(['acc.staff', 'system.admin', 'buy.head'])(
    'is attached by %s, and is no supplier’s to read',
    async id => {
      const staff = callerOf(id)
      const { adjNo } = await confirmed('KRW', 'V1')
      await withActor(product.database, systemActor, tx =>
        tx.updateTable('adjustment').set({ status: 'NOTIFIED' }).where('adj_no', '=', adjNo).execute(),
      )
      const fileId = await upload(staff)
      const { version } = await headerOf(staff, adjNo)
      const done = await staff.call('proxyConfirmAdjustment', { adjNo, body: { version, fileId } })
      expect([done.status, done.msg, done.body.status]).toEqual([200, '', 'CONFIRMED'])
      expect(await downloads(callerOf('acc.staff'), fileId)).toBe(200)
      expect(await downloads(callerOf('daesung1'), fileId)).toBe(403)
    },
  )
})
