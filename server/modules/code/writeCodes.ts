import {
  codeAttribute,
  codeEntries,
  codeGroupName,
  codeGroupNames,
  isSystemGroup,
} from '../../../schemas/codes/codeGroups'
import type { Transaction } from '../../database/connect'
import { noteCodeChange } from './codeBook'

/** Steps of ten leave room between two codes. */
const step = 10

/**
 * Writes the groups that the product brings and the store has not, and the values of system groups, on which rules depend.
 * What an administrator has changed or deleted stays as it is.
 */
export async function writeCodes(tx: Transaction): Promise<void> {
  const known = await tx.selectFrom('code_group').select('group_code').execute()
  const here = new Set(known.map(group => group.group_code))
  const fresh = codeGroupNames.filter(group => !here.has(group))
  if (fresh.length > 0) {
    await tx
      .insertInto('code_group')
      .values(
        fresh.map(group => ({
          group_code: group,
          group_name: codeGroupName(group),
          system_yn: isSystemGroup(group) ? 'Y' : 'N',
        })),
      )
      .execute()
  }
  const groups = codeGroupNames.filter(group => isSystemGroup(group) || !here.has(group))
  const added = await tx
    .insertInto('code')
    .values(
      groups.flatMap(group =>
        codeEntries(group).map(({ value, text }, index) => ({
          group_code: group,
          value,
          text,
          attr1: codeAttribute(group, value) ?? null,
          sort_no: (index + 1) * step,
        })),
      ),
    )
    .onConflict(conflict => conflict.doNothing())
    .returning('value')
    .execute()
  if (fresh.length + added.length > 0) await noteCodeChange(tx)
}
