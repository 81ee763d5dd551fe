import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as XLSX from 'xlsx'
import type { ExportRequest } from '../../../../codegen/generated/types'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type Caller, type ProductServer, startProduct } from '../productServer'

const copies = 22_000

let product: ProductServer
let buyer: Caller
let requester: Caller
beforeAll(async () => {
  product = await startProduct()
  buyer = await product.logIn('buy.all')
  requester = await product.logIn('req.mobile')
  await withActor(product.database, systemActor, tx =>
    sql`insert into pr select (jsonb_populate_record(sample, jsonb_build_object(
        'pr_no', 'PR' || to_char((sample).req_date, 'YYYYMM') || lpad((70000 + n)::text, 5, '0'),
        'title', case n when 1 then '=HYPERLINK("http://x")' else '대량 ' || n end))).*
      from (select pr as sample from pr order by pr_no limit 1) one, generate_series(1, ${copies}) n`.execute(
      tx,
    ),
  )
}, 60_000)
afterAll(() => product.stop())

const columns: ExportRequest['columns'] = [
  { field: 'prNo', label: '구매요청번호', kind: 'text', width: 140 },
  { field: 'title', label: '구매요청명', kind: 'text', width: 260 },
  { field: 'totalAmtKrw', label: '요청금액(원)', kind: 'number', width: 120, scale: 0 },
  { field: 'reqDate', label: '요청일자', kind: 'date', width: 96 },
  {
    field: 'status',
    label: '진행상태',
    kind: 'text',
    width: 90,
    texts: [{ value: 'DRAFT', text: '작성중' }],
  },
]

const request = (change: Partial<ExportRequest> = {}): ExportRequest => ({
  operation: 'listPr',
  title: '구매요청 현황',
  columns,
  conditions: [{ name: 'sort', value: 'prNo:asc' }],
  ...change,
})

async function ended(caller: Caller, exportId: string) {
  return vi.waitFor(
    async () => {
      const { body } = await caller.call('getExport', { exportId })
      expect(body.status).not.toMatch(/WAITING|RUNNING/)
      return body
    },
    { timeout: 20_000, interval: 100 },
  )
}

async function exported(caller: Caller, body: ExportRequest) {
  const { exportId } = (await caller.call('startExport', { body })).body
  const job = await ended(caller, exportId)
  const { raw } = await caller.call('downloadExport', { exportId })
  const book = XLSX.read(raw.rawPayload, { cellStyles: true })
  const sheet = book.Sheets['구매요청 현황'] ?? {}
  return { job, raw, sheet, rows: XLSX.utils.sheet_to_json<Record<string, unknown>>(sheet, { defval: '' }) }
}

describe('an export made by the server', () => {
  it('holds every one of more than 20,000 rows once, in the order asked for', {
    timeout: 40_000,
  }, async () => {
    const { job, raw, sheet, rows } = await exported(buyer, request())
    expect(job.status).toBe('DONE')
    expect(job.done).toBe(rows.length)
    expect(rows.length).toBeGreaterThan(copies)
    const numbers = rows.map(row => String(row.구매요청번호))
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers).toEqual([...numbers].sort())
    const formula = Object.values(sheet).find((cell: XLSX.CellObject) => String(cell.v).startsWith('=HYPER'))
    expect(formula).toMatchObject({ t: 's' })
    expect(formula).not.toHaveProperty('f')
    expect(typeof rows[0]?.['요청금액(원)']).toBe('number')
    expect(raw.headers['content-disposition']).toContain(encodeURIComponent('구매요청 현황_'))
  })

  it('holds only the rows that the asking person sees', async () => {
    const title = { name: 'title', value: '구매' }
    const { rows } = await exported(requester, request({ conditions: [title] }))
    const list = (await requester.call('listPr', { title: '구매', size: 0 })).body
    expect(rows.map(row => row.구매요청번호).sort()).toEqual(list.rows.map(row => row.prNo).sort())
    expect(rows.length).toBeLessThan(1000)
  })

  it('is seen and fetched by nobody but the one who asked', async () => {
    const { exportId } = (
      await buyer.call('startExport', {
        body: request({ conditions: [{ name: 'title', value: '없는 이름' }] }),
      })
    ).body
    await ended(buyer, exportId)
    expect((await requester.call('getExport', { exportId })).status).toBe(404)
    expect((await requester.call('downloadExport', { exportId })).status).toBe(404)
    expect((await requester.call('cancelExport', { exportId, body: {} })).status).toBe(404)
  })

  it.each([
    ['an effect', request({ operation: 'deletePr' }), 403],
    ['a list of another screen', request({ operation: 'popupBsnsUnknown' }), 403],
    ['a document', request({ operation: 'getPr' }), 403],
    [
      'a column that the list does not answer',
      request({ columns: [{ field: 'blobKey', label: '비밀', kind: 'text', width: 10 }] }),
      422,
    ],
    [
      'a condition that the list does not take',
      request({ conditions: [{ name: 'nothing', value: '1' }] }),
      400,
    ],
    ['a date that is none', request({ conditions: [{ name: 'reqDateFrom', value: 'x' }] }), 422],
  ])('%s is refused before it begins', async (_, body, status) => {
    expect((await buyer.call('startExport', { body })).status).toBe(status)
  })

  it('that is cancelled leaves no file, and at most two are open at once', async () => {
    const first = (await buyer.call('startExport', { body: request() })).body
    const second = (await buyer.call('startExport', { body: request() })).body
    const third = await buyer.call('startExport', { body: request() })
    expect(third.msg).toBe('만들고 있는 엑셀이 2개 있습니다. 완료되거나 취소한 후 다시 시도해 주세요.')
    for (const { exportId } of [first, second])
      expect((await buyer.call('cancelExport', { exportId, body: {} })).body.status).toBe('CANCELED')
    expect((await buyer.call('downloadExport', { exportId: first.exportId })).status).toBe(404)
  })

  it('refused by the list itself says why', async () => {
    const period = [
      { name: 'reqDateFrom', value: '2024-01-01' },
      { name: 'reqDateTo', value: '2026-01-01' },
    ]
    const { exportId } = (await buyer.call('startExport', { body: request({ conditions: period }) })).body
    expect(await ended(buyer, exportId)).toMatchObject({
      status: 'FAILED',
      msg: '조회기간은 최대 12개월입니다.',
    })
  })
})
