import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { fieldRefused } from '../../http/failure'
import { accountNames } from './createSignifier'
import { loadSlipReferences } from './slipReferences'
import { type SlipLine, slipFailure } from './slipRules'
import { readSlipLines, type SlipRecord } from './slipStore'
import { openSlip } from './slipTransitions'

type Input = OperationRequests['updateSignifier']['body']

/** Texts without blanks at their ends and composed; what is empty is left out. */
function clean<Fields extends object>(fields: Fields): Fields {
  const entries = Object.entries(fields).flatMap(([name, value]) => {
    if (typeof value !== 'string') return [[name, value] as const]
    const text = value.normalize('NFC').trim()
    return text === '' ? [] : [[name, text] as const]
  })
  return Object.fromEntries(entries) as Fields
}

/** Stores what was changed of a slip, checked: it balances, and comes to what its sources come to. */
export async function updateSignifier(
  context: EventContext,
  slipNo: string,
  input: Input,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const stored = await openSlip(context, 'updateSignifier', { id: slipNo, version: input.version })
  const header = clean(input.header)
  const lines = input.lines.map(clean)
  const references = await loadSlipReferences(tx, header, lines, koreanDay(now))
  const failure = slipFailure(header, lines, stored.total_amt, references)
  if (failure) throw failure
  const { docDate = '', postingDate = '', dueDate = '', payMethod = '', headerText = '' } = header
  const version = stored.version + 1
  await tx
    .updateTable('signifier')
    .set({
      doc_date: docDate,
      posting_date: postingDate,
      due_date: dueDate,
      pay_method: payMethod,
      header_text: headerText,
      edit_cnt: stored.edit_cnt + 1,
      version,
      updated_by: actor.userId,
      updated_dt: now,
    })
    .where('slip_no', '=', slipNo)
    .execute()
  await writeLines(context, stored, lines, input)
  await addEvent(context, {
    docType: 'SG',
    docNo: slipNo,
    action: 'updateSignifier',
    from: stored.status,
    to: stored.status,
    before: { headerText: stored.header_text, postingDate: stored.posting_date },
    after: { headerText, postingDate, lineCnt: lines.length },
  })
  return {
    success: true,
    docNo: slipNo,
    status: stored.status,
    approvalStatus: stored.approval_status,
    version,
  }
}

/** Numbered anew from 1; what a line was made of stays with the line that keeps its number. */
async function writeLines(
  { tx }: EventContext,
  stored: SlipRecord,
  lines: readonly SlipLine[],
  input: Input,
): Promise<void> {
  const before = new Map((await readSlipLines(tx, stored.slip_no)).map(line => [line.line_no, line]))
  const unknown = input.lines.find(({ lineNo }) => lineNo !== undefined && !before.has(lineNo))
  if (unknown) throw fieldRefused('lineNo', 'codeNotAllowed', [unknown.lineNo ?? 0])
  const names = await accountNames(
    tx,
    lines.map(line => line.accountCode ?? ''),
  )
  await tx.deleteFrom('signifier_line').where('slip_no', '=', stored.slip_no).execute()
  await tx
    .insertInto('signifier_line')
    .values(
      lines.map((line, index) => {
        const old = before.get(input.lines[index]?.lineNo ?? 0)
        const code = line.accountCode ?? ''
        return {
          slip_no: stored.slip_no,
          line_no: index + 1,
          dc_type: line.dcType ?? 'D',
          account_code: code,
          account_name: names.get(code) ?? code,
          cost_center: line.costCenter ?? null,
          amt: line.amt ?? '0',
          currency_amt: old?.currency_amt ?? null,
          tax_code: line.taxCode ?? null,
          line_text: line.lineText ?? null,
          adj_no: old?.adj_no ?? null,
          none_no: old?.none_no ?? null,
        }
      }),
    )
    .execute()
}
