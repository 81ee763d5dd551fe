import type { Transaction } from '../database/connect'

/** The group whose people buy for one section. */
const buyerGroup = '32'

/** Who buys for a section and is at work, always in the same order. */
export async function sectionBuyers(tx: Transaction, section: string): Promise<readonly string[]> {
  const buyers = await tx
    .selectFrom('person')
    .select('singleid')
    .where('auth_group_id', '=', buyerGroup)
    .where('section', '=', section)
    .where('status', '=', 'A')
    .where('use_flag', '=', 'Y')
    .orderBy('singleid')
    .execute()
  return buyers.map(({ singleid }) => singleid)
}
