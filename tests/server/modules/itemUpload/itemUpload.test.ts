import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { read, utils } from 'xlsx'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { goodRow, uploadTitles, uploadWorkbook } from './uploadWorkbook'

let product: ProductServer
let buyer: Caller
let monitor: Caller
let requester: Caller
beforeAll(async () => {
  product = await startProduct()
  buyer = await product.logIn('buy.all')
  monitor = await product.logIn('audit.mon')
  requester = await product.logIn('req.mobile')
})
afterAll(() => product.stop())

const upload = (body: Buffer, fileName = '신규품목.xlsx', by = buyer) =>
  by.call('uploadItemExcel', { fileName, body })
const rowsOf = (...specs: readonly string[]) => uploadWorkbook(specs.map(spec => goodRow(spec)))
const detail = async (upNo: string) => (await buyer.call('getItemUpload', { upNo })).body
const move = (
  operation: 'validateItemUpload' | 'applyItemUpload' | 'cancelItemUpload',
  upNo: string,
  version: number,
  by = buyer,
) => by.call(operation, { upNo, body: { version } })

async function uploaded(body: Buffer): Promise<string> {
  return (await upload(body)).body.docNo
}

describe('the template', () => {
  it('has the columns to be filled in, how to do it, and the codes of the day', async () => {
    const { raw } = await buyer.call('getItemUploadTemplate')
    const book = read(raw.rawPayload, { type: 'buffer' })
    expect(book.SheetNames).toEqual(['품목', '작성 안내', '코드'])
    const [titles] = utils.sheet_to_json<string[]>(book.Sheets.품목 ?? {}, { header: 1 })
    expect(titles?.map(title => title.replace(' *', ''))).toEqual(uploadTitles)
    const codes = utils.sheet_to_json<string[]>(book.Sheets.코드 ?? {}, { header: 1 })
    expect(codes).toContainEqual(['품목구분', 'PART', '부품'])
    expect(codes).toContainEqual(['단위', 'EA', '개'])
    expect(codes.find(row => row[1] === '200203')?.[2]).toBe('기계부품 > 축·가공품 > 샤프트')
  })
})

describe('the template of who reads English', () => {
  it('says everything of ours in English, and is taken when it is filled in', async () => {
    const { raw } = await buyer.call('getItemUploadTemplate', {}, { 'accept-language': 'en' })
    const book = read(raw.rawPayload, { type: 'buffer' })
    expect(book.SheetNames).toEqual(['Item', 'Guide', 'Code'])
    const [titles = []] = utils.sheet_to_json<string[]>(book.Sheets.Item ?? {}, { header: 1 })
    const guide = utils.sheet_to_json<string[]>(book.Sheets.Guide ?? {}, { header: 1 })
    expect(guide[0]).toEqual(['Field', 'Required', 'How to fill in', 'Example'])
    expect(guide.flatMap(row => row.slice(0, 3)).filter(text => /[가-힣]/.test(text))).toEqual([])
    const answer = await upload(uploadWorkbook([goodRow('Φ20')], titles))
    expect(answer.body).toMatchObject({ success: true, status: 'UPLOADED' })
  })
})

describe('a workbook', () => {
  it('is stored row by row, names of codes as their values, and waits for its validation', async () => {
    const answer = await upload(rowsOf('Φ10', 'Φ11'))
    expect(answer.body).toMatchObject({ success: true, status: 'UPLOADED', version: 0 })
    expect(answer.body.docNo).toMatch(/^UP\d{6}-\d{6}$/)
    const { header, lines: rows, history } = await detail(answer.body.docNo)
    expect(header).toMatchObject({ fileName: '신규품목.xlsx', rowCnt: 2, okCnt: 0, uploadedBy: 'buy.all' })
    expect(rows).toMatchObject([
      { rowNo: 2, spec: 'Φ10', itemType: 'PART', leadTime: '14', problems: [] },
      { rowNo: 3, spec: 'Φ11', itemType: 'PART', leadTime: '14', problems: [] },
    ])
    expect(history.map(({ historyText }) => historyText)).toEqual(['엑셀 업로드'])
  })

  it.each([
    [
      'that is a text',
      Buffer.from('품목명,규격'),
      '품목.csv',
      '엑셀 파일(.xlsx, .xls)만 업로드할 수 있습니다.',
    ],
    [
      'that only says it is one',
      Buffer.from('이것은 엑셀이 아닙니다'),
      '품목.xlsx',
      '엑셀 파일(.xlsx, .xls)만 업로드할 수 있습니다.',
    ],
    [
      'under document security',
      Buffer.concat([Buffer.from('SCDSA004'), Buffer.alloc(400)]),
      '품목.xlsx',
      '문서보안 해제 후 업로드해 주세요.',
    ],
    ['without a byte', Buffer.alloc(0), '품목.xlsx', '업로드할 데이터가 없습니다.'],
    ['without a row', uploadWorkbook([]), '품목.xlsx', '업로드할 데이터가 없습니다.'],
    [
      'with other columns',
      uploadWorkbook([['볼트', 'M6']], ['품명', '규격']),
      '품목.xlsx',
      '업로드 양식이 올바르지 않습니다. 양식을 다시 내려받아 주세요.',
    ],
    [
      'of 5,001 rows',
      uploadWorkbook(Array.from({ length: 5_001 }, (_, index) => goodRow(`규격 ${index}`))),
      '품목.xlsx',
      '최대 5,000건까지 업로드할 수 있습니다.',
    ],
  ])('%s is refused', async (_, bytes, name, msg) => {
    const answer = await upload(bytes, name)
    expect([answer.status, answer.msg]).toEqual([422, msg])
  })

  it('with cells that cannot be read exactly is refused with each of them', async () => {
    const { Workbook } = (await import('exceljs')).default
    const book = new Workbook()
    const sheet = book.addWorksheet('품목')
    sheet.addRow([...uploadTitles])
    sheet.addRow([...goodRow('Φ15')])
    sheet.getCell('A2').value = { error: '#N/A' }
    sheet.getCell('I2').value = { formula: '7*2' }
    const answer = await upload(Buffer.from(await book.xlsx.writeBuffer()))
    expect([answer.status, answer.msg]).toEqual([
      422,
      'A2 셀에 오류(#N/A)가 있습니다. 값을 고쳐 주세요. I2 셀의 수식 결과가 저장되지 않았습니다. 엑셀에서 열어 저장한 뒤 다시 올려 주세요.',
    ])
  })

  it('of one byte more than 10 MB is refused', async () => {
    const answer = await upload(Buffer.alloc(10 * 1_048_576 + 1))
    expect([answer.status, answer.msg]).toEqual([422, '파일 크기는 10MB를 초과할 수 없습니다.'])
  })

  it('is uploaded by those whom the workflow names, and only read by those who watch', async () => {
    expect((await upload(rowsOf('Φ12'), '품목.xlsx', monitor)).status).toBe(403)
    expect((await upload(rowsOf('Φ12'), '품목.xlsx', requester)).status).toBe(403)
    const upNo = await uploaded(rowsOf('Φ12'))
    expect((await monitor.call('getItemUpload', { upNo })).status).toBe(200)
    expect((await move('cancelItemUpload', upNo, 0, monitor)).status).toBe(403)
    expect((await requester.call('getItemUpload', { upNo })).status).toBe(403)
  })
})

describe('the validation', () => {
  it('tells at each cell what is wrong, and marks what is there already', async () => {
    const [first] = (await buyer.call('popupItem', { itemCode: '200203000001' })).body.rows
    const upNo = await uploaded(
      uploadWorkbook([
        goodRow('Φ20'),
        goodRow('', [['품목명', '']]),
        goodRow('Φ21', [['품목구분', '자재']]),
        goodRow('Φ22', [['카테고리', '2002']]),
        goodRow('Φ23', [['소싱그룹', '99999999']]),
        goodRow('Φ24', [['단위', '묶음']]),
        goodRow('Φ25', [['리드타임(일)', '2주']]),
        goodRow('Φ26', [['제조사', '가'.repeat(61)]]),
        goodRow('φ 20'),
        goodRow(String(first?.spec), [
          ['품목명', String(first?.itemName)],
          ['제조사', first?.maker ?? ''],
        ]),
      ]),
    )
    expect((await move('validateItemUpload', upNo, 0)).body).toMatchObject({ status: 'INVALID', version: 1 })
    const { header, lines: rows } = await detail(upNo)
    expect(header).toMatchObject({ rowCnt: 10, okCnt: 1, errCnt: 7, dupCnt: 2 })
    expect(rows.map(({ rowResult, errMsg }) => [rowResult, errMsg])).toEqual([
      ['OK', undefined],
      ['ERR', '품목명을 입력해 주세요. / 규격을 입력해 주세요.'],
      ['ERR', '품목구분: 허용되지 않은 코드입니다. (자재)'],
      ['ERR', '카테고리: 최하위(3레벨) 카테고리를 입력해 주세요. (2002)'],
      ['ERR', '소싱그룹: 사용할 수 없는 소싱그룹입니다. (99999999)'],
      ['ERR', '단위: 등록되지 않은 단위입니다. (묶음)'],
      ['ERR', '리드타임(일)은 0~365 사이의 숫자로 입력해 주세요. (2주)'],
      ['ERR', '제조사는 60자를 초과할 수 없습니다.'],
      ['DUP', '2행과 같은 품목입니다.'],
      ['DUP', '이미 등록된 품목입니다. (200203000001)'],
    ])
    expect(rows[1]?.problems.map(({ field }) => field)).toEqual(['itemName', 'spec'])
    expect((await move('applyItemUpload', upNo, 1)).msg).toBe('현재 상태(오류)에서는 처리할 수 없습니다.')
  })
})

describe('rows', () => {
  it('are mended and deleted together; what was changed is no longer judged', async () => {
    const upNo = await uploaded(uploadWorkbook([goodRow('Φ30'), goodRow('Φ31', [['단위', '']]), goodRow('')]))
    await move('validateItemUpload', upNo, 0)
    const sent = (await detail(upNo)).lines
      .filter(({ rowNo }) => rowNo !== 4)
      .map(({ rowResult: _result, errMsg: _msg, problems: _problems, resultNo: _item, ...cells }) =>
        cells.rowNo === 3 ? { ...cells, unitCode: '개' } : cells,
      )
    const saved = await buyer.call('saveItemUploadRows', { upNo, body: { version: 1, lines: sent } })
    expect(saved.body).toMatchObject({ status: 'UPLOADED', version: 2 })
    const { header, lines: rows } = await detail(upNo)
    expect(header).toMatchObject({ rowCnt: 2, okCnt: 1, errCnt: 0 })
    expect(rows.map(({ unitCode, rowResult }) => [unitCode, rowResult])).toEqual([
      ['EA', 'OK'],
      ['EA', undefined],
    ])
    expect((await move('validateItemUpload', upNo, 2)).body.status).toBe('VALID')
  })

  it('that somebody else has saved meanwhile are not written over, and unknown rows not at all', async () => {
    const upNo = await uploaded(rowsOf('Φ32'))
    const save = (version: number, rowNo: number) =>
      buyer.call('saveItemUploadRows', { upNo, body: { version, lines: [{ rowNo, itemName: '스페이서' }] } })
    expect((await save(0, 2)).status).toBe(200)
    expect((await save(0, 2)).msg).toBe('다른 사용자가 먼저 수정했습니다. 다시 조회해 주세요.')
    expect((await save(1, 7)).msg).toBe('업로드에 없는 행입니다. (7행)')
  })

  it('of 5,000 items are saved in one call', async () => {
    const upNo = await uploaded(
      uploadWorkbook(Array.from({ length: 5_000 }, (_, at) => goodRow(`대량 규격 ${at} ${'가'.repeat(60)}`))),
    )
    const rows = (await detail(upNo)).lines.map(({ problems: _problems, ...cells }) => cells)
    const answer = await buyer.call('saveItemUploadRows', { upNo, body: { version: 0, lines: rows } })
    expect(answer.status).toBe(200)
    expect((await move('validateItemUpload', upNo, 1)).body.status).toBe('VALID')
    expect((await detail(upNo)).header).toMatchObject({ rowCnt: 5_000, okCnt: 5_000 })
  })
})

describe('applying', () => {
  it('makes an item of every good row once, and skips those that are there', async () => {
    const upNo = await uploaded(rowsOf('Φ40', 'Φ41', 'Φ40'))
    await move('validateItemUpload', upNo, 0)
    const key = { 'idempotency-key': 'apply-once-12345678' }
    const apply = () => buyer.call('applyItemUpload', { upNo, body: { version: 1 } }, key)
    const [one, other] = [await apply(), await apply()]
    expect(one.body).toMatchObject({ status: 'APPLIED', version: 2 })
    expect(other.body).toEqual(one.body)
    const { header, lines: rows, history } = await detail(upNo)
    expect(header).toMatchObject({ status: 'APPLIED', okCnt: 2, dupCnt: 1 })
    expect(history.map(({ historyText }) => historyText)).toEqual(['엑셀 업로드', '검증', '반영'])
    const codes = rows.flatMap(({ resultNo }) => resultNo ?? [])
    expect(new Set(codes).size).toBe(2)
    const items = await withActor(product.database, systemActor, tx =>
      tx
        .selectFrom('item')
        .select(['item_code', 'spec', 'status', 'lead_time', 'requester', 'cat_code'])
        .where('item_code', 'in', codes)
        .orderBy('item_code')
        .execute(),
    )
    expect(items.map(({ spec }) => spec)).toEqual(['Φ40', 'Φ41'])
    expect(items[0]).toMatchObject({ status: 'ACTIVE', lead_time: 14, requester: 'buy.all' })
    expect(items.every(item => item.item_code.startsWith(item.cat_code))).toBe(true)
    expect((await move('applyItemUpload', upNo, 2)).msg).toBe('현재 상태(반영완료)에서는 처리할 수 없습니다.')
  })

  it('of two uploads with the same item refuses the later one until it is validated again', async () => {
    const [first, second] = [await uploaded(rowsOf('Φ50')), await uploaded(rowsOf('Φ50', 'Φ51'))]
    await move('validateItemUpload', first, 0)
    await move('validateItemUpload', second, 0)
    await move('applyItemUpload', first, 1)
    expect((await move('applyItemUpload', second, 1)).msg).toBe(
      '검증한 뒤에 기준정보가 바뀌었습니다. 다시 검증해 주세요.',
    )
    await move('validateItemUpload', second, 1)
    expect((await move('applyItemUpload', second, 2)).body.status).toBe('APPLIED')
  })

  it('of rows that all are there already is refused', async () => {
    const upNo = await uploaded(rowsOf('Φ50'))
    expect((await move('validateItemUpload', upNo, 0)).body.status).toBe('VALID')
    expect((await move('applyItemUpload', upNo, 1)).msg).toBe('반영할 정상 행이 없습니다.')
  })
})

describe('the demo', () => {
  it('has uploads in every state, those that were applied with their items', async () => {
    const { rows } = (await monitor.call('listItemUpload', { size: 100, sort: 'upNo:asc' })).body
    const told = rows.filter(row => row.uploadedBy !== 'buy.all' || row.uploadedDt < '2026-11-20')
    expect(new Set(told.map(({ status }) => status)).size).toBe(5)
    const invalid = told.find(({ status }) => status === 'INVALID')
    expect(invalid).toMatchObject({ rowCnt: 15, errCnt: 7 })
    const applied = (await detail(told.find(({ status }) => status === 'APPLIED')?.upNo ?? '')).lines
    expect(applied.every(({ resultNo, rowResult }) => resultNo !== undefined && rowResult === 'OK')).toBe(
      true,
    )
  })
})

describe('the list', () => {
  it('finds uploads by number, file, person, state and day, the newest first', async () => {
    const upNo = await uploaded(rowsOf('Φ60'))
    await move('cancelItemUpload', upNo, 0)
    const find = async (filters: object) =>
      (await buyer.call('listItemUpload', { size: 100, ...filters })).body.rows.map(row => row.upNo)
    expect((await find({}))[0]).toBe(upNo)
    expect(await find({ upNo })).toEqual([upNo])
    expect(
      await find({ status: 'CANCELED', uploadedBy: 'buy.all', uploadedDtFrom: product.clock.today() }),
    ).toEqual([upNo])
    expect(await find({ fileName: '없는 파일' })).toEqual([])
    const reversed = await buyer.call('listItemUpload', {
      uploadedDtFrom: '2026-11-02',
      uploadedDtTo: '2026-11-01',
    })
    expect(reversed.msg).toBe('조회 시작일은 종료일보다 클 수 없습니다.')
  })
})
