import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { OperationFact } from '../../../codegen/contractFacts'
import { contractFacts } from '../../../codegen/generated/contractFacts'
import type { OperationId } from '../../../codegen/generated/types'
import { type Caller, startProduct } from '../modules/productServer'

/*
 * Whether a change of the server's shape changes an answer. Before the change, and after it:
 *
 *   GPMS_ANSWERS=/tmp/before.json npx vitest run --project server tests/server/answers
 *
 * The first run writes what every list and document answers to every kind of reader; a later one compares. GPMS_ANSWERS_OF
 * limits it to operations whose names contain one of several words: Adjustment,Statement.
 */
const file = process.env.GPMS_ANSWERS
const words = (process.env.GPMS_ANSWERS_OF ?? '').split(',')

const staff = ['system.admin', 'buy.head', 'buy.mobile', 'dept.mobile', 'req.mobile', 'acc.staff'] as const
const suppliers = ['daesung1', 'hanul001'] as const
const documentsOfEach = 3

type Fields = Readonly<Record<string, unknown>>
type Input = Readonly<Record<string, string | number>>

const facts: Readonly<Record<string, OperationFact>> = contractFacts
/** Sessions of the run itself. */
const ofTheRun = ['listUserSession', 'listMySession']
const reading = Object.values(facts).filter(
  ({ id, method, isEffect, access }) =>
    !ofTheRun.includes(id) &&
    words.some(word => id.includes(word)) &&
    method === 'GET' &&
    !isEffect &&
    access !== 'samples' &&
    access !== 'public',
)
const isList = ({ parameters, answer }: OperationFact) =>
  (answer.kind === 'rows' || answer.kind === 'list') &&
  Object.values(parameters).every(({ required }) => !required)

function rowsOf(body: unknown): readonly Fields[] {
  const rows = Array.isArray(body) ? body : (body as { rows?: unknown } | undefined)?.rows
  return Array.isArray(rows) ? rows : []
}

/** The questions that a list is asked: each sort in both directions, and each filter with a value that its rows have. */
function questions({ parameters, answer }: OperationFact, rows: readonly Fields[]): readonly Input[] {
  const page: Input = 'size' in parameters ? { size: 5 } : {}
  const sorts =
    'sort' in parameters
      ? Object.keys(answer.fields).flatMap(name =>
          [`${name}:asc`, `${name}:desc`].map(sort => ({ ...page, sort })),
        )
      : []
  const filters = Object.keys(parameters).flatMap(name => {
    const value = rows
      .map(row => row[name.replace(/(From|To)$/, '')])
      .find(found => found !== undefined && found !== '')
    return typeof value === 'string' || typeof value === 'number' ? [{ ...page, [name]: value }] : []
  })
  const totals = 'want' in parameters ? [{ want: 'totals' }, { ...page, want: 'rows' }] : []
  return [...sorts, ...filters, ...totals]
}

async function answersTo(caller: Caller, kept: Map<string, string>): Promise<void> {
  const ask = async (id: string, input: Input) => {
    const { status, body } = await caller.call(id as OperationId, input)
    kept.set(`${caller.singleid} ${id} ${JSON.stringify(input)}`, `${status} ${JSON.stringify(body)}`)
    return status === 200 ? body : undefined
  }
  const values = new Map<string, Set<string>>()
  for (const fact of reading.filter(isList)) {
    const rows = rowsOf(await ask(fact.id, 'size' in fact.parameters ? { size: 50 } : {}))
    for (const row of rows)
      for (const [name, value] of Object.entries(row))
        if (typeof value === 'string' && /(No|Id)$/.test(name))
          values.set(name, (values.get(name) ?? new Set()).add(value))
    for (const input of questions(fact, rows)) await ask(fact.id, input)
  }
  for (const { id, parameters, answer } of reading.filter(({ answer: { kind } }) => kind === 'document')) {
    const asked = Object.values(parameters).filter(({ required }) => required)
    const [only] = asked
    if (asked.length !== 1 || !only || answer.fields === undefined) continue
    for (const value of [...(values.get(only.name) ?? [])].slice(0, documentsOfEach))
      await ask(id, { [only.name]: value })
  }
}

const shown = 120

/** Both texts from a little before the place where they part. */
function difference(before: string, after: string): readonly string[] {
  const first = [...before].findIndex((letter, index) => letter !== after[index])
  const start = Math.max(0, (first < 0 ? before.length : first) - shown / 2)
  return [before, after].map(text => text.slice(start, start + shown))
}

describe.skipIf(file === undefined)('every list and document', () => {
  it('answers every kind of reader as it did before', async () => {
    const product = await startProduct()
    const kept = new Map<string, string>()
    try {
      for (const singleid of staff) await answersTo(await product.logIn(singleid), kept)
      for (const userId of suppliers) await answersTo(await product.logInSupplier(userId), kept)
    } finally {
      await product.stop()
    }
    const path = file ?? ''
    if (!existsSync(path)) writeFileSync(path, JSON.stringify([...kept]))
    const before = new Map<string, string>(JSON.parse(readFileSync(path, 'utf8')))
    // A question that was not asked before says nothing; a sort that was refused and is answered now is told apart.
    const asked = [...kept].filter(([question]) => before.has(question))
    const isNewSort = ([question, answer]: readonly [string, string]) =>
      answer.startsWith('200') && /^400 .*"field":"sort"/.test(before.get(question) ?? '')
    const changed = asked.filter(pair => before.get(pair[0]) !== pair[1] && !isNewSort(pair))
    const sorts = asked.filter(isNewSort).length
    console.log(`${asked.length} answers, ${changed.length} of them changed, ${sorts} sorts newly answered`)
    expect(
      changed.map(([question, answer]) => [question, ...difference(before.get(question) ?? '', answer)]),
    ).toEqual([])
  }, 1_200_000)
})
