import type { OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import { given } from '../../document/givenFields'
import { containsPattern } from '../../document/listQuery'

export async function listCodeGroup(
  tx: Transaction,
  { groupCode, groupName, useYn }: OperationRequests['listCodeGroup'],
): Promise<OperationAnswers['listCodeGroup']> {
  let query = tx.selectFrom('code_group').selectAll().orderBy('group_code')
  if (groupCode) query = query.where('group_code', 'ilike', containsPattern(groupCode))
  if (groupName) query = query.where('group_name', 'ilike', containsPattern(groupName))
  if (useYn) query = query.where('use_yn', '=', useYn)
  const found = await query.execute()
  const rows = found.map(group => ({
    groupCode: group.group_code,
    groupName: group.group_name,
    ...(group.description === null ? {} : { description: group.description }),
    systemYn: group.system_yn,
    useYn: group.use_yn,
    version: group.version,
  }))
  return { rows, total: rows.length }
}

export async function listCode(tx: Transaction, groupCode: string): Promise<OperationAnswers['listCode']> {
  const found = await tx
    .selectFrom('code')
    .selectAll()
    .where('group_code', '=', groupCode)
    .orderBy('sort_no')
    .orderBy('value')
    .execute()
  const rows = found.map(({ value, text, text_en, sort_no, attr1, attr2, use_yn, version }) => ({
    value,
    text,
    ...(text_en === null ? {} : { textEn: text_en }),
    sortNo: sort_no,
    ...given({
      attr1: attr1,
      attr2: attr2,
    }),
    useYn: use_yn,
    version,
  }))
  return { rows, total: rows.length }
}
