import { afterAll, beforeAll, expect, it } from 'vitest'
import { initialValues } from '../../../engine/filter/filterState'
import type { SessionUserFacts } from '../../../engine/runtime/services'
import { menuLeaves, type Portal } from '../../../schemas/codes/menus'
import { demoAccounts } from '../../../server/modules/demo/demoAccounts'
import { demoSuppliers } from '../../../server/modules/demo/demoSuppliers'
import { type ListScreen, listScreens } from '../../cases/listScreens'
import { type Caller, type ProductServer, startProduct } from './productServer'

interface Account {
  readonly name: string
  readonly group: string
  readonly portal: Portal
  readonly caller: Caller
  readonly user: SessionUserFacts
}

let product: ProductServer
const accounts: Account[] = []
beforeAll(async () => {
  product = await startProduct({}, { remembersSessions: true })
  for (const { singleid, group, status } of demoAccounts)
    if (status === undefined) await logIn(singleid, group, 'internal')
  for (const { userId, group, status, hasOldPassword } of demoSuppliers)
    if (status === undefined && hasOldPassword === undefined) await logIn(userId, group, 'external')
}, 120_000)
afterAll(() => product.stop())

async function logIn(name: string, group: string, portal: Portal): Promise<void> {
  const caller = portal === 'internal' ? await product.logIn(name) : await product.logInSupplier(name)
  const path = portal === 'internal' ? '/' : '/cyber'
  const { user } = (await caller.call('loginCheck', { path, store: 'Y' })).body
  expect(user, name).toBeDefined()
  if (user) accounts.push({ name, group, portal, caller, user })
}

/** Accounts whose work is elsewhere, although their group may write on most pages. */
const workElsewhere: Readonly<Record<string, string>> = {
  'buy.depta': 'is tied to central purchasing, which itself asks for little',
  'dir.mobile': 'approves; the department filled in for him is the division itself, which drafts nothing',
  'ops.admin': 'operates; spec §6 fills in himself as the person',
  'tf.admin': 'keeps master data; spec §6 fills in himself as the person',
}

/** Lists that some of the accounts seldom need, and who works with them. */
const worksWith: Readonly<Record<string, readonly string[]>> = {
  // Claims without orders are the carrier's, made to the people who had something carried.
  '/noneOrderViewAdmin': ['req.mobile', 'recv.mobile', 'head.mfg', 'acc.staff'],
  '/cyber/noneOrderView': ['sejin001'],
  // Who settles by the month has nothing to confirm before the month has ended.
  '/cyber/monthlyCalculate': ['daesung1', 'daesung2', 'hanul001', 'hanul002'],
  // A carrier gets neither requests for quotation nor orders; suppliers abroad are asked by letter.
  '/cyber/prCheckList': ['daesung1', 'daesung2', 'hanul001', 'hanul002', 'mirae001'],
  '/cyber/prSubmitList': ['daesung1', 'daesung2', 'hanul001', 'hanul002', 'mirae001'],
  '/cyber/CyberOrderRequestList': ['daesung1', 'hanul001', 'mirae001', 'nippon01', 'gchip001'],
  '/cyber/deliverInfo': ['daesung1', 'hanul001', 'mirae001', 'nippon01', 'gchip001'],
  '/cyber/itemManagement/upItemView': ['daesung1', 'daesung2', 'daesung3', 'mirae001'],
  // No application of the demo is being evaluated.
  '/business/evaManage/compRegMngList': [],
  // Surveys are of the people whose orders were completed.
  '/business/evaManage/transSatisMngList': [
    ...['system.admin', 'buy.head', 'vendor.mgr', 'buy.all', 'buy.mobile'],
    ...['dept.mobile', 'req.mobile', 'recv.mobile', 'req.semi'],
  ],
  '/cyber/portal/ogpmsManage/userBlock': ['hanul001', 'sejin001'],
}

const works = (path: string, name: string) =>
  !(name in workElsewhere) && (worksWith[path]?.includes(name) ?? true)

async function rowsOf({ filter, grid }: ListScreen, { caller, user }: Account): Promise<number> {
  const { operation, parameters, splitsTotals } = grid.source.binding
  const values = initialValues(filter, product.clock.today(), user)
  const sent = Object.entries(values).filter(([name]) => parameters.includes(name))
  const { status, body, msg } = await caller.call(operation as 'listPr', {
    ...Object.fromEntries(sent),
    size: '200',
    ...(splitsTotals && { want: 'rows' }),
  })
  expect(status, `${operation} of ${caller.singleid}: ${msg}`).toBe(200)
  return body.rows.length
}

const places = listScreens.flatMap(list =>
  list.plan.mounts.flatMap(({ portal, path }) => {
    const leaf = menuLeaves(portal).find(({ sspUrl }) => sspUrl === path)
    return leaf ? [{ path, portal, list, leaf }] : []
  }),
)

it.each(places.map(place => [place.path, place] as const))(
  '%s opens with rows for whoever works with it',
  async (path, { portal, list, leaf }) => {
    const mayWrite = (group: string) => leaf.groups.some(grant => grant.group === group && !grant.isReadOnly)
    const found: Record<string, number> = {}
    for (const account of accounts)
      if (account.portal === portal && mayWrite(account.group) && works(path, account.name))
        found[account.name] = await rowsOf(list, account)
    const table = Object.entries(found).map(([name, rows]) => `${name} ${rows}`)
    if (process.env.GPMS_TABLE) console.log(`${path}: ${table.join(', ')}`)
    const empty = Object.keys(found).filter(name => found[name] === 0)
    expect(empty, table.join(', ')).toEqual([])
  },
)
