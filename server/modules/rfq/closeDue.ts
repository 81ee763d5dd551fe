import { randomUUID } from 'node:crypto'
import { systemActor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { runAsSystem } from '../../database/runAsSystem'
import { withActor } from '../../database/withActor'
import type { EventContext } from '../../document/documentEvents'
import { Failure } from '../../http/failure'
import type { Services } from '../../http/serverModule'
import { openPrices } from './endRfq'
import { isPast } from './rfqDeadline'

/** Who closes what nobody closes by hand. */
const closer = { ...systemActor, name: '시스템' }

/** Opens a request whose deadline has passed; false where that is not so, or somebody else has it in hand. */
async function closeOne(context: EventContext, rfqNo: string): Promise<boolean> {
  const rfq = await context.tx
    .selectFrom('rfq')
    .selectAll()
    .where('rfq_no', '=', rfqNo)
    .where('status', '=', 'SENT')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!rfq || !isPast(rfq.deadline_dt, context.now)) return false
  await openPrices(context, rfq, 'sys:deadline')
  return true
}

/** The deadline is looked at whenever somebody reads, so that nobody waits for the job (domain 3.8). */
export async function closeWhenDue(context: EventContext, rfqNo: string): Promise<void> {
  await runAsSystem(context.tx, async () => {
    try {
      await closeOne({ ...context, actor: closer }, rfqNo)
    } catch (error) {
      // Without an exchange rate it stays sealed, and is still to be read.
      if (!(error instanceof Failure)) throw error
    }
  })
}

async function dueNumbers(tx: Transaction, now: Date): Promise<readonly string[]> {
  const due = await tx
    .selectFrom('rfq')
    .select('rfq_no')
    .where('status', '=', 'SENT')
    .where('deadline_dt', '<=', now.toISOString())
    .orderBy('deadline_dt')
    .limit(100)
    .execute()
  return due.map(({ rfq_no }) => rfq_no)
}

/** Opens everything whose deadline has passed, each in a transaction of its own. Answers how many. */
export async function closeDue({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const now = clock.now()
  const numbers = await withActor(database, closer, tx => dueNumbers(tx, now))
  let closed = 0
  let failure: unknown
  for (const rfqNo of numbers) {
    try {
      const done = await withActor(database, closer, tx =>
        closeOne({ tx, actor: closer, now, requestId: randomUUID() }, rfqNo),
      )
      if (done) closed += 1
    } catch (error) {
      failure = error
    }
  }
  // One that cannot be opened must not keep the others shut; it is reported and tried again.
  if (failure !== undefined) throw failure
  return closed
}
