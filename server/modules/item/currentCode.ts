import type { Transaction } from '../../database/connect'

/** An item by its code, or by the one that it had before its approval: old links go on leading to it. */
export async function currentCode(tx: Transaction, code: string): Promise<string> {
  const found = await tx
    .selectFrom('item')
    .select('item_code')
    .where('temp_code', '=', code)
    .executeTakeFirst()
  return found?.item_code ?? code
}
