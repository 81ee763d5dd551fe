import { codeText, isCodeGroup } from '../../../schemas/codes/codeGroups'
import { columnOf } from '../../document/columns'
import type { EventContext } from '../../document/documentEvents'
import type { Prepared } from '../../document/documentParts'
import { headerCodeFailure, requirementFailure, type Stage } from '../../document/draftFailure'
import { operationFact } from '../../document/erasedRoute'
import type { Failure } from '../../http/failure'
import { type AssetDraft, type AssetRecord, asset } from './assetKind'
import { lifeFailure, serialFailure } from './assetPlace'
import { type HistoryNote, noteHistory } from './noteHistory'

/** The first thing that forbids a change. */
export async function assetFailure(
  context: EventContext,
  draft: AssetDraft,
  stage: Stage,
  stored?: AssetRecord,
): Promise<Failure | undefined> {
  const { header } = draft
  return (
    requirementFailure(asset, draft, stage) ??
    (await headerCodeFailure(context.tx, asset, { ...header })) ??
    lifeFailure(header.usefulLife) ??
    (await serialFailure(context, header.serialNo, stored?.asset_no ?? ''))
  )
}

/** Keeps one line for each field that becomes different. */
export async function prepareAsset(
  context: EventContext,
  { header }: AssetDraft,
  stored?: AssetRecord,
): Promise<Prepared> {
  const notes = stored ? changesOf(stored, { ...header }) : []
  return {
    header: {},
    lines: [],
    after: () => noteHistory(context, stored?.asset_no ?? '', notes),
  }
}

function changesOf(stored: AssetRecord, header: Readonly<Record<string, unknown>>): readonly HistoryNote[] {
  const fields = operationFact('updateAsset').body?.fields.header?.fields ?? {}
  const columns: Readonly<Record<string, unknown>> = { ...stored }
  return Object.values(fields).flatMap(({ name, label, code }): HistoryNote[] => {
    const [before, after] = [columns[columnOf(name)] ?? '', header[name] ?? ''].map(String)
    if (before === after || name === 'fileId') return []
    const shown = (value = '') => (code && isCodeGroup(code) && value !== '' ? codeText(code, value) : value)
    return [{ type: 'EDIT', before: `${label}: ${shown(before)}`, after: `${label}: ${shown(after)}` }]
  })
}
