import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let supplier: Caller
let other: Caller
let contact: Caller
let head: Caller

beforeAll(async () => {
  product = await startProduct()
  supplier = await product.logInSupplier('sejin001')
  other = await product.logInSupplier('daesung1')
  contact = await product.logIn('req.mobile')
  head = await product.logIn('head.mobile')
}, 120_000)
afterAll(() => product.stop())

let given = 0
const ntsNo = () => {
  given += 1
  return `20261110${String(given).padStart(16, '0')}`
}

async function evidence(caller: Caller): Promise<string> {
  const answer = await caller.call('uploadFile', {
    ownerType: 'NO',
    fileName: '증빙.txt',
    body: Buffer.from('운반비 내역', 'utf8'),
  })
  expect([answer.status, answer.msg]).toEqual([200, ''])
  return answer.body.fileId
}

async function claim(changes: object = {}, lines: object[] = [{ itemName: '운반비', amt: '345678' }]) {
  return {
    header: {
      title: '11월 운반비 청구',
      noneType: 'PARCEL',
      contactId: 'req.mobile',
      useFrom: '2026-11-01',
      useTo: '2026-11-10',
      evidenceType: 'TI',
      ntsNo: ntsNo(),
      writeDate: '2026-11-10',
      taxCode: 'V1',
      supplyAmt: '345678',
      vatAmt: '34567',
      fileId: await evidence(supplier),
      ...changes,
    },
    lines,
  }
}

async function submitted() {
  const body = await claim()
  const made = await supplier.call('createNoneOrder', { body })
  expect([made.status, made.msg]).toEqual([200, ''])
  const { docNo: noneNo } = made.body
  const sent = await supplier.call('submitCyberNoneOrder', { noneNo, body: { version: 0 } })
  expect([sent.status, sent.msg]).toEqual([200, ''])
  return { noneNo, body }
}

/** A claim that staff have entered and assigned to its account, ready for its approval in version 1. */
async function received() {
  const lines = [{ itemName: '운반비', amt: '345678', accountCode: '5310100', costCenter: 'CC1020' }]
  const input = await claim({ compNo: 'C000004', payTerm: 'P30', fileId: await evidence(contact) }, lines)
  const made = await contact.call('createNoneOrderProxy', { body: input })
  expect([made.status, made.msg, made.body.status]).toEqual([200, '', 'RECEIVED'])
  const { docNo: noneNo } = made.body
  const saved = await contact.call('updateNoneOrder', { noneNo, body: { version: 0, ...input } })
  expect([saved.status, saved.msg]).toEqual([200, ''])
  return { noneNo }
}

const submit = async (changes: object, lines?: object[]) => {
  const made = await supplier.call('createNoneOrder', { body: await claim(changes, lines) })
  if (made.status !== 200) return made
  return supplier.call('submitCyberNoneOrder', { noneNo: made.body.docNo, body: { version: 0 } })
}

describe('a claim without an order', () => {
  it('goes from its supplier over a supplement to the approval of its department', async () => {
    const { noneNo, body } = await submitted()
    const asked = await contact.call('supplementNoneOrder', {
      noneNo,
      body: { version: 1, reason: '배송 확인서를 첨부해 주세요.' },
    })
    expect(asked.body.status).toBe('SUPPLEMENT')
    const seen = (await supplier.call('getCyberNoneOrder', { noneNo })).body.header
    expect(seen).toMatchObject({ supplementReason: '배송 확인서를 첨부해 주세요.', totalAmt: '380245' })
    await supplier.call('submitCyberNoneOrder', { noneNo, body: { version: 2 } })
    await contact.call('receiveNoneOrder', { noneNo, body: { version: 3 } })
    const early = await contact.call('submitNoneOrder', { noneNo, body: { version: 4 } })
    expect(early.msg).toBe('계정코드를 선택해 주세요. (라인 1)')
    const saved = await contact.call('updateNoneOrder', {
      noneNo,
      body: {
        version: 4,
        header: { ...body.header, compNo: 'C000004', payTerm: 'P30' },
        lines: [{ itemName: '운반비', amt: '345678', accountCode: '5310100', costCenter: 'CC1020' }],
      },
    })
    expect([saved.status, saved.msg]).toEqual([200, ''])
    const sent = await contact.call('submitNoneOrder', { noneNo, body: { version: 5 } })
    expect([sent.status, sent.msg]).toEqual([200, ''])
    const document = (await head.call('getNoneOrder', { noneNo })).body
    expect(document.approval?.steps.map(({ singleid }) => singleid)).toEqual(['head.mobile'])
    const done = await head.call('approveDoc', {
      apprNo: document.approval?.apprNo,
      body: { version: document.header.version, opinion: '승인합니다.' },
    })
    expect(done.body.status).toBe('APPROVED')
    expect((await contact.call('getNoneOrder', { noneNo })).body.header).toMatchObject({
      approvalStatus: 'A',
      dueDate: '2026-12-30',
    })
  })

  it.each([
    [{ vatAmt: '34568' }, '부가세는 공급가액의 10%(원 미만 절사)여야 합니다.'],
    [{ taxCode: 'V3' }, '면세·영세율은 부가세가 0이어야 합니다.'],
    [{ ntsNo: undefined }, '국세청 승인번호를 입력해 주세요.'],
    [{ ntsNo: '123' }, '국세청 승인번호는 24자리여야 합니다.'],
    [{ contactId: 'nobody.here' }, '존재하지 않는 담당자입니다.'],
    [{ contactId: ' ' }, '내부 담당자를 입력해 주세요.'],
    [{ fileId: undefined }, '증빙파일을 첨부해 주세요.'],
    [{ writeDate: '2026-12-24' }, '작성일자는 오늘 이전이어야 합니다.'],
    [{ useTo: '2026-10-01' }, '이용종료일은 시작일 이후여야 합니다.'],
    [{ supplyAmt: '0', vatAmt: '0' }, '금액은 0보다 커야 합니다.'],
    [{ supplyAmt: '345679' }, '내역 합계와 공급가액이 일치하지 않습니다.'],
  ])('with %o is refused', async (change, msg) => {
    const refused = await submit(change)
    expect([refused.status, refused.msg]).toEqual([422, msg])
  })

  it('uses a number of the tax office once', async () => {
    const { body } = await submitted()
    const twice = await submit({ ntsNo: body.header.ntsNo })
    expect([twice.status, twice.msg]).toEqual([422, '이미 등록된 국세청 승인번호입니다.'])
  })

  it('is its supplier’s and its contact’s alone, and a draft no staff’s', async () => {
    const made = await supplier.call('createNoneOrder', { body: await claim() })
    const { docNo: noneNo } = made.body
    expect((await other.call('getCyberNoneOrder', { noneNo })).status).toBe(403)
    expect((await contact.call('getNoneOrder', { noneNo })).status).toBe(403)
    const lines = (await supplier.call('getCyberNoneOrder', { noneNo })).body.lines
    expect(Object.keys(lines[0] ?? {})).not.toContain('accountCode')
  })

  it.each(['slipNo', 'approvalStatus', 'createdBy'])(
    'is not sorted by %s for its supplier, who may not read it',
    async field => {
      const [row] = (await supplier.call('listCyberNoneOrder', {})).body.rows
      expect(row).not.toHaveProperty(field)
      expect((await supplier.call('listCyberNoneOrder', { sort: `${field}:asc` })).status).toBe(400)
    },
  )

  it('is canceled by its supplier with a reason', async () => {
    const { noneNo } = await submitted()
    const short = await supplier.call('cancelCyberNoneOrder', {
      noneNo,
      body: { version: 1, reason: '취소' },
    })
    expect(short.msg).toBe('사유는 5자 이상 입력해 주세요.')
    const gone = await supplier.call('cancelCyberNoneOrder', {
      noneNo,
      body: { version: 1, reason: '금액을 잘못 적었습니다.' },
    })
    expect(gone.body.status).toBe('CANCELED')
  })

  it('finds its contact by whole name, Single ID or e-mail alone, and no more than who it is', async () => {
    const found = await supplier.call('popupPerson', { hname: '조민재' })
    expect(found.body).toEqual([
      {
        singleid: 'req.mobile',
        hname: '조민재',
        section: '모바일사업부',
        deptcd: 'D1020',
        deptnm: '모바일개발팀',
      },
    ])
    expect((await supplier.call('popupPerson', { hname: '조민' })).body).toEqual([])
    expect((await supplier.call('popupPerson', { singleid: 'req.mob' })).body).toEqual([])
    expect((await supplier.call('popupPerson', { singleid: 'req.mobile' })).body).toHaveLength(1)
    expect((await supplier.call('popupPerson', {})).status).toBe(422)
  })

  it('is recalled by who submitted it as long as nobody has decided, and goes on after a rejection', async () => {
    const { noneNo } = await received()
    const opinion = '지난달 운반비입니다. 검토 부탁드립니다.'
    const sent = await contact.call('submitNoneOrder', { noneNo, body: { version: 1, opinion } })
    expect([sent.status, sent.msg, sent.body.status]).toEqual([200, '', 'APPROVING'])
    expect((await head.call('getNoneOrder', { noneNo })).body.approval?.opinion).toBe(opinion)
    const foreign = await head.call('recallNoneOrder', { noneNo, body: { version: 2 } })
    expect([foreign.status, foreign.msg]).toEqual([422, '상신한 사용자만 상신취소할 수 있습니다.'])
    const back = await contact.call('recallNoneOrder', { noneNo, body: { version: 2 } })
    expect(back.body).toMatchObject({ status: 'RECEIVED', approvalStatus: 'C' })
    await contact.call('submitNoneOrder', { noneNo, body: { version: 3 } })
    const waiting = (await head.call('getNoneOrder', { noneNo })).body
    const decide = (opinion: string) =>
      head.call('rejectDoc', {
        apprNo: waiting.approval?.apprNo,
        body: { version: waiting.header.version, opinion },
      })
    expect((await decide('반려')).status).toBe(422)
    expect((await decide('증빙이 다릅니다.')).body.status).toBe('REJECTED')
    const late = await contact.call('recallNoneOrder', { noneNo, body: { version: 5 } })
    expect(late.status).toBe(409)
    const again = await contact.call('submitNoneOrder', { noneNo, body: { version: 5 } })
    expect(again.body.status).toBe('APPROVING')
  })

  it('of the demo waits in the inbox of a head, who opens it from there and approves it', async () => {
    const decider = await product.logIn('head.mfg')
    const { rows } = (await decider.call('listApprovalInbox', { docType: 'NO' })).body
    expect(rows).toHaveLength(1)
    const { docNo: noneNo = '', apprNo = '', docUrl } = rows[0] ?? {}
    expect(docUrl).toBe(`/noneOrderViewAdmin?noneNo=${noneNo}&apprNo=${apprNo}`)
    const { header, lines } = (await decider.call('getNoneOrder', { noneNo })).body
    expect([header.contactNm, header.status, lines?.length]).toEqual(['임수빈', 'APPROVING', 2])
    const { body } = await decider.call('approveDoc', { apprNo, body: { version: header.version } })
    expect(body).toMatchObject({ status: 'APPROVED', approvalStatus: 'A' })
  })

  it('entered by staff is received at once, and no supplement is asked for', async () => {
    const { noneNo } = await received()
    const asked = await contact.call('supplementNoneOrder', {
      noneNo,
      body: { version: 1, reason: '영수증을 보내 주세요.' },
    })
    expect(asked.msg).toBe('직접 등록한 비발주 정산은 보완을 요청할 수 없습니다.')
    const body = await claim({ compNo: 'C000004', fileId: undefined })
    expect((await contact.call('createNoneOrderProxy', { body })).msg).toBe('증빙파일을 첨부해 주세요.')
    const foreign = await claim({ compNo: 'C000004', fileId: await evidence(contact) })
    const reader = await product.logIn('audit.mon')
    expect((await reader.call('createNoneOrderProxy', { body: foreign })).status).toBe(403)
  })
})
