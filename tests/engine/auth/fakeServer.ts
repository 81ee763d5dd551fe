import { operations } from '../../../codegen/generated/operations'
import { createApiClient } from '../../../engine/auth/apiClient'
import { createServerClock } from '../../../engine/auth/serverClock'
import {
  createSessionStore,
  type KeyValueStorage,
  type VerifyOutcome,
} from '../../../engine/auth/sessionStore'

export interface Sent {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

export function memoryStorage(): KeyValueStorage & { readonly content: Map<string, string> } {
  const content = new Map<string, string>()
  return {
    content,
    getItem: key => content.get(key) ?? null,
    setItem: (key, value) => void content.set(key, value),
    removeItem: key => void content.delete(key),
  }
}

type Answer =
  | { readonly status?: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  | Error
  | Response

/** A client over a server that answers what the test says, by "METHOD path"; anything else was not expected. */
export function fakeClient(answers: Readonly<Record<string, Answer | ((sent: Sent) => Answer)>>) {
  const sent: Sent[] = []
  const left: string[] = []
  const advice: string[] = []
  const session = createSessionStore(memoryStorage())
  const clock = createServerClock(
    () => Date.UTC(2026, 10, 20, 0, 0, 0),
    () => advice.push('advised'),
  )
  let ids = 0
  const state: { refreshed: number; outcome: VerifyOutcome; times: [number, number][]; rights: string[] } = {
    refreshed: 0,
    outcome: 'renewed',
    times: [],
    rights: [],
  }
  const { call, openStream } = createApiClient({
    session,
    clock,
    createId: () => {
      ids += 1
      return `id-${ids}`
    },
    operations: () => operations,
    refresh: async () => {
      state.refreshed += 1
      return state.outcome
    },
    leave: reaction => left.push(reaction),
    onSessionTime: (end, longest) => state.times.push([end, longest]),
    onRights: told => state.rights.push(told),
    sendRequest: async (input, init, onProgress) => {
      const one: Sent = {
        url: input,
        method: init.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
        body: init.body,
      }
      sent.push(one)
      onProgress?.(1)
      const found = answers[`${one.method} ${one.url.split('?')[0]}`]
      const answer = typeof found === 'function' ? found(one) : found
      if (answer === undefined) throw new Error(`not expected: ${one.method} ${one.url}`)
      if (answer instanceof Error) throw answer
      if (answer instanceof Response) return answer
      return Response.json(answer.body ?? {}, { status: answer.status ?? 200, headers: answer.headers ?? {} })
    },
  })
  return { call, openStream, session, clock, sent, left, advice, state }
}

export const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1', tokenKey: 'key-1' }
