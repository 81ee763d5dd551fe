import type { CodeGroupChange } from '../../../codegen/generated/types'
import { isCodeGroup } from '../../../schemas/codes/codeGroups'
import type { Row } from '../../database/tables'
import { type Failure, fieldRefused } from '../../http/failure'
import type { Asked } from '../../record/recordKind'
import { recordOf } from '../../record/recordOf'
import { noteCodeChange } from './codeBook'
import { codeTexts } from './codeTexts'
import { isValueUsed } from './codeUses'

const groupCodePattern = /^[A-Z][A-Z0-9_]{1,29}$/

export const codeGroupRoutes = recordOf<CodeGroupChange, Row<'code_group'>>({
  list: 'listCodeGroup',
  save: 'saveCodeGroup',
  table: 'code_group',
  order: ['group_code'],
  docType: 'CODE_GROUP',
  noted: ['groupName', 'useYn'],
  taken: codeTexts.taken,
  rules: (_context, asked) => groupFailure(asked),
  // A group goes with its codes, unless a record holds one of them or lists of the product offer it.
  remove: async ({ tx }, { change: { groupCode }, row }) => {
    const codes = await tx.selectFrom('code').select('value').where('group_code', '=', groupCode).execute()
    let isUsed = isCodeGroup(groupCode)
    for (const { value } of codes) isUsed ||= await isValueUsed(tx, groupCode, value)
    if (isUsed) throw fieldRefused('groupCode', codeTexts.inUse, [], row)
    await tx.deleteFrom('code').where('group_code', '=', groupCode).execute()
  },
  saved: ({ tx }) => noteCodeChange(tx),
})

function groupFailure({
  change: { rowState, groupCode, useYn = 'Y' },
  stored,
  row,
}: Asked<CodeGroupChange, Row<'code_group'>, undefined>): Failure | undefined {
  if (rowState === 'I' && !groupCodePattern.test(groupCode))
    return fieldRefused('groupCode', codeTexts.groupCodeWrong, [], row)
  if (stored?.system_yn !== 'Y') return undefined
  if (rowState === 'D') return fieldRefused('groupCode', codeTexts.systemValue, [], row)
  // A system group out of use would take the states of documents their names.
  return useYn === stored.use_yn ? undefined : fieldRefused('useYn', codeTexts.systemValue, [], row)
}
