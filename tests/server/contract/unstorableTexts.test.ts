import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operationRequest } from '../modules/operationRequest'
import { type Caller, type ProductServer, startProduct } from '../modules/productServer'

let product: ProductServer
let staff: Caller
beforeAll(async () => {
  product = await startProduct()
  staff = await product.logIn('system.admin')
})
afterAll(() => product.stop())

/** That it is refused in every part of every operation is found by fuzz.test.ts. */
describe('a text that no database takes', () => {
  it.each([
    ['the character NUL', 'a\0'],
    ['half of a surrogate pair', 'a\ud83d'],
  ])('that holds %s is told at its field, in Korean', async (_what, text) => {
    const search = await staff.call('listPr', { title: 'a\0' })
    expect([search.status, search.msg]).toEqual([
      422,
      '구매요청명에 사용할 수 없는 문자가 있습니다. 지우고 다시 입력해 주세요.',
    ])
    const header = { title: text }
    const save = await staff.call('createPr', {
      body: { header, lines: [{ itemName: 'ok' }, { itemName: text }] },
    })
    expect([save.status, save.raw.json().field]).toEqual([422, 'title'])
    const line = await staff.call('createPr', { body: { lines: [{ itemName: 'ok' }, { itemName: text }] } })
    expect([line.status, line.raw.json()]).toMatchObject([422, { field: 'itemName', row: 2 }])
  })

  it('is refused without a session too: at log-in, in the address and in a header', async () => {
    const nobody = product.callerWith('', { accessToken: '', refreshToken: '' })
    const form = { systemId: 'GPMS', grantType: 'idpw', username: 'req\0', password: 'x' }
    const refused = await nobody.call('authIdpw', { body: form })
    expect([refused.status, refused.raw.json().field]).toEqual([422, 'username'])
    expect(
      (await nobody.call('authIdpw', { body: { ...form, username: 'r' } }, { 'user-agent': 'a\0' })).status,
    ).toBe(400)
    expect((await nobody.call('checkExtUserId', { userId: 'a\0' })).status).toBe(400)
    const { url } = operationRequest('checkExtUserId', { userId: '1' })
    const wrongBytes = await product.app.inject({
      url: url.replace('/1/', '/%ff%fe/'),
      headers: { iscyber: 'Y' },
    })
    expect([wrongBytes.statusCode, wrongBytes.json().code]).toEqual([400, 'HTTP400'])
  })
})

describe('a request that is not what the contract says', () => {
  it('is refused with the code that it named', async () => {
    const rows = [{ rowState: 'X', groupCode: 'TEST_ONE', groupName: '시험' }]
    const { status, msg } = await staff.call('saveCodeGroup', { body: { rows } })
    expect([status, msg]).toEqual([422, '허용되지 않은 코드입니다. (X)'])
  })

  it('changes no group of codes that is not there, and so makes none', async () => {
    const change = { rowState: 'U', groupName: '시험', useYn: 'Y' }
    for (const groupCode of ['TEST_ONE', 'a b'])
      expect((await staff.call('saveCodeGroup', { body: { rows: [{ ...change, groupCode }] } })).status).toBe(
        409,
      )
    const value = { rowState: 'U', value: 'ZZ', text: '시험', sortNo: 1 }
    expect((await staff.call('saveCode', { groupCode: 'POSITION', body: { rows: [value] } })).status).toBe(
      409,
    )
    const { body } = await staff.call('listCodeGroup', { groupCode: 'TEST_ONE' })
    expect(body.rows).toEqual([])
  })

  it('is refused at a coded field whose group has no such value', async () => {
    const header = { pgmName: '시험', portalType: 'XX', sortNo: 1, useYn: 'Y' }
    const { status, raw } = await staff.call('saveMenu', { body: { header } })
    expect([status, raw.json()]).toMatchObject([
      422,
      { field: 'portalType', msg: '허용되지 않은 코드입니다. (XX)' },
    ])
  })

  it('is refused at a field that names nothing', async () => {
    const header = {
      ...{ ruleName: '시험 규칙', docType: 'GA', expenseType: 'EXP', amtFrom: '1', priority: 1 },
      ...{ autoApproveYn: 'Y', useYn: 'N', topDept: 'D9' },
    }
    const { status, raw } = await staff.call('saveApprovalRule', { body: { header } })
    expect([status, raw.json()]).toMatchObject([
      422,
      { field: 'topDept', msg: '허용되지 않은 코드입니다. (D9)' },
    ])
  })

  it('is told which code is missing', async () => {
    const buyer = await product.logIn('buy.mobile')
    const header = { title: '시험 발주요청', receiver: 'req.mobile', currency: '', taxCode: 'V5' }
    const { msg } = await buyer.call('createOrderRequest', { body: { header, lines: [{ lineNo: 1 }] } })
    expect(msg).toBe('통화를 입력해 주세요.')
  })

  it('asks for no page that no database could count to', async () => {
    expect((await staff.call('listPr', { page: '99999999999999999999' })).status).toBe(400)
  })

  it('about a sample is no page of the app: nobody answers it', async () => {
    const reply = await product.app.inject({ url: '/samples/document', headers: { iscyber: 'N' } })
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'HTTP404'])
  })

  it('names no posting by a key that is no number', async () => {
    const keys = [{ id: 'abc', version: 0 }]
    expect((await staff.call('retryPosting', { postSeq: 1, body: { keys } })).msg).toBe(
      '존재하지 않는 문서입니다.',
    )
  })

  it('finds approval rules by whether they are in use', async () => {
    for (const useYn of ['Y', 'N']) {
      const { status, body } = await staff.call('listApprovalRule', { useYn })
      expect(status).toBe(200)
      expect(body.rows.every(row => row.useYn === useYn)).toBe(true)
    }
  })
})
