import { AsyncLocalStorage } from 'node:async_hooks'
import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '../../../server/database/actor'
import { withActor } from '../../../server/database/withActor'
import { type ProductServer, startProduct } from '../modules/productServer'
import {
  factOf,
  inputOf,
  logInNarrow,
  makeForeignExport,
  type People,
  pathOf,
  records,
  withSession,
} from './foreignRecords'
import { operationCell } from './matrixFacts'

/**
 * How long a refusal takes must not tell whether a record exists. Times differ from run to run; what takes time is
 * the work, and that is compared statement by statement.
 */
const compiler = new PostgresQueryCompiler()
/** Only of the call that asks: chores of the server speak to the database as well. */
const heard = new AsyncLocalStorage<string[]>()
const statements: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    heard.getStore()?.push(compiler.compileQuery(node, queryId).sql)
    return node
  },
  transformResult: async ({ result }) => result,
}

let product: ProductServer
let people: People = {}
beforeAll(async () => {
  product = await startProduct({}, { statements })
  people = await logInNarrow(product)
  await makeForeignExport(product)
})
afterAll(() => product.stop())

/** Of the same shape, and nobody has it. */
const unknownLike = (key: string) =>
  /\d+$/.test(key) ? key.replace(/\d+$/, digits => '9'.repeat(digits.length)) : `${key.slice(0, -4)}zzzz`

it('a record of somebody else and one that nobody has are refused alike, after the same work', async () => {
  const told: string[] = []
  let asked = 0
  let statementsSeen = 0
  for (const operation of withSession)
    for (const name of pathOf(operation)) {
      const record = records[name]
      if (record === undefined || typeof record === 'string') continue
      const foreign = await withActor(product.database, systemActor, record.find)
      if (foreign === undefined) throw new Error(`The demo has no foreign record for "${name}".`)
      for (const group of record.of.filter(one => operationCell(operation, one) === 'open')) {
        const ask = async (key: string) => {
          const work: string[] = []
          const answer = await heard.run(work, () => people[group]?.call(operation, inputOf(operation, key)))
          const body = JSON.stringify(answer?.body).replaceAll(key, 'its number')
          return { told: `${answer?.status} ${body}`, work }
        }
        // What is kept in memory after a first call would be work of that one alone.
        await ask(unknownLike(foreign))
        const [theirs, nobodys] = [await ask(foreign), await ask(unknownLike(foreign))]
        asked += 1
        const who = `${operation} by group ${group}`
        statementsSeen += theirs.work.length
        if (theirs.told !== nobodys.told) told.push(`${who}: ${theirs.told} and ${nobodys.told}`)
        else if (theirs.work.join('\n') !== nobodys.work.join('\n'))
          told.push(`${who}: ${theirs.work.length} and ${nobodys.work.length} statements`)
      }
    }
  expect(told).toEqual([])
  expect(statementsSeen).toBeGreaterThan(asked)
  expect(asked).toBeGreaterThan(60)
}, 180_000)

it('so are records that stand in the body or in the query instead of the address', async () => {
  const wrong: string[] = []
  let asked = 0
  for (const operation of withSession) {
    const fact = factOf(operation)
    const [name = ''] = pathOf(operation)
    const record = records[name]
    const takesKeys = fact.body?.fields.keys ?? fact.parameters.keys
    if (!takesKeys || record === undefined || typeof record === 'string') continue
    const foreign = await withActor(product.database, systemActor, record.find)
    if (foreign === undefined) throw new Error(`The demo has no foreign record for "${name}".`)
    for (const group of record.of.filter(one => operationCell(operation, one) === 'open')) {
      const ask = async (key: string) => {
        const { version: _, ...input } = inputOf(operation, 'x') as Record<string, unknown>
        const body = { ...Object(input.body), keys: [{ id: key, version: 0 }] }
        const { version: __, ...rest } = body
        const given = fact.body ? { ...input, body: rest } : { ...input, keys: `${key}:0` }
        const answer = await people[group]?.call(operation, given)
        return [answer?.status, JSON.stringify(answer?.body).replaceAll(key, 'its number')]
      }
      const [theirs, nobodys] = [await ask(foreign), await ask(unknownLike(foreign))]
      asked += 1
      const isKept = theirs[0] === 403 || theirs[0] === 404
      if (!isKept || theirs.join(' ') !== nobodys.join(' '))
        wrong.push(`${operation} by group ${group}: ${theirs.join(' ')} and ${nobodys.join(' ')}`)
    }
  }
  for (const group of ['30', '31', '32'] as const) {
    const record = records.prNo
    const docNo =
      typeof record === 'object' ? await withActor(product.database, systemActor, record.find) : ''
    const answer = await people[group]?.call('previewApproval', { body: { docType: 'PR', docNo } })
    if (answer?.status !== 403) wrong.push(`previewApproval by group ${group}: ${answer?.status}`)
  }
  expect(wrong).toEqual([])
  expect(asked).toBeGreaterThan(20)
})
