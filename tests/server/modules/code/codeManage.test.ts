import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { request } from '../purchaseRequest/prInputs'

let product: ProductServer
let admin: Caller
let operator: Caller
let taskForce: Caller
let buyer: Caller
let requester: Caller
beforeAll(async () => {
  product = await startProduct()
  admin = await product.logIn('system.admin')
  operator = await product.logIn('ops.admin')
  taskForce = await product.logIn('tf.admin')
  buyer = await product.logIn('buy.all')
  requester = await product.logIn('req.mobile')
})
afterAll(() => product.stop())

const saveGroups = (rows: readonly object[], by = admin) => by.call('saveCodeGroup', { body: { rows } })
const saveCodes = (groupCode: string, rows: readonly object[], by = admin) =>
  by.call('saveCode', { groupCode, body: { rows } })
const codesOf = async (groupCode: string) => (await admin.call('listCode', { groupCode })).body.rows
const codeOf = async (groupCode: string, value: string) => {
  const found = (await codesOf(groupCode)).find(row => row.value === value)
  if (!found) throw new Error(`no code ${groupCode}.${value}`)
  return found
}
const group = (groupCode: string, more: object = {}) => ({
  rowState: 'I',
  groupCode,
  groupName: '시험 그룹',
  useYn: 'Y',
  ...more,
})
const code = (value: string, more: object = {}) => ({
  rowState: 'I',
  value,
  text: '시험',
  sortNo: 10,
  useYn: 'Y',
  ...more,
})

describe('common codes', () => {
  it('the product brings its 123 groups with their values', async () => {
    const { body } = await admin.call('listCodeGroup', {})
    expect(body.total).toBeGreaterThanOrEqual(123)
    expect(body.rows.find(row => row.groupCode === 'PR_STATUS')).toMatchObject({ systemYn: 'Y', useYn: 'Y' })
    expect((await codesOf('USE_YN')).map(({ value, text }) => [value, text])).toEqual([
      ['Y', '사용'],
      ['N', '미사용'],
    ])
  })

  it('groups are found by parts of code and name', async () => {
    const { body } = await admin.call('listCodeGroup', { groupCode: 'purchase', groupName: '구매' })
    expect(body.rows.map(row => row.groupCode)).toEqual(['PURCHASE_TYPE'])
  })

  it('system administrators, operators and the task force change them, nobody else sees them', async () => {
    for (const [caller, name] of [
      [admin, 'G_ADMIN'],
      [operator, 'G_OPS'],
      [taskForce, 'G_TF'],
    ] as const) {
      expect((await saveGroups([group(name)], caller)).status).toBe(200)
    }
    for (const caller of [buyer, requester]) {
      expect((await caller.call('listCodeGroup', {})).status).toBe(403)
      expect((await saveGroups([group('G_OTHER')], caller)).status).toBe(403)
      expect((await saveCodes('SITE', [code('S99')], caller)).status).toBe(403)
    }
  })

  it('a new code is offered from the next log-in on, an unused one no longer', async () => {
    const offered = async (by: Caller) =>
      (await by.call('loginCheck', { path: '/', store: 'Y' })).body.codes?.SITE?.flatMap(
        ({ value, useYn }) => (useYn === 'N' ? [] : [value]),
      ) ?? []
    expect((await saveCodes('SITE', [code('S77', { text: '제주', sortNo: 5 })])).status).toBe(200)
    expect((await offered(requester))[0]).toBe('S77')
    expect((await requester.call('getCodes', { groupCode: 'SITE' })).body[0]).toEqual({
      value: 'S77',
      text: '제주',
    })
    const { version } = await codeOf('SITE', 'S77')
    await saveCodes('SITE', [code('S77', { rowState: 'U', text: '제주', useYn: 'N', version })])
    expect(await offered(requester)).not.toContain('S77')
    const unused = await codeOf('SITE', 'S77')
    expect(unused.useYn).toBe('N')
    const gone = await saveCodes('SITE', [code('S77', { rowState: 'D', version: unused.version })])
    expect(gone.status).toBe(200)
  })

  it('a code out of use still tells old documents its text, and so do those of a group out of use', async () => {
    const told = async () => (await requester.call('loginCheck', { path: '/', store: 'Y' })).body.codes ?? {}
    const old = await codeOf('SAVING_TYPE', 'NEGO')
    await saveCodes('SAVING_TYPE', [{ ...old, rowState: 'U', useYn: 'N' }])
    expect((await told()).SAVING_TYPE?.find(({ value }) => value === 'NEGO')).toEqual({
      value: 'NEGO',
      text: old.text,
      useYn: 'N',
    })
    const use = async (useYn: string) => {
      const { groupCode, groupName, version } = (
        await admin.call('listCodeGroup', { groupCode: 'SAVING_TYPE' })
      ).body.rows[0] ?? { groupCode: '', groupName: '', version: 0 }
      expect((await saveGroups([{ rowState: 'U', groupCode, groupName, useYn, version }])).status).toBe(200)
    }
    await use('N')
    expect((await told()).SAVING_TYPE?.every(({ useYn }) => useYn === 'N')).toBe(true)
    await use('Y')
  })

  it('a request and a post take what the tables hold: an added code is accepted, one out of use refused', async () => {
    const save = (purchaseType: string) => requester.call('createPr', { body: request({ purchaseType }) })
    expect((await save('LEASE')).msg).toBe('허용되지 않은 코드입니다. (LEASE)')
    await saveCodes('PURCHASE_TYPE', [code('LEASE', { text: '리스' })])
    const draft = await save('LEASE')
    expect(draft.status).toBe(200)
    const { version } = await codeOf('PURCHASE_TYPE', 'LEASE')
    await saveCodes('PURCHASE_TYPE', [code('LEASE', { rowState: 'U', text: '리스', useYn: 'N', version })])
    expect((await save('LEASE')).msg).toBe('허용되지 않은 코드입니다. (LEASE)')
    const submitted = await requester.call('submitPr', { prNo: draft.body.docNo, body: { version: 0 } })
    expect([submitted.status, submitted.msg]).toEqual([422, '허용되지 않은 코드입니다. (LEASE)'])

    const post = (category: string) =>
      admin.call('createPost', {
        boardId: 'faq',
        body: {
          header: {
            title: '리스 구매 절차',
            target: 'INT',
            category,
            content: '<p>리스 계약도 구매요청으로 시작합니다.</p>',
          },
        },
      })
    expect((await post('LEASE')).status).toBe(422)
    await saveCodes('FAQ_CATEGORY', [code('LEASE', { text: '리스' })])
    expect((await post('LEASE')).status).toBe(200)
  })

  it.each([
    [
      'a group code in small letters',
      () => saveGroups([group('OK_ONE'), group('small')]),
      'groupCode',
      2,
      '그룹코드는 영문 대문자, 숫자, 밑줄만 사용할 수 있습니다.',
    ],
    ['a group that is there', () => saveGroups([group('SITE')]), 'groupCode', 1, '중복된 코드입니다.'],
    [
      'a blank group name',
      () => saveGroups([group('G_BLANK', { groupName: ' ' })]),
      'groupName',
      1,
      '그룹명을 입력해 주세요.',
    ],
    [
      'a value that is there',
      () => saveCodes('SITE', [code('S88'), code('S01')]),
      'value',
      2,
      '중복된 코드입니다.',
    ],
    [
      'a value twice in one save',
      () => saveCodes('SITE', [code('S88'), code('S88')]),
      'value',
      2,
      '중복된 코드입니다.',
    ],
    [
      'a value with a comma',
      () => saveCodes('SITE', [code('S,8')]),
      'value',
      1,
      '코드값에는 공백이나 쉼표를 사용할 수 없습니다.',
    ],
    [
      'an unknown use',
      () => saveCodes('SITE', [code('S88', { useYn: 'X' })]),
      'useYn',
      1,
      '허용되지 않은 코드입니다. (X)',
    ],
    [
      'a new value of a system group',
      () => saveCodes('PR_STATUS', [code('NEW')]),
      'value',
      1,
      '시스템 코드의 값은 변경할 수 없습니다.',
    ],
  ])('%s is refused at its row and field', async (_, save, field, row, msg) => {
    const { status, body } = await save()
    expect(status).toBe(422)
    expect(body).toMatchObject({ field, row, msg })
  })

  it('nothing of a save is kept when one row is refused', async () => {
    await saveCodes('SITE', [code('S88'), code('S01')])
    expect((await codesOf('SITE')).map(row => row.value)).not.toContain('S88')
  })

  it('a system code keeps its value and its use; its text and order may change', async () => {
    const draft = await codeOf('PR_STATUS', 'DRAFT')
    const change = (more: object) => saveCodes('PR_STATUS', [{ ...draft, rowState: 'U', ...more }])
    expect((await saveCodes('PR_STATUS', [{ ...draft, rowState: 'D' }])).msg).toBe(
      '시스템 코드의 값은 변경할 수 없습니다.',
    )
    expect((await change({ useYn: 'N' })).body).toMatchObject({ field: 'useYn' })
    expect((await change({ text: '임시저장' })).status).toBe(200)
    expect((await codeOf('PR_STATUS', 'DRAFT')).text).toBe('임시저장')
    const systemGroup = (await admin.call('listCodeGroup', { groupCode: 'PR_STATUS' })).body.rows[0]
    expect(
      (await saveGroups([{ ...group('PR_STATUS'), rowState: 'D', version: systemGroup?.version }])).msg,
    ).toBe('시스템 코드의 값은 변경할 수 없습니다.')
  })

  it.each([
    ['POSITION', 'P10'],
    ['COMP_TYPE', 'MFR'],
    ['PURCHASE_TYPE', 'GEN'],
    ['UNIT_TYPE', 'QTY'],
    ['SITE', 'S01'],
  ])('a value of %s that a record holds is not deleted', async (groupCode, value) => {
    const used = await codeOf(groupCode, value)
    const answer = await saveCodes(groupCode, [{ ...used, rowState: 'D' }])
    expect([answer.status, answer.msg]).toEqual([
      422,
      '사용 중인 코드는 삭제할 수 없습니다. 미사용 처리해 주세요.',
    ])
  })

  it('who was slower is told so', async () => {
    const bank = (await codesOf('BANK'))[0]
    if (!bank) throw new Error('no bank')
    const rename = (text: string) => saveCodes('BANK', [{ ...bank, rowState: 'U', text }])
    expect((await rename('먼저')).status).toBe(200)
    const slower = await rename('나중')
    expect([slower.status, slower.code]).toEqual([409, 'staleVersion'])
  })

  it('a group goes with its codes, and a code may be given anew in the same save', async () => {
    await saveGroups([group('G_GONE')])
    await saveCodes('G_GONE', [code('A'), code('B')])
    const { version } = await codeOf('G_GONE', 'A')
    const again = await saveCodes('G_GONE', [
      code('A', { text: '새로' }),
      code('A', { rowState: 'D', version }),
    ])
    expect(again.status).toBe(200)
    expect((await codeOf('G_GONE', 'A')).text).toBe('새로')
    const [row] = (await admin.call('listCodeGroup', { groupCode: 'G_GONE' })).body.rows
    expect((await saveGroups([{ ...group('G_GONE'), rowState: 'D', version: row?.version }])).status).toBe(
      200,
    )
    expect((await admin.call('listCode', { groupCode: 'G_GONE' })).body.rows).toEqual([])
  })
})
