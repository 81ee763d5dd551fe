import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { cleanFields } from '../../document/cleanFields'
import { columnsFor } from '../../document/columns'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { noteOf, readLines } from '../../document/documentKind'
import { sentFields } from '../../document/documentWork'
import { deleteRows, insertInto, updateRow } from '../../document/writeRows'
import { fieldRefused } from '../../http/failure'
import { accountNames } from './insertLines'
import { type SlipRecord, slip } from './slipKind'
import { type SlipDraft, slipFailure } from './slipRules'
import { openSlip } from './slipTransitions'

const { sentHeader, sentLines } = sentFields('updateSignifier')

/** Stores what was changed of a slip, checked: it balances, and comes to what its sources come to. */
export async function updateSlip(
  context: EventContext,
  slipNo: string,
  { version, header, lines }: OperationRequests['updateSignifier']['body'],
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const stored = await openSlip(context, 'updateSignifier', { id: slipNo, version })
  const draft: SlipDraft = { header: cleanFields(header), lines: lines.map(cleanFields) }
  const failure = await slipFailure(tx, draft, stored.total_amt, koreanDay(now))
  if (failure) throw failure
  await updateRow(tx, 'signifier', ['slip_no', slipNo], {
    ...columnsFor('signifier', sentHeader, { ...draft.header }),
    edit_cnt: stored.edit_cnt + 1,
    version: stored.version + 1,
    updated_by: actor.userId,
    updated_dt: now,
  })
  await writeLines(context, stored, draft.lines)
  const { status, approval_status: approvalStatus } = stored
  const { headerText, postingDate } = draft.header
  await addEvent(context, {
    docType: 'SG',
    docNo: slipNo,
    action: 'updateSignifier',
    from: status,
    to: status,
    before: noteOf(slip, stored),
    after: { headerText, postingDate, lineCnt: lines.length },
  })
  return { success: true, docNo: slipNo, status, approvalStatus, version: stored.version + 1 }
}

/** Numbered again from 1; what a line was made of stays with the line that keeps its number. */
async function writeLines(
  { tx }: EventContext,
  { slip_no }: SlipRecord,
  lines: SlipDraft['lines'],
): Promise<void> {
  const before = new Map((await readLines(tx, slip, slip_no)).map(line => [line.line_no, line]))
  const unknown = lines.find(({ lineNo }) => lineNo !== undefined && !before.has(lineNo))
  if (unknown) throw fieldRefused('lineNo', 'codeNotAllowed', [unknown.lineNo ?? 0])
  const names = await accountNames(
    tx,
    lines.map(line => line.accountCode ?? ''),
  )
  await deleteRows(tx, 'signifier_line', ['slip_no', slip_no])
  await insertInto(
    tx,
    'signifier_line',
    lines.map((line, index) => {
      const old = before.get(line.lineNo ?? 0)
      return {
        ...columnsFor('signifier_line', sentLines, { ...line }),
        slip_no,
        line_no: index + 1,
        account_name: names.get(line.accountCode ?? ''),
        currency_amt: old?.currency_amt ?? null,
        adj_no: old?.adj_no ?? null,
        none_no: old?.none_no ?? null,
      }
    }),
  )
}
