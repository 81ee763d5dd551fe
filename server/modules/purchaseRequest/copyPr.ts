import type { TransitionAnswer } from '../../../codegen/generated/types'
import { type Columns, sentAgain } from '../../document/columns'
import type { EventContext } from '../../document/documentEvents'
import { readLines } from '../../document/documentKind'
import { sentFields } from '../../document/documentWork'
import { saveDocument } from '../../document/saveDocument'
import { preparePr } from './preparePr'
import { type PrDraft, type PrRecord, purchaseRequest } from './prKind'

const { sentHeader, sentLines } = sentFields('createPr')

/** A new draft of the actor from any request he sees: without dates, files and whatever became of the source. */
export async function copyPr(context: EventContext, source: PrRecord): Promise<TransitionAnswer> {
  const lines = await readLines(context.tx, purchaseRequest, source.pr_no)
  const undated = (fields: typeof sentHeader, row: Columns) =>
    sentAgain(fields, { ...row, need_date: null, file_id: null, line_no: null })
  const draft = {
    header: undated(sentHeader, source),
    lines: lines.map(line => undated(sentLines, line)),
  } as unknown as PrDraft
  // Without its rules: what has been closed since is named when the copy is saved or submitted.
  const saving = { kind: purchaseRequest, prepare: preparePr, rules: undefined, sentHeader, sentLines }
  return saveDocument(context, { ...saving, action: 'copyPr' }, draft)
}
