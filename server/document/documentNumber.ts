import { sql } from 'kysely'
import { koreanDay } from '../../schemas/shared/koreanTime'
import type { Transaction } from '../database/connect'

const greatestNumber = 999_999

/**
 * The next number of a document: prefix, month of creation in Seoul and six digits, as in PR202611-000123.
 * The counter row is raised inside the caller's transaction, so a number is never given twice; a rolled back
 * document gives its number back.
 */
export async function nextNumber(tx: Transaction, prefix: string, now: Date): Promise<string> {
  const [number = ''] = await nextNumbers(tx, prefix, now, 1)
  return number
}

/** As many numbers that follow each other, one for each document that is made at once. */
export async function nextNumbers(
  tx: Transaction,
  prefix: string,
  now: Date,
  count: number,
): Promise<readonly string[]> {
  const month = koreanDay(now).slice(0, 7).replace('-', '')
  const { last_no } = await tx
    .insertInto('doc_sequence')
    .values({ prefix, yyyymm: month, last_no: count })
    .onConflict(conflict =>
      conflict
        .columns(['prefix', 'yyyymm'])
        .doUpdateSet({ last_no: sql<number>`doc_sequence.last_no + ${count}::int` }),
    )
    .returning('last_no')
    .executeTakeFirstOrThrow()
  if (last_no > greatestNumber)
    throw new Error(`sequence overflow: ${prefix}${month} has used all its numbers`)
  const first = last_no - count + 1
  return Array.from(
    { length: count },
    (_, index) => `${prefix}${month}-${String(first + index).padStart(6, '0')}`,
  )
}
