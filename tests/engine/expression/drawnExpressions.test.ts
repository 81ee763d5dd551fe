import { afterAll, beforeAll, expect, it } from 'vitest'
import { evaluateExpression } from '../../../engine/expression/evaluateExpression'
import type { ExpressionNode } from '../../../engine/expression/expressionPlan'
import { isFullSweep } from '../../cases/isFullSweep'
import { seededNumbers } from '../../schemas/shared/seededNumbers'
import { drawText, drawTree, reachingNames } from './drawnExpressions'
import { plan, values } from './expressionScope'

/** Drawn of each kind: a million together in `npm run sweep -- screens`. */
const count = isFullSweep ? 500_000 : 2_000
const limit = isFullSweep ? 3_600_000 : 60_000
const clock = { today: () => '2026-11-21' }

/** What everything inherits from and no expression may look at; lists are asked for their constructor by the language itself. */
const inherited = [
  Object.prototype,
  String.prototype,
  Number.prototype,
  Boolean.prototype,
  Function.prototype,
]
const watched = ['hidden', 'constructor']
let reached = 0
const restore: (() => void)[] = []

beforeAll(() => {
  for (const holder of inherited) {
    for (const name of watched) {
      const before = Object.getOwnPropertyDescriptor(holder, name)
      const original: unknown = before?.value
      Object.defineProperty(holder, name, {
        configurable: true,
        get: () => {
          reached++
          return original
        },
        // As if it were an ordinary property: what is made meanwhile may have one of its own.
        set(value: unknown) {
          Object.defineProperty(this, name, { value, configurable: true, enumerable: true, writable: true })
        },
      })
      restore.push(() => {
        if (before) Object.defineProperty(holder, name, before)
        else Reflect.deleteProperty(holder, name)
      })
    }
  }
})
afterAll(() => {
  for (const undo of restore) undo()
})

const ownObjects = new Set<unknown>()
function collect(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  ownObjects.add(value)
  Object.values(value).forEach(collect)
}
collect(values)

/** A text, a number, a truth value, an object of the page, or a list of such. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain)
  return ['string', 'number', 'boolean'].includes(typeof value) || ownObjects.has(value)
}

/** What is wrong with an evaluation; undefined where it stays inside the page. */
function escapeOf(tree: ExpressionNode, mayThrow: boolean): string | undefined {
  reached = 0
  try {
    const result = evaluateExpression({ text: '', tree, reads: [] }, values, clock)
    if (reached > 0) return 'reads what is inherited'
    return isPlain(result) ? undefined : `answers ${typeof result}`
  } catch (error) {
    if (reached > 0) return 'reads what is inherited'
    return mayThrow && error instanceof RangeError && error.message.startsWith('Engine bug')
      ? undefined
      : String(error)
  }
}

it(
  'no drawn text reaches beyond its page, and each is planned or refused',
  () => {
    const next = seededNumbers(20261129)
    let planned = 0
    const escapes: string[] = []
    for (let index = 0; index < count; index++) {
      const text = drawText(next)
      const answer = plan(text)
      if (!('plan' in answer)) continue
      planned++
      const found = escapeOf(answer.plan.tree, false)
      if (found !== undefined) escapes.push(`${text}: ${found}`)
    }
    expect(escapes).toEqual([])
    expect(planned).toBeGreaterThan(count / 50)
  },
  limit,
)

it(
  'no drawn tree reaches beyond its page',
  () => {
    const next = seededNumbers(20261130)
    const escapes: string[] = []
    for (let index = 0; index < count; index++) {
      const tree = drawTree(next)
      const found = escapeOf(tree, true)
      if (found !== undefined) escapes.push(`${JSON.stringify(tree)}: ${found}`)
    }
    expect(escapes).toEqual([])
  },
  limit,
)

it('a walker that looks at what is inherited is found', () => {
  reached = 0
  const line: object = values.line
  for (const name of reachingNames) Reflect.get(line, name)
  expect(reached).toBe(watched.length)
})
