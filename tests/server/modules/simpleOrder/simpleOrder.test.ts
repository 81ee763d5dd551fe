import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeEntries } from '../../../../schemas/codes/codeGroups'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { approveBy } from '../orderRequest/orderInputs'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { fullLimit, simple, simpleLine } from './simpleOrderInputs'

let product: ProductServer
let requester: Caller
let head: Caller
let colleague: Caller

beforeAll(async () => {
  product = await startProduct()
  requester = await product.logIn('req.mobile')
  head = await product.logIn('head.mobile')
  colleague = await product.logIn('dept.mobile')
}, 120_000)
afterAll(() => product.stop())

const draft = async (...changes: Parameters<typeof simple>) => {
  const answer = await requester.call('createSimpleOrder', { body: simple(...changes) })
  if (answer.status !== 200) throw new Error(answer.msg)
  return answer.body.docNo
}
const submit = (soNo: string, by = requester) => by.call('submitSimpleOrder', { soNo, body: { version: 0 } })
const read = async (soNo: string) => (await requester.call('getSimpleOrder', { soNo })).body

describe('a simple order', () => {
  it('of exactly the limit is approved by the head of the department and becomes an order', async () => {
    const soNo = await draft({ compNo: 'C000003' }, fullLimit)
    expect(soNo).toMatch(/^SO202611-\d{6}$/)
    expect((await read(soNo)).header).toMatchObject({
      supplyAmt: '1000000',
      vatAmt: '100000',
      totalAmt: '1100000',
      limitAmt: '1000000',
    })
    expect((await submit(soNo)).body.status).toBe('APPROVING')
    expect(await approveBy([head], soNo, 1)).toBe('ORDERED')
    const { poNo } = (await read(soNo)).header
    const order = (await head.call('getPo', { poNo })).body
    expect(order.header).toMatchObject({ orderType: 'SIMPLE', status: 'SENT', totalAmt: '1100000' })
    expect(order.lines).toHaveLength(3)
  })

  it('of more is kept and not submitted', async () => {
    const lines = [...fullLimit.slice(0, 2), simpleLine({ qty: '10', unitPrice: '34541' })]
    const refused = await submit(await draft({}, lines))
    expect([refused.status, refused.msg]).toEqual([
      422,
      '간편발주 한도(공급가액 1,000,000원)를 초과했습니다. 구매요청으로 진행해 주세요.',
    ])
  })

  it('is not split: what colleagues ordered of the supplier that day counts, another supplier does not', async () => {
    const first = await draft({ compNo: 'C000004' }, [simpleLine({ unitPrice: '995000' })])
    await submit(first)
    const rest = await colleague.call('getSimpleOrderLimit', { compNo: 'C000004' })
    expect(rest.body.limitAmt).toBe('5000')
    const body = (compNo: string) => simple({ compNo }, [simpleLine({ unitPrice: '10000' })])
    const second = (await colleague.call('createSimpleOrder', { body: body('C000004') })).body.docNo
    const refused = await submit(second, colleague)
    expect([refused.status, refused.msg]).toEqual([
      422,
      '동일 부서·동일 협력사의 당일 간편발주 합계가 한도(1,000,000원)를 초과합니다.',
    ])
    const other = (await colleague.call('createSimpleOrder', { body: body('C000005') })).body.docNo
    expect((await submit(other, colleague)).status).toBe(200)
    // What is taken back leaves room again.
    await requester.call('recallSimpleOrder', { soNo: first, body: { version: 1 } })
    expect((await submit(second, colleague)).status).toBe(200)
  })

  it('of two that are submitted at the same moment and exceed the day together, one goes through', async () => {
    const lines = [simpleLine({ unitPrice: '600000' })]
    const both = [await draft({ compNo: 'C000001' }, lines), await draft({ compNo: 'C000001' }, lines)]
    const answers = await Promise.all(both.map(soNo => submit(soNo)))
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 422])
  })

  it.each([
    ['for an asset', { expenseType: 'AST' }, [simpleLine()], '자산 구매는 간편발주를 사용할 수 없습니다.'],
    [
      'of a supplier that may not be ordered of',
      { compNo: 'C000009' },
      [simpleLine()],
      '거래가능 상태의 협력사만 발주할 수 있습니다.',
    ],
    ['of a supplier in yen', { compNo: 'C000006' }, [simpleLine()], '간편발주는 원화(KRW)만 가능합니다.'],
    [
      'of 21 lines',
      {},
      Array.from({ length: 21 }, () => simpleLine()),
      '간편발주는 최대 20개 품목까지 가능합니다.',
    ],
    ['with a title of one letter', { title: '가' }, [simpleLine()], '간편발주명은 2자 이상 입력해 주세요.'],
    [
      'of an amount of fourteen digits',
      {},
      [simpleLine({ qty: '9999999', unitPrice: '9999999' })],
      '입력할 수 있는 범위를 넘었습니다.',
    ],
    ['with an unknown account', {}, [simpleLine({ accountCode: '999' })], '허용되지 않은 코드입니다. (999)'],
  ])('%s is not even kept', async (_what, header, lines, msg) => {
    const refused = await requester.call('createSimpleOrder', { body: simple(header, lines) })
    expect([refused.status, refused.msg]).toEqual([422, msg])
  })

  it.each([
    ['a supplier', { compNo: undefined }, [simpleLine()], '협력사번호를 선택해 주세요.'],
    ['a reason', { reason: undefined }, [simpleLine()], '구매사유를 입력해 주세요.'],
    ['a day to come', { dueDate: '2026-11-19' }, [simpleLine()], '납기일은 오늘 이후여야 합니다.'],
    ['a price', {}, [simpleLine({ unitPrice: '0' })], '단가는 0보다 커야 합니다.'],
    ['a line', {}, [], '발주 품목을 1건 이상 입력해 주세요.'],
  ])('is not submitted without %s', async (_what, header, lines, msg) => {
    const refused = await submit(await draft(header, lines))
    expect([refused.status, refused.msg]).toEqual([422, msg])
  })

  it('takes the price of a contract, and no other', async () => {
    const agreed = await withActor(product.database, systemActor, tx =>
      tx
        .selectFrom('item_price')
        .innerJoin('company', 'company.comp_no', 'item_price.comp_no')
        .innerJoin('item', 'item.item_code', 'item_price.item_code')
        .select(['item_price.item_code', 'item_price.comp_no'])
        .where('price_basis', 'in', ['CONTRACT', 'CATALOG'])
        .where('item_price.currency', '=', 'KRW')
        .where('company.currency', '=', 'KRW')
        .where('item.status', '=', 'ACTIVE')
        .where('valid_from', '<=', '2026-11-20')
        .where('valid_to', '>=', '2026-11-20')
        .orderBy('item_price.item_code')
        .executeTakeFirstOrThrow(),
    )
    const lines = (unitPrice?: string) => [
      {
        ...simpleLine({ itemCode: agreed.item_code }),
        ...(unitPrice ? { unitPrice } : { unitPrice: undefined }),
      },
    ]
    const soNo = await draft({ compNo: agreed.comp_no }, lines())
    const [line] = (await read(soNo)).lines
    expect(line?.priceBasis).toMatch(/CONTRACT|CATALOG/)
    const body = simple({ compNo: agreed.comp_no }, lines('1'))
    expect((await requester.call('createSimpleOrder', { body })).msg).toBe(
      `단가계약·카탈로그 품목의 단가는 ${line?.unitPrice}원으로 정해져 있습니다.`,
    )
  })

  it('whose transfer fails leaves no order, and is sent again by purchasing or operation', async () => {
    const soNo = await draft({ title: '전송 시험 #XFER' })
    await submit(soNo)
    expect(await approveBy([head], soNo, 1)).toBe('XFER_ERROR')
    const { header } = await read(soNo)
    expect(header.poNo).toBeUndefined()
    expect(header.errMsg).toBe('GERP 발주 전송에 실패했습니다. 재전송해 주세요.')
    expect((await requester.call('retrySimpleOrder', { soNo, body: { version: 2 } })).status).toBe(403)
    const operator = await product.logIn('ops.admin')
    expect((await operator.call('retrySimpleOrder', { soNo, body: { version: 2 } })).body.status).toBe(
      'ORDERED',
    )
    const again = await operator.call('retrySimpleOrder', { soNo, body: { version: 3 } })
    expect([again.status, again.msg]).toEqual([409, '발주전송오류 상태만 재전송할 수 있습니다.'])
  })

  it('is recalled, rejected, changed and submitted anew; deleted while it was never submitted', async () => {
    const soNo = await draft()
    await submit(soNo)
    await requester.call('recallSimpleOrder', { soNo, body: { version: 1 } })
    const removal = await requester.call('deleteSimpleOrder', { soNo, version: 2 })
    expect(removal.msg).toBe('상신 이력이 있는 간편발주는 삭제할 수 없습니다. 취소를 이용해 주세요.')
    await requester.call('submitSimpleOrder', { soNo, body: { version: 2 } })
    const { approval } = await read(soNo)
    const body = { version: 3, opinion: '재고를 먼저 확인해 주세요.' }
    expect((await head.call('rejectDoc', { apprNo: approval?.apprNo, body })).body.status).toBe('REJECTED')
    const changed = { version: 4, ...simple({}, [simpleLine({ qty: '2' })]) }
    expect((await colleague.call('updateSimpleOrder', { soNo, body: changed })).status).toBe(403)
    expect((await requester.call('updateSimpleOrder', { soNo, body: changed })).body.version).toBe(5)
    expect((await requester.call('submitSimpleOrder', { soNo, body: { version: 5 } })).status).toBe(200)
    const never = await draft()
    expect((await requester.call('deleteSimpleOrder', { soNo: never, version: 0 })).body.success).toBe(true)
    const short = await requester.call('cancelSimpleOrder', {
      soNo: await draft(),
      body: { version: 0, reason: '취소' },
    })
    expect(short.msg).toBe('사유는 5자 이상 입력해 주세요.')
  })

  it('is seen by its people, its department and its section, and by no supplier', async () => {
    const soNo = await draft()
    const stranger = await product.logIn('req.semi')
    expect((await stranger.call('getSimpleOrder', { soNo })).status).toBe(403)
    expect((await stranger.call('listSimpleOrder', { soNo })).body.total).toBe(0)
    expect((await colleague.call('getSimpleOrder', { soNo })).status).toBe(200)
    const supplier = await product.logInSupplier('hanul001')
    expect((await supplier.call('getSimpleOrder', { soNo })).status).toBe(403)
  })
})

it('every state of a simple order is in the demo, and its sums are those of its rows', async () => {
  const everybody = await product.logIn('buy.head')
  const { rows } = (await everybody.call('listSimpleOrder', { size: 0 })).body
  for (const { value } of codeEntries('SO_STATUS'))
    expect([value, rows.some(row => row.status === value)]).toEqual([value, true])
  const { sums } = (await everybody.call('listSimpleOrder', { want: 'totals' })).body
  const total = rows.reduce((sum, row) => sum + Number(row.totalAmt), 0)
  expect(Number(sums?.totalAmt)).toBe(total)
})
