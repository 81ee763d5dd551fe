import type { PrRow } from '../../../codegen/generated/types'
import { isFailure } from '../../../engine/auth/apiClient'
import { say } from '../../../engine/runtime/say'
import type { Frame } from '../../../engine/shell/frame/frame'

const mostRows = 20

export interface PrListAction {
  readonly name: 'copyPr' | 'submitPr' | 'deletePr' | 'cancelPr'
  readonly label: string
  readonly look: 'plain' | 'danger'
  readonly from: readonly string[]
  readonly needsOne?: boolean
  readonly needsReason?: boolean
}

export const prListActions: readonly PrListAction[] = [
  { name: 'copyPr', label: '복사', look: 'plain', from: [], needsOne: true },
  { name: 'submitPr', label: '일괄상신', look: 'plain', from: ['DRAFT', 'REJECTED', 'RETURNED'] },
  { name: 'deletePr', label: '삭제', look: 'danger', from: ['DRAFT'] },
  {
    name: 'cancelPr',
    label: '요청취소',
    look: 'danger',
    from: ['DRAFT', 'REJECTED', 'RETURNED', 'APPROVED'],
    needsReason: true,
  },
]

/** Runs an action on the checked requests; true when something has changed. */
export async function runPrListAction(
  { ask, call, go }: Frame,
  action: PrListAction,
  rows: readonly PrRow[],
): Promise<boolean> {
  const [first] = rows
  const wrong = problemOf(action, rows)
  if (wrong !== undefined || !first) {
    await ask.alert(wrong ?? say('nothingSelected'))
    return false
  }
  const reason = action.needsReason
    ? await ask.reason({
        title: say('reasonTitle'),
        label: say('reasonLabel', action.label),
        isRequired: true,
        minLength: 1,
        maxLength: 400,
      })
    : { text: '' }
  if (reason === undefined) return false
  if (!action.needsReason && !(await ask.confirm(`${action.label}하시겠습니까?`))) return false
  const keys = rows.map(row => ({ id: row.prNo, version: row.version }))
  try {
    if (action.name === 'deletePr') {
      await call('deletePr', {
        prNo: first.prNo,
        keys: keys.map(key => `${key.id}:${key.version}`).join(','),
      })
    } else {
      const body = { keys, ...(reason.text === '' ? {} : { reason: reason.text }) }
      const answer = await call(action.name, { prNo: first.prNo, body })
      if (action.needsOne) go.to('/prEdit', { prNo: answer.docNo })
    }
    ask.toast(say('processed'), 'success')
    return true
  } catch (error) {
    if (!isFailure(error)) throw error
    if (error.kind !== 'aborted') await ask.alert(error.message)
    return false
  }
}

function problemOf({ label, from, needsOne }: PrListAction, rows: readonly PrRow[]): string | undefined {
  if (needsOne && rows.length !== 1) return say('onlyOne', label, '구매요청')
  if (rows.length === 0) return say('nothingSelected')
  if (rows.length > mostRows) return say('bulkLimit', label, mostRows)
  const misplaced = rows.filter(row => from.length > 0 && !from.includes(row.status))
  return misplaced.length > 0
    ? say('selectedStateWrong', [...new Set(misplaced.map(row => row.status))].join(', '))
    : undefined
}
