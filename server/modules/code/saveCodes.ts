import type { CodeChange } from '../../../codegen/generated/types'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { conflict, documentNotFound, fieldRefused } from '../../http/failure'
import { noteCodeChange } from './codeBook'
import { codeFailure, inOrder } from './codeRules'
import { codeTexts } from './codeTexts'
import { isValueUsed } from './codeUses'

/** Adds, changes and deletes the codes of a group together: the first refusal undoes all. */
export async function saveCodes(
  context: EventContext,
  groupCode: string,
  rows: readonly CodeChange[],
): Promise<void> {
  const { tx, actor } = context
  const group = await tx
    .selectFrom('code_group')
    .select('system_yn')
    .where('group_code', '=', groupCode)
    .forUpdate()
    .executeTakeFirst()
  if (!group) throw documentNotFound(actor.scope)
  for (const { change, row } of inOrder(rows)) {
    await saveCode(context, groupCode, group.system_yn === 'Y', change, row)
    await addEvent(context, {
      docType: 'CODE',
      docNo: `${groupCode}.${change.value}`,
      action: 'saveCode',
      from: change.rowState === 'I' ? null : 'Y',
      to: change.rowState === 'D' ? null : (change.useYn ?? 'Y'),
      after: change.rowState === 'D' ? {} : { groupCode, value: change.value, text: change.text },
    })
  }
  await noteCodeChange(tx)
}

async function saveCode(
  { tx, actor, now }: EventContext,
  groupCode: string,
  isSystem: boolean,
  change: CodeChange,
  row: number,
): Promise<void> {
  const { rowState, value } = change
  const stored =
    rowState === 'I'
      ? undefined
      : await tx
          .selectFrom('code')
          .select(['use_yn', 'attr1', 'attr2', 'version'])
          .where('group_code', '=', groupCode)
          .where('value', '=', value)
          .forUpdate()
          .executeTakeFirst()
  // Gone or changed since it was read (E8).
  if (rowState !== 'I' && (!stored || stored.version !== change.version)) throw conflict('staleVersion')
  const failure = codeFailure(change, isSystem, stored, row)
  if (failure) throw failure
  if (rowState === 'D') {
    if (await isValueUsed(tx, groupCode, value)) throw fieldRefused('value', codeTexts.inUse, [], row)
    await tx.deleteFrom('code').where('group_code', '=', groupCode).where('value', '=', value).execute()
    return
  }
  const columns = {
    text: change.text.normalize('NFC').trim(),
    text_en: change.textEn || null,
    sort_no: change.sortNo,
    attr1: change.attr1 || null,
    attr2: change.attr2 || null,
    use_yn: change.useYn ?? 'Y',
    updated_by: actor.userId,
    updated_dt: now,
  }
  if (stored) {
    await tx
      .updateTable('code')
      .set({ ...columns, version: stored.version + 1 })
      .where('group_code', '=', groupCode)
      .where('value', '=', value)
      .execute()
    return
  }
  const added = await tx
    .insertInto('code')
    .values({ group_code: groupCode, value, ...columns, created_by: actor.userId, created_dt: now })
    .onConflict(taken => taken.doNothing())
    .returning('value')
    .executeTakeFirst()
  if (!added) throw fieldRefused('value', codeTexts.taken, [], row)
}
