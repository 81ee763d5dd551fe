import { sql } from 'kysely'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { zeroPad } from '../../schemas/shared/zeroPad'
import type { Transaction } from '../database/connect'

/** Document numbers for the instants, in their order within a month: one question for each month. */
export async function nextNumbers(
  tx: Transaction,
  prefix: string,
  instants: readonly Date[],
): Promise<readonly string[]> {
  const months = instants.map(at => koreanDay(at).slice(0, 7).replace('-', ''))
  const given = new Map<string, number>()
  for (const yyyymm of new Set(months)) {
    const count = months.filter(month => month === yyyymm).length
    const { last_no } = await tx
      .insertInto('doc_sequence')
      .values({ prefix, yyyymm, last_no: count })
      .onConflict(conflict =>
        conflict
          .columns(['prefix', 'yyyymm'])
          .doUpdateSet({ last_no: sql<number>`doc_sequence.last_no + ${count}` }),
      )
      .returning('last_no')
      .executeTakeFirstOrThrow()
    given.set(yyyymm, last_no - count)
  }
  return months.map(yyyymm => {
    const count = (given.get(yyyymm) ?? 0) + 1
    given.set(yyyymm, count)
    return `${prefix}${yyyymm}-${zeroPad(count, 6)}`
  })
}
