import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeEntries } from '../../../../schemas/codes/codeGroups'
import { expireLoi } from '../../../../server/modules/loi/expireLoi'
import { approveBy } from '../orderRequest/orderInputs'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { letter, scopeFile } from './loiInputs'

let product: ProductServer
let buyer: Caller
let head: Caller
let accountant: Caller
let supplier: Caller
let other: Caller

beforeAll(async () => {
  product = await startProduct()
  buyer = await product.logIn('buy.mobile')
  head = await product.logIn('buy.head')
  accountant = await product.logIn('acc.head')
  supplier = await product.logInSupplier('hanul001')
  other = await product.logInSupplier('daesung2')
}, 120_000)
afterAll(() => product.stop())

const draft = async (...changes: Parameters<typeof letter>) =>
  (await buyer.call('createLoi', { body: letter(...changes) })).body.docNo
const filed = async (header: Parameters<typeof letter>[0] = {}, lines?: Parameters<typeof letter>[1]) =>
  draft({ fileId: await scopeFile(buyer), ...header }, lines)
const submit = (loiNo: string) => buyer.call('submitLoi', { loiNo, body: { version: 0 } })

async function issued(header: Parameters<typeof letter>[0] = {}) {
  const loiNo = await filed(header)
  const answer = await submit(loiNo)
  if (answer.status !== 200) throw new Error(answer.msg)
  await approveBy([head], loiNo, 1)
  return loiNo
}

async function accepted() {
  const loiNo = await issued()
  await supplier.call('acceptLoi', { loiNo, body: { version: 2 } })
  return loiNo
}

describe('a letter of intent', () => {
  it('is drafted with its number and amounts, for the department of whoever needs it', async () => {
    const loiNo = await draft()
    expect(loiNo).toMatch(/^LO202611-\d{6}$/)
    const { header, lines } = (await buyer.call('getLoi', { loiNo })).body
    expect(header).toMatchObject({
      estAmt: '48000000',
      estAmtKrw: '48000000',
      requesterNm: '조민재',
      deptnm: '모바일개발팀',
      buyerNm: '서지훈',
      status: 'DRAFT',
    })
    expect(lines).toMatchObject([{ lineNo: 10, itemName: '시험 지그', amt: '48000000' }])
  })

  it('in yen stands for won per hundred at the rate of the day it was drafted', async () => {
    const lines = [{ itemName: '측정 헤드', unitCode: 'EA', qty: '3', unitPrice: '1234.5' }]
    const loiNo = await draft({ currency: 'JPY', compNo: 'C000006' }, lines)
    const { header } = (await buyer.call('getLoi', { loiNo })).body
    const won = Math.round((Number(header.estAmt) * Number(header.exRate)) / 100)
    expect(header).toMatchObject({ estAmt: '3704', estAmtKrw: String(won) })
    expect(header.rateDate <= '2026-11-20').toBe(true)
    expect(header.rateSource).toBe('사내 환율표')
  })

  it.each([
    ['that counts for 61 days', { validTo: '2027-01-20' }, 'LOI 유효기간은 최대 60일입니다.'],
    ['that ends before it begins', { validTo: '2026-11-19' }, '유효종료일은 유효시작일 이후여야 합니다.'],
    ['whose work starts outside of it', { startDate: '2027-01-05' }, '착수예정일은 유효기간 내여야 합니다.'],
    ['with a title of one letter', { title: '가' }, 'LOI명은 2자 이상 입력해 주세요.'],
    ['in a currency that there is not', { currency: 'XXX' }, '허용되지 않은 코드입니다. (XXX)'],
    [
      'of a supplier that may not be ordered of',
      { compNo: 'C000009' },
      '거래가능 상태의 협력사만 발주할 수 있습니다.',
    ],
    ['without a currency', { currency: '' }, '통화를 입력해 주세요.'],
    ['for somebody of another section', { requester: 'req.semi' }, '허용되지 않은 코드입니다. (req.semi)'],
  ])('%s is not even kept', async (_what, header, msg) => {
    const refused = await buyer.call('createLoi', { body: letter(header) })
    expect([refused.status, refused.msg]).toEqual([422, msg])
  })

  it('counts for exactly sixty days at the longest', async () => {
    expect((await buyer.call('createLoi', { body: letter({ validTo: '2027-01-19' }) })).status).toBe(200)
  })

  it.each([
    ['a supplier', { compNo: undefined }, '협력사번호를 선택해 주세요.'],
    ['a reason of ten characters', { urgentReason: '급합니다' }, '긴급사유는 10자 이상 입력해 주세요.'],
    ['the scope of the work', { scopeText: undefined }, '업무범위를 입력해 주세요.'],
    ['a file of the scope', { fileId: undefined }, '업무범위 첨부파일을 등록해 주세요.'],
  ])('is not submitted without %s', async (_what, header, msg) => {
    const refused = await submit(await filed(header))
    expect([refused.status, refused.msg]).toEqual([422, msg])
  })

  it('is not submitted for nothing', async () => {
    const free = [{ itemName: '시험 지그', unitCode: 'SET', qty: '10', unitPrice: '0' }]
    expect((await submit(await filed({}, free))).msg).toBe('예상금액은 0보다 커야 합니다.')
    expect((await submit(await filed({}, []))).msg).toBe('예상 품목을 1건 이상 입력해 주세요.')
  })

  it('is recalled, rejected with an opinion, changed and submitted anew under its number', async () => {
    const loiNo = await filed()
    await submit(loiNo)
    const recalled = await buyer.call('recallLoi', { loiNo, body: { version: 1 } })
    expect(recalled.body).toMatchObject({ status: 'DRAFT', approvalStatus: 'C' })
    const removal = await buyer.call('deleteLoi', { loiNo, version: 2 })
    expect(removal.msg).toBe('상신 이력이 있는 LOI는 삭제할 수 없습니다. 취소를 이용해 주세요.')
    await buyer.call('submitLoi', { loiNo, body: { version: 2 } })
    const { approval } = (await head.call('getLoi', { loiNo })).body
    const rejected = await head.call('rejectDoc', {
      apprNo: approval?.apprNo,
      body: { version: 3, opinion: '수량을 다시 정해 주세요.' },
    })
    expect(rejected.body).toMatchObject({ status: 'REJECTED', approvalStatus: 'R' })
    const body = { ...letter(), version: 4 }
    expect((await buyer.call('updateLoi', { loiNo, body })).body.version).toBe(5)
    expect((await buyer.call('submitLoi', { loiNo, body: { version: 5 } })).body.status).toBe('APPROVING')
  })

  it('is deleted while it was never submitted, and canceled with a reason', async () => {
    const [first, second] = [await draft(), await draft()]
    expect((await buyer.call('deleteLoi', { loiNo: first, version: 0 })).body).toEqual({ success: true })
    expect((await buyer.call('getLoi', { loiNo: first })).status).toBe(403)
    const cancel = (reason: string) =>
      buyer.call('cancelLoi', { loiNo: second, body: { version: 0, reason } })
    expect((await cancel('취소')).msg).toBe('사유는 5자 이상 입력해 주세요.')
    expect((await cancel('계획이 바뀌었습니다.')).body.status).toBe('CANCELED')
  })
})

describe('a letter at its supplier', () => {
  it('arrives when it is approved, and is accepted while it counts', async () => {
    const loiNo = await issued()
    expect((await supplier.call('listCyberLoi', {})).body[0]).toMatchObject({ loiNo, answerYn: 'Y' })
    const news = JSON.stringify((await supplier.call('listMyNotice', {})).body)
    expect(news).toContain(`/cyber/CyberOrderRequestEdit/loi?loiNo=${loiNo}`)
    const { files, header } = (await supplier.call('getCyberLoi', { loiNo })).body
    expect([files.length, header.poNo]).toEqual([1, undefined])
    const done = await supplier.call('acceptLoi', { loiNo, body: { version: 2 } })
    expect(done.body.status).toBe('ACCEPTED')
    expect((await supplier.call('acceptLoi', { loiNo, body: { version: 3 } })).status).toBe(409)
    const told = (await buyer.call('listMyNotice', {})).body
    expect(JSON.stringify(told)).toContain('협력사가 LOI를 수락했습니다. 시험 지그 선행 제작')
  })

  it('is declined with a reason that the buyer reads before he cancels it', async () => {
    const loiNo = await issued()
    const decline = (reason: string) => supplier.call('declineLoi', { loiNo, body: { version: 2, reason } })
    expect((await decline('불가')).msg).toBe('거절사유를 5자 이상 입력해 주세요.')
    expect((await decline('설비가 꽉 찼습니다.')).body.status).toBe('DECLINED')
    expect((await buyer.call('getLoi', { loiNo })).body.header.declineReason).toBe('설비가 꽉 찼습니다.')
    const gone = await buyer.call('cancelLoi', {
      loiNo,
      body: { version: 3, reason: '다른 협력사로 진행합니다.' },
    })
    expect(gone.body.status).toBe('CANCELED')
  })

  it('is accepted at once for a supplier outside the portal', async () => {
    const loiNo = await issued({ compNo: 'C000005' })
    expect((await buyer.call('getLoi', { loiNo })).body.header.status).toBe('ACCEPTED')
  })

  it('is nothing that another supplier sees or answers, nor anybody before its issue', async () => {
    const loiNo = await filed()
    await submit(loiNo)
    expect((await supplier.call('getCyberLoi', { loiNo })).status).toBe(403)
    await approveBy([head], loiNo, 1)
    expect((await supplier.call('getCyberLoi', { loiNo })).status).toBe(200)
    expect((await other.call('getCyberLoi', { loiNo })).status).toBe(403)
    expect((await other.call('acceptLoi', { loiNo, body: { version: 2 } })).status).toBe(403)
    expect((await other.call('listCyberLoi', {})).body.some(row => row.loiNo === loiNo)).toBe(false)
    const seen = JSON.stringify((await supplier.call('getCyberLoi', { loiNo })).body)
    expect(seen).not.toContain('앞당겨져')
    expect(seen).not.toContain('김성호')
  })
})

it('a letter is printed by both sides, without why it is urgent', async () => {
  const loiNo = await issued()
  for (const reader of [buyer, supplier]) {
    const { sheets } = (await reader.call('getLoiSheet', { loiNo })).body
    expect(sheets).toMatchObject([
      {
        title: '발주의향서(LOI)',
        number: loiNo,
        lines: { rows: [['시험 지그', '', 'SET', '100', '480,000', '48,000,000', '']] },
        amount: { figure: '48,000,000', hangul: '일금 사천팔백만원정' },
      },
    ])
    expect(JSON.stringify(sheets)).not.toContain('앞당겨져')
  }
  expect((await other.call('getLoiSheet', { loiNo })).status).toBe(403)
})

describe('an accepted letter', () => {
  it('becomes an order request of at most 110 percent, and that an order of its type', async () => {
    const loiNo = await accepted()
    const made = await buyer.call('convertLoi', { loiNo, body: { version: 3 } })
    const orNo = made.body.docNo
    expect((await buyer.call('getLoi', { loiNo })).body.header).toMatchObject({ status: 'CONVERTED', orNo })
    const { header, lines } = (await buyer.call('getOrderRequest', { orNo })).body
    expect(header).toMatchObject({ orderType: 'LOI', loiNo, compNo: 'C000002', supplyAmt: '48000000' })
    const save = (version: number, unitPrice: string, changes = {}) =>
      buyer.call('updateOrderRequest', {
        orNo,
        body: {
          version,
          header: {
            title: header.title,
            currency: 'KRW',
            taxCode: 'V1',
            compNo: 'C000002',
            receiver: 'req.mobile',
            expenseType: 'EXP',
            priceBasis: 'NEGO',
            basisReason: 'LOI 협의 단가입니다.',
            payTerm: 'P30',
            dueDate: '2026-12-20',
            deliveryPlace: '구미 1공장 자재창고',
            ...changes,
          },
          lines: [
            {
              lineNo: lines[0]?.lineNo,
              itemName: '시험 지그',
              unitCode: 'SET',
              qty: '100',
              unitPrice,
              accountCode: '5310100',
              costCenter: 'CC1020',
            },
          ],
        },
      })
    expect((await save(0, '528000.01')).msg).toBe('LOI 금액의 110%를 초과하여 발주할 수 없습니다.')
    expect((await save(0, '528000', { compNo: 'C000001' })).msg).toBe('LOI의 협력사로 발주해 주세요.')
    expect((await save(0, '528000')).status).toBe(200)
    const saved = (await buyer.call('getOrderRequest', { orNo })).body.header
    expect(saved).toMatchObject({ supplyAmt: '52800000', vatAmt: '5280000', totalAmt: '58080000' })
    const sent = await buyer.call('submitOrderRequest', { orNo, body: { version: 1 } })
    expect([sent.status, sent.msg]).toEqual([200, ''])
    expect(await approveBy([head, accountant], orNo, 2)).toBe('ORDERED')
    const { poNo } = (await buyer.call('getOrderRequest', { orNo })).body.header
    const order = (await supplier.call('getCyberPo', { poNo })).body
    expect(order.header).toMatchObject({ orderType: 'LOI', status: 'SENT', totalAmt: '58080000', loiNo })
    expect((await supplier.call('getCyberLoi', { loiNo })).body.header).toMatchObject({
      status: 'CONVERTED',
      poNo,
    })
    expect(order.lines).toMatchObject([{ itemName: '시험 지그', qty: '100' }])
  })

  it.each([
    ['canceled', 'cancelOrderRequest'],
    ['deleted', 'deleteOrderRequest'],
  ] as const)(
    'is accepted as before when its order request is %s, and can be converted again',
    async (_, end) => {
      const loiNo = await accepted()
      const first = await buyer.call('convertLoi', { loiNo, body: { version: 3 } })
      const orNo = first.body.docNo
      const { version } = (await buyer.call('getOrderRequest', { orNo })).body.header
      const gone = await buyer.call(end, {
        orNo,
        ...(end === 'deleteOrderRequest'
          ? { version }
          : { body: { version, reason: '사양이 바뀌었습니다.' } }),
      })
      expect([gone.status, gone.msg]).toEqual([200, ''])
      const { header, history } = (await buyer.call('getLoi', { loiNo })).body
      expect([header.status, header.orNo]).toEqual(['ACCEPTED', undefined])
      expect(history.at(-1)?.historyText).toBe('발주요청 전량취소 (발주전환 → 협력사수락)')
      const again = await buyer.call('convertLoi', { loiNo, body: { version: header.version } })
      expect([again.status, again.body.docNo === orNo]).toEqual([200, false])
      expect((await buyer.call('getLoi', { loiNo })).body.header).toMatchObject({
        status: 'CONVERTED',
        orNo: again.body.docNo,
      })
    },
  )

  it('alone is converted, and only once', async () => {
    const loiNo = await issued()
    const convert = (version: number) => buyer.call('convertLoi', { loiNo, body: { version } })
    expect((await convert(2)).msg).toBe('협력사가 수락한 LOI만 발주로 전환할 수 있습니다.')
    await supplier.call('acceptLoi', { loiNo, body: { version: 2 } })
    const both = await Promise.all([convert(3), convert(3)])
    expect(both.map(answer => answer.status).sort()).toEqual([200, 409])
  })
})

it('every state of a letter is in the demo, and a buyer sees those of his section', async () => {
  const { rows } = (await head.call('listLoi', { size: 0 })).body
  for (const { value } of codeEntries('LOI_STATUS'))
    expect([value, rows.some(row => row.status === value)]).toEqual([value, true])
  const mine = (await buyer.call('listLoi', { size: 0 })).body.rows
  expect(new Set(mine.map(row => row.section))).toEqual(new Set(['모바일사업부']))
  const semi = await product.logIn('buy.semi')
  const loiNo = await draft()
  expect((await semi.call('getLoi', { loiNo })).status).toBe(403)
  expect((await semi.call('listLoi', { loiNo })).body.total).toBe(0)
})

it('a letter that nobody answered or converted in time is over', async () => {
  const [open, taken] = [await issued(), await accepted()]
  product.clock.advance(46 * 86_400_000)
  const services = { database: product.database, clock: product.clock }
  expect(await expireLoi(services)).toBeGreaterThanOrEqual(2)
  for (const loiNo of [open, taken]) {
    const again = await product.logIn('buy.mobile')
    expect((await again.call('getLoi', { loiNo })).body.header.status).toBe('EXPIRED')
    const late = await again.call('convertLoi', { loiNo, body: { version: 9 } })
    expect([late.status, late.msg]).toEqual([409, '유효기간이 만료된 LOI입니다.'])
  }
})
