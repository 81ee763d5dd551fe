import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { findBrokenEvent } from '../../../../server/modules/audit/securityEvents'
import { readSettings } from '../../../../server/settings'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let admin: Caller
let head: Caller

beforeAll(async () => {
  product = await startProduct()
  admin = await product.logIn('system.admin')
  head = await product.logIn('buy.head')
})
afterAll(() => product.stop())

const groupNamed = async (id: string) => {
  const { body } = await admin.call('listAuthorGroup')
  const found = body.rows.find(row => row.authGroupId === id)
  if (!found) throw new Error(`no group ${id}`)
  return found
}
const changeOf = ({
  portalType: _portal,
  userCnt: _count,
  ...row
}: Awaited<ReturnType<typeof groupNamed>>) => ({
  rowState: 'U',
  ...row,
})
const saveGroup = async (id: string, change: object) => {
  const row = { ...changeOf(await groupNamed(id)), ...change }
  return admin.call('saveAuthorGroup', { body: { rows: [row] } })
}
const personNamed = async (singleid: string) => {
  const { body } = await admin.call('listAuthUser', { singleid })
  const found = body.rows.find(row => row.singleid === singleid)
  if (!found) throw new Error(`no employee ${singleid}`)
  return found
}
const savePerson = async (caller: Caller, singleid: string, change: object) => {
  const { authGroupId, auth, appChk, useFlag, version } = await personNamed(singleid)
  const row = { rowState: 'U', singleid, authGroupId, auth, appChk, useFlag, version, ...change }
  return caller.call('saveAuthUser', { body: { rows: [row] } })
}
const grantOf = async (group: string, sspUrl: string, portalType = 'I') => {
  const { body } = await admin.call('getAuthMenu', { authGroupId: group, portalType })
  const found = body.rows.find(row => row.sspUrl === sspUrl)
  if (!found) throw new Error(`no menu ${sspUrl}`)
  return found
}
const grant = async (group: string, sspUrl: string, change: object, portalType = 'I') => {
  const { pgmId, readYn, writeYn, excelYn, version } = await grantOf(group, sspUrl, portalType)
  const row = {
    rowState: 'U',
    pgmId,
    readYn,
    writeYn,
    excelYn,
    ...(version === undefined ? {} : { version }),
    ...change,
  }
  return admin.call('saveAuthMenu', { authGroupId: group, body: { rows: [row] } })
}
const check = async (caller: Caller, path: string) =>
  (await caller.call('loginCheck', { path, store: 'N' })).body

describe('authority groups', () => {
  test('the thirteen groups come with how many people hold them', async () => {
    const { body } = await admin.call('listAuthorGroup')
    expect(body.total).toBe(13)
    expect(await groupNamed('99')).toMatchObject({ rowScope: 'ALL', userCnt: 1, useYn: 'Y' })
    expect(
      (await admin.call('listAuthorGroup', { portalType: 'E' })).body.rows.map(row => row.authGroupId),
    ).toEqual(['61', '60'])
  })

  test.each([
    ['30', { useYn: 'N' }, '사용자가 있는 권한그룹은 미사용 처리할 수 없습니다.', 'useYn'],
    ['99', { useYn: 'N' }, '시스템관리자 그룹은 미사용 처리할 수 없습니다.', 'useYn'],
    ['99', { rowScope: 'OWN' }, '시스템관리자 그룹의 조회범위는 변경할 수 없습니다.', 'rowScope'],
    ['30', { rowScope: 'COMPANY' }, '소속업체 범위는 협력사 권한그룹에만 지정할 수 있습니다.', 'rowScope'],
    ['61', { rowScope: 'ALL' }, '소속업체 범위는 협력사 권한그룹에만 지정할 수 있습니다.', 'rowScope'],
    ['30', { authGroupName: ' ' }, '권한그룹명을 입력해 주세요.', 'authGroupName'],
    ['30', { prefill: 'SOME' }, '허용되지 않은 코드입니다. (SOME)', 'prefill'],
  ])('of group %s the change %o is refused at its field', async (id, change, msg, field) => {
    const answer = await saveGroup(id, change)
    expect(answer.status).toBe(422)
    expect(answer.raw.json()).toMatchObject({ msg, field, row: 1 })
  })

  test('of two who change a group the second is told', async () => {
    const row = changeOf(await groupNamed('40'))
    const rows = [{ ...row, description: '감사와 경영진' }]
    expect((await admin.call('saveAuthorGroup', { body: { rows } })).status).toBe(200)
    expect((await admin.call('saveAuthorGroup', { body: { rows } })).msg).toBe(
      '다른 사용자가 먼저 수정했습니다. 다시 조회해 주세요.',
    )
  })

  test('a wider or narrower row scope and a new name count from the next request on', async () => {
    const requester = await product.logIn('req.semi')
    const seen = async () => (await requester.call('listPr', { page: 1, size: 10 })).body.total
    const own = await seen()
    await saveGroup('30', { rowScope: 'ALL', authGroupName: '모든 사용자' })
    expect(await seen()).toBeGreaterThan(own)
    const { body } = await requester.call('getCodes', { groupCode: 'AUTH_GROUP' })
    expect(body.find(code => code.value === '30')?.text).toBe('모든 사용자')
    expect(body.filter(code => code.text === '모든 사용자')).toHaveLength(1)
    await saveGroup('30', { rowScope: 'OWN', authGroupName: '일반사용자' })
    expect(await seen()).toBe(own)
  })
})

describe('menus of a group', () => {
  test('a menu that is taken away is refused by the next login check and call, and open again once it is granted', async () => {
    const buyer = await product.logIn('buy.all')
    expect((await check(buyer, '/itemExcelUpList')).code).toBe('OK')
    await grant('33', '/itemExcelUpList', { readYn: 'N', writeYn: 'N', excelYn: 'N' })
    expect((await check(buyer, '/itemExcelUpList')).code).toBe('GPMS006')
    expect((await buyer.call('listItemUpload', { page: 1, size: 10 })).status).toBe(403)
    await grant('33', '/itemExcelUpList', { readYn: 'Y', excelYn: 'Y' })
    expect(await check(buyer, '/itemExcelUpList')).toMatchObject({ code: 'OK', access: 'read' })
    expect((await buyer.call('listItemUpload', { page: 1, size: 10 })).status).toBe(200)
    await grant('33', '/itemExcelUpList', { writeYn: 'Y' })
    expect(await check(buyer, '/itemExcelUpList')).toMatchObject({ access: 'write' })
  })

  test('whoever may only read a screen changes nothing with its operations', async () => {
    const buyer = await product.logIn('buy.all')
    const validate = () => buyer.call('validateItemUpload', { upNo: 'NONE', body: { version: 0 } })
    await grant('33', '/itemExcelUpList', { readYn: 'Y', writeYn: 'N' })
    expect((await validate()).status).toBe(403)
    await grant('33', '/itemExcelUpList', { writeYn: 'Y' })
    expect((await validate()).msg).toBe('존재하지 않는 문서입니다.')
  })

  test('writing implies reading, and what may not be read may not be exported', async () => {
    await grant('10', '/portal/system/messageManage', { readYn: 'N', writeYn: 'Y', excelYn: 'N' })
    expect(await grantOf('10', '/portal/system/messageManage')).toMatchObject({ readYn: 'Y', writeYn: 'Y' })
    await grant('10', '/portal/system/messageManage', { readYn: 'N', writeYn: 'N', excelYn: 'Y' })
    expect(await grantOf('10', '/portal/system/messageManage')).toMatchObject({ readYn: 'N', excelYn: 'N' })
  })

  test('menus of the other portal, headings and unknown groups are refused', async () => {
    const other = await grant('30', '/cyber/prSubmitList', { readYn: 'Y' }, 'E')
    expect(other.msg).toBe('포털구분이 다른 메뉴에는 권한을 부여할 수 없습니다.')
    const heading = { rowState: 'U', pgmId: 'I01', readYn: 'Y', writeYn: 'N', excelYn: 'N' }
    const refused = await admin.call('saveAuthMenu', { authGroupId: '30', body: { rows: [heading] } })
    expect(refused.msg).toBe('그룹 메뉴에는 권한을 부여할 수 없습니다.')
    expect((await admin.call('getAuthMenu', { authGroupId: '77' })).status).toBe(422)
    const body = { rows: [{ ...heading, pgmId: 'I999999' }] }
    expect((await admin.call('saveAuthMenu', { authGroupId: '30', body })).msg).toBe(
      '다른 사용자가 먼저 수정했습니다. 다시 조회해 주세요.',
    )
  })

  test.each(['/portal/author/authMenuManage', '/portal/author/menuManage', '/portal/author/authUserManage'])(
    'administrators keep %s',
    async path => {
      const answer = await grant('99', path, { readYn: 'N', writeYn: 'N', excelYn: 'N' })
      expect(answer.msg).toBe('시스템관리자의 권한 관리 메뉴는 제외할 수 없습니다.')
      expect((await grant('99', path, { writeYn: 'N' })).status).toBe(422)
      expect(await check(admin, path)).toMatchObject({ code: 'OK', access: 'write' })
    },
  )

  test('the menu of administration cannot be put out of use either', async () => {
    const { body } = await admin.call('listMenu', { portalType: 'I' })
    const menu = body.rows.find(row => row.pgmId === 'I09')
    if (!menu) throw new Error('no menu I09')
    const { pgmId, pgmName, portalType, menuType, sortNo, version } = menu
    const header = { pgmId, pgmName, portalType, menuType, sortNo, useYn: 'N' }
    expect((await admin.call('saveMenu', { body: { version, header, subUrls: [] } })).msg).toBe(
      '시스템관리자의 권한 관리 메뉴는 제외할 수 없습니다.',
    )
  })

  test('of two who change one grant the second is told', async () => {
    const { pgmId, version } = await grantOf('40', '/prList')
    const body = { rows: [{ rowState: 'U', pgmId, readYn: 'Y', writeYn: 'N', excelYn: 'N', version }] }
    expect((await admin.call('saveAuthMenu', { authGroupId: '40', body })).status).toBe(200)
    expect((await admin.call('saveAuthMenu', { authGroupId: '40', body })).status).toBe(409)
  })
})

describe('authority of employees', () => {
  test('the list is narrowed by name, department, groups, type, use and state', async () => {
    const ids = async (input: Record<string, string>) =>
      (await admin.call('listAuthUser', input)).body.rows.map(row => row.singleid)
    expect(await ids({ hname: '조민재' })).toEqual(['req.mobile'])
    expect(await ids({ singleid: 'buy.', authGroupId: '32,33' })).toEqual([
      'buy.semi',
      'buy.depta',
      'buy.mobile',
      'buy.all',
    ])
    expect(await ids({ auth: 'A' })).toEqual(['buy.depta'])
    expect(await ids({ person: 'req.mobile' })).toEqual(['req.mobile'])
    expect(await ids({ status: 'R', useFlag: 'N' })).toContain('retired.user')
  })

  test('somebody who is disabled loses his session with the next request, and may not log in', async () => {
    const requester = await product.logIn('req.mobile')
    await savePerson(admin, 'req.mobile', { useFlag: 'N' })
    expect((await requester.call('getMenus')).status).toBe(401)
    await savePerson(admin, 'req.mobile', { useFlag: 'Y' })
    expect((await (await product.logIn('req.mobile')).call('getMenus')).status).toBe(200)
  })

  test('somebody in another group renews his tokens first and then has its menus', async () => {
    const requester = await product.logIn('req.semi')
    await savePerson(admin, 'req.semi', { authGroupId: '40' })
    expect((await requester.call('getMenus')).code).toBe('AUTH008')
    const { body } = await requester.call('authVerify')
    const { accessToken = '', refreshToken = '' } = body
    const renewed = product.callerWith('req.semi', { accessToken, refreshToken })
    expect((await check(renewed, '/prList')).access).toBe('read')
    await savePerson(admin, 'req.semi', { authGroupId: '30' })
  })

  test.each([
    ['system.admin', { authGroupId: '50' }, '본인의 권한그룹은 변경할 수 없습니다.', 'authGroupId'],
    ['system.admin', { useFlag: 'N' }, '본인 계정은 미사용 처리할 수 없습니다.', 'useFlag'],
    ['system.admin', { auth: 'A' }, '본인의 권한유형은 변경할 수 없습니다.', 'auth'],
    ['req.mobile', { authGroupId: '60' }, '협력사 권한그룹은 임직원에게 부여할 수 없습니다.', 'authGroupId'],
    ['retired.user', { useFlag: 'Y' }, '퇴직자는 사용 처리할 수 없습니다.', 'useFlag'],
    ['req.mobile', { authGroupId: '77' }, '허용되지 않은 코드입니다. (77)', 'authGroupId'],
    ['req.mobile', { auth: 'X' }, '허용되지 않은 코드입니다. (X)', 'auth'],
    ['req.mobile', { appChk: 'X' }, '허용되지 않은 코드입니다. (X)', 'appChk'],
    ['req.mobile', { useFlag: 'X' }, '허용되지 않은 코드입니다. (X)', 'useFlag'],
  ])('of %s the change %o is refused at its field', async (singleid, change, msg, field) => {
    const answer = await savePerson(admin, singleid, change)
    expect(answer.status).toBe(422)
    expect(answer.raw.json()).toMatchObject({ msg, field, row: 1 })
  })

  test('of two who change an employee the second is told, and nothing is changed', async () => {
    const { version } = await personNamed('req.mobile')
    expect((await savePerson(admin, 'req.mobile', { version })).status).toBe(200)
    const second = await savePerson(admin, 'req.mobile', { version, authGroupId: '40' })
    expect([second.status, second.msg]).toEqual([409, '다른 사용자가 먼저 수정했습니다. 다시 조회해 주세요.'])
    expect((await personNamed('req.mobile')).authGroupId).toBe('30')
  })

  test('nobody is put into a group that is out of use', async () => {
    const { body } = await admin.call('listAuthorGroup', { portalType: 'I' })
    const group = body.rows.find(({ authGroupId, userCnt }) => userCnt === 1 && authGroupId !== '99')
    const authGroupId = group?.authGroupId ?? ''
    const [member] = (await admin.call('listAuthUser', { authGroupId })).body.rows
    const singleid = member?.singleid ?? ''
    expect((await savePerson(admin, singleid, { authGroupId: '30' })).status).toBe(200)
    expect((await saveGroup(authGroupId, { useYn: 'N' })).status).toBe(200)
    const answer = await savePerson(admin, singleid, { authGroupId })
    expect([answer.status, answer.msg]).toEqual([422, '사용하지 않는 권한그룹은 부여할 수 없습니다.'])
    expect((await saveGroup(authGroupId, { useYn: 'Y' })).status).toBe(200)
    expect((await savePerson(admin, singleid, { authGroupId })).status).toBe(200)
  })

  test('the head of purchasing neither makes an administrator nor changes one', async () => {
    const msg = '시스템관리자 권한은 시스템관리자만 부여할 수 있습니다.'
    expect((await savePerson(head, 'req.mobile', { authGroupId: '99' })).msg).toBe(msg)
    expect((await savePerson(head, 'system.admin', { appChk: 'N' })).msg).toBe(msg)
    expect((await savePerson(head, 'req.mobile', { appChk: 'Y' })).status).toBe(200)
  })

  test('the last administrator stays, also when two take each other’s authority away', async () => {
    await savePerson(admin, 'ops.admin', { authGroupId: '99' })
    const second = await product.logIn('ops.admin')
    const [one, other] = await Promise.all([
      savePerson(admin, 'ops.admin', { authGroupId: '20' }),
      savePerson(second, 'system.admin', { authGroupId: '20' }),
    ])
    expect([one.status, other.status].filter(status => status === 200)).toHaveLength(1)
    const { body } = await (one.status === 200 ? admin : second).call('listAuthUser', { authGroupId: '99' })
    expect(body.total).toBe(1)
    if (one.status !== 200) {
      await savePersonAs(second, 'system.admin', { authGroupId: '99' })
      admin = await product.logIn('system.admin')
      await savePerson(admin, 'ops.admin', { authGroupId: '20' })
    }
  })
})

async function savePersonAs(caller: Caller, singleid: string, change: object) {
  const { body } = await caller.call('listAuthUser', { singleid })
  const [found] = body.rows
  if (!found) throw new Error(`no employee ${singleid}`)
  const { authGroupId, auth, appChk, useFlag, version } = found
  const row = { rowState: 'U', singleid, authGroupId, auth, appChk, useFlag, version, ...change }
  return caller.call('saveAuthUser', { body: { rows: [row] } })
}

describe('sessions', () => {
  test('whoever operates the system ends a session, and its next request finds none', async () => {
    const operator = await product.logIn('ops.admin')
    const buyer = await product.logIn('buy.mobile')
    const { body } = await operator.call('listUserSession', { userId: 'buy.mobile', status: 'ACTIVE' })
    expect(body.rows[0]).toMatchObject({
      userId: 'buy.mobile',
      status: 'ACTIVE',
      version: 0,
      authGroupId: '32',
    })
    const keys = body.rows.map(row => `${row.sessionId}:${row.version}`).join(',')
    const sessionId = body.rows[0]?.sessionId
    expect((await operator.call('killUserSession', { sessionId, keys })).status).toBe(200)
    expect((await buyer.call('getMenus')).code).toBe('GPMS005')
    expect((await operator.call('killUserSession', { sessionId, keys })).msg).toBe(
      '접속중인 세션만 종료할 수 있습니다.',
    )
  })

  test('nobody ends his own, and others are not asked', async () => {
    const { body } = await admin.call('listUserSession', { userId: 'system.admin', status: 'ACTIVE' })
    const answers = await Promise.all(
      body.rows.map(({ sessionId }) => admin.call('killUserSession', { sessionId, version: 0 })),
    )
    expect(answers.some(answer => answer.msg === '본인의 세션은 종료할 수 없습니다.')).toBe(true)
    expect((await admin.call('getMenus')).status).toBe(200)
    expect((await head.call('listUserSession')).status).toBe(403)
    expect((await head.call('listLoginAudit')).status).toBe(403)
  })

  test('a session whose time has passed has expired, and the audit tells of every log-in', async () => {
    const expired = await admin.call('listUserSession', { status: 'EXPIRED', want: 'totals' })
    product.clock.advance(31 * 60_000)
    admin = await product.logIn('system.admin')
    const later = await admin.call('listUserSession', { status: 'EXPIRED', want: 'totals' })
    expect(later.body.total).toBeGreaterThan(expired.body.total)
    const { body } = await admin.call('listLoginAudit', {
      userId: 'buy.mobile',
      createdDateFrom: '2026-11-20',
    })
    expect(body.rows.map(row => row.result)).toContain('K')
    expect(
      (await admin.call('listLoginAudit', { createdDateFrom: '2026-11-21', createdDateTo: '2026-11-20' }))
        .status,
    ).toBe(422)
  })
})

test('every change is sealed in the chain of security events', async () => {
  const { secret } = readSettings({})
  const events = await withActor(product.database, systemActor, async tx => ({
    rows: await tx.selectFrom('security_event').select(['action', 'actor', 'result', 'subject']).execute(),
    broken: await findBrokenEvent(tx, secret),
  }))
  const done = new Set(events.rows.filter(row => row.result === 'done').map(row => row.action))
  expect(done).toEqual(new Set(['saveAuthorGroup', 'saveAuthMenu', 'saveAuthUser', 'killUserSession']))
  expect(events.rows.find(row => row.subject.startsWith('req.mobile'))).toMatchObject({
    actor: 'system.admin',
  })
  const subjects = events.rows.flatMap(row => (row.action === 'saveAuthMenu' ? row.subject : []))
  expect(
    subjects.some(subject => /^group 33, menu I\d+: read, write, export YYY to NNN$/.test(subject)),
  ).toBe(true)
  expect(events.broken).toBeUndefined()
  const steps = await withActor(product.database, systemActor, tx =>
    tx
      .selectFrom('document_event')
      .select(['doc_type', 'doc_no', 'action'])
      .where('doc_type', 'in', ['PERSON', 'AUTH_MENU'])
      .execute(),
  )
  expect(steps).toContainEqual({ doc_type: 'PERSON', doc_no: 'ops.admin', action: 'saveAuthUser' })
  const { pgmId } = await grantOf('33', '/itemExcelUpList')
  expect(steps).toContainEqual({ doc_type: 'AUTH_MENU', doc_no: `33.${pgmId}`, action: 'saveAuthMenu' })
})
