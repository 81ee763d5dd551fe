import { authGroup, authGroupIds } from '../../schemas/codes/authGroups'
import { systemActor } from '../database/actor'
import type { Database, Transaction } from '../database/connect'
import { withActor } from '../database/withActor'
import { writeMessages } from '../modules/code/messageBook'
import { writeCodes } from '../modules/code/writeCodes'
import type { Mode } from '../settings'
import { StartFailure } from '../startFailure'
import { writeApprovalRules } from './approvalRules'
import { groupDescriptions } from './groupDescriptions'
import { addNewMenus } from './menus'

const otherKind: Readonly<Record<Mode, string>> = {
  production:
    'This database holds the demo, whose passwords everybody knows. Give production an empty database (DATABASE_URL, or GPMS_DATA for the embedded one).',
  demo: 'This database is one of production. Give the demo another one, or set GPMS_MODE=production.',
}

/**
 * Brings what every installation needs before its first working day: authority groups, menus with their grants, codes, messages and
 * approval rules. A database that has them is given only what came since; what somebody has changed or deleted there stays.
 * One that belongs to the other mode is refused.
 */
export async function writeBaseData(database: Database, mode: Mode, now: Date): Promise<void> {
  await withActor(database, systemActor, async tx => {
    const isNew = await markInstallation(tx, mode, now)
    await writeCodes(tx)
    await writeMessages(tx)
    if (isNew) await writeGroups(tx)
    await addNewMenus(tx)
    if (isNew) await writeApprovalRules(tx)
  })
}

/** Whether this is the first start on the database. Nodes that start at the same moment pass here one after the other. */
async function markInstallation(tx: Transaction, kind: Mode, now: Date): Promise<boolean> {
  const marked = await tx
    .insertInto('installation')
    .values({ kind, begun_dt: now })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  if (marked.numInsertedOrUpdatedRows === 1n) return true
  const standing = await tx.selectFrom('installation').select('kind').forUpdate().executeTakeFirstOrThrow()
  if (standing.kind !== kind) throw new StartFailure(otherKind[kind])
  return false
}

async function writeGroups(tx: Transaction): Promise<void> {
  await tx
    .insertInto('auth_group')
    .values(
      authGroupIds.map(id => {
        const { name, portal, rowScope, prefill } = authGroup(id)
        return {
          auth_group_id: id,
          auth_group_name: name,
          portal_type: portal,
          row_scope: rowScope,
          prefill,
          description: groupDescriptions[id],
        }
      }),
    )
    .execute()
}
