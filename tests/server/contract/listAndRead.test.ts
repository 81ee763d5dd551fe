import { afterAll, beforeAll, expect, it } from 'vitest'
import { contractFacts } from '../../../codegen/generated/contractFacts'
import type { OperationId } from '../../../codegen/generated/types'
import { systemActor } from '../../../server/database/actor'
import { withActor } from '../../../server/database/withActor'
import { demoAccounts } from '../../../server/modules/demo/demoAccounts'
import { demoSuppliers } from '../../../server/modules/demo/demoSuppliers'
import { isFullSweep } from '../../cases/isFullSweep'
import { isOperation } from '../authorization/foreignRecords'
import { type Caller, type ProductServer, startProduct } from '../modules/productServer'

type Input = Readonly<Record<string, unknown>>
type Row = Readonly<Record<string, unknown>>

/** A list, and what reads one of its documents by the number that the row shows. */
interface Pair {
  readonly list: OperationId
  readonly read: OperationId
  readonly key: string
}

const asked = Object.values(contractFacts).filter(({ isEffect, access }) => !isEffect && access === 'screen')

/** A page of its own shows the record, and its readers need not be those of the master data. */
const ownRead: Partial<Record<OperationId, Pair>> = {
  listCompanyStatus: { list: 'listCompanyStatus', read: 'getCompanyStatusView', key: 'compNo' },
}

/** The address of the read is that of the list, or of what it is a part of, with a field of the row behind it. */
const byAddress: readonly Pair[] = asked.flatMap(list =>
  asked.flatMap(({ id: read, path, answer }): Pair[] => {
    const [, base, key] = /^(.*)\/\{(\w+)\}(?:\/sheet)?$/.exec(path) ?? []
    const isBelow = base !== undefined && (list.path === base || list.path.startsWith(`${base}/`))
    const isList = list.answer.kind === 'rows' && !list.path.includes('/{', base?.length)
    const isOne = answer.kind === 'document' || answer.kind === 'value'
    const isPair = isBelow && isList && isOne && key !== undefined && key in list.answer.fields
    return isPair && isOperation(list.id) && isOperation(read) ? [{ list: list.id, read, key }] : []
  }),
)

const pairs: readonly Pair[] = [
  ...byAddress.filter(({ list }) => ownRead[list] === undefined),
  ...Object.values(ownRead),
]

/** What a list cannot be asked without. */
const needed: Partial<Record<OperationId, readonly Input[]>> = {
  listPost: ['notice', 'ogpms', 'faq'].map(boardId => ({ boardId })),
  listWarehousing: [{ whReqDatesFrom: '2026-09-01', whReqDatesTo: '2026-11-20' }],
  listWarehousingItem: [{ whReqDatesFrom: '2026-09-01', whReqDatesTo: '2026-11-20' }],
  checkItemDup: [{ body: { itemName: '볼트' } }],
  listHighCostUnit: [{ yyyymm: '202610', diffBasis: 'AVG12', diffRate: '10' }],
  listAssetInventory: ['IV2026-01', 'IV2026-02'].map(roundNo => ({ roundNo })),
}

/** Lists by which suppliers look something up whose page is of the staff. */
const lookedUpBySuppliers: readonly OperationId[] = ['listItem']

/** Paper of a document: whoever may open the document in his own portal may print it. */
const paperOf: Partial<Record<OperationId, OperationId>> = {
  getPoSheet: 'getCyberPo',
  getLoiSheet: 'getCyberLoi',
}

/** Who reads documents whose list he is refused, and why. */
const reasons: readonly { readonly read: OperationId; readonly person: string; readonly why: string }[] = [
  {
    read: 'getPoSheet',
    person: 'vendor.mgr',
    why: 'prints the orders of simple orders (screens.tsv), and his rows of orders are all (domain 6.2)',
  },
]

let product: ProductServer
let people: Caller[] = []
beforeAll(async () => {
  product = await startProduct({}, { remembersSessions: true })
  for (const { singleid } of twoOfEach(demoAccounts)) people.push(await product.logIn(singleid))
  for (const { userId } of twoOfEach(demoSuppliers)) people.push(await product.logInSupplier(userId))
  // Some exist to be refused at log-in.
  people = people.filter(({ tokens }) => tokens.accessToken !== '')
}, 60_000)
afterAll(() => product.stop())

/** Two of each group read the rows of two sections, departments, companies and people; the sweep takes everybody. */
function twoOfEach<Account extends { readonly group: string }>(
  accounts: readonly Account[],
): readonly Account[] {
  const before = (account: Account) =>
    accounts.slice(0, accounts.indexOf(account)).filter(({ group }) => group === account.group)
  return isFullSweep ? accounts : accounts.filter(account => before(account).length < 2)
}

const isSupplier = ({ singleid }: Caller) => demoSuppliers.some(({ userId }) => userId === singleid)

/** What of the list's input the read takes as well. */
const takenBy = (read: OperationId, input: Input): Row =>
  Object.fromEntries(
    Object.entries(input).filter(([name]) => name in (contractFacts[read]?.parameters ?? {})),
  )

/** What the read cannot do without, where the row says it. */
function neededOf(read: OperationId, row: Row): Row {
  const parameters = Object.values(contractFacts[read]?.parameters ?? {})
  return Object.fromEntries(
    parameters.flatMap(({ name, required }) => (required && name in row ? [[name, row[name]]] : [])),
  )
}

interface Found {
  readonly status: number
  readonly rows: readonly { readonly row: Row; readonly input: Input }[]
}

async function find(person: Caller, list: OperationId, size: number): Promise<Found> {
  const takesPages = 'page' in (contractFacts[list]?.parameters ?? {})
  const rows: Found['rows'][number][] = []
  let status = 0
  for (const input of needed[list] ?? [{}]) {
    const reply = await person.call(list, { ...input, ...(takesPages && { size }) })
    const found = (reply.body as { readonly rows?: readonly Row[] }).rows ?? []
    rows.push(...(reply.status === 200 ? found.slice(0, size).map(row => ({ row, input })) : []))
    status = Math.max(status, reply.status)
  }
  return { status, rows }
}

/** Who waits too long for a connection is turned away, so that no more ask at once than a pool serves. */
const askAtOnce = 8

async function findAll(list: OperationId): Promise<readonly Found[]> {
  const found: Found[] = []
  for (let from = 0; from < people.length; from += askAtOnce) {
    const some = people.slice(from, from + askAtOnce)
    found.push(...(await Promise.all(some.map(person => find(person, list, isFullSweep ? 3 : 2)))))
  }
  return found
}

/** A statement is a part of a settled month: its page prints it, to the supplier and to his support view (D-05). */
async function isInMonth(person: Caller, stmtNo: string): Promise<boolean> {
  const month = await withActor(product.database, systemActor, tx =>
    tx
      .selectFrom('statement')
      .innerJoin('adjustment', 'adjustment.adj_no', 'statement.adj_no')
      .select('calc_no')
      .where('statement.stmt_no', '=', stmtNo)
      .executeTakeFirst(),
  )
  const { status, body } = await person.call('listMonthlySettlement', { calcNo: month?.calc_no ?? '-' })
  return status === 200 && body.rows.some(row => row.stmtNo === stmtNo)
}

/** Whoever stands on the line of an approval reads what it is about (D-09). */
async function isApprovedBy({ singleid }: Caller, docNo: string): Promise<boolean> {
  const step = await withActor(product.database, systemActor, tx =>
    tx
      .selectFrom('approval')
      .innerJoin('approval_step', 'approval_step.appr_no', 'approval.appr_no')
      .innerJoin('person', 'person.singleid', 'approval_step.singleid')
      .select('approval.appr_no')
      .where('doc_no', '=', docNo)
      .where(({ or, eb }) =>
        or([eb('person.singleid', '=', singleid), eb('person.delegate_singleid', '=', singleid)]),
      )
      .executeTakeFirst(),
  )
  return step !== undefined
}

/** Whether somebody meets the document on another of his pages. */
async function isMet(person: Caller, { read, key }: Pair, { row }: Found['rows'][number]): Promise<boolean> {
  const document = paperOf[read]
  if (document && (await person.call(document, { [key]: row[key] })).status === 200) return true
  if (await isApprovedBy(person, String(row[key]))) return true
  if (read === 'getStatement') return isInMonth(person, String(row[key]))
  return reasons.some(reason => reason.read === read && reason.person === person.singleid)
}

it('whoever is shown a document in a list may open it, and whoever is refused the list is refused its documents', async () => {
  const wrong: string[] = []
  let opened = 0
  for (const pair of pairs) {
    const { list, read, key } = pair
    const found = await findAll(list)
    const all = [...new Map(found.flatMap(({ rows }) => rows).map(each => [each.row[key], each])).values()]
    const known = all.filter((_, index) => index % Math.ceil(all.length / (isFullSweep ? 6 : 3)) === 0)
    for (const [index, person] of people.entries()) {
      const { status, rows } = found[index] ?? { status: 0, rows: [] }
      const open = ({ row, input }: Found['rows'][number]) =>
        person.call(read, { ...takenBy(read, input), ...neededOf(read, row), [key]: row[key] })
      if (status === 200)
        for (const each of rows) {
          const reply = await open(each)
          opened += 1
          if (reply.status === 403 && isSupplier(person) && lookedUpBySuppliers.includes(list)) continue
          if (reply.status !== 200)
            wrong.push(
              `${person.singleid} finds ${each.row[key]} by ${list}, and ${read} answers ${reply.status}`,
            )
        }
      else if (status !== 403) wrong.push(`${person.singleid} asks ${list}, and is answered ${status}`)
      else {
        for (const each of known) {
          const reply = await open(each)
          if (reply.status !== 403 && !(await isMet(person, pair, each)))
            wrong.push(
              `${person.singleid} is refused ${list}, and ${read} of ${each.row[key]} answers ${reply.status}`,
            )
        }
      }
    }
  }
  expect(wrong.join('\n')).toBe('')
  expect(pairs.length).toBeGreaterThan(20)
  expect(opened).toBeGreaterThan(500)
}, 300_000)
