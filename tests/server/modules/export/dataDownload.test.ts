import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { read, utils } from 'xlsx'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let staff: Caller

beforeAll(async () => {
  product = await startProduct()
  staff = await product.logIn('acc.staff')
}, 120_000)
afterAll(() => product.stop())

const period = { periodFrom: '2026-10-20', periodTo: '2026-11-20' }
const reason = '월 결산 대사 자료입니다.'
const run = (datasetId: string, body: object = {}) =>
  staff.call('runDownload', { datasetId, body: { ...period, reason, ...body } })
const newest = async () => (await staff.call('listDownloadLog', {})).body.rows[0]

/** Looks as a person would, until the workbook is there. */
async function untilDone() {
  for (;;) {
    const row = await newest()
    if (row && (row.canFetchYn === 'Y' || row.state.startsWith('실패'))) return row
    await wait(50)
  }
}

describe('a download of data', () => {
  it.each(['PR', 'PO', 'WH', 'ADJ', 'SLIP', 'ITEM'])(
    'of %s shows its first ten rows, and makes a workbook of all of them',
    async datasetId => {
      const asked = { datasetId, periodFromFrom: '2026-08-01', periodFromTo: '2026-11-20', reason }
      const preview = await staff.call('listDownloadDataset', { ...asked, previewYn: 'Y' })
      expect(preview.body.rows.length).toBeGreaterThan(0)
      expect(preview.body.rows.length).toBeLessThanOrEqual(10)
      expect((await run(datasetId, { periodFrom: '2026-08-01' })).status).toBe(200)
      const row = await untilDone()
      expect(row).toMatchObject({ datasetId, state: '완료', reason, userName: '정하늘' })
      const file = await staff.call('downloadExport', { exportId: row.exportId })
      const book = read(file.raw.rawPayload, { type: 'buffer' })
      const sheet = book.Sheets[book.SheetNames[0] ?? '']
      const rows: unknown[] = sheet ? utils.sheet_to_json(sheet) : []
      expect(rows).toHaveLength(row.rowCnt)
    },
  )

  it('of who reads English has English titles and names of codes, in its first rows and its workbook', async () => {
    const english = { 'accept-language': 'en' }
    const asked = { datasetId: 'PO', periodFromFrom: '2026-08-01', periodFromTo: '2026-11-20', reason }
    const preview = await staff.call('listDownloadDataset', { ...asked, previewYn: 'Y' }, english)
    expect(preview.body.rows[0]?.c3).toMatch(/^[A-Z]/)
    const body = { ...period, periodFrom: '2026-08-01', reason }
    expect((await staff.call('runDownload', { datasetId: 'PO', body }, english)).status).toBe(200)
    const { exportId } = await untilDone()
    const file = await staff.call('downloadExport', { exportId })
    const book = read(file.raw.rawPayload, { type: 'buffer' })
    const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
    const [titles = [], first = []] = utils.sheet_to_json<string[]>(sheet, { header: 1 })
    expect(titles.filter(title => /[가-힣]/.test(title))).toEqual([])
    expect(first[2]).toBe(preview.body.rows[0]?.c3)
  })

  it.each([
    ['without a reason', { reason: '결산' }, '다운로드 사유를 5자 이상 입력해 주세요.'],
    ['of more than a year', { periodFrom: '2025-11-01' }, '조회기간은 최대 12개월입니다.'],
    ['of nothing', { section: '없는사업부' }, '다운로드할 데이터가 없습니다.'],
    [
      'of a period the wrong way round',
      { periodFrom: '2026-11-21' },
      '조회 시작일은 종료일보다 클 수 없습니다.',
    ],
  ])('%s is refused', async (_, body, msg) => {
    const refused = await run('SLIP', body)
    expect([refused.status, refused.msg]).toEqual([422, msg])
  })

  it('is in the log for audit, whose readers cannot fetch it, and nobody removes it from there', async () => {
    await run('SLIP')
    const mine = await untilDone()
    const audit = await product.logIn('audit.mon')
    const seen = (await audit.call('listDownloadLog', {})).body.rows.find(row => row.logSeq === mine.logSeq)
    expect(seen).toMatchObject({
      ...{ userName: '정하늘', state: '요청자만 확인' },
      ...{ canFetchYn: 'N', canCancelYn: 'N' },
    })
    expect((await audit.call('downloadExport', { exportId: mine.exportId })).status).toBe(404)
  })

  /** Holds the newest workbook as a node leaves it that is at work, or as its end has left it. */
  const hold = (
    exportId: string,
    columns: { status: 'RUNNING' | 'FAILED'; done_cnt?: number; msg?: string },
  ) =>
    withActor(product.database, systemActor, tx =>
      tx
        .updateTable('export_job')
        .set({ ...columns, lease_dt: '2027-01-01T00:00:00Z' })
        .where('export_id', '=', exportId)
        .execute(),
    )

  it('says how far it has come, is canceled by who asked for it alone, and leaves no file', async () => {
    await run('SLIP')
    const { exportId, rowCnt } = await untilDone()
    await hold(exportId, { status: 'RUNNING', done_cnt: Math.ceil(rowCnt / 2) })
    expect(await newest()).toMatchObject({ canFetchYn: 'N', canCancelYn: 'Y' })
    expect((await newest())?.state).toMatch(/^5\d% 진행중$/)
    expect((await staff.call('downloadExport', { exportId })).status).toBe(404)
    const other = await product.logIn('buy.all')
    expect((await other.call('cancelExport', { exportId, body: {} })).status).toBe(404)
    expect((await staff.call('cancelExport', { exportId, body: {} })).body.status).toBe('CANCELED')
    expect(await newest()).toMatchObject({ state: '취소', canFetchYn: 'N', canCancelYn: 'N' })
    expect((await staff.call('downloadExport', { exportId })).status).toBe(404)
  })

  it('that failed says why, and can be asked for again', async () => {
    await run('SLIP')
    const { exportId } = await untilDone()
    await hold(exportId, { status: 'FAILED', msg: '엑셀을 만들지 못했습니다.' })
    expect(await newest()).toMatchObject({ state: '실패 (엑셀을 만들지 못했습니다.)', canFetchYn: 'N' })
    expect((await staff.call('downloadExport', { exportId })).status).toBe(404)
    expect((await run('SLIP')).status).toBe(200)
    expect((await untilDone()).state).toBe('완료')
  })

  it('tells who asked for it when the workbook is there', async () => {
    await run('ITEM')
    await untilDone()
    const { rows } = (await staff.call('listMyNotice', {})).body
    expect(rows.map(({ title }) => title)).toContain('데이터 다운로드 파일이 준비되었습니다. 품목단가')
  })

  it('shows a buyer tied to his department his own rows and his own log', async () => {
    const tied = await product.logIn('buy.depta')
    await tied.call('runDownload', { datasetId: 'PR', body: { ...period, reason } })
    const { rows } = (await tied.call('listDownloadLog', {})).body
    expect(new Set(rows.map(row => row.userName)).size).toBeLessThanOrEqual(1)
  })
})
