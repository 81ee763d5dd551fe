import type { OperationCall } from '../../../codegen/generated/frameOperations'
import { operations } from '../../../codegen/generated/operations'
import { createApiClient } from '../../../engine/auth/apiClient'
import { homeOf } from '../../../engine/auth/portalOf'
import { createSessionStore } from '../../../engine/auth/sessionStore'
import type { Row } from '../../../engine/runtime/row'
import type { CallPort, Failure, Services } from '../../../engine/runtime/services'
import type { Caller, ProductServer } from '../modules/productServer'

/** One call that a page has made, and what came of it. */
export interface MadeCall {
  readonly operation: string
  readonly isEffect: boolean
  readonly failure?: Failure
}

/** A person at a browser that draws nothing: everything is agreed to, and what is shown and sent is noted. */
export interface Hands {
  readonly singleid: string
  readonly group: string
  readonly portal: 'internal' | 'external'
  readonly services: Services
  readonly made: MadeCall[]
  readonly alerts: string[]
  /** What an operation answers instead of the server, while one row of a list is looked at. */
  readonly instead: Map<string, unknown>
  /** Returns when nothing is on its way any more. */
  readonly rest: () => Promise<void>
}

let last: Promise<unknown> = Promise.resolve()

/** Two people who change the same at the same moment are another test's business. */
function oneByOne<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const mine = last.then(send)
  last = mine.catch(() => undefined)
  return mine
}

const calls: Readonly<Record<string, OperationCall>> = operations

export async function takeHands(
  product: ProductServer,
  caller: Caller,
  portal: Hands['portal'],
): Promise<Hands> {
  const { body } = await caller.call('loginCheck', { path: homeOf(portal), store: 'Y' })
  const { user, menus = [], codes = {} } = body
  if (!user) throw new Error(`${caller.singleid} has no session.`)
  const content = new Map<string, string>()
  const session = createSessionStore({
    getItem: key => content.get(key) ?? null,
    setItem: (key, value) => void content.set(key, value),
    removeItem: key => void content.delete(key),
  })
  session.setState({ tokens: { ...caller.tokens, tokenKey: 'key' }, user, menus, codes, portal })
  const { made, alerts, instead }: Pick<Hands, 'made' | 'alerts' | 'instead'> = {
    made: [],
    alerts: [],
    instead: new Map(),
  }
  let going = 0
  const resting: (() => void)[] = []
  let lastId = 0
  const createId = () => {
    lastId += 1
    return `${caller.singleid}-${lastId}`
  }
  const { call: client } = createApiClient({
    sendRequest: async (url, init) => {
      const answer = await product.app.inject({
        method: (init.method ?? 'GET') as 'GET',
        url,
        headers: { ...init.headers, 'sec-fetch-site': 'same-origin' },
        ...(init.body === undefined || init.body === null ? {} : { payload: String(init.body) }),
      })
      const hasBody = ![204, 304].includes(answer.statusCode)
      return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, {
        status: answer.statusCode,
        headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]),
      })
    },
    session,
    clock: { ...product.clock, now: () => product.clock.now().getTime(), learn: () => undefined },
    createId,
    operations: () => calls,
    refresh: async () => 'ended',
    leave: () => undefined,
    onSessionTime: () => undefined,
    onRights: () => undefined,
  })
  const byName: CallPort['byName'] = async (operation, request, options) => {
    if (instead.has(operation)) return instead.get(operation)
    const isEffect = calls[operation]?.isEffect === true
    going += 1
    try {
      const send = () => client.byName(operation, request, options)
      const answer = await (isEffect ? oneByOne(send) : send())
      made.push({ operation, isEffect })
      return answer
    } catch (error) {
      made.push({ operation, isEffect, failure: error as Failure })
      throw error
    } finally {
      going -= 1
      if (going === 0) for (const wake of resting.splice(0)) wake()
    }
  }
  return {
    singleid: caller.singleid,
    group: user.authGroupId,
    portal,
    made,
    alerts,
    instead,
    rest: async () => {
      for (let quiet = 0; quiet < 3; quiet += 1) {
        if (going > 0) {
          await new Promise<void>(resolve => resting.push(resolve))
          quiet = 0
        }
        await new Promise(resolve => setImmediate(resolve))
      }
    },
    services: {
      call: Object.assign(byName, { byName }) as CallPort,
      painted: async () => undefined,
      go: { to: () => undefined, setParams: () => undefined, mayOpen: () => true },
      ask: {
        confirm: async () => true,
        alert: async text => void alerts.push(text),
        reason: async ({ choices }) => ({
          text: '단추를 눌러 보는 시험의 사유입니다',
          ...(choices?.entries[0] && { code: choices.entries[0].value }),
        }),
        toast: () => undefined,
        exportScope: async () => undefined,
      },
      clock: { now: () => product.clock.now().getTime(), today: product.clock.today },
      storage: { read: () => undefined, write: () => undefined, remove: () => undefined },
      file: {
        exportWorkbook: () => ({
          done: Promise.resolve(),
          cancel: () => undefined,
          onProgress: () => undefined,
        }),
        save: () => undefined,
        readWorkbook: () => ({ done: Promise.resolve(), cancel: () => undefined }),
        download: async (operation, request) => void (await byName(operation, request)),
      },
      session: { user: () => user },
      codes: {
        entries: group => (codes[group] ?? []).filter(entry => entry.useYn !== 'N'),
        text: (group, value) => codes[group]?.find(entry => entry.value === value)?.text ?? value,
      },
    },
  }
}

/** What an operation of rows answers with these rows in place of all. */
export function answerOf(answer: unknown, part: string | undefined, rows: readonly Row[]): unknown {
  if (Array.isArray(answer)) return rows
  const whole: Row = Object(answer)
  return part === undefined ? { ...whole, rows, total: rows.length } : { ...whole, [part]: rows }
}

export function rowsOf(answer: unknown, part: string | undefined): readonly Row[] {
  const found: unknown = Array.isArray(answer) ? answer : Object(answer)[part ?? 'rows']
  return Array.isArray(found) ? found : []
}
