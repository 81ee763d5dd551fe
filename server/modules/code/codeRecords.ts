import type { CodeChange } from '../../../codegen/generated/types'
import type { Row } from '../../database/tables'
import { documentNotFound, type Failure, fieldRefused } from '../../http/failure'
import type { Asked } from '../../record/recordKind'
import { recordOf } from '../../record/recordOf'
import { noteCodeChange } from './codeBook'
import { codeTexts } from './codeTexts'
import { isValueUsed } from './codeUses'

/** Codes of a group. In a system group only texts and order may change. */
export const codeRoutes = recordOf<CodeChange, Row<'code'>, { readonly isSystem: boolean }>({
  list: 'listCode',
  save: 'saveCode',
  table: 'code',
  order: ['sort_no', 'value'],
  docType: 'CODE',
  noted: ['groupCode', 'value', 'text'],
  taken: codeTexts.taken,
  open: async ({ tx, actor }, { groupCode }) => {
    const group = await tx
      .selectFrom('code_group')
      .select('system_yn')
      .where('group_code', '=', String(groupCode))
      .forUpdate()
      .executeTakeFirst()
    if (!group) throw documentNotFound(actor.scope)
    return { isSystem: group.system_yn === 'Y' }
  },
  rules: (_context, asked) => codeFailure(asked),
  remove: async ({ tx }, { stored, row }) => {
    if (stored && (await isValueUsed(tx, stored.group_code, stored.value)))
      throw fieldRefused('value', codeTexts.inUse, [], row)
  },
  saved: ({ tx }) => noteCodeChange(tx),
})

function codeFailure({
  change,
  stored,
  parent: { isSystem },
  row,
}: Asked<CodeChange, Row<'code'>, { readonly isSystem: boolean }>): Failure | undefined {
  const { rowState, value } = change
  if (isSystem && rowState !== 'U') return fieldRefused('value', codeTexts.systemValue, [], row)
  if (rowState === 'D') return undefined
  const fixed = isSystem && stored ? changedFixed(change, stored) : undefined
  if (fixed !== undefined) return fieldRefused(fixed, codeTexts.systemValue, [], row)
  return rowState === 'I' && /[\s,]/.test(value)
    ? fieldRefused('value', codeTexts.valueWrong, [], row)
    : undefined
}

function changedFixed(change: CodeChange, stored: Row<'code'>): string | undefined {
  if ((change.useYn ?? 'Y') !== stored.use_yn) return 'useYn'
  if ((change.attr1 ?? '') !== (stored.attr1 ?? '')) return 'attr1'
  return (change.attr2 ?? '') === (stored.attr2 ?? '') ? undefined : 'attr2'
}
