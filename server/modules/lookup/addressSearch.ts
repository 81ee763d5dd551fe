import { type SqlBool, sql } from 'kysely'
import type { OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import type { Transaction } from '../../database/connect'
import { containsPattern, pageOf, sortOf } from '../../document/listQuery'
import { fieldRefused } from '../../http/failure'

/** Assumed: one character finds half of the country. */
const shortestKeyword = 2

const columns = {
  zipCode: 'zip_code',
  addr1: 'road_address',
  jibunAddr: 'lot_address',
  buildingName: 'building_name',
} as const

/**
 * Addresses by road, building, lot or postal code. Every word of the keyword must be found somewhere, so that "테헤란로 152" and
 * "강남 테헤란로" lead to the same house.
 */
export async function popupAddress(
  tx: Transaction,
  { keyword, ...list }: OperationRequests['popupAddress'],
): Promise<OperationAnswers['popupAddress']> {
  const words = keyword.trim().split(/\s+/)
  if (characterLength(keyword.trim()) < shortestKeyword)
    throw fieldRefused('keyword', 'addressKeywordTooShort')
  const fits = words.map(word => {
    const pattern = containsPattern(word)
    return sql<SqlBool>`(road_address ilike ${pattern} or lot_address ilike ${pattern}
      or building_name ilike ${pattern} or zip_code = ${word})`
  })
  const where = sql.join(fits, sql` and `)
  const { limit, offset } = pageOf(list)
  const { rows } = await sql<{
    zip_code: string
    road_address: string
    lot_address: string
    building_name: string | null
  }>`select zip_code, road_address, lot_address, building_name from postal_address
    where ${where}
    order by ${sortOf(list.sort, columns, { column: 'road_address', direction: 'asc' })}
    limit ${limit} offset ${offset}`.execute(tx)
  const counted = await sql<{
    total: number
  }>`select count(*)::int as total from postal_address where ${where}`.execute(tx)
  return {
    rows: rows.map(row => ({
      zipCode: row.zip_code,
      addr1: row.road_address,
      jibunAddr: row.lot_address,
      ...(row.building_name === null ? {} : { buildingName: row.building_name }),
    })),
    total: counted.rows[0]?.total ?? 0,
  }
}
