import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AuthGroupId, authGroup, authGroupIds, isAuthGroupId } from '../../../schemas/codes/authGroups'
import { type Actor, systemActor } from '../../../server/database/actor'
import type { Transaction } from '../../../server/database/connect'
import { withActor } from '../../../server/database/withActor'
import { Failure } from '../../../server/http/failure'
import type { OperationRoute } from '../../../server/http/route'
import { createModules } from '../../../server/modules'
import { readEmployee } from '../../../server/modules/session/readEmployee'
import { readSupplier } from '../../../server/modules/session/readSupplier'
import { seededRandom } from '../../../server/seed/seededRandom'
import { readSettings } from '../../../server/settings'
import { type ProductServer, startProduct } from '../modules/productServer'
import { operationCell } from './matrixFacts'

/**
 * Each kind of document in two ways: found by its number in the list, and opened by that number. Whoever it is, both ways
 * agree. Groups are dealt to people anew, so that every scope meets every place in the organisation.
 */
interface Kind {
  readonly kind: string
  readonly numbers: (tx: Transaction) => Promise<readonly string[]>
  /** List operation, what narrows it to one number, and the field that holds the number. */
  readonly list: readonly [operation: string, input: (number: string) => object, field: string]
  readonly one: readonly [operation: string, input: (number: string) => object]
}

const post = (board: string): Kind => ({
  kind: `post on ${board}`,
  numbers: async tx =>
    (await tx.selectFrom('post').select('post_no').where('board_id', '=', board).execute()).map(row =>
      String(row.post_no),
    ),
  list: ['listPost', () => ({ boardId: board, size: 0 }), 'postNo'],
  one: ['getPost', postNo => ({ boardId: board, postNo })],
})

const kinds: readonly Kind[] = [
  {
    kind: 'request',
    numbers: async tx => (await tx.selectFrom('pr').select('pr_no').execute()).map(row => row.pr_no),
    list: ['listPr', prNo => ({ prNo, size: 0 }), 'prNo'],
    one: ['getPr', prNo => ({ prNo })],
  },
  {
    kind: 'user of a supplier',
    numbers: async tx =>
      (await tx.selectFrom('ext_user').select('user_id').execute()).map(row => row.user_id),
    list: ['listExtUser', userId => ({ userId, size: 0 }), 'userId'],
    one: ['getExtUser', userId => ({ userId })],
  },
  {
    kind: 'upload of items',
    numbers: async tx => (await tx.selectFrom('item_upload').select('up_no').execute()).map(row => row.up_no),
    list: ['listItemUpload', upNo => ({ upNo, size: 0 }), 'upNo'],
    one: ['getItemUpload', upNo => ({ upNo })],
  },
  post('notice'),
  post('ogpms'),
]

const scopes = { ALL: 'all', SECTION: 'section', DEPT: 'dept', OWN: 'own', COMPANY: 'company' } as const
const random = seededRandom(33)
const staffGroups = authGroupIds.filter(id => authGroup(id).portal === 'I')
const supplierGroups = authGroupIds.filter(id => authGroup(id).portal === 'E')

let product: ProductServer
let routes: ReadonlyMap<string, OperationRoute>
let everybody: readonly Actor[]
const numbersOf = new Map<Kind, readonly string[]>()
beforeAll(async () => {
  product = await startProduct({}, { remembersSessions: true })
  const { database, clock } = product
  const { modules } = createModules({
    database,
    clock,
    settings: readSettings({ GPMS_DATA: product.filesFolder }),
  })
  routes = new Map(
    modules.flatMap(({ routes: own }) => own.map(route => [route.operationId, route] as const)),
  )
  await withActor(database, systemActor, async tx => {
    const people = await tx.selectFrom('person').select('singleid').execute()
    const users = await tx.selectFrom('ext_user').select('user_id').execute()
    const found: (Actor | null)[] = []
    for (const { singleid } of people) found.push(await readEmployee(tx, singleid, 's', clock.now()))
    for (const { user_id } of users) found.push(await readSupplier(tx, user_id, 's'))
    everybody = found.filter(one => one !== null)
    for (const kind of kinds) numbersOf.set(kind, await kind.numbers(tx))
  })
})
afterAll(() => product.stop())

function dealGroup(person: Actor): Actor {
  const group: AuthGroupId = random.pick(person.portal === 'internal' ? staffGroups : supplierGroups)
  return { ...person, group, scope: scopes[authGroup(group).rowScope] }
}

async function run(actor: Actor, operation: string, input: object): Promise<unknown> {
  const route = routes.get(operation)
  if (!route) throw new Error(`"${operation}" is no operation.`)
  const { database, clock } = product
  const http = { headers: {}, ip: '127.0.0.1', setHeader: () => undefined }
  const parts = { input, actor, database, clock, now: clock.now(), requestId: 'random', http }
  return withActor(database, actor, tx => route.run({ ...parts, tx }), { today: clock.today() })
}

const isRefused = (error: unknown) => error instanceof Failure && [403, 404, 422].includes(error.status)

const isOpenTo = ({ group }: Actor, operation: string) =>
  isAuthGroupId(group) && operationCell(operation, group) === 'open'

/** Refused as a whole, the list holds nothing. */
async function isListed(
  actor: Actor,
  { list: [operation, input, field] }: Kind,
  number: string,
): Promise<boolean> {
  if (!isOpenTo(actor, operation)) return false
  try {
    const { rows } = Object(await run(actor, operation, input(number)))
    return rows.some((row: object) => String(Object(row)[field]) === number)
  } catch (error) {
    if (isRefused(error)) return false
    throw error
  }
}

async function isOpened(actor: Actor, { one: [operation, input] }: Kind, number: string): Promise<boolean> {
  if (!isOpenTo(actor, operation)) return false
  try {
    return !((await run(actor, operation, input(number))) instanceof Failure)
  } catch (error) {
    if (isRefused(error)) return false
    throw error
  }
}

it('a thousand people of all groups and places find in a list exactly what they may open', async () => {
  const differences: string[] = []
  const seen = new Map<string, number>()
  for (let count = 0; count < 1_000; count += 1) {
    const actor = dealGroup(random.pick(everybody))
    const kind = kinds[count % kinds.length]
    if (!kind) continue
    const number = random.pick(numbersOf.get(kind) ?? [])
    const listed = await isListed(actor, kind, number)
    if (listed !== (await isOpened(actor, kind, number)))
      differences.push(
        `${kind.kind} ${number}: ${listed ? 'only listed' : 'only opened'} for ${actor.userId} of group ${actor.group}`,
      )
    const what = `${kind.kind} ${listed}`
    seen.set(what, (seen.get(what) ?? 0) + 1)
  }
  expect(differences).toEqual([])
  // Both answers came, or the rule was not tried.
  for (const what of ['request true', 'request false', 'user of a supplier true', 'user of a supplier false'])
    expect(seen.get(what) ?? 0, what).toBeGreaterThan(10)
}, 300_000)
