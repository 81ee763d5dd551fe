import { afterAll, beforeAll, expect, it } from 'vitest'
import { operations } from '../../../codegen/generated/operations'
import type { OperationId } from '../../../codegen/generated/types'
import { authGroupIds, isAuthGroupId } from '../../../schemas/codes/authGroups'
import { demoAccounts } from '../../../server/modules/demo/demoAccounts'
import { demoSuppliers } from '../../../server/modules/demo/demoSuppliers'
import { type Caller, externalPortal, type ProductServer, startProduct } from '../modules/productServer'
import {
  operationCell,
  operationIds,
  portalOf,
  routeCell,
  routePaths,
  type Subject,
  subjects,
  uncalledOperations,
  unreachablePaths,
} from './matrixFacts'
import { printMatrix } from './matrixPrint'

let product: ProductServer
const callers = new Map<Subject, Caller>()

beforeAll(async () => {
  product = await startProduct({}, { remembersSessions: true })
  for (const group of authGroupIds) {
    const account = demoAccounts.find(one => one.group === group && one.singleid !== 'leave.user')
    const supplier = demoSuppliers.find(one => one.group === group)
    if (account) callers.set(group, await product.logIn(account.singleid))
    else if (supplier) callers.set(group, await product.logInSupplier(supplier.userId))
  }
  callers.set('nobody', product.callerWith('', { accessToken: '', refreshToken: '' }))
})
afterAll(() => product.stop())

const callerOf = (subject: Subject): Caller => {
  const caller = callers.get(subject)
  if (!caller) throw new Error(`No demo account has group ${subject}.`)
  return caller
}

const isOperation = (name: string): name is OperationId => Object.hasOwn(operations, name)

/** A parameter that no operation takes: who is let in is told 400, and nothing has been done. */
const probe = { matrixProbe: '1' }

/** Path parameters need some value, so that the address is that of the operation. */
function pathValues(operation: OperationId): Readonly<Record<string, string>> {
  const { inPath = [] } = operations[operation] as { readonly inPath?: readonly string[] }
  return Object.fromEntries(inPath.map(name => [name, '1']))
}

async function knock(name: string, caller: Caller, headers = {}): Promise<number> {
  if (!isOperation(name)) throw new Error(`"${name}" is no operation.`)
  return (await caller.call(name, { ...pathValues(name), ...probe }, headers)).status
}

const answers: Readonly<Record<number, string>> = {
  400: 'open',
  422: 'open',
  401: 'noSession',
  403: 'refused',
}

/** Every row answered for every subject, by `name subject`. */
async function askAll(
  names: readonly string[],
  ask: (name: string, subject: Subject) => Promise<string>,
): Promise<(name: string, subject: Subject) => string> {
  const found = new Map<string, string>()
  await Promise.all(
    subjects.map(async subject => {
      for (const name of names) found.set(`${name} ${subject}`, await ask(name, subject))
    }),
  )
  return (name, subject) => found.get(`${name} ${subject}`) ?? 'not asked'
}

it('every operation and every address can be reached by somebody', () => {
  expect(uncalledOperations).toEqual([])
  expect(unreachablePaths).toEqual([])
})

it('each operation is open to the groups that menus and workflows name, and to nobody else', async () => {
  const found = await askAll(operationIds, async (name, subject) => {
    const status = await knock(name, callerOf(subject))
    return answers[status] ?? String(status)
  })
  expect(printMatrix(operationIds, found)).toBe(printMatrix(operationIds, operationCell))
}, 180_000)

it('each address is opened by the login check to the groups that have its menu, with their access', async () => {
  const found = await askAll(routePaths, async (path, subject) => {
    const { body } = await callerOf(subject).call('loginCheck', { path, store: 'N' })
    if (body.code === 'GPMS005') return 'noSession'
    return body.code === 'OK' ? String(body.access) : 'refused'
  })
  expect(printMatrix(routePaths, found)).toBe(printMatrix(routePaths, routeCell))
})

it('a session that says it is of the other portal is refused everything but what asks for no session', async () => {
  const wrong: string[] = []
  for (const subject of ['99', '61'] as const) {
    const caller = callerOf(subject)
    const headers =
      isAuthGroupId(subject) && portalOf(subject) === 'external' ? { iscyber: 'N' } : externalPortal
    for (const name of operationIds.filter(id => operationCell(id, 'nobody') !== 'open')) {
      const status = await knock(name, caller, headers)
      if (status !== 403) wrong.push(`${name} answers ${status} to group ${subject}`)
    }
  }
  expect(wrong).toEqual([])
})
