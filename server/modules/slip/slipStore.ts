import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import { addParties } from '../../document/changeDocument'

export type SlipRecord = Row<'signifier'>
export type SlipLineRecord = Row<'signifier_line'>

/** The slip by its number; undefined where the actor does not see it. */
export function findSlip(tx: Transaction, slipNo: string): Promise<SlipRecord | undefined> {
  return tx.selectFrom('signifier').selectAll().where('slip_no', '=', slipNo).executeTakeFirst()
}

/** The same, and nobody else changes it until the transaction ends. Its sources are locked before it. */
export function lockSlip(tx: Transaction, slipNo: string): Promise<SlipRecord | undefined> {
  return tx.selectFrom('signifier').selectAll().where('slip_no', '=', slipNo).forUpdate().executeTakeFirst()
}

export function readSlipLines(tx: Transaction, slipNo: string): Promise<readonly SlipLineRecord[]> {
  return tx
    .selectFrom('signifier_line')
    .selectAll()
    .where('slip_no', '=', slipNo)
    .orderBy('line_no')
    .execute()
}

/** Numbers of what the slip was made of. */
export async function sourcesOf(tx: Transaction, slipNo: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('signifier_source')
    .select('source_no')
    .where('slip_no', '=', slipNo)
    .orderBy('source_no')
    .execute()
  return rows.map(row => row.source_no)
}

/** Adds people who may read the slip from now on. */
export const addSlipParties = (tx: Transaction, docNo: string, people: readonly string[]) =>
  addParties({ tx }, { table: 'signifier_party', key: 'slip_no', docNo }, people)
