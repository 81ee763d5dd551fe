import { sql } from 'kysely'
import type { TransitionAnswer } from '../../../codegen/generated/types'
import { systemActor } from '../../database/actor'
import { withActor } from '../../database/withActor'
import type { Services } from '../../http/serverModule'
import { sendPostings } from './sendPostings'

interface Standing {
  readonly doc_no: string
  readonly slip_no: string
  readonly status: string
  readonly version: number
}

/**
 * Sends at once what a call has put into the outbox, and answers with what has become of it. One try, no longer: without
 * a word of the ERP the documents are answered as they stand, and the chore tries again.
 */
export async function awaitPostings(services: Services, answer: TransitionAnswer): Promise<TransitionAnswer> {
  const numbers = (answer.results ?? [answer]).map(({ docNo }) => docNo)
  const before = await standings(services, numbers)
  await sendPostings(
    services,
    before.map(({ slip_no }) => slip_no),
  )
  const now = new Map((await standings(services, numbers)).map(row => [row.doc_no, row]))
  const current = <
    Result extends { readonly docNo: string; readonly status: string; readonly version: number },
  >(
    result: Result,
  ): Result => {
    const { status = result.status, version = result.version } = now.get(result.docNo) ?? {}
    return { ...result, status, version }
  }
  return {
    ...current(answer),
    ...(answer.results ? { results: answer.results.map(current) } : {}),
  }
}

/** Slips by their number, those under reversal with the slip that is sent; errors by theirs. */
function standings({ database }: Services, numbers: readonly string[]): Promise<readonly Standing[]> {
  return withActor(database, systemActor, async tx => {
    const { rows } =
      await sql<Standing>`select slip_no as doc_no, coalesce(reverse_no, slip_no) as slip_no, status, version
        from signifier where slip_no in (${sql.join(numbers)})
      union all select post_seq::text, slip_no, post_action, version from posting_result
        where post_seq::text in (${sql.join(numbers)})`.execute(tx)
    return rows
  })
}
