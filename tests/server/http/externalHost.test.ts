import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../codegen/generated/operations'
import { screenRoutes } from '../../../codegen/generated/screens'
import { isOperation } from '../authorization/foreignRecords'
import { operationIds } from '../authorization/matrixFacts'
import { externalPortal, type ProductServer, startProduct } from '../modules/productServer'
import { createNoteServer, type NoteServer } from './noteServer'

const external = 'ogpms.example.com'
const environment = { GPMS_EXTERNAL_HOSTS: `${external},partner.example.com:8443` }

let pages: NoteServer
let product: ProductServer
beforeAll(async () => {
  pages = await createNoteServer(environment)
  product = await startProduct(environment)
})
afterAll(async () => {
  await pages.close()
  await product.stop()
})

/** Where a page leads that is opened on a host. */
async function open(host: string, url: string) {
  const { statusCode, headers } = await pages.app.inject({ url, headers: { host } })
  return statusCode === 302 ? headers.location : statusCode
}

const besides = [
  '/',
  '/login',
  '/authReq',
  '/nowhere',
  '/prList/',
  '/PRLIST',
  '/%63yber',
  '//cyber',
  '/x/cyber',
  '/cyberfoo',
]
const staffPages = [
  ...screenRoutes.map(({ path }) => path).filter(path => !path.startsWith('/cyber')),
  ...besides,
]
const supplierPages = [
  ...screenRoutes.map(({ path }) => path).filter(path => path.startsWith('/cyber')),
  ...['/cyber', '/cyber/nothing', '/cyberLogin', '/cyberAuthReq', '/integration', '/info401', '/info500'],
]

describe('the host of suppliers (R-12)', () => {
  it.each(staffPages)('%s leads to /cyber there, and stands on the main host', async path => {
    expect(await open(external, path)).toBe('/cyber')
    expect(await open(`${external}:443`, `${path}?a=b`)).toBe('/cyber')
    expect(await open('partner.example.com:8443', path)).toBe('/cyber')
    expect(await open('gpms.example.com', path)).toBe(200)
  })

  it.each(supplierPages)('%s stands there', async path => {
    expect(await open(external, path)).toBe(200)
    expect(await open(external.toUpperCase(), `${path}?type=l`)).toBe(200)
  })

  it('a document says in its first bytes whose it is, and on which host it stands', async () => {
    const htmlOf = async (host: string, url: string) =>
      (await pages.app.inject({ url, headers: { host } })).body
    expect(await htmlOf('gpms.example.com', '/prList')).toContain('<title>GPMS</title>')
    expect(await htmlOf('gpms.example.com', '/cyberLogin')).toContain('<title>OGPMS</title>')
    expect(await htmlOf('gpms.example.com', '/cyber/nothing')).not.toContain('data-host')
    const shared = await htmlOf(external, '/info401')
    expect(shared).toContain('<html data-host="external" ')
    expect(shared).toContain('<title>OGPMS</title>')
  })

  it('serves the files of the app', async () => {
    expect(await open(external, '/assets/app-1a2b.js')).toBe(200)
  })

  it('a host that only looks alike is the main one', async () => {
    for (const host of [`x${external}`, `${external}.evil.example`, 'partner.example.com'])
      expect(await open(host, '/prList')).toBe(200)
  })
})

describe('calls on the host of suppliers', () => {
  const host = external

  it('of staff are refused, whoever makes them', async () => {
    const staff = await product.logIn('req.mobile')
    for (const operation of ['listPr', 'getMenus', 'popupBsns', 'getDwpAuth'] as const) {
      expect((await staff.call(operation)).status).toBe(200)
      expect((await staff.call(operation, {}, { host })).status).toBe(403)
    }
    const named = await staff.call('getMenus', {}, { host, iscyber: 'Y' })
    expect(named.status).toBe(403)
    const body = { systemId: 'GPMS', grantType: 'idpw', username: 'req.mobile', password: 'x' }
    expect((await staff.call('authIdpw', { body }, { host })).status).toBe(403)
  })

  it('are refused of each operation that a session of staff may ask for', async () => {
    const staff = await product.logIn('system.admin')
    const answered: string[] = []
    for (const operation of operationIds.filter(isOperation)) {
      const { inPath = [] } = operations[operation] as { readonly inPath?: readonly string[] }
      const values = Object.fromEntries(inPath.map(name => [name, '1']))
      const { status } = await staff.call(operation, { ...values, matrixProbe: '1' }, { host })
      if (status !== 403) answered.push(operation)
    }
    // They answer by the session alone, wherever they are asked: a page of staff is one that may not be seen there.
    expect(answered.sort()).toEqual(['authLogout', 'authVerify', 'loginCheck', 'verifyV2'])
    expect(operationIds.length).toBeGreaterThan(200)
  })

  it('of suppliers are answered, and a page of staff is one that they may not see', async () => {
    const supplier = await product.logInSupplier('daesung1')
    expect((await supplier.call('getMenus', {}, { host })).status).toBe(200)
    const { body } = await supplier.call('loginCheck', { path: '/prList' }, { host, iscyber: 'N' })
    expect(body.code).toBe('GPMS006')
    expect((await supplier.call('getDwpAuth', {}, { host, ...externalPortal })).status).toBe(200)
  })

  it.each(['downloadFile', 'downloadFileWs'] as const)(
    '%s is judged there as everywhere',
    async operation => {
      const supplier = await product.logInSupplier('daesung1')
      const input = { id: 'F000000000000001', seq: '1' }
      const here = await supplier.call(operation, operation === 'downloadFile' ? { id: input.id } : input)
      const there = await supplier.call(operation, operation === 'downloadFile' ? { id: input.id } : input, {
        host,
      })
      expect([there.status, there.code]).toEqual([here.status, here.code])
    },
  )
})
