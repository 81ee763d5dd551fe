import type { CodeGroup } from '../../schemas/codes/codeGroups'
import type { Transaction } from '../database/connect'

/** The values that a save may give to coded fields today, by group. */
export type UsableCodes = ReadonlyMap<string, ReadonlySet<string>>

/** Reads them from the tables that administrators keep, not from what the product once brought. */
export async function readUsableCodes(tx: Transaction, groups: readonly CodeGroup[]): Promise<UsableCodes> {
  const found = await tx
    .selectFrom('code')
    .innerJoin('code_group', 'code_group.group_code', 'code.group_code')
    .select(['code.group_code', 'code.value'])
    .where('code.group_code', 'in', ['', ...groups])
    .where('code.use_yn', '=', 'Y')
    .where('code_group.use_yn', '=', 'Y')
    .execute()
  const usable = new Map<string, Set<string>>()
  for (const { group_code, value } of found)
    usable.set(group_code, (usable.get(group_code) ?? new Set()).add(value))
  return usable
}
