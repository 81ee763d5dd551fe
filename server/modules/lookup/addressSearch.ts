import { type SqlBool, sql } from 'kysely'
import type { OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import type { Transaction } from '../../database/connect'
import { rowOf } from '../../document/answerRows'
import { foundPage } from '../../document/foundPage'
import { contains } from '../../document/listQuery'
import { fieldRefused } from '../../http/failure'

/** Assumed: one character finds half of the country. */
const shortestKeyword = 2

const addressRow = rowOf('popupAddress')

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
  const fits = words.map(
    word => sql<SqlBool>`(${contains(sql`road_address`, word)} or ${contains(sql`lot_address`, word)}
      or ${contains(sql`building_name`, word)} or zip_code = ${word})`,
  )
  const where = sql.join(fits, sql` and `)
  const { rows, ...count } = await foundPage(tx, list, {
    operation: 'popupAddress',
    from: sql`(select zip_code, road_address as addr1, lot_address as jibun_addr, building_name
      from postal_address where ${where}) found`,
    unique: { column: 'addr1', direction: 'asc' },
  })
  return { rows: rows.map(addressRow), ...count }
}
