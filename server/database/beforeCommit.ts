import type { Transaction } from './connect'

type Work = () => Promise<void>

const waiting = new WeakMap<Transaction, Work[]>()

/** Work to be done once at the end of a unit of work, when all of its rows stand. It falls away with a unit that fails. */
export function beforeCommit(tx: Transaction, work: Work): void {
  const works = waiting.get(tx)
  if (works) works.push(work)
  else waiting.set(tx, [work])
}

export async function workBeforeCommit(tx: Transaction): Promise<void> {
  for (const work of waiting.get(tx) ?? []) await work()
}
