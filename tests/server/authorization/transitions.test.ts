import { afterAll, beforeAll, expect, it } from 'vitest'
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
