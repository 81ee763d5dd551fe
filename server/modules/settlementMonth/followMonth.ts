import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { moveDocument } from '../../document/documentKind'
import { refreshMonth } from './refreshMonth'
import { lockMonth, type MonthRecord, settlementMonth } from './settlementMonth'

/** States of settlements on which both sides still have to agree. */
const unagreed = ['CREATED', 'NOTIFIED', 'DISPUTED']

async function statesOf(tx: Transaction, calcNo: string): Promise<readonly string[]> {
  const rows = await runAs(tx, 'all', () =>
    tx
      .selectFrom('adjustment')
      .select('status')
      .where('calc_no', '=', calcNo)
      .where('status', '<>', 'CANCELED')
      .execute(),
  )
  return rows.map(({ status }) => status)
}

export const isAgreed = (states: readonly string[]) =>
  states.length > 0 && !states.some(status => unagreed.includes(status))

/**
 * Lets a month follow one of its settlements that has changed: the sums always, the state where both sides agree. Every
 * notice of a settlement stands in the history of its month, whether it moves the month or not; `reason` says which.
 */
export async function followMonth(
  context: EventContext,
  calcNo: string | null,
  action: 'sys:createAdjustment' | 'sys:notifyAdjustment' | 'sys:proxyConfirmed' | 'sys:changed',
  reason?: string,
): Promise<void> {
  if (calcNo === null) return
  const { tx, now } = context
  const month = await lockMonth(tx, calcNo)
  await refreshMonth(tx, month)
  const status = followingState(month, await statesOf(tx, calcNo), action)
  if (status === month.status) {
    if (action === 'sys:notifyAdjustment')
      await addEvent(context, { docType: 'MC', docNo: calcNo, action, from: status, to: status, reason })
    return
  }
  await moveDocument(context, settlementMonth, month, {
    action,
    status,
    reason,
    columns: {
      ...(status === 'CONFIRMED' ? { confirmed_dt: now.toISOString() } : {}),
      ...(status === 'NOTIFIED' && month.notified_dt === null ? { notified_dt: now.toISOString() } : {}),
    },
  })
}

function followingState(month: MonthRecord, states: readonly string[], action: string): string {
  const { status } = month
  if (status === 'CLOSED') return status
  if (states.length === 0) return 'OPEN'
  if (isAgreed(states)) return 'CONFIRMED'
  if (action === 'sys:notifyAdjustment') return status === 'CONFIRMED' ? status : 'NOTIFIED'
  if (action === 'sys:createAdjustment') return status === 'CONFIRMED' ? 'OPEN' : status
  // What was disputed has been taken away, and what is left still waits for the supplier.
  if (status === 'OBJECTED' && !states.includes('DISPUTED'))
    return states.includes('NOTIFIED') ? 'NOTIFIED' : 'OPEN'
  return status === 'CONFIRMED' ? 'OPEN' : status
}
