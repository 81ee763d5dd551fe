import type { CodeGroupChange } from '../../../codegen/generated/types'
import { isCodeGroup } from '../../../schemas/codes/codeGroups'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { conflict, fieldRefused } from '../../http/failure'
import { noteCodeChange } from './codeBook'
import { groupFailure, inOrder } from './codeRules'
import { codeTexts } from './codeTexts'
import { isValueUsed } from './codeUses'

/** Adds, changes and deletes groups together: the first refusal undoes all. */
export async function saveCodeGroups(context: EventContext, rows: readonly CodeGroupChange[]): Promise<void> {
  for (const { change, row } of inOrder(rows)) {
    await saveGroup(context, change, row)
    await addEvent(context, {
      docType: 'CODE_GROUP',
      docNo: change.groupCode,
      action: 'saveCodeGroup',
      from: change.rowState === 'I' ? null : 'Y',
      to: change.rowState === 'D' ? null : (change.useYn ?? 'Y'),
      after: change.rowState === 'D' ? {} : { groupName: change.groupName, useYn: change.useYn ?? 'Y' },
    })
  }
  await noteCodeChange(context.tx)
}

async function saveGroup(context: EventContext, change: CodeGroupChange, row: number): Promise<void> {
  const { tx, actor, now } = context
  const { rowState, groupCode } = change
  const stored =
    rowState === 'I'
      ? undefined
      : await tx
          .selectFrom('code_group')
          .select(['system_yn', 'use_yn', 'version'])
          .where('group_code', '=', groupCode)
          .forUpdate()
          .executeTakeFirst()
  // Gone or changed since it was read (E8).
  if (rowState !== 'I' && (!stored || stored.version !== change.version)) throw conflict('staleVersion')
  const failure = groupFailure(change, stored, row)
  if (failure) throw failure
  if (rowState === 'D') return deleteGroup(context, groupCode, row)
  const columns = {
    group_name: change.groupName.normalize('NFC').trim(),
    description: change.description || null,
    use_yn: change.useYn ?? 'Y',
    updated_by: actor.userId,
    updated_dt: now,
  }
  if (stored) {
    await tx
      .updateTable('code_group')
      .set({ ...columns, version: stored.version + 1 })
      .where('group_code', '=', groupCode)
      .execute()
    return
  }
  const added = await tx
    .insertInto('code_group')
    .values({ group_code: groupCode, ...columns, created_by: actor.userId, created_dt: now })
    .onConflict(taken => taken.doNothing())
    .returning('group_code')
    .executeTakeFirst()
  if (!added) throw fieldRefused('groupCode', codeTexts.taken, [], row)
}

/** A group goes with its codes, unless a record holds one of them. */
async function deleteGroup({ tx }: EventContext, groupCode: string, row: number): Promise<void> {
  // Lists of the product offer it.
  if (isCodeGroup(groupCode)) throw fieldRefused('groupCode', codeTexts.inUse, [], row)
  const codes = await tx.selectFrom('code').select('value').where('group_code', '=', groupCode).execute()
  for (const { value } of codes) {
    if (await isValueUsed(tx, groupCode, value)) throw fieldRefused('groupCode', codeTexts.inUse, [], row)
  }
  await tx.deleteFrom('code').where('group_code', '=', groupCode).execute()
  await tx.deleteFrom('code_group').where('group_code', '=', groupCode).execute()
}
