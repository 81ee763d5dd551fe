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

const [mostShown, leastSimilarity, highSimilarity] = [5, 0.3, 0.8]
/** So many of most trigrams in common are compared themselves. */
const mostCompared = 200

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

/** Read as the server, since items that others have asked for count as well. */
async function findSimilar(tx: Transaction, typed: ComparedItem, itself = ''): Promise<readonly Similar[]> {
  const isNameAlone = !typed.spec && !typed.maker && !typed.modelNo
  const key = isNameAlone ? similarKey(typed.itemName) : similarKeyOf(typed)
  if (key === '') return []
  const column = sql.ref(isNameAlone ? 'name_key' : 'sim_key')
  const bits = sql.ref(isNameAlone ? 'name_bits' : 'sim_bits')
  const common = sql`bit_count(${bits} & (select bits from asked))`
  const inBoth = sql`(bit_count(${bits}) + (select bit_count(bits) from asked))`
  let found: readonly Similar[] = []
  await runAs(tx, 'all', async () => {
    // A quarter of all trigrams of both in common, since several may share a bit.
    const { rows } = await sql<Similar>`
      with asked as materialized (select trigram_bits(${key}) as bits),
        near as (select item_code from item_trigrams where ${common} * 5 >= ${inBoth}
          order by ${common}::float4 / ${inBoth} desc, item_code limit ${mostCompared}),
        compared as materialized (select item_code, item_name, spec, maker, model_no, unit_code, status, ${column} as key
          from near join item using (item_code)
          where status in (${sql.join([...comparedStates])}) and item_code <> ${itself})
      select *, similarity(key, ${key}) as score from compared where similarity(key, ${key}) >= ${leastSimilarity}
      order by score desc, item_code limit ${mostShown}`.execute(tx)
    found = rows
  })
  return found
}
