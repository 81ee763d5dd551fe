import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { read, utils } from 'xlsx'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { goodOffer, offerTitles, uploadWorkbook } from './uploadWorkbook'

let product: ProductServer
let supplier: Caller
let other: Caller
let staff: Caller
beforeAll(async () => {
  product = await startProduct()
  supplier = await product.logInSupplier('daesung1')
  other = await product.logInSupplier('mirae001')
  staff = await product.logIn('audit.mon')
})
afterAll(() => product.stop())

type Rows = readonly (readonly (string | number)[])[]

const upload = (rows: Rows, titles = offerTitles) =>
  supplier.call('uploadCyberItemExcel', { fileName: '단가표.xlsx', body: uploadWorkbook(rows, titles) })
const uploaded = async (rows: Rows) => (await upload(rows)).body.docNo
const detail = async (upNo: string) => (await supplier.call('getCyberItemUpload', { upNo })).body
const move = (
  operation: 'validateCyberItemUpload' | 'applyCyberItemUpload' | 'cancelCyberItemUpload',
  upNo: string,
  version: number,
) => supplier.call(operation, { upNo, body: { version } })

async function apply(rows: Rows): Promise<string> {
  const upNo = await uploaded(rows)
  expect((await move('validateCyberItemUpload', upNo, 0)).body.status).toBe('VALID')
  expect((await move('applyCyberItemUpload', upNo, 1)).body).toMatchObject({ status: 'APPLIED', version: 2 })
  return upNo
}

const offerOf = (code: string) =>
  withActor(product.database, systemActor, tx =>
    tx
      .selectFrom('company_item')
      .selectAll()
      .where('comp_no', '=', 'C000001')
      .where('sup_item_code', '=', code)
      .executeTakeFirstOrThrow(),
  )

const approved = () =>
  withActor(product.database, systemActor, tx =>
    tx
      .selectFrom('company_item')
      .selectAll()
      .where('comp_no', '=', 'C000001')
      .where('status', '=', 'APPROVED')
      .where('item_code', 'is', null)
      .orderBy('ci_no', 'desc')
      .executeTakeFirstOrThrow(),
  )

describe('the template of suppliers', () => {
  it('has their columns, and the groups, units and currencies that they take', async () => {
    const { raw } = await supplier.call('getCyberItemUploadTemplate')
    const book = read(raw.rawPayload, { type: 'buffer' })
    expect(book.SheetNames).toEqual(['협력사품목', '작성 안내', '코드'])
    const [titles] = utils.sheet_to_json<string[]>(book.Sheets.협력사품목 ?? {}, { header: 1 })
    expect(titles?.map(title => title.replace(' *', ''))).toEqual(offerTitles)
    const codes = utils.sheet_to_json<string[]>(book.Sheets.코드 ?? {}, { header: 1 })
    expect(new Set(codes.slice(1).map(([column]) => column))).toEqual(new Set(['소싱그룹', '단위', '통화']))
  })
})

describe('a workbook of a supplier', () => {
  it('is kept as it was meant: names of units, commas in prices, days with dots', async () => {
    const upNo = await uploaded([
      goodOffer('UP-01', [
        ['단위', '개'],
        ['단가', '1,480'],
        ['적용시작일', '2026.12.01'],
      ]),
    ])
    const { header, lines } = await detail(upNo)
    expect(header).toMatchObject({ compNo: 'C000001', uploadedBy: 'daesung1', rowCnt: 1, status: 'UPLOADED' })
    expect(header.compNameKr).toBeTruthy()
    expect(lines).toMatchObject([{ unitCode: 'EA', unitPrice: '1480', validFrom: '2026-12-01' }])
  })

  it('of 1,001 rows, of other columns or with nothing in it is refused', async () => {
    const many = Array.from({ length: 1_001 }, (_, index) => goodOffer(`M-${index}`))
    expect((await upload(many)).msg).toBe('최대 1,000건까지 업로드할 수 있습니다.')
    expect((await upload([['볼트']], ['품명'])).msg).toBe(
      '업로드 양식이 올바르지 않습니다. 양식을 다시 내려받아 주세요.',
    )
    expect((await upload([])).msg).toBe('업로드할 데이터가 없습니다.')
  })

  it('is nobody else’s: another supplier does not find it, the staff reads it', async () => {
    const upNo = await uploaded([goodOffer('UP-02')])
    expect((await other.call('getCyberItemUpload', { upNo })).status).toBe(403)
    expect((await other.call('listCyberItemUpload', { upNo })).body.rows).toEqual([])
    expect((await staff.call('getCyberItemUpload', { upNo })).body.header.upNo).toBe(upNo)
    expect((await staff.call('listCyberItemUpload', { upNo })).body.rows).toMatchObject([
      { upNo, compNo: 'C000001' },
    ])
    expect((await staff.call('cancelCyberItemUpload', { upNo, body: { version: 0 } })).status).toBe(403)
    // An upload of the staff is no upload of a supplier.
    const { rows } = (await staff.call('listItemUpload', {})).body
    expect((await staff.call('getCyberItemUpload', { upNo: rows[0]?.upNo })).status).not.toBe(200)
  })
})

describe('the validation of offers', () => {
  it('tells at each cell what is wrong, and marks what is there already', async () => {
    const offer = await approved()
    const same = goodOffer(offer.sup_item_code, [
      ['품목명', offer.sup_item_name],
      ['규격', offer.spec ?? ''],
      ['제조사', offer.maker ?? ''],
      ['소싱그룹', offer.sg_code ?? ''],
      ['단위', offer.unit_code ?? ''],
      ['통화', offer.currency ?? ''],
      ['단가', offer.unit_price ?? ''],
      ['리드타임(일)', offer.lead_time ?? ''],
      ['적용시작일', offer.valid_from ?? ''],
      ['적용종료일', offer.valid_to ?? ''],
    ])
    const dearer = same.map((cell, index) =>
      offerTitles[index] === '단가' ? (Number(offer.unit_price) * 1.11).toFixed(2) : cell,
    )
    const waiting = await withActor(product.database, systemActor, tx =>
      tx
        .selectFrom('company_item')
        .select('sup_item_code')
        .where('comp_no', '=', 'C000001')
        .where('status', '=', 'REQUESTED')
        .executeTakeFirstOrThrow(),
    )
    const told = async (rows: Rows) => {
      const upNo = await uploaded(rows)
      expect((await move('validateCyberItemUpload', upNo, 0)).body.status).toBe('INVALID')
      return (await detail(upNo)).lines.map(({ rowResult, errMsg }) => [rowResult, errMsg])
    }
    expect(
      await told([
        goodOffer('V-01'),
        goodOffer('V-01'),
        same,
        goodOffer(waiting.sup_item_code),
        goodOffer('V-02', [['소싱그룹', '0201']]),
        goodOffer('V-03', [['단위', '가락']]),
        goodOffer('V-04', [['통화', 'XXX']]),
        goodOffer('V-05', [['단가', '1.005']]),
        goodOffer('V-06', [['단가', 0]]),
        goodOffer('V-07', [['리드타임(일)', 366]]),
        goodOffer('V-08', [['적용종료일', '2026-11-30']]),
        goodOffer('V-09', [
          ['적용시작일', '2026-01-01'],
          ['적용종료일', '2026-10-31'],
        ]),
        goodOffer('V-10', [['적용시작일', '곧']]),
        goodOffer('', [['단가', '']]),
      ]),
    ).toEqual([
      ['OK', undefined],
      ['DUP', '파일 내 중복된 품번입니다.'],
      ['DUP', '변경된 내용이 없는 품번입니다.'],
      ['ERR', '협력사품번: 승인 진행 중인 품번입니다.'],
      ['ERR', '소싱그룹: 존재하지 않는 소싱그룹입니다.'],
      ['ERR', '단위: 존재하지 않는 단위입니다.'],
      ['ERR', '통화: 허용되지 않은 코드입니다. (XXX)'],
      ['ERR', '단가 형식이 올바르지 않습니다.'],
      ['ERR', '단가 형식이 올바르지 않습니다.'],
      ['ERR', '리드타임(일): 리드타임은 0~365 사이의 숫자로 입력해 주세요.'],
      ['ERR', '적용종료일은 시작일 이후여야 합니다.'],
      ['ERR', '적용종료일이 지난 단가입니다.'],
      ['ERR', '적용시작일: 날짜 형식이 올바르지 않습니다.'],
      ['ERR', '협력사품번을 입력해 주세요. / 단가를 입력해 주세요.'],
    ])
    expect(await told([dearer])).toEqual([
      ['ERR', '단가 인상률이 10%를 초과합니다. 품목 상세에서 근거자료와 함께 요청해 주세요.'],
    ])
  })
})

describe('applying offers', () => {
  it('asks for the approval of each, new or changed, and tells every buyer once', async () => {
    const buyer = await product.logIn('buy.mobile')
    const noticesOf = async () =>
      (await buyer.call('listMyNotice', {})).body.rows.filter(({ title }) => title.includes('단가표.xlsx'))
    const before = (await noticesOf()).length
    const offer = await approved()
    const upNo = await apply([
      goodOffer('A-01'),
      goodOffer('A-02', [['단가', '12.5']]),
      goodOffer(offer.sup_item_code, [
        ['단가', offer.unit_price ?? ''],
        ['통화', offer.currency ?? ''],
      ]),
    ])
    const { header, lines } = await detail(upNo)
    expect(header).toMatchObject({ status: 'APPLIED', okCnt: 3 })
    const [first, second, changed] = [
      await offerOf('A-01'),
      await offerOf('A-02'),
      await offerOf(offer.sup_item_code),
    ]
    expect(lines.map(({ resultNo }) => resultNo)).toEqual([first.ci_no, second.ci_no, changed.ci_no])
    expect(first).toMatchObject({ status: 'REQUESTED', revision: 1, unit_price: '1480.00', lead_time: 14 })
    expect(second.unit_price).toBe('12.50')
    expect(changed).toMatchObject({
      ...{ ci_no: offer.ci_no, status: 'REQUESTED', revision: offer.revision + 1, spec: 'Φ10×20' },
      ...{ approved_price: offer.approved_price, prev_unit_price: offer.approved_price, change_rate: '0.00' },
    })
    const { history } = (await supplier.call('getCyberItem', { ciNo: first.ci_no })).body
    expect(history.map(({ historyText }) => historyText)).toEqual(['저장', '승인요청 (작성중 → 승인요청)'])
    expect((await noticesOf()).length).toBeLessThanOrEqual(before + 1)
  })

  it('refuses what has been asked for by hand since the validation', async () => {
    await apply([goodOffer('A-10')])
    const upNo = await uploaded([goodOffer('A-11'), goodOffer('A-12')])
    await move('validateCyberItemUpload', upNo, 0)
    await apply([goodOffer('A-12')])
    expect((await move('applyCyberItemUpload', upNo, 1)).msg).toBe(
      '검증한 뒤에 기준정보가 바뀌었습니다. 다시 검증해 주세요.',
    )
  })

  it('of 1,000 rows is done within one call', async () => {
    const upNo = await apply(Array.from({ length: 1_000 }, (_, index) => goodOffer(`B-${index}`)))
    expect((await detail(upNo)).header).toMatchObject({ okCnt: 1_000, status: 'APPLIED' })
  })
})

describe('the error workbook', () => {
  it('holds the rows that are wrong or repeated, and goes straight back in once it is mended', async () => {
    const upNo = await uploaded([goodOffer('E-01'), goodOffer('E-02', [['단위', '가락']]), goodOffer('E-01')])
    expect((await supplier.call('getCyberItemUploadErrors', { upNo })).msg).toBe(
      '오류나 중복인 행이 없습니다.',
    )
    await move('validateCyberItemUpload', upNo, 0)
    const { raw } = await supplier.call('getCyberItemUploadErrors', { upNo })
    const book = read(raw.rawPayload, { type: 'buffer' })
    const [titles = [], ...rows] = utils.sheet_to_json<string[]>(book.Sheets.협력사품목 ?? {}, { header: 1 })
    expect(titles.slice(-2)).toEqual(['행결과', '오류내용'])
    expect(rows.map(row => [row[0], ...row.slice(-2)])).toEqual([
      ['E-02', '오류', '단위: 존재하지 않는 단위입니다.'],
      ['E-01', '중복', '파일 내 중복된 품번입니다.'],
    ])
    const mended = rows.map(row => row.map((cell, index) => (titles[index] === '단위 *' ? 'EA' : cell)))
    const again = await upload(mended, titles)
    expect(again.body).toMatchObject({ success: true, status: 'UPLOADED' })
    expect((await detail(again.body.docNo)).lines.map(({ supItemCode }) => supItemCode)).toEqual([
      'E-02',
      'E-01',
    ])
  })
})

describe('the demo', () => {
  it('has three workbooks of one supplier and two of another', async () => {
    const { rows } = (await staff.call('listCyberItemUpload', { size: 100, sort: 'upNo:asc' })).body
    const seeded = rows.filter(({ fileName }) => fileName !== '단가표.xlsx')
    expect(seeded.map(({ uploadedBy, status }) => `${uploadedBy} ${status}`).sort()).toEqual([
      'daesung1 APPLIED',
      'daesung1 INVALID',
      'daesung1 VALID',
      'mirae001 APPLIED',
      'mirae001 APPLIED',
    ])
    const wrong = seeded.find(({ status }) => status === 'INVALID')
    expect(wrong).toMatchObject({ okCnt: 1, errCnt: 5, dupCnt: 2 })
  })
})
