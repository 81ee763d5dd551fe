import { sql } from 'kysely'
import type { OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { cleanFields } from '../../document/cleanFields'
import { sameKeyOf } from './itemKeys'
import { itemMasterTexts } from './itemMasterTexts'
import { type ComparedItem, similarKey, similarKeyOf } from './similarKey'

/** Items that are there, or about to be. */
export const comparedStates = ['ACTIVE', 'INACTIVE', 'REQUESTED'] as const

const [mostShown, highSimilarity] = [5, 0.8]
/** A high threshold reads little of the index, so the lower ones are asked for only where it finds too few. */
const thresholds = [0.6, 0.45, 0.3] as const
const longestMilliseconds = 2_000

interface Similar {
  readonly item_code: string
  readonly item_name: string
  readonly spec: string
  readonly maker: string | null
  readonly model_no: string | null
  readonly unit_code: string
  readonly status: string
  readonly score: number
}

/** The items most like what is typed, and what a save of the same name, specification and maker sends back (domain 3.36 b, c). */
export async function checkItemDup(
  tx: Transaction,
  { body }: OperationRequests['checkItemDup'],
): Promise<OperationAnswers['checkItemDup']> {
  const { itemCode = '', ...typed } = cleanFields(body)
  const found = await findSimilar(tx, typed, itemCode)
  return {
    dupKey: sameKeyOf(typed),
    rows: found.map(row => ({
      itemCode: row.item_code,
      itemName: row.item_name,
      spec: row.spec,
      ...(row.maker === null ? {} : { maker: row.maker }),
      ...(row.model_no === null ? {} : { modelNo: row.model_no }),
      unitCode: row.unit_code,
      similarity: (row.score * 100).toFixed(1),
      ...(row.score >= highSimilarity ? { similarText: itemMasterTexts.verySimilar } : {}),
      status: row.status,
    })),
    total: found.length,
  }
}

/**
 * Read as the server, since items that others have asked for count as well. Gives up after two seconds with what it has.
 */
async function findSimilar(tx: Transaction, typed: ComparedItem, itself = ''): Promise<readonly Similar[]> {
  const isNameAlone = !typed.spec && !typed.maker && !typed.modelNo
  const key = isNameAlone ? similarKey(typed.itemName) : similarKeyOf(typed)
  if (key === '') return []
  const column = sql.ref(isNameAlone ? 'name_key' : 'sim_key')
  const end = Date.now() + longestMilliseconds
  let found: readonly Similar[] = []
  await runAs(tx, 'all', async () => {
    for (const threshold of thresholds) {
      const left = end - Date.now()
      if (found.length >= mostShown || left <= 0) return
      const rows = await withinTime(tx, left, async () => {
        await sql`select set_config('pg_trgm.similarity_threshold', ${String(threshold)}, true)`.execute(tx)
        return sql<Similar>`select item_code, item_name, spec, maker, model_no, unit_code, status,
            similarity(${column}, ${key}) as score
          from item where ${column} % ${key} and status in (${sql.join([...comparedStates])})
            and item_code <> ${itself}
          order by score desc, item_code limit ${mostShown}`.execute(tx)
      })
      if (rows === undefined) return
      found = rows.rows
    }
  })
  return found
}

const canceledByTimeout = '57014'

/** Undefined where the time was not enough; the transaction goes on as it was before. */
async function withinTime<Value>(
  tx: Transaction,
  milliseconds: number,
  work: () => Promise<Value>,
): Promise<Value | undefined> {
  const before = await sql<{ value: string }>`select current_setting('statement_timeout') as value`.execute(
    tx,
  )
  await sql`savepoint similar_items`.execute(tx)
  await sql`select set_config('statement_timeout', ${String(Math.ceil(milliseconds))}, true)`.execute(tx)
  try {
    const value = await work()
    await sql`select set_config('statement_timeout', ${before.rows[0]?.value ?? '0'}, true)`.execute(tx)
    await sql`release savepoint similar_items`.execute(tx)
    return value
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === canceledByTimeout)) throw error
    await sql`rollback to savepoint similar_items`.execute(tx)
    return undefined
  }
}
