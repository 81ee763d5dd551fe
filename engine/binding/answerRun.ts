import type { AnswerPlan, AnswerRoom } from '../contract/answerRoom'
import type { RoomHost } from '../contract/roomHost'
import type { SearchOptions } from '../contract/rowsRoom'
import { sliceOf } from '../contract/sliceOf'
import { isComplete, wireRequest } from '../record/wireRequest'
import { toFailure } from '../runtime/failure'
import { firstAnswer } from '../runtime/firstCalls'
import { type Row, withoutEmptyValues } from '../runtime/row'
import { tellFailure } from '../runtime/tellFailure'
import { noAnswer } from './answerState'

interface AnswerOptions {
  /** Filter values among the parameters of the operation. */
  request(parameters: readonly string[]): Row
  /** False while there is nothing to ask for, since no row is chosen in the grid the block hangs on. */
  isReady?(): boolean
}

export function createAnswerRoom(plan: AnswerPlan, host: RoomHost, options: AnswerOptions): AnswerRoom {
  const { operation, parameters, with: beside } = plan.request
  const ofRows = Object.keys(beside).filter(name =>
    beside[name]?.reads.some(root => root === 'chosen' || root === 'selection'),
  )
  const slice = sliceOf(
    host.store,
    state => state.answers[plan.id] ?? noAnswer,
    (state, part) => ({ answers: { ...state.answers, [plan.id]: part } }),
  )
  let abort = new AbortController()
  let asked: Row = {}
  let askedBefore: Row = {}

  async function search({ first }: SearchOptions = {}): Promise<void> {
    abort.abort()
    if (options.isReady?.() === false) return clear()
    const given = withoutEmptyValues(host.evaluateAll(beside))
    // Without what it takes from the rows of its grid there is nothing to ask for; a condition may be empty.
    if (ofRows.some(name => !(name in given))) return clear()
    const request = { ...options.request(parameters), ...given }
    if (!isComplete(plan.request, request)) return clear()
    if (slice.get().phase !== 'loading') askedBefore = asked
    asked = request
    const mine = new AbortController()
    abort = mine
    slice.set({ phase: 'loading', failure: undefined })
    const { signal } = mine
    try {
      const answer = await firstAnswer(first, { operation, request }, () =>
        host.services.call.byName(operation, wireRequest(plan.request, request), { signal }),
      )
      if (abort === mine) slice.set({ phase: 'ready', answer, failure: undefined })
    } catch (error) {
      fail(mine, error)
    }
  }

  function fail(mine: AbortController, error: unknown): void {
    const failure = toFailure(error)
    if (abort !== mine || failure.kind === 'aborted') return
    slice.set({ phase: 'failed', answer: undefined, failure })
    void tellFailure(host.services.ask, failure)
  }

  function cancel(): void {
    if (slice.get().phase !== 'loading') return
    abort.abort()
    asked = askedBefore
    slice.set({ phase: slice.get().answer === undefined ? 'idle' : 'ready' })
  }

  function clear(): void {
    abort.abort()
    slice.set(noAnswer)
  }

  return {
    ...slice,
    plan,
    with: beside,
    search,
    cancel,
    request: () => asked,
    clear,
    hasUnsaved: () => false,
    failure: () => slice.get().failure,
    dispose: () => abort.abort(),
  }
}
