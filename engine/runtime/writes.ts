import { createStore, type StoreApi } from 'zustand/vanilla'
import { operations } from '../../codegen/generated/operations'
import type { CallOptions, CallPort, Services } from './services'

/** How often something below each path was written, by any page of the app. */
type WriteCounts = Readonly<Record<string, number>>

const stores = new WeakMap<Services['session'], StoreApi<WriteCounts>>()

/** All pages of a session share one count, so that a page learns what another one has saved. */
export function writesOf({ session }: Pick<Services, 'session'>): StoreApi<WriteCounts> {
  const known = stores.get(session)
  if (known) return known
  const store = createStore<WriteCounts>(() => ({}))
  stores.set(session, store)
  return store
}

/** How often the records of a list were written: by operations of its own path, and of those below it. */
export function writesTo(counts: WriteCounts, listOperation: string): number {
  const list = pathOf(listOperation)
  return Object.entries(counts).reduce(
    (sum, [path, times]) => (path === list || path.startsWith(`${list}/`) ? sum + times : sum),
    0,
  )
}

/** The same calls; each effect is counted once it is over, failed ones too: a lost answer says nothing about the write. */
export function countWrites({ call, session }: Pick<Services, 'call' | 'session'>): CallPort {
  const writes = writesOf({ session })
  const counted = <Answer>(operation: string, answer: Promise<Answer>): Promise<Answer> => {
    if (!isEffect(operation)) return answer
    const path = pathOf(operation)
    return answer.finally(() => writes.setState(counts => ({ [path]: (counts[path] ?? 0) + 1 })))
  }
  const byName: CallPort['byName'] = (operation, request, options?: CallOptions) =>
    counted(operation, call.byName(operation, request, options))
  const typed: CallPort = Object.assign(call.bind(undefined), { byName })
  return typed
}

const known: Readonly<Record<string, { readonly path: string; readonly isEffect?: boolean }>> = operations
const isEffect = (operation: string) => known[operation]?.isEffect === true
const pathOf = (operation: string) => known[operation]?.path ?? ''
