import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ExportRequest } from '../../../../codegen/generated/types'
import { type AuthGroupId, authGroupIds } from '../../../../schemas/codes/authGroups'
import { employeeAccess } from '../../../../schemas/shared/employeeAccess'
import { demoAccounts } from '../../../../server/modules/demo/demoAccounts'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let admin: Caller
const callers = new Map<AuthGroupId, Caller>()
const groups = authGroupIds.filter(group => group !== '60' && group !== '61')

beforeAll(async () => {
  product = await startProduct()
  for (const group of groups) {
    const account = demoAccounts.find(one => one.group === group && one.status === undefined)
    if (!account) throw new Error(`no demo account of group ${group}`)
    callers.set(group, await product.logIn(account.singleid))
  }
  admin = callerOf('99')
})
afterAll(() => product.stop())

function callerOf(group: AuthGroupId): Caller {
  const caller = callers.get(group)
  if (!caller) throw new Error(`nobody of group ${group}`)
  return caller
}

/** Every menu whose page lists purchase requests. */
const listing = ['/prList', '/prConfirmList']

async function grantExcel(group: AuthGroupId, excelYn: 'Y' | 'N', paths = listing) {
  const { body } = await admin.call('getAuthMenu', { authGroupId: group, portalType: 'I' })
  const rows = body.rows
    .filter(({ sspUrl = '', readYn }) => paths.includes(sspUrl) && readYn === 'Y')
    .map(({ pgmId, readYn, writeYn, version }) => ({
      ...{ rowState: 'U', pgmId, readYn, writeYn, excelYn },
      version,
    }))
  await admin.call('saveAuthMenu', { authGroupId: group, body: { rows } })
}

const workbook: ExportRequest = {
  operation: 'listPr',
  title: '구매요청 현황',
  columns: [{ field: 'prNo', label: '구매요청번호', kind: 'text', width: 140 }],
  conditions: [{ name: 'title', value: '어디에도 없는 이름' }],
}
const exportOf = async (caller: Caller) => (await caller.call('startExport', { body: workbook })).status
const checkOf = async (caller: Caller) =>
  (await caller.call('loginCheck', { path: '/prList', store: 'N' })).body

describe('the right to make workbooks', () => {
  test.each(groups)('of group %s goes and comes with its grant, and reading stays', async group => {
    const caller = callerOf(group)
    expect(await checkOf(caller)).toMatchObject({ code: 'OK', excelYn: 'Y' })
    expect(await exportOf(caller)).toBe(200)
    await grantExcel(group, 'N')
    expect(await checkOf(caller)).toMatchObject({ code: 'OK', excelYn: 'N' })
    expect(await exportOf(caller)).toBe(403)
    expect((await caller.call('listPr', { page: 1, size: 10 })).status).toBe(200)
    await grantExcel(group, 'Y')
    expect(await checkOf(caller)).toMatchObject({ excelYn: 'Y' })
  })

  test('is that of any page with the list: one that has it is enough', async () => {
    const caller = callerOf('33')
    await grantExcel('33', 'N', ['/prList'])
    expect(await checkOf(caller)).toMatchObject({ excelYn: 'N' })
    expect(await exportOf(caller)).toBe(200)
    await grantExcel('33', 'Y')
  })
})

describe('what is filled from the log-in', () => {
  const filled = async (caller: Caller) => {
    const { user } = (await caller.call('loginCheck', { path: '/', store: 'Y' })).body
    if (!user) throw new Error('no user')
    const access = employeeAccess(user)
    return (['section', 'department', 'person'] as const).filter(part => access[part].isPrefilled)
  }

  test.each([
    ['99', []],
    ['51', []],
    ['50', []],
    ['34', []],
    ['33', []],
    ['32', ['section']],
    ['31', ['section', 'department']],
    ['30', ['section', 'department', 'person']],
    ['20', ['section', 'department', 'person']],
    ['10', ['section', 'department', 'person']],
    ['40', ['section', 'department', 'person']],
  ] as const)('group %s finds %o', async (group, parts) => {
    expect(await filled(callerOf(group))).toEqual(parts)
  })

  test.each(groups)('of group %s is what its administration says, from the next check on', async group => {
    const change = async (prefill: string) => {
      const { body } = await admin.call('listAuthorGroup')
      const found = body.rows.find(row => row.authGroupId === group)
      if (!found) throw new Error(`no group ${group}`)
      const { authGroupName, rowScope, useYn, version } = found
      const row = { rowState: 'U', authGroupId: group, authGroupName, rowScope, prefill, useYn, version }
      await admin.call('saveAuthorGroup', { body: { rows: [row] } })
      return found.prefill
    }
    const before = await change('SECTION')
    expect(await filled(callerOf(group))).toEqual(['section'])
    await change('NONE')
    expect(await filled(callerOf(group))).toEqual([])
    await change(before)
  })
})

describe('every answer says by which rights it was given', () => {
  const rightsOf = async (caller: Caller) => (await caller.call('getMenus')).raw.headers.rightsstate

  test('so that a browser learns of a changed menu with its next request', async () => {
    const caller = callerOf('33')
    const before = await rightsOf(caller)
    expect(await rightsOf(caller)).toBe(before)
    await grantExcel('30', 'N')
    const after = await rightsOf(caller)
    expect(after).not.toBe(before)
    await grantExcel('30', 'Y')
    const { raw } = await caller.call('loginCheck', { path: '/prList', store: 'N' })
    expect(raw.headers.rightsstate).not.toBe(after)
  })

  test('and so does the renewal of a session, by which its person may have asked for nothing else', async () => {
    const caller = await product.logIn('req.semi')
    const before = await rightsOf(caller)
    await grantExcel('30', 'N')
    const renewed = await caller.call('authVerify')
    expect(renewed.status).toBe(200)
    expect(renewed.raw.headers.rightsstate).toMatch(/^30\./)
    expect(renewed.raw.headers.rightsstate).not.toBe(before)
    await grantExcel('30', 'Y')
  })

  test('and a refusal says it as well', async () => {
    const refused = await callerOf('30').call('listAuthorGroup')
    expect(refused.status).toBe(403)
    expect(refused.raw.headers.rightsstate).toMatch(/^30\./)
  })
})
