import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../../../schemas/shared/calendar'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { linkOffer } from '../../../../server/modules/itemPrice/offeredPrices'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let supplier: Caller
let other: Caller
let buyer: Caller
let requester: Caller
let today: string
beforeAll(async () => {
  product = await startProduct()
  supplier = await product.logInSupplier('daesung1')
  other = await product.logInSupplier('hanul001')
  buyer = await product.logIn('buy.all')
  requester = await product.logIn('req.mobile')
  today = product.clock.today()
})
afterAll(() => product.stop())

const offer = (changes: object = {}) => ({
  supItemCode: 'DS-0815',
  supItemName: '정밀 샤프트 Φ8×150',
  spec: 'Φ8×150 SUJ2 h6',
  maker: '대성정밀',
  sgCode: '02010201',
  unitCode: 'EA',
  currency: 'KRW',
  unitPrice: '1480',
  minOrderQty: '100',
  leadTime: 14,
  validFrom: today,
  validTo: addDays(today, 364),
  ...changes,
})
const create = async (changes: object = {}) =>
  (await supplier.call('createCyberItem', { body: { header: offer(changes) } })).body
const read = async (ciNo: string, by = supplier) => (await by.call('getCyberItem', { ciNo })).body
const ask = async (ciNo: string) => {
  const { version } = (await read(ciNo)).header
  return supplier.call('requestCyberItem', { ciNo, body: { version } })
}
const save = async (ciNo: string, changes: object) => {
  const { version } = (await read(ciNo)).header
  return supplier.call('saveCyberItem', { ciNo, body: { version, header: offer(changes) } })
}
const prices = async (ciNo: string) =>
  (await read(ciNo)).prices.map(({ unitPrice, validFrom, validTo }) => [unitPrice, validFrom, validTo])

/** An item in use that the supplier has no price for. */
const unpricedItem = () =>
  withActor(product.database, systemActor, async tx => {
    const { item_code } = await tx
      .selectFrom('item')
      .select('item_code')
      .where('status', '=', 'ACTIVE')
      .where('unit_code', '=', 'EA')
      .where(
        'item_code',
        'not in',
        tx.selectFrom('item_price').select('item_code').where('comp_no', '=', 'C000001'),
      )
      .executeTakeFirstOrThrow()
    return item_code
  })

describe('what a supplier offers', () => {
  let ciNo = ''
  let itemCode = ''

  it('is a draft of his alone until he asks for its approval', async () => {
    const made = await create()
    ciNo = made.docNo
    expect(made).toMatchObject({ status: 'DRAFT' })
    expect((await other.call('getCyberItem', { ciNo })).status).toBe(403)
    expect((await buyer.call('getCyberItem', { ciNo })).status).toBe(422)
    expect((await ask(ciNo)).body).toMatchObject({ status: 'REQUESTED' })
    expect((await other.call('listCyberItem', { ciNo })).body.rows).toEqual([])
    const [row] = (await buyer.call('listCyberItem', { ciNo })).body.rows
    expect(row).toMatchObject({ supItemCode: 'DS-0815', unitPrice: '1480', compNameKr: '(주)대성정밀' })
    const [blind] = (await requester.call('listCyberItem', { ciNo })).body.rows
    expect(blind?.unitPrice).toBeUndefined()
    expect((await read(ciNo, requester)).header.unitPrice).toBeUndefined()
  })

  it('is refused with a reason, and asked for again', async () => {
    const { version } = (await read(ciNo)).header
    const short = await buyer.call('rejectCyberItem', { ciNo, body: { version, reason: '보완' } })
    expect([short.status, short.msg]).toEqual([422, '반려사유를 5자 이상 입력해 주세요.'])
    const reason = '규격서를 첨부해 주세요.'
    await buyer.call('rejectCyberItem', { ciNo, body: { version, reason } })
    expect((await read(ciNo)).header).toMatchObject({ status: 'REJECTED', rejectReason: reason })
    expect((await ask(ciNo)).status).toBe(200)
  })

  it('prices the item that the approver links', async () => {
    itemCode = await unpricedItem()
    const { version } = (await read(ciNo)).header
    const answer = await buyer.call('approveCyberItem', { ciNo, body: { version, itemCode } })
    expect(answer.body).toMatchObject({ status: 'APPROVED' })
    expect(await prices(ciNo)).toEqual([['1480', today, addDays(today, 364)]])
    const again = await buyer.call('linkCyberItem', {
      ciNo,
      body: { version: answer.body.version, itemCode },
    })
    expect(again.msg).toBe(`이미 연결된 품목이 있습니다. (${itemCode})`)
  })

  it('costs more from a later day on, above a tenth with a reason and a file of this revision', async () => {
    const [from, to] = [addDays(today, 30), addDays(today, 394)]
    const period = { itemCode, validFrom: from, validTo: to }
    expect((await save(ciNo, { ...period, unitPrice: '1630' })).body.status).toBe('DRAFT')
    expect((await read(ciNo)).header).toMatchObject({
      revision: 2,
      prevUnitPrice: '1480',
      changeRate: '10.14',
    })
    const refused = await ask(ciNo)
    expect(refused.msg).toBe('단가 인상률이 10%를 초과합니다. 변경사유와 근거자료를 등록해 주세요.')
    await save(ciNo, { ...period, unitPrice: '1628' })
    expect((await read(ciNo)).header.changeRate).toMatch(/^10(\.00)?$/)
    expect((await ask(ciNo)).status).toBe(200)
    expect(await prices(ciNo)).toEqual([['1480', today, addDays(today, 364)]])
    const { version } = (await read(ciNo)).header
    const asked = await buyer.call('approveCyberItem', { ciNo, body: { version } })
    expect([asked.status, asked.msg]).toEqual([
      409,
      `기존 단가 1,480(KRW)이(가) ${addDays(today, 29)}에 종료됩니다.`,
    ])
    const yes = { 'x-confirmed': 'endsPrice' }
    expect((await buyer.call('approveCyberItem', { ciNo, body: { version } }, yes)).status).toBe(200)
    expect(await prices(ciNo)).toEqual([
      ['1628', from, to],
      ['1480', today, addDays(today, 29)],
    ])
    const mine = (await supplier.call('listItemPrice', { itemCode })).body.rows
    expect(mine).toHaveLength(2)
    expect((await other.call('listItemPrice', { itemCode })).body.rows).toEqual([])
  })

  it('ends with its prices when the supply stops', async () => {
    const { version } = (await read(ciNo)).header
    await supplier.call('stopCyberItem', { ciNo, body: { version, reason: '단종되었습니다.' } })
    expect((await read(ciNo)).header).toMatchObject({ status: 'INACTIVE', stopReason: '단종되었습니다.' })
    expect(await prices(ciNo)).toEqual([['1480', today, today]])
  })
})

describe('the price of an offer', () => {
  const approve = async (itemCode: string, changes: object) => {
    const { docNo: ciNo } = await create(changes)
    await ask(ciNo)
    const { version } = (await read(ciNo)).header
    const { status, msg } = await buyer.call('approveCyberItem', { ciNo, body: { version, itemCode } })
    expect([status, msg]).toEqual([200, ''])
    return ciNo
  }

  it('holds on its last day, too, and is left as it was once it has ended', async () => {
    const itemCode = await unpricedItem()
    const ciNo = await approve(itemCode, { supItemCode: 'DS-10', validTo: today })
    expect(await prices(ciNo)).toEqual([['1480', today, today]])
    const ended = [addDays(today, -20), addDays(today, -10)] as const
    await withActor(product.database, systemActor, tx =>
      tx
        .updateTable('item_price')
        .set({ valid_from: ended[0], valid_to: ended[1] })
        .where('source_no', '=', ciNo)
        .execute(),
    )
    const later = { supItemCode: 'DS-11', unitPrice: '1500', validFrom: addDays(today, -15) }
    const next = await approve(itemCode, later)
    expect(await prices(next)).toEqual([['1500', addDays(today, -15), addDays(today, 364)]])
    expect(await prices(ciNo)).toEqual([['1480', ...ended]])
  })
})

describe('an item that was made of an offer', () => {
  it('gives a new item what it begins with, while it waits and is linked to none', async () => {
    const { docNo: ciNo } = await create({ supItemCode: 'DS-8', validTo: addDays(today, 30) })
    const begin = () => buyer.call('getOfferedItem', { ciNo })
    expect((await begin()).status).toBe(409)
    await ask(ciNo)
    expect((await begin()).body).toEqual({
      header: {
        ...{ itemName: '정밀 샤프트 Φ8×150', spec: 'Φ8×150 SUJ2 h6', maker: '대성정밀', srcCiNo: ciNo },
        ...{ sgCode: '02010201', unitCode: 'EA', minOrderQty: '100', leadTime: 14 },
      },
    })
  })

  it('is linked to it, and priced where the offer is approved', async () => {
    const { docNo: ciNo } = await create({ supItemCode: 'DS-9', validTo: addDays(today, 30) })
    await ask(ciNo)
    const { version } = (await read(ciNo)).header
    await buyer.call('approveCyberItem', { ciNo, body: { version } })
    expect(await prices(ciNo)).toEqual([])
    const itemCode = await unpricedItem()
    await withActor(product.database, systemActor, async tx => {
      const now = product.clock.now()
      await linkOffer({ tx, actor: systemActor, now, requestId: 'test' }, ciNo, itemCode)
    })
    const { header, history } = await read(ciNo)
    expect(header.itemCode).toBe(itemCode)
    expect(history.at(-1)?.historyText).toBe('품목연결')
    expect(await prices(ciNo)).toEqual([['1480', today, addDays(today, 30)]])
  })
})

describe('an offer is refused', () => {
  it.each([
    [{ supItemCode: 'DS-0815' }, '이미 등록된 협력사품번입니다.'],
    [{ unitPrice: '0' }, '단가는 0보다 커야 합니다.'],
    [{ sgCode: '0201' }, '소싱그룹은 세분류까지 선택해 주세요.'],
    [{ itemCode: '999999999999' }, '사용 중인 품목만 연결할 수 있습니다.'],
  ])('%j', async (changes, msg) => {
    const header = offer({ supItemCode: 'DS-1', ...changes })
    expect((await supplier.call('createCyberItem', { body: { header } })).msg).toBe(msg)
  })

  it('when it ends before it begins, and once its period is over', async () => {
    const reversed = offer({ supItemCode: 'DS-2', validTo: addDays(today, -1) })
    const answer = await supplier.call('createCyberItem', { body: { header: reversed } })
    expect(answer.msg).toBe('적용종료일은 시작일 이후여야 합니다.')
    const past = { supItemCode: 'DS-3', validFrom: addDays(today, -9), validTo: addDays(today, -1) }
    expect((await ask((await create(past)).docNo)).msg).toBe('적용종료일이 지난 단가입니다.')
  })

  it('by a buyer of other sourcing groups', async () => {
    const { docNo: ciNo } = await create({ supItemCode: 'DS-4' })
    await ask(ciNo)
    const { version } = (await read(ciNo)).header
    const stranger = await product.logIn('buy.semi')
    const answer = await stranger.call('approveCyberItem', { ciNo, body: { version } })
    expect(['담당 소싱그룹의 품목만 처리할 수 있습니다.', 200]).toContain(
      answer.status === 200 ? 200 : answer.msg,
    )
  })
})

describe('items of the master', () => {
  it('are found by the staff, and by suppliers in their groups without prices', async () => {
    const found = (await buyer.call('listItem', { supItemName: '샤프트', itemStatus: 'ACTIVE' })).body
    expect(found.rows[0]?.lastPrice).toBeDefined()
    expect((await requester.call('listItem', { size: 1 })).body.rows[0]?.lastPrice).toBeUndefined()
    const seen = (await supplier.call('listItem', { size: 5 })).body.rows
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.some(row => row.lastPrice !== undefined || row.supCnt !== undefined)).toBe(false)
    const chosen = (await supplier.call('popupItem', { size: 5 })).body.rows
    expect(chosen.some(row => row.lastPrice !== undefined)).toBe(false)
  })
})
