import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OperationId } from '../../../codegen/generated/types'
import { factOf, inputOf, isOperation } from './foreignRecords'
import { type JudgedKind, judgedKinds } from './judgedKinds'
import { type Judge, startJudge } from './judgeTransitions'

/**
 * Every transition of every document of the flow, in each state, by each kind of actor: what the workflow allows is
 * let through, all else is refused with the code that is meant for it, and leaves document and history as they were.
 */
let judge: Judge
beforeAll(async () => {
  judge = await startJudge()
}, 120_000)
afterAll(() => judge.stop())

it.each(judgedKinds.map((kind): [string, JudgedKind] => [kind.workflow.label, kind]))(
  '%s: whoever may do what in which state may, and nobody else can',
  async (_label, kind) => {
    const { wrong, asked, neverLet } = await judge.ask(kind)
    expect(wrong).toEqual([])
    expect(neverLet, 'transitions that nobody can carry out').toEqual([])
    expect(asked).toBeGreaterThan(0)
  },
  120_000,
)

it('a document is begun by those alone whom its workflow names', async () => {
  const { wrong, asked, neverLet } = await judge.askCreations()
  expect(wrong).toEqual([])
  expect(neverLet).toEqual([])
  expect(asked).toBeGreaterThan(50)
})

const bodyOf = (operation: OperationId): Readonly<Record<string, unknown>> =>
  Object(Object(inputOf(operation, 'XX209901-000001')).body)

/** Every operation that changes a head, with what shows that head; what makes one takes the same. */
const writings = judgedKinds.flatMap(({ workflow, reads: [read] }) =>
  workflow.transitions.flatMap(({ transition, groups }) =>
    read && isOperation(transition) && factOf(transition).body?.fields.header && bodyOf(transition).header
      ? [{ operation: transition, read, isSuppliers: groups !== 'internal' && groups.includes('61') }]
      : [],
  ),
)

it.each(writings.map(writing => [writing.operation, writing] as const))(
  '%s takes no field of a document but those that are entered',
  async (operation, { read, isSuppliers }) => {
    const shown = Object.keys(factOf(read).answer.fields.header?.fields ?? {})
    const entered = factOf(operation).body?.fields.header?.fields ?? {}
    const kept = shown.filter(name => entered[name] === undefined)
    expect(kept).toContain('status')
    const given = inputOf(operation, 'XX209901-000001')
    const body = bodyOf(operation)
    for (const name of kept) {
      const header = { ...Object(body.header), [name]: '1' }
      const answer = await judge.send(operation, { ...given, body: { ...body, header } }, isSuppliers)
      expect([name, answer]).toEqual([name, 400])
    }
  },
)
