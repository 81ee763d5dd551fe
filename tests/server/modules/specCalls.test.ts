import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerRoute, serverRoutes } from '../../../codegen/generated/serverRoutes'
import { type CallMaker, type SpecCall, specCalls } from '../../cases/specCalls'
import { type Caller, externalPortal, type ProductServer, startProduct } from './productServer'

let product: ProductServer
let callers: Readonly<Record<CallMaker, Caller>>
let configured: Readonly<Record<string, unknown>>
beforeAll(async () => {
  product = await startProduct()
  const none = { accessToken: '', refreshToken: '' }
  callers = {
    nobody: product.callerWith('', none),
    nobodyOfSuppliers: product.callerWith('', none, externalPortal),
    staff: await product.logIn('req.mobile'),
    supplier: await product.logInSupplier('mirae001'),
  }
  configured = { ...(await callers.nobody.call('getDwpAuth')).body }
})
afterAll(() => product.stop())

const routes: Readonly<Record<string, ServerRoute>> = serverRoutes
const routeOf = ({ operation }: SpecCall) => routes[operation]

type Schema = { readonly properties?: object; readonly items?: Schema }
const fieldsOf = (schema: unknown): readonly string[] => {
  const { properties, items } = (schema ?? {}) as Schema
  return properties ? Object.keys(properties) : items ? fieldsOf(items) : []
}
const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** The path itself, or the one that /properties/dwpAuth says under this name. */
function pathOf({ path }: SpecCall): unknown {
  if (path.startsWith('/')) return path.replaceAll(/\{(\w+)\}/g, ':$1')
  return path.split('.').reduce<unknown>((value, name) => asRecord(value)[name], configured)
}

describe('the calls of spec §7', () => {
  it.each(specCalls.map(call => [`${call.method} ${call.path}`, call] as const))(
    '%s stands where the specification has it, takes and answers its names',
    (_name, call) => {
      const route = routeOf(call)
      expect([route?.method, route?.url]).toEqual([call.method, pathOf(call)])
      const { querystring, params, headers, body, response } = route?.schema ?? {}
      const taken = [querystring, params, headers, body].flatMap(fieldsOf)
      expect(taken).toEqual(expect.arrayContaining([...call.takes]))
      expect(fieldsOf(asRecord(response)['200'])).toEqual(expect.arrayContaining([...call.answers]))
    },
  )

  it.each(specCalls.map(call => [`${call.method} ${call.path}`, call] as const))(
    '%s is answered',
    async (_name, call) => {
      const { status, body, code } = await callers[call.by].call(call.operation, call.input ?? {})
      expect(status).toBe(call.status ?? 200)
      if (call.code !== undefined) expect(code).toBe(call.code)
      expect(asRecord(body).errCode ?? null).toBe(call.operation === 'cyberAdLogin' ? 'AUTH008' : null)
    },
  )

  it('how orders reach companies is told in the order asked for, and to staff alone', async () => {
    const input = { body: { params: ['C000003', 'C000001', 'C000003'] } }
    const { body } = await callers.staff.call('getForwardYn', input)
    expect(body.resultData.map(row => row.COMP_NO)).toEqual(['C000003', 'C000001'])
    expect(body.resultData[1]).toMatchObject({ COMP_NAME_KR: '(주)대성정밀', FORWARD_YN: 'Y' })
    const unknown = await callers.staff.call('getForwardYn', { body: { params: ['C999999'] } })
    expect(unknown.msg).toBe('존재하지 않는 협력사입니다.')
    expect((await callers.supplier.call('getForwardYn', input)).status).toBe(403)
  })
})
