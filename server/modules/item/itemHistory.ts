import type { HistoryEntry } from '../../../codegen/generated/types'
import { codeText, isCodeGroup } from '../../../schemas/codes/codeGroups'
import { findTransition } from '../../../schemas/workflow/workflow'
import type { Transaction } from '../../database/connect'
import { operationFact } from '../../document/erasedRoute'
import { type ItemRecord, item } from './itemKind'

type Noted = Readonly<Record<string, unknown>> | null

/** What has become different, as "규격: A → B"; fields by their labels, attributes by their names. */
function changesOf(before: Noted, after: Noted): string {
  if (before === null || after === null) return ''
  const fields = operationFact('getItem').answer.fields.header?.fields ?? {}
  const shown = (name: string, value: unknown) => {
    const code = fields[name]?.code
    const text = value === null || value === undefined ? '' : String(value)
    return (code && isCodeGroup(code) ? codeText(code, text) : undefined) ?? text
  }
  return Object.keys(after)
    .filter(name => isOther(before[name], after[name]))
    .map(
      name =>
        `${fields[name]?.label ?? name}: ${shown(name, before[name]) || '-'} → ${shown(name, after[name]) || '-'}`,
    )
    .join(', ')
}

/** Numbers are kept with as many digits as their column has, or as they were sent. */
function isOther(before: unknown, after: unknown): boolean {
  const [one, other] = [before, after].map(value => (value ?? '') as string | number)
  const isNumber = one !== '' && other !== '' && !Number.isNaN(Number(one)) && !Number.isNaN(Number(other))
  return isNumber && typeof one === 'string' && one.includes('.')
    ? Number(one) !== Number(other)
    : one !== other
}

/** What happened to an item under its first code and under the final one, with what was changed. */
export async function readItemHistory(
  tx: Transaction,
  { item_code, temp_code }: ItemRecord,
): Promise<readonly HistoryEntry[]> {
  const events = await tx
    .selectFrom('document_event')
    .select(['at', 'actor_name', 'action', 'from_status', 'to_status', 'reason', 'before', 'after'])
    .where('doc_type', '=', item.docType)
    .where('doc_no', 'in', [item_code, temp_code ?? item_code])
    .orderBy('seq')
    .execute()
  return events.map(({ at, actor_name, action, from_status: from, to_status: to, reason, ...noted }) => {
    const label = findTransition(item.workflow, action)?.label ?? action
    const changes = changesOf(noted.before as Noted, noted.after as Noted)
    const isMoved = from !== null && to !== null && from !== to
    const moved = isMoved
      ? ` (${codeText('ITEM_STATUS', from)} → ${codeText('ITEM_STATUS', to)})`
      : changes === ''
        ? ''
        : ` (${changes})`
    return {
      eventDt: at,
      actorNm: actor_name,
      historyText: label + moved,
      ...(reason === null ? {} : { reason }),
    }
  })
}
