import type { CodeChange, CodeGroupChange } from '../../../codegen/generated/types'
import { type Failure, fieldRefused } from '../../http/failure'
import { codeTexts } from './codeTexts'

/** A group as it stands in the store. */
export interface StoredGroup {
  readonly system_yn: string
  readonly use_yn: string
}

/** A code as it stands in the store. */
export interface StoredCode {
  readonly use_yn: string
  readonly attr1: string | null
  readonly attr2: string | null
}

const groupCodePattern = /^[A-Z][A-Z0-9_]{1,29}$/

function missing(field: string, label: string, text: string, row: number): Failure | undefined {
  return text.trim() === '' ? fieldRefused(field, 'fieldEmpty', [label], row) : undefined
}

function unknownUse(useYn: string | undefined, row: number): Failure | undefined {
  const isKnown = useYn === undefined || useYn === 'Y' || useYn === 'N'
  return isKnown ? undefined : fieldRefused('useYn', 'codeNotAllowed', [useYn], row)
}

/** What speaks against a changed group; `row` counts the changed rows from 1. */
export function groupFailure(
  change: CodeGroupChange,
  stored: StoredGroup | undefined,
  row: number,
): Failure | undefined {
  const { rowState, groupCode, groupName, useYn } = change
  if (rowState === 'I' && !groupCodePattern.test(groupCode))
    return fieldRefused('groupCode', codeTexts.groupCodeWrong, [], row)
  if (rowState === 'D')
    return stored?.system_yn === 'Y' ? fieldRefused('groupCode', codeTexts.systemValue, [], row) : undefined
  // A system group out of use would take the states of documents their names.
  if (stored?.system_yn === 'Y' && (useYn ?? 'Y') !== stored.use_yn)
    return fieldRefused('useYn', codeTexts.systemValue, [], row)
  return missing('groupName', '그룹명', groupName, row) ?? unknownUse(useYn, row)
}

/** What speaks against a changed code. In a system group only texts and order may change. */
export function codeFailure(
  change: CodeChange,
  isSystem: boolean,
  stored: StoredCode | undefined,
  row: number,
): Failure | undefined {
  const { rowState, value, text, useYn } = change
  if (isSystem && rowState !== 'U') return fieldRefused('value', codeTexts.systemValue, [], row)
  if (rowState === 'D') return undefined
  const fixed = isSystem && stored ? changedFixed(change, stored) : undefined
  if (fixed !== undefined) return fieldRefused(fixed, codeTexts.systemValue, [], row)
  if (rowState === 'I' && /[\s,]/.test(value)) return fieldRefused('value', codeTexts.valueWrong, [], row)
  return missing('text', '코드명', text, row) ?? unknownUse(useYn, row)
}

function changedFixed(change: CodeChange, stored: StoredCode): string | undefined {
  if ((change.useYn ?? 'Y') !== stored.use_yn) return 'useYn'
  if ((change.attr1 ?? '') !== (stored.attr1 ?? '')) return 'attr1'
  return (change.attr2 ?? '') === (stored.attr2 ?? '') ? undefined : 'attr2'
}

/** Deletions before changes before new rows, so that a value may be given anew; each keeps the number of its row. */
export function inOrder<Change extends { readonly rowState: string }>(
  rows: readonly Change[],
): readonly { readonly change: Change; readonly row: number }[] {
  const numbered = rows.map((change, index) => ({ change, row: index + 1 }))
  return ['D', 'U', 'I'].flatMap(state => numbered.filter(({ change }) => change.rowState === state))
}
