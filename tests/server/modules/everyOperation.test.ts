import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerRoute, serverRoutes } from '../../../codegen/generated/serverRoutes'
import { systemActor } from '../../../server/database/actor'
import { withActor } from '../../../server/database/withActor'
import { type Caller, type ProductServer, startProduct } from './productServer'

let product: ProductServer
let staff: Caller
let supplier: Caller
beforeAll(async () => {
  product = await startProduct({}, { remembersSessions: true })
  staff = await product.logIn('system.admin')
  supplier = await product.logInSupplier('daesung1')
})
afterAll(() => product.stop())

const all = Object.entries<ServerRoute>(serverRoutes)
const guarded = all.filter(([, { access }]) => access !== 'public')

async function knock({ method, url }: ServerRoute, headers: Readonly<Record<string, string>>) {
  const answer = await product.app.inject({
    method,
    url: url.replaceAll(/:(\w+)/g, '1'),
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID(), ...headers },
  })
  return answer.statusCode
}
const as = ({ tokens }: Caller, iscyber?: string) => ({
  authorization: `Bearer ${tokens.accessToken}`,
  ...(iscyber === undefined ? {} : { iscyber }),
})
const countMismatches = async () => {
  const rows = await withActor(product.database, systemActor, tx =>
    tx.selectFrom('security_event').select('seq').where('action', '=', 'portalMismatch').execute(),
  )
  return rows.length
}

describe('every operation of the contract', () => {
  it('that is not public answers nobody without a session', async () => {
    const letIn: string[] = []
    for (const [name, route] of guarded) if ((await knock(route, { iscyber: 'N' })) !== 401) letIn.push(name)
    expect(letIn).toEqual([])
  })

  // the header only hints; the session knows its portal.
  it.each([
    ['staff', 'Y'],
    ['staff', 'y'],
    ['staff', 'N, N'],
    ['staff', undefined],
    ['supplier', 'N'],
  ])('refuses %s who say IsCyber %s, and keeps that they did', async (who, iscyber) => {
    const before = await countMismatches()
    const letIn: string[] = []
    for (const [name, route] of guarded) {
      const status = await knock(route, as(who === 'staff' ? staff : supplier, iscyber))
      if (status !== 403) letIn.push(`${name} ${status}`)
    }
    expect(letIn).toEqual([])
    // An effect without any portal is refused before its session is looked for.
    const unseen = guarded.filter(([, { isEffect }]) => isEffect && iscyber !== 'Y' && iscyber !== 'N').length
    expect((await countMismatches()) - before).toBe(guarded.length - unseen)
  })

  //
  it('that changes something is not called by another site', async () => {
    const letIn: string[] = []
    for (const [name, route] of all.filter(([, { isEffect }]) => isEffect)) {
      const status = await knock(route, { ...as(staff, 'N'), 'sec-fetch-site': 'cross-site' })
      if (status !== 403) letIn.push(`${name} ${status}`)
    }
    expect(letIn).toEqual([])
  })
})

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly additionalProperties?: unknown
}

/** Places of a schema where any word may be written. */
function openPlaces(schema: Schema | undefined, place: string): readonly string[] {
  if (!schema) return []
  const isOpen = schema.type === 'object' && schema.additionalProperties !== false
  return [
    ...(isOpen && typeof schema.additionalProperties !== 'object' ? [place] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) =>
      openPlaces(child, `${place}.${name}`),
    ),
    ...openPlaces(schema.items, `${place}[]`),
  ]
}

//
it('no operation takes a word that its contract does not name, at any depth', () => {
  const open = all.flatMap(([name, { schema }]) => [
    ...openPlaces(schema.body as Schema | undefined, `${name} body`),
    ...openPlaces(schema.querystring as Schema | undefined, `${name} query`),
  ])
  expect(open).toEqual([])
})
