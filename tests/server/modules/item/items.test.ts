import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { itemMasterTexts } from '../../../../server/modules/item/itemMasterTexts'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { nearDuplicates } from './nearDuplicates'

let product: ProductServer
let requester: Caller
let keeper: Caller
let buyer: Caller
let auditor: Caller
beforeAll(async () => {
  product = await startProduct()
  requester = await product.logIn('req.mobile')
  keeper = await product.logIn('tf.admin')
  buyer = await product.logIn('buy.all')
  auditor = await product.logIn('audit.mon')
})
afterAll(() => product.stop())

const basic = {
  itemName: '시험용 로드셀',
  spec: '50kg S형',
  itemType: 'PART',
  catCode: '200203',
  sgCode: '03030101',
  unitCode: 'EA',
  taxCode: 'V1',
}
type Header = Readonly<Record<string, unknown>>

/** What a refusal says, and at which field. */
const refusalOf = ({ body }: { readonly body: object }) =>
  body as { readonly msg?: string; readonly field?: string }

async function dupKeyOf(header: Header, by = requester): Promise<string> {
  const { itemName, spec, maker, modelNo } = header
  const answer = await by.call('checkItemDup', { body: { itemName, spec, maker, modelNo } })
  return answer.body.dupKey
}

/** Values that satisfy what the category asks. */
async function attributesOf(catCode: string) {
  const { body } = await keeper.call('getItemForm', { catCode })
  return body.attributes.map(({ attrCode, attrType, choices = [] }) => {
    const values: Readonly<Record<string, string>> = { DATE: '2026-11-20', YN: 'Y', TEXT: '가나', NUM: '10' }
    return { attrCode, attrValue: values[attrType] ?? choices[0]?.value ?? '' }
  })
}

async function create(header: Header, by = requester) {
  const dupKey = await dupKeyOf(header, by)
  const attributes = await attributesOf(String(header.catCode))
  return by.call('createItem', { body: { header: { ...header, dupKey }, attributes } })
}

const read = async (itemCode: string, by = keeper) => (await by.call('getItem', { itemCode })).body

async function move(operation: 'requestItem' | 'approveItem' | 'activateItem', itemCode: string, by: Caller) {
  const { header } = await read(itemCode, by)
  return by.call(operation, { itemCode, body: { version: header.version } })
}

describe('items', () => {
  it('are asked for, approved by another and known by both codes', async () => {
    const made = await create({ ...basic, spec: '100kg S형' })
    expect(made.body).toMatchObject({ success: true, status: 'DRAFT' })
    const temporary = made.body.docNo
    expect(temporary).toMatch(/^T\d{11}$/)
    expect((await move('requestItem', temporary, requester)).body.status).toBe('REQUESTED')
    expect((await move('approveItem', temporary, requester)).status).toBe(403)
    const approved = await move('approveItem', temporary, keeper)
    expect(approved.body).toMatchObject({ status: 'ACTIVE', docNo: expect.stringMatching(/^200203\d{6}$/) })
    const known = await read(temporary, requester)
    expect(known.header).toMatchObject({
      itemCode: approved.body.docNo,
      tempCode: temporary,
      status: 'ACTIVE',
    })
    expect(known.history.map(one => one.historyText)).toEqual([
      '저장',
      '승인요청 (작성중 → 승인요청)',
      '승인 (승인요청 → 사용)',
    ])
    expect(known.attributes.filter(one => one.requiredYn === 'Y').every(one => one.attrValue)).toBe(true)
  })

  it('are not approved by whoever asked for them', async () => {
    const { body } = await create({ ...basic, spec: '150kg S형' }, keeper)
    await move('requestItem', body.docNo, keeper)
    expect(refusalOf(await move('approveItem', body.docNo, keeper)).msg).toBe(itemMasterTexts.ownRequest)
  })

  it('tell what is wrong with them at its field', async () => {
    const refusal = async (change: Header, attributes: readonly object[] = []) => {
      const header = { ...basic, spec: '200kg', ...change }
      const dupKey = await dupKeyOf(header)
      const { body } = await requester.call('createItem', {
        body: { header: { ...header, dupKey }, attributes },
      })
      const { field, msg } = refusalOf({ body })
      return [field, msg]
    }
    expect(await refusal({ catCode: '2002' })).toEqual(['catCode', itemMasterTexts.categoryNotLeaf])
    expect(await refusal({ sgCode: '0303' })).toEqual(['sgCode', itemMasterTexts.groupNotLowest])
    expect(await refusal({ unitCode: 'KG' })).toEqual([
      'unitCode',
      expect.stringContaining('같은 유형의 단위'),
    ])
    expect(await refusal({ leadTime: 366 })).toEqual(['leadTime', itemMasterTexts.leadTimeWrong])
    expect(await refusal({ overTol: '10.01' })).toEqual(['overTol', itemMasterTexts.toleranceWrong])
    expect(await refusal({ minOrderQty: '0' })).toEqual(['minOrderQty', itemMasterTexts.minOrderWrong])
    expect(await refusal({ itemName: '' })).toEqual(['itemName', expect.stringContaining('품목명')])
    const attributes = [{ attrCode: 'AT9999', attrValue: 'x' }]
    expect(await refusal({}, attributes)).toEqual(['attrValue', itemMasterTexts.attributeUnknown])
  })

  it('are compared before they are saved, and never kept twice', async () => {
    const unchecked = { header: { ...basic, spec: '1' }, attributes: [] }
    expect(refusalOf(await requester.call('createItem', { body: unchecked })).msg).toBe(
      itemMasterTexts.checkFirst,
    )
    const twin = await create({
      ...basic,
      itemName: '정밀샤프트 φ8×120'.replace('φ', 'Φ'),
      spec: 'Φ8×120 suj2 H6',
    })
    expect(refusalOf(twin).msg).toBe('동일한 품목이 존재합니다. (200203000001)')
  })

  it('hide their prices from group 30 alone', async () => {
    expect((await read('200203000001', requester)).header.lastPrice).toBeUndefined()
    expect((await read('200203000001', buyer)).header.lastPrice).toBe('1250')
    const prices = (await requester.call('listItemPrice', { itemCode: '200203000001' })).body.rows
    expect(prices.map(row => row.unitPrice)).toEqual([undefined, undefined])
  })

  it('are changed by their keepers alone once they are in use, and keep what they need', async () => {
    const { header, attributes } = await read('200203000001')
    const sent = (change: Header) => ({
      ...basic,
      itemName: header.itemName,
      spec: header.spec,
      ...change,
    })
    const values = attributes.flatMap(({ attrCode, attrValue }) =>
      attrValue ? [{ attrCode, attrValue }] : [],
    )
    const update = (by: Caller, change: Header, said: readonly object[] = values) =>
      by.call('updateItem', {
        itemCode: header.itemCode,
        body: { version: header.version, header: sent(change), attributes: [...said] },
      })
    expect((await update(requester, { leadTime: 9 })).status).toBe(403)
    expect(refusalOf(await update(keeper, { unitCode: 'SET' })).msg).toBe(itemMasterTexts.unitUsed)
    expect(refusalOf(await update(keeper, {}, [])).msg).toContain('필수 속성')
    expect((await update(keeper, { leadTime: 9, overTol: '5' })).status).toBe(200)
    const { history } = await read('200203000001')
    expect(history.at(-1)?.historyText).toContain('리드타임(일): 7 → 9')
  })

  it('ask before a change of category drops values', async () => {
    const { body } = await create({ ...basic, spec: '300kg S형' })
    const { header } = await read(body.docNo, requester)
    const sent = { ...basic, spec: '300kg S형', catCode: '900101', unitCode: 'BOX' }
    const call = (headers: Readonly<Record<string, string>> = {}) =>
      requester.call(
        'updateItem',
        { itemCode: body.docNo, body: { version: header.version, header: sent, attributes: [] } },
        headers,
      )
    const asked = await call()
    expect(asked).toMatchObject({ status: 409, body: { code: 'attributesDropped', confirm: true } })
    expect((await call({ 'x-confirmed': 'attributesDropped' })).status).toBe(200)
  })

  it('are retired with a reason once nothing is open, and come back', async () => {
    const retire = async (itemCode: string, change: Header = {}, by = keeper) => {
      const { header } = await read(itemCode)
      const body = { version: header.version, stopReason: '단종되었습니다.', ...change }
      return by.call('deactivateItem', { itemCode, body })
    }
    const busy = await retire('200203000001')
    expect(refusalOf(busy).msg).toMatch(/^진행 중인 구매요청·발주가 있어 중지할 수 없습니다\. \(.+\)$/)
    const { body } = await create({ ...basic, spec: '400kg S형' })
    await move('requestItem', body.docNo, requester)
    const code = (await move('approveItem', body.docNo, keeper)).body.docNo
    expect(refusalOf(await retire(code, { stopReason: '단종' })).field).toBe('stopReason')
    expect(refusalOf(await retire(code, { altItemCode: code })).msg).toBe(itemMasterTexts.alternativeWrong)
    expect((await retire(code, {}, auditor)).status).toBe(403)
    expect((await retire(code, { altItemCode: '200203000001' })).body.status).toBe('INACTIVE')
    expect((await read(code)).header).toMatchObject({
      altItemCode: '200203000001',
      stopReason: '단종되었습니다.',
    })
    const again = await create({ ...basic, spec: '400kg S형' })
    expect(refusalOf(again).msg).toBe(`사용중지된 동일 품목이 있습니다. 사용재개를 요청해 주세요. (${code})`)
    expect((await move('activateItem', code, keeper)).body.status).toBe('ACTIVE')
    expect((await read(code)).header.altItemCode).toBeUndefined()
  })

  it('tell where they are used, to whom may read it', async () => {
    const uses = async (by: Caller, openYn?: string) =>
      (await by.call('listItemUse', { itemCode: '200203000001', size: 0, ...(openYn ? { openYn } : {}) }))
        .body
    const all = await uses(keeper)
    expect(new Set(all.rows.map(row => row.useType))).toContain('발주')
    const days = all.rows.map(row => row.docDate ?? '')
    expect(days).toEqual([...days].sort().reverse())
    expect((await uses(keeper, 'Y')).total).toBeLessThan(all.total)
    expect((await uses(requester)).total).toBeLessThan(all.total)
  })
})

describe('similar items', () => {
  it('are found among the first five, however somebody writes them', async () => {
    const { rows } = (await buyer.call('popupItem', { size: 0 })).body
    const kinds = Object.entries(nearDuplicates)
    const each = 25
    const missed: string[] = []
    for (const [place, [kind, change]] of kinds.entries())
      for (let index = 0; index < each; index += 1) {
        const item = rows[(place * each + index) * 2]
        if (!item) throw new Error('too few items are seeded')
        const { itemName, spec, maker } = item
        const typed = change({ itemName, spec, ...(maker === undefined ? {} : { maker }) })
        const found = (await requester.call('checkItemDup', { body: typed })).body.rows
        if (!found.some(one => one.itemCode === item.itemCode)) missed.push(`${kind}: ${itemName} ${spec}`)
      }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual((kinds.length * each) / 10)
  }, 60_000)

  it('are scored as the domain says', async () => {
    const score = async (body: object) =>
      (await requester.call('checkItemDup', { body })).body.rows.find(one => one.itemCode === '200203000001')
        ?.similarity
    expect(await score({ itemName: '정밀샤프트 ø8 x 120', spec: 'SUJ2 h6' })).toBe('88.6')
    expect(await score({ itemName: '정밀 샤프트 Φ8×150', spec: 'Φ8×150 SUJ2 h6', maker: '대성정밀' })).toBe(
      '69.8',
    )
    const named = (await requester.call('checkItemDup', { body: { itemName: '노트븍 16형' } })).body.rows
    expect(named.find(one => one.itemCode === '300101000001')?.similarity).toBe('76.2')
    expect((await requester.call('checkItemDup', { body: { itemName: '!!' } })).body.rows).toEqual([])
  })
})

it('who sees no prices cannot put items and prices in their order', async () => {
  const statuses = async (by: Caller) => [
    (await by.call('popupItem', { sort: 'lastPrice:asc' })).status,
    (await by.call('listItemPrice', { itemCode: '200203000001', sort: 'unitPrice:asc' })).status,
  ]
  expect(await statuses(keeper)).toEqual([200, 200])
  expect(await statuses(requester)).toEqual([400, 400])
})

/** Of so many a page is looked for among the first items of its order. */
const many = 10_100
const asServer = (statement: ReturnType<typeof sql>) =>
  withActor(product.database, systemActor, tx => statement.execute(tx))

it('a contained text finds the same first items whether many or few are looked through', async () => {
  const pages = async () => {
    for (const sort of ['itemCode:asc', 'regDate:desc', 'itemName:asc', 'catName:desc']) {
      const found = { supItemName: '노트북', sort }
      const all = (await buyer.call('listItem', { ...found, size: 0 })).body.rows.map(
        ({ itemCode }) => itemCode,
      )
      const page = (await buyer.call('listItem', { ...found, size: 3, page: 2, want: 'rows' })).body.rows
      expect(page.map(({ itemCode }) => itemCode)).toEqual(all.slice(3, 6))
      expect(page).toHaveLength(3)
    }
  }
  await pages()
  await asServer(sql`insert into item (item_code, item_name, spec, item_type, cat_code, sg_code, unit_code, status,
      reg_date, requester, same_key, sim_key, name_key)
    select cat_code || (900000 + n), '노트북 ' || n, spec, item_type, cat_code, sg_code, unit_code, 'ACTIVE',
      date '2020-01-01' + n % 900, requester, md5(n::text), 'noteubug ' || n, 'noteubug ' || n
    from generate_series(1, ${many}::int) n, (select * from item where item_name like '노트북%' limit 1) one`)
  try {
    await pages()
  } finally {
    await asServer(sql`delete from item where substr(item_code, 7) >= '900000'`)
  }
}, 120_000)
